import type { Policy } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { statisticsOf } from '../statistics.ts';
import type { Action, State } from '../state.ts';
import { chance } from './table.ts';

/**
 * Plays any card that may be played and recruits with any card: with a chance of 0.35 while each of its listeners has a story, with
 * 0.1 while one is waiting.
 */
const willing: Policy<State, Action> = (state, seat, legal, random) => {
  const recruiting = legal.filter((action) => action.type === 'recruit');
  const playing = legal.filter((action) => action.type !== 'recruit');
  const waiting = (state.listeners[seat] as number) > (state.stories[seat] as number);
  const wants = recruiting.length > 0 && random.below(100) < (waiting ? 10 : 35);
  const from = wants ? recruiting : playing;
  return from[random.below(from.length)] as Action;
};

describe('by random play', () => {
  // Figures of an independent program over 4,000 games a setting: trump changes, F > T, F < T, F = T, mean points.
  test.each([
    [3, 0.125, 0.211, 0.645, 0.144, 5.11],
    [4, 0.151, 0.29, 0.525, 0.185, 4.99],
    [5, 0.173, 0.446, 0.345, 0.208, 4.37],
  ])('with %i players the figures agree with the independent ones', (seats, changes, over, under, exact, points) => {
    const found = statisticsOf(seats, 2500, chance(seats), game.meta.defaults, willing);
    expect(Math.abs(found.trumpChanges - changes)).toBeLessThan(0.01);
    expect(Math.abs(found.over - over)).toBeLessThan(0.015);
    expect(Math.abs(found.under - under)).toBeLessThan(0.015);
    expect(Math.abs(found.exact - exact)).toBeLessThan(0.015);
    expect(Math.abs(found.points - points)).toBeLessThan(0.25);
    expect(found.zeroZero).toBeLessThan(seats === 5 ? 0.07 : 0.03);
    expect(found.endings['rounds']).toBeCloseTo(1);
    expect(found.turns).toEqual({ mean: game.meta.maxActions(game.meta.defaults, seats), deviation: 0 });
    for (const share of found.shares) expect(Math.abs(share - 1 / seats)).toBeLessThan(0.04);
  });

  test('shares add up, and the instant bot is far better than chance', () => {
    const found = statisticsOf(4, 60, chance(2));
    expect(found.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(found.over + found.under + found.exact).toBeCloseTo(1);
    expect(found.exact).toBeGreaterThan(0.5);
    expect(found.points).toBeGreaterThan(10);
  });
});
