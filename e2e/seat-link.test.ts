import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';

const { house, browser } = await opened();

/** The chapter of the options with one's own link. */
async function openLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('button', { name: /^Play on another device/ }).click();
  return `http://${await page.getByRole('dialog').getByRole('status', { name: 'Play on another device' }).innerText()}`;
}

test.each([
  ['Anthem', 'Your row'],
  ['Silver Amulet', /^Your village/],
] as const)(
  '%s: a second browser plays by the personal link, the holder sees it and withdraws the link, and it only looks on',
  async (game, own) => {
    const [desk, phone] = [await newPerson(browser), await newPerson(browser, { size: 'phone' })];
    await desk.page.goto(house.address);
    await desk.page.getByRole('button', { name: `${game}: play now against bots` }).click();
    const row = (page: Page) => page.getByRole('region', { name: own });
    await row(desk.page).waitFor();
    const link = await openLink(desk.page);
    await desk.page.getByText('Nobody has opened it yet.').waitFor();
    await phone.page.goto(link);
    await row(phone.page).waitFor();
    await desk.page.getByText('One more browser plays at your seat by this link.').waitFor();
    await desk.page.getByRole('button', { name: 'Withdraw the link' }).click();
    await desk.page.getByText('The link no longer works.').first().waitFor();
    await row(phone.page).waitFor({ state: 'detached' });
    await expect.poll(() => row(desk.page).count()).toBe(1);
    const late = await newPerson(browser);
    await late.page.goto(link);
    await late.page.getByRole('heading', { name: 'This seat link is no longer valid' }).waitFor();
    expect([...desk.faults, ...phone.faults, ...late.faults]).toEqual([]);
  },
);
