import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { readAll, readTwice } from '../second-reading.ts';
import type { Action, State } from '../state.ts';
import { chance, rulesWith } from './table.ts';

describe('the second reading', () => {
  test('agrees over random matches at all numbers of seats and all options', () => {
    let done = 0;
    expect(
      readAll(game, 350, chance(1), (match) => {
        done = match;
      }),
    ).toBeUndefined();
    expect(done).toBe(350);
  });

  test('shares no code with the first', () => {
    const text = readFileSync(new URL('../second-reading.ts', import.meta.url), 'utf8');
    const imports = [...text.matchAll(/^import (type )?.* from '(.*)';$/gm)].map(([, type, from]) => [type, from]);
    expect(imports).toEqual([
      ['type ', '@tafelrunde/kernel'],
      ['type ', './state.ts'],
    ]);
  });

  test('notices a rule that lists too little, too much, or ranks wrongly', () => {
    const options = game.meta.defaults;
    const right = rulesWith();
    const bent = (change: object) => Object.assign(Object.create(right), { ...bound(right), ...change });
    const tries = (rules: ReturnType<typeof rulesWith>) =>
      Array.from({ length: 20 }, (_, seed) => readTwice(rules, options, 3, chance(seed))).filter((parted) => parted !== undefined).length;
    expect(tries(bent({}))).toBe(0);
    const less = (state: State, seat: number): readonly Action[] => right.legal(state, seat).slice(-1);
    expect(tries(bent({ legal: less }))).toBe(20);
    const more = (state: State, seat: number): readonly Action[] =>
      state.phase === 'decide' ? [{ type: 'place', space: 1 }, ...right.legal(state, seat)] : right.legal(state, seat);
    expect(tries(bent({ legal: more }))).toBe(20);
    expect(tries(bent({ result: () => ({ kind: 'ranking', reason: 'row', places: [] }) }))).toBe(20);
  });

  /** The methods of a rules object, tied to it: a bent one must not lose its private parts. */
  function bound(rules: ReturnType<typeof rulesWith>): object {
    return {
      setup: rules.setup.bind(rules),
      asks: rules.asks.bind(rules),
      legal: rules.legal.bind(rules),
      play: rules.play.bind(rules),
      view: rules.view.bind(rules),
      result: rules.result.bind(rules),
    };
  }
});
