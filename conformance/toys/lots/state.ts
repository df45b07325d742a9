import type { Seat } from '@tafelrunde/kernel';

export interface Options {
  readonly deck: 'short' | 'long';
  /** Lots in a hand. */
  readonly hand: number;
  readonly aim: 'high' | 'low';
  /** Who discards an even lot may look at the top of the deck. */
  readonly peek: boolean;
  readonly order: 'clockwise' | 'drawn';
  /** The page keeps showing lots of others that the reader has seen. */
  readonly notes: boolean;
}

export type Phase = 'draw' | 'discard' | 'peek' | 'over';

/** Lots are the numbers from 1 up, each there once. */
export interface State {
  readonly seats: number;
  turn: Seat;
  phase: Phase;
  /** The last one is the top. */
  readonly deck: number[];
  /** Bit mask of the seats that have seen the top lot. Who has is public, which lot it is is not. */
  peeked: number;
  /** Per seat the lots in the order they came. */
  readonly hands: number[][];
  /** Beside each lot in a hand: bit mask of the seats that have seen it. */
  readonly seen: number[][];
  readonly discard: number[];
}

export type Action =
  | { readonly type: 'draw' }
  | { readonly type: 'discard'; readonly place: number }
  | { readonly type: 'peek' }
  | { readonly type: 'pass' };

/** As the state, with 0 for every lot this viewer has not seen. */
export interface View {
  readonly seats: number;
  /** -1 = spectator. */
  readonly you: number;
  readonly turn: Seat;
  readonly phase: Phase;
  readonly left: number;
  readonly top: number;
  readonly peeked: number;
  readonly hands: readonly (readonly number[])[];
  readonly seen: readonly (readonly number[])[];
  readonly discard: readonly number[];
}

export type Event =
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly lots: readonly number[] }
  | { readonly kind: 'begins'; readonly seat: Seat }
  | { readonly kind: 'drew'; readonly seat: Seat }
  | { readonly kind: 'lot'; readonly seat: Seat; readonly lot: number }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly place: number; readonly lot: number }
  | { readonly kind: 'peeked'; readonly seat: Seat }
  | { readonly kind: 'top'; readonly seat: Seat; readonly lot: number }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'next'; readonly seat: Seat }
  | { readonly kind: 'shown'; readonly hands: readonly (readonly number[])[] };

/** Lots in the deck after the deal. */
export function deckSize(options: Options, seats: number): number {
  return seats * (options.deck === 'short' ? 2 : 4);
}

export function allLots(options: Options, seats: number): number[] {
  return Array.from({ length: seats * options.hand + deckSize(options, seats) }, (_, i) => i + 1);
}
