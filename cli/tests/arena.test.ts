import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Arena, type Contest, standingOf } from '@tafelrunde/bots/arena';
import { weightsFromDisk } from '@tafelrunde/bots/workers';
import { loadGame } from '@tafelrunde/games';
import type { Weights, WholeGame } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { needNets } from '../nets.ts';
import { seedNumber } from '../given.ts';
import { oneLine, ownFolder, tafel } from './tafel.ts';

interface Figures {
  readonly unit: string;
  readonly complete: boolean;
  readonly deals: number;
  readonly games: number;
  readonly margin: number;
  readonly interval: readonly [number, number];
  readonly winShares: { readonly a: number; readonly b: number; readonly shared: number };
  readonly moves: unknown;
  readonly timePerMove: { readonly a: number; readonly b: number };
  readonly iterations: { readonly a?: number; readonly b?: number };
  readonly resumed: number;
  readonly seconds: number;
  readonly curve?: readonly (Figures & { readonly factor: number; readonly gain?: { readonly deals: number } })[];
}

const quick = ['--a', 'instant', '--b', 'random'];

async function arena(...args: readonly string[]): Promise<Figures> {
  const { code, out, err } = await tafel(['arena', 'anansi', '--json', ...args]);
  expect([code, err]).toEqual([0, '']);
  return oneLine(out) as unknown as Figures;
}

/** What must not depend on the machine, the threads or whether it was interrupted. */
function lasting({ unit, deals, games, margin, interval, winShares, moves, iterations }: Figures) {
  return { unit, deals, games, margin, interval, winShares, moves, iterations };
}

const folder = ownFolder();
const linesIn = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0);

test('instant beats random, with the interval around the margin and every game counted', async () => {
  const found = await arena(...quick, '--seats', '3', '--deals', '40', '--seed', '7');
  expect(found).toMatchObject({ unit: 'round', complete: true, deals: 40, games: 240, resumed: 0, iterations: {} });
  expect(found.interval[0]).toBeGreaterThan(0);
  expect(found.margin).toBeGreaterThan(found.interval[0]);
  expect(found.margin).toBeLessThan(found.interval[1]);
  expect(found.winShares.a + found.winShares.b + found.winShares.shared).toBeCloseTo(1, 3);
  expect(found.timePerMove.a).toBeGreaterThan(0);
  expect(found.seconds).toBeGreaterThan(0);
});

test('a bot that thinks plays the same on one thread and on three', async () => {
  const args = ['--a', 'easy', '--b', 'instant', '--seats', '3', '--deals', '5', '--seed', 'x', '--iterations', '20'];
  const [one, three] = await Promise.all([arena(...args, '--threads', '1'), arena(...args, '--threads', '3')]);
  expect(lasting(three)).toEqual(lasting(one));
  expect(one.iterations).toEqual({ a: 20 });
});

test('the same bot with the same thinking is not ahead of itself', async () => {
  const found = await arena('--a', 'easy', '--b', 'easy', '--seats', '3', '--deals', '2', '--iterations', '10');
  expect(found).toMatchObject({ margin: 0, interval: [0, 0], iterations: { a: 10, b: 10 } });
  const unlike = await arena('--a', 'easy', '--b', 'easy', '--seats', '3', '--deals', '2', '--iterations-a', '40', '--iterations-b', '10');
  expect(unlike.iterations).toEqual({ a: 40, b: 10 });
  expect(unlike.margin).not.toBe(0);
});

test('a curve is one point per factor, compared on the deals they share', async () => {
  const args = ['--a', 'easy', '--b', 'instant', '--seats', '3', '--deals', '3', '--iterations-a', '4'];
  const { curve = [] } = await arena(...args, '--curve', '1,3', '--curve-deals', '2');
  expect(curve.map(({ factor, deals, iterations, gain }) => [factor, deals, iterations.a, gain?.deals])).toEqual([
    [1, 3, 4, undefined],
    [3, 2, 12, 2],
  ]);
  const { code, out } = await tafel(['arena', 'anansi', ...args, '--curve', '1,3']);
  expect(code).toBe(0);
  expect(out.trim().split('\n')).toHaveLength(3);
});

describe('a level with a net', () => {
  const deals = 4;
  const contest: Contest = {
    game: 'anansi',
    version: 1,
    options: {},
    seats: 3,
    seed: seedNumber('arena net'),
    a: { level: 'master' },
    b: { level: 'instant' },
  };
  /** The same contest in this thread, by bots with these weights. */
  async function heldHere(weights?: Weights) {
    const module = (await loadGame('anansi', weights)) as WholeGame;
    const arena = new Arena(module, { ...contest, options: module.game.meta.defaults }, () => 0);
    const played = Array.from({ length: deals }, (_, deal) => arena.play(deal));
    return standingOf(played, arena.lineups, contest.seed);
  }

  test('is measured by its net, in whatever thread', async () => {
    const args = ['--a', 'master', '--b', 'instant', '--seats', '3', '--seed', 'net', '--deals', String(deals), '--threads', '1'];
    const { margin, moves, winShares } = await arena(...args);
    const [net, another] = [await heldHere(weightsFromDisk), await heldHere()];
    expect(margin).toBeCloseTo(net.margin, 3);
    expect(moves).toEqual(net.moves);
    expect(winShares.a).toBeCloseTo(net.winShares.a, 3);
    expect(another.margin).not.toBeCloseTo(net.margin, 3); // whoever plays without weights
  });

  test('is not measured without it: not where its weights are missing or damaged', async () => {
    const lost: Weights = () => Promise.reject(new Error('no such file'));
    const cut: Weights = async (game, level) => (await weightsFromDisk(game, level)).subarray(0, 9000);
    const held = async (weights: Weights, sides: Pick<Contest, 'a' | 'b'>) => {
      const module = (await loadGame('anansi', weights)) as WholeGame;
      needNets(module, { ...contest, options: module.game.meta.defaults, ...sides });
    };
    const { a, b } = contest;
    await expect(held(lost, { a, b })).rejects.toThrow(
      'anansi cannot be played by master: the weights of its net cannot be read (no such file)',
    );
    await expect(held(cut, { a: b, b: a })).rejects.toThrow(/by master: .* \(.*cut off or damaged\)$/);
    await expect(held(lost, { a: { level: 'net-in-tree', iterations: 4 }, b })).rejects.toThrow('cannot be played by net-in-tree');
    await expect(held(lost, { a: { level: 'strong', iterations: 4 }, b })).resolves.toBeUndefined();
    await expect(held(weightsFromDisk, { a, b })).resolves.toBeUndefined();
  });
});

test('a game that is not thought about is measured by whole matches', async () => {
  const { code, out } = await tafel(['arena', 'anthem', ...quick, '--seats', '2', '--deals', '5', '--option', 'turnCap=10', '--json']);
  expect(code).toBe(0);
  expect(oneLine(out)).toMatchObject({ unit: 'match', games: 10, options: { turnCap: 10 } });
});

test('in words', async () => {
  const { code, out, err } = await tafel(['arena', 'anansi', ...quick, '--deals', '2']);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('instant (a) against random (b) at anansi with 4 seats: 2 deals, 16 games');
  expect(out).toMatch(/ahead by +[+−]\d\.\d+ points a round, 95 % between/);
});

describe('finished deals are kept', () => {
  const args = [...quick, '--seats', '3', '--seed', 'kept'];

  test('a run that is killed goes on where it was, and ends as if it had never stopped', async () => {
    const file = join(folder, 'killed');
    const contest = ['--a', 'easy', '--b', 'instant', '--seats', '3', '--iterations', '20'];
    // More than can be done before somebody sees how many there are, however late they look.
    const ran = tafel(['arena', 'anansi', ...contest, '--deals', '1000000', '--resume', file], {
      onStart(child) {
        void (async () => {
          while (child.exitCode === null && linesIn(file) < 4) await pause(5);
          child.kill('SIGKILL');
        })();
      },
    });
    expect((await ran).code).toBeNull();
    const before = linesIn(file) - 1;
    expect(before).toBeGreaterThanOrEqual(3);
    const deals = before + 4;
    const all = [...contest, '--deals', String(deals)];
    writeFileSync(file, `{"deal":${deals - 1},"games":[{"po`, { flag: 'a' }); // as if it had been killed while writing
    const [resumed, whole] = await Promise.all([arena(...all, '--resume', file), arena(...all)]);
    expect(resumed.resumed).toBe(before);
    expect(lasting(resumed)).toEqual(lasting(whole));
    expect(linesIn(file)).toBe(1 + deals);
  });

  test('Ctrl-C tells what is done so far', async () => {
    const file = join(folder, 'stopped');
    const { code, out, err } = await tafel(['arena', 'anansi', ...args, '--deals', '1000000', '--json', '--resume', file], {
      onStart(child) {
        void (async () => {
          while (child.exitCode === null && linesIn(file) < 3) await pause(5);
          child.kill('SIGINT');
        })();
      },
    });
    expect([code, err]).toEqual([130, '']);
    const found = oneLine(out) as unknown as Figures;
    expect(found.complete).toBe(false);
    expect(found.deals).toBeGreaterThanOrEqual(2);
    expect(found.deals).toBe(linesIn(file) - 1);
  });

  test('more deals can be added, and fewer looked at', async () => {
    const file = join(folder, 'more');
    const few = await arena(...args, '--deals', '4', '--resume', file);
    expect(await arena(...args, '--deals', '9', '--resume', file)).toMatchObject({ deals: 9, resumed: 4 });
    const again = await arena(...args, '--deals', '4', '--resume', file);
    expect(again.resumed).toBe(4);
    expect(lasting(again)).toEqual(lasting(few));
  });

  async function refused(file: string, ...others: readonly string[]): Promise<string> {
    const before = readFileSync(file, 'utf8');
    const { code, out, err } = await tafel(['arena', 'anansi', ...args, ...others, '--resume', file]);
    expect([code, out]).toEqual([1, '']);
    expect(readFileSync(file, 'utf8')).toBe(before);
    return err;
  }

  test('a file of another contest is refused and left alone', async () => {
    const file = join(folder, 'other');
    await arena(...args, '--deals', '2', '--resume', file);
    expect(await refused(file, '--seed', 'another')).toContain('belongs to another contest: its seed is "kept", here it is "another"');
    expect(await refused(file, '--seats', '4')).toContain('its seats is 3, here it is 4');
    expect(await refused(file, '--a', 'easy')).toContain('its a is {"level":"instant"}');
    expect(await refused(file, '--option', 'zeroZeroBonus=off')).toContain('its options is');
    const notes = join(folder, 'notes.txt');
    writeFileSync(notes, 'buy milk');
    expect(await refused(notes)).toContain('is not a file of the arena');
    const broken = join(folder, 'broken');
    writeFileSync(broken, readFileSync(file, 'utf8').replace('"moves"', '"move"'));
    expect(await refused(broken)).toContain('line 2 of');
  });

  test('deals of bots that play otherwise now are not mixed with new ones', async () => {
    const file = join(folder, 'changed');
    await arena(...args, '--deals', '2', '--resume', file);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"points":\[\d+/g, '"points":[99'));
    expect(await refused(file, '--deals', '3')).toContain('was played by other bots');
  });

  test('a folder is no file', async () => {
    const { code, err } = await tafel(['arena', 'anansi', ...args, '--resume', folder]);
    expect([code, err]).toEqual([1, `tafel: cannot read ${folder}: it is a folder\n`]);
  });
});

test.each([
  [['--a', 'stronk'], 'anansi has no bot "stronk"; it has random, instant'],
  [['--seats', '6'], '--seats wants a whole number from 3 to 5, not "6"'],
  [['--deals', '0'], '--deals wants a whole number from 1'],
  [['--iterations', '0'], '--iterations wants a whole number from 1'],
  [['--iterations-a=-3'], '--iterations-a wants a whole number from 1 to 1000000000, not "-3"'],
  [['--iterations-b', '5'], '--iterations-b means nothing to instant'],
  [['--threads', '0'], '--threads wants'],
  [['--curve', '1,x'], '--curve wants'],
  [['--a', 'random', '--curve', '2'], '--curve means nothing to random'],
  [['--curve-deals', '2'], '--curve-deals wants a --curve'],
  [['--option', 'colour=red'], 'anansi has no option "colour"'],
  [['--a', 'master', '--option', 'stock=limited'], 'anansi cannot be played by master: its net never saw a table with these options'],
  [['--moon'], "Unknown option '--moon'"],
])('%j is refused in one sentence', async (args, sentence) => {
  const { code, out, err } = await tafel(['arena', 'anansi', '--b', 'instant', ...args]);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('Silver Amulet: players with a bent, and the plain mistakes of each side', async () => {
  const args = ['arena', 'silver', '--a', 'matcher', '--b', 'random', '--seats', '2', '--deals', '2', '--threads', '1'];
  const { code, out, err } = await tafel(args);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/plain mistakes {5}a none in [\d,]+ decisions · b \d+ unseen.* in [\d,]+ decisions/);
  const { out: line } = await tafel([...args, '--json']);
  expect(oneLine(line)).toMatchObject({ blunders: { a: {}, b: { unseen: expect.any(Number) } } });
  const { code: refused, err: why } = await tafel([...args.slice(0, 3), 'matcher', '--iterations-a', '5', '--seats', '2', '--deals', '1']);
  expect([refused, why]).toEqual([1, expect.stringContaining('means nothing to matcher, which does not search')]);
});
