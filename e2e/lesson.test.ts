import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { script } from '../games/anthem/table/learn/script.ts';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
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

const card = (page: Page) => page.locator('.coach');
const told = (page: Page, title: string) => card(page).getByRole('heading', { name: title }).waitFor();
const press = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true }).click();

async function begin(page: Page, tile: string): Promise<void> {
  await page.goto(house.address);
  await page.getByRole('button', { name: tile }).click();
  await card(page).waitFor();
}

/** How much of what it speaks of lies under the card, in pixels. */
const hidden = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const box = document.querySelector('.coach')?.getBoundingClientRect() ?? new DOMRect();
    const rings = [...document.querySelectorAll('.coach-light__ring')].map((ring) => ring.getBoundingClientRect());
    if (rings.length === 0) return Number.NaN;
    return rings.reduce(
      (sum, ring) =>
        sum +
        Math.max(0, Math.min(box.right, ring.right) - Math.max(box.left, ring.left)) *
          Math.max(0, Math.min(box.bottom, ring.bottom) - Math.max(box.top, ring.top)),
      0,
    );
  });

test('Anansi: shown, asked, answered otherwise, shown the move, put aside and taken up again', async () => {
  const { page, faults } = await newPerson(browser, { stranger: true });
  await begin(page, 'Anansi: learn it by playing');
  await told(page, 'What it is about');
  expect(await page.getByRole('dialog').count()).toBe(0); // it takes no focus, and nothing lies over the table
  await expect.poll(() => page.getByRole('log').allInnerTexts()).toContainEqual(expect.stringContaining('Each trick is a story'));
  await expect.poll(() => hidden(page)).toBe(0);
  await press(page, 'Go on');
  await told(page, 'Your cards');
  await press(page, 'Back');
  await told(page, 'What it is about');
  await press(page, 'Go on');
  await press(page, 'Go on');
  await told(page, 'The trump suit');
  await press(page, 'Go on');

  // A move is asked for: as it is played by hand, and with the keyboard from the card to the piece.
  await told(page, 'Follow suit, and win');
  await expect.poll(() => hidden(page)).toBe(0);
  const asked = await card(page).locator('.coach__do').innerText();
  expect(await findings(page, '.coach')).toEqual([]);
  await card(page).getByRole('button', { name: 'Show me' }).focus();
  await page.keyboard.press('Tab');
  const name = (await page.locator(':focus').getAttribute('aria-label')) ?? '';
  const [suit = '', value = ''] = /Tap (\w+)\s(\d+)/.exec(asked)?.slice(1) ?? [];
  expect(name.toLowerCase()).toMatch(new RegExp(`^${suit}\\s${value}\\b`));
  await page.keyboard.press('Enter');
  await told(page, 'You lead');

  // Something else is played: it is accepted, and answered.
  await page.locator('.ana-pick').last().click();
  await page.locator('.ana-act--play').click();
  await told(page, 'That works, too');
  expect(await card(page).innerText()).toContain('That is allowed, but');
  await press(page, 'Go on');

  // Put aside and taken up again, also after a reload: what was read stays read.
  await page.getByRole('button', { name: 'Skip the lesson' }).click();
  await card(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Resume the lesson' }).click();
  await page.getByRole('button', { name: 'Skip the lesson' }).waitFor();
  // By key as well, from inside the card.
  await card(page).getByRole('button').last().press('Escape');
  await card(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Resume the lesson' }).waitFor();
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Anansi: learn it by playing' }).click();
  await told(page, 'What it is about');
  expect(faults).toEqual([]);
});

test('Anansi on a phone: the card lies beside what it asks for, and “Show me” plays it', async () => {
  const { page, faults } = await newPerson(browser, { size: 'phone', theme: 'dark' });
  await begin(page, 'Anansi: learn it by playing');
  for (const title of ['What it is about', 'Your cards', 'The trump suit']) {
    await told(page, title);
    await press(page, 'Go on');
  }
  for (const title of ['Follow suit, and win', 'You lead', 'You need a listener']) {
    await told(page, title);
    const free = () =>
      page.locator('.coach-light__ring').evaluateAll(
        (rings) =>
          rings.length > 0 &&
          rings.slice(-2).every((ring) => {
            const { x, y, width, height } = ring.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.coach') === null;
          }),
      );
    await expect.poll(free, { message: title }).toBe(true);
    await press(page, 'Show me');
  }
  expect(faults).toEqual([]);
});

test('Silver: two looks, a draw and a swap as the coach asks; Anthem: the first card goes where it is shown', async () => {
  const { page, faults } = await newPerson(browser);
  await begin(page, 'Silver Amulet: learn it by playing');
  await told(page, 'Your village by night');
  await press(page, 'Go on');
  await told(page, 'Two looks to begin with');
  for (const at of [0, 1]) {
    await page.locator(`[data-spot="house:0:${at}"][data-lit]`).click();
    const look = page.locator('dialog.sv-peek');
    await look.locator('.sv-peek__hold').click();
    // Nothing is explained over a look.
    const both = () => document.querySelector('dialog.sv-peek') !== null && document.querySelector('.coach') !== null;
    expect(await page.evaluate(both)).toBe(false);
    // It closes by itself after a while, too.
    await look
      .locator('.sv-btn.is-small')
      .click({ timeout: 10_000 })
      .catch(() => undefined);
    await look.waitFor({ state: 'detached' });
  }
  await told(page, 'Your turn: draw a card');
  await expect.poll(() => hidden(page)).toBe(0);
  await page.locator('[data-spot="pile"]').click();
  await told(page, 'Swap it for the dearest');
  await press(page, 'Show me');
  await page.locator('.silver-choice').getByRole('button', { name: 'Exchange' }).click();
  await told(page, 'Face up, a card helps');

  await begin(page, 'Anthem: learn it by playing');
  for (const title of ['Your song from 0 to 9', 'Death in your hand']) {
    await told(page, title);
    await press(page, 'Go on');
  }
  await told(page, 'Draw blind');
  await page.locator('.ant-fan').click();
  await told(page, 'Where does it go?');
  const space = /space (\d)/.exec(await card(page).locator('.coach__do').innerText())?.[1];
  await page.locator(`[data-space="${space}"]`).click();
  await told(page, 'They draw from you as well');
  // Once the last card was read there is nothing to skip any more.
  const skip = page.getByRole('button', { name: 'Skip the lesson' });
  await skip.waitFor();
  await page.evaluate(
    (steps) => localStorage.setItem('tafel.lessons', JSON.stringify({ anthem: { known: steps } })),
    Object.keys(script.steps),
  );
  await page.reload();
  await page.locator('.dock .turn').waitFor();
  await expect.poll(() => page.locator('.bar__lesson').count()).toBe(0);
  expect(faults).toEqual([]);
});
