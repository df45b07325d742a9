import { Worker } from 'node:worker_threads';
import { lots } from '@tafelrunde/conformance/toys';
import { type Contents, contentName, type WholeGame, Match, RefusedError } from '@tafelrunde/kernel';
import { afterEach, expect, test } from 'vitest';
import { BotBench, type BotQuestion, contentsIn } from '../answer.ts';
import { BotPool } from '../workers/pool.ts';

const [own, brought] = ['the game’s own', 'somebody’s'];
const [ownName, broughtName] = [contentName(own), contentName(brought)];

/** Lots whose rules cannot be made without the text the options name; notes what they were handed. */
function written(handed: Contents[] = []): WholeGame {
  const { game } = lots;
  return {
    ...lots,
    game: {
      ...game,
      meta: {
        ...game.meta,
        options: [
          ...game.meta.options,
          { key: 'plan', kind: 'content', shelf: { [ownName]: own }, words: [], sample: [], default: ownName },
        ],
        defaults: { ...game.meta.defaults, plan: ownName },
      },
      rules(options, version, contents = {}) {
        const { plan } = options;
        if (plan !== ownName && contents[plan] === undefined) throw new RefusedError({ code: 'content-missing' });
        handed.push(contents);
        return game.rules(options, version);
      },
    },
  };
}

function questionWith(module: WholeGame, plan: string): BotQuestion {
  const options = { ...module.game.meta.defaults, plan };
  const match = Match.begin(module.game, { options, seats: 2, seed: '1'.repeat(64), version: 1, contents: { [broughtName]: brought } });
  const seat = match.asks()[0]?.seat ?? 0;
  return {
    game: 'lots',
    options,
    ...contentsIn(match),
    version: 1,
    level: 'instant',
    seat,
    view: match.view(seat),
    asks: match.asks(),
    legal: match.legal(seat),
    seed: 1,
    budget: {},
  };
}

test('a question carries what the game does not bring itself', () => {
  const module = written();
  expect(questionWith(module, broughtName).contents).toEqual({ [broughtName]: brought });
  expect(questionWith(module, ownName)).not.toHaveProperty('contents');
});

test('a bench says what it lacks, and remembers what it was told once', () => {
  const handed: Contents[] = [];
  const module = written(handed);
  const full = questionWith(module, broughtName);
  const { contents: _contents, ...bare } = full;
  const bench = new BotBench();
  handed.length = 0;
  expect(bench.lacks(module, questionWith(written(), ownName))).toEqual([]);
  expect(bench.lacks(module, bare)).toEqual([broughtName]);
  expect(() => bench.answer(module, bare)).toThrow('content-missing');
  expect(bench.lacks(module, full)).toEqual([]);
  const answer = bench.answer(module, full);
  expect(bench.lacks(module, bare)).toEqual([]);
  expect(bench.answer(module, bare)).toEqual(answer);
  expect(bench.answer(module, { ...bare, level: 'instant', seed: 1 })).toEqual(answer);
  expect(handed).toEqual([{ [broughtName]: brought }]); // one bot was made, with it
});

/** A thread that keeps its texts and says of each question whether it came with any. */
const spawn = () =>
  new Worker(
    `const { parentPort: port } = require('node:worker_threads');
     const known = new Set();
     const came = [];
     port.on('message', ({ id, question }) => {
       const names = Object.keys(question.contents ?? {});
       came.push(question.contents === undefined ? 'bare' : 'told');
       for (const name of names) known.add(name);
       if (question.options.plan !== '' && !known.has(question.options.plan) && question.contents === undefined)
         port.postMessage({ id, lacks: [question.options.plan] });
       else port.postMessage({ id, answer: { action: { came: came.splice(0).join(' ') } } });
     });`,
    { eval: true },
  );

const pools: BotPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

test('a thread is told a text once, when it asks for it', async () => {
  const pool = new BotPool({ spawn, size: 1, overrun: 10_000 });
  pools.push(pool);
  const question = questionWith(written(), broughtName);
  const came = async (asked: BotQuestion) => ((await pool.choose(asked)).action as { came: string }).came;
  expect(await came(question)).toBe('bare told');
  expect(await came(question)).toBe('bare');
  const { contents: _contents, ...without } = { ...question, options: { plan: contentName('lost') } };
  expect(await came(without)).toBe('bare told'); // it has none: the thread says what it then says
});
