import { spoken } from '@tafelrunde/stage';
import type { Words } from './words/shape.ts';

/** What the panels say beyond the texts of the game. */
export const words = spoken<Words>({
  de: async () => (await import('./words/de.ts')).de,
  en: async () => (await import('./words/en.ts')).en,
  fr: async () => (await import('./words/fr.ts')).fr,
});
