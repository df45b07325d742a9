import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { Hero } from './hero.ts';
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

const card = (page: Page) => page.locator('.an-coach');
const told = async (page: Page, heading: string | RegExp) => {
  await card(page).getByRole('heading', { name: heading }).waitFor();
};

/** Whether the card leaves the middle of each of these in reach of a finger. */
async function leavesFree(page: Page, selector: string): Promise<boolean> {
  return await page.locator(selector).evaluateAll((elements) =>
    elements.every((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(x + width / 2, y + height / 2);
      return width === 0 || found === null || found.closest('.an-coach') === null;
    }),
  );
}

/** Whether every button of the card lies wholly in the window, and nothing on its middle. */
async function answerable(page: Page): Promise<boolean> {
  return await page.locator('.an-coach__acts button').evaluateAll((buttons) =>
    buttons.every((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const isInside = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
      const map = button.closest('.an-table__map')?.getBoundingClientRect().right ?? 0;
      return isInside && right <= map && document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === button;
    }),
  );
}

/** Begins to learn: the tile, then whatever story there is to read. */
async function begin(page: Page): Promise<Hero> {
  await page.goto(house.address);
  await page.getByRole('button', { name: 'The Legends of Andor: learn it by playing' }).click();
  await page.locator('.andor').waitFor();
  const hero = new Hero(page);
  await hero.toTheMap();
  return hero;
}

test('a newcomer is told the first ideas as they come up, in order; what was read stays read, and off is off', async () => {
  const { page, faults } = await newPerson(browser);
  const hero = await begin(page);
  await told(page, /, your hero$/);
  expect(await card(page).getByText('1 of 23 ideas').count()).toBe(1);
  await expect.poll(() => page.getByRole('log').allInnerTexts()).toContainEqual(expect.stringContaining('New idea:')); // in the live region
  expect(await findings(page)).toEqual([]);
  await card(page).getByRole('button', { name: 'Got it' }).click();
  await told(page, 'What is to be done');
  // by keyboard: the card is among the stops of the Tab key
  await card(page).getByRole('button', { name: 'Got it' }).focus();
  await page.keyboard.press('Enter');
  await told(page, 'One hour a field');
  const ring = Number(await page.locator('.am-coach').getAttribute('data-field'));
  await expect.poll(() => leavesFree(page, `#field-${ring}, .an-all, .an-map__tools button, .dock .btn`)).toBe(true);

  // It blocks nothing: the hero walks with the card lying there, and it stays until it was read.
  const there = page.locator(`#field-${ring}.is-here`);
  await expect
    .poll(async () => {
      if ((await there.count()) === 0) await hero.walk(`field-${ring}`);
      await there.waitFor({ timeout: 10_000 });
      return await there.count();
    })
    .toBe(1);
  await expect.poll(() => leavesFree(page, '.an-spot button')).toBe(true);
  await told(page, 'One hour a field');
  await card(page).getByRole('button', { name: 'Got it' }).click();
  await told(page, 'What counts is where you stop');
  await card(page).getByRole('button', { name: 'Rule AND-4.9' }).click();
  await page.locator('.rule.is-asked[data-rule="AND-4.9"]').waitFor();
  await card(page).getByRole('button', { name: 'Got it' }).click();
  await told(page, 'Seven hours a day');

  await page.reload();
  await page.locator('.andor').waitFor();
  await told(page, 'Seven hours a day'); // not the ones before
  expect(await card(page).getByText('5 of 23 ideas').count()).toBe(1);
  await card(page).getByRole('button', { name: 'Later' }).click();
  await told(page, 'Into the fog');
  await card(page).getByRole('button', { name: 'No more of this' }).click();
  await card(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.field.is-here').waitFor();
  expect(await card(page).count()).toBe(0);

  // The menu of the table has it back, from the first idea on.
  await page.getByRole('button', { name: 'Options' }).click();
  const menu = page.getByRole('dialog');
  expect(await menu.getByRole('checkbox', { name: 'Explain as we play' }).isChecked()).toBe(false);
  await menu.getByRole('button', { name: 'Explain everything again' }).click();
  await told(page, /, your hero$/);
  expect(faults).toEqual([]);
});

test('on a phone the card is a sheet at the foot that makes room for the field that was touched', async () => {
  const { page, faults } = await newPerson(browser, { size: 'phone', theme: 'dark' });
  const hero = await begin(page);
  await told(page, /, your hero$/);
  // the hero it speaks of stands above it, and the list of all actions beside the tools
  await expect.poll(() => leavesFree(page, '.field.is-here, .an-all')).toBe(true);
  const top = (selector: string) => page.locator(selector).evaluate((each) => each.getBoundingClientRect().top);
  expect(await top('.an-all')).toBe(await top('.an-map__tools'));
  const upright = page.viewportSize() ?? { width: 360, height: 640 };
  // held sideways, and on a page twice its size
  for (const [width, height] of [
    [844, 390],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => answerable(page)).toBe(true);
    await expect.poll(() => leavesFree(page, '.an-all')).toBe(true);
  }
  await page.setViewportSize(upright);
  for (const next of ['What is to be done', 'One hour a field']) {
    await card(page).getByRole('button', { name: 'Got it' }).click();
    await told(page, next);
  }
  const asked = await page.locator('.am-coach').getAttribute('data-field');
  await expect.poll(() => leavesFree(page, `.am-coach, .an-all, .an-tabs button, .dock .btn`)).toBe(true);
  await page.locator(`#field-${asked}`).dispatchEvent('click');
  await page.getByRole('button', { name: 'Read: One hour a field' }).waitFor();
  await expect.poll(() => leavesFree(page, '.an-spot button')).toBe(true);
  expect(await findings(page)).toEqual([]);

  // where a hero has come and finds nothing to do, the sheet goes: he may stop there, with the card still to be read
  const bare = (await page.locator('.field.is-near:not([aria-label*="gold"])').first().getAttribute('id')) ?? '';
  // Its button is covered until the card has made room for it.
  await expect
    .poll(async () => {
      if ((await page.locator(`#${bare}.is-here`).count()) === 0) await hero.walk(bare);
      await page.locator(`#${bare}.is-here`).waitFor({ timeout: 10_000 });
      return await page.locator(`#${bare}.is-here`).count();
    })
    .toBe(1);
  await told(page, 'One hour a field');
  await page.getByRole('button', { name: 'Stop here' }).waitFor();
  await expect.poll(() => leavesFree(page, '.an-all, .dock .btn')).toBe(true);
  // touched again, the field lies before the card, whatever it offers
  await page.locator(`#${bare}`).dispatchEvent('click');
  await page.locator('.an-spot__close').waitFor();
  await expect.poll(() => leavesFree(page, '.an-spot button')).toBe(true);
  await page.locator('.an-spot__close').click();

  // the sky fills the day: the ring around it is drawn above
  for (const next of ['What counts is where you stop', 'Seven hours a day']) {
    await card(page).getByRole('button', { name: 'Got it' }).click();
    await told(page, next);
  }
  const ring = () => page.locator('.an-table__day').evaluate((day) => getComputedStyle(day, '::after').outlineStyle);
  await expect.poll(ring).toBe('dashed');
  await card(page).getByRole('button', { name: 'Got it' }).click();
  await expect.poll(ring).toBe('none');
  expect(faults).toEqual([]);
});
