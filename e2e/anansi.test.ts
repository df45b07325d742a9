import { readRecord } from '@tafelrunde/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';
import { Storyteller } from './storyteller.ts';

const { house, browser } = await opened({ BOT_PAUSE_MS: '20' });

/** What each seat did in the match of this page, by its record. */
async function deeds(page: Page, seats: number): Promise<readonly Readonly<Record<'play' | 'recruit' | 'deal', number>>[]> {
  const code = new URL(page.url()).pathname.split('/').at(-1);
  const { log, running } = readRecord(await (await page.request.get(`${house.address}/api/tables/${code}/record`)).text());
  expect(running).toBeUndefined();
  const count = (seat: number, type: string) =>
    log.filter((entry) => entry.type === 'act' && entry.seat === seat && (entry.action as { type: string }).type === type).length;
  return Array.from({ length: seats }, (_, seat) => ({
    play: count(seat, 'play'),
    recruit: count(seat, 'recruit'),
    deal: count(seat, 'deal'),
  }));
}

test('one person and bots, a whole match with mouse and buttons, and the deal is checked', async () => {
  const { page, faults } = await newPerson(browser);
  const teller = new Storyteller(page);
  await teller.sitDown(house.address);
  await teller.playToTheEnd(['button', 'twice', 'drag']);
  const [mine] = await deeds(page, 4);
  expect((mine?.play ?? 0) + (mine?.recruit ?? 0)).toBe(30);
  expect(mine?.recruit).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Show the result' }).click();
  const end = page.getByRole('dialog');
  await end.getByRole('button', { name: /Check the deal/i }).click();
  await end.getByText(/fair/i).first().waitFor();
  expect(await end.getByText(/not fair|does not fit/i).count()).toBe(0);
  expect(faults).toEqual([]);
});

test('by keyboard alone, with motion, told in the live region; the keys are in the list of keys', async () => {
  const { page, faults } = await newPerson(browser, { motion: true });
  const teller = new Storyteller(page);
  await teller.sitDown(house.address);
  const keys = page.getByRole('dialog').getByText('recruit with it, while it has the focus');
  const asked = async () => {
    await page.keyboard.press('?');
    return await keys.count();
  };
  await expect.poll(asked).toBe(1);
  await keys.waitFor();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  await teller.playToTheEnd(['key']);
  const [mine] = await deeds(page, 4);
  expect((mine?.play ?? 0) + (mine?.recruit ?? 0)).toBe(30);
  expect(mine?.recruit).toBeGreaterThan(0);
  expect((await page.getByRole('log').last().textContent())?.length).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});

test('the lobby lights up: one click, and bots have dealt', async () => {
  const { page, faults } = await newPerson(browser, { size: 'phone' });
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Anansi: play now against bots' }).click();
  await page.getByRole('region', { name: 'Trump', exact: true }).waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(4);
  expect(faults).toEqual([]);
});

test('three browsers play one match to its end together, with ten cards lying open', async () => {
  const people = await Promise.all((['desktop', 'phone', 'tablet'] as const).map(async (size) => await newPerson(browser, { size })));
  const [ruth, jonas, mira] = people.map(({ page }) => page);
  if (ruth === undefined || jonas === undefined || mira === undefined) throw new Error('three people are needed');
  await ruth.goto(house.address);
  await ruth.getByRole('button', { name: 'Anansi: new table' }).click();
  const dialog = ruth.getByRole('dialog', { name: 'New table' });
  await dialog.getByRole('button', { name: 'One seat fewer' }).click();
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await ruth.waitForURL('**/t/*');
  const address = ruth.url();
  for (const page of [jonas, mira]) {
    await page.goto(address);
    await page
      .getByRole('button', { name: /free seat|take/i })
      .first()
      .click();
    // Seated before the next one comes: nobody wants the same seat.
    await page.locator('.place--free').first().waitFor({ state: 'detached' });
  }
  await ruth.getByRole('heading', { name: 'Everybody is here.' }).waitFor();
  await ruth.getByRole('button', { name: 'Begin now' }).click();
  for (const { page } of people) {
    await page.getByRole('region', { name: 'Out of this round' }).waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(3);
  }
  const tellers = people.map(({ page }) => new Storyteller(page));
  // The phone presses, the others use keys and the mouse; all three act only when they are asked.
  await Promise.all(tellers.map((teller, i) => teller.playToTheEnd(i === 1 ? ['button', 'twice'] : ['key', 'button'])));
  const done = await deeds(ruth, 3);
  expect(done.map(({ play, recruit }) => play + recruit)).toEqual([30, 30, 30]);
  expect(done.reduce((sum, { deal }) => sum + deal, 0)).toBe(2);
  expect(people.flatMap(({ faults }) => faults)).toEqual([]);
});
