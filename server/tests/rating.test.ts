import type { TableId } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { rated, UNKNOWN } from '../statistics/glicko.ts';
import { RatingFold, Wishes } from '../statistics/rating.ts';
import type { ResultRow } from '../store/results.ts';

const rival = (value: number, deviation: number) => ({ value, deviation, volatility: 0.06 });
const DAY = 24 * 60 * 60 * 1000;

test('the example of the paper: Glickman, "Example of the Glicko-2 system", section "Example calculation"', () => {
  const after = rated({ value: 1500, deviation: 200, volatility: 0.06 }, [
    { against: rival(1400, 30), score: 1, weight: 1 },
    { against: rival(1550, 100), score: 0, weight: 1 },
    { against: rival(1700, 300), score: 0, weight: 1 },
  ]);
  expect(after.value).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('a very surprising result is followed to its end, and without a game only doubt grows', () => {
  const shock = rated({ value: 1500, deviation: 30, volatility: 0.06 }, [{ against: rival(2600, 30), score: 1, weight: 1 }]);
  expect(shock.volatility).toBeGreaterThan(0.06);
  expect(shock.value).toBeGreaterThan(1500);
  const away = rated({ value: 1600, deviation: 60, volatility: 0.06 }, [], 73);
  expect(away.value).toBe(1600);
  expect(Math.round(away.deviation)).toBe(107);
  expect(rated({ ...UNKNOWN }, [], 1e9).deviation).toBe(350);
});

const seat = (table: string, at: number, place: number, who: { person: string } | { level: string }): ResultRow => ({
  table: table as TableId,
  game: 'anthem',
  at,
  seat: place,
  place,
  won: place === 1,
  acted: 3,
  stoodIn: 0,
  ...who,
});

test('rated are people who wanted it then, and bots; a table of many weighs as much as one of two', () => {
  const wishes = new Wishes([
    { person: 'ana', since: 0 },
    { person: 'ben', since: 0, until: 2 * DAY },
    { person: 'cis', since: 0 },
    { person: 'dor', since: 0 },
  ]);
  const duel = new RatingFold(wishes);
  duel.take([seat('t1', DAY, 1, { person: 'ana' }), seat('t1', DAY, 2, { person: 'ben' })]);
  const many = new RatingFold(wishes);
  many.take([
    seat('t1', DAY, 1, { person: 'ana' }),
    seat('t1', DAY, 2, { person: 'ben' }),
    seat('t1', DAY, 3, { person: 'cis' }),
    seat('t1', DAY, 4, { person: 'dor' }),
  ]);
  expect(duel.now('ana')?.value).toBeGreaterThan(1600);
  expect(many.now('ana')?.value).toBeCloseTo(duel.now('ana')?.value ?? 0, 6);
  expect(many.now('dor')?.value).toBeCloseTo(duel.now('ben')?.value ?? 0, 6);
  expect(many.now('ben')?.value).toBeGreaterThan(1500);
  expect((many.now('ben')?.value ?? 0) - 1500).toBeCloseTo(1500 - (many.now('cis')?.value ?? 0), 6);

  const before = duel.now('ben');
  duel.take([seat('t2', 2 * DAY, 1, { person: 'ben' }), seat('t2', 2 * DAY, 2, { level: 'deep' })]);
  expect([duel.now('ben'), duel.bots()]).toEqual([before, []]); // ben wants no more, and bots alone prove nothing
  duel.take([
    seat('t3', 3 * DAY, 1, { level: 'deep' }),
    seat('t3', 3 * DAY, 2, { level: 'deep' }),
    seat('t3', 3 * DAY, 3, { person: 'ana' }),
  ]);
  expect(duel.bots()).toMatchObject([{ level: 'deep' }]);
  expect(duel.now('bot:deep')?.value).toBeGreaterThan(1500);
  expect(duel.past('ana').map(({ table }) => table)).toEqual(['t1', 't3']);
  expect(duel.past('ana')[1]?.value).toBeLessThan(duel.past('ana')[0]?.value ?? 0);
});
