import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';
import { Storyteller } from './storyteller.ts';

const { house, browser } = await opened({ BOT_PAUSE_MS: '20' });

async function sidewaysScroll(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(['phone', 'desktop'] as const)('axe finds nothing at Anansi’s table, looking back and between rounds on a %s', async (size) => {
    const { page } = await newPerson(browser, { theme, size });
    const teller = new Storyteller(page);
    await teller.sitDown(house.address);
    await teller.play().waitFor();
    await teller.playable().first().focus();
    expect(await findings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);

    while ((await teller.cards()) > 8) await teller.useCard('key', 'play');
    await page.getByRole('button', { name: /^Look back/ }).click();
    await page.getByRole('dialog', { name: 'Looking back' }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    // Cards alone: whoever went on to the next round would not see this one told.
    while ((await page.getByRole('region', { name: 'The first round is told' }).count()) === 0) {
      if (!(await teller.useCard('key', 'play'))) await page.waitForTimeout(50);
    }
    expect(await findings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.context().close();
  });
});
