import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGame } from '@tafelrunde/games';
import { Match, type Plain, writeRecord } from '@tafelrunde/kernel';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';
import { Player } from './playing.ts';

const { house, browser } = await opened();

const rail = (page: Page) => page.getByRole('slider', { name: 'Place in the match' });
const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-replay-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** Hands the lobby a file, once it is the app that takes it and no longer the first paint. */
const choose = async (page: Page, file: Parameters<Locator['setInputFiles']>[0]) => {
  await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
  await page.getByLabel('Watch a match from a file').setInputFiles(file);
};
/** The same with a file that is dragged in from elsewhere, and let go anywhere on the page. */
const drop = async (page: Page, file: string) => {
  await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
  const hand = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) await hand.send('Input.dispatchDragEvent', { type, x: 20, y: 300, data });
};
const place = (page: Page) => rail(page).getAttribute('aria-valuetext');

test('a finished match is watched again: by keys, through any eyes, from a link and from a file, and played on as a branch', async () => {
  const { context, page, faults } = await newPerson(browser);
  await page.goto(house.address);
  await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
  const table = await page.evaluate(async () => {
    const wish = {
      game: 'anthem',
      options: { turnCap: 10 },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'instant' }],
      public: false,
      start: true,
    };
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) });
    return ((await answer.json()) as { table: string }).table;
  });
  // While it runs nobody opens everything.
  await page.goto(`${house.address}/replay/${table}#3.all`);
  await page.getByRole('heading', { name: 'This match is still running' }).waitFor();
  await page.getByRole('link', { name: 'To the table' }).click();
  await page.getByRole('region', { name: 'Your row' }).waitFor();
  await new Player(page).playToTheEnd();
  await page.getByRole('button', { name: 'Show the result' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
  await page.waitForURL(`**/replay/${table}*`);

  await expect.poll(() => place(page)).toMatch(/beginning of the match/);
  const length = Number(await rail(page).getAttribute('max'));
  expect(length).toBeGreaterThan(10);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => place(page)).toContain(`move 2 of ${length}`);
  await page.keyboard.press('2');
  await expect.poll(() => page.url()).toMatch(/#2\.2$/);
  await page.locator('.log button.log__line').nth(4).click();
  await expect.poll(() => page.url()).not.toMatch(/#2\.2$/);
  // Once round the table and back, everybody's eyes, the link, and on by itself for a while: all by keys.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await rail(page).fill('6');
  await page.keyboard.press('0');
  await expect.poll(() => page.url()).toMatch(/#6\.all$/);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(async () => Number(/#(\d+)/.exec(page.url())?.[1] ?? 9)).toBeLessThan(6);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => page.url()).toMatch(/#6\.all$/);
  await page.keyboard.press('k');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/replay/${table}#6\\.all$`));
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.keyboard.press('2');
  await expect.poll(() => page.url()).toMatch(/\.2$/);
  // It plays by itself to the end, and stops there.
  await page.getByRole('button', { name: 'Speed: 1×' }).click();
  await page.getByRole('button', { name: 'Speed: 2×' }).click();
  await page.getByRole('button', { name: 'Speed: 4×' }).click();
  await rail(page).fill(`${length - 2}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => place(page)).toContain(`move ${length} of ${length}`);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  // What it promised whom is worked out beside it; in the end somebody has won for sure, or two share the place.
  const outlooks = async () => (await page.locator('.stand').innerText()).match(/\d+(?=\s%)/g);
  await expect.poll(outlooks).toSatisfy((figures: string[] | null) => ['0,100', '50,50'].includes(figures?.toSorted().join() ?? ''));
  await expect.poll(() => findings(page)).toEqual([]); // once the chart is worked out

  // Saved with one click, and opened from the file by whoever gets it.
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the match as a file' }).click(),
  ]);
  const file = await saved.path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'tafelrunde-match', game: 'anthem' });
  const stranger = await newPerson(browser, { size: 'phone' });
  await stranger.page.goto(`${house.address}/replay/${table}#4.1`);
  await expect.poll(() => place(stranger.page)).toContain(`move 4 of ${length}`);
  expect(await stranger.page.getByRole('radio', { checked: true }).evaluate((radio) => radio.parentElement?.innerText)).not.toContain(
    'All',
  );
  await stranger.page.goto(house.address);
  await drop(stranger.page, file);
  await stranger.page.waitForURL('**/replay/file*');
  await expect.poll(() => place(stranger.page)).toMatch(/beginning of the match/);
  await stranger.page.goto(`${house.address}/`);
  await choose(stranger.page, { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await stranger.page.getByText('This is not a match file.').first().waitFor();
  // What is nested beyond measure is read and refused; what is larger than any match is not even read.
  await stranger.page.goto(`${house.address}/`);
  await choose(stranger.page, { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('['.repeat(400_000)) });
  await stranger.page.getByText('This is not a match file.').first().waitFor();
  await stranger.page.goto(`${house.address}/`);
  await choose(stranger.page, { name: 'x.json', mimeType: 'application/json', buffer: Buffer.alloc(17 * 1024 * 1024, ' ') });
  await stranger.page.getByText('The file is larger than any match ever gets.').first().waitFor();
  await stranger.context.close();

  // What if: a table of this browser, from here on; another try begins where it began; the match stays as it was.
  await rail(page).fill('4');
  await expect.poll(() => place(page)).toContain(`move 4 of ${length}`);
  await page.getByRole('button', { name: 'What if …?' }).click();
  const dialog = page.getByRole('dialog', { name: 'What if …?' });
  await dialog.getByText('You play on from move 4').waitFor();
  await expect.poll(() => findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL('**/here/*');
  await page.getByRole('heading', { name: 'What if …?' }).waitFor();
  await page.locator('.dock.is-yours').waitFor();
  await expect.poll(() => findings(page)).toEqual([]);
  const lines = () => page.locator('ol.log > li').count();
  const before = await lines();
  await new Player(page).decide(2);
  await expect.poll(lines).toBeGreaterThan(before);
  // Match and branch together: two figures, two lines, two logs.
  const figures = [expect.stringMatching(/^(0|50|100)\s%$/), expect.stringMatching(/^\d+\s%$/)];
  await expect.poll(() => page.locator('.branchbox dd').allInnerTexts()).toEqual(figures);
  await expect.poll(() => page.locator('.branchbox__line').getAttribute('d')).toMatch(/^M[^L]+L/);
  await page.getByRole('tab', { name: 'The match' }).click();
  await expect.poll(() => page.locator('.log .is-now').innerText()).toContain('move 4');
  await page.getByRole('tab', { name: 'Branch' }).click();
  await page.getByText('You left the match here').waitFor();
  await expect.poll(() => findings(page)).toEqual([]);
  // Whoever gets the link sees both.
  const friend = await newPerson(browser, { size: 'phone' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Send both' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain(`/replay/${table}/branch#`);
  await friend.page.goto(await copied());
  await friend.page.getByRole('heading', { name: 'What if …?' }).waitFor();
  const moves = Number(await rail(friend.page).getAttribute('max'));
  expect(moves).toBeGreaterThan(1);
  await friend.page.keyboard.press('ArrowRight');
  await expect.poll(() => friend.page.url()).toMatch(/\/branch#1\.2&[\w-]+$/);
  await expect.poll(() => friend.page.locator('.branchbox dd').allInnerTexts()).toEqual(figures);
  await friend.page.getByRole('button', { name: 'The match', exact: true }).click();
  await friend.page.getByRole('dialog').getByRole('link', { name: 'Watch the real match' }).click();
  await friend.page.waitForURL(`**/replay/${table}#4.2`);
  expect(friend.faults).toEqual([]);
  await friend.context.close();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('You take the move back.').first().waitFor();
  await page.getByRole('link', { name: 'Back to the real match' }).click();
  await page.waitForURL(`**/replay/${table}#4.2`);
  await expect.poll(() => place(page)).toContain(`move 4 of ${length}`);
  // The record of a running match is refused, and the browser says so.
  expect(faults.filter((fault) => !fault.includes('409'))).toEqual([]);
});

/** A match of three in which everybody always gives the neutral answer: the same one every time. */
async function neutralMatch(id: string, options: object): Promise<{ readonly match: Match; readonly text: string }> {
  const module = await loadGame(id);
  if (module === undefined) throw new Error(`no game ${id}`);
  const { game } = module;
  const { defaults, version } = game.meta;
  const match: Match = Match.begin(game, { options: { ...defaults, ...options }, seats: 3, seed: '3d'.repeat(32), version });
  while (match.result === undefined) {
    const ask = match.asks().find(({ must }) => must);
    if (ask === undefined) throw new Error('nobody is asked');
    match.act(ask.seat, match.rules.otherwise(match.state, ask.seat));
  }
  const seats = ['Ruth', 'Kaja', 'Jonas'].map((name) => ({ name, kind: 'person' as const }));
  return { match, text: JSON.stringify(writeRecord(match, { seats })) };
}

/** What lies open at each place, as many lists as places. */
const laidAt = (page: Page, hands: string, card: string) =>
  page
    .locator(hands)
    .evaluateAll((places, each) => places.map((laid) => [...laid.querySelectorAll(each)].map(({ textContent }) => textContent)), card);

test.each([
  // Everybody's hand at their place, from the left of whoever sits in front; Anthem's others alone, for one's own is the fan below.
  ['anansi', {}, '.ana-laid', '.ana-laid__cards .ana-card__v', 20, [1, 2, 0], (hand: Plain) => (hand as Plain[]).length],
  ['anthem', { turnCap: 10 }, '.ant-laid', 'li', 13, [1, 2], (hand: Plain) => (hand as number[]).reduce((sum, n) => sum + n, 0)],
] as const)('%s is watched with all cards open, from a file and at any position', async (id, options, hands, card, at, order, sizeOf) => {
  const { match, text } = await neutralMatch(id, options);
  const { context, page, faults } = await newPerson(browser);
  await page.goto(house.address);
  const file = join(folder, `${id}.json`);
  writeFileSync(file, text);
  await drop(page, file);
  await expect.poll(() => rail(page).getAttribute('aria-valuetext')).toMatch(/beginning of the match/);
  expect(await page.locator(hands).count()).toBe(0);
  await page.getByRole('radio', { name: 'All cards open' }).check();
  await expect.poll(() => page.url()).toMatch(/#0\.open$/);
  for (const where of [0, at]) {
    await rail(page).fill(`${where}`);
    const state = match.at(where);
    const sizes = order.map((seat) => sizeOf((match.rules.view(state, seat) as { readonly hand: Plain }).hand));
    await expect.poll(async () => (await laidAt(page, hands, card)).map(({ length }) => length)).toEqual(sizes);
  }
  await expect.poll(() => page.url()).toMatch(new RegExp(`#${at}\\.open$`));
  // Not the chart: it is still being worked out.
  for (const part of ['.eyesbox', '.game__table']) expect(await findings(page, part)).toEqual([]);
  // Through any eyes again no other hand is to be seen.
  await page.keyboard.press('1');
  await expect.poll(() => page.locator(hands).count()).toBe(0);
  await page.keyboard.press('o');
  await expect.poll(() => page.locator(hands).count()).toBe(order.length);
  // Once all is worked out, one jumps to where it turned: by the list, and by keys. This match turned at its end for the last time.
  await page
    .locator('.basis')
    .getByText(/a bot there (expects|sees)/)
    .waitFor();
  // The list of them takes room from the log, and what is shown stays in sight there.
  const inSight = () =>
    page.locator('.side .log .is-now').evaluate((line) => {
      const [log, { top, bottom }] = [line.closest('.log')?.getBoundingClientRect(), line.getBoundingClientRect()];
      return log !== undefined && top > log.top - 1 && bottom < log.bottom + 1;
    });
  await expect.poll(inSight).toBe(true);
  // Even where the room shrinks in the same moment in which the list was scrolled, which a page hears of one frame later.
  const log = page.locator('.side .log');
  await log.evaluate((list) => {
    list.scrollTop -= 1;
    list.style.maxHeight = '70px';
  });
  await expect.poll(inSight).toBe(true);
  // Whoever has gone elsewhere in it is left there.
  await log.evaluate(async (list) => {
    list.scrollTop = 0;
    await new Promise((heard) => list.addEventListener('scroll', heard, { once: true }));
    list.style.maxHeight = '90px';
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  expect(await log.evaluate((list) => list.scrollTop)).toBe(0);
  await log.evaluate((list) => list.style.removeProperty('max-height'));
  const turns = page.locator('.turning-point');
  const now = turns.and(page.locator('[aria-current=step]'));
  await turns.last().click();
  await expect.poll(() => place(page)).toContain(`move ${match.position} of ${match.position}`);
  const told = await turns.allInnerTexts();
  for (const [key, nth] of [
    ['[', -2],
    ['[', -3],
    [']', -2],
    [']', -1],
    [']', -1],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => now.allInnerTexts()).toEqual(told.slice(nth).slice(0, 1));
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('a branch of a match that is only a file is sent as a file: both lines again, and it can be given up', async () => {
  const { text } = await neutralMatch('anansi', {});
  const { context, page, faults } = await newPerson(browser, { size: 'phone' });
  await page.goto(house.address);
  await choose(page, { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await rail(page).fill('20');
  await expect.poll(() => page.url()).toMatch(/#20\.all$/);
  await page.keyboard.press('b');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('.dock.is-yours').waitFor();
  const figures = [expect.stringMatching(/^\d+$/), expect.stringMatching(/^−?\d+\.\d$/)];
  await expect.poll(() => page.locator('.branchbox dd').allInnerTexts()).toEqual(figures);
  expect(await findings(page)).toEqual([]);
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Send both' }).click()]);
  const file = await saved.path();
  await page.getByRole('button', { name: 'Log' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close branch' }).click();
  await page.waitForURL('**/replay/file#20.*');
  await page.goto(house.address);
  await choose(page, file);
  await page.getByRole('heading', { name: 'What if …?' }).waitFor();
  await expect.poll(() => page.locator('.branchbox dd').allInnerTexts()).toEqual(figures);
  expect(faults).toEqual([]);
  await context.close();
});

test('whoever drags and holds keys down is not thrown out by a browser that lets a page write its address only so often', async () => {
  const { page, faults } = await newPerson(browser);
  // As Safari does it; Firefox allows twice as many. Chromium only leaves out what is too much.
  await page.addInitScript(() => {
    let written = 0;
    const write = history.replaceState.bind(history);
    history.replaceState = (...given: Parameters<History['replaceState']>) => {
      written += 1;
      if (written > 100)
        throw new DOMException('Attempt to use history.replaceState() more than 100 times per 10 seconds', 'SecurityError');
      write(...given);
    };
  });
  const { match, text } = await neutralMatch('anansi', {});
  await page.goto(house.address);
  await choose(page, { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect.poll(() => place(page)).toMatch(/beginning of the match/);
  await rail(page).evaluate(async (knob: HTMLInputElement) => {
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}; // React's would notice nothing
    for (let moved = 150; moved >= 1 && knob.isConnected; moved -= 1) {
      own.set?.call(knob, String((moved % 2) + 2));
      knob.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  });
  expect(await rail(page).count()).toBe(1); // the match, and no page that says something failed
  await expect.poll(() => place(page)).toContain(`move 3 of ${match.position}`);
  await expect.poll(() => new URL(page.url()).hash).toBe('#3.all');
  // For whoever likes motion: a step is quick, a jump takes its time, and nothing lags behind a finger that drags.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const lasts = () => page.locator('.rail__knob').evaluate((knob) => parseFloat(getComputedStyle(knob).transitionDuration));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => place(page)).toContain(`move 4 of ${match.position}`);
  const step = await lasts();
  expect(step).toBeGreaterThan(0);
  await rail(page).fill('30');
  await expect.poll(() => place(page)).toContain(`move 30 of ${match.position}`);
  expect(await lasts()).toBeGreaterThan(step);
  await rail(page).hover();
  await page.mouse.down();
  await expect.poll(lasts).toBe(0);
  await page.mouse.up();
  await expect.poll(lasts).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
