import { describe, expect, test } from 'vitest';
import { conform, failureText } from '../index.ts';
import { ladder, lots, signals, together } from '../toys/index.ts';
import { goldensOf } from './goldens-of.ts';

describe.each([lots, signals, together, ladder].map((toy) => [toy.game.meta.id, toy] as const))('%s is a sound game', (id, toy) => {
  const { min, usual, max } = toy.game.meta.seats;
  const report = conform(toy, { games: 4, seed: 7, seatCounts: [...new Set([min, usual, max])], closely: 2, goldens: goldensOf(id) });

  test.each(report.checks)('$id: $sentence', (check) => {
    expect(report.failures.filter((failure) => failure.check === check.id).map(failureText)).toEqual([]);
    expect(check.runs).toBeGreaterThan(0);
  });
});
