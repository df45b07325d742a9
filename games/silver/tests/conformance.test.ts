import { readdirSync, readFileSync } from 'node:fs';
import { conform, failureText } from '@tafelrunde/conformance';
import { wholeGame } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
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

/** A sample; `tafel check silver` plays as many as one likes. */
test.each([
  [2, 6],
  [3, 6],
  [4, 6],
])('the conformance suite finds nothing with %i seats', (seats, games) => {
  const report = conform(silver, { seatCounts: [seats], games, seed: 1, goldens: goldens() });
  expect(report.failures.map(failureText)).toEqual([]);
  expect(report.ok).toBe(true);
  // The older version of the rules is played a fifth as often.
  expect(report.matches).toBe(games + Math.ceil(games / 5));
});
