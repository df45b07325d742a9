import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, openBrowser } from './browser.ts';
import { House } from './house.ts';
import { Player } from './playing.ts';

let house: House;
let browser: Browser;

beforeAll(async () => {
  house = await House.open();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

test('the server is killed twice under play; the page comes back by itself and the match goes on to its end', async () => {
  const { page } = await newPerson(browser);
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Anthem: play now against bots' }).click();
  await page.getByRole('region', { name: 'Your row' }).waitFor();
  let kills = 0;
  await new Player(page).playToTheEnd(async (decisions) => {
    if (decisions % 7 !== 3 || kills === 2) return;
    kills += 1;
    await house.stop('SIGKILL');
    await house.start();
  });
  expect(kills).toBe(2);
  const code = new URL(page.url()).pathname.split('/').at(-1);
  const record = (await (await page.request.get(`${house.address}/api/tables/${code}/record`)).json()) as {
    result?: unknown;
    running?: true;
  };
  expect(record.running).toBeUndefined();
  expect(record.result).toBeDefined();
});
