import type { Language } from '@tafelrunde/kernel';
import { spoken } from '@tafelrunde/stage';
import { fetchWordsNow } from './index.ts';
import { fetchWordsOf } from './listed.ts';

const parts = new Set<string>();

/** Fetches a part of the page, and at the same time what it says in the language of the page; put in by the build, as in listed.ts. */
export async function withWords<Part>(part: string, fetchPart: () => Promise<Part>): Promise<Part> {
  if (!parts.has(part)) {
    parts.add(part);
    const inLanguage = (language: Language) => async () => {
      await fetchWordsOf(part, language);
      return part;
    };
    spoken({ de: inLanguage('de'), en: inLanguage('en'), fr: inLanguage('fr') });
  }
  const [fetched] = await Promise.all([fetchPart(), fetchWordsNow()]);
  return fetched;
}
