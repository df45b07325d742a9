import { type Bot, FastRandom, type Plain } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { scripted } from '../bot/index.ts';
import { game } from '../game.ts';
import { meta } from '../meta.ts';
import type { Action, View } from '../state.ts';
import { byTurns, cloned, legendBy, type Manner, type Turn, wholeLegend } from './team.ts';

const rules = game.rules(meta.defaults);
const team = scripted(rules);
const manner = (seats: number, seed: number, more: Partial<Manner> = {}): Manner => ({ seats, seed, botFor: () => team, ...more });

const turned = (actions: readonly string[]): number => actions.filter((action) => /"(end-day|decline)"/.test(action)).length;

describe('bots in another thread', () => {
  test.each([2, 3, 4])('%i heroes do behind a clone what they do in one thread', (seats) => {
    for (let seed = 1; seed <= 3; seed += 1) {
      const { actions } = wholeLegend(rules, manner(seats, seed));
      expect(wholeLegend(rules, manner(seats, seed, { handed: cloned })).actions).toEqual(actions);
      // and that is more than going to bed
      expect(turned(actions) / actions.length).toBeLessThan(0.4);
    }
  });

  test('whom nobody hears says nothing, and does the same', () => {
    let said = 0;
    const quiet: Bot<View, Action> = {
      choose(turn) {
        if (team.choose(turn).say !== undefined) said += 1;
        const answer = team.choose({ ...turn, unheard: true });
        expect(answer.say).toBeUndefined();
        return answer;
      },
    };
    expect(wholeLegend(rules, manner(4, 1, { botFor: () => quiet })).actions).toEqual(wholeLegend(rules, manner(4, 1)).actions);
    expect(said).toBeGreaterThan(0);
  });

  test('one bot sits at several tables, a move here and a move there, and plays each as if it were the only one', () => {
    const alone = [1, 2, 3].map((seed) => wholeLegend(rules, manner(4, seed)).actions);
    const legends = [1, 2, 3].map((seed) => legendBy(rules, manner(4, seed, { handed: cloned })));
    expect(byTurns(legends).map(({ actions }) => actions)).toEqual(alone);
  });

  test.each([2, 3, 4])('%i heroes who lose what they noted, always or now and then, still bring the legend to its end', (seats) => {
    for (let seed = 1; seed <= 3; seed += 1) {
      const never = wholeLegend(rules, manner(seats, seed, { handed: cloned, remembers: () => false }));
      expect(turned(never.actions) / never.actions.length).toBeLessThan(0.4);
      const chance = new FastRandom(seed);
      const sometimes = wholeLegend(rules, manner(seats, seed, { handed: cloned, remembers: () => chance.below(2) === 0 }));
      expect(turned(sometimes.actions) / sometimes.actions.length).toBeLessThan(0.4);
    }
  });

  const strange: readonly Plain[] = [
    0,
    '',
    true,
    [],
    [1, 2],
    {},
    { fields: 7 },
    { day: 1, letter: 0, fields: ['12', [3]] },
    { day: 1, letter: 0, fields: [-1, 1000, 0.5] },
    { day: '1', letter: 0, fields: [1] },
  ];
  test.each(strange.map((memo) => ({ memo })))('a memo that is none of its own is not followed: $memo', ({ memo }) => {
    const handed = (turn: Turn): Turn => cloned({ ...turn, memo });
    const { actions } = wholeLegend(rules, manner(3, 1, { handed }));
    expect(actions).toEqual(wholeLegend(rules, manner(3, 1, { remembers: () => false })).actions);
  });
});
