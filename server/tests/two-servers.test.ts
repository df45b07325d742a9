import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInProcessBus } from '../bus/index.ts';
import type { Bus } from '../bus/port.ts';
import { openSqlite } from '../store/index.ts';
import { openPostgres } from '../store/postgres/open.ts';
import type { Store } from '../store/port.ts';
import { type House, newFolder, openHouse } from './house.ts';
import { hex32, Person, playToTheEnd } from './people.ts';
import { postgresPlace } from './store/postgres-place.ts';
import { type PostgresServer, startPostgres } from './store/postgres-server.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** The stores of two servers that serve the same tables. */
type Stores = () => Promise<{ readonly stores: readonly [Store, Store]; readonly close: () => Promise<void> }>;

/** SQLite has one process: both share its store. */
const sqlite: Stores = async () => {
  const store = await openSqlite({ dataDir: await newFolder() });
  return { stores: [store, store], close: () => store.close() };
};

/** As two processes would: connections of their own to one database. */
const twoConnections: Stores = async () => {
  const place = await postgresPlace(postgres.url);
  const stores = [await openPostgres(place.url), await openPostgres(place.url)] as const;
  return {
    stores,
    close: async () => {
      await Promise.all(stores.map((store) => store.close()));
      await place.clear();
    },
  };
};

describe.each([
  ['SQLite', sqlite],
  ['PostgreSQL', twoConnections],
])('two servers on one %s', (_engine, openStores) => {
  /** What travels between them are wake-ups, and some of those may be lost. */
  async function twoHouses(bus: Bus): Promise<{ one: House; two: House; close: () => Promise<void> }> {
    const { stores, close: closeStores } = await openStores();
    const dataDir = await newFolder();
    const config = { secret: 'the same key in both processes' };
    const one = await openHouse({ dataDir, config, parts: { store: stores[0], bus }, times: { lease: 400 } });
    const two = await openHouse({ dataDir, config, parts: { store: stores[1], bus }, times: { lease: 400 } });
    const close = async () => {
      await one.close();
      await two.close();
      await closeStores();
    };
    return { one, two, close };
  }

  test('people at two servers play one match; bots move once', async () => {
    const { one, two, close } = await twoHouses(openInProcessBus());
    const ana = await Person.arrive(one.url, 'Ana');
    const ben = await Person.arrive(two.url, 'Ben');
    const table = await ana.lay(['me', 'open', 'bot']);
    const page = await ana.open(table);
    const other = await ben.open(table);
    await other.does({ type: 'sit', seat: 1, contribution: hex32() });
    await page.until(() => page.match);
    await playToTheEnd(page, other);
    await page.until(() => page.seq === other.seq);
    expect(page.match?.result).toEqual(other.match?.result);
    expect(page.log.map(({ n, seat, kind }) => [n, seat, kind])).toEqual(other.log.map(({ n, seat, kind }) => [n, seat, kind]));
    expect(page.frames.filter((frame) => frame.type === 'state' && frame.why === 'resync')).toEqual([]); // every step arrived as a step
    await close();
  });

  test('both write at the same moment: one after the other, nothing is lost', async () => {
    const { one, two, close } = await twoHouses(openInProcessBus());
    const ana = await Person.arrive(one.url, 'Ana');
    const ben = await Person.arrive(two.url, 'Ben');
    const table = await ana.lay(['me', 'open', 'open']);
    const page = await ana.open(table);
    const other = await ben.open(table);
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([page.does({ type: 'chat', text: `Ana ${round}` }), other.does({ type: 'chat', text: `Ben ${round}` })]);
    }
    await page.until(() => page.chat.length === 6);
    await other.until(() => other.chat.length === 6);
    expect(page.chat).toEqual(other.chat);
    await close();
  });

  test('when every wake-up is lost, the next command still meets the truth', async () => {
    const deaf: Bus = { publish: () => undefined, listen: () => () => undefined, close: async () => undefined };
    const { one, two, close } = await twoHouses(deaf);
    const ana = await Person.arrive(one.url, 'Ana');
    const ben = await Person.arrive(two.url, 'Ben');
    const table = await ana.lay(['me', 'open', 'open']);
    const page = await ana.open(table);
    const other = await ben.open(table);
    await page.does({ type: 'chat', text: 'first' });
    await other.does({ type: 'chat', text: 'second' });
    expect(other.chat.map((line) => line.text)).toEqual(['first', 'second']);
    await page.does({ type: 'place', seat: 1, kind: 'bot' });
    await other.does({ type: 'sit', seat: 2, contribution: hex32() });
    expect(other.table?.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person']);
    expect(other.frames.some((frame) => frame.type === 'state' && frame.why === 'resync')).toBe(true); // visibly so
    await close();
  });

  test('a seat link is judged by the seat as it is, not as one of the servers remembers it', async () => {
    const deaf: Bus = { publish: () => undefined, listen: () => () => undefined, close: async () => undefined };
    const { one, two, close } = await twoHouses(deaf);
    const ana = await Person.arrive(one.url, 'Ana');
    const ben = await Person.arrive(one.url, 'Ben');
    const table = await ana.lay(['me', 'open', 'open']);
    const page = await ana.open(table);
    const his = await ben.open(table);
    await his.does({ type: 'sit', seat: 1, contribution: hex32() });
    const link = await his.ask({ type: 'seat-link', seat: 1 });
    if (link.type !== 'seat-link') throw new Error('no link');
    await ben.at(two.url).open(table); // the other server has now seen Ben in his seat
    await page.does({ type: 'place', seat: 1, kind: 'open' }); // and does not hear that he lost it
    const cleo = await (await Person.arrive(one.url, 'Cleo')).open(table);
    await cleo.does({ type: 'sit', seat: 1, contribution: hex32() });
    const thief = await Person.arrive(two.url);
    await expect(thief.open(table, { seatSecret: link.secret })).rejects.toThrow('bad-seat-link');
    await page.join(table);
    expect(page.table?.seats[1]?.name).toBe('Cleo');
    await close();
  });

  test('a server that goes away leaves its bots to the other', async () => {
    const { one, two, close } = await twoHouses(openInProcessBus());
    const ana = await Person.arrive(one.url, 'Ana');
    const table = await ana.lay(['me', 'bot', 'bot'], { options: { turnCap: 10 } });
    const here = await ana.open(table);
    const there = await ana.at(two.url).open(table);
    await here.plays();
    await there.until(() => there.seq >= here.seq);
    await one.close();
    await playToTheEnd(there);
    expect(there.table?.status).toBe('over');
    await close();
  });
});
