/** The ends of every row (ANT-2.2). They lie there from the start, so no row stores them. */
export const START = 0;
export const END = 9;
/** The highest number a hand can hold; 1 is the lowest (ANT-2.3). */
export const HIGHEST = 8;
/** Cards of one set that go into hands: 1 to 8 and Death (ANT-2.3, ANT-2.4). */
export const HAND = 9;

/** Numbers whose printed names are not known to us: their names are our own, and marked so where a card is shown large (ANT-1.2). */
export const ownNames: readonly number[] = [1, 2, 6, 7, 8];
