import type { WholeGame } from '@tafelrunde/kernel';
import type { MatchInfo } from '@tafelrunde/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { Table, type TableGossip } from '../index.ts';
import { botSeat, gameNamed, person, Place, settled, TestPage } from './place.ts';

let anansi: WholeGame;
beforeAll(async () => {
  anansi = await gameNamed('anansi');
});

/** The round is over and a bot is to deal the next one. */
const botDeals = (people: number) => (match: MatchInfo) => match.asks.some(({ what, seat }) => what === 'deal' && seat >= people);

/** Played to where a bot would begin the next round. */
async function roundOver(people: readonly string[], playing?: (place: Place, pages: readonly TestPage[]) => Promise<void>) {
  const place = new Place({
    module: anansi,
    seats: [...people.map(person), ...Array.from({ length: 4 - people.length }, () => botSeat())],
  });
  const pages: TestPage[] = [];
  for (const guest of people) pages.push(await place.enter(guest));
  const [first] = pages as [TestPage];
  await (playing?.(place, pages) ?? place.playUntil(first, botDeals(people.length)));
  return { place, pages, first };
}

/** Two people, each with their own cards, play on until a bot is to deal. */
async function bothPlay(place: Place, pages: readonly TestPage[]): Promise<void> {
  for (let steps = 0; steps < 5000; steps += 1) {
    const [first] = pages as [TestPage];
    if (first.match !== undefined && botDeals(pages.length)(first.match)) return;
    const asked = pages.find((page, seat) => page.match?.asks.some((ask) => ask.must && ask.seat === seat));
    if (asked === undefined) {
      place.clock.forward(1000);
      await settled();
      continue;
    }
    const seat = pages.indexOf(asked);
    const ask = asked.match?.asks.find((open) => open.must && open.seat === seat);
    await place.does(asked.guest.id, { type: 'act', seat, ask: ask?.id, action: asked.match?.views[0]?.legal.at(-1) });
  }
  throw new Error('no round ended');
}

describe('between rounds', () => {
  test('a bot waits for the only person, and deals at once when they go on', async () => {
    const { place, first } = await roundOver(['ana']);
    expect(first.table?.reading).toEqual([0]);
    const { position } = first.match as MatchInfo;
    const questions = place.asked.length;
    await settled();
    expect(first.match?.position).toBe(position);
    expect(place.asked).toHaveLength(questions); // nobody even thought
    await place.does('ana', { type: 'go-on', seat: 0 });
    expect(first.match?.position).toBeGreaterThan(position); // without time passing
    expect(first.table?.reading).toBeUndefined();
  });

  test('after a minute it goes on by itself', async () => {
    const { place, first } = await roundOver(['ana']);
    const { position } = first.match as MatchInfo;
    place.clock.forward(59_000);
    await settled();
    expect(first.match?.position).toBe(position);
    place.clock.forward(1000);
    await settled();
    expect(first.match?.position).toBeGreaterThan(position);
    expect(first.table?.reading).toBeUndefined();
  });

  test('of several people everybody who is here is waited for', async () => {
    const { place, pages, first } = await roundOver(['ana', 'ben'], bothPlay);
    const { position } = first.match as MatchInfo;
    expect(first.table?.reading).toEqual([0, 1]);
    await place.does('ana', { type: 'go-on', seat: 0 });
    expect(pages[1]?.table?.reading).toEqual([1]);
    expect(first.match?.position).toBe(position);
    await place.does('ben', { type: 'go-on', seat: 1 });
    place.clock.forward(900); // the usual pause since the position arose
    await settled();
    expect(first.match?.position).toBeGreaterThan(position);
  });

  test('whoever leaves is not waited for', async () => {
    const { place, pages, first } = await roundOver(['ana', 'ben'], bothPlay);
    const { position } = first.match as MatchInfo;
    await place.does('ana', { type: 'go-on', seat: 0 });
    place.table.leave(pages[1] as TestPage);
    place.clock.forward(900); // presence is told a moment later
    await settled();
    expect(first.table?.reading).toBeUndefined();
    expect(first.match?.position).toBeGreaterThan(position);
  });

  test('nobody goes on for another seat, and going on where nothing lies open does nothing', async () => {
    const { place, first } = await roundOver(['ana']);
    await expect(place.does('ana', { type: 'go-on', seat: 1 })).rejects.toThrow('not-your-seat');
    expect(first.table?.reading).toEqual([0]);
    await place.does('ana', { type: 'go-on', seat: 0 });
    await place.does('ana', { type: 'go-on', seat: 0 });
    await place.playUntil(first, botDeals(1)); // the next round's end is waited at again
    expect(first.table?.reading).toEqual([0]);
  });

  test('whoever has read at another host is not waited for, though the first word of it was lost', async () => {
    const { place, pages, first } = await roundOver(['ana', 'ben'], bothPlay);
    const { position } = first.match as MatchInfo;
    const way = { lost: true, read: 0 };
    const other = new Table(place.table.id, {
      ...place.host,
      shared: true,
      mayMove: async () => undefined, // the bots are the first one's
      tell: (_table, gossip) => {
        if (gossip.read !== undefined) way.read += 1;
        if (gossip.read === undefined || !way.lost) place.table.hear('other', gossip);
      },
    });
    Object.assign(place.host, { shared: true, tell: (_table: unknown, gossip: TableGossip) => other.hear('one', gossip) });
    const ben = { id: 'ben', name: 'ben' };
    await other.enter(new TestPage(ben), 'join');
    place.table.leave(pages[1] as TestPage);
    place.clock.forward(1);
    await settled();
    expect(first.table?.reading).toEqual([0, 1]);
    await other.command(ben, { type: 'go-on', seat: 1, id: 'command-1' });
    await settled();
    expect([first.table?.reading, way.read]).toEqual([[0, 1], 1]);
    way.lost = false;
    other.announce();
    await settled();
    expect(first.table?.reading).toEqual([0]);
    await place.does('ana', { type: 'go-on', seat: 0 });
    place.clock.forward(900); // the usual pause
    await settled();
    expect(first.match?.position).toBeGreaterThan(position);
    const { read } = way;
    other.heardOf({ seq: place.store.events.get(place.table.id)?.length ?? 0 });
    await settled();
    other.announce(); // once the next round is under way there is nothing to repeat
    expect(way.read).toBe(read);
  });

  test('what another host said of the reckoning before does not count for this one', async () => {
    const { place, first } = await roundOver(['ana']);
    const { position } = first.match as MatchInfo;
    const at = place.store.events.get(place.table.id)?.length ?? 0;
    place.table.hear('other', { read: { at: at - 1, seats: [0] } });
    await settled();
    expect([first.table?.reading, first.match?.position]).toEqual([[0], position]);
    place.table.hear('other', { read: { at, seats: [0] } });
    await settled();
    expect(first.match?.position).toBeGreaterThan(position);
  });

  test('nothing of it is kept', async () => {
    const { place } = await roundOver(['ana']);
    const before = place.store.events.get(place.table.id)?.length;
    await expect(place.does('ana', { type: 'go-on', seat: 1 })).rejects.toThrow('not-your-seat');
    expect(place.store.events.get(place.table.id)).toHaveLength(before ?? 0);
    expect(JSON.stringify(place.store.events.get(place.table.id))).not.toContain('go-on');
  });
});
