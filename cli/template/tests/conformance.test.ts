import { readdirSync, readFileSync } from 'node:fs';
import { conform, failureText } from '@tafelrunde/conformance';
import { wholeGame } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { folder } from '../index.ts';

const game = await wholeGame(folder);

/** The golden playthroughs by name (`v1/2-usual.txt`). When rules change, `npm run goldens` writes them anew. */
function goldens(): Record<string, string> {
  const kept = new URL('./goldens/', import.meta.url);
  const names = readdirSync(kept, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  return Object.fromEntries(names.filter((name) => name.endsWith('.txt')).map((name) => [name, readFileSync(new URL(name, kept), 'utf8')]));
}

test.each([2, 3, 5])('the conformance suite finds nothing with %i seats', (seats) => {
  const report = conform(game, { seatCounts: [seats], games: 10, seed: 1, goldens: goldens() });
  expect(report.failures.map(failureText)).toEqual([]);
  expect(report.matches).toBe(10);
});
