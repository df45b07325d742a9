import { type InEveryLanguage, type Language, languages } from '@tafelrunde/kernel';

type Sources<Words> = InEveryLanguage<() => Promise<Words>>;

/** What has been fetched, and how the rest is. One entry for each list of words that a table or another part of this page has. */
const lists = new Set<{ readonly here: Map<Language, unknown>; readonly sources: Sources<unknown> }>();

/**
 * Words of a table, read like any catalogue: `words[language]`. Only the language of the page is fetched (`fetchWords`), before the
 * table is drawn and before the page changes to another.
 */
export function spoken<Words>(sources: Sources<Words>): InEveryLanguage<Words> {
  const here = new Map<Language, Words>();
  lists.add({ here, sources });
  const read = (language: Language): Words => {
    const words = here.get(language);
    if (words === undefined) throw new Error(`the words of a table were not fetched in ${language}`);
    return words;
  };
  return {
    get de() {
      return read('de');
    },
    get en() {
      return read('en');
    },
    get fr() {
      return read('fr');
    },
  };
}

/** Everything tables on this page say, in these languages; a table that comes meanwhile is waited for, too. */
export async function fetchWords(...wanted: readonly Language[]): Promise<void> {
  const missing = (wanted.length === 0 ? languages : wanted).flatMap((language) =>
    [...lists].filter(({ here }) => !here.has(language)).map((list) => ({ ...list, language })),
  );
  if (missing.length === 0) return;
  await Promise.all(missing.map(async ({ here, sources, language }) => here.set(language, await sources[language]())));
  await fetchWords(...wanted);
}
