import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { weightsFromDisk } from '@tafelrunde/bots/workers';
import { loadBots } from '@tafelrunde/games';
import type { Weights } from '@tafelrunde/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { bytesAt } from '../src/local/bytes.ts';
import { LoadedBots } from '../src/local/loaded-bots.ts';

const LONG = 120_000;

describe('bytes over the net', () => {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });

  async function served(answer: RequestListener): Promise<string> {
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }

  test('come as they are', async () => {
    const address = await served((_, answer) => answer.end(Buffer.from([1, 2, 255])));
    expect([...(await bytesAt(address, 'weights', LONG))]).toEqual([1, 2, 255]);
  });

  test('nobody waits for ever for an answer, nor for the rest of one', async () => {
    const silence = await served(() => undefined);
    await expect(bytesAt(silence, 'weights', 20)).rejects.toThrow(/^weights: .*timeout/);
    const half = await served((_, answer) => void answer.writeHead(200, { 'content-length': 9 }).write('half'));
    await expect(bytesAt(half, 'weights', 20)).rejects.toThrow(/^weights: .*timeout/);
  });

  test('what is not there or breaks off is said', async () => {
    const absent = await served((_, answer) => answer.writeHead(404).end('no'));
    await expect(bytesAt(absent, 'weights', LONG)).rejects.toThrow('weights: 404');
    const cut = await served((_, answer) => {
      answer.writeHead(200, { 'content-length': 9 }).write('half', () => answer.destroy());
    });
    await expect(bytesAt(cut, 'weights', LONG)).rejects.toThrow(/^weights: /);
  });
});

describe('the games of the bots', () => {
  /** A worker whose weights come from wherever `weights` says by now, at a time of ours. */
  function worker() {
    const said: string[] = [];
    const world = { now: 0, loads: 0, loaded: 0, weights: weightsFromDisk, broken: false };
    const bots = new LoadedBots({
      load: async (game) => {
        world.loads += 1;
        if (world.broken) throw new Error('no network');
        const module = await loadBots(game, (id, level) => world.weights(id, level));
        world.loaded += 1;
        return module;
      },
      now: () => world.now,
      warn: (line) => said.push(line),
    });
    const unread = async () => (await bots.of('anansi'))?.module.unread;
    return { bots, said, world, unread };
  }
  const lost: Weights = () => Promise.reject(new Error('weights: 503'));

  test('are loaded once', async () => {
    const { bots, said, world } = worker();
    const [one, other] = await Promise.all([bots.of('anansi'), bots.of('anansi')]);
    world.now = 10 * LONG;
    expect(await bots.of('anansi')).toBe(one);
    expect(other).toBe(one);
    expect([world.loads, said]).toEqual([1, []]);
    expect(await bots.of('chess')).toBeUndefined();
  });

  test('without weights another level plays, and after a while they are asked for again, while nobody waits', async () => {
    const { bots, said, world, unread } = worker();
    world.weights = lost;
    const without = await bots.of('anansi');
    expect(await unread()).toEqual({ master: 'weights: 503' });
    world.now = 59_000;
    await unread();
    expect(world.loads).toBe(1);
    world.now = 61_000;
    expect(await bots.of('anansi')).toBe(without); // at once, with what there is
    await expect.poll(() => world.loaded).toBe(2);
    expect(said).toEqual(['anansi, master: another level plays, weights: 503']);
    world.weights = weightsFromDisk;
    const later = () => {
      world.now += 61_000;
      return unread();
    };
    await expect.poll(later).toBeUndefined();
    expect((await bots.of('anansi'))?.bench).not.toBe(without?.bench); // whose bots were made without
    const { loads } = world;
    await later();
    expect([world.loads, said.length]).toEqual([loads, 1]);
  });

  test('a game that could not be loaded is loaded when it is asked for next', async () => {
    const { bots, world } = worker();
    world.broken = true;
    await expect(bots.of('anansi')).rejects.toThrow('no network');
    world.broken = false;
    expect((await bots.of('anansi'))?.module.game.meta.id).toBe('anansi');
  });
});
