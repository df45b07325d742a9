import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemindersInfo } from '@tafelrunde/protocol';
import { openServer, readConfig, type Server } from '@tafelrunde/server';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../server/tests/free-port.ts';
import { PostOffice } from '../server/tests/reminders/post-office.ts';
import { newPerson } from './browser.ts';
import { Player } from './playing.ts';
import { everywhere, missing } from './room.ts';
import { lentBrowser } from './opened.ts';

const MINUTE = 60_000;

let browser: Browser;
let server: Server;
let passed = 0;
const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-reminders-'));
const told: { readonly title: string; readonly link: string; readonly type: string }[] = [];
const faultsOf = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
/** A lamp, say, that wants to know. */
const lamp = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += String(part);
  });
  request.on('end', () => {
    told.push(JSON.parse(body));
    response.writeHead(204).end();
  });
});

beforeAll(async () => {
  const build = readFileSync(new URL('../dist/.web-built', import.meta.url), 'utf8');
  const settings = { HOST: 'localhost', LOG_LEVEL: 'error', TAFEL_BUILD: build, ALLOW_PRIVATE_WEBHOOKS: '1' };
  const config = { ...readConfig(settings), port: 0, dataDir: folder };
  // It looks who is to be called when the test has it look, however long a slow browser takes for a page.
  const times = { ...config.times, botPause: 0, calling: 1440 * MINUTE, sweep: 1440 * MINUTE };
  server = await openServer({ ...config, times }, { now: () => Date.now() + passed, elapsed: () => performance.now() + passed });
  await new Promise<void>((resolve) => lamp.listen(0, '127.0.0.1', resolve));
  browser = await lentBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  lamp.close();
  rmSync(folder, { recursive: true, force: true });
});

test('after a move at a table of days one is asked, once; then one chooses how and when, and is called when it is time', async () => {
  const people = [await newPerson(browser, { size: 'phone' }), await newPerson(browser, { size: 'phone' })] as const;
  const [ruth, jonas] = people;
  // Browsers that say no, and count how often they were asked.
  for (const { page } of people)
    await page.addInitScript(() => {
      Notification.requestPermission = () => {
        sessionStorage.setItem('asked', `${Number(sessionStorage.getItem('asked')) + 1}`);
        return Promise.resolve('denied');
      };
    });
  const browserAsked = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('asked')));
  await ruth.page.goto(server.url);
  const table = await ruth.page.evaluate(async () => {
    const clock = { kind: 'days', bank: 30 * 86_400_000, back: 3_600_000 };
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const wish = { game: 'anthem', seats, public: false, start: true, contribution: 'ab'.repeat(32), clock };
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) };
    return (await (await fetch('/api/tables', init)).json()).table as string;
  });
  const address = `${server.url}/t/${table}`;
  for (const { page } of people) await page.goto(address);
  await jonas.page
    .getByRole('button', { name: /free seat|take/i })
    .first()
    .click();
  for (const { page } of people) await page.getByRole('timer').waitFor();
  const questionOf = (page: Page) => page.getByRole('dialog', { name: 'Shall we call you?' });
  for (const { page } of people) expect(await questionOf(page).count()).toBe(0); // never on arrival
  const yours = (page: Page) => page.locator('.dock.is-yours');
  await Promise.race(people.map(({ page }) => yours(page).waitFor()));
  const [page, other] = (await yours(ruth.page).isVisible()) ? [ruth.page, jonas.page] : [jonas.page, ruth.page];
  const question = questionOf(page);
  await expect
    .poll(async () => {
      await new Player(page).move();
      return await question.count();
    })
    .toBe(1);
  await expect.poll(() => missing(page, { width: 360, height: 740 }, everywhere)).toEqual([]);
  await expect.poll(() => faultsOf(page)).toEqual([]);
  await question.getByRole('button', { name: 'Not now' }).click();
  await question.waitFor({ state: 'detached' });
  // The other one goes on until it is the asked one's turn again.
  await expect
    .poll(async () => {
      await new Player(other).move();
      return await yours(page).count();
    })
    .toBe(1);
  // The browser is asked after our own yes and never before; where it says no, we say where that is changed.
  for (const each of [page, other]) expect(await browserAsked(each)).toBe(0);
  await questionOf(other).getByRole('button', { name: 'Yes, call me' }).click();
  await other.getByText('Your browser has blocked messages from this page.', { exact: false }).first().waitFor();
  expect(await browserAsked(other)).toBe(1);

  await page.goto(`${server.url}/you`);
  await page.getByRole('link', { name: 'Reminders' }).click();
  await page.getByRole('heading', { name: 'Call me when it is my turn.' }).waitFor();
  await page.getByRole('textbox', { name: 'Address' }).fill('nonsense');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByText('That is not an address we can send anything to.').waitFor();
  const lampAt = `http://127.0.0.1:${(lamp.address() as AddressInfo).port}/lamp`;
  await page.getByRole('textbox', { name: 'Address' }).fill(lampAt);
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('checkbox', { name: `Messages to ${lampAt}` }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByText('The message has arrived.').first().waitFor();
  expect(told.map(({ type }) => type)).toEqual(['trial']);
  await page.getByText('Quiet hours', { exact: true }).last().waitFor();
  await page.getByRole('checkbox', { name: 'Quiet hours' }).click({ force: true });
  await page.getByText('In your time zone', { exact: false }).waitFor();
  await page.getByRole('checkbox', { name: 'Quiet hours' }).click({ force: true });
  await page.getByText('In your time zone', { exact: false }).waitFor({ state: 'detached' });
  await page
    .getByText(/^Anthem, with /)
    .last()
    .waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => faultsOf(page)).toEqual([]);

  // At one's own page one is not at the table: the turn that waits there is told; at another table of another game, that one as well.
  const calledAs = async (calls: number) => {
    await expect
      .poll(async () => {
        passed += 10 * MINUTE;
        await server.sweep();
        return told.length;
      })
      .toBe(calls);
    return told.at(-1);
  };
  expect(await calledAs(2)).toMatchObject({ type: 'your-turn', title: 'Your turn: Anthem', link: address });
  const bots = ['instant', 'instant'].map((level) => ({ kind: 'bot', level }));
  const wish = { game: 'anansi', seats: [{ kind: 'me' }, ...bots], public: false, start: true, contribution: 'cd'.repeat(32) };
  const laid = await page.request.post(`${server.url}/api/tables`, { data: wish });
  const { table: also } = (await laid.json()) as { table: string };
  expect(await calledAs(3)).toMatchObject({ type: 'your-turn', title: 'Your turn: Anansi', link: `${server.url}/t/${also}` });
  // A helper of one table alone is given its table by hand; a table that is switched off calls nobody.
  await page.reload();
  await page.getByRole('combobox', { name: 'For which tables?' }).selectOption({ label: 'Anansi, with 2 bots' });
  await page.getByRole('textbox', { name: 'Address' }).fill(`${lampAt}/anansi`);
  await page.getByRole('button', { name: 'Add' }).click();
  await page
    .locator('.hook', { hasText: `${lampAt}/anansi` })
    .getByText('only Anansi, with 2 bots')
    .waitFor();
  const set = async () => {
    const { ways, muted } = (await (await page.request.get(`${server.url}/api/you/reminders`)).json()) as RemindersInfo;
    return { ways: ways.map((way) => [way.address, way.table]), muted };
  };
  const ways = [
    [lampAt, undefined],
    [`${lampAt}/anansi`, also],
  ];
  await expect.poll(set).toEqual({ ways, muted: [] });
  await page
    .getByRole('checkbox', { name: /^Anthem, with / })
    .last()
    .click({ force: true });
  await expect.poll(set).toEqual({ ways, muted: [table] });
  await page
    .getByRole('checkbox', { name: /^Anthem, with / })
    .last()
    .click({ force: true });
  await expect.poll(set).toEqual({ ways, muted: [] });
  // Below a tenth of the bank it is told once, and shown by more than colour.
  passed += 28 * 1440 * MINUTE;
  await page.goto(address);
  await page.locator('.mybank.is-low').waitFor();
  const warnings = () => page.getByRole('log').getByText('Your time is getting short:').allInnerTexts();
  await expect.poll(warnings).toEqual([expect.stringMatching(/: (2 days|\d\d h) left\.$/)]);
  // What the console says of an address that was refused is meant.
  expect([...ruth.faults, ...jonas.faults].filter((fault) => !fault.includes('status of 400'))).toEqual([]);
});

test('the service worker shows what is pushed, once for each call; touched, a call leads to its page, open or not', async () => {
  const ruth = await newPerson(browser, { keepsPages: true });
  const { page, context } = ruth;
  await context.grantPermissions(['notifications'], { origin: server.url });
  await page.goto(`${server.url}/you/reminders`);
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active !== undefined) resolve(active.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const call = { id: 'one-call', title: 'Your turn: Anansi', text: 'Kaja has played.', link: `${server.url}/t/some-table` };
  const push = (data: string) => session.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data });
  await push(JSON.stringify(call));
  await push(JSON.stringify(call));
  await push('{}');
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await expect.poll(async () => (await shown()).length).toBe(2);
  expect(await shown()).toEqual(
    expect.arrayContaining([
      { title: call.title, body: call.text, tag: call.id },
      { title: 'Tafelrunde', body: '', tag: 'tafelrunde' },
    ]),
  );

  // What the touch of a finger would set off. No script may give a window the focus or open one by itself: so far it goes here, and which
  // window it would be is written down.
  await push(JSON.stringify({ ...call, id: 'of-this-page', link: `${server.url}/you/reminders` }));
  await expect.poll(async () => (await shown()).length).toBe(3);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const touched = (tag: string) =>
    worker.evaluate(async (wanted) => {
      // The types of a page do not know what a service worker has.
      const scope = globalThis as unknown as {
        readonly registration: ServiceWorkerRegistration;
        readonly clients: { openWindow: (url: string) => Promise<unknown> };
        readonly WindowClient: { readonly prototype: { focus: () => Promise<unknown> } };
        readonly NotificationEvent: new (type: string, init: object) => Event;
      };
      const done: string[] = [];
      scope.clients.openWindow = async (url) => done.push(`opens ${url}`);
      scope.WindowClient.prototype.focus = async function focus(this: { readonly url: string }) {
        return done.push(`turns to ${this.url}`);
      };
      const [notification] = await scope.registration.getNotifications({ tag: wanted });
      const event = new scope.NotificationEvent('notificationclick', { notification });
      const work: Promise<unknown>[] = [];
      Object.defineProperty(event, 'waitUntil', { value: (each: Promise<unknown>) => work.push(each) });
      dispatchEvent(event);
      await Promise.all(work);
      return done;
    }, tag);
  expect(await touched('of-this-page')).toEqual([`turns to ${page.url()}`]);
  expect(await touched('one-call')).toEqual([`opens ${call.link}`]);
  expect(await touched('tafelrunde')).toEqual([`opens ${server.url}/tables`]);
  await expect.poll(shown).toEqual([]);
  expect(ruth.faults).toEqual([]);
});

test('wishes that follow each other quickly over a slow line are all kept, and each shows at once', async () => {
  const { page, faults } = await newPerson(browser);
  await page.goto(`${server.url}/you/reminders`);
  const quiet = page.getByRole('checkbox', { name: 'Quiet hours' });
  await quiet.waitFor({ state: 'attached' });
  let answer: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/wishes', async (route) => {
    await slow;
    await route.continue();
  });
  let kept = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/wishes') && response.ok()) kept += 1;
  });
  const daily = page.getByRole('checkbox', { name: /^One message a day/ });
  await quiet.click({ force: true });
  await daily.click({ force: true });
  await expect.poll(async () => [await quiet.isChecked(), await daily.isChecked()]).toEqual([true, true]);
  expect(kept).toBe(0);
  answer();
  await expect.poll(() => kept).toBe(2);
  await page.reload();
  await quiet.waitFor({ state: 'attached' });
  await expect.poll(async () => [await quiet.isChecked(), await daily.isChecked()]).toEqual([true, true]);
  expect(faults).toEqual([]);
});

test('the links of mails lead to pages: one confirms the address, the other ends it', async () => {
  const office = await PostOffice.open();
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'tafelrunde-mails-'));
  const mail = { smtp: office.url, from: 'Tafelrunde <tafel@tafel.example>' };
  const house = await openServer({ ...readConfig({ HOST: 'localhost', LOG_LEVEL: 'error' }), port, dataDir, publicUrl, mail });
  const { page, context, faults } = await newPerson(browser, { size: 'phone' });
  await page.goto(publicUrl);
  const asked = async (path: string, data?: object) => {
    const url = `${publicUrl}/api/you/reminders${path}`;
    const answer = await (data === undefined ? context.request.get(url) : context.request.post(url, { data }));
    return ((await answer.json()) as { ways: readonly { handle: string; unconfirmed?: boolean }[] }).ways;
  };
  const follow = async (which: string) => {
    const [link] = new RegExp(`${publicUrl}/reminders/${which}#[\\w.-]+`).exec(office.mails.at(-1)?.text ?? '') ?? [];
    await page.goto(link ?? 'no link');
    await page.locator('main .btn--primary').click();
    await page.locator('main a[href="/tables"]').waitFor();
  };
  const [way] = await asked('/mail', { address: 'ruth@example.org' });
  expect(way).toMatchObject({ kind: 'mail', unconfirmed: true });
  await expect.poll(() => office.mails.length).toBe(1);
  await follow('confirm');
  expect((await asked(''))[0]?.unconfirmed ?? false).toBe(false);
  await asked('/try', { handle: way?.handle });
  await expect.poll(() => office.mails.length).toBe(2);
  // A mailbox that takes nothing any more is told where one waits for calls, and where they are set.
  office.closed.add('ruth@example.org');
  expect(await asked('/try', { handle: way?.handle })).toMatchObject([{ trouble: 'bounced' }]);
  for (const path of ['/tables', '/you/reminders']) {
    await page.goto(`${publicUrl}${path}`);
    await page.getByText('The mailbox takes nothing. Check the address, then try again.').waitFor();
  }
  await follow('stop');
  expect(await asked('')).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
  await house.close();
  rmSync(dataDir, { recursive: true, force: true });
});
