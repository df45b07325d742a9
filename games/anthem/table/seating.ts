import type { Seat } from '@tafelrunde/kernel';

/** Whom this seat draws from: play goes clockwise, so the right neighbour has just moved (ANT-3). */
export const rightOf = (seat: Seat, seats: number): Seat => (seat + seats - 1) % seats;

/** Who draws from this seat. */
export const leftOf = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

/** Everybody but the reader, from the reader's left hand round to the right; a spectator sees all, from seat 0. */
export const othersOf = (you: Seat | undefined, seats: number): readonly Seat[] => {
  const first = you === undefined ? 0 : leftOf(you, seats);
  return Array.from({ length: you === undefined ? seats : seats - 1 }, (_, i) => (first + i) % seats);
};
