import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import type { BotQuestion } from '../answer.ts';
import { BotLostError, BotPool } from '../workers/pool.ts';

const question: BotQuestion = {
  game: 'any',
  options: {},
  version: 1,
  level: 'instant',
  seat: 0,
  view: {},
  asks: [],
  legal: [],
  seed: 1,
  budget: {},
};

/** Answers after a moment, in the order of asking, and says what it was asked for. */
const spawn = () =>
  new Worker(
    `const { parentPort: port } = require('node:worker_threads');
     port.on('message', ({ id, question, want }) => setTimeout(() => port.postMessage(want === 'advice'
       ? { id, advice: { opinions: [], equal: 0, iterations: question.seed } }
       : { id, answer: { action: { seed: question.seed } } }), 20));`,
    { eval: true },
  );

const pools: BotPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));
function open(hintsWaiting?: number): BotPool {
  const pool = new BotPool({ spawn, size: 1, overrun: 10_000, ...(hintsWaiting === undefined ? {} : { hintsWaiting }) });
  pools.push(pool);
  return pool;
}

test('hints wait behind every move of a bot', async () => {
  const pool = open();
  const order: string[] = [];
  const note = (name: string) => () => order.push(name);
  await Promise.all([
    pool.choose({ ...question, seed: 1 }).then(note('move 1')), // at once
    pool.advise({ ...question, seed: 2 }).then(note('hint 2')),
    pool.advise({ ...question, seed: 3 }).then(note('hint 3')),
    pool.choose({ ...question, seed: 4 }).then(note('move 4')),
    pool.choose({ ...question, seed: 5 }).then(note('move 5')),
  ]);
  expect(order).toEqual(['move 1', 'move 4', 'move 5', 'hint 2', 'hint 3']);
});

test('a hint brings advice, not an answer', async () => {
  expect(await open().advise({ ...question, seed: 9 })).toEqual({ opinions: [], equal: 0, iterations: 9 });
});

test('only so many hints wait; further ones are lost at once and moves are not', async () => {
  const pool = open(1);
  const first = pool.choose(question);
  const hints = [pool.advise(question), pool.advise(question)];
  const move = pool.choose({ ...question, seed: 2 });
  const given = await Promise.allSettled([first, ...hints, move]);
  expect(given.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(given[2]?.status === 'rejected' && given[2].reason instanceof BotLostError).toBe(true);
});
