import { type BotTurn, type Random, same, silent, uniformly } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { careful, instant, policies } from '../bot.ts';
import { ways } from '../row.ts';
import type { Action, Options, State, View } from '../state.ts';
import { chance, DRAW, KEEP, place, position, rulesWith } from './table.ts';

const turnOf = (state: State, random: Random = chance(1), options: Partial<Options> = {}): BotTurn<View, Action> => {
  const rules = rulesWith(options);
  const seat = state.turn;
  return { seat, view: rules.view(state, seat), asks: rules.asks(state), legal: rules.legal(state, seat), random, budget: {} };
};
const answer = (state: State, random?: Random) => instant.choose(turnOf(state, random));
const drew = (own: string, drawn: string) => position({ rows: [own, '. . . . . .'], hands: ['1 D', '2 D'], drawn });

describe('the instant bot', () => {
  test('draws when asked to draw', () => {
    expect(answer(position({ rows: ['. . . . . .'], hands: ['1 D', '2 D'] }))).toEqual({ action: DRAW });
  });

  test('places where most ways to finish are left, and says how many', () => {
    expect(answer(drew('. . . . . .', '4'))).toEqual({
      action: place(3),
      say: { key: 'ways-left', params: { card: 4, space: 3, ways: 12 } },
    });
    expect(answer(drew('. . . . . .', '2')).action).toEqual(place(2));
    expect(answer(drew('. . . . . .', '7')).action).toEqual(place(5));
    expect(answer(drew('. . . . . .', '8')).action).toEqual(place(6));
    expect(answer(drew('3 . . . . .', '5')).action).toEqual(place(3));
  });

  test('keeps only what has no safe space, and says nothing about it', () => {
    for (const [own, drawn] of [
      ['. . . . . .', 'D'],
      ['. . 4 . . .', '4'],
      ['. 3 5 . . .', '4'],
      ['. 2 . . . 7', '8'],
      ['8 . . . . .', '3'],
    ] as const) {
      expect(answer(drew(own, drawn))).toEqual({ action: KEEP });
    }
    expect(answer(drew('1 . . . . 6', '5')).action).toEqual(place(5)); // the one way left
    expect(answer(drew('1 . . . . 6', '7')).action).toEqual(KEEP);
  });

  test('a row that is closed already gets nothing more', () => {
    expect(answer(drew('. . 8 . . .', '2')).action).toEqual(KEEP);
  });

  test('chance decides between equals, and only there', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed += 1) seen.add(JSON.stringify(answer(drew('. . . . . .', '3'), chance(seed)).action));
    expect([...seen].toSorted()).toEqual([JSON.stringify(place(2)), JSON.stringify(place(3))]);
    const never = {
      below: () => {
        throw new Error('no tie');
      },
    };
    expect(answer(drew('. . . . . .', '4'), never).action).toEqual(place(3));
  });

  test('equal spaces are chosen equally often', () => {
    const random = chance(6);
    let second = 0;
    for (let i = 0; i < 2000; i += 1) if (same(answer(drew('. . . . . .', '3'), random).action, place(2))) second += 1;
    expect(Math.abs(second - 1000)).toBeLessThan(120);
  });

  test('has no answer where nothing is asked', () => {
    const state = drew('. . . . . .', '4');
    expect(instant.choose({ ...turnOf(state), legal: [] })).toEqual({});
  });

  test('the same view gives the same answer, whatever the others hold', () => {
    const rules = rulesWith();
    const random = chance(14);
    for (let i = 0; i < 40; i += 1) {
      const state = rules.setup(3, random, silent);
      for (let turn = 0; turn < 12 && state.phase !== 'over'; turn += 1) playOn(state, random);
      if (state.phase === 'draw') rules.play(state, state.turn, DRAW, random, silent);
      if (state.phase === 'over') continue;
      const imagined = rules.imagine(rules.view(state, state.turn), random);
      expect(answer(imagined, chance(i))).toEqual(answer(state, chance(i)));
    }
    function playOn(state: State, luck: Random): void {
      rules.play(state, state.turn, uniformly(state, state.turn, rules.legal(state, state.turn), luck), luck, silent);
    }
  });

  test('never closes its own row, at any table', () => {
    const random = chance(2);
    for (const options of [{}, { spaces: 8 }, { allowSelfBlocking: false }] as Partial<Options>[]) {
      const rules = rulesWith(options);
      const wide = options.spaces ?? 6;
      for (let match = 0; match < 15; match += 1) {
        const state = rules.setup(3, random, silent);
        while (state.phase !== 'over') {
          const { seat, legal, ...rest } = turnOf(state, random, options);
          const action = seat === 0 ? instant.choose({ seat, legal, ...rest }).action : uniformly(state, seat, legal, random);
          rules.play(state, seat, action ?? KEEP, random, silent);
          expect(ways(state.rows, 0, wide)).toBeGreaterThan(0);
        }
      }
    }
  });

  test('one careful player among random ones wins nearly always', () => {
    const random = chance(3);
    const rules = rulesWith();
    let won = 0;
    for (let match = 0; match < 200; match += 1) {
      const state = rules.setup(2, random, silent);
      while (state.phase !== 'over') {
        const legal = rules.legal(state, state.turn);
        rules.play(state, state.turn, (state.turn === 0 ? careful : policies.random)(state, state.turn, legal, random), random, silent);
      }
      if (state.winner === 0) won += 1;
    }
    expect(won).toBeGreaterThan(180); // 97 % in the long run
  });
});

describe('policies for simulations', () => {
  test('careful plays like the instant bot', () => {
    const rules = rulesWith();
    const random = chance(7);
    const state = rules.setup(4, random, silent);
    while (state.phase !== 'over') {
      const legal = rules.legal(state, state.turn);
      const seed = state.history.length;
      const action = careful(state, state.turn, legal, chance(seed));
      expect(action).toEqual(answer(state, chance(seed)).action);
      rules.play(state, state.turn, action, random, silent);
    }
    expect(state.ending).toBe('row');
  });

  test('random plays every legal action, keeping included', () => {
    const state = position({ rows: ['. 2 . . 6 .', '. . . . . .'], hands: ['1 D', '2 D'], drawn: '4' });
    const legal = rulesWith().legal(state, 0);
    const seen = new Set(Array.from({ length: 60 }, (_, seed) => JSON.stringify(policies.random(state, 0, legal, chance(seed)))));
    expect(seen.size).toBe(3);
    expect(policies.careful).toBe(careful);
  });
});
