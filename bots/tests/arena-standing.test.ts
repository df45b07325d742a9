import { FastRandom } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { bootstrap, gainOf, type Lineup, lineupsOf, marginOf, type PlayedDeal, standingOf } from '../arena/index.ts';

const lineups = lineupsOf(3, 'round');

/** A deal by hand: points per line-up and seat. */
function dealOf(deal: number, ...points: readonly (readonly number[])[]): PlayedDeal {
  const games = points.map((own) => ({ points: own, first: own.flatMap((n, seat) => (n === Math.max(...own) ? [seat] : [])) }));
  return { deal, games, moves: { a: 3, b: 5 }, milliseconds: { a: 6, b: 1 } };
}

/** Line-ups for three seats: abb baa bab aba bba aab. */
const byHand = dealOf(0, [6, 1, 3], [6, 1, 3], [2, 2, 2], [0, 0, 0], [5, 0, 1], [1, 2, 9]);

describe('the margin of a deal', () => {
  test("is the mean over its games of the mean of a's seats minus the mean of b's", () => {
    // +4, −4 of the same points mirrored, 0, 0, 1 − 2.5, 1.5 − 9
    expect(marginOf(byHand, lineups)).toBeCloseTo((4 - 4 + 0 + 0 - 1.5 - 7.5) / 6, 12);
  });

  test('is the difference of the two games where each side has the table to itself', () => {
    const apart: readonly Lineup[] = lineupsOf(2, 'together');
    expect(marginOf(dealOf(0, [1, 1], [0, 0]), apart)).toBe(1);
    expect(marginOf(dealOf(0, [0, 0], [1, 1]), apart)).toBe(-1);
    expect(marginOf(dealOf(0, [1, 1], [1, 1]), apart)).toBe(0);
  });
});

test('the standing adds up, in whatever order the deals came', () => {
  const level = [3, 3, 3];
  const other = dealOf(1, level, level, level, level, level, level);
  const standing = standingOf([other, byHand], lineups, 5);
  expect(standing).toEqual(standingOf([byHand, other], lineups, 5));
  expect(standing).toMatchObject({ deals: 2, games: 12, margin: -0.75, moves: { a: 6, b: 10 }, timePerMove: { a: 2, b: 0.2 } });
  // By hand: a, b, two shared, b, b; then six shared ones.
  expect(standing.winShares).toEqual({ a: 1 / 12, b: 3 / 12, shared: 8 / 12 });
  expect(standing.winRates).toBeUndefined();
});

test('a gain compares deal with deal, on those both played', () => {
  const shift = (deal: number, n: number) => dealOf(deal, [n, 0, 0], [0, n, n], [0, n, 0], [n, 0, n], [0, 0, n], [n, n, 0]);
  const one = [shift(0, 5), shift(1, 1), shift(2, 100)];
  const before = [shift(1, 0), shift(0, 4)];
  expect(gainOf(one, before, lineups, 1)).toEqual({ deals: 2, margin: 1, interval: [1, 1] });
  expect(gainOf(one, [], lineups, 1)).toBeUndefined();
});

describe('the interval', () => {
  test('of what never varies is a point', () => {
    expect(bootstrap([2, 2, 2], new FastRandom(1))).toEqual([2, 2]);
    expect(bootstrap([-1], new FastRandom(1))).toEqual([-1, -1]);
    expect(() => bootstrap([], new FastRandom(1))).toThrow(RangeError);
  });

  test('of 50 ones and 50 noughts is the middle of the binomial distribution', () => {
    const values = Array.from({ length: 100 }, (_, i) => i % 2);
    const [low, high] = bootstrap(values, new FastRandom(1));
    expect(Math.abs(low - 0.4)).toBeLessThanOrEqual(0.0101); // 2.8 % have 40 ones or fewer, 1.8 % have 39 or fewer
    expect(Math.abs(high - 0.6)).toBeLessThanOrEqual(0.0101);
  });

  test('is the same for the same seed', () => {
    const values = Array.from({ length: 30 }, (_, i) => (i * i) % 7);
    expect(bootstrap(values, new FastRandom(3))).toEqual(bootstrap(values, new FastRandom(3)));
  });

  test('holds the true mean about as often as it says, also for skewed deals', () => {
    const chance = new FastRandom(11);
    let held = 0;
    for (let trial = 0; trial < 300; trial += 1) {
      // 0 to 9, squared: mean 28.5
      const values = Array.from({ length: 40 }, () => chance.below(10) ** 2);
      const [low, high] = bootstrap(values, chance);
      if (low <= 28.5 && 28.5 <= high) held += 1;
    }
    expect(held / 300).toBeGreaterThan(0.91);
    expect(held / 300).toBeLessThan(0.98);
  });
});
