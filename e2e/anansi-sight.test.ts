import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { position } from '../games/anansi/tests/table.ts';
import { newPerson } from './browser.ts';
import { missingIn, setWindow, windows } from './room.ts';
import { Scene } from './scene.ts';
import { lentBrowser } from './opened.ts';

let browser: Browser;
/** Snake is led: three cards follow, all others could only recruit. */
let mine: Scene;
/** The player opposite has recruited, so nobody else may. */
let recruited: Scene;

const others = ['S1 S2 S3', 'H3 H4 H5', 'L1 L2 L3'] as const;
const large = windows.filter(({ width, height }) => width >= 1000 && height > 600);

beforeAll(async () => {
  browser = await lentBrowser();
  const hand = 'S5 S10 S13 L4 L12 L13 H2 H10 H12 H13';
  mine = await Scene.open({
    game: 'anansi',
    seats: 4,
    setup: () => position({ hands: [hand, ...others], leader: 3, trick: 'S7', display: 'L5' }),
  });
  recruited = await Scene.open({
    game: 'anansi',
    seats: 4,
    setup: () => position({ hands: [hand, ...others], leader: 1, trick: 'S7 rH1 S9', display: 'L5', stories: [0, 1, 2, 0] }),
  });
});
afterAll(async () => {
  await browser?.close();
  await mine?.close();
  await recruited?.close();
});

test('no neighbour in the fan covers a listener of 10, 12 or 13', async () => {
  const { page } = await newPerson(browser);
  await mine.sitDown(page, 'Ruth');
  expect(await missingIn(page, [{ what: '.ana-hand .ana-card__heads svg', least: 6, count: 14 }])).toEqual([]);
  await page.context().close();
});

test('what can only recruit looks like it, a button that can be pressed is never dashed, and one tap is enough for whoever wants that', async () => {
  const { page } = await newPerson(browser);
  await mine.sitDown(page, 'Ruth');
  const border = (name: RegExp) => page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).borderTopStyle);
  const sign = page.locator('.ana-pick__sign');
  await expect.poll(() => sign.count()).toBe(7);
  expect(
    await page.locator('.ana-pick', { has: sign }).evaluateAll((cards) => cards.every((card) => /only recruit/.test(card.ariaLabel ?? ''))),
  ).toBe(true);
  await page.getByRole('button', { name: /^Hornet 12/ }).focus();
  await page.getByRole('button', { name: /^Play .*follow/ }).waitFor();
  expect([await border(/^Play /), await border(/^Recruit /)]).toEqual(['dashed', 'solid']);
  const hand = page.locator('.ana-hand .ana-pick');
  const tap = (name: RegExp) => page.getByRole('button', { name }).click({ position: { x: 26, y: 22 } });
  const lifted = (name: RegExp) => page.locator('.ana-pick[aria-pressed=true]').and(page.getByRole('button', { name })).waitFor();
  // A touch lifts, whatever the card can do.
  await tap(/^Hornet 2/);
  await lifted(/^Hornet 2/);
  expect(await hand.count()).toBe(10);
  // Where one tap is enough, a card with two ways to be used is still only lifted; one that can only recruit does.
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('checkbox', { name: /^One tap is enough/ }).check();
  await page.getByRole('radiogroup', { name: 'Pace of the bots' }).getByText('Calm').click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await tap(/^Snake 10/);
  await lifted(/^Snake 10/);
  expect(await hand.count()).toBe(10);
  await tap(/^Hornet 2/);
  await expect.poll(() => hand.count()).toBe(9);
  // The bots of this table think for ever: they are hurried by one press, and by one more, and then there is nothing left to press.
  const hurry = page.locator('.dock').getByRole('button', { name: 'Hurry up' });
  const settings = () => page.evaluate(() => localStorage.getItem('tafel.settings'));
  await hurry.click();
  await expect.poll(settings).toContain('"tempo":"quick"');
  await hurry.click();
  await expect.poll(settings).toContain('"tempo":"off"');
  await hurry.waitFor({ state: 'detached' });
  await page.context().close();
});

test('a recruit opposite lies before the player’s place, whole; what can only be played is played by one tap', async () => {
  const { page } = await newPerson(browser);
  await recruited.sitDown(page, 'Ruth');
  const card = page.locator('.ana-played.is-side .ana-card');
  for (const window of large) {
    await setWindow(page, window);
    const covered = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const edges = { top: [x, top + 3], bottom: [x, bottom - 3], left: [left + 3, y], right: [right - 3, y], middle: [x, y] } as const;
      return Object.entries(edges).flatMap(([edge, [atX, atY]]) => (element.contains(document.elementFromPoint(atX, atY)) ? [] : [edge]));
    };
    await expect.poll(async () => [window, await card.evaluate(covered)]).toEqual([window, []]);
    // And it has the size of a card, not of a speck.
    expect((await card.boundingBox())?.height).toBeGreaterThan(48);
  }
  // Nobody else may recruit: what follows can only be played, and where one tap is enough it is.
  const hand = page.locator('.ana-hand .ana-pick');
  const snake = page.getByRole('button', { name: /^Snake 10/ });
  const tap = () => snake.click({ position: { x: 26, y: 22 } });
  await tap();
  await page.locator('.ana-pick[aria-pressed=true]').and(snake).waitFor();
  expect(await hand.count()).toBe(10);
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('checkbox', { name: /^One tap is enough/ }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await tap();
  await expect.poll(() => hand.count()).toBe(9);
  await page.context().close();
});
