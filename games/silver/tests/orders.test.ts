import { orderOffers } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { orders } from '../orders.ts';
import type { Options, State } from '../state.ts';
import { go, position, rulesWith } from './table.ts';

/* What may be ordered beforehand: an end of the turn where something could still be used (SIL-3.14). */

function offered(state: State, options: Partial<Options> = {}) {
  const rules = rulesWith(options);
  return rules
    .asks(state)
    .flatMap((ask) => orderOffers(orders, rules.view(state, undefined), ask, rules.legal(state, ask.seat)))
    .map(({ key, seat, action, span, mark }) => ({ key, seat, action, span, mark }));
}

const sketch = { villages: ['2^ 5 7', '9 8 7'], pile: '6 6 6 6' };

test('whoever leaves an open Empath alone may order that for the round', () => {
  const state = position(sketch);
  expect(offered(state)).toEqual([]); // a draw is one's own
  go(state, 'draw, discard');
  expect(offered(state)).toMatchObject([{ key: 'end-turn', seat: 0, action: { type: 'end' } }]);
});

test('it is asked in view of something else once more could be used, or somebody has called', () => {
  const after = (more: Partial<Parameters<typeof position>[0]>) => {
    const state = position({ ...sketch, ...more });
    go(state, 'draw, discard');
    return offered(state)[0]?.mark;
  };
  const before = after({});
  expect(before).toBeDefined();
  expect(after({ villages: ['2^ 5 10', '9 8 7'] })).toBe(before); // what lies face down does not matter
  expect(after({ villages: ['2^ 3^ 7', '9 8 7'] })).not.toBe(before);
  expect(after({ owner: 0 })).not.toBe(before);
  expect(after({ caller: 1, turns: 1 })).not.toBe(before);
});

test('another round is another span, and between rounds there is none', () => {
  const state = position(sketch);
  const rules = rulesWith();
  const span = () => orders['end-turn'].span(rules.view(state, undefined), 0);
  const now = span();
  state.round += 1;
  expect(span()).not.toBe(now);
  state.step = 'scored';
  expect(span()).toBeUndefined();
});
