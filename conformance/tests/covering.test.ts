import type { Meta, OptionSpec, OptionValue } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { coveringOptions, usualOptions } from '../index.ts';
import { ladder, lots, signals, together } from '../toys/index.ts';

type Set = Readonly<Record<string, OptionValue>>;

function valuesOf(spec: OptionSpec): readonly OptionValue[] {
  if (spec.kind === 'switch') return [true, false];
  return spec.kind === 'choice' ? spec.values : [spec.default, ...spec.sample];
}

/** The slow, obvious way: every combination there is. */
function everyCombination(meta: Meta<Set>, seats: number): Set[] {
  let sets: Set[] = [{}];
  for (const spec of meta.options) sets = sets.flatMap((set) => valuesOf(spec).map((value) => ({ ...set, [spec.key]: value })));
  return sets.filter((set) => meta.check(set, seats) === undefined);
}

function pairsIn(sets: readonly Set[]): globalThis.Set<string> {
  const pairs = new globalThis.Set<string>();
  for (const set of sets) {
    const told = Object.keys(set)
      .toSorted()
      .map((key) => `${key}=${set[key]}`);
    for (const [i, one] of told.entries()) for (const other of told.slice(i + 1)) pairs.add(`${one} ${other}`);
  }
  return pairs;
}

const toys = [lots, signals, together, ladder].flatMap(({ game: { meta } }) =>
  [meta.seats.min, meta.seats.max].map((seats) => [`${meta.id} with ${seats} seats`, meta as unknown as Meta<Set>, seats] as const),
);

describe.each(toys)('%s', (_name, meta, seats) => {
  const covering = coveringOptions(meta, seats);
  const all = everyCombination(meta, seats);

  test('every playable pair of values is covered', () => {
    const covered = pairsIn(covering);
    expect([...pairsIn(all)].filter((pair) => !covered.has(pair))).toEqual([]);
  });

  test('nothing refused is in it, nothing twice, and it is not simply everything', () => {
    expect(covering.filter((set) => meta.check(set, seats) !== undefined)).toEqual([]);
    expect(new globalThis.Set(covering.map((set) => JSON.stringify(set))).size).toBe(covering.length);
    expect(covering.length).toBeLessThan(all.length);
  });
});

function metaOf(options: readonly OptionSpec[], check: (set: Set) => boolean, variants: readonly Set[] = []): Meta<Set> {
  return {
    ...(ladder.game.meta as unknown as Meta<Set>),
    options,
    defaults: Object.fromEntries(options.map((spec) => [spec.key, spec.default])),
    variants,
    check: (set) => (check(set) ? undefined : { code: 'no' }),
  };
}

const letter = (key: string): OptionSpec => ({ key, kind: 'choice', values: ['a', 'b', 'c', 'd'], default: 'a' });

describe('more combinations than can be looked at', () => {
  const keys = Array.from({ length: 12 }, (_, i) => `o${i + 10}`);
  const meta = metaOf(
    keys.map(letter),
    (set) => !(set['o10'] === 'b' && set['o11'] === 'b') && !(set['o12'] === 'c' && set['o13'] !== 'c'),
  );
  const covering = coveringOptions(meta, 2);

  test('all pairs but the refused ones are covered', () => {
    const covered = pairsIn(covering);
    const missing: string[] = [];
    for (const [i, one] of keys.entries()) {
      for (const other of keys.slice(i + 1)) {
        for (const a of 'abcd')
          for (const b of 'abcd')
            if (!covered.has([`${one}=${a}`, `${other}=${b}`].toSorted().join(' '))) missing.push(`${one}=${a} ${other}=${b}`);
      }
    }
    expect(missing.toSorted()).toEqual(['o10=b o11=b', 'o12=c o13=a', 'o12=c o13=b', 'o12=c o13=d']);
  });

  test('with few sets, and the same ones every time', () => {
    expect(covering.length).toBeLessThan(40);
    expect(coveringOptions(meta, 2)).toEqual(covering);
  });
});

test('defaults come first, then the game’s own variants', () => {
  const meta = metaOf([letter('x'), letter('y')], () => true, [{ x: 'c', y: 'd' }]);
  expect(coveringOptions(meta, 2).slice(0, 2)).toEqual([
    { x: 'a', y: 'a' },
    { x: 'c', y: 'd' },
  ]);
});

test('a game with one option plays each of its values, a game with none plays once', () => {
  expect(
    coveringOptions(
      metaOf([letter('x')], () => true),
      2,
    ).map((set) => set['x']),
  ).toEqual(['a', 'b', 'c', 'd']);
  expect(
    coveringOptions(
      metaOf([], () => true),
      2,
    ),
  ).toEqual([{}]);
});

test('usual options are the defaults, or the nearest that can be played', () => {
  const options = [letter('x'), letter('y'), letter('z')];
  expect(
    usualOptions(
      metaOf(options, () => true),
      2,
    ),
  ).toEqual({ x: 'a', y: 'a', z: 'a' });
  expect(
    usualOptions(
      metaOf(options, (set) => set['y'] === 'c'),
      2,
    ),
  ).toEqual({ x: 'a', y: 'c', z: 'a' });
  expect(
    usualOptions(
      metaOf(options, (set) => set['y'] === 'c' && set['z'] === 'd'),
      2,
    ),
  ).toMatchObject({ y: 'c', z: 'd' });
  expect(
    usualOptions(
      metaOf(options, () => false),
      2,
    ),
  ).toBeUndefined();
});
