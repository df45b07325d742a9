import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TableId } from '@tafelrunde/protocol';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hex32, Person } from '../server/tests/people.ts';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';

const { house, browser } = await opened({ BOT_PAUSE_MS: '0' });
const tafel = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));

/** Plays on until it is over. Whoever plays so fast is sent away after a while, so everybody comes anew before that. */
async function playOut(table: TableId, ...people: readonly Person[]): Promise<void> {
  for (let over = false; !over; ) {
    const pages = await Promise.all(people.map((person) => person.open(table)));
    for (let played = 0; played < 40 && !over; played += 1) {
      const asked = await Promise.race(pages.map(async (page) => (await page.turn(), page)));
      over = asked.over;
      if (!over) {
        await asked.plays();
        await Promise.all(pages.map((page) => page.until(() => page.seq >= asked.seq)));
      }
    }
    await Promise.all(pages.map((page) => page.close()));
  }
}

/** The browser of somebody who has played before. */
async function isThe(context: BrowserContext, person: Person): Promise<void> {
  const [name = '', value = ''] = person.cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: house.address }]);
}

async function isWell(page: Page): Promise<void> {
  await expect.poll(() => findings(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

test('who has played sees how it went, asks the other to the next table with one tap, and the operator looks after the house', async () => {
  const [ana, ben] = [await Person.arrive(house.address, 'Ana'), await Person.arrive(house.address, 'Ben')];
  const table = await ana.lay(['me', 'open'], { start: false });
  const [hers, his] = [await ana.open(table), await ben.open(table)];
  await his.does({ type: 'sit', seat: 1, contribution: hex32() });
  await hers.until(() => hers.table?.status === 'running'); // the last seat is taken
  await Promise.all([hers.close(), his.close()]);
  await playOut(table, ana, ben);
  await playOut(await ana.lay(['me', 'bot', 'bot'], { game: 'anansi' }), ana);

  const desk = await newPerson(browser, { theme: 'dark' });
  await isThe(desk.context, ana);
  await desk.page.goto(`${house.address}/you`);
  await desk.page.getByRole('link', { name: 'Statistics' }).click();
  await desk.page.getByRole('heading', { level: 1, name: /^2 matches, (none|[12]) won\.$/ }).waitFor();
  await desk.page.getByRole('region', { name: 'You and Ben' }).waitFor();
  await desk.page.getByRole('radio', { name: 'All' }).check();
  for (const game of ['Anthem', 'Anansi']) await desk.page.getByRole('region', { name: game, exact: true }).waitFor();
  await desk.page.getByRole('checkbox', { name: /^Keep a rating/ }).check();
  await desk.page.getByText('It appears after the next match').waitFor();
  await isWell(desk.page);

  const next = await ana.lay(['me', 'open', 'bot'], { game: 'anansi', start: false });
  await desk.page.goto(`${house.address}/t/${next}`);
  await desk.page.getByRole('button', { name: 'Invite Ben' }).click();
  await desk.page.getByText('invited', { exact: true }).waitFor();
  await isWell(desk.page);

  const phone = await newPerson(browser, { size: 'phone' });
  await isThe(phone.context, ben);
  await phone.page.goto(house.address);
  const invitations = phone.page.getByRole('list', { name: 'Invitations' });
  await invitations.getByText('Ana invites you').waitFor();
  await isWell(phone.page);
  await phone.page.goto(`${house.address}/you/statistics`);
  await phone.page.getByRole('heading', { level: 1, name: /^One match, / }).waitFor();
  await isWell(phone.page);
  await phone.page.goto(`${house.address}/tables`);
  await invitations.waitFor();
  await isWell(phone.page);
  await invitations.getByRole('link', { name: 'Go to the table' }).click();
  await phone.page.waitForURL(`**/t/${next}`);

  const { stdout } = await promisify(execFile)(process.execPath, [tafel, 'house-link', '--url', house.address], {
    env: { ...process.env, DATA_DIR: house.folder },
  });
  const keeper = await newPerson(browser);
  await keeper.page.goto(stdout.trim());
  await keeper.page.getByRole('heading', { name: 'Load of this process' }).waitFor();
  expect(keeper.page.url()).toBe(`${house.address}/house`); // the secret is not left in the address
  await isWell(keeper.page);
  await keeper.page.getByRole('button', { name: `Close: ${next}` }).click();
  await keeper.page.getByRole('button', { name: `Really? Close: ${next}` }).click();
  await keeper.page.getByText('No table waits or runs.').waitFor();
  await keeper.page.reload();
  await keeper.page.getByRole('heading', { name: 'Load of this process' }).waitFor(); // by its cookie
  await keeper.page.getByRole('button', { name: 'Ban: Ben' }).click();
  await keeper.page.getByRole('button', { name: 'Really? Ban: Ben' }).click();
  await keeper.page.getByRole('button', { name: 'Let in again: Ben' }).waitFor();
  expect((await ben.get('/api/me')).body.failure.code).toBe('banned');
  expect([...desk.faults, ...keeper.faults]).toEqual([]);
});
