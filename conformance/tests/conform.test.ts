import { describe, expect, test } from 'vitest';
import { type ConformSettings, casesOf, checks, conform, coveringOptions, joinReports } from '../index.ts';
import { usedFromOutside } from '../outside.ts';
import { ladder, lots, signals } from '../toys/index.ts';
import { goldensOf } from './goldens-of.ts';

describe('what is played', () => {
  test('one match for each set of options, at every number of seats, unless told otherwise', () => {
    const cases = casesOf(lots);
    for (let seats = 2; seats <= 8; seats += 1) {
      const played = cases.filter((one) => one.seats === seats).map((one) => one.options);
      expect(played).toEqual(coveringOptions(lots.game.meta, seats));
    }
  });

  test('chance, bots, neutral answers, eager and stubborn players all have their matches, each with many options', () => {
    const cases = casesOf(lots, { games: 60, seatCounts: [3] });
    for (const players of ['random', 'bot:instant', 'otherwise', 'eager', 'first', 'last']) {
      const sets = cases.filter((one) => one.players === players).map((one) => JSON.stringify(one.options));
      expect(new Set(sets).size, players).toBeGreaterThan(3);
    }
  });

  test('older rules get a fifth of the matches', () => {
    const cases = casesOf(ladder, { games: 10, seatCounts: [2] });
    expect(cases.map((one) => one.version)).toEqual([1, 1, ...Array.from({ length: 10 }, () => 2)]);
  });

  test('no two matches share a seed, and another seed plays other matches', () => {
    const seeds = [...casesOf(signals, { games: 9, seed: 1 }), ...casesOf(signals, { games: 9, seed: 2 })].map((one) => one.seed);
    expect(new Set(seeds).size).toBe(seeds.length);
  });
});

describe('a report', () => {
  const settings: ConformSettings = { games: 4, seed: 11, seatCounts: [2, 3], goldens: goldensOf('signals') };
  const whole = conform(signals, settings);

  test('is the same every time', () => {
    expect(conform(signals, settings)).toEqual(whole);
  });

  test('can be made in parts', () => {
    const parts = [0, 1, 2].map((index) => conform(signals, { ...settings, part: { index, of: 3 } }));
    expect(parts.map((part) => part.matches)).toEqual([3, 3, 2]);
    expect(joinReports(parts)).toEqual(whole);
  });

  test('can be made in halves: of the game itself, and of its matches', () => {
    const halves = (['game', 'matches'] as const).map((half) => conform(signals, { ...settings, half }));
    expect(halves.map((part) => part.matches)).toEqual([0, whole.matches]);
    expect(joinReports(halves)).toEqual(whole);
    // where nothing was compared, nothing is said to be well
    const runs = (report: typeof whole, id: string) => report.checks.find((check) => check.id === id)?.runs;
    expect(halves.map((part) => (runs(part, 'golden-differs') ?? 0) > 0)).toEqual([true, false]);
  });

  test('tells how far it is', () => {
    const seen: string[] = [];
    conform(signals, { ...settings, onProgress: (done, total) => seen.push(`${done}/${total}`) });
    expect(seen).toEqual(['1/8', '2/8', '3/8', '4/8', '5/8', '6/8', '7/8', '8/8']);
  });

  test('ends early when there is enough to mend', () => {
    const { matches } = conform(signals, { ...settings, goldens: {}, stopAfter: 3 });
    expect(matches).toBe(0);
  });
});

test('the requirements 1 to 13, 15 and 16 each have a check of their own', () => {
  expect([...new Set(checks.map((check) => check.item))]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16]);
  expect(new Set(checks.map((check) => check.id)).size).toBe(checks.length);
});

describe('what is used from outside', () => {
  const { random } = Math;

  test('is noted by name and works all the same', () => {
    let date: Date | undefined;
    const used = usedFromOutside(() => {
      Math.random();
      date = new Date();
      Date.now();
      performance.now();
      crypto.randomUUID();
    }, 'chance and clocks');
    expect(used.toSorted()).toEqual(['Date.now', 'Math.random', 'crypto.randomUUID', 'new Date()', 'performance.now']);
    expect(date).toBeInstanceOf(Date);
  });

  test('is left as it was, even after a fault', () => {
    expect(() =>
      usedFromOutside(() => {
        throw new Error('fault');
      }, 'chance and clocks'),
    ).toThrow('fault');
    expect(Math.random).toBe(random);
    expect(Object.hasOwn(performance, 'now')).toBe(false);
  });

  test('a date that is given is no clock, and clocks are not asked about for bots', () => {
    expect(usedFromOutside(() => new Date(0), 'chance and clocks')).toEqual([]);
    expect(usedFromOutside(() => Date.now(), 'chance')).toEqual([]);
  });
});
