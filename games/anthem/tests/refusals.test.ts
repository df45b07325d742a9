import { Match, RefusedError } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { reasons } from '../rules/explain.ts';
import type { Options, State } from '../state.ts';
import { DRAW, decide, KEEP, place, position, rulesWith } from './table.ts';

const why = (state: State, action: unknown, seat = state.turn, options: Partial<Options> = {}) => {
  const rules = rulesWith(options);
  return rules.explain(rules.view(state, seat), seat, action);
};
const drew = (own: string, drawn: string) => position({ rows: [own, '. . . . . .'], hands: ['1 D', '2 D'], drawn });

describe('why not', () => {
  test('ANT-2.6 not your turn', () => {
    const state = position({ rows: ['. . . . . .'], hands: ['1 D', '2 D', '3 D'], turn: 1 });
    for (const seat of [0, 2]) expect(why(state, DRAW, seat)).toEqual({ code: 'not-your-turn', rule: 'ANT-2.6' });
  });

  test('ANT-3.1 a second draw in the same turn', () => {
    expect(why(drew('. . . . . .', '5'), DRAW)).toEqual({ code: 'already-drawn', rule: 'ANT-3.1' });
  });

  test('ANT-3.2 deciding before drawing', () => {
    const state = position({ rows: ['. . . . . .'], hands: ['1 D', '2 D'] });
    expect(why(state, KEEP)).toEqual({ code: 'draw-first', rule: 'ANT-3.2' });
    expect(why(state, place(1))).toEqual({ code: 'draw-first', rule: 'ANT-3.2' });
  });

  test('ANT-4.5 placing Death', () => {
    expect(why(drew('. . . . . .', 'D'), place(1))).toEqual({ code: 'death-stays', rule: 'ANT-4.5' });
  });

  test('ANT-4.3 a value that is in the row', () => {
    expect(why(drew('. . 4 . . .', '4'), place(1))).toEqual({ code: 'value-in-row', rule: 'ANT-4.3', params: { card: 4 } });
  });

  test('ANT-5.2 a row without a space', () => {
    expect(why(drew('1 2 4 5 7 8', '3'), place(1))).toEqual({ code: 'row-full', rule: 'ANT-5.2', params: { card: 3 } });
  });

  test('ANT-4.1 a space that is none', () => {
    for (const space of [0, 7, -1, 1.5, 99, '3', null, true, {}, Number.NaN]) {
      expect(why(drew('. . . . . .', '3'), { type: 'place', space })).toEqual({
        code: 'no-such-space',
        rule: 'ANT-4.1',
        params: { spaces: 6 },
      });
    }
  });

  test('ANT-4.4 a taken space', () => {
    expect(why(drew('. 3 . . . .', '5'), place(2))).toEqual({ code: 'space-taken', rule: 'ANT-4.4', params: { space: 2, other: 3 } });
  });

  test('ANT-4.2 wrong order names the nearest card in the way', () => {
    expect(why(drew('. 5 . 7 . .', '3'), place(5))).toEqual({
      code: 'higher-card-left',
      rule: 'ANT-4.2',
      params: { card: 3, space: 5, other: 7 },
    });
    expect(why(drew('. 5 . 7 . .', '3'), place(3))).toEqual({
      code: 'higher-card-left',
      rule: 'ANT-4.2',
      params: { card: 3, space: 3, other: 5 },
    });
    expect(why(drew('. 2 . 4 . .', '6'), place(1))).toEqual({
      code: 'lower-card-right',
      rule: 'ANT-4.2',
      params: { card: 6, space: 1, other: 2 },
    });
    expect(why(drew('. 2 . 4 . .', '6'), place(3))).toEqual({
      code: 'lower-card-right',
      rule: 'ANT-4.2',
      params: { card: 6, space: 3, other: 4 },
    });
    expect(why(drew('8 . . . . .', '3'), place(4)).params).toEqual({ card: 3, space: 4, other: 8 });
    expect(why(drew('. . . . . 2', '6'), place(1)).params).toEqual({ card: 6, space: 1, other: 2 });
  });

  test('ANT-4.4 the last space is a space like the others', () => {
    expect(why(drew('. . . . . 7', '5'), place(6))).toEqual({ code: 'space-taken', rule: 'ANT-4.4', params: { space: 6, other: 7 } });
  });

  test('a reason without parameters has none', () => {
    expect(why(drew('. . . . . .', 'D'), place(1))).toStrictEqual({ code: 'death-stays', rule: 'ANT-4.5' });
  });

  test('ANT-8.5 closing where it is not offered', () => {
    expect(why(drew('. . . . . .', '8'), place(1), 0, { allowSelfBlocking: false })).toEqual({
      code: 'closes-row',
      rule: 'ANT-8.5',
      params: { card: 8, space: 1 },
    });
  });

  test('ANT-6.1 anything after the end', () => {
    const state = position({ rows: ['1 2 4 5 7 .', '. . . . . .'], hands: ['3', '2 D D'], drawn: '8' });
    decide(state, place(6));
    for (const seat of [0, 1]) expect(why(state, DRAW, seat)).toEqual({ code: 'match-ended', rule: 'ANT-6.1' });
  });

  test.each([
    [null],
    [undefined],
    [7],
    ['draw'],
    [[]],
    [['draw']],
    [{}],
    [{ type: 'pass' }],
    [{ type: 'Draw' }],
    [{ type: 'keep', card: 3 }],
    [{ type: 'draw', from: 1 }],
    [{ type: 'draw', space: 1 }],
    [{ type: 'keep', space: 1 }],
    [{ type: 'place' }],
    [{ type: 'place', spaces: 1 }],
    [{ type: 'place', space: 1, card: 4 }],
    [JSON.parse('{"type":"place","__proto__":{"space":1}}')],
    [{ type: { type: 'draw' } }],
  ])('ANT-3.1 what is no action at all: %j', (action: unknown) => {
    for (const state of [drew('. . . . . .', '5'), position({ rows: ['. . . . . .'], hands: ['1 D', '2 D'] })]) {
      expect(why(state, action)).toEqual({ code: 'unknown-action', rule: 'ANT-3.1' });
    }
  });

  test('every reason names a rule of the rulebook', () => {
    for (const rule of Object.values(reasons)) expect(rule).toMatch(/^ANT-\d\.\d+$/);
    expect(Object.keys(reasons)).toHaveLength(13);
  });
});

describe('in a match', () => {
  const deal = { options: { ...game.meta.defaults }, seats: 3, seed: '0'.repeat(63).concat('1'), version: 1 };

  test('a refused action is an error with code and rule, and changes nothing', () => {
    const match = Match.begin(game, deal);
    const seat = match.asks()[0]?.seat ?? 0;
    const before = JSON.stringify(match.state);
    for (const [who, action, code] of [
      [(seat + 1) % 3, DRAW, 'not-your-turn'],
      [seat, KEEP, 'draw-first'],
      [seat, place(3), 'draw-first'],
      [seat, { type: 'cheat' }, 'unknown-action'],
    ] as const) {
      expect(() => match.act(who, action)).toThrow(RefusedError);
      expect(() => match.act(who, action)).toThrow(code);
    }
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.position).toBe(0);
  });

  test('the reason is made of the view alone: whoever asks out of turn learns nothing of the card', () => {
    const match = Match.begin(game, deal);
    const seat = match.asks()[0]?.seat ?? 0;
    match.act(seat, DRAW);
    for (const other of [1, 2].map((step) => (seat + step) % 3)) {
      for (let space = 1; space <= 6; space += 1) {
        expect(match.rules.explain(match.view(other), other, place(space))).toEqual({ code: 'not-your-turn', rule: 'ANT-2.6' });
      }
    }
  });
});
