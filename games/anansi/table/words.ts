import { spoken } from '@tafelrunde/stage';
import { headsOf, type SuitName, suitOf, suits, valueOf } from '../cards.ts';
import type { Lead } from './preview.ts';
import type { Card, Standing, Words } from './words/shape.ts';

export type { Words } from './words/shape.ts';

export const words = spoken<Words>({
  de: async () => (await import('./words/de.ts')).de,
  en: async () => (await import('./words/en.ts')).en,
  fr: async () => (await import('./words/fr.ts')).fr,
});

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
