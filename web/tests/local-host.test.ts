import { readFileSync } from 'node:fs';
import { loadGame } from '@tafelrunde/games';
import { Match, type Plain, readRecord, RefusedError } from '@tafelrunde/kernel';
import type { MatchInfo, TableId } from '@tafelrunde/protocol';
import { type Append, ConflictError, layTable, summaryFor, type TableStore, type TalkAppend } from '@tafelrunde/table';
import { afterEach, describe, expect, test } from 'vitest';
import { botSeat, MemoryStore, person } from '../../table/tests/place.ts';
import type { ThinkingRoom } from '../src/local/host.ts';
import { LooseLeaves } from '../src/local/loose.ts';
import { type KeptMatch, streamOf } from '../src/local/old-shelf.ts';
import { YOU } from '../src/local/you.ts';
import { Seatmate, stopHosts, wishFor } from './seatmate.ts';

afterEach(stopHosts);

async function plays(mate: Seatmate, count: number): Promise<void> {
  const mine = () => mate.match.asks.find((ask) => ask.must && ask.seat === 0);
  for (let i = 0; i < count; i += 1) {
    await mate.until(() => mate.match.result !== undefined || mine() !== undefined || mate.table.reading !== undefined);
    if (mate.table.reading !== undefined) await mate.send({ type: 'go-on', seat: 0 });
    const ask = mine();
    if (ask === undefined) continue;
    const answer = await mate.send({ type: 'act', seat: 0, ask: ask.id, action: mate.legal(0).at(-1) });
    if (answer.type !== 'done') throw new Error(`not played: ${JSON.stringify(answer)}`);
  }
}

describe('matches a browser kept whole, before tables had streams', () => {
  interface OldShelf {
    readonly kept: readonly KeptMatch[];
    readonly pages: readonly { readonly match: MatchInfo; readonly log: number; readonly chat: readonly object[] }[];
  }
  const old = JSON.parse(readFileSync(new URL('fixtures/shelf-1.json', import.meta.url), 'utf8')) as OldShelf;

  test.each(old.kept.map((kept, i) => [`${kept.game} ${i}`, kept, i] as const))(
    '%s: opens as it was left, and plays on',
    async (_n, kept, i) => {
      const store = new MemoryStore();
      await store.append(streamOf(kept));
      const mate = await Seatmate.open(kept.id, store);
      const state = mate.frames.find((frame) => frame.type === 'state');
      const page = old.pages[i];
      expect(state).toMatchObject({ log: { length: page?.log } });
      expect(state).toMatchObject({ chat: page?.chat });
      expect((state as { match?: MatchInfo }).match?.views.map(({ view }) => view)).toEqual(page?.match.views.map(({ view }) => view));
      expect((state as { match?: MatchInfo }).match?.position).toBe(page?.match.position);
      expect(mate.table.rematch?.table).toBe(kept.over ? kept.rematch : undefined);
      if (!kept.over) await plays(mate, 4);
      expect(mate.match.position > (page?.match.position ?? 0)).toBe(!kept.over);
    },
  );

  test('the lobby lists them as before', () => {
    for (const kept of old.kept) {
      expect(summaryFor(streamOf(kept).row, YOU, 0)).toMatchObject({
        id: kept.id,
        status: kept.over ? 'over' : 'running',
        waitsFor: kept.waitsFor,
        yours: [0],
        changedAt: kept.changedAt,
      });
    }
  });

  test('times never fall', () => {
    for (const kept of old.kept) {
      const times = streamOf(kept).events.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });
});

/** A shelf without room, until there is some. */
class FullStore extends MemoryStore {
  full = false;
  override async append(append: Append): Promise<void> {
    if (this.full) throw new Error('full');
    await super.append(append);
  }
  override async appendTalk(append: TalkAppend): Promise<void> {
    if (this.full) throw new Error('full');
    await super.appendTalk(append);
  }
}

test('a full shelf is told once, the match goes on, and all of it is kept when there is room again', async () => {
  const shelf = new FullStore();
  let unkept = 0;
  const store = new LooseLeaves(shelf, () => {
    unkept += 1;
  });
  const mate = await Seatmate.lay(wishFor('anthem', 1, 2), store);
  await plays(mate, 1);
  const kept = shelf.events.get(mate.table.id)?.length ?? 0;
  shelf.full = true;
  await plays(mate, 3);
  expect(unkept).toBe(1);
  expect(shelf.events.get(mate.table.id)).toHaveLength(kept);
  shelf.full = false;
  await plays(mate, 1);
  await mate.host.stop();
  const again = await Seatmate.open(mate.table.id, shelf);
  expect(again.match.position).toBe(mate.match.position);
});

test('words a full shelf has no room for are held, in order, and kept with the next one that finds room', async () => {
  const shelf = new FullStore();
  let unkept = 0;
  const store = new LooseLeaves(shelf, () => {
    unkept += 1;
  });
  const word = (expected: number) => ({ table: 'here' as TableId, expected, words: [{ at: expected, body: String(expected) }] });
  const numbers = async (from: TableStore) => (await from.talk('here' as TableId, { limit: 10 })).map(({ seq, body }) => [seq, body]);
  await store.appendTalk(word(0));
  shelf.full = true;
  await store.appendTalk(word(1));
  await store.appendTalk(word(2));
  expect(unkept).toBe(1);
  expect(await numbers(shelf)).toEqual([[1, '0']]);
  expect(await numbers(store)).toEqual([
    [1, '0'],
    [2, '1'],
    [3, '2'],
  ]);
  expect((await store.talk('here' as TableId, { after: 1, before: 3, limit: 10 })).map(({ seq }) => seq)).toEqual([2]);
  await expect(store.appendTalk(word(1))).rejects.toThrow(ConflictError);
  shelf.full = false;
  await store.appendTalk(word(3));
  expect((await numbers(shelf)).map(([seq]) => seq)).toEqual([1, 2, 3, 4]);
});

test('every step appends; what lies there is never written again', async () => {
  const store = new MemoryStore();
  const mate = await Seatmate.lay(wishFor('anansi', 1, 2), store);
  await plays(mate, 3);
  const before = [...(store.events.get(mate.table.id) ?? [])];
  const sizes: number[] = [];
  const append = store.append.bind(store);
  store.append = async (written) => {
    sizes.push(written.events.length);
    await append(written);
  };
  await plays(mate, 4);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2);
  expect(store.events.get(mate.table.id)?.slice(0, before.length)).toEqual(before);
});

test('bots that get lost are stood in for by the instant bot', async () => {
  const lost: ThinkingRoom = {
    answer: () => Promise.reject(new Error('lost')),
    advise: () => Promise.reject(new Error('lost')),
  };
  const mate = await Seatmate.lay(wishFor('anansi', 1, 2), new MemoryStore(), lost);
  await plays(mate, 1);
  await mate.until(() => mate.match.asks.some(({ seat }) => seat === 0));
  expect(await mate.send({ type: 'hint', seat: 0 })).toMatchObject({ failure: { code: 'hint-lost' } });
  const before = mate.match.position;
  await plays(mate, 2);
  expect(mate.match.position).toBeGreaterThan(before);
});

test('what only a server has is refused as such', async () => {
  const mate = await Seatmate.lay(wishFor('anthem', 1, 2));
  expect(await mate.send({ type: 'seat-link', seat: 0 })).toMatchObject({ failure: { code: 'not-here' } });
});

test('while a match runs its page gets no record of it, whole or cut: with one it could watch every hand and have moves weighed', async () => {
  for (const people of [1, 2]) {
    const beside: Record<number, string> = people === 1 ? {} : { 1: 'Kaja' };
    const mate = await Seatmate.lay(wishFor('anansi', people, 3 - people), new MemoryStore(), undefined, beside);
    for (const cut of [false, true]) await expect(mate.host.record(cut)).rejects.toThrow('table-running');
  }
});

test('a branch, which is one person’s alone, is cut where it stands; a lesson is not', async () => {
  const module = await loadGame('anansi');
  if (module === undefined) throw new Error('no Anansi');
  const { game } = module;
  const { defaults: options, version } = game.meta;
  const trunk = Match.begin(game, { options, version, seats: 3, seed: '5a'.repeat(32) });
  const cut: string[] = [];
  for (const why of ['what-if', 'lesson'] as const) {
    const store = new MemoryStore();
    const created = {
      type: 'created',
      id: `${why}-here` as TableId,
      game: 'anansi',
      version,
      options,
      public: false,
      seats: [person(YOU), botSeat(), botSeat()],
      owner: YOU,
      secret: '11'.repeat(32),
      nextSecret: '22'.repeat(32),
    } as const;
    const from = { state: trunk.at(0) as Plain, shape: trunk.shape, why, source: '/replay/abc', position: 0 };
    await store.append(layTable(created, module, { now: 1000, start: true, from }).append);
    const mate = await Seatmate.open(created.id, store);
    await expect(mate.host.record()).rejects.toThrow('table-running');
    const told = (fault: unknown) => (fault instanceof RefusedError ? fault.refusal.code : String(fault));
    cut.push(await mate.host.record(true).then((text) => String(readRecord(text).ended), told));
  }
  expect(cut).toEqual(['agreed', 'table-running']);
});

test('deleting forgets the match, and nothing brings it back', async () => {
  const store = new MemoryStore();
  const mate = await Seatmate.lay(wishFor('anthem', 1, 2), store);
  const { id } = mate.table;
  await mate.send({ type: 'close' });
  expect(store.events.has(id)).toBe(false);
  expect(await mate.send({ type: 'chat', text: 'still here?' })).toMatchObject({ failure: { code: 'table-closed' } });
});
