import { readFileSync } from 'node:fs';
import { folderOf } from '@tafelrunde/games';
import {
  type BotTurn,
  FastRandom,
  type GameFolder,
  gameWithBots,
  Net,
  type NetHead,
  readNet,
  silent,
  sumOf,
  type Weights,
  weightsOf,
} from '@tafelrunde/kernel';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { BotBench, type BotQuestion } from '../answer.ts';
import { tableBudget } from '../budgets.ts';
import { makeBot } from '../levels.ts';
import { oncePerKind, type PlayedOtherwise } from '../otherwise.ts';
import { weightsFromDisk } from '../workers/weights.ts';

const anansi = folderOf('anansi') as GameFolder;
/** Games with a net, how many moves a round takes until the net is asked, and options it never saw. */
const games = [
  { id: 'anansi', moves: 0, unseen: { stock: 'limited' } },
  { id: 'silver', moves: 16, unseen: { openCards: true } },
];
const BUDGET = { iterations: 40 };

const bytesOf = (id: string) => readFileSync(new URL(`../../games/${id}/nets/master.bin`, import.meta.url));

/** What the head of the weights that are shipped says. */
function shipped(id: string): NetHead {
  const bytes = bytesOf(id);
  return JSON.parse(bytes.subarray(10, 10 + bytes.readUInt32LE(6)).toString()) as NetHead;
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

/** The first decision of a round that a net is asked about. */
async function opening({ id, moves }: (typeof games)[number], weights?: Weights, options: object = {}) {
  const module = await gameWithBots(folderOf(id) as GameFolder, weights);
  const rules = module.game.rules({ ...module.game.meta.defaults, ...options });
  const chance = new FastRandom(7);
  const state = rules.setup(4, chance, silent);
  const toAct = () => rules.asks(state)[0]?.seat ?? 0;
  for (let move = 0; move < moves; move += 1) rules.play(state, toAct(), rules.legal(state, toAct())[0], chance, silent);
  const seat = toAct();
  const turn = (): BotTurn<unknown, unknown> => ({
    seat,
    view: rules.view(state, seat),
    asks: rules.asks(state),
    legal: rules.legal(state, seat),
    random: new FastRandom(1),
    budget: BUDGET,
  });
  return { module, legal: rules.legal(state, seat), answerOf: (level: string) => makeBot(module, level, rules).choose(turn()) };
}

const run = vi.spyOn(Net.prototype, 'run');
beforeEach(() => void run.mockClear());
afterAll(() => run.mockRestore());

describe.each(games)('$id', (game) => {
  const { id, unseen } = game;

  test('its weights are 16-bit floats of at most 1.3 megabytes, read whole', () => {
    const bytes = bytesOf(id);
    const head = shipped(id);
    expect(readNet(bytes, head.layout).weights).toHaveLength(weightsOf(head));
    expect(bytes.length).toBeGreaterThan(2 * weightsOf(head));
    expect(bytes.length).toBeLessThanOrEqual(1_300_000);
  });

  test('a level with a net plays by it, without a budget', async () => {
    const { module, answerOf, legal } = await opening(game, weightsFromDisk);
    expect(module.unread).toBeUndefined();
    expect(legal).toContainEqual(answerOf('master').action);
    expect(run).toHaveBeenCalled();
  });

  test.each<[string, Weights | undefined, RegExp]>([
    ['nobody brings weights', undefined, /^$/],
    ['there are none', () => Promise.reject(new Error('no such file')), /no such file/],
    ['they are cut off', async () => bytesOf(id).subarray(0, 9000), /cut off or damaged/],
    [
      'they are of another shape',
      async () => weightsSaying({ ...shipped(id), inputs: 7, outputs: 3, width: 5, blocks: 2 }),
      /another shape/,
    ],
    ['they were made for other rules', async () => weightsSaying({ ...shipped(id), layout: `${id} 0` }), /made for (anansi|silver) 0/],
    ['there is no memory for them', () => Promise.reject(new RangeError('Array buffer allocation failed')), /allocation failed/],
  ])('where %s, the level named for that plays, and the reason is kept', async (_when, weights, why) => {
    const { module, answerOf } = await opening(game, weights);
    expect(answerOf('master')).toEqual(answerOf('strong'));
    expect(run).not.toHaveBeenCalled();
    expect(module.unread?.['master'] ?? '').toMatch(why);
  });

  test('where there is no memory to unpack them in, the same level plays', async () => {
    const real = globalThis.Float32Array;
    const full = vi.fn(function full() {
      throw new RangeError('Array buffer allocation failed');
    });
    const opened = opening(game, async (...named) => {
      const bytes = await weightsFromDisk(...named);
      vi.stubGlobal('Float32Array', full); // from here on, until the net was made of them
      return bytes;
    });
    const { module, answerOf } = await opened.finally(() => vi.stubGlobal('Float32Array', real));
    expect(full).toHaveBeenCalled();
    expect(module.unread).toEqual({ master: 'Array buffer allocation failed' });
    expect(answerOf('master')).toEqual(answerOf('strong'));
    expect(run).not.toHaveBeenCalled();
  });

  test('at a table the net never saw the likes of, the same level plays', async () => {
    const { answerOf } = await opening(game, weightsFromDisk, unseen);
    expect(answerOf('master')).toEqual(answerOf('strong'));
    expect(run).not.toHaveBeenCalled();
  });
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
