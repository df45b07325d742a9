import { FastRandom } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { isForegone } from '../search/foregone.ts';
import { errorOf } from '../search/tree-node.ts';

const LEAD = 2;
const ALL = 100;

/** As the search chooses in the end: the other for a lead of more than so many standard errors. */
function leaves(favourite: readonly number[], other: readonly number[]): boolean {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  if (favourite.length < 2) return false;
  const lost = favourite.map((value, world) => value - (other[world] as number));
  const squares = lost.reduce((sum, value) => sum + value * value, 0);
  return mean(other) - LEAD * errorOf(mean(lost) * lost.length, squares, lost.length) > mean(favourite);
}

/** Every choice that could be made after none, some or all of so many worlds more. */
function* choices(favourite: readonly number[], other: readonly number[], toCome: number): Generator<boolean> {
  yield leaves(favourite, other);
  if (toCome === 0) return;
  for (const [one, two] of [
    [0, 0],
    [0, ALL],
    [ALL, 0],
    [ALL, ALL],
  ] as const)
    yield* choices([...favourite, one], [...other, two], toCome - 1);
}

const random = new FastRandom(7);
const worlds = (count: number, wins: number) => Array.from({ length: count }, () => (random.below(100) < wins ? ALL : 0));

describe('a choice between two that no world can change', () => {
  test('is foregone only where it is, after every number of worlds', () => {
    let found = 0;
    for (let n = 0; n < 1500; n += 1) {
      const tried = 1 + random.below(12);
      const [favourite, other] = [worlds(tried, random.below(101)), worlds(tried, random.below(101))];
      const toCome = random.below(5);
      if (!isForegone(favourite, other, LEAD, toCome)) continue;
      found += 1;
      expect(new Set(choices(favourite, other, toCome)).size).toBe(1);
    }
    expect(found).toBeGreaterThan(500);
  });

  test('is told in time: three worlds before the end where all went alike', () => {
    const alike = worlds(16, 50);
    expect(isForegone(alike, alike, LEAD, 3)).toBe(true);
    expect(isForegone(alike, alike, LEAD, 4)).toBe(false);
  });

  test('the favourite may be left as well', () => {
    expect(isForegone(worlds(12, 0), worlds(12, 100), LEAD, 1)).toBe(true);
    expect(isForegone(worlds(4, 0), worlds(4, 100), LEAD, 8)).toBe(false);
  });
});
