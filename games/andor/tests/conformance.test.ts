import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { conform, coveringOptions, failureText } from '@tafelrunde/conformance';
import { wholeGame } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { folder } from '../index.ts';
import { houseCards } from '../legends/house.ts';
import { shelf } from '../legends/index.ts';

const andor = await wholeGame(folder);

/** The golden playthroughs by name (`v1/4-usual.txt`). */
function goldens(): Record<string, string> {
  const folder = new URL('./goldens/', import.meta.url);
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  return Object.fromEntries(
    names.filter((name) => name.endsWith('.txt')).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
  );
}

/** Of the sets in which every two options meet, per number of heroes. */
const GAMES = 6;

/** These, and what is missing among them: every legend of the house at each of its difficulties. */
function setsFor(seats: number) {
  const sets = coveringOptions(andor.game.meta, seats).slice(0, GAMES);
  const two = houseCards.filter(({ difficulties }) => difficulties.length > 1);
  const each = two.flatMap(({ name, difficulties }) => difficulties.map((difficulty) => ({ legend: name, difficulty })));
  const missing = each.filter(
    ({ legend, difficulty }) => !sets.some((set) => set['legend'] === legend && set['difficulty'] === difficulty),
  );
  return [...sets, ...missing.map((more) => ({ ...sets[0], ...more }))];
}

/** How much is thought has no part in what is checked. */
const budgets = { normal: { iterations: 1 }, strong: { iterations: 2 } };

test('every legend of the house is among the first sets of options', () => {
  for (const seats of [2, 3, 4]) {
    const first = coveringOptions(andor.game.meta, seats).slice(0, GAMES);
    expect(new Set(first.map(({ legend }) => legend))).toEqual(new Set(Object.keys(shelf)));
  }
});

test('the conformance suite finds nothing in what belongs to no match, and every golden playthrough is played as it was', () => {
  const report = conform(andor, { half: 'game', goldens: goldens() });
  expect(report.failures.map(failureText)).toEqual([]);
  expect(report.ok).toBe(true);
});

/** A sample; `tafel check andor` plays as many as one likes. */
test.each([2, 3, 4])('the conformance suite finds nothing with %i heroes, in any legend, however hard', (seats) => {
  const options = setsFor(seats);
  const report = conform(andor, { seatCounts: [seats], games: options.length, seed: 1, half: 'matches', budgets, options });
  expect(report.failures.map(failureText)).toEqual([]);
  expect(report.ok).toBe(true);
  expect(report.matches).toBe(options.length);
  expect(new Set(options.map(({ legend, difficulty }) => `${legend} ${difficulty}`)).size).toBeGreaterThanOrEqual(9);
});
