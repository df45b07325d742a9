import { readFileSync } from 'node:fs';
import { folderOf } from '@tafelrunde/games';
import {
  type BotTurn,
  FastRandom,
  type GameFolder,
  gameWithBots,
  type NetHead,
  readNet,
  silent,
  sumOf,
  type Weights,
  weightsOf,
} from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { BotBench, type BotQuestion } from '../answer.ts';
import { tableBudget } from '../budgets.ts';
import { makeBot } from '../levels.ts';
import { oncePerKind, type PlayedOtherwise } from '../otherwise.ts';
import { weightsFromDisk } from '../workers/weights.ts';

const anansi = folderOf('anansi') as GameFolder;
const BUDGET = { iterations: 40 };

/** What the head of the weights that are shipped says. */
function shipped(): NetHead {
  return readNet(readFileSync(new URL('../../games/anansi/nets/master.bin', import.meta.url)), 'anansi 1').head;
}

/** A whole file of weights, all of them 0, with this head. */
function weightsSaying(head: NetHead): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(head));
  const bytes = new Uint8Array(6 + 4 + text.length + 2 * weightsOf(head) + 4);
  bytes.set(new TextEncoder().encode('TRNET1'));
  const data = new DataView(bytes.buffer);
  data.setUint32(6, text.length, true);
  bytes.set(text, 10);
  data.setUint32(bytes.length - 4, sumOf(bytes.subarray(0, -4)), true);
  return bytes;
}

/** The first decision of a round. */
async function opening(weights?: Weights, options: object = {}) {
  const module = await gameWithBots(anansi, weights);
  const rules = module.game.rules({ ...module.game.meta.defaults, ...options });
  const state = rules.setup(4, new FastRandom(7), silent);
  const { seat = 0 } = rules.asks(state)[0] ?? {};
  const turn = (): BotTurn<unknown, unknown> => ({
    seat,
    view: rules.view(state, seat),
    asks: rules.asks(state),
    legal: rules.legal(state, seat),
    random: new FastRandom(1),
    budget: BUDGET,
  });
  return { module, answerOf: (level: string) => makeBot(module, level, rules).choose(turn()) };
}

test('a level with a net plays by it, without a budget', async () => {
  const { module, answerOf } = await opening(weightsFromDisk);
  expect(module.unread).toBeUndefined();
  expect(answerOf('master').action).toBeDefined();
});

test.each<[string, Weights | undefined, RegExp]>([
  ['nobody brings weights', undefined, /^$/],
  ['there are none', () => Promise.reject(new Error('no such file')), /no such file/],
  [
    'they are cut off',
    async () => readFileSync(new URL('../../games/anansi/nets/master.bin', import.meta.url)).subarray(0, 9000),
    /cut off or damaged/,
  ],
  [
    'they are of another shape',
    async () => weightsSaying({ layout: 'anansi 1', inputs: 7, outputs: 3, width: 5, blocks: 2 }),
    /another shape/,
  ],
  ['they were made for other rules', async () => weightsSaying({ ...shipped(), layout: 'anansi 0' }), /made for anansi 0/],
  ['there is no memory for them', () => Promise.reject(new RangeError('Array buffer allocation failed')), /allocation failed/],
])('where %s, the level named for that plays, and the reason is kept', async (_when, weights, why) => {
  const { module, answerOf } = await opening(weights);
  expect(answerOf('master')).toEqual(answerOf('strong'));
  expect(module.unread?.['master'] ?? '').toMatch(why);
});

test('at a table the net never saw the likes of, the same level plays', async () => {
  const { answerOf } = await opening(weightsFromDisk, { stock: 'limited' });
  expect(answerOf('master')).toEqual(answerOf('strong'));
});

test('whoever may have to stand in for the net has the time it needs', async () => {
  const module = await gameWithBots(anansi);
  expect(tableBudget(module, 'master', 5000)).toEqual(tableBudget(module, 'strong', 5000));
});

test('of each kind of table a net never saw, whoever hosts it hears once who plays there', async () => {
  const { module, questionAt } = await benchTable();
  const heard: PlayedOtherwise[] = [];
  const told = oncePerKind((played) => heard.push(played));
  const limited = questionAt({ stock: 'limited' });
  for (const bench of [new BotBench(told), new BotBench(told)]) {
    expect(bench.answer(module, limited)).toEqual(bench.answer(module, { ...limited, level: 'strong' }));
    bench.answer(module, limited);
    bench.answer(module, questionAt({}));
  }
  const kind = { game: 'anansi', version: 1, level: 'master', otherwise: 'strong' };
  expect(heard).toEqual([{ ...kind, options: limited.options }]);
  new BotBench(told).answer(module, questionAt({ stock: 'limited', race: 40 }));
  expect(heard).toHaveLength(2);
});

test('that nobody brought weights is no matter of the table', async () => {
  const { questionAt } = await benchTable();
  const heard: PlayedOtherwise[] = [];
  new BotBench((played) => heard.push(played)).answer(await gameWithBots(anansi), questionAt({}));
  expect(heard).toEqual([]);
});

/** The same decision as a thread is asked it. */
async function benchTable() {
  const module = await gameWithBots(anansi, weightsFromDisk);
  const { meta } = module.game;
  const questionAt = (chosen: object) => {
    const options = { ...meta.defaults, ...chosen };
    const rules = module.game.rules(options);
    const state = rules.setup(4, new FastRandom(7), silent);
    const asks = rules.asks(state);
    const { seat = 0 } = asks[0] ?? {};
    const legal = rules.legal(state, seat);
    const about = { game: meta.id, options, version: meta.version, level: 'master', seat, seed: 1, budget: BUDGET };
    return { ...about, view: rules.view(state, seat), asks, legal } as never as BotQuestion;
  };
  return { module, questionAt };
}
