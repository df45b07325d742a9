import type { Point } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { gridOf, marksOf } from '../src/statistics/chart.tsx';

test('figures at the side are even and hold everything between them', () => {
  for (const [least, most] of [
    [5, 24],
    [0, 3],
    [7, 7],
    [1390, 1612],
    [0, 100],
    [-4, 31],
  ] as const) {
    const grid = gridOf(least, most);
    expect(grid.length, `${least} to ${most}`).toBeGreaterThan(1);
    expect(grid.length, `${least} to ${most}`).toBeLessThan(7);
    expect(grid[0]).toBeLessThanOrEqual(least);
    expect(grid.at(-1)).toBeGreaterThanOrEqual(most);
    expect(grid.every(Number.isInteger)).toBe(true);
  }
});

test('the line is the mean of the last six points, the share of the last ten won, or the rating', () => {
  const point = (score: number, won: boolean, rating?: number): Point => ({
    at: score,
    won,
    people: true,
    score,
    ...(rating === undefined ? {} : { rating }),
  });
  const points = [1, 2, 3, 4, 5, 6, 7].map((score) => point(score, score > 5));
  expect(marksOf(points, 'score').map(({ line }) => line)).toEqual([1, 1.5, 2, 2.5, 3, 3.5, 4.5]);
  expect(marksOf(points, 'won').at(-1)?.line).toBeCloseTo(200 / 7);
  expect(marksOf([point(1, true), point(2, false, 1480)], 'rating').map(({ value }) => value)).toEqual([1480]);
});
