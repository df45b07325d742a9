import { weightsFromDisk } from '@tafelrunde/bots/workers';
import { expect, test } from 'vitest';
import { noteUnreadNets } from '../nets.ts';

test('nets that lie where they should are nothing to speak of', async () => {
  const said: unknown[] = [];
  await noteUnreadNets({ warn: (...line: unknown[]) => void said.push(line) }, weightsFromDisk);
  expect(said).toEqual([]);
});

test('a damaged net is named in the log, with the level that plays instead', async () => {
  const said: unknown[] = [];
  const cut = async (game: string, level: string) => (await weightsFromDisk(game, level)).subarray(0, 100_000);
  await noteUnreadNets({ warn: (line: unknown) => void said.push(line) }, cut);
  expect(said).toContainEqual({
    game: 'anansi',
    bot: 'master',
    otherwise: 'strong',
    reason: expect.stringMatching(/cut off or damaged/),
  });
});
