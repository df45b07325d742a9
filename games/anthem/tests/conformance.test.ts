import { readdirSync, readFileSync } from 'node:fs';
import { conform, failureText } from '@tafelrunde/conformance';
import { wholeGame } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { folder } from '../index.ts';

const anthem = await wholeGame(folder);

/** The golden playthroughs by name (`v1/2-usual.txt`). */
function goldens(): Record<string, string> {
  const folder = new URL('./goldens/', import.meta.url);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  return Object.fromEntries(
    names.filter((name) => name.endsWith('.txt')).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
  );
}

test('the conformance suite finds nothing in what belongs to no match, and every golden playthrough is played as it was', () => {
  const report = conform(anthem, { half: 'game', goldens: goldens() });
  expect(report.failures.map(failureText)).toEqual([]);
  expect(report.ok).toBe(true);
});

/** A sample; `tafel check anthem` plays as many as one likes. */
test.each([
  [2, 10],
  [3, 10],
  [4, 8],
  [6, 3],
  [8, 3],
])('the conformance suite finds nothing with %i seats', (seats, games) => {
  const report = conform(anthem, { seatCounts: [seats], games, seed: 1, half: 'matches' });
  expect(report.failures.map(failureText)).toEqual([]);
  expect(report.ok).toBe(true);
  expect(report.matches).toBe(games);
});
