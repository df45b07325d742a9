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

test('one click in the lobby, a whole match against three bots, and the deal is checked', async () => {
  const { page, faults } = await newPerson(browser);
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Anthem: play now against bots' }).click();
  await page.getByRole('region', { name: 'Your row' }).waitFor();
  expect(await page.getByRole('region', { name: 'Players, clockwise from your left' }).getByRole('listitem').count()).toBe(3);
  await new Player(page).playToTheEnd();
  // In a low window the whole book lies above the dock.
  await page.setViewportSize({ width: 1280, height: 720 });
  const copy = await page.getByRole('button', { name: 'Copy the ballad' }).boundingBox();
  const dock = await page.locator('.dock').boundingBox();
  expect((copy?.y ?? 0) + (copy?.height ?? 999)).toBeLessThanOrEqual(dock?.y ?? 0);
  await page.getByRole('button', { name: 'Show the result' }).click();
  const end = page.getByRole('dialog');
  expect(await end.getByText(/^Duration: (less than a minute|\d+ minutes?)$/).count()).toBe(1);
  // Every figure of the ranking says what it counts.
  expect(
    await end
      .locator('.rank')
      .getByText(/\d spaces? filled$/)
      .count(),
  ).toBe(4);
  await end.getByRole('button', { name: /Check the deal/i }).click();
  await end.getByText(/fair/i).first().waitFor();
  expect(await end.getByText(/not fair|does not fit/i).count()).toBe(0);
  expect(faults).toEqual([]);
});

test('by keyboard alone, motion on, told in the live region', async () => {
  const { page, faults } = await newPerson(browser, { motion: true });
  await page.goto(house.address);
  const start = page.getByRole('button', { name: 'Anthem: play now against bots' });
  await start.waitFor();
  for (let tabs = 0; tabs < 20 && !(await start.evaluate((element) => element === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Your row' }).waitFor();
  const player = new Player(page);
  const patience = Date.now() + 150_000;
  while (!(await player.over()) && Date.now() < patience) {
    if ((await player.fan().count()) > 0) await page.keyboard.press('d');
    else if ((await player.spaces().count()) > 0) {
      // Arrows walk what is playable, Enter plays; a warned space asks first and Escape leaves it.
      await player.spaces().first().focus();
      await page.keyboard.press('Enter');
    } else if ((await player.keep().count()) > 0) await page.keyboard.press('k');
    await page.waitForTimeout(80);
  }
  expect(await player.over()).toBe(true);
  expect((await page.getByRole('log').last().textContent())?.length).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});
