import { chmod, copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRecord, verifyRecord } from '@tafelrunde/kernel';
import type { MatchInfo, TableId, TableStatus } from '@tafelrunde/protocol';
import { beforeEach, expect, test } from 'vitest';
import { ownGame } from '../games.ts';
import { recordOfTable } from '../operator.ts';
import { type House, newFolder, openHouse } from './house.ts';
import { Person } from './people.ts';

const folder = join(import.meta.dirname, 'fixtures/house-1');

/** What Ana's page knew when the house was closed. */
interface Stand {
  readonly id: TableId;
  readonly seq: number;
  readonly status: TableStatus;
  readonly position?: number;
  readonly lines: number;
  readonly taken: number;
  readonly chat: readonly object[];
  readonly views?: MatchInfo['views'];
}
interface Stands {
  readonly cookies: { readonly ana: string; readonly ben: string };
  readonly tables: Readonly<Record<string, Stand>>;
}

/** A second after the house was closed: what waited then still waits. */
const CLOSED = 1_794_812_053_443;

const names = ['waiting', 'anthem', 'anansi', 'silver', 'andor', 'over', 'rematch', 'long', 'closed', 'imported'];

let stands: Stands;
let house: House;

/** A copy of the old folder, opened by this program. Nobody moves by themselves: what was is to be seen first. */
beforeEach(async () => {
  const dataDir = await newFolder();
  for (const file of ['tafelrunde.db', 'key']) await copyFile(join(folder, file), join(dataDir, file));
  await chmod(join(dataDir, 'key'), 0o600);
  stands = JSON.parse(await readFile(join(folder, 'stands.json'), 'utf8')) as Stands;
  house = await openHouse({ dataDir, limits: { woken: 0 }, parts: { now: () => CLOSED } });
});

function stand(name: string): Stand {
  const found = stands.tables[name];
  if (found === undefined) throw new Error(`no table ${name}`);
  return found;
}

test.each(names)('%s: opens as it was left', async (name) => {
  const { id, seq, status, position, lines, taken, chat, views } = stand(name);
  const page = await new Person(house.url, name === 'imported' ? stands.cookies.ben : stands.cookies.ana).open(id);
  const state = await page.frame('state');
  expect(state.seq).toBe(seq);
  expect(state.table.status).toBe(status);
  expect(state.match?.position).toBe(position);
  const older = await page.ask({ type: 'log', before: state.earlier ?? 0 });
  const log = [...(older.type === 'logged' ? older.log : []), ...state.log];
  expect(log.map((line) => line.n)).toEqual(Array.from({ length: lines }, (_, n) => n));
  expect(log.filter((line) => line.taken)).toHaveLength(taken);
  expect(state.chat).toMatchObject(chat);
  expect(state.match?.views ?? []).toMatchObject(views ?? []); // a view may say more than it did then, never less or otherwise
});

const pagesAt = (id: TableId) => Promise.all(Object.values(stands.cookies).map((cookie) => new Person(house.url, cookie).open(id)));

/** Four moves of whoever is asked, or until it is over. */
async function playOn(pages: Awaited<ReturnType<typeof pagesAt>>): Promise<void> {
  const sitters = pages.filter((page) => page.you.length > 0);
  for (let plays = 0; plays < 4; plays += 1) {
    const asked = await Promise.race(sitters.map((page) => page.until(() => (page.asked ?? page.over) && page)));
    if (asked.over) break;
    const { seq } = asked;
    await asked.plays();
    await Promise.all(sitters.map((page) => page.until(() => page.seq > seq)));
  }
}

test.each(['anthem', 'silver', 'andor', 'rematch', 'long'])('%s: plays on', async (name) => {
  const { id, position = 0 } = stand(name);
  const pages = await pagesAt(id);
  await playOn(pages);
  expect(pages[0]?.match?.position).toBeGreaterThan(position);
});

test('over: who would begin another match is known of one from before the start moved on', async () => {
  const page = await new Person(house.url, stands.cookies.ana).open(stand('over').id);
  expect(page.table?.options).not.toHaveProperty('first');
  const { starter, seats } = (page.match?.views[0]?.view ?? {}) as { starter: number; seats: number };
  expect(page.table?.rematch?.begins).toBe((starter + 1) % seats);
});

test('a request to take back that was open is still open and can be agreed to, and the match plays on', async () => {
  const { id, position = 0 } = stand('anansi');
  const pages = await pagesAt(id);
  const [first] = pages;
  const undo = first?.table?.undo;
  if (undo === undefined) throw new Error('it has lapsed');
  const agreeing = pages.find((page) => page.you.some((seat) => undo.needed.includes(seat)));
  await agreeing?.does({ type: 'consent', seat: undo.needed[0], agree: true });
  await first?.until(() => first.log.at(-1)?.kind === 'undo');
  const back = first?.match?.position ?? position;
  expect(back).toBeLessThan(position);
  await playOn(pages);
  expect(first?.match?.position).toBeGreaterThan(back);
});

test('a seat is taken at the table that waited, and the match begins', async () => {
  const page = await new Person(house.url, stands.cookies.ben).open(stand('waiting').id);
  await page.does({ type: 'sit', seat: 1, contribution: 'ab'.repeat(32) });
  await page.until(() => page.match);
  expect(page.table?.status).toBe('running');
});

test.each(names.filter((name) => name !== 'waiting' && name !== 'closed'))(
  '%s: is exported, and the file proves its deal',
  async (name) => {
    const record = readRecord(JSON.stringify(await recordOfTable(house.server.store, stand(name).id, { running: true })));
    const module = await ownGame(record.game);
    if (module === undefined) throw new Error(`no game ${record.game}`);
    const { fair, match } = verifyRecord(module.game, record);
    expect(fair).toBe(true);
    expect(match?.position).toBe(stand(name).position);
  },
);
