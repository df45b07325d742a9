import type { Language } from '@tafelrunde/kernel';
import { fetchWords } from '@tafelrunde/stage';
import { createStore, useStore } from '../store.ts';
import { translateGames } from '../game-texts.ts';
import type { Texts } from './en.ts';

export type { Texts } from './en.ts';

/** One catalogue at a time is fetched: the language somebody reads. */
const catalogues: Readonly<Record<Language, () => Promise<Texts>>> = {
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
};

const spoken = createStore<{ readonly language: Language; readonly texts: Texts } | undefined>(undefined);

/** Fetches a catalogue and shows the page in it. The old language stays until the new one is here. */
export async function speak(language: Language): Promise<void> {
  const texts = await catalogues[language]();
  await translateGames(language);
  await fetchWords(language);
  spoken.set({ language, texts });
}

/** All that has come to the page says, in its language, which may change meanwhile. */
export async function fetchWordsNow(): Promise<void> {
  let language: Language;
  do {
    language = languageNow();
    await fetchWords(language);
  } while (language !== languageNow());
}

/** The texts of the page. Only used below the app, which waits for the first catalogue. */
export function useTexts(): Texts {
  const now = useStore(spoken);
  if (now === undefined) throw new Error('No language has been loaded yet.');
  return now.texts;
}

/** The language the texts are in now; during a change still the old one. */
export function useLanguage(): Language {
  return useStore(spoken)?.language ?? 'en';
}

export function languageNow(): Language {
  return spoken.get()?.language ?? 'en';
}

export function textsNow(): Texts | undefined {
  return spoken.get()?.texts;
}
