import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openServer, readConfig, type Server } from '@tafelrunde/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newPerson } from './browser.ts';
import { freePort } from '../server/tests/free-port.ts';
import { Player } from './playing.ts';
import { lentBrowser } from './opened.ts';

const built = fileURLToPath(new URL('../dist/web', import.meta.url));
const first = readFileSync(new URL('../dist/.web-built', import.meta.url), 'utf8');
const second = `${first.slice(0, -1)}${first.endsWith('0') ? '1' : '0'}`;

/** A house whose pages can be exchanged for those of another build, as by an update. */
class Updated {
  readonly folder = mkdtempSync(join(tmpdir(), 'tafelrunde-offline-'));
  readonly port: number;
  #server: Server | undefined;

  constructor(port: number) {
    this.port = port;
    cpSync(built, join(this.folder, 'web'), { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(build: string): Promise<void> {
    const config = readConfig({ HOST: '127.0.0.1', LOG_LEVEL: 'error', TAFEL_BUILD: build, BOT_PAUSE_MS: '60' });
    const times = { ...config.times, carrying: 120_000 }; // its thread is compiled here, and the machine may be busy
    this.#server = await openServer({
      ...config,
      times,
      port: this.port,
      dataDir: join(this.folder, 'data'),
      webDir: join(this.folder, 'web'),
    });
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }

  /** The same pages under another build's name: every script is another file. */
  update(): void {
    const web = join(this.folder, 'web');
    const assets = join(web, 'assets');
    const texts = [...readdirSync(assets).map((name) => join('assets', name)), 'index.html', 'sw.js'].filter((name) =>
      /\.(js|html)$/.test(name),
    );
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    for (const name of texts) {
      let text = readFileSync(join(web, name), 'utf8').replaceAll(first, second);
      for (const script of scripts) text = text.replaceAll(script, script.replace('.js', '2.js'));
      writeFileSync(join(web, name), text);
    }
    for (const script of scripts) renameSync(join(assets, script), join(assets, script.replace('.js', '2.js')));
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

let house: Updated;
let browser: Browser;

beforeAll(async () => {
  browser = await lentBrowser();
});
beforeEach(async () => {
  house = new Updated(await freePort());
  await house.start(first);
});
afterEach(() => house.close());
afterAll(() => browser?.close());

/** The pages are kept, all of them, and answer for this page. */
async function areKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller === null)
      await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}

async function playHere(page: Page, game: string): Promise<void> {
  await page.getByRole('button', { name: `${game}: choose bots … or play without a server` }).click();
  const dialog = page.getByRole('dialog', { name: 'Against bots' });
  await dialog.getByRole('radio', { name: /Only in this browser/ }).check();
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL('**/here/*');
}

const row = (page: Page) => page.getByRole('region', { name: 'Your row' });
const lines = (page: Page) => page.locator('ol.log').innerText();
/** Everything that was there is there. A move may still have been on its way, so there may be more. */
const goesOnFrom = (before: string) => (now: string) => now.startsWith(before);
/** Whether what the page was loaded from is of the new build. */
const isNew = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src.endsWith('2.js') === true);

/** The pages of the new build are kept, and no others wait to take their place: from now on they are what answers without a server. */
const hasTakenOver = (page: Page) =>
  page.evaluate(async (build) => {
    const registration = await navigator.serviceWorker.getRegistration();
    const isKept = (await caches.keys()).some((name) => name.endsWith(build));
    return isKept && registration?.installing === null && registration.waiting === null;
  }, second);

/** Wants the match to go on at the server. */
async function carry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByRole('button', { name: /^Play on at the server/ }).click();
  await page.getByRole('button', { name: 'Carry over' }).click();
}

/** What a page without a server cannot help saying. */
const unheard = (fault: string) => !/ERR_CONNECTION|ERR_FAILED|Failed to (fetch|load)/.test(fault);

test('without a server: a match of this browser is reloaded and played on, the lobby opens, another game begins; with one, it is carried there', async () => {
  const { page, faults, context } = await newPerson(browser, { keepsPages: true });
  await page.goto(house.address);
  await areKept(page);
  await playHere(page, 'Anthem');
  await row(page).waitFor();
  await new Player(page).decide(3);
  const before = await lines(page);
  await house.stop();

  await page.reload();
  await row(page).waitFor();
  await expect.poll(() => lines(page)).toSatisfy(goesOnFrom(before));
  await new Player(page).decide(2);
  await expect.poll(async () => (await lines(page)).length).toBeGreaterThan(before.length);
  const later = await lines(page);
  const here = page.url();
  await carry(page);
  await page.getByText('No server answers just now.').first().waitFor();
  expect(page.url()).toBe(here);

  // Another language was never asked for, and is there all the same: in the lobby and at the table.
  await page.goto(house.address);
  await page.getByRole('link', { name: /in this browser/ }).waitFor();
  await page.locator('header label[lang=fr]').click();
  await page.getByRole('button', { name: 'Anthem : nouvelle table' }).waitFor();
  await page.goto(here);
  await page.getByRole('button', { name: 'Annuler', exact: true }).waitFor();
  await page.goto(house.address);
  await page.locator('header label[lang=en]').click();
  await playHere(page, 'Anansi');
  await page.locator('.ana-hand').first().waitFor();
  const also = page.url();
  expect(
    await page.evaluate(() =>
      fetch('/api/me').then(
        ({ status }) => status,
        () => 'nobody',
      ),
    ),
  ).toBe('nobody');
  const urls = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(urls).toContain('/');
  expect(urls.filter((path) => path.startsWith('/api'))).toEqual([]); // nothing of anybody’s own is kept

  await house.start(first);
  await page.goto(here);
  await row(page).waitFor();
  await carry(page);
  await page.waitForURL('**/t/*');
  await row(page).waitFor();
  await expect.poll(() => lines(page)).toSatisfy(goesOnFrom(later));
  await page
    .getByText(/carried over/)
    .first()
    .waitFor();
  await new Player(page).decide(1);
  // So is a match of another game, which was begun without a server.
  await page.goto(also);
  await page.locator('.ana-hand').first().waitFor();
  await carry(page);
  await page.waitForURL('**/t/*');
  await page.locator('.ana-hand').first().waitFor();
  for (const gone of [here, also]) {
    await page.goto(gone);
    await page.getByText('This match is not in this browser').waitFor();
  }
  expect(faults.filter(unheard)).toEqual([]);
  await context.close();
});

test('a new build asks a running table before it takes over, and the match goes on in it', async () => {
  const { page, faults, context } = await newPerson(browser, { keepsPages: true });
  await page.goto(house.address);
  await areKept(page);
  await playHere(page, 'Anthem');
  await row(page).waitFor();
  await new Player(page).decide(2);
  const before = await lines(page);

  await house.stop();
  house.update();
  await house.start(second);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const reload = page.getByRole('button', { name: 'There is a newer version of this page. Reload' });
  await reload.waitFor();
  // Nothing was taken from under the table: it can be played on, and parts that were never opened are still there.
  await expect.poll(() => lines(page)).toSatisfy(goesOnFrom(before));
  await new Player(page).decide(1);
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  expect(await isNew(page)).toBe(false);
  const later = await lines(page);

  // Where everything is slow the old pages may come once more, and ask again.
  await expect
    .poll(async () => {
      if ((await reload.count()) > 0) await reload.click({ timeout: 3000 });
      return await isNew(page);
    })
    .toBe(true);
  await row(page).waitFor();
  await expect.poll(() => lines(page)).toSatisfy(goesOnFrom(later));
  expect(await reload.count()).toBe(0);
  // The new build is kept now, and needs no server either. Slow pages are loaded anew before it has stepped in.
  await expect.poll(() => hasTakenOver(page)).toBe(true);
  await house.stop();
  await page.reload();
  await row(page).waitFor();
  expect(await isNew(page)).toBe(true);
  expect(faults.filter(unheard)).toEqual([]);
  await context.close();
});

test('a page that was reloaded into the new build by hand is not asked again', async () => {
  const { page, context } = await newPerson(browser, { keepsPages: true });
  await page.goto(house.address);
  await areKept(page);
  await playHere(page, 'Anthem');
  await row(page).waitFor();
  await house.stop();
  house.update();
  await house.start(second);
  // Asks the server first, and where that is late takes what is kept: the old pages.
  await expect
    .poll(async () => {
      await page.reload();
      return await isNew(page);
    })
    .toBe(true);
  await row(page).waitFor();
  await expect.poll(() => hasTakenOver(page)).toBe(true);
  await page.reload();
  await row(page).waitFor();
  expect(await page.getByRole('button', { name: /newer version/ }).count()).toBe(0);
  await context.close();
});
