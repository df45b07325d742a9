import { expect, test } from 'vitest';
import { go, position, rulesWith } from '../../tests/table.ts';
import type { Action, View } from '../../state.ts';
import { nextToTell, pushedUp } from '../pushing.ts';

const rules = rulesWith();
const table = (moves: string): { readonly view: View; readonly legal: readonly Action[] } => {
  const state = position({ villages: ['9 9 4', '5 6'], pile: '3' });
  go(state, moves);
  return { view: rules.shown(rules.view(state, 0)), legal: rules.legal(state, 0) };
};
const here = (...places: number[]) => ({ decision: '', places, sent: false });
const inOrder = (actions: readonly Action[]) => actions.map((action) => JSON.stringify(action)).toSorted();

test('what is pushed up here offers what the rules offer once the table knows of it', () => {
  const { view, legal } = table('draw');
  const told = table('draw, push 0, push 1');
  const drawn = pushedUp(view, legal, here(0, 1));
  expect(drawn.view.pushed).toEqual(told.view.pushed);
  expect(inOrder(drawn.legal)).toEqual(inOrder(told.legal));
});

test('nothing pushed up, nothing changed', () => {
  const { view, legal } = table('draw');
  expect(pushedUp(view, legal, here())).toEqual({ view, legal });
});

test('the table is told card by card and then turns them over, also from the middle of it', () => {
  const first = table('draw');
  expect(nextToTell(first.view, first.legal, [0, 1])).toEqual({ type: 'push', at: 0 });
  const second = table('draw, push 0');
  expect(nextToTell(second.view, second.legal, [0, 1])).toEqual({ type: 'push', at: 1 });
  const last = table('draw, push 0, push 1');
  expect(nextToTell(last.view, last.legal, [0, 1])).toEqual({ type: 'turn-over' });
});

test('what no longer fits is not told', () => {
  const { view, legal } = table('draw, discard');
  expect(nextToTell(view, legal, [0])).toBe(undefined);
});
