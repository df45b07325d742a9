import type { InEveryLanguage, Language } from '@tafelrunde/kernel';

/**
 * What the build puts in the place of words (web/cut-words): in the source the three languages of a list stand side by side, a reader
 * fetches one of them. Nothing else calls this.
 */

const heardSoFar = new Map<string, Partial<InEveryLanguage<unknown>>>();

/** A list that came in one language. */
export function heard(title: string, words: Partial<InEveryLanguage<unknown>>): void {
  heardSoFar.set(title, { ...heardSoFar.get(title), ...words });
}

/** A list, read like the one in the source. Its language came with the part of the page that needs it, or when the page changed to it. */
export function listed<Words>(title: string): InEveryLanguage<Words> {
  const read = (language: Language): Words => {
    const words = heardSoFar.get(title)?.[language];
    if (words === undefined) throw new Error(`${title} was not fetched in ${language}`);
    return words as Words;
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

type Ways = Readonly<Record<string, () => Promise<unknown>>>;

const known = new Map<Language, Ways>();

/** How the words of each part of the page are fetched in this language; its catalogue says so. */
export function offered(language: Language, ways: Ways): void {
  known.set(language, ways);
}

/** Those of one part; nothing where it has none that the first page has not. */
export async function fetchWordsOf(part: string, language: Language): Promise<void> {
  await known.get(language)?.[part]?.();
}
