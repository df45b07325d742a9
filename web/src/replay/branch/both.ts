/** A branch and the match it left in one file: where that match has no address, friends still see both lines. */
const FORMAT = 'tafelrunde-branch';

interface Both {
  /** The match, as its own file. */
  readonly text: string;
  /** The branch, as a link would hold it. */
  readonly branch: string;
}

export function writeBoth({ text, branch }: Both): string {
  return JSON.stringify({ format: FORMAT, match: text, branch });
}

/** Both, where a file holds both; whether they are sound is found out where they are opened. */
export function readBoth(file: string): Both | undefined {
  if (!file.startsWith(`{"format":"${FORMAT}"`)) return undefined;
  try {
    const { match, branch } = JSON.parse(file) as { readonly match: unknown; readonly branch: unknown };
    return typeof match === 'string' && typeof branch === 'string' ? { text: match, branch } : undefined;
  } catch {
    return undefined; // cut short: it is refused as what it is, no match file
  }
}
