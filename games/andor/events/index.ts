import type { DeckCard } from '../legend/format.ts';
import goldenCards from './golden.json' with { type: 'json' };
import silverCards from './silver.json' with { type: 'json' };

/*
 * The event cards of the box, written like the decks of a legend: figures as printed, words our own. The tests put them before the
 * same checker. The printed numbers of golden 4, 5 and 12 are not certain; nothing depends on them. Where no creature or farmer
 * is there to be touched (golden 18, 20, 27), nobody is asked to pay.
 */

/** START first, then 1 to 11 (AND-17.1). */
export const silver = silverCards as readonly DeckCard[];
/** 1 to 34. */
export const golden = goldenCards as readonly DeckCard[];
