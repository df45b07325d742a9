import type { Seat } from '@tafelrunde/kernel';

/** Who comes next: seats are counted clockwise, and clockwise is to the left. */
export const leftOf = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

/** Who came before. */
export const rightOf = (seat: Seat, seats: number): Seat => (seat + seats - 1) % seats;

/** Everybody but the reader, in turn order from the reader's left hand round to the right; a spectator sees all, from seat 0. */
export const othersOf = (you: Seat | undefined, seats: number): readonly Seat[] => {
  const first = you === undefined ? 0 : leftOf(you, seats);
  return Array.from({ length: you === undefined ? seats : seats - 1 }, (_, turn) => (first + turn) % seats);
};
