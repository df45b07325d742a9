import type { OrderKind } from '@tafelrunde/kernel';
import { HIGHEST } from './cards.ts';
import { type Cells, fitting, NOWHERE } from './row.ts';
import { KEEP } from './rules/choices.ts';
import type { View } from './state.ts';

export type OrderKey = 'keep-all';

/** Whether no number can be placed there any more (ANT-5.2): everybody sees that, whatever was drawn. */
function takesNothing(row: Cells): boolean {
  for (let card = 1; card <= HIGHEST; card += 1) if (fitting(row, 0, row.length, card, true) !== NOWHERE) return false;
  return true;
}

/** What may be ordered beforehand: to keep whatever is drawn, once nothing fits one's row. */
export const orders: Readonly<Record<OrderKey, OrderKind<View>>> = {
  'keep-all': {
    span: ({ phase }) => (phase === 'over' ? undefined : 'match'),
    answer: ({ rows }, { what, seat }) => (what === 'decide' && takesNothing(rows[seat] ?? []) ? { action: KEEP, mark: '' } : undefined),
  },
};
