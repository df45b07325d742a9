import type { Result, Seat } from '@tafelrunde/kernel';
import { othersOf } from '@tafelrunde/stage';
import type { View } from '../state.ts';
import { type Standing, standingIn } from './standing.ts';

/** One player's round, as it is told when it is over. */
export interface Tale {
  readonly seat: Seat;
  readonly stories: number;
  readonly listeners: number;
  readonly standing: Standing;
  /** Points before this round. */
  readonly before: number;
}

/** The round just scored, the reader first, then in turn order. */
export const talesOf = (view: View, you: Seat | undefined): readonly Tale[] => {
  const rows = view.sheet.at(-1) ?? [];
  const order = you === undefined ? othersOf(undefined, view.seats) : [you, ...othersOf(you, view.seats)];
  return order.flatMap((seat) => {
    const row = rows[seat];
    if (row === undefined) return [];
    const { stories, listeners, points } = row;
    return [{ seat, stories, listeners, standing: standingIn(row), before: (view.points[seat] ?? 0) - points }];
  });
};

/** The same in the order of the result. */
export const ranked = (tales: readonly Tale[], result: Result | undefined): readonly Tale[] => {
  if (result?.kind !== 'ranking') return tales;
  const place = (seat: Seat): number => result.places.find((each) => each.seat === seat)?.place ?? tales.length;
  return tales.toSorted((a, b) => place(a.seat) - place(b.seat));
};
