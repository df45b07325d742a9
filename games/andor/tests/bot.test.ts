import { describe, expect, test } from 'vitest';
import { scripted } from '../bot/index.ts';
import { game } from '../game.ts';
import { meta } from '../meta.ts';
import { said } from '../texts/words.ts';
import type { Options } from '../state.ts';
import { type Played, wholeLegend } from './team.ts';

/** A whole legend by the team; one bot for all seats, or each seat its own. */
function playLegend(options: Partial<Options>, seats: number, seed: number, apart = false): Played {
  const rules = game.rules({ ...meta.defaults, ...options });
  const shared = scripted(rules);
  const team = Array.from({ length: seats }, () => (apart ? scripted(rules) : shared));
  return wholeLegend(rules, { seats, seed, botFor: (seat) => team[seat] ?? shared });
}

const tables = [2, 3, 4].flatMap((seats) => [
  { seats, legend: '1', difficulty: 'normal' as const, startAtPart2: false },
  { seats, legend: '1', difficulty: 'normal' as const, startAtPart2: true },
  { seats, legend: '2', difficulty: 'easy' as const, startAtPart2: false },
  { seats, legend: '2', difficulty: 'normal' as const, startAtPart2: false },
]);

describe('the scripted team', () => {
  test.each(tables)(
    'plays legend $legend ($difficulty, part 2 only: $startAtPart2) with $seats heroes to its end',
    ({ seats, ...options }) => {
      for (let seed = 0; seed < 3; seed += 1) expect(playLegend(options, seats, seed).actions.length).toBeGreaterThan(30);
    },
  );

  test('is the same match again with the same dice, and the same whether one plans or each seat for itself', () => {
    const once = playLegend({ legend: '2' }, 3, 5);
    expect(playLegend({ legend: '2' }, 3, 5).actions).toEqual(once.actions);
    expect(playLegend({ legend: '2' }, 3, 5, true).actions).toEqual(once.actions);
    expect(playLegend({ legend: '2' }, 3, 6).actions).not.toEqual(once.actions);
  });

  test('always brings the first part of the first legend to a good end, whoever plays', () => {
    const parties = meta.options.flatMap((spec) =>
      spec.key === 'heroes' && spec.kind === 'choice' ? spec.values.filter((value) => value !== 'any') : [],
    );
    expect(parties).toHaveLength(11);
    for (const heroes of parties.map(String)) {
      const { actions } = playLegend({ legend: '1', heroes }, heroes.split(',').length, 1);
      // after it there is fighting
      expect(
        actions.some((action) => action.includes('"fight"')),
        heroes,
      ).toBe(true);
    }
  });

  test('wins now and then', () => {
    const wins = (options: Partial<Options>, seats: number) =>
      Array.from({ length: 12 }, (_, seed) => playLegend(options, seats, seed)).filter(({ won }) => won).length;
    expect(wins({ legend: '1' }, 4)).toBeGreaterThan(3);
    expect(wins({ legend: '2', difficulty: 'easy' }, 2)).toBeGreaterThan(3);
  });

  test('announces what it is about, in words the texts have', () => {
    const { keys } = playLegend({ legend: '2' }, 4, 1);
    expect(keys.size).toBeGreaterThan(4);
    for (const key of keys) expect(said).toContain(key);
  });
});
