import type { Seat } from '@tafelrunde/kernel';
import type { Side, Unit } from './contest.ts';

/** Who sits where in one game of a deal: the side of each seat. */
export type Lineup = readonly Side[];

/**
 * Every line-up a deal is played in.
 *
 * For each seat in turn: one side alone there and the other in all other seats, then the same mirrored. So each side holds
 * every seat equally often, alone and in company, always with the same cards; what the seat and the deal are worth cancels out.
 * With two seats mirroring is turning the table, so there are two line-ups; otherwise two for each seat.
 *
 * Who plays together has nobody to sit against: each side plays the deal by itself, once.
 */
export function lineupsOf(seats: number, unit: Unit): readonly Lineup[] {
  const all = Array.from({ length: seats }, (_, seat): Seat => seat);
  if (unit === 'together') return [all.map((): Side => 'a'), all.map((): Side => 'b')];
  const oneAgainst = (seat: Seat, one: Side, other: Side): Lineup => all.map((at) => (at === seat ? one : other));
  if (seats === 2) return [oneAgainst(0, 'a', 'b'), oneAgainst(0, 'b', 'a')];
  return all.flatMap((seat) => [oneAgainst(seat, 'a', 'b'), oneAgainst(seat, 'b', 'a')]);
}
