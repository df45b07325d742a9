import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { statisticsOf } from '../statistics.ts';
import { chance } from './table.ts';
import { policies } from '../bot.ts';

const { defaults } = game.meta;

/** Shares and lengths of an independent simulation with 20,000 matches a line. */
describe('careful play', () => {
  test.each([
    [2, [0.39, 0.61], 26],
    [3, [0.308, 0.31, 0.383], 34.3],
    [4, [0.247, 0.237, 0.228, 0.288], 43.2],
  ] as const)('with %i players wins and lasts as an independent simulation says', (seats, shares, turns) => {
    const matches = 3000;
    const found = statisticsOf(seats, matches, chance(seats));
    // Four standard errors of both simulations together: a true difference of three points would be seen, chance hardly ever.
    for (const [i, share] of shares.entries()) {
      const error = Math.sqrt(share * (1 - share) * (1 / matches + 1 / 20_000));
      expect(Math.abs((found.shares[i] ?? 0) - share)).toBeLessThan(4 * error);
    }
    expect(Math.abs(found.turns.mean - turns)).toBeLessThan(4 * found.turns.deviation * Math.sqrt(1 / matches + 1 / 20_000) + 0.05);
    expect(found.endings['row']).toBeCloseTo(1);
    expect(found.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  test('N14 the last in turn order wins more often, and less so when winning at once', () => {
    const own = statisticsOf(2, 3000, chance(8));
    const atOnce = statisticsOf(2, 3000, chance(8), { ...defaults, victoryCheck: 'immediate' });
    expect(own.shares[1]).toBeGreaterThan(0.57);
    expect(atOnce.shares[1]).toBeGreaterThan(0.51);
    expect(atOnce.shares[1] ?? 1).toBeLessThan((own.shares[1] ?? 0) - 0.02);
    expect(atOnce.turns.mean).toBeLessThan(own.turns.mean - 2);
  });

  test('N10 the dragon takes about two in five of three-player matches', () => {
    const { endings } = statisticsOf(3, 2000, chance(9), { ...defaults, dragonWins: true });
    expect(endings['dragon']).toBeGreaterThan(0.35);
    expect(endings['dragon']).toBeLessThan(0.45);
  });

  test('N8 with eight spaces and two players about half of the matches need the tie rule', () => {
    const { endings } = statisticsOf(2, 2000, chance(10), { ...defaults, spaces: 8 });
    expect(endings['firstFull']).toBeGreaterThan(0.43);
    expect(endings['firstFull']).toBeLessThan(0.53);
  });

  test('random play mostly closes all rows', () => {
    const { endings } = statisticsOf(4, 1000, chance(11), defaults, policies.random);
    expect(endings['stalemate']).toBeGreaterThan(0.7);
    expect(endings['stalemate']).toBeLessThan(0.87);
  });
});
