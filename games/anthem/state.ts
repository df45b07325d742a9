import type { Seat } from '@tafelrunde/kernel';

/** A card in a hand: 1 to 8, or Death, which has no number (ANT-1). 0 and 9 never leave the row. */
export const DEATH = 0;
/** No card, or one the reader may not know. */
export const NONE = -1;
/** Kinds of cards a hand can hold: Death and 1 to 8. */
export const KINDS = 9;

export interface Options {
  readonly spaces: 6 | 8;
  readonly victoryCheck: 'ownTurnEnd' | 'immediate';
  readonly dragonWins: boolean;
  readonly allowSelfBlocking: boolean;
  readonly stalemate: 'endAsRanked' | 'endAsDraw' | 'playOn';
  /** Turns per player; 0 = no cap. */
  readonly turnCap: number;
  readonly starter: 'random' | 'dice' | 'rotate';
  /** More than four players, one set each. */
  readonly moreSets: boolean;
  /** Matches played before at this table; only `rotate` looks at it. */
  readonly series: number;
  /** In a rematch: the seat, from 1, that begins where chance would decide; 0 = chance (ANT-8.11). Matches from before it came lack it. */
  readonly first: number;
}

export type Phase = 'draw' | 'decide' | 'over';
/** How a match ended: a full row without Death · all Deaths in one hand · first full row when only Deaths are left (eight spaces) · no row can be finished · the cap. */
export type Ending = 'row' | 'dragon' | 'firstFull' | 'stalemate' | 'cap';

export interface State {
  readonly seats: number;
  starter: Seat;
  turn: Seat;
  phase: Phase;
  /** seats × spaces, row after row from the left; 0 = empty. */
  readonly rows: number[];
  /** seats × KINDS: how many cards of each kind a hand holds, the drawn card not included. */
  readonly hands: number[];
  /** The card on its way, NONE between turns. */
  drawn: number;
  /** One number per finished turn: card × 16 + space (1-based), space 0 = kept. Who drew follows from starter and index. */
  readonly history: number[];
  ending: Ending | '';
  /** Meaningful for row, dragon and firstFull; NONE otherwise. */
  winner: number;
}

export type Action =
  | { readonly type: 'draw' }
  | { readonly type: 'keep' }
  | { readonly type: 'place' /** 1-based from the left. */; readonly space: number };

/** One finished turn as the viewer knows it; card is NONE where it was kept and neither taken from nor by the viewer. */
export interface SeenTurn {
  readonly card: number;
  readonly space: number;
}

export interface View {
  readonly seats: number;
  readonly spaces: number;
  /** NONE = spectator. */
  readonly you: number;
  readonly starter: Seat;
  readonly turn: Seat;
  readonly phase: Phase;
  /** Per seat the spaces from the left; 0 = empty. */
  readonly rows: readonly (readonly number[])[];
  /** Whether this row can still be finished (a public fact). */
  readonly open: readonly boolean[];
  /** Own hand as counts per kind; empty for a spectator. */
  readonly hand: readonly number[];
  /** Cards in each hand, the drawn card not included. */
  readonly sizes: readonly number[];
  /** The drawn card, known to who drew it and to whom it was taken from; else NONE. */
  readonly drawn: number;
  readonly history: readonly SeenTurn[];
  readonly ending: Ending | '';
  readonly winner: number;
  /** Once the match is over: the Deaths in each hand, which the ranking counts. */
  readonly deaths?: readonly number[];
}

export type Event =
  /** Dice per seat, one list per throw (a tie throws again). */
  | { readonly kind: 'dice'; readonly throws: readonly (readonly number[])[] }
  | { readonly kind: 'dealt'; readonly starter: Seat; readonly cards: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly from: Seat }
  /** Only to drawer and owner: which card it was. */
  | { readonly kind: 'card'; readonly seat: Seat; readonly from: Seat; readonly card: number }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly card: number; readonly space: number }
  | { readonly kind: 'kept'; readonly seat: Seat }
  | { readonly kind: 'row-full'; readonly seat: Seat }
  /** The row can never be finished any more. */
  | { readonly kind: 'row-closed'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly ending: Ending; readonly winner: number };
