import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tiny } from '../bench/figure.ts';
import { lobbyScript } from '../bench/figures/lobby.ts';
import { newPerson } from './browser.ts';
import { House } from './house.ts';
import { lentBrowser } from './opened.ts';

let browser: Browser;
let house: House;
beforeAll(async () => {
  [browser, house] = await Promise.all([lentBrowser(), House.open()]);
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

test('a page stands there before any script has come, in the language and colours of its reader, and takes no touch yet', async () => {
  const { context, page } = await newPerson(browser, { size: 'phone', language: 'de', theme: 'light' });
  await context.addInitScript(() => localStorage.setItem('tafel.settings', JSON.stringify({ language: 'fr', theme: 'dark' })));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(house.address);
  const heading = page.locator('h1');
  await heading.waitFor();
  expect(await heading.innerText()).toMatch(/^À quoi joue-t-on/);
  expect(await page.locator('.tile').count()).toBe(4);
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset['theme']])).toEqual(['fr', 'dark']);
  expect(await page.locator('[inert] .tile__play').count()).toBe(4);
  await page.goto(`${house.address}/t/mond-eule-k7m3p`);
  await page.locator('.shell.is-loading .dock').waitFor();
  expect(await page.locator('.bar__title span').innerText()).toBe('Chargement');
  await context.close();
});

test('the app takes the place of the first paint, and nothing moves', async () => {
  const { context, page, faults } = await newPerson(browser, { size: 'phone' });
  const places = () =>
    page.locator('h1, .board, .tile').evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(house.address);
  await page.locator('[inert] .tile').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  await page.unroute('**/assets/*.js');
  faults.length = 0;
  await page.reload();
  await page.getByRole('button', { name: 'Anthem: play now against bots' }).waitFor();
  await expect.poll(() => page.locator('#root [inert]').count()).toBe(0); // the app has taken over
  await page.evaluate(() => document.fonts.ready);
  expect(await places()).toEqual(before);
  expect(faults).toEqual([]);
  await context.close();
});

test('a table has all its sheets from the start, lays out no store of drawings, and all its pictures come', async () => {
  const { context, page, faults } = await newPerson(browser, { size: 'phone' });
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Silver Amulet: play now against bots' }).click();
  await page.locator('.sv-village').first().waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Options' }).click();
  await page.locator('.dialog--options').waitFor();
  // What is opened later is dressed already: a sheet that pushes in before another has the whole table laid out again.
  const sheets = await page.locator('link[rel="stylesheet"]').evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
  expect(sheets.map((path) => /\/assets\/(\w+)-/.exec(path)?.[1])).toEqual(['table', 'silver']);
  expect(await page.locator('.sv-sprite .drawings').evaluate((each) => getComputedStyle(each).display)).toBe('none');
  expect(await page.locator('.drawings symbol').count()).toBeGreaterThan(30);
  await page.locator('.sv-valley').waitFor({ state: 'attached' });
  await page.locator('.sv-card.is-blank').first().waitFor({ state: 'detached' });
  expect(await page.locator('.sv-row .sv-card__body:empty').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('whoever comes for the first time reads what the game is about before the table is laid, and nothing moves meanwhile', async () => {
  const host = await newPerson(browser);
  const bot = { kind: 'bot', level: 'instant' };
  const data = { game: 'silver', seats: [{ kind: 'me' }, bot, bot, bot], public: false, start: true, contribution: 'a5'.repeat(32) };
  const { table } = (await (await host.page.request.post(`${house.address}/api/tables`, { data })).json()) as { table: string };
  const { context, page, faults } = await newPerson(browser, { size: 'phone', stranger: true });
  await context.addInitScript(() => {
    const seen = { shift: 0, laidBefore: undefined as boolean | undefined };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const each of list.getEntries()) seen.shift += (each as PerformanceEntry & { readonly value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      if (seen.laidBefore === undefined && document.querySelector('dialog[open]') !== null)
        seen.laidBefore = document.querySelector('.sv-village') !== null;
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  });
  await page.goto(`${house.address}/t/${table}`);
  const dialog = page.getByRole('dialog', { name: 'What Silver Amulet is about' });
  await dialog.waitFor();
  await page.locator('.sv-row .sv-card__win').first().waitFor({ state: 'attached' });
  await page.locator('.sv-card.is-blank').first().waitFor({ state: 'detached' });
  const seen = await page.evaluate(() => (globalThis as unknown as { readonly seen: { shift: number; laidBefore?: boolean } }).seen);
  expect(seen.laidBefore).toBe(false);
  expect(seen.shift).toBeLessThan(0.01); // a letter may be a hair broader than the one that stood in for it
  await dialog.getByRole('button', { name: 'Got it' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.sv-village').first().waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(faults).toEqual([]);
  await Promise.all([context.close(), host.context.close()]);
});

/** A table of its own for somebody who comes to a game for the first time, not opened yet. */
async function strangersTable(game: string): Promise<Awaited<ReturnType<typeof newPerson>> & { readonly address: string }> {
  const person = await newPerson(browser, { size: 'phone', stranger: true });
  const { request } = person.page;
  await request.post(`${house.address}/api/me`, { data: { name: 'Ruth' } });
  const bot = { kind: 'bot', level: 'instant' };
  const data = { game, seats: [{ kind: 'me' }, bot], public: false, start: true, contribution: 'a5'.repeat(32) };
  const { table } = (await (await request.post(`${house.address}/api/tables`, { data })).json()) as { table: string };
  return { ...person, address: `${house.address}/t/${table}` };
}

test('what a game is about is read before the story it opens with, which waits and does not lie on it', async () => {
  const { context, page, faults, address } = await strangersTable('andor');
  await page.goto(address);
  const goal = page.getByRole('dialog', { name: 'What The Legends of Andor is about' });
  await goal.waitFor();
  await page.locator('.an-map__frame .field').first().waitFor({ state: 'attached' });
  const story = page.locator('dialog.an-story-card[open]');
  expect(await story.count()).toBe(0);
  await goal.getByRole('button', { name: 'Got it' }).click();
  await goal.waitFor({ state: 'detached' });
  await story.waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('dialog')?.className)).toContain('an-story-card');
  expect(faults).toEqual([]);
  await context.close();
});

test.each(['hangs', 'fails'])('where what a game is about %s on its way the table is laid without it', async (how) => {
  const { context, page, address } = await strangersTable('silver');
  const held: string[] = [];
  await page.route(/\/assets\/en-.*\.js$/, async (route) => {
    const answer = await route.fetch();
    if (!(await answer.text()).includes('# Silver Amulet')) return await route.fulfill({ response: answer });
    held.push(route.request().url());
    return how === 'fails' ? await route.abort() : undefined;
  });
  await page.goto(address);
  await page.locator('.sv-village').first().waitFor();
  expect(held.length).toBeGreaterThan(0);
  expect(await page.getByRole('dialog').count()).toBe(0);
  // Nothing lies over it: what is said to newcomers is said.
  await page.locator('.cue').first().waitFor();
  await context.close();
});

test('what the lobby begins with holds nothing of chat, coach or statistics', () => {
  const web = fileURLToPath(new URL('../dist/web', import.meta.url));
  const [, names = ''] = /"scripts":\[([^\]]*)\]/.exec(readFileSync(join(web, 'index.html'), 'utf8')) ?? [];
  const first = [...names.matchAll(/assets\/([^"]+\.js)/g)].map(([, name = '']) => name);
  expect(first.length).toBeGreaterThan(0);
  expect(first.length).toBeLessThan(5);
  const scripts = readdirSync(join(web, 'assets')).filter((name) => name.endsWith('.js'));
  for (const mark of ['chat__', 'coach__acts', 'gstat']) {
    const saying = scripts.filter((name) => readFileSync(join(web, 'assets', name), 'utf8').includes(mark));
    expect(saying.length, mark).toBeGreaterThan(0);
    expect(
      saying.filter((name) => first.includes(name)),
      mark,
    ).toEqual([]);
  }
});

test('the script of the lobby is at most 120 kB', async () => {
  const figure = lobbyScript(fileURLToPath(new URL('../dist/web', import.meta.url)));
  const { samples } = await figure.measure(tiny);
  expect(samples[0]).toBeLessThanOrEqual(figure.mark.floor);
});
