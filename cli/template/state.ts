import type { Seat } from '@tafelrunde/kernel';

/** What a table chooses before the match. */
export interface Options {
  readonly stones: number;
  /** What taking the last stone does. */
  readonly last: 'wins' | 'loses';
}

/** Everything there is to know. Plain data only: numbers, strings, booleans, arrays and objects of these. */
export interface State {
  readonly seats: number;
  readonly last: Options['last'];
  /** Whose turn it is; once no stone is left, who took the last. */
  turn: Seat;
  left: number;
  /** How many stones each seat has taken. */
  readonly taken: number[];
}

/** All a seat was ever shown. Here nothing is hidden, so it has the same fields; it is built from nothing all the same. */
export type View = State;

export interface Action {
  readonly type: 'take';
  readonly count: number;
}

export type Event =
  | { readonly kind: 'begun'; readonly seat: Seat; readonly stones: number }
  | { readonly kind: 'taken'; readonly seat: Seat; readonly count: number; readonly left: number };

/** Most stones one may take (PEB-2.1). */
export const MOST = 3;
