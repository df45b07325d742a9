import type { OrderKind, Seat } from '@tafelrunde/kernel';
import { BODYGUARD, EMPATH } from './cards.ts';
import { END } from './rules/choices.ts';
import { NONE, type View } from './state.ts';

export type OrderKey = 'end-turn';

/** SIL-3.14: what this seat could still use at the end of a turn. All of it lies open. */
function helpers({ villages, owner, placed }: View, seat: Seat): string {
  const lying = (face: number) => (villages[seat] ?? []).filter(({ up, card }) => up && card === face).length;
  return [owner === seat && !placed ? 1 : 0, lying(EMPATH), lying(BODYGUARD)].join();
}

/** What may be ordered beforehand: to end one's turns at once, as long as nothing new could be used and nobody has called. */
export const orders: Readonly<Record<OrderKey, OrderKind<View>>> = {
  'end-turn': {
    span: ({ round, step }) => (step === 'scored' || step === 'over' ? undefined : String(round)),
    answer: (view, { what, seat }) =>
      what === 'end' ? { action: END, mark: `${helpers(view, seat)} ${view.caller === NONE ? '' : 'called'}` } : undefined,
  },
};
