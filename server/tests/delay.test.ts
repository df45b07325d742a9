import type { Delay, MatchInfo, ServerFrame, TableId } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { Clock, openHouse } from './house.ts';
import { type Page, Person } from './people.ts';

const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];

/** Three people at a table, and one who looks on with this delay. */
async function watched(delay: Delay, clock = new Clock(), game = 'anansi') {
  const house = await openHouse({ parts: clock.parts });
  const people = await Promise.all(['Ruth', 'Kaja', 'Ben'].map((name) => Person.arrive(house.url, name)));
  const [ruth] = people;
  if (ruth === undefined) throw new Error('nobody came');
  const { body } = await ruth.post('/api/tables', { game, seats, public: false, start: true, delay });
  const table = body.table as TableId;
  const pages: Page[] = [];
  for (const [seat, person] of people.entries()) {
    const page = await person.open(table);
    if (seat > 0) await page.ask({ type: 'sit', seat, contribution: 'ab'.repeat(32) });
    pages.push(page);
  }
  const wanda = await Person.arrive(house.url, 'Wanda');
  return { house, table, pages, wanda, watcher: await wanda.open(table) };
}

const match = (page: Page) => page.match as MatchInfo;

/** Whoever is asked plays the last that is listed, so many times: in Anthem that keeps the card, by which no match ends as soon as this. */
async function play(pages: readonly Page[], times: number): Promise<void> {
  const [first] = pages;
  for (let played = 0; played < times; played += 1) {
    await first?.until(() => match(first).asks.some(({ must }) => must) || undefined);
    const ask = first === undefined ? undefined : match(first).asks.find(({ must }) => must);
    const page = ask === undefined ? undefined : pages[ask.seat];
    if (ask === undefined || page === undefined) throw new Error('nobody is asked');
    await page.until(() => match(page).asks.some(({ id }) => id === ask.id) || undefined);
    await page.ask({ type: 'act', seat: ask.seat, ask: ask.id, action: match(page).views[0]?.legal.at(-1) });
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

test.each(['anansi', 'anthem'])(
  '%s, by moves: nothing on the socket of those who look on is newer, neither frames nor answers nor words',
  async (game) => {
    const { pages, watcher, table, house } = await watched({ by: 'moves', moves: 4 }, new Clock(), game);
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
  },
);

test('by time: only what is old enough is told, and a restart changes nothing of it', async () => {
  const clock = new Clock();
  clock.stop();
  const { pages, watcher, house, table } = await watched({ by: 'time', ms: 60_000 }, clock);
  await play(pages, 3);
  clock.forward(50_000);
  await play(pages, 2);
  expect(newest(watcher.frames).position).toBe(0);
  clock.forward(20_000);
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

/** The greatest figure of this name anywhere in what was sent, however deep. */
function greatest(raw: readonly string[], field: 'seq' | 'position'): number {
  return Math.max(
    0,
    ...raw.flatMap((text) => [...text.matchAll(new RegExp(`"${field}":(\\d+)`, 'g'))].map(([, figure]) => Number(figure))),
  );
}

test('coming again, asking for anything, losing one’s seat: nothing of it brings anything newer', async () => {
  const { pages, watcher, wanda, table } = await watched({ by: 'moves', moves: 4 });
  const [ruth, kaja, ben] = pages;
  if (ruth === undefined || kaja === undefined || ben === undefined) throw new Error('somebody is missing');
  await play(pages, 6);
  await watcher.until(() => match(watcher).position === 2 || undefined);
  const told = watcher.seq;

  // The same page again, and the same person on another way.
  await watcher.join(table);
  const again = await wanda.open(table);
  expect([match(watcher).position, match(again).position, again.seq]).toEqual([2, 2, told]);
  // Whatever is asked for is refused, or answered from what is told by then.
  const [ask] = match(ruth).asks;
  for (const wish of [
    { type: 'act', seat: 0, ask: ask?.id, action: {} },
    { type: 'pace', seat: 0, pace: 'quick' },
    { type: 'go-on', seat: 0 },
    { type: 'hint', seat: 0, ask: ask?.id },
    { type: 'undo', seat: 0, to: 5 },
    { type: 'vote-end', seat: 0 },
    { type: 'together', follows: true, position: 6, lead: true },
    { type: 'look', position: 6 },
    { type: 'log', before: 1000 },
    { type: 'sit', seat: 0, contribution: 'ab'.repeat(32) },
  ])
    await again.ask(wish);
  expect([greatest(again.raw, 'seq'), greatest(again.raw, 'position')]).toEqual([told, 2]);
  // How far behind it is was settled when the table was made: nobody changes it while a match runs.
  for (const wish of [
    { type: 'options', options: { delay: { by: 'moves', moves: 1 } } },
    { type: 'options', options: {}, delay: { by: 'moves', moves: 1 } },
  ])
    expect(await ruth.ask(wish)).toMatchObject({ type: 'refused' });

  // Somebody plays no longer: from then on they are told no more than anybody who looks on.
  const left = ben.raw.length;
  await ruth.ask({ type: 'place', seat: 2, kind: 'bot', level: 'instant' });
  const asked = () => match(ruth).asks.find(({ seat, must }) => must && seat < 2);
  for (let played = 0; played < 4; played += 1) {
    const { id, seat } = await ruth.until(asked);
    await (seat === 0 ? ruth : kaja).plays();
    await ruth.until(() => match(ruth).asks.every((open) => open.id !== id) || undefined);
  }
  await ruth.until(asked); // the bot has moved as well
  const most = match(ruth).position - 4;
  expect(most).toBeGreaterThan(5);
  for (const page of [ben, again]) await page.until(() => match(page).position === most || undefined);
  expect([greatest(ben.raw.slice(left), 'position'), greatest(again.raw, 'position')]).toEqual([most, most]);
});
