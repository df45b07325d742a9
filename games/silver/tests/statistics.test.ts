import { uniformly } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { statisticsOf } from '../statistics.ts';
import { chance } from './table.ts';

test.each([2, 3, 4])('with %i plain players rounds are called, and most calls win', (seats) => {
  const found = statisticsOf(seats, 60, chance(seats));
  expect(found.matches).toBe(60);
  expect(found.shares).toHaveLength(seats);
  expect(found.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(Object.values(found.endings).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(found.called).toBeGreaterThan(0.3);
  expect(found.won).toBeGreaterThan(0.5);
  expect(found.turns.deviation).toBeGreaterThan(0);
});

test('plain players have far fewer points than chance', () => {
  const plain = statisticsOf(4, 40, chance(1));
  const blind = statisticsOf(4, 40, chance(1), game.meta.defaults, uniformly);
  expect(plain.points * 2).toBeLessThan(blind.points);
});
