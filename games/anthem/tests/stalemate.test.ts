import { readOptions, silent } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { CEILING, lastTurn, LONGEST_CAP } from '../meta.ts';
import { KINDS, NONE, type Options, type State } from '../state.ts';
import { chance, decide, draw, KEEP, place, position, rulesWith } from './table.ts';

const CLOSED = '8 . . . . .';
/** Seat 0 is about to close the last open row; the others stand apart in cards and Deaths. */
const lastOpen = (): State => position({ rows: ['. . . . . .', CLOSED, '7 8 . . . .'], hands: ['1 D', '2 D', '3 D'], drawn: '8' });
const defaults = game.meta.defaults;

describe('every row closed', () => {
  test('ANT-7.1 N4 V8 the match ends without a winner, ranked by filled spaces', () => {
    const state = lastOpen();
    const ear = decide(state, place(1));
    expect(ear.heard.slice(1)).toEqual([
      { how: 'all', event: { kind: 'row-closed', seat: 0 } },
      { how: 'reveal', event: { kind: 'ended', ending: 'stalemate', winner: NONE } },
    ]);
    expect(state).toMatchObject({ phase: 'over', ending: 'stalemate', winner: NONE, turn: 0 });
    expect(rulesWith().result(state)).toEqual({
      kind: 'ranking',
      reason: 'stalemate',
      places: [
        { seat: 0, place: 2, score: 1 },
        { seat: 1, place: 2, score: 1 },
        { seat: 2, place: 1, score: 2 },
      ],
    });
  });

  test('ANT-7.1 one open row is enough to play on', () => {
    const state = position({ rows: ['. . . . . .', CLOSED, '. . . . . .'], hands: ['1 D', '2 D', '3 D'], drawn: '8' });
    expect(decide(state, place(1)).kinds).toEqual(['placed', 'row-closed']);
    expect(state).toMatchObject({ phase: 'draw', ending: '' });
  });

  test('ANT-7.1 a full row counts as open: its owner can still win', () => {
    const state = position({ rows: ['. . . . . .', '1 2 4 5 7 8', CLOSED], hands: ['1 D', '2 D', '3 D'], drawn: '8' });
    decide(state, place(1));
    expect(state.ending).toBe('');
  });

  test('ANT-7.2 as a draw all share the first place', () => {
    const state = lastOpen();
    decide(state, place(1), { stalemate: 'endAsDraw' });
    expect(state.ending).toBe('stalemate');
    expect(rulesWith({ stalemate: 'endAsDraw' }).result(state)).toEqual({
      kind: 'ranking',
      reason: 'draw',
      places: [
        { seat: 0, place: 1, score: 1 },
        { seat: 1, place: 1, score: 1 },
        { seat: 2, place: 1, score: 2 },
      ],
    });
  });

  test('ANT-7.2 only a stalemate is a draw: the cap still ranks', () => {
    const state = lastOpen();
    state.phase = 'over';
    state.ending = 'cap';
    expect(rulesWith({ stalemate: 'endAsDraw' }).result(state)).toMatchObject({
      reason: 'cap',
      places: [{ place: 3 }, { place: 2 }, { place: 1 }],
    });
  });

  test('ANT-7.3 playing on, closed rows end nothing before the cap', () => {
    const state = lastOpen();
    decide(state, place(1), { stalemate: 'playOn' });
    expect(state).toMatchObject({ phase: 'draw', ending: '', turn: 1 });
  });

  test('ANT-7.3 playing on without a cap is refused', () => {
    const refusal = { code: 'play-on-needs-cap', rule: 'ANT-7.3' };
    expect(game.meta.check({ ...defaults, stalemate: 'playOn', turnCap: 0 }, 3)).toEqual(refusal);
    expect(game.meta.check({ ...defaults, stalemate: 'playOn', turnCap: 10 }, 3)).toBeUndefined();
    expect(game.meta.check({ ...defaults, stalemate: 'endAsDraw', turnCap: 0 }, 3)).toBeUndefined();
    expect(() => readOptions(game.meta, { stalemate: 'playOn', turnCap: 0 }, 3)).toThrow('play-on-needs-cap (ANT-7.3)');
  });
});

/** Everybody keeps everything. */
const keepForEver = (options: Partial<Options>, seats: number): { state: State; actions: number } => {
  const rules = rulesWith(options);
  const state = rules.setup(seats, chance(1), silent);
  const random = chance(2);
  let actions = 0;
  for (; state.phase !== 'over' && actions < 10_000; actions += 1)
    rules.play(state, state.turn, rules.otherwise(state, state.turn), random, silent);
  return { state, actions };
};

describe('the cap', () => {
  test('ANT-7.4 N10 after a hundred turns each the match ends, ranked', () => {
    const { state, actions } = keepForEver({}, 3);
    expect(state).toMatchObject({ ending: 'cap', winner: NONE, phase: 'over' });
    expect(state.history).toHaveLength(300);
    expect(actions).toBe(game.meta.maxActions(defaults, 3));
    expect(rulesWith().result(state)?.reason).toBe('cap');
  });

  test('ANT-7.4 the cap comes after the last turn of the last player, not before', () => {
    const history = Array.from({ length: 28 }, () => 16);
    const state = position({ rows: ['. . . . . .'], hands: ['1 D', '2 D', '3 D'], turn: 1, drawn: '4', history });
    decide(state, KEEP, { turnCap: 10 });
    expect(state).toMatchObject({ ending: '', turn: 2 });
    draw(state, '2', { turnCap: 10 });
    const ear = decide(state, place(2), { turnCap: 10 });
    expect(ear.heard.at(-1)).toEqual({ how: 'reveal', event: { kind: 'ended', ending: 'cap', winner: NONE } });
    expect(state).toMatchObject({ ending: 'cap', winner: NONE, turn: 2 });
    expect(state.history).toHaveLength(30);
  });

  test('ANT-7.4 a row won in the very last turn wins', () => {
    const history = Array.from({ length: 19 }, () => 16);
    const state = position({ rows: ['1 2 4 5 7 8', '. . . . . .'], hands: ['1', '2 D D'], turn: 0, drawn: '4', history });
    decide(state, KEEP, { turnCap: 10 });
    expect(state).toMatchObject({ ending: 'row', winner: 0 });
  });

  test('ANT-7.4 a table may choose from 10 to 200 turns each', () => {
    expect(LONGEST_CAP).toBe(200);
    for (const turnCap of [10, 200]) expect(readOptions(game.meta, { turnCap }, 2)).toMatchObject({ turnCap });
    for (const turnCap of [9, 201, -1, 10.5, '20', true]) expect(() => readOptions(game.meta, { turnCap }, 2)).toThrow('bad-options');
    expect(lastTurn({ ...defaults, turnCap: 10 }, 4)).toBe(40);
  });

  test('ANT-7.5 without a cap it ends after 300 turns each all the same', () => {
    const { state, actions } = keepForEver({ turnCap: 0 }, 2);
    expect(CEILING).toBe(300);
    expect(state.ending).toBe('cap');
    expect(state.history).toHaveLength(600);
    expect(actions).toBe(game.meta.maxActions({ ...defaults, turnCap: 0 }, 2));
    expect(game.meta.maxActions({ ...defaults, turnCap: 0 }, 8)).toBe(4800);
  });

  test('ANT-7.6 N3 a value missing in a row is always in some hand or on its way', () => {
    const random = chance(12);
    const rules = rulesWith();
    for (let match = 0; match < 40; match += 1) {
      const state = rules.setup(3, random, silent);
      while (state.phase !== 'over') {
        const legal = rules.legal(state, state.turn);
        rules.play(state, state.turn, legal[random.below(legal.length)] ?? KEEP, random, silent);
        for (let seat = 0; seat < 3; seat += 1) {
          for (let value = 1; value <= 8; value += 1) {
            if (state.rows.slice(seat * 6, seat * 6 + 6).includes(value)) continue;
            const held = [0, 1, 2].some((other) => (state.hands[other * KINDS + value] ?? 0) > 0);
            expect(held || state.drawn === value).toBe(true);
          }
        }
      }
    }
  });
});
