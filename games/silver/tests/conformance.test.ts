import { readdirSync, readFileSync } from 'node:fs';
import { conform, failureText } from '@tafelrunde/conformance';
import { Net, wholeGame } from '@tafelrunde/kernel';
import { expect, test, vi } from 'vitest';
import { folder } from '../index.ts';

const silver = await wholeGame(folder, async (_game, level) => readFileSync(new URL(`../nets/${level}.bin`, import.meta.url)));

/** The golden playthroughs by name (`v1/4-usual.txt`). */
function goldens(): Record<string, string> {
  const folder = new URL('./goldens/', import.meta.url);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  return Object.fromEntries(
    names.filter((name) => name.endsWith('.txt')).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
  );
}

test('the conformance suite finds nothing in what belongs to no match, and every golden playthrough is played as it was', () => {
  const report = conform(silver, { half: 'game', goldens: goldens() });
  expect(report.failures.map(failureText)).toEqual([]);
  expect(report.ok).toBe(true);
});

/** A sample; `tafel check silver` plays as many as one likes. */
test.each([
  [2, 6],
  [3, 6],
  [4, 6],
])('the conformance suite finds nothing with %i seats', (seats, games) => {
  const report = conform(silver, { seatCounts: [seats], games, seed: 1, half: 'matches' });
  expect(report.failures.map(failureText)).toEqual([]);
  expect(report.ok).toBe(true);
  // The older version of the rules is played a fifth as often.
  expect(report.matches).toBe(games + Math.ceil(games / 5));
});

/** Most sets of options are none of the net's: here it sits at the table, and answers for every position that is looked at. */
test.each([2, 3, 4])('correctness 15: with %i seats the net plays what is listed, repeatably, from the view alone', (seats) => {
  const asked = vi.spyOn(Net.prototype, 'run');
  try {
    const defaults = { ...silver.game.meta.defaults };
    // Chance plays the first match, the net the second.
    const report = conform(silver, { seatCounts: [seats], games: 2, seed: 3, half: 'matches', options: [defaults, defaults] });
    expect(report.failures.map(failureText)).toEqual([]);
    expect(asked.mock.calls.length).toBeGreaterThan(150);
  } finally {
    asked.mockRestore();
  }
});
