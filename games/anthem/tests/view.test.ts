import { same, silent } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { NONE } from '../state.ts';
import { chance, decide, draw, hand, KEEP, place, position, row, rulesWith } from './table.ts';

const sketch = () =>
  position({ rows: ['. 3 5 . . .', '8 . . . . .', '. . . . . .'], hands: ['1 2 D', '4 4 6 D D', '7'], turn: 2, starter: 1 });

describe('what a seat sees', () => {
  test('ANT-2.7 N16 all rows, all hand sizes, the own hand and no other', () => {
    const state = sketch();
    expect(rulesWith().view(state, 0)).toEqual({
      seats: 3,
      spaces: 6,
      you: 0,
      starter: 1,
      turn: 2,
      phase: 'draw',
      rows: [row('. 3 5 . . .'), row('8 . . . . .'), row('. . . . . .')],
      open: [true, false, true],
      hand: hand('1 2 D'),
      sizes: [3, 5, 1],
      drawn: NONE,
      history: [],
      ending: '',
      winner: NONE,
    });
    expect(rulesWith().view(state, 1).hand).toEqual(hand('4 4 6 D D'));
  });

  test('ANT-2.7 a spectator sees no hand', () => {
    const view = rulesWith().view(sketch(), undefined);
    expect(view.you).toBe(NONE);
    expect(view.hand).toEqual([]);
    expect(view.sizes).toEqual([3, 5, 1]);
  });

  test('ANT-2.7 the card on its way is in no hand', () => {
    const state = sketch();
    draw(state, '4');
    const view = rulesWith().view(state, 2);
    expect(view).toMatchObject({ drawn: 4, sizes: [3, 4, 1], phase: 'decide' });
    expect(view.hand).toEqual(hand('7'));
  });

  test('two hidden hands that differ look the same to everybody else', () => {
    const one = position({ rows: ['. . . . . .'], hands: ['1 2 D', '4 4 6', '7 D D'] });
    const other = position({ rows: ['. . . . . .'], hands: ['1 2 D', '7 D D', '4 4 6'] });
    for (const seat of [0, undefined]) expect(rulesWith().view(one, seat)).toEqual(rulesWith().view(other, seat));
    expect(same(rulesWith().view(one, 1), rulesWith().view(other, 1))).toBe(false);
  });

  test('a view is built anew: changing it changes no state', () => {
    const state = sketch();
    const before = JSON.stringify(state);
    const view = rulesWith().view(state, 0);
    (view.rows[0] as number[])[0] = 9;
    (view.hand as number[])[0] = 9;
    (view.sizes as number[])[0] = 9;
    expect(JSON.stringify(state)).toBe(before);
  });

  test('a page is shown all the seat has seen', () => {
    const view = rulesWith().view(sketch(), 0);
    expect(rulesWith().shown(view)).toBe(view);
  });

  test('eight spaces are eight spaces in the view', () => {
    const state = rulesWith({ spaces: 8 }).setup(2, chance(1), silent);
    expect(rulesWith({ spaces: 8 }).view(state, 0)).toMatchObject({ spaces: 8, rows: [Array(8).fill(0), Array(8).fill(0)] });
  });

  test('ANT-3.4 in a longer history each knows what passed through the own hands, and all know what was placed', () => {
    const state = position({ rows: ['. . . . . .'], hands: ['1 D', '2 D', '3 D', '4 D'], turn: 3, starter: 3 });
    for (const [card, action] of [
      ['3', KEEP],
      ['4', place(4)],
      ['1', KEEP],
      ['2', KEEP],
    ] as const) {
      draw(state, card);
      decide(state, action);
    }
    const cards = (seat: number | undefined) =>
      rulesWith()
        .view(state, seat)
        .history.map(({ card, space }) => [card, space]);
    expect(cards(0)).toEqual([
      [NONE, 0],
      [4, 4],
      [1, 0],
      [NONE, 0],
    ]);
    expect(cards(1)).toEqual([
      [NONE, 0],
      [4, 4],
      [1, 0],
      [2, 0],
    ]);
    expect(cards(2)).toEqual([
      [3, 0],
      [4, 4],
      [NONE, 0],
      [2, 0],
    ]);
    expect(cards(3)).toEqual([
      [3, 0],
      [4, 4],
      [NONE, 0],
      [NONE, 0],
    ]);
    expect(cards(undefined)).toEqual([
      [NONE, 0],
      [4, 4],
      [NONE, 0],
      [NONE, 0],
    ]);
  });

  test('with all cards open the card on its way and every kept card are known, and each hand lies in the view of its owner', () => {
    const state = position({ rows: ['. . . . . .'], hands: ['1 D', '2 D', '3 D', '4 D'], turn: 3, starter: 3 });
    draw(state, '3');
    decide(state, KEEP);
    draw(state, '4');
    for (const [seat, held] of ['1 D', '2 D', 'D', '3 D'].entries()) {
      expect(rulesWith().viewOpen?.(state, seat)).toEqual({
        ...rulesWith().view(state, seat),
        hand: hand(held),
        drawn: 4,
        history: [{ card: 3, space: 0 }],
      });
    }
  });
});
