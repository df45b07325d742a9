import type { InEveryLanguage } from '@tafelrunde/kernel';
import { headsOf, type SuitName, suitOf, suits, valueOf } from '../cards.ts';
import type { Lead } from './preview.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import type { Card, Standing, Words } from './words/shape.ts';

export type { Pieces, Words } from './words/shape.ts';

export const words: InEveryLanguage<Words> = { de, en, fr };

export const suitNamed = (suit: number): SuitName => suits[suit] as SuitName;

/** A card as a sentence needs it. */
export const cardNamed = (card: number): Card => ({
  suit: suitNamed(suitOf[card] as number),
  value: valueOf[card] as number,
  heads: headsOf[card] as number,
});

export const leadNamed = ({ suit, cards, next, tied }: Lead): Standing => ({
  suit: suitNamed(suit),
  cards,
  next,
  tied: tied.map(suitNamed),
});
