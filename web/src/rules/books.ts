import type { InEveryLanguage } from '@tafelrunde/kernel';

type Book = InEveryLanguage<() => Promise<string>>;

/** The rulebooks, each language fetched when somebody opens it. */
const books: Readonly<Record<string, Book>> = {
  anansi: {
    de: async () => (await import('@tafelrunde/anansi/rulebook/de.md?raw')).default,
    en: async () => (await import('@tafelrunde/anansi/rulebook/en.md?raw')).default,
    fr: async () => (await import('@tafelrunde/anansi/rulebook/fr.md?raw')).default,
  },
  andor: {
    de: async () => (await import('@tafelrunde/andor/rulebook/de.md?raw')).default,
    en: async () => (await import('@tafelrunde/andor/rulebook/en.md?raw')).default,
    fr: async () => (await import('@tafelrunde/andor/rulebook/fr.md?raw')).default,
  },
  anthem: {
    de: async () => (await import('@tafelrunde/anthem/rulebook/de.md?raw')).default,
    en: async () => (await import('@tafelrunde/anthem/rulebook/en.md?raw')).default,
    fr: async () => (await import('@tafelrunde/anthem/rulebook/fr.md?raw')).default,
  },
  silver: {
    de: async () => (await import('@tafelrunde/silver/rulebook/de.md?raw')).default,
    en: async () => (await import('@tafelrunde/silver/rulebook/en.md?raw')).default,
    fr: async () => (await import('@tafelrunde/silver/rulebook/fr.md?raw')).default,
  },
};

export function bookOf(game: string): Book | undefined {
  return Object.hasOwn(books, game) ? books[game] : undefined;
}
