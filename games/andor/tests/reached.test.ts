import { readdirSync, readFileSync } from 'node:fs';
import { type MatchRecord, readRecord, verifyRecord } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { LEGEND_3, LEGEND_4, LEGEND_5 } from '../legends/house.ts';
import { Journey, Seen } from './journey.ts';

/*
 * Legends 1 and 2 can be played from the set-up to every card, every rule, every task, every event and every ending: by recorded matches, by
 * the scripted team, and by people who are after something else.
 */

/** Matches as files, played once and kept: like every stored match they stay what they are as long as their rules are carried. */
function kept(folder: 'wins' | 'wins/again' | 'losses'): readonly (readonly [string, MatchRecord])[] {
  const from = new URL(`./goldens/${folder}/`, import.meta.url);
  const names = readdirSync(from).filter((name) => name.endsWith('.json'));
  return names.map((name) => [name, readRecord(readFileSync(new URL(name, from), 'utf8'))]);
}
const wins = kept('wins');
/** Of legends that were told anew. */
const again = kept('wins/again');
/** The castle falls without anybody's doing; to see the story run out one has to hold it and yet dawdle, which the team does no more. */
const losses = kept('losses');

test('wins of all legends are kept: with two, three and four heroes, in both parts and at both difficulties', () => {
  const names = [
    'legend-1',
    'legend-1-part-2',
    'legend-2-easy',
    'legend-2-normal',
    'legend-3-easy',
    'legend-3-normal',
    'legend-4-easy',
    'legend-4-normal',
    'legend-5-easy',
    'legend-5-normal',
  ].flatMap((name) => [2, 3, 4].map((n) => `${name}-${n}.json`));
  expect(wins.map(([name]) => name).toSorted()).toEqual(names.toSorted());
  expect(again.map(([name]) => name).toSorted()).toEqual(names.filter((name) => /^legend-[345]/.test(name)).toSorted());
});

test('wins of legends told anew carry the text they were played by, which is the one the house offers', () => {
  const today = [LEGEND_3, LEGEND_4, LEGEND_5];
  for (const [name, { options, contents }] of again) {
    const number = Number(/\d/.exec(name)?.[0]);
    expect([name, options['legend']]).toEqual([name, today[number - 3]]);
    expect(Object.keys(contents ?? {})).toEqual([options['legend']]);
  }
});

test.each([
  ...[...wins, ...again].map(([name, record]) => [name, record, { reason: 'goal', won: true }] as const),
  ...losses.map(([name, record]) => [name, record, { reason: 'narrator', won: false }] as const),
])('%s still ends as it did, action by action', (_name, record, end) => {
  const { fair, checks, match } = verifyRecord(game, record);
  expect(checks).toEqual([
    { id: 'play', ok: true },
    { id: 'end', ok: true },
  ]);
  expect(fair).toBe(true);
  expect(match?.result).toEqual({ kind: 'together', ...end });
});

/** Plays on until nothing is missing; more rounds than it should ever take. */
const ROUNDS = 40;
const perRound = { seekers: 12, team: 1 } as const;

function explore(legend: '1' | '2', difficulty: 'easy' | 'normal', seats: number): { missing: string[]; endings: Set<string> } {
  const seen = new Seen();
  const parts = legend === '1' ? [false, true] : [false];
  const journeys = parts.map((startAtPart2) => new Journey({ legend, difficulty, startAtPart2, figures: 'first' }, seats, seen));
  for (const journey of journeys) {
    const { startAtPart2 } = journey.options;
    for (const [, record] of [...wins, ...losses]) {
      const { options, seats: chairs } = record;
      const same = options['legend'] === legend && options['difficulty'] === difficulty && options['startAtPart2'] === startAtPart2;
      if (same && chairs.length === seats) journey.replay(record);
    }
    journey.play('sleepers', 1);
    if (legend === '1') for (const seed of [1, 2, 3]) journey.play('clumsy', seed);
  }
  let missing: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [i, journey] of journeys.entries()) {
      for (let n = 0; n < perRound.seekers; n += 1) journey.play('seekers', round * 100 + n);
      for (let n = 0; n < perRound.team; n += 1) journey.play('team', round * 100 + i);
    }
    missing = journeys[0]?.missing() ?? [];
    if (missing.length === 0) break;
  }
  return { missing, endings: seen.endings };
}

/** What a whole legend can come to, whoever plays. */
const endings = {
  '1': [
    'won',
    'castle',
    'narrator',
    'task: A creature has torn the parchment to shreds.',
    'legend: A hero stood in the castle before all tasks were done.',
    'legend: The day is over and no hero has reached the castle.',
  ],
  '2': ['won', 'castle', 'narrator'],
} as const;

describe('AND-18.1 everything in a legend is reached in some match', () => {
  test.each([
    ['1', 'normal'],
    ['2', 'easy'],
    ['2', 'normal'],
  ] as const)('Legend %s, %s: every card, rule, task and event; every ending', (legend, difficulty) => {
    const all = new Set<string>();
    for (const seats of [2, 3, 4]) {
      const found = explore(legend, difficulty, seats);
      expect(found.missing, `${seats} heroes`).toEqual([]);
      for (const ending of found.endings) all.add(ending);
    }
    // However well the team plays by now: sooner or later it loses in every way there is.
    for (let seed = 1; seed <= ROUNDS && endings[legend].some((ending) => !all.has(ending)); seed += 1) {
      const seen = new Seen();
      new Journey({ legend, difficulty }, 2 + (seed % 3), seen).play('team', seed);
      for (const ending of seen.endings) all.add(ending);
    }
    expect([...all].toSorted()).toEqual(endings[legend].toSorted());
  });
});
