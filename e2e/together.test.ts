import type { TableId } from '@tafelrunde/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hex32, Person } from '../server/tests/people.ts';
import { newPerson, type Size } from './browser.ts';
import { opened } from './opened.ts';

const { house, browser } = await opened({ BOT_PAUSE_MS: '0' });

/** A table of this browser's person. */
async function lay(page: Page, game: string, seats: readonly object[], more: object = {}): Promise<TableId> {
  await page.request.post(`${house.address}/api/me`, { data: { name: 'Ruth' } });
  const data = { game, seats, public: false, start: true, ownerStarts: true, contribution: hex32(), ...more };
  const answer = await page.request.post(`${house.address}/api/tables`, { data });
  const { table } = (await answer.json()) as { table: TableId };
  await page.goto(`${house.address}/t/${table}`);
  return table;
}

/** What the game tells and asks in windows of its own can wait: the story's cards one after another, then the question. */
async function putAside(page: Page): Promise<void> {
  const scene = page.locator('dialog.an-scene[open]');
  await scene.first().waitFor();
  const aside = page.locator('.an-aside');
  while ((await scene.count()) > 0 || (await aside.count()) === 0) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(100);
  }
}

describe('before the start', () => {
  test('the owner changes the rules; the other is told, both pages contribute anew, and it begins', async () => {
    const ruth = await newPerson(browser);
    const jonas = await newPerson(browser, { size: 'phone', language: 'de' });
    const table = await lay(ruth.page, 'anthem', [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'instant' }]);
    await jonas.page.goto(`${house.address}/t/${table}`);
    await jonas.page.getByRole('button', { name: /Platz 2/ }).click();
    await ruth.page.getByRole('heading', { name: 'Everybody is here.' }).waitFor();
    await ruth.page.getByText('Rules at this table').click();
    await ruth.page.getByRole('button', { name: 'Change the rules' }).click();
    const dialog = ruth.page.getByRole('dialog', { name: 'Change the rules' });
    await dialog.getByRole('checkbox').first().click();
    await dialog.getByRole('button', { name: 'Use these rules' }).click();
    await dialog.waitFor({ state: 'detached' });
    await jonas.page.getByText('Die Regeln am Tisch haben sich geändert.').first().waitFor(); // seen for a while, and read out
    await ruth.page.getByRole('button', { name: 'Begin now' }).click();
    await ruth.page.getByRole('region', { name: 'Your row' }).waitFor();
    await jonas.page.getByRole('region', { name: 'Deine Reihe' }).waitFor();
    // Neither page misses its own share among those the deal was made of.
    expect(await ruth.page.locator('.toast[role=alert]').allInnerTexts()).toEqual([]);
    expect(await jonas.page.locator('.toast[role=alert]').allInnerTexts()).toEqual([]);
    expect([ruth.faults, jonas.faults]).toEqual([[], []]);
  });
});

describe('several seats of one person', () => {
  test.each(['desktop', 'phone'] as const)(
    'two heroes and a bot in this browser, on a %s: one touch turns to the other',
    async (size: Size) => {
      const { page, faults } = await newPerson(browser, { size });
      await page.goto(house.address);
      await page.getByRole('button', { name: /Andor: choose bots/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Against bots' });
      await dialog.getByRole('button', { name: 'One more seat for you' }).click();
      await dialog.getByRole('radio', { name: /Only in this browser/ }).check();
      await dialog.getByRole('button', { name: 'Play', exact: true }).click();
      await page.waitForURL('**/here/*');
      const own = page.getByRole('group', { name: 'Your seats' });
      await own.waitFor();
      await expect.poll(() => own.getByRole('button').count()).toBe(2);
      await page.locator('.dock.is-yours').waitFor();
      await putAside(page);
      const pressed = own.locator('[aria-pressed="true"]');
      await expect.poll(() => pressed.count()).toBe(1);
      const asked = await pressed.innerText();
      await own.locator('[aria-pressed="false"]').click();
      // Whoever looks at the other seat is not torn away, and finds back with one touch.
      const back = page.getByRole('button', { name: /^Turn to / });
      await back.waitFor();
      await expect.poll(() => pressed.innerText()).not.toBe(asked);
      await back.click();
      await page.locator('.dock.is-yours').waitFor();
      await expect.poll(() => pressed.innerText()).toBe(asked);
      expect(faults).toEqual([]);
    },
  );
});

describe('table talk', () => {
  test('what a friend proposes stands above the chat; it is agreed to, and the bot says what it thinks of it', async () => {
    const ruth = await newPerson(browser);
    const table = await lay(ruth.page, 'andor', [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'scripted' }]);
    const jonas = await Person.arrive(house.address, 'Jonas');
    const his = await jonas.open(table);
    await his.does({ type: 'sit', seat: 1, contribution: hex32() });
    await ruth.page.getByRole('button', { name: 'Begin now' }).click();
    await his.until(() => his.match);
    await putAside(ruth.page);
    await his.does({ type: 'propose', seat: 1, key: 'go-to', params: { field: 18 } });
    // Andor's table has the whole width: the talk waits beside the dock, and says that something was said
    const chat = ruth.page.getByRole('button', { name: /^Chat.*unread/ });
    await chat.click();
    const open = ruth.page.getByRole('list', { name: 'Proposals' });
    await open.getByText('Let us meet on field 18').first().waitFor();
    await open.getByRole('button', { name: /^Agree/ }).click();
    const replies = await his.until(() => {
      const given = new Map(his.chat.flatMap(({ seat, reply }) => (reply === undefined ? [] : [[seat, reply.yes] as const])));
      return given.size === 2 ? given : undefined;
    });
    expect(replies.get(0)).toBe(true);
    expect(replies.has(2)).toBe(true);
    await his.does({ type: 'withdraw', seat: 1, proposal: his.chat.find(({ proposal }) => proposal !== undefined)?.n.toString() });
    await open.waitFor({ state: 'detached' });
    expect(ruth.faults).toEqual([]);
  });
});
