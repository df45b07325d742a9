import { folderOf } from '@tafelrunde/games';
import { gameWithBots, type Weights } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { LoadedBots } from '../loaded-bots.ts';
import type { UnreadNet } from '../otherwise.ts';
import { weightsFromDisk } from '../workers/weights.ts';

const LONG = 120_000;
/** What must come is waited for, however slow the machine. */
const SOON = { timeout: 90_000 };

describe('the games of the bots', () => {
  /** A worker whose weights come from wherever `weights` says by now, at a time of ours. */
  function worker() {
    const said: UnreadNet[] = [];
    const world = { now: 0, loads: 0, loaded: 0, weights: weightsFromDisk, broken: false };
    const bots = new LoadedBots({
      load: async (game) => {
        world.loads += 1;
        if (world.broken) throw new Error('no network');
        const folder = folderOf(game);
        const module = folder && (await gameWithBots(folder, (id, level) => world.weights(id, level)));
        world.loaded += 1;
        return module;
      },
      now: () => world.now,
      onUnread: (net) => said.push(net),
      onOtherwise: () => undefined,
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
    await expect.poll(() => world.loaded, SOON).toBe(2);
    expect(said).toEqual([{ game: 'anansi', level: 'master', otherwise: 'strong', reason: 'weights: 503' }]);
    world.weights = weightsFromDisk;
    const later = () => {
      world.now += 61_000;
      return unread();
    };
    await expect.poll(later, SOON).toBeUndefined();
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
