import type { Seat } from '@tafelrunde/kernel';

export interface Options {
  readonly rounds: number;
  readonly colours: 3 | 4;
  /** Each seat has a secret colour that counts again at the end. */
  readonly goals: boolean;
  /** Vetoes per seat; 0 = none. */
  readonly vetoes: number;
  /** The same colour may be shown twice running. */
  readonly repeats: boolean;
}

export type Phase = 'signal' | 'react' | 'over';

/** No colour (yet). */
export const NONE = -1;
/** A colour the reader may not know. */
export const SEALED = -2;

export interface State {
  readonly seats: number;
  round: number;
  phase: Phase;
  readonly goals: number[];
  /** This round's signals, hidden until all are given. */
  readonly signals: number[];
  /** The signals of the round before. */
  readonly last: number[];
  /** Bit masks: who still has a lantern, whose burns this round, who has answered in the reaction window. */
  lanterns: number;
  lit: number;
  answered: number;
  readonly vetoes: number[];
  readonly scores: number[];
  /** seats × colours: points made with each colour. */
  readonly tally: number[];
}

export type Action =
  | { readonly type: 'signal'; readonly colour: number }
  | { readonly type: 'lantern' }
  | { readonly type: 'veto' }
  | { readonly type: 'decline' };

/** As the state, with SEALED for hidden goals and signals. */
export interface View {
  readonly you: number;
  readonly seats: number;
  readonly round: number;
  readonly phase: Phase;
  readonly goals: readonly number[];
  readonly signals: readonly number[];
  readonly last: readonly number[];
  readonly lanterns: number;
  readonly lit: number;
  readonly answered: number;
  readonly vetoes: readonly number[];
  readonly scores: readonly number[];
  readonly tally: readonly number[];
}

export type Event =
  | { readonly kind: 'goal'; readonly seat: Seat; readonly colour: number }
  | { readonly kind: 'ready'; readonly seat: Seat }
  | { readonly kind: 'own'; readonly seat: Seat; readonly colour: number }
  | { readonly kind: 'signals'; readonly colours: readonly number[] }
  | { readonly kind: 'lantern'; readonly seat: Seat }
  | { readonly kind: 'vetoed'; readonly seat: Seat }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | { readonly kind: 'scored'; readonly scores: readonly number[] }
  | { readonly kind: 'goals'; readonly goals: readonly number[] };
