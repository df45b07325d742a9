import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';

const { house, browser } = await opened();

async function sidewaysScroll(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(['phone', 'desktop'] as const)('axe finds nothing in lobby, dialog, waiting room and table on a %s', async (size) => {
    const { page } = await newPerson(browser, { theme, size });
    await page.goto(house.address);
    await page.getByRole('button', { name: 'Anthem: new table' }).waitFor();
    expect(await findings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);

    await page.getByRole('button', { name: 'Anthem: new table' }).click();
    await page.getByRole('dialog', { name: 'New table' }).waitFor();
    expect(await findings(page)).toEqual([]);

    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: 'Begin now' }).waitFor();
    expect(await findings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);

    await page.getByRole('button', { name: 'Begin now' }).click();
    await page.getByRole('button', { name: /^Draw a card from .* hand/ }).click();
    await page.getByRole('button', { name: /^Keep/ }).last().waitFor();
    expect(await findings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.context().close();
  });
});

test('what is wrong is found, also on a page that was looked at before, and in the part asked for alone', async () => {
  const { page } = await newPerson(browser);
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Anthem: new table' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img src="/favicon.svg"><button aria-label="Other">Word</button>');
  });
  const found = await findings(page);
  expect(new Set(found.map((line) => line.split(':')[0]))).toEqual(new Set(['image-alt', 'label-content-name-mismatch']));
  expect(await findings(page, 'header')).toEqual([]);
  await page.context().close();
});
