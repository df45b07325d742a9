import type { BotQuestion } from '@tafelrunde/bots';
import { BotPool, weightsFromDisk } from '@tafelrunde/bots/workers';
import { loadRules } from '@tafelrunde/games';
import { FastRandom, type GameModule, silent } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { noteOtherwise, noteUnread, noteUnreadNets } from '../nets.ts';
import { startWorker, type WorkerFile } from '../worker.ts';

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

/** Threads of this file, what each of three questions to a *master* at such a table was answered, and what the log says of it. */
async function playedBy(worker: WorkerFile, chosen: object) {
  const said: unknown[] = [];
  const log = { warn: (line: unknown) => void said.push(line) };
  const pool = new BotPool({
    spawn: () => startWorker(worker),
    size: 2,
    overrun: 120_000,
    onOtherwise: noteOtherwise(log),
    onUnread: noteUnread(log),
  });
  try {
    const { game } = (await loadRules('anansi')) as GameModule;
    const options = { ...game.meta.defaults, ...chosen };
    const rules = game.rules(options);
    const state: unknown = rules.setup(3, new FastRandom(7), silent);
    const asks = rules.asks(state);
    const { seat = 0 } = asks[0] ?? {};
    const legal = rules.legal(state, seat);
    const about = { game: 'anansi', options, version: game.meta.version, level: 'master', seed: 1, budget: { iterations: 5 } };
    const question: BotQuestion = { ...about, seat, view: rules.view(state, seat), asks, legal };
    const answers = await Promise.all([pool.choose(question), pool.choose(question), pool.choose(question)]);
    expect(pool.threads).toBe(2);
    const strong = await pool.choose({ ...question, level: 'strong' });
    return { said, options, legal, actions: answers.map(({ action }) => action), strong: strong.action };
  } finally {
    await pool.close();
  }
}

test('a table the net never saw is named in the log, once, by whatever thread meets it', async () => {
  const served = { name: 'bot-worker', source: new URL('../bot-worker.ts', import.meta.url) };
  const { said, options, actions, strong } = await playedBy(served, { stock: 'limited' });
  expect(actions).toEqual([strong, strong, strong]);
  expect(said).toEqual([{ game: 'anansi', version: 1, options, bot: 'master', otherwise: 'strong' }]);
});

test('weights a thread could not read when they were needed are named in the log, once, and the other level plays', async () => {
  const served = { name: 'unreadable-bot-worker', source: new URL('./unreadable-bot-worker.ts', import.meta.url) };
  const { said, legal, actions, strong } = await playedBy(served, {});
  expect(legal).toContainEqual(strong);
  expect(actions).toEqual([strong, strong, strong]);
  expect(said).toEqual([{ game: 'anansi', bot: 'master', otherwise: 'strong', reason: 'EMFILE: too many open files' }]);
});
