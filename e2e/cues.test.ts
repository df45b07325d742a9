import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { position } from '../games/anthem/tests/table.ts';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { Player } from './playing.ts';
import { Scene } from './scene.ts';
import { openSilver } from './silver-scene.ts';
import { lentBrowser } from './opened.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await lentBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const cue = (page: Page, name: string) => page.locator(`.cue[data-cue="${name}"]`);
const way = (page: Page, name: string) => page.locator(`.silver-choice [data-way="${name}"]`);

test('Silver: a cue comes with its question, goes when it is answered or put aside, and never comes back', async () => {
  const scene = await openSilver({ from: { villages: ['9 7 4 1 8', '3 5 0 11 6'], pile: '5 6 9', discard: '12' } });
  const { page, faults } = await newPerson(browser, { size: 'phone', newcomer: true });
  await scene.sitDown(page, 'Ruth');
  await cue(page, 'silver draw').getByText('Draw from the pile unseen').waitFor();
  await expect.poll(() => page.getByRole('log').allInnerTexts()).toContainEqual(expect.stringContaining('Draw from the pile unseen'));
  // A bubble over the table, with the style it shares with the coach: words on nothing could not be read.
  expect(await cue(page, 'silver draw').evaluate((bubble) => getComputedStyle(bubble).position)).toBe('fixed');
  expect(await page.evaluate(() => document.activeElement?.closest('.cue') ?? null)).toBeNull();
  expect(await findings(page)).toEqual([]);
  await way(page, 'draw').click();
  await cue(page, 'silver draw').waitFor({ state: 'detached' });
  await cue(page, 'silver swap').waitFor();
  await page.reload();
  await cue(page, 'silver swap').getByRole('button', { name: 'Got it' }).click(); // not answered yet, so it came once more
  await expect.poll(() => page.locator('.cue').count()).toBe(0); // and no other at the same question
  await page.reload();
  await cue(page, 'silver use').waitFor();

  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('checkbox', { name: 'Explain things the first time' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.cue').count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
  await scene.close();
});

test('Anthem: what was done once is not said again after a reload, and whoever knows the game is told nothing', async () => {
  const moves = ['draw', 'keep', 'draw', 'keep'].map((type) => ({ type }));
  const setup = () => position({ rows: ['. . . . . .'], hands: ['5 5 5 5', '4 4 4', '3 3 3'] });
  const scene = await Scene.open({ game: 'anthem', seats: 3, setup, moves });
  const { page, faults } = await newPerson(browser, { newcomer: true });
  const address = await scene.sitDown(page, 'Ruth');
  await cue(page, 'anthem draw').waitFor();
  const player = new Player(page);
  await player.fan().click();
  await cue(page, 'anthem place').waitFor();
  await expect.poll(() => page.locator('.cue').count()).toBe(1);
  await player.keep().click();
  await cue(page, 'anthem taken').waitFor(); // the next turn has something else to tell
  await page.reload();
  await cue(page, 'anthem taken').waitFor();
  expect(await cue(page, 'anthem draw').count()).toBe(0);
  await page.evaluate(() => localStorage.setItem('tafel.cues', JSON.stringify({ anthem: { said: [], finished: ['1', '2', '3'] } })));
  await page.goto(address);
  await page.locator('.dock.is-yours').waitFor();
  await player.fan().waitFor();
  expect(await page.locator('.cue').count()).toBe(0);
  expect(faults).toEqual([]);
  await scene.close();
});
