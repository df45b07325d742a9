import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServer, readConfig, type Server } from '@tafelrunde/server';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hex32, Person } from '../server/tests/people.ts';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { Player } from './playing.ts';
import { lentBrowser } from './opened.ts';

const HOUR = 3_600_000;

let browser: Browser;
let server: Server;
const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-undo-'));

/** A real server where a request to take back waits for its answer, however long a slow browser takes to give it. */
beforeAll(async () => {
  const build = readFileSync(new URL('../dist/.web-built', import.meta.url), 'utf8');
  const config = { ...readConfig({ HOST: '127.0.0.1', LOG_LEVEL: 'error', TAFEL_BUILD: build }), port: 0, dataDir: folder };
  server = await openServer({ ...config, times: { ...config.times, undo: HOUR } });
  browser = await lentBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a request to take back says what would come of it; it is refused with a reason or agreed to, and stays in the log', async () => {
  const ruth = await newPerson(browser);
  const jonas = await newPerson(browser, { size: 'phone' });
  await ruth.page.goto(server.url);
  await ruth.page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
  const table = await ruth.page.evaluate(async () => {
    const wish = { game: 'anthem', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }], public: false, start: true };
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) });
    return ((await answer.json()) as { table: string }).table;
  });
  for (const { page } of [ruth, jonas]) await page.goto(`${server.url}/t/${table}`);
  await jonas.page
    .getByRole('button', { name: /free seat|take/i })
    .first()
    .click();
  for (const { page } of [ruth, jonas]) await page.getByRole('region', { name: 'Your row' }).waitFor();
  const yours = (page: typeof ruth.page) => page.locator('.dock.is-yours');
  await Promise.race([ruth, jonas].map(({ page }) => yours(page).waitFor()));
  const [asker, other] = (await yours(ruth.page).isVisible()) ? [ruth.page, jonas.page] : [jonas.page, ruth.page];
  await new Player(asker).fan().first().click(); // the drawn card tells something: others are to agree
  await asker.getByRole('button', { name: 'Undo' }).click();
  const dialog = asker.getByRole('dialog', { name: 'Take the move back?' });
  await dialog.getByLabel('A word about it').fill('Wrong tap, sorry.');
  await dialog.getByRole('button', { name: /^Ask / }).click();

  const card = other.getByRole('region', { name: /would like to take a move back/ });
  await card.getByText('This move is taken back:').waitFor();
  await card.getByText('None of your moves change.').waitFor();
  await card.getByText('Wrong tap, sorry.').waitFor();
  await other.getByText('The table waits for your answer.').waitFor();
  const picture = process.env['SHOTS'];
  if (picture !== undefined)
    for (const [at, page] of [asker, other].entries()) await page.screenshot({ path: `${picture}/undo-${at}.png` });
  await expect.poll(() => findings(other)).toEqual([]);
  await other.getByRole('button', { name: 'No …' }).click();
  await card.getByRole('button', { name: 'I learned too much from it.' }).click();
  await card.getByLabel('In your own words').fill('Next time!');
  if (picture !== undefined) await other.screenshot({ path: `${picture}/undo-no.png` });
  await other.getByRole('button', { name: 'Refuse' }).click();
  const refusal = asker.getByRole('region', { name: /does not agree\.$/ });
  await refusal.getByText('“I learned too much from it. Next time!”').waitFor();
  await expect.poll(() => findings(asker)).toEqual([]);
  await refusal.getByRole('button', { name: 'All right' }).click();
  await refusal.waitFor({ state: 'detached' });
  await expect.poll(() => asker.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true'); // not twice about the same move
  const logOf = async (page: typeof ruth.page) => {
    if (!(await page.locator('ol.log').isVisible())) await page.getByRole('button', { name: 'Log' }).click();
    return page.locator('ol.log');
  };
  const closeDrawer = async (page: typeof ruth.page) => {
    const close = page.locator('.drawer').getByRole('button', { name: 'Close' });
    if (await close.isVisible()) await close.click();
  };
  const trace = (await logOf(asker)).locator('.log__undo--no');
  await trace.waitFor();
  await expect
    .poll(() => trace.innerText())
    .toMatch(/You wanted to take a move back\.[^]*Wrong tap, sorry\.[^]*I learned too much from it\. Next time!/);
  if (picture !== undefined) await asker.screenshot({ path: `${picture}/undo-trace.png` });
  await closeDrawer(asker);

  // Away, and waited for: one tap, which is found in the talk afterwards.
  const address = asker.url();
  await asker.goto(server.url);
  const nudge = other.getByRole('button', { name: /^Nudge / });
  await nudge.click();
  await nudge.waitFor({ state: 'detached' }); // not twice for the same move
  await asker.goto(address);
  await yours(asker).waitFor();

  // The other one takes something back as well, and is let: what is taken back stays in the log, struck through, for both.
  await expect.poll(async () => ((await new Player(asker).move()) ? 1 : await yours(other).count())).toBe(1);
  await yours(other).waitFor();
  await new Player(other).fan().first().click();
  // Whoever asks may think better of it, and ask once more.
  const asks = asker.getByRole('region', { name: /would like to take a move back/ });
  for (const better of [true, false]) {
    await other.getByRole('button', { name: 'Undo' }).click();
    await other.getByRole('dialog', { name: 'Take the move back?' }).getByRole('button', { name: /^Ask / }).click();
    await asks.waitFor();
    if (!better) break;
    await other.getByRole('button', { name: 'Withdraw the request' }).click();
    await asks.waitFor({ state: 'detached' });
  }
  // Both are told over the table; whoever looks a moment later would find it gone.
  for (const page of [asker, other])
    await page.evaluate(() => {
      const keep = () => {
        const news = document.querySelector('.toast--good')?.textContent ?? '';
        if (news.includes('Taken back.')) document.body.dataset['news'] = news;
      };
      new MutationObserver(keep).observe(document.body, { childList: true, subtree: true });
    });
  await asker.locator('.dock').getByRole('button', { name: 'Agree' }).click();
  for (const page of [asker, other])
    await expect.poll(() => page.evaluate(() => document.body.dataset['news'])).toContain('Everyone agreed.');
  for (const page of [asker, other]) {
    const taken = (await logOf(page)).locator('.is-taken');
    await taken.waitFor();
    expect(
      await taken
        .locator('xpath=descendant-or-self::*')
        .evaluateAll((all) => all.some((each) => getComputedStyle(each).textDecorationLine === 'line-through')),
    ).toBe(true);
    await (await logOf(page)).locator('.log__undo:not(.log__undo--no)').getByText('agreed').waitFor({ state: 'attached' });
    if (picture !== undefined) await page.screenshot({ path: `${picture}/undo-agreed-${page === asker ? 0 : 1}.png` });
    await closeDrawer(page);
  }
  await new Player(other).fan().first().waitFor(); // as before the draw

  // How everybody stands is one tap away.
  await other.getByRole('button', { name: 'Score sheet' }).click();
  const sheet = other.getByRole('dialog', { name: 'Score sheet' });
  await expect.poll(() => sheet.getByRole('row').count()).toBe(3);
  await expect.poll(() => findings(other)).toEqual([]);
  if (picture !== undefined) await other.screenshot({ path: `${picture}/score.png` });
  await sheet.getByRole('button', { name: 'Close' }).click();

  // Words of others are read as they were written, reacted to with one tap, and hushed for oneself alone.
  const chatOf = async (page: typeof ruth.page) => {
    const input = page.getByLabel('Message to the table');
    if (!(await input.isVisible())) await page.getByRole('button', { name: /^Chat/ }).click();
    return page.locator('.chat');
  };
  const [said, heard] = [await chatOf(asker), await chatOf(other)];
  await said
    .getByText(/nudges you|nudges /)
    .first()
    .waitFor();
  await said.getByLabel('Message to the table').fill('See https://example.org/rules, all of you.');
  await said.getByRole('button', { name: 'Send' }).click();
  const line = heard.getByText('See https://example.org/rules, all of you.');
  await line.waitFor();
  expect(await heard.locator('.chat__list a').count()).toBe(0); // no link
  await heard.getByRole('button', { name: /^React to / }).click();
  await heard.getByRole('button', { name: 'Funny' }).click();
  await said.getByRole('button', { name: /^Funny: / }).waitFor();
  if (picture !== undefined)
    for (const [at, page] of [asker, other].entries()) await page.screenshot({ path: `${picture}/chat-${at}.png` });
  await expect.poll(() => findings(other)).toEqual([]);
  await heard.getByRole('button', { name: /^React to / }).click();
  await heard.getByRole('button', { name: /^Mute / }).click();
  await heard.getByText('Muted, for you alone').waitFor();
  await line.waitFor({ state: 'hidden' });
  await heard.getByRole('button', { name: /^Listen to / }).click();
  await line.waitFor();
  for (const page of [asker, other]) await closeDrawer(page);

  // The match is put to the table: once refused, once agreed to. It is over, nobody has won, and it can be watched again.
  const wantsToEnd = async (page: typeof ruth.page) => {
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('button', { name: /^End the match together/ }).click();
    await page.getByRole('button', { name: 'Ask the others' }).click();
  };
  await wantsToEnd(asker);
  await other
    .locator('.dock')
    .getByText(/would like to end the match here/)
    .waitFor();
  if (picture !== undefined)
    for (const [at, page] of [asker, other].entries()) await page.screenshot({ path: `${picture}/vote-${at}.png` });
  await other.getByRole('button', { name: 'Play on' }).click();
  await asker.getByText('The match goes on as before.').first().waitFor(); // seen for a while, and read out
  await wantsToEnd(other);
  await asker.locator('.dock').getByRole('button', { name: 'Agree' }).click();
  for (const page of [asker, other]) {
    const end = page.getByRole('dialog', { name: /^The match was ended together/ });
    await end.getByText('it counts in no statistics').waitFor();
    await expect.poll(() => findings(page)).toEqual([]);
  }
  if (picture !== undefined)
    for (const [at, page] of [asker, other].entries()) await page.screenshot({ path: `${picture}/ended-${at}.png` });
  await other.getByRole('button', { name: 'Replay' }).click();
  await other.waitForURL('**/replay/**');
  const rail = other.getByRole('slider').first();
  await rail.focus();
  await rail.press('End');
  await other.getByText('The match was ended together.').first().waitFor();
  expect([...ruth.faults, ...jonas.faults]).toEqual([]);
});

test('Anansi: whose moves would go back is said; a no is read and answered, laughed at and hushed; one is nudged, and the match is ended together', async () => {
  const [first, second] = [await Person.arrive(server.url, 'Ruth'), await Person.arrive(server.url, 'Jonas')];
  const table = await first.lay(['me', 'open', 'bot'], { game: 'anansi' });
  const [own, his] = [await first.open(table), await second.open(table)];
  await his.does({ type: 'sit', seat: 1, contribution: hex32() });
  // Both have played a card since: hers goes back only where he agrees.
  const mustAsk = () => own.match?.views.some(({ undo }) => undo?.kind === 'consent') === true && his.asked !== undefined;
  while (!mustAsk()) {
    const asked = await Promise.race([own, his].map((each) => each.turn().then(() => each)));
    if (mustAsk()) break;
    await asked.plays();
    await Promise.all([own, his].map((each) => each.until(({ seq }) => seq >= asked.seq)));
  }
  await Promise.all([own.close(), his.close()]);

  const ruth = await newPerson(browser, { size: 'phone' });
  const jonas = await newPerson(browser);
  for (const [{ context }, { cookie }] of [
    [ruth, first],
    [jonas, second],
  ] as const) {
    const [name = '', value = ''] = cookie.split(/=(.*)/s);
    await context.addCookies([{ name, value, url: server.url }]);
  }
  for (const { page } of [ruth, jonas]) await page.goto(`${server.url}/t/${table}`);
  await ruth.page.getByRole('button', { name: 'Undo' }).click();
  await ruth.page.getByRole('dialog', { name: 'Take the move back?' }).getByRole('button', { name: 'Ask Jonas' }).click();
  const request = jonas.page.getByRole('region', { name: 'Ruth would like to take a move back.' });
  await request.getByText(/^(This move is|These \d+ moves are) taken back/).waitFor();
  await jonas.page.locator('.dock').getByRole('button', { name: 'No …' }).click();
  await request.getByRole('button', { name: 'I have already acted on it.' }).click();
  await jonas.page.locator('.dock').getByRole('button', { name: 'Refuse' }).click();
  const refusal = ruth.page.getByRole('region', { name: 'Jonas does not agree.' });
  await refusal.getByText('“I have already acted on it.”').waitFor();
  await expect.poll(() => findings(ruth.page)).toEqual([]);
  await refusal.getByRole('button', { name: 'Answer' }).click();
  await ruth.page.getByLabel('Message to the table').fill('Fair enough.');
  await ruth.page.getByRole('button', { name: 'Send' }).click();
  // He laughs at it with one tap, hushes her for himself and listens again.
  const heard = jonas.page.locator('.chat');
  await heard.getByText('Fair enough.').waitFor();
  await heard.getByRole('button', { name: 'React to Ruth' }).click();
  await heard.getByRole('button', { name: 'Funny' }).click();
  await ruth.page
    .locator('.chat')
    .getByRole('button', { name: /^Funny: / })
    .waitFor();
  await heard.getByRole('button', { name: 'React to Ruth' }).click();
  await heard.getByRole('button', { name: /^Mute / }).click();
  await heard.getByText('Fair enough.').waitFor({ state: 'hidden' });
  await heard.getByRole('button', { name: /^Listen to / }).click();
  await heard.getByText('Fair enough.').waitFor();
  await ruth.page.locator('.drawer').getByRole('button', { name: 'Close' }).click();
  // It is his turn, and he is away: one tap, which he finds when he is back.
  await jonas.page.goto(server.url);
  const nudge = ruth.page.getByRole('button', { name: 'Nudge Jonas' });
  await nudge.click();
  await nudge.waitFor({ state: 'detached' });
  await jonas.page.goto(`${server.url}/t/${table}`);
  await heard.getByText('nudges', { exact: false }).first().waitFor();

  // How everybody stands is one tap away here, too.
  await jonas.page.getByRole('button', { name: 'Score sheet' }).click();
  const sheet = jonas.page.getByRole('dialog', { name: 'Score sheet' });
  await expect.poll(() => sheet.getByRole('row').count()).toBe(4);
  await sheet.getByRole('button', { name: 'Close' }).click();

  await ruth.page.getByRole('button', { name: 'Options' }).click();
  await ruth.page.getByRole('button', { name: /^End the match together/ }).click();
  await ruth.page.getByRole('button', { name: 'Ask the others' }).click();
  await jonas.page.locator('.dock').getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [ruth, jonas]) await page.getByRole('dialog', { name: /^The match was ended together/ }).waitFor();
  expect([...ruth.faults, ...jonas.faults]).toEqual([]);
});

test.each(['anansi', 'silver'])(
  '%s: two who look on talk to each other, with marks for what is unread; whoever plays sees nothing of it',
  async (game) => {
    const [ruth, mila, theo] = [await newPerson(browser), await newPerson(browser, { size: 'phone' }), await newPerson(browser)];
    await ruth.page.goto(server.url);
    await ruth.page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
    const table = await ruth.page.evaluate(async (played) => {
      const seats = [{ kind: 'me' }, ...['instant', 'instant'].map((level) => ({ kind: 'bot', level }))];
      const wish = { game: played, options: {}, seats, public: false, start: true, delay: { by: 'moves', moves: 4 } };
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) });
      return ((await answer.json()) as { table: string }).table;
    }, game);
    for (const { page } of [ruth, mila, theo]) await page.goto(`${server.url}/t/${table}`);
    const beside = theo.page.getByRole('region', { name: 'Watchers’ chat' });
    await beside.getByText('The players do not read it.').waitFor();
    // How far behind they are stands there, and that the match has gone on meanwhile.
    for (const { page } of [mila, theo]) await page.locator('.dock').getByText('4 moves behind').waitFor();
    await theo.page.locator('.meanwhile').waitFor();
    await beside.getByLabel('Message to the watchers').fill('She seeks the twelve: https://example.org');
    await beside.getByRole('button', { name: 'Send' }).click();
    await beside.locator('.say--me').getByText('She seeks the twelve').waitFor();
    // On a phone the talk is out of sight: its last word and how many there are, until it was read.
    await mila.page.locator('.lastword').getByText('She seeks the twelve').waitFor();
    await mila.page.locator('.tool--chat .badge').waitFor();
    await mila.page.getByRole('button', { name: /^Chat/ }).click();
    const sheet = mila.page.getByRole('region', { name: 'Watchers’ chat' });
    await sheet.locator('.say').getByText('She seeks the twelve').waitFor();
    expect(await sheet.locator('.chat__list a').count()).toBe(0); // no link
    await sheet.getByLabel('Message to the watchers').fill('No doubt.');
    await sheet.getByRole('button', { name: 'Send' }).click();
    await beside.getByText('No doubt.').waitFor();
    const picture = process.env['SHOTS'];
    if (picture !== undefined)
      for (const [who, { page }] of Object.entries({ ruth, mila, theo })) await page.screenshot({ path: `${picture}/aside-${who}.png` });
    for (const { page } of [mila, theo]) await expect.poll(() => findings(page)).toEqual([]);
    // What the player writes afterwards is there, and still nothing else.
    const own = ruth.page.getByRole('region', { name: 'Chat', exact: true });
    await own.getByLabel('Message to the table').fill('Your turn.');
    await own.getByRole('button', { name: 'Send' }).click();
    await own.getByText('Your turn.').waitFor();
    expect(await ruth.page.locator('body').innerText()).not.toMatch(/twelve|No doubt/);

    // Muted for oneself, and listened to again.
    await sheet.getByRole('button', { name: /^Mute / }).click();
    await sheet.getByText('She seeks the twelve').waitFor({ state: 'detached' });
    await sheet.getByRole('button', { name: /^Listen to .* again$/ }).click();
    await sheet.getByText('She seeks the twelve').waitFor();

    // At a zoom of 200 % the heading does not lie on what was said first, and that can be scrolled to.
    await mila.page.setViewportSize({ width: 640, height: 360 });
    await sheet.locator('.chat__list').evaluate((list) => list.scrollTo(0, 0));
    const below = async () => {
      const [head, first] = [await sheet.locator('.chat__audience').boundingBox(), await sheet.locator('.say').first().boundingBox()];
      return (first?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0);
    };
    await expect.poll(below).toBeGreaterThanOrEqual(0);

    // Beside the game the bar is narrow, and those who look on take of it: the name of the game is read to its end.
    const whole = () =>
      ruth.page
        .locator('.bar h1')
        .evaluate(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => scrollWidth <= clientWidth && scrollHeight <= clientHeight + 2,
        );
    for (const size of [
      { width: 844, height: 390 },
      { width: 740, height: 360 },
    ]) {
      await ruth.page.setViewportSize(size);
      await ruth.page.locator('.bar__watchers').waitFor();
      await expect.poll(whole).toBe(true);
    }
  },
);
