import type { Seat } from '@tafelrunde/kernel';
import { knownTo } from '../bot/sight.ts';
import { DOPPELGANGER, NUMBERS } from '../cards.ts';
import { FACE } from '../state.ts';

/** More marks than these no card has. */
const MARKS = 1 << 14;
const MARKS_SHIFT = 4;
const MOST = 16;

/**
 * The order in a row means nothing, so the net sees a village in one of its own: known cards from high to low, then the unknown ones,
 * by their marks. Says for each place of the net where in the row it is.
 */
export function placesOf(village: readonly number[], viewer: Seat): number[] {
  const keys = village.map((card, at) => {
    const first = knownTo(card, viewer) ? DOPPELGANGER - (card & FACE) : NUMBERS;
    return (first * MARKS + (card >> MARKS_SHIFT)) * MOST + at;
  });
  return keys.map((_, at) => at).toSorted((one, other) => (keys[one] as number) - (keys[other] as number));
}
