import { folderOf } from '@tafelrunde/games';
import { type GameFolder, gameWithBots } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { weightsFromDisk } from '../workers/weights.ts';
import { foretold, mean, offBy, type Teller } from './foretelling.ts';

/** By no more points may what replays and hints say be off on average, in so many rounds. docs/bots.md says how far it is in more of them. */
const games = [
  { id: 'anansi', counts: [3, 4, 5], rounds: 10, every: 13, most: { valued: 2.5, hint: 2.6 } },
  { id: 'silver', counts: [2, 3, 4], rounds: 4, every: 13, most: { valued: 5, hint: 6 } },
] as const;

describe.each(games)('$id: what the net foresees is near what comes', ({ id, counts, rounds, every, most }) => {
  test.each(counts)('with %i seats', async (seats) => {
    const folder = folderOf(id) as GameFolder;
    const [module, bare] = [await gameWithBots(folder, weightsFromDisk), await gameWithBots(folder)];
    const telling = { module, bare, seats, seed: 44_000, every, worlds: 0, hint: 1200 };
    const told = Array.from({ length: rounds }, (_, n) => foretold(telling, n)).flat();
    const off = (teller: Teller) => mean(offBy(told, teller).map(Math.abs));
    expect(offBy(told, 'hint').length).toBeGreaterThan(18);
    expect(off('valued')).toBeLessThan(most.valued);
    expect(off('hint')).toBeLessThan(most.hint);
    // who has seen more of a round knows more of its end
    const [first, last] = [told.filter(({ at }) => at < 0.25), told.filter(({ at }) => at >= 0.75)];
    const glances = (part: typeof told) => mean(offBy(part, 'net').map(Math.abs));
    expect(glances(last)).toBeLessThan(0.75 * glances(first));
  });
});
