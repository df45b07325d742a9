/*
 * A card is its number, 0 to 13: cards of one number are alike in everything, so nothing else is ever kept of them.
 */

/** The characters by number. */
export const characters = [
  'villager',
  'squire',
  'empath',
  'bodyguard',
  'rascal',
  'exposer',
  'revealer',
  'beholder',
  'apprentice',
  'seer',
  'master',
  'witch',
  'robber',
  'doppelganger',
] as const;
export type Character = (typeof characters)[number];

export const VILLAGER = 0;
export const SQUIRE = 1;
export const EMPATH = 2;
export const BODYGUARD = 3;
export const RASCAL = 4;
export const EXPOSER = 5;
export const REVEALER = 6;
export const BEHOLDER = 7;
export const APPRENTICE = 8;
export const SEER = 9;
export const MASTER = 10;
export const WITCH = 11;
export const ROBBER = 12;
export const DOPPELGANGER = 13;

/** How many different numbers there are. */
export const NUMBERS = characters.length;
/** How often each number is in the deck (SIL-1.1). */
export const copiesOf: readonly number[] = characters.map((_, number) => (number === VILLAGER || number === DOPPELGANGER ? 2 : 4));
/** The whole deck, from low to high. */
export const deck: readonly number[] = copiesOf.flatMap((copies, number) => Array.from({ length: copies }, () => number));
export const CARDS = deck.length;

/** When a card works (SIL-1.3): while it lies face up · when laid down straight from the draw · in an exchange of several. */
export type Trigger = 'face-up' | 'drop' | 'swap';
export function triggerOf(number: number): Trigger {
  if (number < EXPOSER) return 'face-up';
  return number === DOPPELGANGER ? 'swap' : 'drop';
}

/** Cards dealt to each player (SIL-2.3). */
export const VILLAGE = 5;
/** Looks before the first turn (SIL-2.6). */
export const LOOKS = 2;
/** Rounds of a match (SIL-2.9). */
export const ROUNDS = 4;
/** With more cards than this nobody may call (SIL-3.7). */
export const CALLABLE = 4;
/** What a failed call costs (SIL-8.8). */
export const PENALTY = 10;

/** Cards set aside unseen (SIL-2.2). */
export function setAside(seats: number): number {
  return (4 - seats) * VILLAGE;
}
