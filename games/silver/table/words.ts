import type { InEveryLanguage } from '@tafelrunde/kernel';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import type { Words } from './words/shape.ts';

export type { Words } from './words/shape.ts';

/** What the screen says beyond the texts of the game. */
export const words: InEveryLanguage<Words> = { de, en, fr };
