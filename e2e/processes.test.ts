import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hex32 } from '../server/tests/people.ts';
import { openDoor, type Door } from '../server/tests/processes/door.ts';
import { type PostgresServer, startPostgres } from '../server/tests/store/postgres-server.ts';
import { newPerson } from './browser.ts';
import { House } from './house.ts';
import { Player } from './playing.ts';
import { lentBrowser } from './opened.ts';

let postgres: PostgresServer;
let houses: readonly [House, House];
let door: Door;
let browser: Browser;

beforeAll(async () => {
  postgres = await startPostgres();
  const shared = { DATABASE_URL: postgres.url, TAFEL_SECRET: 'one key for all processes', BOT_PAUSE_MS: '0' };
  houses = [await House.open(shared), await House.open(shared)];
  door = await openDoor(houses.map(({ port }) => port));
  browser = await lentBrowser();
});
afterAll(async () => {
  await browser?.close();
  await door?.close();
  for (const house of houses ?? []) await house.close();
  await postgres?.stop();
});

test('two friends at two processes play one match; one process is told to end, and its page goes on at the other by itself', async () => {
  const [ruth, jonas] = [await newPerson(browser), await newPerson(browser, { size: 'phone' })];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'instant' }];
  const data = { game: 'anthem', seats, public: false, start: true, contribution: hex32(), options: { turnCap: 40 } };
  const { table } = (await (await ruth.page.request.post(`${door.url}/api/tables`, { data })).json()) as { table: string };
  await ruth.page.goto(`${door.url}/t/${table}`);
  await jonas.page.goto(`${houses[1].address}/t/${table}`);
  await jonas.page
    .getByRole('button', { name: /free seat|take/i })
    .first()
    .click();
  for (const { page } of [ruth, jonas]) await page.getByRole('region', { name: 'Your row' }).waitFor();
  const his = new Player(jonas.page);
  const enough = new AbortController();
  const hePlays = (async () => {
    while (!enough.signal.aborted) if (!(await his.move())) await jonas.page.waitForTimeout(60);
  })();
  const hers = new Player(ruth.page);
  await hers.decide(2);
  await houses[0].stop('SIGTERM');
  await hers.decide(2); // draws, places or keeps; he and the bot answer, and it is her turn again
  enough.abort();
  await hePlays;
  const lines = async (page: typeof ruth.page, address: string) => {
    const { mine } = (await (await page.request.get(`${address}/api/tables`)).json()) as { mine: { id: string; status: string }[] };
    return mine.map(({ id, status }) => [id, status]);
  };
  expect(await lines(ruth.page, door.url)).toEqual([[table, 'running']]);
  expect(await lines(jonas.page, houses[1].address)).toEqual([[table, 'running']]);
  expect([...ruth.faults, ...jonas.faults].filter((fault) => !/WebSocket|net::|Failed to load/.test(fault))).toEqual([]);
});
