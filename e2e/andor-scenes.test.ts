import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { Hero, layAndor } from './hero.ts';
import { House } from './house.ts';
import { lentBrowser } from './opened.ts';

let house: House;
let browser: Browser;

beforeAll(async () => {
  house = await House.open({ BOT_PAUSE_MS: '10' });
  browser = await lentBrowser();
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

const focusedIn = (page: Page, part: string): Promise<boolean> =>
  page.evaluate((selector) => document.activeElement?.closest(selector) !== null, part);

describe.each([
  { size: 'desktop', language: 'en', theme: 'light' },
  { size: 'phone', language: 'fr', theme: 'dark' },
] as const)('$size in $language', ({ size, language, theme }) => {
  test('the story is read card by card, then the gold is shared; put aside, the scene waits and comes back after a reload', async () => {
    const { page, context, faults } = await newPerson(browser, { size, language, theme });
    // What is handed to the browser's voice is noted on its way.
    await context.addInitScript(() => {
      const speak = speechSynthesis.speak.bind(speechSynthesis);
      speechSynthesis.speak = (spoken) => {
        document.documentElement.dataset['spoken'] = `${spoken.lang}: ${spoken.text}`;
        speak(spoken);
      };
    });
    await page.goto(house.address);
    const hero = new Hero(page);
    await hero.sitDown(await layAndor(context.request, house.address, { legend: '2', heroes: 'dwarf,warrior' }, 2));
    const card = page.locator('dialog.an-story-card[open]');
    await card.waitFor();
    await card.locator('.an-parch__acts .btn:not(.btn--primary)').click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['spoken'] ?? '')).toContain(`${language}: `);
    const title = await card.locator('h2').innerText();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['spoken'] ?? '')).toContain(title);
    expect(await findings(page, 'dialog.an-story-card')).toEqual([]);
    await expect.poll(() => focusedIn(page, 'dialog.an-story-card')).toBe(true);
    for (let cards = 0; cards < 5; cards += 1) await card.locator('.btn--primary').click();
    const shares = page.locator('dialog.an-shares[open]');
    await shares.waitFor();
    expect(await findings(page, 'dialog.an-shares')).toEqual([]);
    await expect.poll(() => focusedIn(page, 'dialog.an-shares')).toBe(true);
    await page.keyboard.press('Escape');
    await shares.waitFor({ state: 'detached' });
    // However long its words are, what was put aside does not lie on the list of all actions.
    const aside = page.locator('.an-aside .btn');
    await aside.locator('span').evaluate((words) => {
      words.textContent = 'Die Gruppe muss noch 3 Willenspunkte verlieren. Einen Punkt übernehmen? '.repeat(2);
    });
    const [list, waits] = [await page.locator('.an-all').boundingBox(), await aside.boundingBox()];
    expect((waits?.y ?? 0) + (waits?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0);
    await aside.click();
    await shares.waitFor();
    await page.reload();
    for (let cards = 0; cards < 5; cards += 1) await card.locator('.btn--primary').click();
    await shares.waitFor();
    await shares.locator('.an-pick__n').first().waitFor();
    const before = await shares.locator('.an-pick__n').count();
    await shares.locator('.an-pick__n').first().click();
    await expect.poll(() => shares.locator('.an-pick__n').count()).not.toBe(before);
    expect(faults).toEqual([]);
  });
});
