import type { Seat } from '@tafelrunde/kernel';
import { rightOf } from '@tafelrunde/stage';
import { type Action, DEATH, type View } from '../state.ts';
import type { Space } from './spaces.ts';

/** What lies in the middle of the table, and what is said beside it. */
export type Tableau =
  /** The reader draws: the neighbour's fan is the stage. */
  | { readonly kind: 'draw'; readonly from: Seat; readonly may: boolean }
  /** The reader holds the drawn card: where does it fit? */
  | { readonly kind: 'decide'; readonly from: Seat; readonly card: number; readonly fits: Fits; readonly may: boolean }
  | { readonly kind: 'otherDraws'; readonly seat: Seat; readonly from: Seat }
  /** `card` is NONE unless it was taken from the reader, or all cards lie open. */
  | { readonly kind: 'otherDecides'; readonly seat: Seat; readonly from: Seat; readonly card: number }
  | { readonly kind: 'over' };

export type Fits = 'somewhere' | 'closing' | 'nowhere' | 'never';

const fitsOf = (card: number, spaces: readonly Space[]): Fits => {
  if (card === DEATH) return 'never';
  if (spaces.some((space) => space.kind === 'lit')) return 'somewhere';
  return spaces.some((space) => space.kind === 'warn') ? 'closing' : 'nowhere';
};

export const tableauOf = (view: View, you: Seat | undefined, spaces: readonly Space[], legal: readonly Action[]): Tableau => {
  if (view.phase === 'over') return { kind: 'over' };
  const { turn: seat, drawn: card } = view;
  // Play goes clockwise, so the right neighbour has just moved (ANT-3).
  const from = rightOf(seat, view.seats);
  if (seat !== you) return view.phase === 'draw' ? { kind: 'otherDraws', seat, from } : { kind: 'otherDecides', seat, from, card };
  return view.phase === 'draw'
    ? { kind: 'draw', from, may: legal.some((action) => action.type === 'draw') }
    : { kind: 'decide', from, card, fits: fitsOf(card, spaces), may: legal.some((action) => action.type === 'keep') };
};

/** Finished rounds and the one being played. */
export const roundOf = (view: View): number =>
  Math.max(1, view.phase === 'over' ? Math.ceil(view.history.length / view.seats) : Math.floor(view.history.length / view.seats) + 1);

/** The reader's hand in order, Death last: where a card lies tells nobody anything. */
export const handOf = (counts: readonly number[]): readonly number[] => {
  const numbers = counts.flatMap((count, card) => (card === DEATH ? [] : Array.from({ length: count }, () => card)));
  return [...numbers, ...Array.from({ length: counts[DEATH] ?? 0 }, () => DEATH)];
};
