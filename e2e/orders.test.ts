import type { TableId } from '@tafelrunde/protocol';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DRAW, KEEP, position } from '../games/anthem/tests/table.ts';
import { Person } from '../server/tests/people.ts';
import { newPerson } from './browser.ts';
import { Player } from './playing.ts';
import { Scene } from './scene.ts';
import { openSilver } from './silver-scene.ts';
import { lentBrowser } from './opened.ts';

let browser: Browser;
/** The reader has a face-up Empath, which asks at the end of every turn whether she is wanted. The other plays once, then calls. */
let scene: Scene;

beforeAll(async () => {
  browser = await lentBrowser();
  scene = await openSilver({
    from: { villages: ['9 7 2^ 1 8', '3 5 0 11'], pile: '5 6 9 5 6 9 5 6', discard: '12' },
    moves: 'draw, discard, call',
  });
});
afterAll(async () => {
  await browser?.close();
  await scene?.close();
});

test('Silver: an order is given with an answer, stands, answers by itself, and says why it is over', async () => {
  const { page, faults } = await newPerson(browser, { size: 'phone' });
  await scene.sitDown(page, 'Ruth');
  const way = (name: string) => page.locator(`.silver-choice [data-way="${name}"]:not([aria-disabled])`);
  const orders = page.getByRole('list', { name: 'Your standing orders' });
  const turn = async () => {
    await way('draw').click();
    await way('discard').click();
  };

  await turn();
  await page.getByRole('button', { name: /^From now on: / }).click();
  await orders.getByRole('button', { name: /^Withdraw the standing order/ }).waitFor();

  // The other has drawn and laid down; the reader's next turn ends without a question, and the other goes on.
  await turn();
  await page
    .getByText(/calls the reckoning/)
    .first()
    .waitFor();
  expect(await way('end').count()).toBe(0);
  // Beside the sign that they called there is still room for a whole name.
  const caller = page.locator('.sv-village:has(.sv-flag--called) .sv-sign b');
  expect(await caller.evaluate((name) => name.scrollWidth <= name.clientWidth)).toBe(true);

  // The other has called: that was not so when the order was given.
  await turn();
  await orders.getByText('no longer holds.').waitFor();
  await orders.getByText('Things have changed.').waitFor();
  expect(await orders.getByRole('button').count()).toBe(0);
  await way('end').waitFor(); // the reader is asked again
  expect(faults).toEqual([]);
});

test('Anthem: whoever can place nothing any more keeps every card from now on, without being asked', async () => {
  const { page, context, faults } = await newPerson(browser);
  const anthem = await Scene.open({
    game: 'anthem',
    seats: 2,
    setup: (tell) => {
      tell.all({ kind: 'dealt', starter: 0, cards: 4 });
      return position({ rows: ['1 2 . 3 4 5', '. . . . . .'], hands: ['D 7 7 7', '8 6 5 6'] });
    },
    moves: [DRAW, KEEP, DRAW, KEEP],
  });
  const table = new URL(await anthem.sitDown(page, 'Ruth')).pathname.split('/').at(-1) as TableId;
  const cookies = await context.cookies(anthem.address);
  const ruth = new Person(anthem.address, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  const beside = await ruth.open(table);
  const draws = () => new Player(page).fan().first().click();
  await draws();
  await page.getByRole('button', { name: /^From now on: / }).click();
  await page.getByRole('button', { name: /^Withdraw the standing order/ }).waitFor();
  await beside.until(({ match, asked }) => match?.position === 4 && asked); // the other has had a turn
  await draws();
  // She has drawn, the order has kept, the other has had a turn: and she draws again.
  await beside.until(({ match, asked }) => match?.position === 8 && asked);
  await page.getByRole('button', { name: /^Withdraw the standing order/ }).waitFor(); // it holds to the end
  await new Player(page).fan().first().waitFor();
  await beside.close();
  expect(faults).toEqual([]);
  await context.close();
  await anthem.close();
});
