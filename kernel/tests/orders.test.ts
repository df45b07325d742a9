import { expect, test } from 'vitest';
import { answerOf, type Ask, isOrderable, type OrderKinds, orderOffers, spanOf } from '../index.ts';

interface View {
  readonly fight: number;
  readonly wounds: number;
}
const stay = { type: 'stay' };
const kinds: OrderKinds<View> = {
  stay: {
    span: ({ fight }) => (fight === 0 ? undefined : String(fight)),
    answer: ({ wounds }, { what }) => (what === 'stay' ? { action: stay, mark: String(wounds) } : undefined),
  },
};
const ask: Ask = { seat: 1, what: 'stay', must: true };
const view: View = { fight: 3, wounds: 0 };
const legal = [{ type: 'leave' }, { type: 'stay' }];

test('a kind is offered with the answer it gives, what it holds for and in view of what', () => {
  expect(orderOffers(kinds, view, ask, legal)).toEqual([{ seat: 1, key: 'stay', action: stay, span: '3', mark: '0' }]);
  expect(orderOffers(kinds, { ...view, wounds: 2 }, ask, legal)).toMatchObject([{ mark: '2' }]);
});

test('not where it holds for nothing, answers another question, or its answer is not listed', () => {
  expect(orderOffers(kinds, { ...view, fight: 0 }, ask, legal)).toEqual([]);
  expect(orderOffers(kinds, view, { ...ask, what: 'roll' }, legal)).toEqual([]);
  expect(orderOffers(kinds, view, ask, [{ type: 'leave' }])).toEqual([]);
  expect(orderOffers(undefined, view, ask, legal)).toEqual([]);
});

test('nothing is answered beforehand that is done by hand, read, or waited for by nobody', () => {
  expect(isOrderable(ask)).toBe(true);
  for (const other of [{ byHand: true }, { between: true }, { must: false }]) {
    expect(isOrderable({ ...ask, ...other })).toBe(false);
    expect(orderOffers(kinds, view, { ...ask, ...other }, legal)).toEqual([]);
  }
});

test('the listed action itself is answered, and names every object has are no kinds', () => {
  expect(answerOf(kinds, 'stay', view, ask, legal)?.action).toBe(legal[1]);
  for (const key of ['toString', 'constructor', '__proto__', 'leave']) {
    expect(answerOf(kinds, key, view, ask, legal)).toBeUndefined();
    expect(spanOf(kinds, key, view, 1)).toBeUndefined();
  }
});
