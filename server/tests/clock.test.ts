import type { TableId } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import type { Store } from '../store/port.ts';
import { Clock, emptied, openHouse } from './house.ts';
import { hex32, Person } from './people.ts';
import { expectFailure } from './sentences.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test('the clock is put back an hour: nobody is slowed down or thrown out for it', async () => {
  const clock = new Clock();
  const limits = { requestBurst: 20, requestsPerSecond: 1000, frameBurst: 20, framesPerSecond: 1000 };
  const house = await openHouse({ parts: clock.parts, limits });
  const ana = await Person.arrive(house.url, 'Ana');
  const page = await ana.open(await ana.lay(['me', 'open', 'open']));
  clock.step(-HOUR);
  clock.forward(1000); // whatever was used up is there again
  for (let i = 0; i < 30; i += 1) {
    expect((await ana.get('/api/me')).status).toBe(200);
    await expectFailure(await page.refused({ type: 'consent', seat: 0, agree: true }), 'no-undo-asked');
    clock.forward(50);
  }
  expect(page.closed).toBeUndefined();
});

test('the clock is put forward across a sweep: what waits is still there; a day that really passes counts', async () => {
  const clock = new Clock();
  const house = await openHouse({ parts: clock.parts });
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open']);
  const closed = await ana.lay(['me', 'open']);
  const page = await ana.open(closed);
  await page.does({ type: 'close' });
  await page.close();
  clock.forward(HOUR);
  clock.step(40 * DAY);
  await house.server.sweep();
  await house.server.sweep();
  expect((await house.server.store.row(table))?.status).toBe('waiting');
  expect((await house.server.store.row(closed))?.status).toBe('closed');
  clock.step(-40 * DAY);
  clock.forward(DAY);
  await house.server.sweep();
  expect((await house.server.store.row(table))?.status).toBe('closed');
});

test('a machine that starts with a wrong clock closes nothing before it had time to set it', async () => {
  const before = await openHouse();
  const ana = await Person.arrive(before.url, 'Ana');
  const table = await ana.lay(['me', 'open']);
  await before.close();
  const clock = new Clock();
  clock.step(40 * DAY);
  const house = await openHouse({ dataDir: before.dataDir, parts: clock.parts });
  await house.server.sweep();
  expect((await house.server.store.row(table))?.status).toBe('waiting');
  clock.step(-40 * DAY);
  clock.forward(HOUR);
  await house.server.sweep();
  expect((await house.server.store.row(table))?.status).toBe('waiting');
});

test('a stand-in comes after a minute of absence, not of clock', async () => {
  const clock = new Clock();
  const house = await openHouse({ parts: clock.parts });
  const [ana, ben] = await Promise.all(['Ana', 'Ben'].map((name) => Person.arrive(house.url, name)));
  if (ana === undefined || ben === undefined) throw new Error('nobody');
  const table = await ana.lay(['me', 'open']);
  const page = await ana.open(table);
  const his = await ben.open(table);
  await his.does({ type: 'sit', seat: 1, contribution: hex32() });
  await his.close();
  await page.until(() => page.table?.seats[1]?.present === false);
  clock.step(HOUR);
  await expectFailure(await page.refused({ type: 'stand-in', seat: 1 }), 'not-absent');
  clock.step(-2 * HOUR);
  clock.forward(61_000);
  await page.does({ type: 'stand-in', seat: 1 });
  expect(page.table?.seats[1]?.standIn).toBe(true);
});

test('a clock that jumps costs nobody a match with clocks, neither forth nor back; time that really passes does', async () => {
  const clock = new Clock();
  clock.stop();
  const house = await openHouse({ parts: clock.parts });
  const [ana, ben] = [await Person.arrive(house.url, 'Ana'), await Person.arrive(house.url, 'Ben')] as const;
  const table = await ana.lay(['me', 'open'], { clock: { kind: 'live', bank: 10 * MINUTE, back: 0 } });
  const pages = [await ana.open(table), await ben.open(table)] as const;
  const [hers] = pages;
  await pages[1].does({ type: 'sit', seat: 1, contribution: hex32() });
  const { tables, store } = house.server;
  /** Whoever the game waits for thinks for a minute and moves; what they have left then. */
  const moves = async () => {
    tables.at(table).wake(); // its alarm is looked at again
    await tables.at(table).run(async () => undefined);
    clock.forward(MINUTE);
    const at = Math.max(...pages.map(({ seq }) => seq));
    for (const page of pages) await page.until(() => page.seq >= at);
    const ask = hers.match?.asks.find(({ must }) => must);
    const page = pages[ask?.seat ?? 0];
    if (ask === undefined || page === undefined) throw new Error('nobody is asked');
    await page.does({ type: 'act', seat: ask.seat, ask: ask.id, action: page.legal(ask.seat).at(-1) });
    for (const each of pages) await each.until(() => each.seq >= page.seq);
    return hers.table?.seats.reduce((all, { bank = 0 }) => all + bank, 0);
  };
  expect(await moves()).toBe(19 * MINUTE);
  clock.step(40 * DAY);
  expect(await moves()).toBe(18 * MINUTE);
  clock.step(-43 * DAY);
  expect(await moves()).toBe(17 * MINUTE);
  clock.step(3 * DAY);
  expect(await moves()).toBe(16 * MINUTE);
  const times = (await store.read(table, 0)).map(({ at }) => at);
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBe(4 * MINUTE);
  expect(hers.table?.seats.filter(({ out }) => out !== undefined)).toEqual([]);
  clock.forward(11 * MINUTE);
  tables.at(table).wake();
  await hers.until(({ table: told }) => told?.seats.some(({ out }) => out !== undefined));
});

test('a match that was closed on the way stays in the store; a table at which none was begun goes after its time', async () => {
  const clock = new Clock();
  const house = await openHouse({ parts: clock.parts, times: { archive: 20 * DAY } });
  const ana = await Person.arrive(house.url, 'Ana');
  const [begun, unbegun] = [await ana.lay(['me', 'open']), await ana.lay(['me', 'open'])];
  const { store } = house.server;
  const his = await (await Person.arrive(house.url, 'Ben')).open(begun);
  await his.does({ type: 'sit', seat: 1, contribution: hex32() });
  await his.close();
  for (const table of [begun, unbegun]) {
    const page = await ana.open(table);
    await page.does({ type: 'close' });
    await page.close();
    await emptied(house, table);
  }
  const lines = (await store.read(begun, 0)).map(({ body }) => body);
  for (const days of [25, 10, 100]) {
    clock.forward(days * DAY);
    await house.server.sweep(); // it is packed on the way
    await house.server.sweep();
  }
  expect(await store.row(unbegun)).toBeUndefined();
  expect((await store.row(begun))?.status).toBe('closed');
  expect((await store.read(begun, 0)).map(({ body }) => body)).toEqual(lines);
});

/** A table that was closed then, and all that is known of it. */
function closeAt(store: Store, at: number, type: 'created' | 'started', n: number): Promise<unknown> {
  const table = `closed-${n}` as TableId;
  const row = { id: table, game: 'anthem', status: 'closed', public: false, summary: '{"seats":[]}', members: [] } as const;
  return store.append({
    table,
    expected: 0,
    events: [{ at, body: JSON.stringify({ type }) }],
    row: { ...row, createdAt: at, changedAt: at },
  });
}

test('among ever so many closed matches a table at which none was begun is found, a part of them at a time', async () => {
  const clock = new Clock();
  const house = await openHouse({ parts: clock.parts });
  const { store } = house.server;
  const laid = clock.parts.now();
  await Promise.all(Array.from({ length: 1001 }, (_, n) => closeAt(store, laid + n, n % 1000 === 0 ? 'created' : 'started', n)));
  clock.forward(40 * DAY);
  const isThere = async (n: number) => (await store.row(`closed-${n}` as TableId)) !== undefined;
  await house.server.sweep();
  expect([await isThere(0), await isThere(1), await isThere(1000)]).toEqual([false, true, true]);
  for (let sweeps = 0; sweeps < 2; sweeps += 1) await house.server.sweep();
  expect([await isThere(1), await isThere(999), await isThere(1000)]).toEqual([true, true, false]);
});

test('a closed table somebody still looks at waits until they have gone, and holds up none of those behind it', async () => {
  const clock = new Clock();
  const house = await openHouse({ parts: clock.parts });
  const { store } = house.server;
  const ana = await Person.arrive(house.url, 'Ana');
  const watched = await ana.lay(['me', 'open']);
  const page = await ana.open(watched);
  await page.does({ type: 'close' });
  const laid = clock.parts.now();
  await Promise.all(Array.from({ length: 501 }, (_, n) => closeAt(store, laid + 1 + n, n === 500 ? 'created' : 'started', n)));
  clock.forward(40 * DAY);
  for (let sweeps = 0; sweeps < 2; sweeps += 1) await house.server.sweep();
  expect(await store.row('closed-500' as TableId)).toBeUndefined();
  expect(await store.row(watched)).toBeDefined();
  await page.close();
  await emptied(house, watched);
  await house.server.sweep();
  expect(await store.row(watched)).toBeUndefined();
});
