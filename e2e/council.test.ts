import type { TableId } from '@tafelrunde/protocol';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hex32, Person } from '../server/tests/people.ts';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { House } from './house.ts';
import { lentBrowser } from './opened.ts';

let house: House;
let browser: Browser;

beforeAll(async () => {
  house = await House.open({ BOT_PAUSE_MS: '0' });
  browser = await lentBrowser();
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

const unreadIn = async (word: Locator): Promise<number> => Number((await word.locator('.sr').innerText()).split(' ')[0]);

test('a split is proposed and accepted by all, then the council is held, and what is said is read where the talk is out of sight', async () => {
  const { page, faults } = await newPerson(browser, { size: 'phone' });
  await page.request.post(`${house.address}/api/me`, { data: { name: 'Ruth' } });
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'scripted' }];
  const data = { game: 'andor', options: { legend: '2' }, seats, public: false, start: true, contribution: hex32() };
  const answer = await page.request.post(`${house.address}/api/tables`, { data });
  const { table } = (await answer.json()) as { table: TableId };
  const jonas = await Person.arrive(house.address, 'Jonas');
  const his = await jonas.open(table);
  await page.goto(`${house.address}/t/${table}`);
  await his.does({ type: 'sit', seat: 1, contribution: hex32() });
  await his.until(() => his.match);

  const card = page.locator('dialog.an-story-card[open]');
  const shares = page.locator('dialog.an-shares[open]');
  await card.waitFor();
  // Card by card, until the gold is shared: between two of them a page may show neither.
  const readOn = async () => {
    if ((await card.count()) > 0) await card.locator('.btn--primary').click({ timeout: 3000 });
    return await shares.count();
  };
  await expect.poll(readOn).toBe(1);
  await shares.getByRole('button', { name: 'Propose a split' }).click();
  expect(await findings(page, 'dialog.an-shares')).toEqual([]);
  await shares.getByRole('button', { name: 'Propose this' }).click();
  const id = await his.until(() => his.chat.find(({ proposal }) => proposal?.key === 'share')?.n);
  await shares.getByRole('heading', { name: 'Your proposal' }).waitFor();
  expect(await findings(page, 'dialog.an-shares')).toEqual([]);
  const { position } = his.match ?? { position: 0 };
  await his.does({ type: 'reply', seat: 1, proposal: String(id), yes: true });
  // five gold among three: one answer each, and nobody touches anything
  await his.until(() => (his.match?.position ?? 0) >= position + 3 || undefined);
  // The page, too, has gone on to the wineskins: what is put aside is what it shows.
  await shares.getByText('2 of 2 left').waitFor();
  await page.keyboard.press('Escape');
  await shares.waitFor({ state: 'detached' });

  await his.does({ type: 'propose', seat: 1, key: 'go-to', params: { field: 18 } });
  await page.locator('.am-wanted').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Council' }).click();
  const council = page.getByRole('region', { name: 'Council' });
  await council.getByRole('button', { name: /^I am in/ }).click();
  await his.until(() => his.chat.some(({ seat, reply }) => seat === 0 && reply?.yes === true) || undefined);
  await council.getByRole('button', { name: 'Mark', exact: true }).click();
  await page.locator('#field-14').focus();
  await page.keyboard.press('Enter');
  await his.until(() => his.chat.some(({ proposal }) => proposal?.key === 'mark' && proposal.params?.['field'] === 14) || undefined);
  await council.getByRole('list', { name: 'Your marks' }).waitFor();
  expect(await findings(page, '.an-council')).toEqual([]);

  // where the talk is out of sight its last words stand in the dock until they were read: on a phone, and beside a folded column
  const word = page.locator('.lastword');
  const folded = async () => [await page.locator('.side').count(), await page.locator('.drawer .chat__list').count()];
  await his.does({ type: 'chat', text: 'I will wait at the well.' });
  await word.getByText('I will wait at the well.').waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await folded()).toEqual([0, 0]);
  await his.does({ type: 'chat', text: 'Bring the wineskin.' });
  await word.getByText('Jonas Bring the wineskin.').waitFor();
  await expect.poll(async () => (await page.locator('.tool--chat .badge').innerText()).includes(String(await unreadIn(word)))).toBe(true);
  await word.press('Enter');
  await page.locator('.drawer .chat__list').getByText('I will wait at the well.').waitFor();
  await expect.poll(folded).toEqual([0, 1]);
  await expect.poll(async () => [await word.count(), await page.locator('.badge').count()]).toEqual([0, 0]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.drawer [data-chat-input]'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(folded).toEqual([0, 0]);
  // said while the page was closed: still to be read, and nothing else
  const address = page.url();
  await page.goto(house.address);
  await his.does({ type: 'chat', text: 'Are you there?' });
  await page.goto(address);
  await word.getByText('Jonas Are you there?').waitFor();
  await expect.poll(() => unreadIn(word)).toBe(1);
  expect(await findings(page, '.dock')).toEqual([]);
  expect(faults).toEqual([]);
});
