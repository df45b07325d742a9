import type { HouseInfo, TableId } from '@tafelrunde/protocol';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { installedNats } from '../../scripts/nats.mjs';
import type { Bus, Gossip } from '../bus/port.ts';
import { openPostgresBus } from '../bus/postgres.ts';
import { newHouseSecret } from '../house-access.ts';
import { forgetGuest } from '../operator.ts';
import { type Append, StorageError, type Store } from '../store/port.ts';
import { openPostgres } from '../store/postgres/open.ts';
import { startNats } from './bus/nats-server.ts';
import { Clock, emptied, type House, newFolder, openHouse, type Wishes } from './house.ts';
import { hex32, Person, playToTheEnd } from './people.ts';
import { once, postgresPlace } from './store/postgres-place.ts';
import { type PostgresServer, startPostgres } from './store/postgres-server.ts';

const DAY = 24 * 60 * 60 * 1000;

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** What travels between processes are wake-ups, and some of those may be lost; here all of them. */
const lossyBus: Bus = {
  kind: 'postgresql',
  publish: () => undefined,
  listen: () => () => undefined,
  tell: () => undefined,
  hear: () => () => undefined,
  close: async () => undefined,
};

/** The bus by the database, with something in between. */
const bridged =
  (between: (bus: Bus) => Bus): Bridge =>
  async (store, url) => {
    const notify = (channel: string, text: string) => store.shared?.notify(channel, text) ?? Promise.reject(new Error('not shared'));
    const bus = await openPostgresBus({
      url,
      house: 'bridged',
      report: (fault) => expect.fail(String(fault)),
      noted: () => undefined,
      notify,
    });
    return between(bus);
  };

/** All that a bus does, to be changed in part. */
const plainly = (bus: Bus): Bus => ({
  kind: bus.kind,
  publish: (wakeUp) => bus.publish(wakeUp),
  listen: (table, hear) => bus.listen(table, hear),
  tell: (subject, gossip) => bus.tell(subject, gossip),
  hear: (subject, hear) => bus.hear(subject, hear),
  close: () => bus.close(),
});

/** `heard` knows which limits each server has heard of, once it has. */
const overheard = (heard: (gossip: Gossip) => void): Bridge =>
  bridged((bus) => ({
    ...plainly(bus),
    hear: (subject, hear) =>
      bus.hear(subject, (gossip) => {
        hear(gossip);
        if (subject === 'limits') heard(gossip);
      }),
  }));

/** One that brings nothing any more once it is cut, and says nothing of that. */
function cuttable(): { readonly bus: Bridge; cut: boolean } {
  const way = {
    cut: false,
    bus: bridged((bus) => ({
      ...plainly(bus),
      publish: (wakeUp) => {
        if (!way.cut) bus.publish(wakeUp);
      },
      tell: (subject, gossip) => {
        if (!way.cut) bus.tell(subject, gossip);
      },
      // What was under way when it was cut is lost as well.
      hear: (subject, hear) =>
        bus.hear(subject, (gossip) => {
          if (!way.cut) hear(gossip);
        }),
    })),
  };
  return way;
}

/** A bus of its own for each server. */
type Bridge = (store: Store, url: string) => Promise<Bus>;

/** Two servers on one database, each with connections of its own, as two processes would be. `lossyBus`: without a word between them. */
async function twoHouses({
  bus,
  times,
  natsUrl,
  limits,
  clock,
}: Pick<Wishes, 'times' | 'limits'> & { readonly bus?: Bus | Bridge; readonly natsUrl?: string; readonly clock?: Clock } = {}) {
  const place = await postgresPlace(postgres.url);
  const dataDir = await newFolder();
  const open = async () => {
    const store = bus === undefined ? undefined : await openPostgres(place.url);
    const line = typeof bus === 'function' && store !== undefined ? await bus(store, place.url) : undefined;
    const given = typeof bus === 'function' ? line : bus;
    const config = { secret: 'the same key in both processes', databaseUrl: place.url, natsUrl };
    const parts = { ...clock?.parts, ...(store === undefined || given === undefined ? {} : { store, bus: given }) };
    const house = await openHouse({ dataDir, config, parts, limits: { ...limits }, times: { lease: 400, ...times }, stays: true });
    return {
      ...house,
      close: async () => {
        await house.close();
        await line?.close();
        await store?.close();
      },
    };
  };
  const [one, two] = [await open(), await open()];
  onTestFinished(async () => {
    await one.close();
    await two.close();
    await place.clear();
  });
  return { one, two, url: place.url };
}

/** The first server knows that the second is on the roll, which stays there whatever its machine has to do. */
async function onRollForLong(one: House, two: House, url: string): Promise<void> {
  const [here, there] = [one.server.store.shared, two.server.store.shared];
  if (here === undefined || there === undefined) throw new Error('not shared');
  Object.assign(there, { enrol: async () => [] });
  await once(url, 'UPDATE processes SET alive_until = alive_until + 3600000');
  const enrol = here.enrol.bind(here);
  let called = 0;
  Object.assign(here, {
    enrol: async (...asked: Parameters<typeof enrol>) => {
      const others = await enrol(...asked);
      called += others.length;
      return others;
    },
  });
  await expect.poll(() => called).toBeGreaterThan(1); // the first of them has been heard of, then
}

/** Whoever looks after the house bans somebody. */
async function ban(house: House, name: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const secret = await newHouseSecret(house.server.store, Date.now());
  const entered = await fetch(`${house.url}/api/house/enter`, { method: 'POST', headers, body: JSON.stringify({ secret }) });
  const cookie =
    entered.headers
      .getSetCookie()
      .find((one) => one.startsWith('tafel_house='))
      ?.split(';')[0] ?? '';
  const { people } = (await (await fetch(`${house.url}/api/house`, { headers: { cookie } })).json()) as HouseInfo;
  const handle = people.find((person) => person.name === name)?.handle;
  const done = await fetch(`${house.url}/api/house/ban`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: JSON.stringify({ handle }),
  });
  expect(done.status).toBe(200);
}

describe('two servers on one PostgreSQL', () => {
  test('people at two servers play one match; bots move once', async () => {
    const { one, two } = await twoHouses();
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
  });

  test('both write at the same moment: one after the other, nothing is lost', async () => {
    const { one, two } = await twoHouses();
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
  });

  test('when every wake-up is lost, the next command still meets the truth', async () => {
    const { one, two } = await twoHouses({ bus: lossyBus, times: { poll: 3_600_000 } });
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
    expect(other.frames.filter((frame) => frame.type === 'update')).toHaveLength(3); // step by step: the bot, the seat, the deal
  });

  test('a store that was gone for a moment leaves nobody behind, though nobody there has anything to do but wait', async () => {
    const { one, two } = await twoHouses({ times: { retry: 3_600_000 } });
    const ana = await Person.arrive(one.url, 'Ana');
    const ben = await Person.arrive(two.url, 'Ben');
    const table = await ana.lay(['me', 'open', 'open']);
    const page = await ana.open(table);
    const other = await ben.open(table);
    let tries = 0;
    const { store } = two.server;
    Object.assign(store, {
      read: async () => {
        tries += 1;
        throw new StorageError('the line is cut');
      },
    });
    await page.does({ type: 'place', seat: 1, kind: 'bot' });
    await expect.poll(() => tries).toBeGreaterThan(0);
    Reflect.deleteProperty(store, 'read'); // its own is back
    await other.until(() => other.seq === page.seq);
    expect(other.table?.seats[1]?.kind).toBe('bot');
  });

  test('what those say who look on at both servers reaches all of them, by wake-ups or without, and no player at either', async () => {
    for (const bus of [undefined, lossyBus]) {
      const { one, two } = await twoHouses({ ...(bus === undefined ? {} : { bus }), times: { poll: 50 } });
      const [ana, ben, mila, theo] = await Promise.all(['Ana', 'Ben', 'Mila', 'Theo'].map((name) => Person.arrive(one.url, name)));
      if (ana === undefined || ben === undefined || mila === undefined || theo === undefined) throw new Error('somebody is missing');
      const table = await ana.lay(['me', 'open', 'bot']);
      const plays = [await ana.open(table), await ben.at(two.url).open(table)];
      await plays[1]?.does({ type: 'sit', seat: 1, contribution: hex32() });
      const here = await mila.open(table);
      const there = await theo.at(two.url).open(table);
      for (const page of [...plays, here, there]) await page.until(() => page.match);
      await here.does({ type: 'chat', text: 'psst, do you see', among: 'watchers' });
      await there.until(() => there.asides?.length === 1);
      await there.does({ type: 'chat', text: 'psst, I do', among: 'watchers' });
      await here.until(() => here.asides?.length === 2);
      expect(here.asides?.map(({ n, name }) => [n, name])).toEqual([
        [0, 'Mila'],
        [1, 'Theo'],
      ]);
      for (const page of plays) {
        await page.does({ type: 'chat', text: 'still here' });
        expect(page.raw.join('')).not.toContain('psst');
      }
    }
  });

  test('a disk that is full is one line, though all can be read and is, once a second', async () => {
    const { one } = await twoHouses({ bus: lossyBus, times: { poll: 5, retry: 3_600_000 } });
    const ana = await Person.arrive(one.url, 'Ana');
    const page = await ana.open(await ana.lay(['me', 'open', 'open']));
    const { store } = one.server;
    const { shared } = store;
    if (shared === undefined) throw new Error('not shared');
    const positions = shared.positions.bind(shared);
    let read = 0;
    Object.assign(shared, {
      positions: async (tables: readonly TableId[]) => {
        const found = await positions(tables);
        read += 1;
        return found;
      },
    });
    const full = () => Promise.reject(new StorageError('no space left on device'));
    Object.assign(store, { append: full, appendTalk: full });
    for (let i = 0; i < 3; i += 1) {
      expect((await page.refused({ type: 'chat', text: 'hello?' })).code).toBe('storage-failed');
      const until = read + 2; // the first of them may have begun before
      await expect.poll(() => read, { interval: 2 }).toBeGreaterThanOrEqual(until);
    }
    for (const name of ['append', 'appendTalk']) Reflect.deleteProperty(store, name); // its own are back
    await page.does({ type: 'chat', text: 'there you are' });
    const said = one.logged.map((line) => String(JSON.parse(line).msg)).filter((msg) => msg.startsWith('the store'));
    expect(said).toEqual(['the store failed', 'the store works again']);
  });

  test('whoever has the lease moves the bots though nobody looks there and every wake-up is lost', async () => {
    const { one, two } = await twoHouses({ bus: lossyBus, times: { poll: 100 } });
    const ana = await Person.arrive(two.url, 'Ana');
    const table = await ana.lay(['me', 'bot', 'bot'], { options: { turnCap: 12 } });
    const there = await ana.open(table);
    await there.plays();
    await there.turn(); // bots have moved by the right of this server, which keeps it
    await there.close();
    const here = await ana.at(one.url).open(table);
    await playToTheEnd(here);
    expect(here.over).toBe(true);
  });

  test('a seat link is judged by the seat as it is, not as one of the servers remembers it', async () => {
    const { one, two } = await twoHouses({ bus: lossyBus, times: { poll: 3_600_000 } });
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
  });

  test('a server that goes away leaves its bots to the other', async () => {
    const { one, two } = await twoHouses();
    const ana = await Person.arrive(one.url, 'Ana');
    const table = await ana.lay(['me', 'bot', 'bot'], { options: { turnCap: 10 } });
    const here = await ana.open(table);
    const there = await ana.at(two.url).open(table);
    await here.plays();
    await there.until(() => there.seq >= here.seq);
    await one.close();
    await playToTheEnd(there);
    expect(there.table?.status).toBe('over');
  });

  test('presence counts in the whole house: no stand-in for somebody who is at the other server, and one when they have gone', async () => {
    const { one, two } = await twoHouses({ times: { absence: 1 } });
    const ana = await Person.arrive(one.url, 'Ana');
    const ben = await Person.arrive(two.url, 'Ben');
    const table = await ana.lay(['me', 'open', 'bot']);
    const page = await ana.open(table);
    const other = await ben.open(table);
    await other.does({ type: 'sit', seat: 1, contribution: hex32() });
    await page.until(() => page.match !== undefined && page.table?.seats[1]?.present);
    await other.until(() => other.table?.seats[0]?.present);
    expect((await other.refused({ type: 'stand-in', seat: 0 })).code).toBe('not-absent');
    const looker = await (await Person.arrive(one.url)).open(table);
    await other.until(() => other.table?.spectators === 1);
    await looker.close();
    await other.until(() => other.table?.spectators === 0);
    await page.close();
    await other.until(() => other.table?.seats[0]?.present === false);
    await other.does({ type: 'stand-in', seat: 0 });
    expect(other.table?.seats[0]?.standIn).toBe(true);
    // Whoever comes back anywhere has their seat again everywhere.
    await ana.at(two.url).open(table);
    await other.until(() => other.table?.seats[0]?.standIn !== true && other.table?.seats[0]?.present);
  });

  test('what was said of somebody lapses when their server falls silent', async () => {
    const { one, two } = await twoHouses({ times: { elsewhere: 300 } });
    const ana = await Person.arrive(one.url, 'Ana');
    const table = await ana.lay(['me', 'open', 'open']);
    await ana.open(table);
    const other = await (await Person.arrive(two.url, 'Ben')).open(table);
    await other.until(() => other.table?.seats[0]?.present);
    one.server.tables.announce = () => undefined; // as if it hung
    await other.until(() => other.table?.seats[0]?.present === false);
    expect(other.table?.seats[0]?.awaySince).toBeGreaterThan(0);
  });

  test('while the bus is cut nothing is settled without whoever plays at the other server; when that one dies they have gone', async () => {
    const clock = new Clock();
    clock.stop();
    const way = cuttable();
    const { one, two, url } = await twoHouses({ bus: way.bus, clock, times: { elsewhere: 300, roll: 1500, poll: 50 } });
    const [ana, ben, cleo] = [
      await Person.arrive(one.url, 'Ana'),
      await Person.arrive(two.url, 'Ben'),
      await Person.arrive(one.url, 'Cleo'),
    ] as const;
    const table = await ana.lay(['me', 'open', 'open']);
    const [page, other, third] = [await ana.open(table), await ben.open(table), await cleo.open(table)] as const;
    await other.does({ type: 'sit', seat: 1, contribution: hex32() });
    await third.does({ type: 'sit', seat: 2, contribution: hex32() });
    await page.until(() => page.match !== undefined && page.table?.seats[1]?.present);
    await onRollForLong(one, two, url);
    way.cut = true;
    clock.forward(60_000);
    one.server.tables.announce();
    await page.does({ type: 'vote-end', seat: 0 });
    expect(page.table?.vote).toMatchObject({ kind: 'end', needed: [1, 2] });
    expect((await page.refused({ type: 'stand-in', seat: 1 })).code).toBe('not-absent');
    expect(page.table?.seats[1]?.present).toBe(true);
    await once(url, 'UPDATE processes SET alive_until = 0');
    const present = () => {
      clock.forward(1000); // a word that was under way when the bus was cut may have been heard after the minute, and lapses by now
      return page.table?.seats[1]?.present;
    };
    await expect.poll(present).toBe(false);
  });

  test('a finished match is watched together by people at two servers: one leads, and the lead goes over', async () => {
    const { one, two } = await twoHouses();
    const ana = await Person.arrive(one.url, 'Ana');
    const ben = await Person.arrive(two.url, 'Ben');
    const table = await ana.lay(['me', 'open'], { options: { turnCap: 10 } });
    const here = await ana.open(table);
    const there = await ben.open(table);
    await there.does({ type: 'sit', seat: 1, contribution: hex32() });
    await playToTheEnd(here, there);
    const together = { type: 'together', follows: true, position: 0, lead: true };
    const show = (position: number) => ({ type: 'show', place: { position, eyes: 1, playing: false, speed: 1 } });
    await here.does(together);
    await there.frame('together', ({ lead }) => lead?.name === 'Ana');
    await there.does(together);
    const seen = await here.frame('together', ({ people }) => people.length === 2);
    expect(seen.lead).toMatchObject({ name: 'Ana', you: true });
    await here.does(show(4));
    expect((await there.frame('showed')).place).toMatchObject({ position: 4, eyes: 1 });
    await here.does({ type: 'point', at: { x: 0.5, y: 0.5 } });
    await there.frame('pointed', ({ at }) => at?.x === 0.5);
    expect((await there.refused(show(1))).code).toBe('not-leading');
    await here.does({ type: 'lead-to', to: seen.people.find(({ name }) => name === 'Ben')?.key });
    await there.frame('together', ({ lead }) => lead?.you === true);
    await there.does(show(2));
    await here.frame('showed', ({ place }) => place.position === 2);
    await there.close();
    await here.frame('together', ({ lead }) => lead?.away === true);
  });

  test('bots among themselves move while somebody looks at any server', async () => {
    const { one, two } = await twoHouses({ times: { botPause: 30 } });
    const ana = await Person.arrive(one.url, 'Ana');
    const table = await ana.lay(['bot', 'bot', 'bot'], { options: { turnCap: 10 } });
    const here = await ana.open(table);
    await here.until(() => (here.match?.position ?? 0) > 1);
    const there = await (await Person.arrive(two.url)).open(table);
    await here.close();
    await there.until(() => there.over);
    expect(there.table?.status).toBe('over');
  });

  test('what an address has used up at one server it lacks at the other, as soon as that was told', async () => {
    let told = 0;
    const { one, two } = await twoHouses({
      limits: { tablesPerAddressPerHour: 3 },
      times: { poll: 20 },
      bus: overheard(({ name, taken }) => {
        if (name === 'tables') for (const [, count] of taken as readonly [string, number][]) told += count;
      }),
    });
    const ana = await Person.arrive(one.url, 'Ana');
    const ben = await Person.arrive(two.url, 'Ben');
    for (let n = 0; n < 3; n += 1) await ana.lay(['me', 'open']);
    await expect.poll(() => told).toBe(6); // by both: who said it hears it as well
    const wish = { game: 'anthem', seats: [{ kind: 'me' }, { kind: 'open' }], public: false, start: true, contribution: hex32() };
    const { status, body } = await ben.post('/api/tables', wish);
    expect([status, body.failure?.code]).toEqual([429, 'too-many-tables']);
  });

  test('a vote and a rematch go by everybody, wherever they are', async () => {
    const { one, two } = await twoHouses();
    const ana = await Person.arrive(one.url, 'Ana');
    const ben = await Person.arrive(two.url, 'Ben');
    const table = await ana.lay(['me', 'open']);
    const page = await ana.open(table);
    const other = await ben.open(table);
    await other.does({ type: 'sit', seat: 1, contribution: hex32() });
    await page.until(() => page.match);
    await page.does({ type: 'vote-end', seat: 0 });
    await other.until(() => other.table?.vote);
    expect(other.table?.vote).toEqual({ kind: 'end', by: 0, needed: [1], agreed: [] });
    await other.does({ type: 'ballot', seat: 1, agree: true });
    await page.until(() => page.table?.status === 'over');
    expect(page.table?.vote).toBeUndefined();

    // Both say yes at the same moment, each to a server of their own: one table is laid.
    const both = [page, other].map((one, seat) => one.does({ type: 'rematch', seat, contribution: hex32() }));
    await Promise.all(both);
    const [next, same] = await Promise.all([page, other].map((one) => one.until(() => one.table?.rematch?.table)));
    expect(same).toBe(next);
    const [again, against] = [await ana.open(next as TableId), await ben.open(next as TableId)];
    expect([again.you, against.you]).toEqual([[0], [1]]);
    await playToTheEnd(again, against);
    expect(again.match?.result).toEqual(against.match?.result);
  });

  test('a device signed out and a person banned at one server are gone from the other at once, not at its next sweep', async () => {
    const { one, two } = await twoHouses();
    const ana = await Person.arrive(one.url, 'Ana');
    const table = await ana.lay(['me', 'open', 'bot']);
    const { secret } = (await ana.post('/api/you/link', {})).body;
    const phone = await Person.arrive(two.url);
    await phone.post('/api/you/enter', { proof: { by: 'link', secret }, merge: false });
    const desk = await ana.at(two.url).open(table);
    const pocket = await phone.open(table);
    expect(pocket.you).toEqual([0]);
    const { devices } = (await ana.get('/api/you')).body;
    await ana.post('/api/you/revoke', { handle: devices.find(({ here }: { here: boolean }) => !here).handle });
    await pocket.until((page) => page.closed);
    expect(desk.closed).toBeUndefined();
    await ban(one, 'Ana');
    await desk.until((page) => page.closed);
  });

  test('somebody banned at a server that knows nothing of their seat gives it up all the same; words are kept from who looks on late', async () => {
    const { one, two } = await twoHouses({ bus: lossyBus, times: { poll: 3_600_000 } });
    const ana = await Person.arrive(one.url, 'Ana');
    const ben = await Person.arrive(two.url, 'Ben');
    const table = await ana.lay(['me', 'open'], { delay: { by: 'moves', moves: 4 } });
    const page = await ana.open(table);
    const looks = await (await Person.arrive(one.url, 'Wanda')).open(table);
    const his = await ben.open(table);
    await his.does({ type: 'chat', text: 'before the start' });
    await his.does({ type: 'sit', seat: 1, contribution: hex32() }); // the match begins, and the first server does not hear of it
    await his.does({ type: 'chat', text: 'I have the queen' });
    expect(page.table?.status).toBe('waiting');
    expect(await looks.ask({ type: 'talk', before: 100 })).toMatchObject({ chat: [], earlier: 0 });
    await ban(one, 'Ben');
    expect((await one.server.store.row(table))?.summary).toContain('"standIn":true');
  });

  test('a time that runs out does so once, though both servers have the table open and both look', async () => {
    const clock = new Clock();
    const { one, two, url } = await twoHouses({ clock, times: { lease: 60_000 } });
    const ana = await Person.arrive(one.url, 'Ana');
    const ben = await Person.arrive(two.url, 'Ben');
    const table = await ana.lay(['me', 'open'], { clock: { kind: 'days', bank: 2 * DAY, back: DAY } });
    const page = await ana.open(table);
    const other = await ben.open(table);
    await other.does({ type: 'sit', seat: 1, contribution: hex32() });
    await page.until(() => page.match);
    const lookRound = async () => {
      await Promise.all([one.server.sweep(), two.server.sweep()]);
      await Promise.all([one, two].map(({ server }) => server.tables.at(table).run(async () => undefined))); // after what they began
    };
    const events = async () =>
      (await one.server.store.read(table, 0)).map(({ body }) => JSON.parse(body) as { readonly type: string; readonly seat?: number });
    // Between the decision and the writing somebody else takes the lease over: nothing may be written by the old one.
    const taken: number[] = [];
    for (const { server } of [one, two]) {
      const { store } = server;
      const append = store.append.bind(store);
      Object.assign(store, {
        append: async (wish: Append) => {
          if (wish.lease !== undefined) {
            taken.push(wish.lease.number);
            await once(url, `UPDATE leases SET holder = 'somebody else', number = number + 1, alive_until = alive_until + 60000`);
          }
          return append(wish);
        },
      });
    }
    clock.forward(10 * DAY);
    await expect
      .poll(async () => {
        await lookRound();
        return taken.length;
      })
      .toBeGreaterThan(0);
    expect((await events()).filter(({ type }) => type === 'timed-out')).toEqual([]);
    for (const { server } of [one, two]) Reflect.deleteProperty(server.store, 'append');
    await once(url, 'UPDATE leases SET alive_until = 0'); // given back
    clock.forward(60_000); // whoever was told that somebody else has it asks again
    await expect
      .poll(async () => {
        await lookRound();
        return (await events()).some(({ type }) => type === 'timed-out');
      })
      .toBe(true);
    await Promise.all([page, other].map((each) => each.until(() => each.table?.seats.some(({ out }) => out !== undefined))));
    await lookRound();
    const out = (await events()).filter(({ type }) => type === 'timed-out');
    expect(out).toHaveLength(1);
  });

  test('whoever is forgotten at one server is forgotten at the other, which heard not a word of it', async () => {
    const { one, two, url } = await twoHouses({ bus: lossyBus, times: { poll: 3_600_000, idle: 0 } });
    const gone = await Person.arrive(one.url, 'Ottilie');
    const ben = await Person.arrive(two.url, 'Ben');
    // At one table she played; at the other she only looked on and spoke.
    const played = await gone.lay(['me', 'open']);
    const hers = await gone.open(played);
    const his = await ben.open(played);
    await his.does({ type: 'sit', seat: 1, contribution: hex32() });
    await hers.join(played);
    const [mover, other] = hers.asked === undefined ? [his, hers] : [hers, his];
    await mover.plays((legal) => legal.find(({ type }) => type === 'draw'));
    await mover.does({ type: 'undo', seat: mover.you[0], words: mover === hers ? 'my zebra slipped' : 'sorry, Ottilie' });
    await other.does({ type: 'consent', seat: other.you[0], agree: false, words: other === hers ? 'no zebra' : 'no, Ottilie' });
    await hers.does({ type: 'chat', text: 'a zebra!' });
    await his.does({ type: 'chat', text: 'which one, Ottilie?' });
    const watched = await ben.lay(['me', 'open']);
    const still = await ben.open(watched);
    await (await gone.open(watched)).does({ type: 'chat', text: 'zebras everywhere' });
    await still.does({ type: 'chat', text: 'Ottilie?' });
    expect(JSON.stringify([his.table, his.chat, still.chat])).toMatch(/Ottilie.*zebra.*zebras/);
    await his.close();
    await emptied(two, played);

    const { members } = (await one.server.store.row(played)) ?? { members: [] };
    const [guest = ''] = members;
    await forgetGuest(one.server.store, guest, { scour: 'log', at: (table, work) => one.server.tables.rewrite(table, work) });

    await two.server.sweep(); // puts the first table away, as it remembers it
    const kept = await once(url, 'SELECT body FROM snapshots UNION ALL SELECT body FROM events UNION ALL SELECT body FROM talk');
    expect(JSON.stringify(kept.rows)).not.toMatch(/Ottilie|zebra/);
    const cleo = await Person.arrive(two.url, 'Cleo');
    for (const table of [watched, played]) {
      const page = await cleo.open(table);
      expect(page.raw.join()).not.toMatch(/Ottilie|zebra/);
    }
    await still.until(() => still.chat.length === 2 && still.chat[0]?.text === '…'); // a page that was open is sent it anew
    expect(JSON.stringify([still.table, still.chat])).not.toMatch(/Ottilie|zebra/);
    await still.does({ type: 'chat', text: 'nobody?' });
    expect(still.chat.map(({ text }) => text)).toEqual(['…', 'N. N.?', 'nobody?']);
  });

  test('a closed table somebody looks at anywhere stays, also while that server cannot be heard; deserted, it goes', async () => {
    const way = cuttable();
    const clock = new Clock();
    const { one, two, url } = await twoHouses({ bus: way.bus, clock, times: { elsewhere: 300, roll: 300 } });
    const ana = await Person.arrive(two.url, 'Ana');
    const table = await ana.lay(['me', 'open']);
    const page = await ana.open(table);
    await page.does({ type: 'close' });
    await onRollForLong(one, two, url);
    way.cut = true;
    clock.forward(40 * DAY);
    const isStored = async () => (await one.server.store.row(table)) !== undefined;
    const swept = async () => {
      await one.server.sweep();
      return isStored();
    };
    for (let sweeps = 0; sweeps < 3; sweeps += 1) expect(await swept()).toBe(true);
    way.cut = false;
    await expect.poll(() => one.server.tables.at(table).watched).toBe(true);
    expect(await swept()).toBe(true);
    await page.close();
    await emptied(two, table);
    await expect.poll(swept).toBe(false);
  });

  test('a server that would use another bus than one that is alive does not start', async () => {
    const place = await postgresPlace(postgres.url);
    const store = await openPostgres(place.url);
    await store.shared.enrol({ id: 'elsewhere', bus: 'nats', build: 'any' }, 60_000);
    const opening = openHouse({ config: { databaseUrl: place.url } });
    await expect(opening).rejects.toThrow(
      /^Another process of this house wakes its neighbours by NATS \(NATS_URL\), this one would by the database alone/,
    );
    await store.shared.strike('elsewhere');
    await (await openHouse({ config: { databaseUrl: place.url } })).close();
    await store.close();
    await place.clear();
  });
});

describe.skipIf(installedNats() === undefined)('two servers on one PostgreSQL and one NATS', () => {
  test('play one match; a third, led to another NATS, does not start', async () => {
    const [nats, other] = await Promise.all([startNats(installedNats() ?? ''), startNats(installedNats() ?? '')]);
    onTestFinished(async () => {
      await nats.kill();
      await other.kill();
    });
    const { one, two, url } = await twoHouses({ natsUrl: nats.url });
    const ana = await Person.arrive(one.url, 'Ana');
    const ben = await Person.arrive(two.url, 'Ben');
    const table = await ana.lay(['me', 'open', 'bot'], { options: { turnCap: 10 } });
    const page = await ana.open(table);
    const opposite = await ben.open(table);
    await opposite.does({ type: 'sit', seat: 1, contribution: hex32() });
    await playToTheEnd(page, opposite);
    expect(page.match?.result).toEqual(opposite.match?.result);
    const third = openHouse({ config: { databaseUrl: url, natsUrl: other.url }, times: { roll: 600 } });
    await expect(third).rejects.toThrow(/does not hear this one on NATS/);
    // Whoever looks after the house sees when it is lost.
    const connected = async () => /tafel_bus_connected\{bus="nats"\} (\d)/.exec(await (await fetch(`${one.url}/metrics`)).text())?.[1];
    expect(await connected()).toBe('1');
    await nats.kill();
    await expect.poll(connected).toBe('0');
  });
});
