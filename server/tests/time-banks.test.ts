import type { Clock as ClockChoice, TableId } from '@tafelrunde/protocol';
import { readEvent } from '@tafelrunde/table';
import { expect, test } from 'vitest';
import { Clock, openHouse } from './house.ts';
import { hex32, Person } from './people.ts';
import { expectFailure } from './sentences.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const days: ClockChoice = { kind: 'days', bank: 3 * DAY, back: 12 * HOUR, night: { from: 22, to: 8 } };

const whose = (asks: readonly { readonly must: boolean; readonly seat: number }[] = []) => asks.find(({ must }) => must)?.seat ?? -1;

test('a table of two nobody looks at is woken by the sweep when a time is up, in another process than the one it was left by', async () => {
  const clock = new Clock();
  const before = await openHouse({ parts: clock.parts });
  const [ana, ben] = await Promise.all(['Ana', 'Ben'].map((name) => Person.arrive(before.url, name)));
  if (ana === undefined || ben === undefined) throw new Error('nobody');
  const table = await ana.lay(['me', 'open'], { clock: days });
  const hers = await ana.open(table);
  expect(hers.table?.clock?.choice).toEqual(days);
  const his = await ben.open(table);
  await expectFailure(await his.refused({ type: 'zone', seat: 0, zone: 'Europe/Berlin' }), 'not-your-seat');
  await his.does({ type: 'sit', seat: 1, contribution: hex32() });
  await hers.does({ type: 'zone', seat: 0, zone: 'Europe/Berlin' });
  await his.does({ type: 'zone', seat: 1, zone: 'America/New_York' });
  await expectFailure(await his.refused({ type: 'zone', seat: 1, zone: 'Mars/Olympus' }), 'bad-zone');
  const slow = whose(hers.match?.asks);
  const due = (await before.server.store.row(table))?.dueAt ?? 0;
  expect(due).toBeGreaterThan(clock.parts.now() + 3 * DAY);
  await before.close();

  clock.forward(20 * DAY);
  const house = await openHouse({ dataDir: before.dataDir, parts: clock.parts, limits: { woken: 0 } });
  const stored = () => house.server.store.row(table);
  expect((await stored())?.dueAt).toBe(due);
  await house.close();
  const awake = await openHouse({ dataDir: before.dataDir, parts: clock.parts });
  await awake.server.sweep();
  const page = await (slow === 0 ? ana : ben).at(awake.url).open(table);
  const out = await page.until(({ table: told }) => told?.seats[slow]?.out);
  expect(out.at).toBeGreaterThan(due);
  expect(page.table?.seats[slow]).toMatchObject({ standIn: true, bank: 0 });
  await page.until(({ table: told }) => (told?.seats[slow]?.out?.count ?? 0) > 0);
  await page.does({ type: 'back', seat: slow });
  expect(page.table?.seats[slow]?.bank).toBe(days.back);
  // The lobby tells how things stand without opening anything.
  const { body } = await ana.at(awake.url).get('/api/tables');
  expect(body.mine[0].clock).toMatchObject({ kind: 'days' });
  expect(body.mine[0].words).toBeUndefined();
  await page.does({ type: 'chat', text: 'Here I am again' });
  expect((await ana.at(awake.url).get('/api/tables')).body.mine[0].words).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain('New_York');
});

/** Hours of a stretch that are not night where somebody is, counted one by one; every stretch here is of whole hours. */
function daylight(zone: string, from: number, to: number): number {
  const hourAt = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });
  let hours = 0;
  for (let at = from; at < to; at += HOUR) hours += Number(hourAt.format(at)) >= 8 && Number(hourAt.format(at)) < 22 ? 1 : 0;
  return hours * HOUR;
}

test.each([
  { game: 'anthem', options: { turnCap: 10 }, zones: ['Europe/Berlin', 'Asia/Tokyo'], first: [13 * HOUR, 10 * HOUR] },
  { game: 'anansi', options: {}, zones: ['Europe/Berlin', 'Asia/Tokyo', 'America/New_York'], first: [13 * HOUR, 10 * HOUR, 14 * HOUR] },
])('a match of $game over days, the server closed three times meanwhile: what each is charged is exact to its end', async (wanted) => {
  const { game, options, zones, first } = wanted;
  // Never full again once something was charged, and never empty: neither end of the bank hides a wrong sum.
  const choice: ClockChoice = { kind: 'days', bank: 14 * DAY, back: 30 * MINUTE, night: { from: 22, to: 8 } };
  const clock = new Clock();
  clock.stop();
  clock.step(Date.parse('2026-03-27T08:00:00Z') - clock.parts.now()); // nine in Berlin, two nights before its clocks are put forward
  let house = await openHouse({ parts: clock.parts });
  const people = await Promise.all(zones.map((_, seat) => Person.arrive(house.url, `Seat${seat}`)));
  const [host] = people;
  if (host === undefined) throw new Error('nobody');
  const table = await host.lay(['me', ...zones.slice(1).map(() => 'open' as const)], { game, options, clock: choice });
  const openAll = () => Promise.all(people.map((person) => person.at(house.url).open(table)));
  let pages = await openAll();
  for (const [seat, page] of pages.entries()) if (seat > 0) await page.does({ type: 'sit', seat, contribution: hex32() });
  for (const [seat, page] of pages.entries()) await page.does({ type: 'zone', seat, zone: zones[seat] ?? '' });
  const together = () => Promise.all(pages.map((page) => page.until(({ seq }) => seq === Math.max(...pages.map((each) => each.seq)))));
  const waited = () => [...new Set(pages[0]?.match?.asks.flatMap(({ must, seat }) => (must ? [seat] : [])))];

  const banks = zones.map(() => choice.bank);
  const charged = zones.map(() => 0);
  const passes = (hours: number) => {
    const from = clock.parts.now();
    clock.forward(hours * HOUR);
    for (const seat of waited()) {
      const ms = daylight(zones[seat] ?? '', from, clock.parts.now());
      charged[seat] = (charged[seat] ?? 0) + ms;
      banks[seat] = (banks[seat] ?? 0) - ms;
    }
  };
  const closedAfter = [0, 5, 12];
  let moves = 0;
  let atFirst: (readonly [seat: number, ms: number | undefined])[] = [];
  await together();
  for (; pages[0]?.over === false; moves += 1) {
    if (closedAfter.includes(moves)) {
      await house.close();
      passes(20);
      house = await openHouse({ dataDir: house.dataDir, parts: clock.parts });
      pages = await openAll();
    } else passes(1);
    if (moves === 0) atFirst = waited().map((seat) => [seat, charged[seat]]);
    const [seat] = waited();
    const mover = pages[seat ?? -1];
    if (seat === undefined || mover === undefined) throw new Error('nobody is asked');
    const seq = await mover.plays();
    await Promise.all(pages.map((page) => page.until((each) => each.seq >= seq)));
    await together();
    // All of whom were waited for were charged by this move; whoever need not move again has something given back.
    if (!waited().includes(seat)) banks[seat] = Math.min((banks[seat] ?? 0) + choice.back, choice.bank);
    expect(pages[0]?.table?.seats.map(({ bank }) => bank)).toEqual(banks);
  }
  expect(atFirst).not.toEqual([]);
  expect(atFirst).toEqual(atFirst.map(([seat]) => [seat, first[seat]])); // worked out by hand
  expect(moves).toBeGreaterThan(Math.max(...closedAfter));
  const sums = zones.map(() => 0);
  for (const { body } of await house.server.store.read(table, 0))
    for (const [seat, ms] of readEvent(body).spent ?? []) sums[seat] = (sums[seat] ?? 0) + ms;
  expect(sums).toEqual(charged);
  expect((await house.server.store.row(table))?.dueAt).toBeUndefined();
});

test('ten thousand tables asleep cost neither memory nor timers: only those that are due are opened', async () => {
  let timers = 0;
  const clock = new Clock();
  const after = (milliseconds: number, work: () => void) => {
    timers += 1;
    const timer = setTimeout(() => {
      timers -= 1;
      work();
    }, milliseconds);
    return () => {
      timers -= 1;
      clearTimeout(timer);
    };
  };
  const house = await openHouse({ parts: { ...clock.parts, after } });
  const { store, tables } = house.server;
  const ana = await Person.arrive(house.url, 'Ana');
  const laid = await ana.lay(['me', 'open'], { clock: days });
  const ben = await Person.arrive(house.url, 'Ben');
  const page = await ben.open(laid);
  await page.does({ type: 'sit', seat: 1, contribution: hex32() });
  const row = await store.row(laid);
  if (row?.dueAt === undefined) throw new Error('a clock that is never due');
  // Rows as they are of real tables, due one after the other from a week on.
  const events = await store.read(laid, 0);
  const week = clock.parts.now() + 7 * DAY;
  const asleep = Array.from({ length: 10_000 }, (_, n) => ({
    id: `asleep-${n}` as TableId,
    dueAt: n < 3 ? clock.parts.now() - 1 : week + n * MINUTE,
  }));
  for (let from = 0; from < asleep.length; from += 1000) {
    await Promise.all(
      asleep.slice(from, from + 1000).map(({ id, dueAt }) =>
        store.append({
          table: id,
          expected: 0,
          events: events.slice(0, 1).map(({ at, body }) => ({ at, body: body.replace(laid, id) })),
          row: { ...row, id, members: [], dueAt },
        }),
      ),
    );
  }
  await page.close();
  const before = { loaded: tables.loaded, timers };
  await house.server.sweep();
  expect(tables.loaded).toBe(before.loaded + 3);
  expect(timers).toBeLessThanOrEqual(before.timers + 3);
  expect(await store.tables({ due: { after: 0, by: week }, limit: 10 })).toHaveLength(4); // those three, and Ana's
});

test('a clock nobody may choose is refused, and lays no table', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const bad = [
    { kind: 'live', bank: 1000, back: 0 },
    { kind: 'live', bank: 10 * MINUTE, back: 5000.5 },
    { kind: 'days', bank: 3 * DAY, back: 0, night: { from: 8, to: 8 } },
    { kind: 'days', bank: 400 * DAY, back: 0 },
    { kind: 'chess', bank: 10 * MINUTE, back: 0 },
    { kind: 'live', bank: 10 * MINUTE, back: 0, left: [1, 2] },
  ];
  for (const clock of bad) {
    const { status, body } = await ana.post('/api/tables', {
      game: 'anthem',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      public: false,
      start: false,
      clock,
    });
    expect([status, body.failure?.code]).toEqual([400, 'bad-frame']);
  }
  expect((await ana.get('/api/tables')).body.mine).toEqual([]);
});
