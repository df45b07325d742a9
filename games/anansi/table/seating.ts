import type { Seat } from '@tafelrunde/kernel';

/** Everybody but the reader, in turn order from the reader's left; a spectator sees all, from seat 0. */
export const othersOf = (you: Seat | undefined, seats: number): readonly Seat[] => {
  const first = you === undefined ? 0 : you + 1;
  return Array.from({ length: you === undefined ? seats : seats - 1 }, (_, i) => (first + i) % seats);
};
