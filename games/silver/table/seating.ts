import type { Seat } from '@tafelrunde/kernel';

/** Everybody but the reader, in turn order from the reader's left; a spectator sees all, from seat 0. */
export const othersOf = (you: Seat | undefined, seats: number): readonly Seat[] =>
  you === undefined
    ? Array.from({ length: seats }, (_, seat) => seat)
    : Array.from({ length: seats - 1 }, (_, turn) => (you + 1 + turn) % seats);
