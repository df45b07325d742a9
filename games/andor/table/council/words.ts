import { spoken } from '@tafelrunde/stage';
import type { Words } from './words/shape.ts';

/** What is said where heroes put their heads together. */
export const words = spoken<Words>({
  de: async () => (await import('./words/de.ts')).de,
  en: async () => (await import('./words/en.ts')).en,
  fr: async () => (await import('./words/fr.ts')).fr,
});
