import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';
import { missingIn, setWindow, windows } from './room.ts';

const { house, browser } = await opened({ BOT_PAUSE_MS: '0' });

const hint = (page: Page) => page.getByRole('region', { name: 'Hint', exact: true });

async function myTurn(page: Page): Promise<void> {
  await page.locator('.dock.is-yours').waitFor();
}

test('a hint at the table: by key and by hand, in words with figures, told aloud, gone with the next move', async () => {
  const { page, faults } = await newPerson(browser);
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Anansi: play now against bots' }).click();
  await myTurn(page);
  await page.locator('.seats').getByText('bot, easy').first().waitFor();

  await page.keyboard.press('h');
  await hint(page).waitFor();
  const rows = hint(page).getByRole('listitem');
  expect(await rows.first().innerText()).toMatch(/points/);
  const said = await rows.first().locator('span').first().innerText();
  await expect.poll(() => page.getByRole('log').allInnerTexts()).toContainEqual(expect.stringContaining(said)); // in the live region
  await expect.poll(() => page.locator('.is-hinted').count()).toBeGreaterThan(0);
  // It is seen, too: an edge and a tab that no other card of the hand has.
  const marks = (cards: string) =>
    page
      .locator(cards)
      .evaluateAll((all) => all.map((card) => `${getComputedStyle(card).boxShadow} ${getComputedStyle(card, '::after').content}`));
  const [hinted, others] = [await marks('.ana-pick.is-hinted .ana-card'), await marks('.ana-pick:not(.is-hinted) .ana-card')];
  expect(hinted.length).toBeGreaterThan(0);
  for (const mark of hinted) expect(others).not.toContain(mark);
  expect(hinted.every((mark) => mark.endsWith('""'))).toBe(true);

  // Neither the dock nor the panel with the words lies over the hinted card or over the trick.
  const size = page.viewportSize();
  if (size === null) throw new Error('a page without a window');
  const seen = [
    { what: '.is-hinted', least: 20, count: 1 },
    { what: '.ana-trick', least: 40, count: 1 },
  ];
  const small = windows.filter(({ width, height }) => width < 400 || height < 720);
  expect(await missingIn(page, seen, [size, ...small])).toEqual([]);
  expect(await hint(page).count()).toBe(1); // open all the while
  await setWindow(page, size);

  // The second press puts the words aside and leaves the piece lit; Escape does the same.
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await hint(page).waitFor({ state: 'detached' });
  expect(await page.locator('.is-hinted').count()).toBeGreaterThan(0);
  await page.keyboard.press('h');
  await hint(page).waitFor();
  await page.keyboard.press('Escape');
  await hint(page).waitFor({ state: 'detached' });
  await page.keyboard.press('h');
  await hint(page).waitFor();

  // A move, and it is gone by itself.
  await page.locator('.ana-pick:not(.is-low)').first().focus();
  await page.keyboard.press('Enter');
  await hint(page).waitFor({ state: 'detached' });
  await myTurn(page);
  await expect.poll(() => page.locator('.is-hinted').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('Anthem: a hint where the drawn card may go, by hand', async () => {
  const { page, faults } = await newPerson(browser, { size: 'phone' });
  await page.goto(house.address);
  // A lesson is dealt the same every time: the first card is none that can only be kept.
  await page.getByRole('button', { name: 'Anthem: learn it by playing' }).click();
  await page.getByRole('button', { name: 'Skip the lesson' }).click();
  await myTurn(page);
  await page.locator('.ant-fan').click();
  await page.locator('[data-space]').first().waitFor();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect.poll(() => hint(page).getByRole('listitem').count()).toBeGreaterThan(1);
  expect(await hint(page).getByRole('listitem').first().innerText()).toMatch(/\d/);
  expect(faults).toEqual([]);
});

test('a table without hints says so before and after the start, to everybody', async () => {
  const ruth = await newPerson(browser);
  const jonas = await newPerson(browser, { size: 'phone' });
  await ruth.page.goto(house.address);
  await ruth.page.getByRole('button', { name: 'Anansi: new table' }).click();
  const dialog = ruth.page.getByRole('dialog', { name: 'New table' });
  await dialog.getByRole('combobox', { name: 'Seat 3: person or bot' }).selectOption({ label: 'Bot, easy' });
  await dialog.getByRole('combobox', { name: 'Seat 4: person or bot' }).selectOption({ label: 'Bot, quick' });
  await dialog.getByText('Hints allowed').click();
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await ruth.page.waitForURL('**/t/*');
  await ruth.page.getByText('bot, easy').waitFor();
  await ruth.page.getByText('Rules at this table').click();
  await ruth.page.getByText('Hints', { exact: true }).waitFor();
  await jonas.page.goto(ruth.page.url());
  await jonas.page.getByRole('button', { name: /take/i }).first().click();
  await ruth.page.getByRole('heading', { name: 'Everybody is here.' }).waitFor();
  await ruth.page.getByRole('button', { name: 'Begin now' }).click();
  const asked = await Promise.race([ruth.page, jonas.page].map((page) => myTurn(page).then(() => page)));
  const without = asked.getByText('This table plays without hints.').first();
  await expect
    .poll(async () => {
      await asked.getByRole('button', { name: 'Hint', exact: true }).click({ force: true });
      await without.waitFor({ timeout: 3000 });
      return await without.count();
    })
    .toBe(1);
  await asked.keyboard.press('h');
  expect(await hint(asked).count()).toBe(0);
});

test('a match in this browser has hints too, without a server', async () => {
  const { page } = await newPerson(browser, { size: 'phone', theme: 'dark' });
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Anansi: choose bots … or play without a server' }).click();
  const dialog = page.getByRole('dialog', { name: 'Against bots' });
  await dialog.getByRole('radio', { name: /^Strong/ }).check();
  await dialog.getByRole('radio', { name: /Only in this browser/ }).check();
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL('**/here/*');
  await myTurn(page);
  await house.stop();
  const rows = hint(page).getByRole('listitem');
  // Where it takes too long it is given up, and asked for again.
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Hint', exact: true }).click();
      await rows.first().waitFor({ timeout: 20_000 });
      return await rows.count();
    })
    .toBeGreaterThan(0);
  expect(await findings(page, '.shell')).toEqual([]);
  await house.start();
});
