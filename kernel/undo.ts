import type { Seat } from './contract.ts';

/** What an action did that cannot be unseen. */
export const DREW = 1;
export const REVEALED = 2;

/** One action of the line of play with its marks. */
export interface Played<Action> {
  readonly seat: Seat;
  readonly action: Action;
  readonly marks: number;
  /** Its line in the history. */
  readonly n: number;
}

/** Where a seat's own last action stands in the line of play; -1 when it has none. */
export function lastOf<Action>(line: readonly Played<Action>[], seat: Seat): number {
  return line.findLastIndex((played) => played.seat === seat);
}

/**
 * What taking back would mean. `to` is the position play returns to: before the seat's own last action.
 * consent: everybody else at the table must agree, and why. Chance is rewound too, so an undo never buys a new roll.
 */
export type UndoOffer =
  | { readonly kind: 'free'; readonly to: number }
  | { readonly kind: 'consent'; readonly to: number; readonly reason: 'chance' | 'revealed' | 'others-acted' }
  | { readonly kind: 'no'; readonly reason: 'nothing' | 'over' };

/** Free while no randomness was drawn, no other seat has acted since, and nothing hidden was disclosed to anyone. */
export function undoOffer<Action>(line: readonly Played<Action>[], seat: Seat, over: boolean): UndoOffer {
  if (over) return { kind: 'no', reason: 'over' };
  const to = lastOf(line, seat);
  if (to < 0) return { kind: 'no', reason: 'nothing' };
  if (to < line.length - 1) return { kind: 'consent', to, reason: 'others-acted' };
  const marks = line[to]?.marks ?? 0;
  if (marks & DREW) return { kind: 'consent', to, reason: 'chance' };
  if (marks & REVEALED) return { kind: 'consent', to, reason: 'revealed' };
  return { kind: 'free', to };
}
