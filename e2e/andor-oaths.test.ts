import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEGEND_3 } from '../games/andor/legends/house.ts';
import { newPerson } from './browser.ts';
import { openDealtAndor } from './andor-scene.ts';
import { Hero, layAndor } from './hero.ts';
import { lentBrowser } from './opened.ts';
import type { Scene } from './scene.ts';

let house: Scene;
let browser: Browser;

beforeAll(async () => {
  house = await openDealtAndor(1);
  browser = await lentBrowser();
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

test('Legend 3 is played to its end by one person and a bot, from the exchange of oaths on', async () => {
  const { page, context, faults } = await newPerson(browser, { size: 'desktop', language: 'fr' });
  await page.goto(house.address);
  const hero = new Hero(page);
  await hero.sitDown(await layAndor(context.request, house.address, { legend: LEGEND_3 }, 2));
  await hero.playToTheEnd(8);
  expect(hero.done.walks).toBeGreaterThanOrEqual(1);
  expect(faults).toEqual([]);
});
