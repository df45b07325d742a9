import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';
import { Player } from './playing.ts';

const { house, browser } = await opened();

/** What lies in the browser's own database: its stores, and how many events each table has. */
async function shelfOf(page: Page): Promise<{ readonly stores: readonly string[]; readonly events: Readonly<Record<string, number>> }> {
  return page.evaluate(async () => {
    const request = indexedDB.open('tafelrunde');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no storage')));
    });
    const stores = Array.from(database.objectStoreNames);
    const all = database.transaction('events').objectStore('events').getAll() as IDBRequest<{ table: string }[]>;
    await new Promise((resolve) => all.addEventListener('success', resolve));
    database.close();
    const events: Record<string, number> = {};
    for (const { table } of all.result) events[table] = (events[table] ?? 0) + 1;
    return { stores, events };
  });
}

test('matches kept by the release before are opened, listed and played on; every step appends', async () => {
  const { page, faults } = await newPerson(browser);
  const old = JSON.parse(readFileSync(new URL('../web/tests/fixtures/shelf-1.json', import.meta.url), 'utf8')) as {
    readonly kept: readonly {
      readonly id: string;
      readonly game: string;
      readonly log: readonly object[];
      readonly chat: readonly object[];
    }[];
  };
  await page.goto(`${house.address}/api/me`); // of the same origin, and nothing there opens the shelf
  await page.evaluate(async (kept) => {
    const request = indexedDB.open('tafelrunde', 1);
    request.addEventListener('upgradeneeded', () => void request.result.createObjectStore('matches', { keyPath: 'id' }));
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const transaction = request.result.transaction('matches', 'readwrite');
    for (const match of kept) transaction.objectStore('matches').put(match);
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    request.result.close();
  }, old.kept);
  await page.goto(house.address);
  await expect.poll(() => page.getByRole('link', { name: /in this browser/ }).count()).toBe(old.kept.length);
  const [anthem] = old.kept.filter(({ game }) => game === 'anthem');
  if (anthem === undefined) throw new Error('no Anthem on the old shelf');
  const before = await shelfOf(page);
  expect(before.stores).toEqual(['contents', 'events', 'pages', 'snapshots', 'tables', 'talk']);
  expect(before.events[anthem.id]).toBe(2 + anthem.log.length + anthem.chat.length);
  await page.goto(`${house.address}/here/${anthem.id}`);
  await page.getByRole('region', { name: 'Your row' }).waitFor();
  await page.locator('.dock.is-yours').waitFor();
  const player = new Player(page);
  await expect
    .poll(async () => {
      await player.move();
      return (await shelfOf(page)).events[anthem.id];
    })
    .toBeGreaterThan(before.events[anthem.id] ?? 0);
  expect(faults).toEqual([]);
});

test('a shelf from before words had a stream of their own is kept, and gets a place for them', async () => {
  const { page, faults } = await newPerson(browser);
  await page.goto(`${house.address}/api/me`);
  await page.evaluate(async () => {
    const request = indexedDB.open('tafelrunde', 2);
    request.addEventListener('upgradeneeded', () => {
      const { result } = request;
      result.createObjectStore('tables', { keyPath: 'id' });
      result.createObjectStore('events', { keyPath: ['table', 'seq'] });
      result.createObjectStore('snapshots', { keyPath: 'table' });
      result.createObjectStore('pages', { keyPath: ['table', 'number'] });
      result.createObjectStore('contents', { keyPath: 'name' });
    });
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const transaction = request.result.transaction('events', 'readwrite');
    transaction.objectStore('events').put({ table: 'kept', seq: 1, at: 1, body: '{}' });
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    request.result.close();
  });
  await page.goto(house.address);
  await expect.poll(async () => (await shelfOf(page)).stores).toContain('talk');
  expect((await shelfOf(page)).events).toEqual({ kept: 1 });
  expect(faults).toEqual([]);
});
