import type { TableId } from '@tafelrunde/protocol';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BREW, GOLD, ITEMS, TELESCOPE, WINESKIN } from '../games/andor/pieces.ts';
import type { Action, State, View } from '../games/andor/state.ts';
import { matchOf } from '../games/andor/table/tests/drawing.tsx';
import { Person } from '../server/tests/people.ts';
import { andorOptions, positionWhere } from './andor-scene.ts';
import { newPerson } from './browser.ts';
import { Hero, layAndor } from './hero.ts';
import { lentBrowser } from './opened.ts';
import { Scene } from './scene.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await lentBrowser();
});
afterAll(() => browser?.close());

const FIELD = 18;
/** Two heroes on one field: the first has a wineskin and three gold, the other two brews and a telescope. */
function twoWhoMeet(): State {
  const laid = positionWhere(2, ({ asked, legal }) => asked === 'turn' && legal.some(({ type }) => type === 'step'));
  laid.field.fill(FIELD);
  laid.bag.fill(0);
  laid.bag[WINESKIN] = 1;
  laid.bag[GOLD] = 3;
  laid.bag[ITEMS + BREW] = 2;
  laid.bag[ITEMS + TELESCOPE] = 1;
  laid.strength.fill(14); // nobody needs gold: what is laid out is laid out for another reason
  return laid;
}

const openAt = (laid: State, moves: readonly Action[] | 'own'): Promise<Scene> =>
  Scene.open({
    game: 'andor',
    seats: laid.seats,
    options: andorOptions,
    setup: () => structuredClone(laid),
    moves: moves === 'own' ? moves : moves.map((move) => ({ ...move })),
  });

/** Somebody who sits at such a table, with the exchange open before them. */
async function whoTrades(table: Scene) {
  const person = await newPerson(browser, { language: 'en' });
  const { page, context } = person;
  await page.goto(table.address);
  const address = await layAndor(context.request, table.address, andorOptions, 2);
  await new Hero(page).sitDown(address);
  await page.locator('.field.is-here').focus();
  await page.keyboard.press('a');
  await page
    .locator('dialog.an-actions')
    .getByRole('button', { name: /^Exchange with/ })
    .click();
  const trade = page.locator('dialog.an-trade[open]');
  await trade.waitFor();
  const texts = (what: string) => trade.locator(what).allInnerTexts();
  return {
    ...person,
    address,
    trade,
    /** What lies on the cloth: the other's, then one's own. */
    cloth: async () => (await texts('.an-tray ul')).map((tray) => tray.replaceAll(/\s+/g, ' ').trim()),
    /** Whose seal is on: first the one who opened it. */
    seals: () => trade.locator('.an-seal').evaluateAll((all) => all.map((seal) => seal.classList.contains('is-on'))),
    own: trade.locator('.an-rack').last(),
    others: trade.locator('.an-rack').first(),
  };
}

const looking = async (page: Page, address: string) => {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  return await new Person(new URL(address).origin, cookie).open((address.split('/').at(-1) ?? '') as TableId);
};

test('AND-9.5 both lay out and seal; any change breaks the seals, and what was laid out is taken back as any move is', async () => {
  const table = await openAt(twoWhoMeet(), [{ type: 'lay', item: BREW, count: 1 }, { type: 'agree' }]);
  const { page, context, faults, trade, cloth, seals, own } = await whoTrades(table);
  await expect.poll(cloth).toEqual([expect.stringMatching(/brew/i), 'nothing yet']);
  await expect.poll(seals).toEqual([false, true]);
  await own.getByRole('button', { name: /wineskin/i }).click();
  await expect.poll(cloth).toEqual([expect.stringMatching(/brew/i), expect.stringMatching(/wineskin/i)]);
  expect(await seals()).toEqual([false, false]);
  await trade.locator('.an-scene__foot .btn--primary').click();
  await expect.poll(seals).toEqual([true, false]);
  await own.getByRole('button', { name: /1 gold/ }).click();
  await expect.poll(seals).toEqual([false, false]);
  expect((await cloth())[1]).toMatch(/gold/i);
  // the gold goes back, and the seal stands as it stood
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.an-aside .btn').click();
  await expect.poll(seals).toEqual([true, false]);
  expect((await cloth())[1]).not.toMatch(/gold/i);
  // called off while it is put aside: everybody keeps what is theirs, and the next exchange of the day opens by itself
  await page.keyboard.press('Escape');
  await page.locator('.dock').getByRole('button', { name: /off$/i }).click();
  await page.locator('.an-aside .btn').waitFor({ state: 'detached' });
  await page.locator('.field.is-here').focus();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: /^Exchange with/ }).click();
  await trade.waitFor();
  await trade.locator('.an-scene__foot .btn:not(.btn--primary)').click();
  await trade.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
  await table.close();
});

test('a bot lays out what does more over there, gives what it is asked for, and seals what the other has sealed', async () => {
  const table = await openAt(twoWhoMeet(), 'own');
  const { page, context, faults, address, trade, cloth, seals, own, others } = await whoTrades(table);
  await expect.poll(cloth).toEqual([expect.stringMatching(/brew/i), 'nothing yet']);
  await others.getByRole('button', { name: /telescope/i }).click();
  await expect.poll(async () => (await cloth())[0]).toMatch(/telescope/i);
  expect(await seals()).toEqual([false, false]);
  await own.getByRole('button', { name: /wineskin/i }).click();
  await expect.poll(async () => (await cloth())[1]).toMatch(/wineskin/i);
  await trade.locator('.an-scene__foot .btn--primary').click();
  await trade.waitFor({ state: 'detached' });
  const person = await looking(page, address);
  const { bag } = (await person.until(({ match }) => match?.views[0]?.view)) as View;
  const has = (seat: number, ...items: readonly number[]) => items.map((item) => bag[seat * ITEMS + item]);
  expect([has(0, WINESKIN, BREW, TELESCOPE, GOLD), has(1, WINESKIN, BREW, TELESCOPE, GOLD)]).toEqual([
    [0, 1, 1, 3],
    [1, 1, 0, 0],
  ]);
  await person.close();
  expect(faults).toEqual([]);
  await context.close();
  await table.close();
});

/** Where, among bots, the second hero is at his turn and does this. */
function beforeIt(type: Action['type']): State {
  for (let seed = 1; seed < 20; seed += 1) {
    let before: State | undefined;
    for (const { rules, state, step, did } of matchOf(andorOptions, 2, seed, 'bots')) {
      if (before !== undefined && step.seat === 1 && did?.type === type) return before;
      before = state.turn === 1 ? rules.copy(state) : undefined;
    }
  }
  throw new Error('no such position');
}

test.each(['fight', 'give', 'buy'] as const)('where a bot’s plan is to %s, it does so at a table', async (type) => {
  const table = await openAt(beforeIt(type), 'own');
  const person = await Person.arrive(table.address, 'Ruth');
  const at = await person.lay(['me', 'bot'], { game: 'andor', options: andorOptions });
  const page = await person.open(at);
  const kinds = { fight: 'fight', give: 'gave', buy: 'bought' };
  const told = await page.until(({ log }) => log.find(({ seat }) => seat === 1));
  expect(told.events).toContainEqual(expect.objectContaining({ kind: kinds[type], seat: 1 }));
  await page.close();
  await table.close();
});
