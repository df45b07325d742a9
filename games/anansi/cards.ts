/*
 * A story card is a number from 0 to 41: suit × 14 + value − 1. A set of cards is one bit mask per suit, bit value − 1.
 */

/** The suits by number (ANA-1.1). */
export const suits = ['hornet', 'leopard', 'snake'] as const;
export type SuitName = (typeof suits)[number];
export const SUITS = 3;
/** Values run from 1 to 14. */
export const VALUES = 14;
export const CARDS = SUITS * VALUES;
/** Every card of one suit. */
export const WHOLE_SUIT = (1 << VALUES) - 1;

/** Listeners a card recruits, by value from 1 (ANA-1.2). Printed data, not a rule: another edition may differ here alone. */
export const headsByValue: readonly number[] = [0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2];

/** Trickster bonus by round from 1 (ANA-1.4); later rounds of a race pay the last one (ANA-9.5). */
export const bonusByRound: readonly number[] = [2, 4, 7];

/** Listener cards in the box (ANA-1.3). */
export const LISTENERS = 36;

/** Cards turned up under the trump cards before each round (ANA-2.5). */
export const TURNED_UP = 2;

const all = Array.from({ length: CARDS }, (_, card) => card);

/** By card. */
export const suitOf: readonly number[] = all.map((card) => Math.floor(card / VALUES));
export const valueOf: readonly number[] = all.map((card) => (card % VALUES) + 1);
export const bitOf: readonly number[] = all.map((card) => 1 << (card % VALUES));
export const headsOf: readonly number[] = valueOf.map((value) => headsByValue[value - 1] as number);

export const isCard = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < CARDS;

export function cardOf(suit: number, value: number): number {
  return suit * VALUES + value - 1;
}

/** How many cards a mask holds. */
export function count(mask: number): number {
  let left = mask - ((mask >> 1) & 0x5555);
  left = (left & 0x3333) + ((left >> 2) & 0x3333);
  left = (left + (left >> 4)) & 0x0f0f;
  return (left + (left >> 8)) & 0x1f;
}

/** The cards of a set, by suit, then from low to high. `from` is where the three masks begin. */
export function cardsIn(masks: readonly number[], from = 0): number[] {
  const cards: number[] = [];
  for (let suit = 0; suit < SUITS; suit += 1) {
    for (let mask = masks[from + suit] as number; mask !== 0; mask &= mask - 1) cards.push(suit * VALUES + 31 - Math.clz32(mask & -mask));
  }
  return cards;
}

/** The set of these cards: one mask per suit. */
export function masksOf(cards: readonly number[]): number[] {
  const masks = [0, 0, 0];
  for (const card of cards) {
    const suit = suitOf[card] as number;
    masks[suit] = (masks[suit] as number) | (bitOf[card] as number);
  }
  return masks;
}

/** Cards dealt to each player, which is also the number of tricks in a round (ANA-2.6). */
export function handSize(seats: number): number {
  return seats === 5 ? 8 : 10;
}

/** How many players may recruit in one trick (ANA-5.3). */
export function recruitersAllowed(seats: number): number {
  return seats === 5 ? 2 : 1;
}

/** The trickster bonus of a round (ANA-1.4, ANA-9.5). */
export function bonusOf(round: number): number {
  return bonusByRound[Math.min(round, bonusByRound.length) - 1] as number;
}
