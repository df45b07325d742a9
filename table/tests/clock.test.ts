import type { WholeGame } from '@tafelrunde/kernel';
import type { Clock, TableId } from '@tafelrunde/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { dueAt, loadTable, newTable, readEvent, rowOf, summaryFor, type TableState, withoutPerson, writeSnapshot } from '../index.ts';
import { botSeat, gameNamed, person, Place, settled, type TestPage } from './place.ts';

const ID = 'test-table-1' as TableId;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const live: Clock = { kind: 'live', bank: 10 * MINUTE, back: 5 * SECOND };
const days: Clock = { kind: 'days', bank: 3 * DAY, back: 12 * HOUR, night: { from: 22, to: 8 } };

let anthem: WholeGame;
let anansi: WholeGame;
beforeAll(async () => {
  [anthem, anansi] = await Promise.all([gameNamed('anthem'), gameNamed('anansi')]);
});

const bank = (page: TestPage, seat: number) => page.table?.seats[seat]?.bank;
/** The seat the game waits for. */
const whose = (page: TestPage) => page.match?.asks.find(({ must }) => must)?.seat ?? -1;

async function twoAt(clock: Clock, at?: string): Promise<{ place: Place; pages: readonly [TestPage, TestPage] }> {
  const when = at === undefined ? {} : { at: Date.parse(at) };
  const place = new Place({ module: anthem, seats: [person('ana'), person('ben')], clock, ...when });
  return { place, pages: [await place.enter('ana'), await place.enter('ben')] };
}

async function plays(place: Place, page: TestPage): Promise<void> {
  const seat = whose(page);
  const ask = page.match?.asks.find((each) => each.must && each.seat === seat);
  const action = page.match?.views.find((view) => view.seat === seat)?.legal.at(-1);
  await place.does(page.guest.id, { type: 'act', seat, ask: ask?.id, action });
}

/** As its events tell it, and as a snapshot does. */
async function read(place: Place): Promise<TableState> {
  place.store.snapshots.clear();
  const folded = (await loadTable(place.store, ID, place.host.gameOf)) as TableState;
  await place.store.saveSnapshot(ID, writeSnapshot(folded));
  const kept = (await loadTable(place.store, ID, place.host.gameOf)) as TableState;
  expect(kept.clock).toEqual(folded.clock);
  expect(kept.seats).toEqual(folded.seats);
  return folded;
}

describe('a live clock', () => {
  test('runs for whoever is waited for, a turn gives back once, and what was charged stands in the event', async () => {
    const { place, pages } = await twoAt(live);
    const first = whose(pages[0]);
    const page = pages[first as 0 | 1];
    expect(bank(page, 0)).toBe(live.bank);
    place.clock.forward(MINUTE);
    while (whose(page) === first) await plays(place, page);
    expect(bank(page, first)).toBe(live.bank - MINUTE + live.back);
    expect(bank(page, 1 - first)).toBe(live.bank);
    const spent = (place.store.events.get(ID) ?? []).flatMap(({ body }) => readEvent(body).spent ?? []);
    expect(spent).toEqual([[first, MINUTE]]);
    expect((await read(place)).clock?.banks[first]).toBe(live.bank - MINUTE + live.back);
  });

  test('taking back takes back what the move gave', async () => {
    const { place, pages } = await twoAt(live);
    const first = whose(pages[0]);
    const page = pages[first as 0 | 1];
    place.clock.forward(MINUTE);
    const seats = { undone: first, other: 1 - first };
    while (whose(page) === first) await plays(place, page);
    const gained = bank(page, first);
    for (let times = 0; times < 3; times += 1) {
      await place.does(page.guest.id, { type: 'undo', seat: first });
      if (page.table?.undo !== undefined)
        await place.does(seats.other === 0 ? 'ana' : 'ben', { type: 'consent', seat: seats.other, agree: true });
      expect(whose(page)).toBe(first);
      expect(bank(page, first)).toBe((gained ?? 0) - live.back);
      while (whose(page) === first) await plays(place, page);
    }
    expect(bank(page, first)).toBe(gained);
  });

  test('out of time: a bot plays on, the match goes to its end, and coming back shows what it played and gives one credit', async () => {
    const place = new Place({ module: anansi, seats: [person('ana'), person('ben'), botSeat('instant')], clock: live });
    const page = await place.enter('ana');
    await place.enter('ben');
    for (let steps = 0; page.table?.seats[0]?.out === undefined && steps < 200; steps += 1) {
      if (whose(page) === 1) await plays(place, await place.enter('ben'));
      else {
        place.clock.forward(MINUTE);
        await settled();
      }
    }
    const out = page.table?.seats[0]?.out;
    expect(out?.at).toBeLessThanOrEqual(place.clock.time);
    expect(page.table?.seats[0]).toMatchObject({ standIn: true, bank: 0 });
    expect(page.table?.clock?.notes).toContainEqual(expect.objectContaining({ what: 'out', seat: 0 }));
    for (let steps = 0; (page.table?.seats[0]?.out?.count ?? 0) < 2 && steps < 100; steps += 1) {
      if (whose(page) === 1) await plays(place, await place.enter('ben'));
      place.clock.forward(5 * SECOND);
      await settled();
    }
    const told = page.table?.seats[0]?.out;
    expect(told?.count).toBeGreaterThanOrEqual(2);
    const lines = page.frames.flatMap((frame) => (frame.type === 'state' || frame.type === 'update' ? frame.log : []));
    for (const { n } of told?.moves ?? []) expect(lines.find((line) => line.n === n)).toMatchObject({ kind: 'play', seat: 0 });
    // Coming in takes nothing from the bot: whoever is back says so.
    const again = await place.enter('ana');
    expect(again.table?.seats[0]).toMatchObject({ standIn: true });
    expect(again.table?.seats[0]?.out?.moves.length).toBeGreaterThan(0);
    const stranger = await place.enter('cleo');
    expect(stranger.table?.seats[0]?.out?.moves).toEqual([]);
    await place.does('ana', { type: 'back', seat: 0 });
    expect(again.table?.seats[0]?.standIn).toBeUndefined();
    expect(again.table?.seats[0]?.out).toBeUndefined();
    expect(bank(again, 0)).toBe(30 * SECOND);
    // And if nobody comes back at all, it still ends.
    for (let steps = 0; page.match?.result === undefined && steps < 2000; steps += 1) {
      place.clock.forward(MINUTE);
      await settled();
    }
    expect(page.table?.status).toBe('over');
    expect(page.table?.clock?.running).toEqual([]);
    await read(place);
  });

  test('a time-out is valid only if the clock of the host agrees', async () => {
    const { place, pages } = await twoAt(live);
    const before = place.store.events.get(ID)?.length;
    place.clock.forward(9 * MINUTE);
    await place.table.command({ id: '', name: '' }, { type: 'time-out', lease: { number: 0 } });
    expect(place.store.events.get(ID)?.length).toBe(before);
    expect(pages[0].table?.seats.some(({ standIn }) => standIn)).toBe(false);
  });

  test('the clocks stand by agreement, play goes on, and they run again when all are ready', async () => {
    const { place, pages } = await twoAt(live);
    const [ana] = pages;
    const first = whose(ana);
    await place.does('ana', { type: 'pause', seat: 0 });
    expect(ana.table?.clock?.pause).toMatchObject({ by: 0, needed: [1], agreed: [] });
    place.clock.forward(MINUTE); // asking stops nothing
    await place.does('ben', { type: 'pause-answer', seat: 1, agree: true });
    expect(ana.table?.clock).toMatchObject({ running: [], pause: { since: place.clock.time } });
    expect(bank(ana, first)).toBe(live.bank - MINUTE);
    place.clock.forward(20 * MINUTE);
    await settled();
    expect(ana.table?.seats.some(({ out }) => out !== undefined)).toBe(false);
    const page = pages[first as 0 | 1];
    while (whose(page) === first) await plays(place, page);
    expect(bank(ana, first)).toBe(live.bank - MINUTE + live.back);
    await place.does('ana', { type: 'ready', seat: 0 });
    expect(ana.table?.clock?.pause?.ready).toEqual([0]);
    await place.restart();
    const back = await place.enter('ben');
    await place.does('ben', { type: 'ready', seat: 1 });
    expect(back.table?.clock?.pause).toBeUndefined();
    expect(back.table?.clock?.running).toEqual([1 - first]);
    expect(back.table?.clock?.notes.map(({ what }) => what)).toEqual(['paused', 'resumed']);
  });

  test('attack: nobody stops the clocks alone while the others are away for a moment', async () => {
    const { place, pages } = await twoAt(live);
    place.table.leave(pages[1]);
    await expect(place.does('ana', { type: 'pause', seat: 0 })).rejects.toMatchObject({ refusal: { code: 'nobody-to-ask' } });
    expect((await read(place)).clock?.pause).toBeUndefined();
    place.clock.forward(MINUTE);
    await place.does('ana', { type: 'stand-in', seat: 1 });
    await place.does('ana', { type: 'pause', seat: 0 }); // nobody else plays by now
    expect((await read(place)).clock?.pause).toMatchObject({ since: place.clock.time });
  });

  test('no is no, and whoever asked may think better of it', async () => {
    const { place, pages } = await twoAt(live);
    await place.does('ana', { type: 'pause', seat: 0 });
    await place.does('ben', { type: 'pause-answer', seat: 1, agree: false });
    expect(pages[0].table?.clock?.pause).toBeUndefined();
    await expect(place.does('ben', { type: 'pause-answer', seat: 1, agree: true })).rejects.toMatchObject({
      refusal: { code: 'no-pause-asked' },
    });
    await expect(place.does('ben', { type: 'ready', seat: 1 })).rejects.toMatchObject({ refusal: { code: 'no-pause-asked' } });
    await place.does('ben', { type: 'pause', seat: 1 });
    await place.does('ben', { type: 'pause-answer', seat: 1, agree: false });
    expect(pages[1].table?.clock?.pause).toBeUndefined();
  });
});

describe('a clock of days', () => {
  test('a match over days, across three restarts: nights stand, a move gives back, the row says when it is due', async () => {
    const slow: Clock = { ...days, back: HOUR }; // so little that no bank is full again
    const { place, pages } = await twoAt(slow, '2026-03-27T09:00:00+01:00');
    await place.does('ana', { type: 'zone', seat: 0, zone: 'Europe/Berlin' });
    await place.does('ben', { type: 'zone', seat: 1, zone: 'Asia/Tokyo' });
    const zones = ['Europe/Berlin', 'Asia/Tokyo'];
    let page = pages[0];
    let reckoned = [bank(page, 0) ?? 0, bank(page, 1) ?? 0];
    for (let day = 0; day < 3; day += 1) {
      await place.restart();
      const state = await read(place);
      const seat = whose(page) as 0 | 1;
      expect(rowOf(state).dueAt).toBe(dueAt(state));
      expect(dueAt(state)).toBeGreaterThan(place.clock.time);
      place.clock.forward(20 * HOUR);
      page = await place.enter(seat === 0 ? 'ana' : 'ben');
      expect(page.table?.seats.map(({ zone }) => zone)).toEqual(zones);
      const before = bank(page, seat) ?? 0;
      while (whose(page) === seat) await plays(place, page);
      const after = bank(page, seat) ?? 0;
      const charged = before + slow.back - after;
      // Twenty hours hold six to ten of a night.
      expect(charged).toBeGreaterThanOrEqual(10 * HOUR);
      expect(charged).toBeLessThanOrEqual(14 * HOUR);
      reckoned = [bank(page, 0) ?? 0, bank(page, 1) ?? 0];
    }
    expect((await read(place)).clock?.banks).toEqual(reckoned);
    // A watcher learns nobody's whereabouts.
    expect((await place.enter('cleo')).table?.seats.every(({ zone }) => zone === undefined)).toBe(true);
    const row = rowOf(await read(place));
    const told = summaryFor(row, 'ana', place.clock.time);
    expect(told.clock).toMatchObject({ kind: 'days', times: [{ seat: whose(page) }] });
    expect(JSON.stringify(told)).not.toContain('Tokyo');
  });

  test('nobody has a bot play for those who are away as people are over days: only the clock does, or a pause that never ends', async () => {
    const { place, pages } = await twoAt(days);
    const refused = () =>
      expect(place.does('ana', { type: 'stand-in', seat: 1 })).rejects.toMatchObject({ refusal: { code: 'not-absent' } });
    place.table.leave(pages[1]);
    place.clock.forward(9 * HOUR);
    await refused();
    await place.does('ana', { type: 'pause', seat: 0 });
    await place.does('ben', { type: 'pause-answer', seat: 1, agree: true });
    place.clock.forward(days.bank - 1);
    await refused();
    place.clock.forward(1);
    await place.does('ana', { type: 'stand-in', seat: 1 });
    expect(pages[0].table?.seats[1]).toMatchObject({ standIn: true });
  });

  test('asleep over its time, the table knows it when it is opened', async () => {
    const { place, pages } = await twoAt(days);
    const first = whose(pages[0]);
    await place.table.evict();
    place.clock.forward(20 * DAY);
    await place.restart();
    place.table.wake();
    await settled();
    place.clock.forward(0);
    await settled();
    const state = await read(place);
    expect(state.seats[first]).toMatchObject({ standIn: true });
    expect(state.clock?.banks[first]).toBe(0);
    await place.does(first === 0 ? 'ana' : 'ben', { type: 'back', seat: first });
    expect((await read(place)).clock?.banks[first]).toBe(days.back);
  });

  test('a zone is one there is, is not moved about, and is forgotten with its person', async () => {
    const { place } = await twoAt(days);
    const refused = (zone: string) =>
      expect(place.does('ana', { type: 'zone', seat: 0, zone })).rejects.toMatchObject({ refusal: { code: 'bad-zone' } });
    await refused('Europe/Nowhere');
    await place.does('ana', { type: 'zone', seat: 0, zone: 'Europe/Berlin' });
    await place.does('ana', { type: 'zone', seat: 0, zone: 'Europe/Berlin' });
    await refused('Asia/Tokyo');
    place.clock.forward(21 * HOUR);
    await place.does('ana', { type: 'zone', seat: 0, zone: 'Asia/Tokyo' });
    await expect(place.does('ben', { type: 'zone', seat: 0, zone: 'UTC' })).rejects.toMatchObject({ refusal: { code: 'not-your-seat' } });
    const { events } = withoutPerson({ events: place.store.events.get(ID) ?? [], talk: [], asides: [] }, 'ana');
    expect(events.map(({ body }) => readEvent(body)).filter(({ type }) => type === 'zoned')).toMatchObject([
      { zone: 'UTC' },
      { zone: 'UTC' },
    ]);
  });
});

test('a table without a clock has none: nothing is charged, nothing due, no pause', async () => {
  const place = new Place({ module: anthem, seats: [person('ana'), person('ben')] });
  const page = await place.enter('ana');
  expect(page.table?.clock).toBeUndefined();
  expect(page.table?.seats[0]?.bank).toBeUndefined();
  for (const command of [
    { type: 'pause', seat: 0 },
    { type: 'zone', seat: 0, zone: 'UTC' },
    { type: 'ready', seat: 0 },
  ])
    await expect(place.does('ana', command)).rejects.toMatchObject({ refusal: { code: 'no-clock' } });
  expect(rowOf(await read(place)).dueAt).toBeUndefined();
});

test('a clock is no part of the options, so the deal is the same with it', () => {
  const laying = { id: ID, secret: '11'.repeat(32), nextSecret: '22'.repeat(32), chance: () => 0 };
  const wish = {
    game: 'anthem',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    public: false,
    autoPlay: false,
    start: false,
  } as const;
  const plain = newTable(anthem, { id: 'ana', name: 'Ana' }, { ...wish, seats: [...wish.seats] }, laying);
  const timed = newTable(anthem, { id: 'ana', name: 'Ana' }, { ...wish, seats: [...wish.seats], clock: days }, laying);
  const { clock, ...rest } = timed;
  expect(clock).toEqual(days);
  expect(rest).toEqual(plain);
});
