import type { Language } from '@tafelrunde/kernel';
import { deathName, numberName } from '../texts/cards.ts';
import type { Face } from './face.ts';

/** The name printed on a card; a back has none. */
export const nameOf = (face: Face, language: Language): string =>
  face === 'back' ? '' : face === 'death' ? deathName(language) : numberName(face, language);

/** "6 Lair", as a card is called in a sentence; number and name stay together on a line. */
export const labelOf = (face: Face, language: Language): string =>
  typeof face === 'number' ? `${face}\u00a0${nameOf(face, language)}` : nameOf(face, language);
