import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { conform, failureText } from '@tafelrunde/conformance';
import { wholeGame } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { folder } from '../index.ts';

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

/** How much is thought has no part in what is checked. */
const budgets = { normal: { iterations: 1 }, strong: { iterations: 2 } };

/** A sample; `tafel check andor` plays as many as one likes. */
test.each([
  [2, 6],
  [3, 6],
  [4, 6],
])('the conformance suite finds nothing with %i heroes', (seats, games) => {
  const report = conform(andor, { seatCounts: [seats], games, seed: 1, goldens: goldens(), budgets });
  expect(report.failures.map(failureText)).toEqual([]);
  expect(report.ok).toBe(true);
  expect(report.matches).toBe(games);
});
