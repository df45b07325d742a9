import type { Tell } from '@tafelrunde/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEAL, play, position as anansiPosition } from '../games/anansi/tests/table.ts';
import { newPerson } from './browser.ts';
import { Scene } from './scene.ts';
import { openSilver } from './silver-scene.ts';
import { lentBrowser } from './opened.ts';

let browser: Browser;
/** The bot has called: one more turn of the first seat ends the round, and the bot deals. Each scene is played once. */
let silver: Readonly<Record<'phone' | 'desktop', Scene>>;
/** The last trick of a round: the bots have the higher cards, so one of them deals. */
let anansi: Scene;

beforeAll(async () => {
  browser = await lentBrowser();
  const called = { from: { villages: ['9 8 12', '1 0'], pile: '13', discard: '5', caller: 1 }, moves: 'deal' };
  silver = { phone: await openSilver(called), desktop: await openSilver(called) };
  anansi = await Scene.open({
    game: 'anansi',
    seats: 4,
    setup: (_tell: Tell<unknown>) =>
      anansiPosition({ hands: ['S1', 'S9', 'S4', 'S5'], stories: [1, 3, 3, 2], listeners: [1, 2, 0, 2], display: 'H3 L4' }),
    moves: [{ ...play('S9') }, { ...play('S4') }, { ...play('S5') }, { ...DEAL }],
  });
});
afterAll(async () => {
  await browser?.close();
  for (const scene of [silver?.phone, silver?.desktop, anansi]) await scene?.close();
});

const goOn = (page: Page) => page.getByRole('button', { name: 'Go on', exact: true });

test.each(['phone', 'desktop'] as const)('Silver on a %s: a bot deals, and the reckoning stays until the reader goes on', async (size) => {
  const { page, faults } = await newPerson(browser, { size });
  await page.clock.install();
  await silver[size].sitDown(page, 'Lena');
  await page.locator('[data-way="draw"]').click();
  await page.locator('[data-way="discard"]').click();
  const reckoning = page.getByRole('region', { name: 'The reckoning' });
  await reckoning.waitFor();
  await goOn(page).waitFor();
  await page.clock.fastForward(30_000);
  expect(await reckoning.isVisible()).toBe(true);
  // The whole round is there to be read: both villages and what they cost.
  expect(await reckoning.locator('.sv-tally').count()).toBe(2);
  // Whose village it is is read to its end.
  const cut = (names: readonly HTMLElement[]) => names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;
  expect(await reckoning.locator('.sv-tally .sv-sign b').evaluateAll(cut)).toBe(0);
  // A sum is said only where something else is noted.
  const figures = async (part: string) => (await reckoning.locator(part).allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0]));
  expect((await figures('.sv-sum__pts')).toSorted((a, b) => a - b)).toEqual([0, 29]);
  expect(await figures('.sv-sum__eq')).toHaveLength(1); // of the caller, who noted nothing
  await goOn(page).click();
  await page.getByRole('region', { name: /^Your village/ }).waitFor();
  await reckoning.waitFor({ state: 'detached' });
  // From now on everybody's points stand in view: at the names, or in the sheet where that has its room.
  const inView = size === 'phone' ? page.locator('.sv-sum:visible') : page.locator('.sv-tray .sv-sheet__total:visible');
  const points = async () => (await inView.allInnerTexts()).map((text) => Number.parseInt(text, 10)).toSorted((a, b) => a - b);
  await expect.poll(points).toEqual([0, 29]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('Anansi: the scoring closes by its button alone', async () => {
  const { page, faults } = await newPerson(browser);
  await page.clock.install();
  await anansi.sitDown(page, 'Lena');
  // R reads the rules, also where a card has the focus, and does nothing else.
  const rules = async () => {
    await page.locator('.ana-pick').first().focus();
    await page.keyboard.press('r');
    return await page.getByRole('tab', { name: 'Rules', selected: true }).count();
  };
  await expect.poll(rules).toBe(1);
  expect(await page.locator('.ana-pick').count()).toBe(1);
  await page.locator('.ana-pick').first().dblclick();
  const told = page.locator('.ana-score');
  await told.waitFor();
  await page.clock.fastForward(30_000);
  expect(await told.isVisible()).toBe(true);
  await page.mouse.click(5, 200);
  expect(await told.isVisible()).toBe(true);
  await page.keyboard.press('g');
  await page.getByRole('region', { name: 'Trump', exact: true }).waitFor();
  await told.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await page.context().close();
});
