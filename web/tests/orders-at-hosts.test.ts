import { loadGame } from '@tafelrunde/games';
import { Match, type MatchRecord, orderOffers, type WholeGame, writeRecord } from '@tafelrunde/kernel';
import type { MatchInfo, ServerFrame, TableId, TableInfo } from '@tafelrunde/protocol';
import { carriedTable } from '@tafelrunde/table';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openHouse } from '../../server/tests/house.ts';
import { type Page, Person } from '../../server/tests/people.ts';
import { MemoryStore } from '../../table/tests/place.ts';
import { YOU } from '../src/local/you.ts';
import { quickRoom, Seatmate, stopHosts } from './seatmate.ts';

/* Standing orders wherever a table stands: the same match, brought to a point where something can be ordered, at both hosts. */

afterEach(stopHosts);

interface Mate {
  readonly table: TableInfo;
  readonly match: MatchInfo;
  send(order: { readonly type: string } & Readonly<Record<string, unknown>>): Promise<ServerFrame>;
  until(what: () => unknown): Promise<void>;
  reopened(): Promise<Mate>;
}

const ID = 'order-table-1' as TableId;
const levels = [null, 'instant'];
let record: MatchRecord;
let anthem: WholeGame;

/** Anthem: Ruth has closed her row for ever and has drawn; Kaja, for whom a bot will play, has placed nothing. */
beforeAll(async () => {
  anthem = (await loadGame('anthem')) as WholeGame;
  const { defaults: options, version } = anthem.game.meta;
  const match = Match.begin(anthem.game, { options, version, seats: 2, seed: 'ab'.repeat(32) });
  for (;;) {
    const [ask] = match.asks();
    if (ask === undefined) throw new Error('over before anything could be ordered');
    const legal = match.legal(ask.seat);
    if (ask.seat === 0 && orderOffers(anthem.orders, match.view(undefined), ask, legal).length > 0) break;
    // high numbers to the left: nothing fits beside them
    const places = legal.filter(({ type }) => type === 'place');
    match.act(ask.seat, ask.seat === 0 && places.length > 0 ? places[0] : legal.at(-1));
  }
  record = writeRecord(match, {
    seats: [
      { name: 'Ruth', kind: 'person' },
      { name: 'Kaja', kind: 'bot' },
    ],
  });
});

async function inBrowser(): Promise<Mate> {
  const store = new MemoryStore();
  const carry = { id: ID, secret: '11'.repeat(32), nextSecret: '22'.repeat(32), now: 1000, guest: YOU, names: ['Ruth', 'Kaja'], levels };
  await store.append(carriedTable(anthem, record, carry).append);
  const open = async (): Promise<Mate> => {
    const mate = await Seatmate.open(ID, store, quickRoom);
    return Object.assign(Object.create(mate) as Seatmate, {
      send: (order: Parameters<Mate['send']>[0]) => mate.send(order),
      until: (what: () => unknown) => mate.until(what),
      reopened: open,
    });
  };
  return open();
}

async function onServer(): Promise<Mate> {
  const house = await openHouse({ times: { carrying: 120_000 } });
  const ruth = await Person.arrive(house.url, 'Ruth');
  const body = JSON.stringify({ record, levels });
  const brought = await ruth.request('/api/carried?here=here2345', { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
  const { table } = (await brought.json()) as { table: TableId };
  const mateOf = (page: Page): Mate => ({
    get table() {
      return page.table as TableInfo;
    },
    get match() {
      return page.match as MatchInfo;
    },
    send: (order) => page.ask(order),
    until: async (what) => void (await page.until(() => (what() ? true : undefined))),
    reopened: async () => {
      await page.close();
      return mateOf(await ruth.open(table));
    },
  });
  return mateOf(await ruth.open(table));
}

const mine = ({ match }: Mate, what: string) => match.asks.find((ask) => ask.seat === 0 && ask.what === what);
const orders = ({ table }: Mate) => table.seats[0]?.orders;

describe.each([
  ['in the browser', inBrowser],
  ['on a server', onServer],
])('a standing order %s', (_where, lay) => {
  test('is given with an answer, outlives a restart, answers by itself and is withdrawn', async () => {
    let mate = await lay();
    const keep = { type: 'act', seat: 0, ask: mine(mate, 'decide')?.id, action: { type: 'keep' } };
    expect(await mate.send({ ...keep, order: 'never-heard-of' })).toMatchObject({ failure: { code: 'bad-order' } });
    expect(await mate.send({ ...keep, seat: 1, order: 'keep-all' })).toMatchObject({ failure: { code: 'not-your-seat' } });
    expect(await mate.send({ ...keep, action: { type: 'place', space: 1 }, order: 'keep-all' })).toMatchObject({
      failure: { code: 'bad-order' },
    });
    expect(await mate.send({ type: 'order-drop', seat: 0, key: 'keep-all' })).toMatchObject({ failure: { code: 'no-order' } });
    expect(await mate.send({ ...keep, order: 'keep-all' })).toMatchObject({ type: 'done' });
    await mate.until(() => mine(mate, 'draw') !== undefined);
    mate = await mate.reopened();
    await mate.until(() => mine(mate, 'draw') !== undefined);
    expect(orders(mate)).toEqual({ standing: ['keep-all'], notes: [] });
    await mate.send({ type: 'act', seat: 0, ask: mine(mate, 'draw')?.id, action: { type: 'draw' } });
    await mate.until(() => orders(mate)?.notes.length === 1);
    expect(orders(mate)).toMatchObject({ standing: ['keep-all'], notes: [{ key: 'keep-all' }] });
    expect(await mate.send({ type: 'order-drop', seat: 0, key: 'keep-all' })).toMatchObject({ type: 'done' });
    await mate.until(() => orders(mate)?.standing.length === 0);
    expect(orders(mate)?.notes.at(-1)).toMatchObject({ key: 'keep-all', ended: 'withdrawn' });
  });
});
