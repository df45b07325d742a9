import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServer, readConfig, type Server } from '@tafelrunde/server';
import type { TableId } from '@tafelrunde/protocol';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { hex32, Person } from '../server/tests/people.ts';
import { everywhere, missing } from './room.ts';
import { lentBrowser } from './opened.ts';

const MINUTE = 60_000;

let browser: Browser;
let server: Server;
let passed = 0;
const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-clocks-'));

/** A real server whose time passes when the test says so. */
beforeAll(async () => {
  const build = readFileSync(new URL('../dist/.web-built', import.meta.url), 'utf8');
  const config = { ...readConfig({ HOST: '127.0.0.1', LOG_LEVEL: 'error', TAFEL_BUILD: build }), port: 0, dataDir: folder };
  server = await openServer(
    { ...config, times: { ...config.times, botPause: 0 } },
    { now: () => Date.now() + passed, elapsed: () => performance.now() + passed },
  );
  browser = await lentBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each(['Anthem', 'Anansi'])(
  '%s by a live clock: chosen in plain words, seen to run, stopped by both, run out, and taken up again',
  async (game) => {
    const ruth = await newPerson(browser, { size: 'phone' });
    const jonas = await newPerson(browser);
    await ruth.page.goto(server.url);
    await ruth.page.getByRole('button', { name: `${game}: new table` }).click();
    const form = ruth.page.getByRole('dialog', { name: 'New table' });
    await form.getByRole('button', { name: 'One seat fewer' }).click();
    // Anansi is for three: a bot, which has no clock.
    if (game === 'Anansi') await form.getByRole('combobox', { name: 'Seat 3: person or bot' }).selectOption({ label: 'Bot, quick' });
    else await form.getByRole('button', { name: 'One seat fewer' }).click();
    await form.getByRole('button', { name: /^Choose a rhythm/ }).click();
    const rhythm = ruth.page.getByRole('dialog', { name: 'In what rhythm?' });
    await rhythm.getByRole('radio', { name: /^Over several days/ }).check();
    await expect.poll(() => rhythm.locator('.plain').textContent()).toContain('At night nothing runs.');
    await rhythm.getByRole('radio', { name: /^Live, this evening/ }).check();
    await expect.poll(() => rhythm.locator('.plain').textContent()).toContain('Everybody has 10 minutes and gets 5 seconds back');
    await rhythm.getByRole('button', { name: 'Choose this rhythm' }).click();
    await form.getByRole('button', { name: 'Open the table' }).click();
    await ruth.page.waitForURL('**/t/*');
    const address = ruth.page.url();
    await jonas.page.goto(address);
    await jonas.page.getByText('Live, this evening').waitFor();
    await jonas.page
      .getByRole('button', { name: /free seat|take/i })
      .first()
      .click();
    await ruth.page.getByRole('button', { name: 'Begin now' }).click();
    for (const { page } of [ruth, jonas]) await page.getByRole('timer').waitFor();
    await expect.poll(() => missing(ruth.page, { width: 360, height: 740 }, everywhere)).toEqual([]);

    // One of the two runs, and only one.
    const left = async (page: typeof ruth.page) => (await page.getByRole('timer').textContent()) ?? '';
    await expect.poll(async () => [await left(ruth.page), await left(jonas.page)].filter((figure) => figure !== '10:00').length).toBe(1);
    const slow = (await left(ruth.page)) === '10:00' ? jonas : ruth;
    const other = slow === ruth ? jonas : ruth;

    await other.page.getByRole('button', { name: 'Ask for a pause' }).click();
    await slow.page.getByText('asks for a pause.').waitFor();
    await slow.page.getByRole('button', { name: 'Pause', exact: true }).click();
    await other.page.getByText('All agreed.').waitFor();
    const stood = await left(slow.page);
    // Beside the players of a wide screen, on a phone and beside the game of one held sideways the bar is narrow: what it says stays in it, and off its button.
    const size = other.page.viewportSize() ?? { width: 1440, height: 900 };
    const inside = () =>
      other.page.locator('.bar').evaluate((bar) => {
        const [all, said, ready] = [bar, bar.querySelector('.bar__title b'), bar.querySelector('.btn--s')].map((part) =>
          part?.getBoundingClientRect(),
        );
        const words = bar.querySelector('.bar__title > span')?.getBoundingClientRect();
        if (all === undefined || said === undefined || ready === undefined || words === undefined) return false;
        return Math.max(said.bottom, words.bottom) <= all.bottom && said.right <= ready.left && ready.right <= all.right;
      });
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      [844, 390],
    ] as const) {
      await other.page.setViewportSize({ width, height });
      await expect.poll(inside).toBe(true);
    }
    // On a tablet and a low laptop the clocks of the others stand in the bar, beside its words, and take no room from the game.
    for (const [width, height] of [
      [1180, 820],
      [1366, 650],
    ] as const) {
      await other.page.setViewportSize({ width, height });
      await expect.poll(inside).toBe(true);
      const rows = () =>
        other.page.locator('.shell').evaluate((shell) => {
          const [bar, seats, area] = ['.bar', '.seats', '.game'].map((part) => shell.querySelector(part)?.getBoundingClientRect());
          return (
            bar !== undefined &&
            seats !== undefined &&
            area !== undefined &&
            seats.left >= bar.right - 1 &&
            Math.abs(area.top - bar.bottom) < 1
          );
        });
      await expect.poll(rows).toBe(true);
    }
    await other.page.setViewportSize(size);
    for (const { page } of [slow, other]) await page.getByRole('button', { name: 'I am ready' }).click();
    await slow.page.getByRole('button', { name: 'Ask for a pause' }).waitFor();
    expect(stood).toMatch(/^[1-9]:\d\d$|^10:00$/); // however long the browsers took to agree

    // Both go. When eleven minutes have passed the house wakes the table, and a bot plays on.
    for (const { page } of [ruth, jonas]) await page.goto(server.url);
    passed += 11 * MINUTE;
    const table = new URL(address).pathname.split('/').at(-1) as TableId;
    const hasPlayed = async () => {
      await server.sweep();
      const row = await server.store.row(table);
      const { seats, botsTurn } = JSON.parse(row?.summary ?? '') as { seats: { standIn?: true }[]; botsTurn: boolean };
      return seats.some(({ standIn }) => standIn === true) && !botsTurn;
    };
    await expect.poll(hasPlayed).toBe(true);
    await slow.page.goto(address);
    const card = slow.page.getByRole('dialog', { name: /^Good to have you here/ });
    await card.getByText('a bot plays for you').waitFor();
    // What it played is told as the log tells it; what the table agreed to forget is counted.
    const own = (await card.locator('.moves li:not(.moves__before) > span').allInnerTexts()).map((told) => told.trim());
    const before = await card.locator('.moves__before').allInnerTexts();
    expect(own.length + before.length).toBeGreaterThan(0);
    expect(game === 'Anansi' || own.length > 0).toBe(true); // in Anthem nothing is forgotten
    await expect.poll(() => slow.page.getByRole('timer').textContent()).toBe('0:00');
    await expect.poll(() => findings(slow.page)).toEqual([]);
    await card.getByRole('button', { name: 'The bot may play on' }).click();
    await slow.page.locator('.dock').getByRole('button', { name: 'I take over again' }).click();
    await expect.poll(() => left(slow.page)).toBe('0:30');
    const log = slow.page.locator('.log');
    if (!(await log.isVisible())) await slow.page.locator('.tool--log').click();
    for (const told of own) await expect.poll(() => log.innerText()).toContain(told);

    // Their tables: it is the turn of the other one, and there one table waits, with what is left.
    for (const { page } of [slow, other]) await page.goto(`${server.url}/tables`);
    const headings = () => Promise.all([slow, other].map(({ page }) => page.locator('main h1').textContent()));
    await expect.poll(headings).toEqual(['Nobody is waiting for you right now.', 'One table waits for you.']);
    await expect.poll(() => other.page.title()).toMatch(/^\(1\) /);
    await expect.poll(() => other.page.locator('.wait .clk').textContent()).toMatch(/^\d+:\d\d left$/);
    for (const { page } of [slow, other]) await expect.poll(() => findings(page)).toEqual([]);
    await other.page.getByRole('radio', { name: /^Finished/ }).check();
    await other.page.getByText('You have no such tables right now.').waitFor();
    expect([...ruth.faults, ...jonas.faults]).toEqual([]);
  },
);

test.each([
  ['anthem', ['me', 'open']],
  ['anansi', ['me', 'open', 'bot']],
] as const)('%s: for whoever is away a bot plays until they are back; then one plays in their place for good', async (game, seats) => {
  const [ruth, kaja] = [await newPerson(browser), await newPerson(browser, { size: 'phone' })];
  const comes = async ({ page, context }: typeof ruth, name: string) => {
    await page.goto(server.url);
    await page.request.post(`${server.url}/api/me`, { data: { name } });
    return new Person(server.url, (await context.cookies()).map((each) => `${each.name}=${each.value}`).join('; '));
  };
  const table = await (await comes(ruth, 'Ruth')).lay(seats, { game });
  const sits = await (await comes(kaja, 'Kaja')).open(table);
  await sits.does({ type: 'sit', seat: 1, contribution: hex32() });
  await sits.close();
  for (const { page } of [ruth, kaja]) {
    await page.goto(`${server.url}/t/${table}`);
    await page.locator('.game__table *').first().waitFor();
  }
  const standing = ruth.page.locator('.seat .state').getByText('a bot is standing in');
  const chooses = async (line: string) => {
    await ruth.page.getByRole('button', { name: 'Options' }).click();
    await ruth.page.locator('.optline', { hasText: line }).click();
    await ruth.page.locator('.optline[aria-pressed]').first().click();
  };
  await kaja.page.goto(server.url);
  await ruth.page.locator('.seat.is-away').waitFor();
  passed += 2 * MINUTE;
  await ruth.page.reload();
  await chooses('Let a bot play for Kaja');
  await standing.waitFor();
  await kaja.page.goto(`${server.url}/t/${table}`);
  await standing.waitFor({ state: 'detached' });
  await expect.poll(() => kaja.page.locator('.shell:not(.is-onlooker)').count()).toBe(1);
  await chooses('Replace Kaja with a bot');
  await kaja.page.locator('.shell.is-onlooker').waitFor();
  expect([...ruth.faults, ...kaja.faults]).toEqual([]);
});
