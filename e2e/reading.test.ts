import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableId } from '@tafelrunde/protocol';
import { openServer, readConfig, type Server } from '@tafelrunde/server';
import type { Browser, BrowserContext, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { position } from '../games/anansi/tests/table.ts';
import { Person, playToTheEnd } from '../server/tests/people.ts';
import { append } from '../server/tests/store/position.ts';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { settled } from './room.ts';
import { Scene } from './scene.ts';
import { lentBrowser } from './opened.ts';

let folder: string;
let server: Server;
let browser: Browser;

/** Bots that do not pause, people who may talk without end and short lists: what is read here has to come about first. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tafelrunde-reading-'));
  const build = readFileSync(new URL('../dist/.web-built', import.meta.url), 'utf8');
  const config = readConfig({ HOST: '127.0.0.1', LOG_LEVEL: 'error', TAFEL_BUILD: build, BOT_PAUSE_MS: '0' });
  const limits = { ...config.limits, chatBurst: 100_000, frameBurst: 100_000, listed: 3 };
  server = await openServer({ ...config, limits, port: 0, dataDir: folder });
  browser = await lentBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The same guest as in this browser, who can do things quicker than by hand. */
async function personOf(context: BrowserContext): Promise<Person> {
  await context.request.get(`${server.url}/api/me`);
  const cookies = await context.cookies(server.url);
  return new Person(server.url, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
}

/** Scrolls up as somebody reads, until nothing older is offered; the line that was read stays where it is each time. */
async function readUp(list: Locator, lines: Locator, more: Locator): Promise<void> {
  while ((await more.count()) > 0) {
    const before = await lines.count();
    const read = await lines.first().elementHandle();
    await list.evaluate((box) => box.scrollTo(0, 0));
    // What was on its way already has come, too, and nothing more is to come.
    await expect.poll(async () => (await lines.count()) > before || (await more.count()) === 0).toBe(true);
    // What was the first line is still in sight, not pushed away by what came in above it.
    const inSight = async () => {
      const [line, box] = [await read?.boundingBox(), await list.boundingBox()];
      if (line === null || line === undefined || box === null) return 'gone';
      return line.y >= box.y - 1 && line.y < box.y + box.height ? 'in sight' : `at ${line.y}, the list at ${box.y}`;
    };
    await expect.poll(inSight).toBe('in sight');
  }
}

test('older moves are sent when somebody scrolls up to them, down to the first, and the place is kept', async () => {
  const { page, context, faults } = await newPerson(browser);
  const ana = await personOf(context);
  const table = await ana.lay(['bot', 'bot', 'bot', 'bot'], { game: 'silver' });
  const watcher = await ana.open(table);
  await watcher.until(({ over }) => over, 300_000);
  await page.goto(`${server.url}/t/${table}`);
  const log = page.locator('ol.log');
  const lines = log.locator('.log__line');
  await lines.first().waitFor();
  await settled(page);
  const more = page.getByRole('button', { name: 'Show earlier moves' });
  await more.waitFor(); // else there is nothing to be shown here
  await readUp(log, lines, more);
  await expect.poll(() => log.locator('.log__mark').first().innerText()).toBe('The table is set');
  // The first of them can be looked at like any other.
  await log.getByRole('button').first().click();
  await page.getByRole('button', { name: 'One move forward' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('older messages are sent when somebody scrolls up to them, each once and in order', async () => {
  const { page, context, faults } = await newPerson(browser);
  const ana = await personOf(context);
  const table = await ana.lay(['me', 'open']);
  const quick = await ana.open(table);
  const ben = await Person.arrive(server.url, 'Ben');
  await (await ben.open(table)).does({ type: 'sit', seat: 1, contribution: 'b6'.repeat(32) });
  const said = Array.from({ length: 430 }, (_, n) => `Message ${n}`);
  for (const text of said) await quick.does({ type: 'chat', text });
  await page.goto(`${server.url}/t/${table}`);
  const list = page.getByRole('log', { name: 'Chat' });
  const words = list.locator('.say');
  await words.first().waitFor();
  await settled(page);
  expect(await words.count()).toBe(200);
  await readUp(list, words, page.getByRole('button', { name: 'Show earlier messages' }));
  await expect.poll(() => words.allInnerTexts()).toEqual(said);
  expect(faults).toEqual([]);
  await context.close();
});

test('older finished matches are brought by a button, part by part; what waits lies above them, however long ago it was laid', async () => {
  const { page, context, faults } = await newPerson(browser);
  const ana = await personOf(context);
  const running = await ana.lay(['me', 'bot'], { game: 'silver' });
  const table = await ana.lay(['me', 'bot'], { options: { turnCap: 10 } });
  const hers = await ana.open(table);
  await playToTheEnd(hers);
  const { store } = server;
  // Stored a moment after it is told.
  await expect.poll(async () => (await store.row(table))?.status).toBe('over');
  const row = await store.row(table);
  if (row === undefined) throw new Error('no table');
  const over = Array.from({ length: 7 }, (_, n) => ({ id: `over-${n}` as TableId, changedAt: row.changedAt + n + 1 }));
  for (const { id, changedAt } of over) await store.append(append(id, 0, ['{}'], { ...row, id, changedAt }));
  await page.goto(`${server.url}/tables`);
  const listed = () =>
    page
      .locator('.tablespage .list > li')
      .evaluateAll((rows) => rows.map((each) => new URL(each.querySelector('a')?.href ?? 'nowhere:').pathname));
  await page.getByRole('heading', { name: 'One table waits for you.' }).waitFor();
  const more = page.getByRole('button', { name: 'Show older matches' });
  const waits = () =>
    page.locator('a.wait').evaluateAll((cards) => cards.map((card) => new URL((card as HTMLAnchorElement).href).pathname));
  expect(await waits()).toEqual([`/t/${running}`]); // as a card, and not once more among the others
  const order = [...over.map(({ id }) => id).toReversed(), table].map((id) => `/t/${id}`);
  const shows = async (finished: number) => await expect.poll(listed).toEqual(order.slice(0, finished));
  await shows(3);
  await more.focus();
  await page.keyboard.press('Enter');
  await shows(6);
  // Who pressed it by key presses it again, as long as there is more.
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await shows(8);
  await more.waitFor({ state: 'detached' });
  // One that ends meanwhile pushes the oldest out of the lobby's list, and that one is still here.
  const latest = 'over-7' as TableId;
  await store.append(append(latest, 0, ['{}'], { ...row, id: latest, changedAt: row.changedAt + over.length + 1 }));
  order.unshift(`/t/${latest}`);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(listed).toEqual(order);
  await page
    .getByRole('radio', { name: /^Finished/ })
    .locator('xpath=..')
    .click();
  await expect.poll(listed).toEqual(order);
  await expect.poll(() => findings(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

/** Who begins the match of a table, by its opening view. */
const beginner = async (person: Person, table: TableId, by: string) => {
  const page = await person.open(table);
  const { views } = await page.until((each) => each.match);
  const [own] = views.map(({ view }) => view as Readonly<Record<string, number>>);
  return { page, first: own?.[by] };
};

test.each([
  { game: 'anthem', turnCap: 10, by: 'turn' },
  { game: 'silver', turnCap: 5, by: 'first' },
])(
  '$game: whoever wants to play again is heard where the result has been closed, and one press leads there; the next one begins',
  async ({ game, turnCap, by }) => {
    const { page, context, faults } = await newPerson(browser);
    const [ana, ben] = [await personOf(context), await Person.arrive(server.url, 'Ben')];
    const table: TableId = await ana.lay(['me', 'open'], { game, options: { turnCap } });
    const his = await ben.open(table);
    await his.does({ type: 'sit', seat: 1, contribution: 'b6'.repeat(32) });
    const { page: hers, first } = await beginner(ana, table, by);
    await page.clock.install();
    await page.goto(`${server.url}/t/${table}`);
    await page.locator('.game__table *').first().waitFor();
    await playToTheEnd(hers, his);
    const result = page.getByRole('button', { name: 'Show the result' });
    await result.first().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // News go by themselves after a while, which is not to pass here.
    await page.clock.pauseAt(Date.now() + 600_000);
    await his.does({ type: 'rematch', seat: 1, contribution: 'c7'.repeat(32) });
    const call = page.locator('.toasts').getByText('Ben wants to play again.');
    await call.waitFor();
    await page.locator('.toasts').getByRole('button', { name: 'Show the result' }).click();
    await page.clock.resume();
    await page
      .getByRole('dialog')
      .getByText(`${first === 0 ? 'Ben begins' : 'You begin'} the next match.`)
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL((url) => !url.href.endsWith(table));
    await page.locator('.game__table *').first().waitFor();
    const next = await beginner(ana, new URL(page.url()).pathname.split('/').at(-1) as TableId, by);
    expect([0, 1]).toContain(first);
    expect(next.first).toBe(first === 0 ? 1 : 0);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test.each(['desktop', 'phone'] as const)(
  'on a %s: after “Read rule” the focus is on the rule, also when it is asked for again',
  async (size) => {
    // Snake is led: other cards than snakes can only recruit.
    const hands = ['S5 S10 S13 L4 L12 L13 H2 H10 H12 H13', 'S1 S2 S3', 'H3 H4 H5', 'L1 L2 L3'];
    const scene = await Scene.open({ game: 'anansi', seats: 4, setup: () => position({ hands, leader: 3, trick: 'S7', display: 'L5' }) });
    const { page, context, faults } = await newPerson(browser, { size });
    await scene.sitDown(page, 'Ruth');
    await settled(page);
    const read = page.getByRole('button', { name: /^Read rule ANA-/ });
    for (let times = 0; times < 2; times += 1) {
      await page.getByRole('button', { name: /^Hornet 12/ }).focus();
      await page.getByRole('button', { name: /^Play .*follow/ }).click({ force: true });
      await read.waitFor();
      const rule = /ANA-[\d.]+/.exec(await read.innerText())?.[0];
      await read.click();
      const focused = page.locator('[data-rule]:focus');
      await focused.waitFor();
      expect(await focused.getAttribute('data-rule')).toBe(rule);
      if (size === 'phone') {
        // The sheet closes, and the focus is not left behind in it.
        await page.keyboard.press('Escape');
        await page.locator('[data-rule]').first().waitFor({ state: 'detached' });
      }
      await page.getByRole('button', { name: /^Hornet 12/ }).focus();
    }
    expect(faults).toEqual([]);
    await context.close();
    await scene.close();
  },
);
