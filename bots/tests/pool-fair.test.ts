import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import type { BotQuestion } from '../answer.ts';
import { BotPool } from '../workers/pool.ts';
import { FairQueue } from '../workers/fair-queue.ts';

const question: BotQuestion = {
  game: 'any',
  options: {},
  version: 1,
  level: 'strong',
  seat: 0,
  view: {},
  asks: [],
  legal: [],
  seed: 1,
  budget: {},
};

const pools: BotPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

test('two hundred tables of one party do not keep the single table of another', async () => {
  const spawn = () =>
    new Worker(
      `const { parentPort: port } = require('node:worker_threads');
       port.on('message', ({ id, question }) => port.postMessage({ id, answer: { action: { seen: Object.keys(question) } } }));`,
      { eval: true },
    );
  const pool = new BotPool({ spawn, size: 1, overrun: 60_000 });
  pools.push(pool);
  const order: string[] = [];
  const move = (party: string) =>
    pool.choose(question, party).then((answer) => {
      order.push(party);
      return answer;
    });
  const crowd = Array.from({ length: 200 }, () => move('crowd'));
  const hint = pool.advise(question, 'single').catch(() => order.push('hint'));
  const single = [move('single'), move('single')];
  const answer = await move('single');
  await Promise.all([...single, ...crowd, hint]);
  expect(order.indexOf('single')).toBe(2); // one was being thought about, one was next in turn
  expect(order.slice(3, 5)).toEqual(['crowd', 'single']);
  expect(order.at(-1)).toBe('hint'); // still behind every move
  expect(answer.action).toEqual({ seen: Object.keys(question) }); // a bot is not told for whom it thinks
});

test('parties take turns; within a party the first come is the first served', () => {
  const turns = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) turns.push(item.charAt(0), item);
  expect(turns.size).toBe(6);
  expect([turns.shift(), turns.shift()]).toEqual(['a1', 'b1']);
  turns.push('b', 'b2'); // had its turn: at the end of the round
  turns.push('d', 'd1');
  expect(turns.clear()).toEqual(['c1', 'a2', 'b2', 'd1', 'c2', 'a3']);
  expect(turns.size).toBe(0);
  expect(turns.shift()).toBeUndefined();
});
