import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MatchRecord, readRecord, verifyRecord } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { forgetGuest, guestsNamed, importRecord, recordOfTable } from '../operator.ts';
import { openSqlite } from '../store/index.ts';
import type { Store } from '../store/port.ts';
import { ownGame } from '../games.ts';
import { newFolder, openHouse } from './house.ts';
import { hex32, Person, playToTheEnd } from './people.ts';
import { expectFailure } from './sentences.ts';

async function finished() {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const contribution = hex32();
  const table = await ana.lay(['me', 'bot', 'bot'], { options: { turnCap: 10 }, contribution });
  const page = await ana.open(table);
  await page.plays();
  await page.does({ type: 'undo', seat: 0 });
  const running = await ana.get(`/api/tables/${table}/record`);
  await playToTheEnd(page);
  const text = await (await ana.request(`/api/tables/${table}/record`)).text();
  return { house, ana, table, page, running, text, contribution };
}

const codeOf = async (work: () => unknown): Promise<string> => {
  try {
    await work();
    return 'done';
  } catch (fault) {
    const refusal = fault instanceof Error && 'refusal' in fault ? (fault.refusal as { code: string }) : undefined;
    if (refusal === undefined) throw fault;
    await expectFailure(refusal, refusal.code);
    return refusal.code;
  }
};

test('a finished match becomes a file that anybody can check; a running one does not', async () => {
  const { running, text, page, contribution } = await finished();
  expect(running.status).toBe(409);
  await expectFailure(running.body.failure, 'table-running');
  const record = readRecord(text);
  expect(record.seats).toEqual(page.table?.seats.map(({ name, kind }) => ({ name, kind })));
  expect(record.fairness).toEqual({
    commitment: page.table?.commitment,
    secret: page.table?.secret,
    contributions: [contribution, '', ''],
  });
  const module = await ownGame('anthem');
  if (module === undefined) throw new Error('no Anthem');
  const report = verifyRecord(module.game, record);
  expect(report.fair).toBe(true);
  expect(report.checks.map((check) => check.id)).toEqual(['commitment', 'seed', 'play', 'end']);
  expect(record.log.some((entry) => entry.type === 'undo')).toBe(true);
});

test('a file comes in as a table that can be looked at, marked as imported', async () => {
  const { house, ana, text, page, table } = await finished();
  const { store } = house.server;
  const id = await importRecord(store, readRecord(text));
  expect(id).not.toBe(table);
  const seen = await ana.open(id);
  expect(seen.table).toMatchObject({
    imported: true,
    status: 'over',
    owner: false,
    commitment: page.table?.commitment,
    secret: page.table?.secret,
  });
  expect(seen.you).toEqual([]);
  expect(seen.match?.result).toEqual(page.match?.result);
  expect(seen.log).toHaveLength(page.log.length);
  expect(JSON.stringify(await recordOfTable(store, id))).toBe(text);
});

test('an import file that is truncated, edited or of an unknown version changes nothing', async () => {
  const { house, text } = await finished();
  const { store } = house.server;
  const before = await store.tables({ limit: 100 });
  const bring = (file: string) => codeOf(() => importRecord(store, readRecord(file)));
  const record = JSON.parse(text) as MatchRecord;
  expect(await bring(text.slice(0, text.length / 2))).toBe('record-truncated');
  expect(await bring(text.replace('"Ana"', '"Bea"'))).toBe('record-edited');
  expect(await bring(JSON.stringify({ ...record, formatVersion: 99 }))).toBe('record-format');
  expect(await bring('{"some":"thing"}')).toBe('bad-record');
  expect(await codeOf(() => importRecord(store, { ...record, version: 99 }))).toBe('record-version');
  expect(await codeOf(() => importRecord(store, { ...record, game: 'chess' }))).toBe('record-game');
  expect(await codeOf(() => importRecord(store, { ...record, log: record.log.slice(1) }))).toBe('record-edited');
  expect(await codeOf(() => importRecord(store, { ...record, seed: '0'.repeat(64) }))).toBe('record-edited');
  expect(await store.tables({ limit: 100 })).toEqual(before);
});

test('the operator can export a running match, and it says that it is one', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'bot']);
  const page = await ana.open(table);
  await page.plays();
  const { store } = house.server;
  expect(await codeOf(() => recordOfTable(store, table))).toBe('table-running');
  expect((await recordOfTable(store, table, { running: true })).running).toBe(true);
  expect(await codeOf(() => recordOfTable(store, 'no-such-table' as typeof table))).toBe('unknown-table');
});

test('a person can be forgotten: the name is gone from every seat', async () => {
  const { house, ana, table } = await finished();
  const guest = ana.cookie.split('=')[1]?.split('.')[0] ?? '';
  const waiting = await ana.lay(['me', 'open']);
  await house.close();
  const again = await openHouse({ dataDir: house.dataDir });
  expect(await forgetGuest(again.server.store, guest)).toBe(true);
  for (const id of [table, waiting]) {
    const seen = await (await Person.arrive(again.url)).open(id);
    expect(JSON.stringify(seen.table)).not.toContain('Ana');
  }
  expect(await again.server.store.guest(guest)).toBeUndefined();
  expect(await forgetGuest(again.server.store, 'nobody')).toBe(false);
});

test('whoever is forgotten is no longer in the file: names, words, and what others called them', async () => {
  const dataDir = await newFolder();
  for (const file of ['tafelrunde.db', 'key']) await copyFile(new URL(`fixtures/house-1/${file}`, import.meta.url), join(dataDir, file));
  const bytes = async () => (await readFile(join(dataDir, 'tafelrunde.db'))).toString('latin1');
  expect(await bytes()).toContain('Benno Brandt');
  expect(await bytes()).toContain('Good luck, Benno!');
  const store = await openSqlite({ dataDir });
  const rows = await store.tables({ limit: 100 });
  const [anthem] = rows.filter(({ status, game }) => status === 'running' && game === 'anthem');
  const [guest = ''] = await guestsNamed(store, anthem?.id ?? ('' as TableId), 'Benno Brandt');
  // A match file that was brought in is nobody's table: whose names stand in it only the operator can say.
  for (const { id, members } of rows) if (members.every((member) => member === '')) await store.remove(id);
  const before = await Promise.all(rows.map(({ id }) => recordAt(store, id)));
  await store.close();
  const again = await openSqlite({ dataDir });
  expect(await forgetGuest(again, guest)).toBe(true);
  const after = await Promise.all(rows.map(({ id }) => recordAt(again, id)));
  await again.close();
  const left = await bytes();
  for (const gone of ['Benno', 'Brandt', 'Thank you, Ana.']) expect(left).not.toContain(gone);
  expect(left).toContain('Ana Alvarez');
  // What was played stays what it was.
  expect(after.map((record) => record?.log)).toEqual(before.map((record) => record?.log));
});

async function recordAt(store: Store, id: TableId) {
  return recordOfTable(store, id, { running: true }).catch(() => undefined); // nothing was played there
}
