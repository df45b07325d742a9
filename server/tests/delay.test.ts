import type { Delay, MatchInfo, ServerFrame, TableId } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { type Page, Person } from './people.ts';

const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];

/** Three people at Anansi, and one who looks on with this delay. */
async function watched(delay: Delay, now?: () => number) {
  const house = await openHouse(now === undefined ? {} : { parts: { now } });
  const people = await Promise.all(['Ruth', 'Kaja', 'Ben'].map((name) => Person.arrive(house.url, name)));
  const [ruth] = people;
  if (ruth === undefined) throw new Error('nobody came');
  const { body } = await ruth.post('/api/tables', { game: 'anansi', seats, public: false, start: true, delay });
  const table = body.table as TableId;
  const pages: Page[] = [];
  for (const [seat, person] of people.entries()) {
    const page = await person.open(table);
    if (seat > 0) await page.ask({ type: 'sit', seat, contribution: 'ab'.repeat(32) });
    pages.push(page);
  }
  const watcher = await (await Person.arrive(house.url, 'Wanda')).open(table);
  return { house, table, pages, watcher };
}

const match = (page: Page) => page.match as MatchInfo;

/** Whoever is asked plays, so many times. */
async function play(pages: readonly Page[], times: number): Promise<void> {
  const [first] = pages;
  for (let played = 0; played < times; played += 1) {
    await first?.until(() => match(first).asks.some(({ must }) => must) || undefined);
    const ask = first === undefined ? undefined : match(first).asks.find(({ must }) => must);
    const page = ask === undefined ? undefined : pages[ask.seat];
    if (ask === undefined || page === undefined) throw new Error('nobody is asked');
    await page.until(() => match(page).asks.some(({ id }) => id === ask.id) || undefined);
    await page.ask({ type: 'act', seat: ask.seat, ask: ask.id, action: match(page).views[0]?.legal[0] });
    await first?.until(() => !match(first).asks.some(({ id }) => id === ask.id) || undefined);
  }
}

/** The newest thing any frame of this page tells of. */
function newest(frames: readonly ServerFrame[]): { readonly seq: number; readonly position: number; readonly line: number } {
  const told = frames.filter((frame) => frame.type === 'state' || frame.type === 'update');
  const most = (figures: readonly number[]) => Math.max(0, ...figures);
  return {
    seq: most(told.map(({ seq }) => seq)),
    position: most(told.map((frame) => (frame.type === 'update' ? (frame.news?.position ?? 0) : 0) || (frame.match?.position ?? 0))),
    line: most(told.flatMap(({ log }) => log.map(({ n }) => n))),
  };
}

test('by moves: nothing on the socket of those who look on is newer, neither frames nor answers nor words', async () => {
  const { pages, watcher, table, house } = await watched({ by: 'moves', moves: 4 });
  await play(pages, 3);
  await pages[0]?.ask({ type: 'chat', text: 'what a card' });
  await watcher.until(() => watcher.table?.spectators === 1 || undefined);
  expect(newest(watcher.frames)).toMatchObject({ position: 0, line: 0 });
  await play(pages, 3);
  await watcher.until(() => match(watcher).position === 2 || undefined);
  const now = match(pages[0] as Page).position;
  expect(now).toBe(6);
  expect(newest(watcher.frames).position).toBe(2);
  expect(newest(watcher.frames).line).toBe(2);
  expect(watcher.table).toMatchObject({ delay: { by: 'moves', moves: 4 } });
  // Asking does not help: neither for a position nor for lines nor for words, nor coming again.
  expect(await watcher.ask({ type: 'look', position: 3 })).toMatchObject({ type: 'refused', failure: { code: 'not-found' } });
  expect(await watcher.ask({ type: 'look', position: 2 })).toMatchObject({ type: 'looked', match: { position: 2 } });
  const lines = await watcher.ask({ type: 'log', before: 1000 });
  expect(lines.type === 'logged' && Math.max(...lines.log.map(({ n }) => n))).toBe(2);
  expect(await watcher.ask({ type: 'talk', before: 1000 })).toMatchObject({ chat: [] });
  expect(await watcher.ask({ type: 'chat', text: 'psst' })).toMatchObject({ failure: { code: 'watching-only' } });
  const late = await (await Person.arrive(house.url, 'Late')).open(table);
  expect(match(late).position).toBe(2);
  expect(watcher.frames.concat(late.frames).filter(({ type }) => type === 'talk')).toEqual([]);
  expect(JSON.stringify(late.frames)).not.toContain('what a card');
  // The players see who looks on.
  await pages[1]?.until(() => pages[1]?.table?.watching?.includes('Late') || undefined);
  expect(pages[1]?.table?.watching?.toSorted()).toEqual(['Late', 'Wanda']);

  // Once nothing more is played there is nothing to hold back.
  await pages[0]?.ask({ type: 'close' });
  await watcher.until(() => watcher.table?.status === 'closed' || undefined);
});

test('by time: only what is old enough is told, and a restart changes nothing of it', async () => {
  let now = 1_700_000_000_000;
  const { pages, watcher, house, table } = await watched({ by: 'time', ms: 60_000 }, () => now);
  await play(pages, 3);
  now += 50_000;
  await play(pages, 2);
  expect(newest(watcher.frames).position).toBe(0);
  now += 20_000;
  // Time has passed: the next thing that happens, or the next look, tells what is old enough.
  await play(pages, 1);
  await watcher.until(() => match(watcher).position === 3 || undefined);
  expect(newest(watcher.frames).position).toBe(3);
  expect(match(pages[0] as Page).position).toBe(6);
  await Promise.all([...pages, watcher].map((page) => page.close()));
  await house.server.tables.close(); // everything is put away
  const again = await (await Person.arrive(house.url, 'Wanda')).open(table);
  expect(match(again).position).toBe(3);
});
