import type { BotQuestion } from '@tafelrunde/bots';
import { BotPool, weightsFromDisk } from '@tafelrunde/bots/workers';
import { loadRules } from '@tafelrunde/games';
import { FastRandom, type GameModule, silent } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { noteOtherwise, noteUnreadNets } from '../nets.ts';
import { startWorker } from '../worker.ts';

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

test('a table the net never saw is named in the log, once, by whatever thread meets it', async () => {
  const said: unknown[] = [];
  const pool = new BotPool({
    spawn: () => startWorker({ name: 'bot-worker', source: new URL('../bot-worker.ts', import.meta.url) }),
    size: 2,
    overrun: 120_000,
    onOtherwise: noteOtherwise({ warn: (line: unknown) => void said.push(line) }),
  });
  try {
    const { game } = (await loadRules('anansi')) as GameModule;
    const options = { ...game.meta.defaults, stock: 'limited' };
    const rules = game.rules(options);
    const state: unknown = rules.setup(3, new FastRandom(7), silent);
    const asks = rules.asks(state);
    const { seat = 0 } = asks[0] ?? {};
    const legal = rules.legal(state, seat);
    const about = { game: 'anansi', options, version: game.meta.version, level: 'master', seed: 1, budget: { iterations: 5 } };
    const question: BotQuestion = { ...about, seat, view: rules.view(state, seat), asks, legal };
    const answers = await Promise.all([pool.choose(question), pool.choose(question), pool.choose(question)]);
    expect(pool.threads).toBe(2);
    expect(legal).toContainEqual(answers[0]?.action);
    expect(said).toEqual([{ game: 'anansi', version: 1, options, bot: 'master', otherwise: 'strong' }]);
  } finally {
    await pool.close();
  }
});
