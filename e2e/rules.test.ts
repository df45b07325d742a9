import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { position } from '../games/anthem/tests/table.ts';
import { Person } from '../server/tests/people.ts';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';
import { Scene } from './scene.ts';
import { openSilver } from './silver-scene.ts';

const { house, browser } = await opened();

/** Looks for a word in the book that lies open; numbered rules are left, and fewer than before. */
async function finds(page: Page, word: string): Promise<void> {
  const rules = page.locator('[data-rule]');
  await rules.first().waitFor();
  const all = await rules.count();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill(word);
  await expect.poll(() => rules.count()).toBeLessThan(all);
  expect(await rules.count()).toBeGreaterThan(0);
  expect(await rules.first().innerText()).toMatch(/^[A-Z]{3}-\d+\.\d+/);
}

test('from wherever somebody is one press leads to the rules, which are searched there', async () => {
  const { page, context, faults } = await newPerson(browser, { size: 'phone' });
  await page.goto(house.address);
  await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const me = new Person(house.address, cookie);
  const room = await me.lay(['me', 'open'], { game: 'silver', start: false });
  for (const path of ['/', '/tables', '/you', '/you/reminders', '/you/statistics']) {
    await page.goto(`${house.address}${path}`);
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await page.getByRole('navigation', { name: 'Rules of the games' }).getByRole('link', { name: 'Anthem' }).click();
    await page.getByRole('heading', { name: 'Rules: Anthem' }).waitFor();
    await finds(page, 'Death');
    expect(await findings(page)).toEqual([]);
  }
  // Whoever waits for the others reads those of the game they are going to play.
  await page.goto(`${house.address}/t/${room}`);
  await page.getByRole('link', { name: 'Rules: Silver Amulet' }).click();
  await finds(page, 'amulet');
  await page.goBack();
  await page.getByRole('link', { name: 'Rules: Silver Amulet' }).waitFor(); // the seat is still theirs
  expect(await findings(page)).toEqual([]);
  // At a table the book lies beside the game.
  const table = await me.lay(['me', 'bot'], { options: { turnCap: 10 } });
  await page.goto(`${house.address}/t/${table}`);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await finds(page, 'Death');
  expect(faults).toEqual([]);
});

const scenes = {
  // An eight lies between two and three nowhere.
  Anthem: () =>
    Scene.open({
      game: 'anthem',
      seats: 2,
      setup: () => position({ rows: ['1 2 . 3 4 5', '. . . . . .'], hands: ['D 7 7 7', '8 6 5 6'], drawn: '8' }),
    }),
  // Before a card is drawn there is nothing to exchange one's own for.
  Silver: () => openSilver({ from: { villages: ['9 7 4 1 8', '3 5 0 11 6'], pile: '5 6 9', discard: '12' } }),
};

test.each([
  ['Anthem', '.ant-slot--shut', 'ANT'],
  ['Silver', '[data-spot="house:0:2"]', 'SIL'],
] as const)('%s: why something cannot be done is said beside it, and leads to the rule', async (game, piece, book) => {
  const scene = await scenes[game]();
  const { page, faults } = await newPerson(browser);
  await scene.sitDown(page, 'Ruth');
  await page.locator('.dock.is-yours').waitFor();
  const read = page.getByRole('button', { name: new RegExp(`^Read rule ${book}-`) });
  await expect
    .poll(async () => {
      if ((await read.count()) === 0) await page.locator(piece).first().click({ force: true });
      return await read.count();
    })
    .toBe(1);
  expect(await findings(page)).toEqual([]);
  const rule = new RegExp(`${book}-[\\d.]*\\d`).exec(await read.innerText())?.[0];
  await read.click();
  const asked = page.locator('[data-rule]:focus');
  await asked.waitFor();
  expect(await asked.getAttribute('data-rule')).toBe(rule);
  await expect.poll(() => read.count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
  await scene.close();
});
