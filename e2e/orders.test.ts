import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson } from './browser.ts';
import type { Scene } from './scene.ts';
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

test('an order is given with an answer, stands, answers by itself, and says why it is over', async () => {
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

  // The other has called: that was not so when the order was given.
  await turn();
  await orders.getByText('no longer holds.').waitFor();
  await orders.getByText('Things have changed.').waitFor();
  expect(await orders.getByRole('button').count()).toBe(0);
  await way('end').waitFor(); // the reader is asked again
  expect(faults).toEqual([]);
});
