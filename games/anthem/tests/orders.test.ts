import { orderOffers } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { orders } from '../orders.ts';
import type { State } from '../state.ts';
import { draw, KEEP, position, rulesWith } from './table.ts';

/* What may be ordered beforehand: to keep (ANT-5.2), once everybody sees that nothing can be placed. */

function offered(state: State) {
  const rules = rulesWith();
  return rules.asks(state).flatMap((ask) => orderOffers(orders, rules.view(state, undefined), ask, rules.legal(state, ask.seat)));
}

test('in a full row whatever is drawn is kept, and may be from now on', () => {
  const state = position({ rows: ['1 2 3 4 5 6', '. . . . . .'], hands: ['D 7', '8 5'] });
  expect(offered(state)).toEqual([]); // a draw is one's own
  draw(state, '8');
  expect(offered(state)).toEqual([{ key: 'keep-all', seat: 0, action: KEEP, span: 'match', mark: '' }]);
});

test('so it may where the gaps have no number left', () => {
  const state = position({ rows: ['1 2 . 3 4 5', '. . . . . .'], hands: ['D 7', '8 5'] });
  draw(state, '5');
  expect(offered(state)).toMatchObject([{ key: 'keep-all', action: KEEP }]); // nothing lies between 2 and 3
});

test('never while some number fits: whether this one does is nobody else’s business', () => {
  for (const card of ['8', '1']) {
    const state = position({ rows: ['1 2 3 4 5 .', '. . . . . .'], hands: ['D 7', `${card} 5`] });
    draw(state, card);
    expect(offered(state)).toEqual([]);
  }
});
