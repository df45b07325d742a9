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

/** A thread that does this with every question. */
function thread(reply: string): () => Worker {
  return () =>
    new Worker(`const { parentPort: port } = require('node:worker_threads'); port.on('message', ({ id, question }) => { ${reply} });`, {
      eval: true,
    });
}
const answers = thread(`port.postMessage({ id, answer: { action: { seed: question.seed } } })`);

const pools: BotPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));
function open(spawn: () => Worker, size = 2, overrun = 10_000): BotPool {
  const pool = new BotPool({ spawn, size, overrun });
  pools.push(pool);
  return pool;
}

test('every question gets its own answer, however many come at once', async () => {
  const pool = open(answers);
  const seeds = Array.from({ length: 50 }, (_, seed) => seed);
  const given = await Promise.all(seeds.map((seed) => pool.choose({ ...question, seed })));
  expect(given.map((answer) => answer.action)).toEqual(seeds.map((seed) => ({ seed })));
  expect(pool.threads).toBe(2);
});

test('a thread that dies is replaced; only its own question is lost', async () => {
  const pool = open(
    thread(`if (question.seed === 3) process.exit(1); port.postMessage({ id, answer: { action: { seed: question.seed } } })`),
    1,
  );
  const given = await Promise.allSettled([1, 2, 3, 4, 5].map((seed) => pool.choose({ ...question, seed })));
  expect(given.map((one) => one.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  const lost = given[2];
  expect(lost?.status === 'rejected' && lost.reason instanceof BotLostError).toBe(true);
});

test('a bot that does not stop thinking is given up', async () => {
  const pool = open(
    thread(`port.postMessage({ id, began: true }); if (question.seed === 1) for (;;); port.postMessage({ id, answer: {} })`),
    1,
    1000,
  );
  const [endless, next] = await Promise.allSettled([1, 2].map((seed) => pool.choose({ ...question, seed })));
  expect(endless).toMatchObject({ status: 'rejected', reason: { message: 'the bot did not stop thinking' } });
  expect(next?.status).toBe('fulfilled');
});

test('the time a thread takes to start and to load its game is not thinking', async () => {
  const slow = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);';
  const pool = open(thread(`${slow} port.postMessage({ id, began: true }); port.postMessage({ id, answer: {} })`), 1, 1000);
  expect(await pool.choose(question)).toEqual({});
});

test('a thread that never gets to thinking is given up too', async () => {
  const pool = open(thread('for (;;);'), 1, 50);
  await expect(pool.choose(question)).rejects.toThrow('the bot did not stop thinking');
});

test('a fault of a bot is told and the thread lives on', async () => {
  const pool = open(thread(`port.postMessage(question.seed === 1 ? { id, fault: 'lost the thread' } : { id, answer: {} })`), 1);
  await expect(pool.choose({ ...question, seed: 1 })).rejects.toThrow('lost the thread');
  await pool.choose({ ...question, seed: 2 });
  expect(pool.threads).toBe(1);
});

test('threads that never start are not started over and over', async () => {
  let started = 0;
  const broken = thread('');
  const pool = open(() => {
    started += 1;
    const worker = broken();
    worker.postMessage('x'); // not what it expects
    void worker.terminate();
    return worker;
  }, 1);
  for (let i = 0; i < 10; i += 1) await expect(pool.choose(question)).rejects.toThrow(BotLostError);
  expect(started).toBe(3);
});

test('when the pool closes, those who wait are told', async () => {
  const pool = open(thread('for (;;);'), 1);
  const waiting = [pool.choose(question), pool.choose(question)];
  const told = Promise.all(waiting.map((one) => expect(one).rejects.toThrow('gone home')));
  await pool.close();
  await told;
  await expect(pool.choose(question)).rejects.toThrow('gone home');
  expect(pool.threads).toBe(0);
});
