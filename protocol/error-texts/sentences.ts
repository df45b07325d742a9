import type { Failure, FailureCode } from '../errors.ts';

/** What a person reads when something is refused: what is the matter, and where there is one, the way out. */
export type Sentences = Readonly<Record<FailureCode, string>>;

/** The sentence for a failure of the kernel or the server. A game's own codes have their sentences in the game; here they get the general one. */
export function sentenceOf(sentences: Sentences, { code }: Failure): string {
  const known: Readonly<Record<string, string>> = sentences;
  return (Object.hasOwn(known, code) ? known[code] : undefined) ?? sentences['not-listed'];
}
