import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';
import { Player } from './playing.ts';

const { house, browser } = await opened();

/** Opens a match of Anthem for two in this browser, from the lobby. It ends after so many turns each at the latest. */
async function playHere(page: Page, turns: number): Promise<void> {
  await page.goto(house.address);
  await page.evaluate(() => localStorage.setItem('tafel.settings', JSON.stringify({ pace: 'quick' })));
  await page.reload();
  await page.getByRole('button', { name: 'Anthem: choose bots … or play without a server' }).click();
  const dialog = page.getByRole('dialog', { name: 'Against bots' });
  const count = dialog.getByRole('group', { name: 'Number of seats' }).or(dialog.getByLabel('Number of seats')).first();
  await count.waitFor();
  for (let tries = 0; tries < 8 && !(await count.innerText()).includes('2'); tries += 1) {
    await dialog.getByRole('button', { name: 'One seat fewer' }).click();
  }
  await dialog.getByRole('radio', { name: /Only in this browser/ }).check();
  await dialog.getByText('Rules at this table').click();
  for (let cap = 100; cap > turns; cap -= 10) await dialog.getByRole('button', { name: 'Turn cap: less' }).click();
  await dialog.getByText(`${turns} turns each`, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL('**/here/*');
}

/** Pressed while a move is under way the button does nothing, and is pressed again. */
async function takeBack(page: Page): Promise<void> {
  const said = page.getByText('You take the move back.');
  const once = { timeout: 3000 };
  while ((await said.count()) === 0) {
    await page
      .getByRole('button', { name: 'Undo' })
      .click(once)
      .then(() => said.first().waitFor(once))
      .catch(() => undefined);
  }
}

test('a whole match in the browser: reloaded in the middle, then without a server to its end, checked, and again', async () => {
  const { page, faults } = await newPerson(browser);
  await playHere(page, 10); // a whole one is played, and some go on for very long
  const row = page.getByRole('region', { name: 'Your row' });
  await row.waitFor();
  const player = new Player(page);
  const lines = () => page.locator('ol.log').innerText();
  /** The log once nothing more is under way: right after a click it is still one's turn for a moment. */
  const settledLines = async () => {
    for (let before = ''; ; ) {
      await page.locator('.dock.is-yours').waitFor();
      const now = await lines();
      if (now === before) return now;
      before = now;
      await page.waitForTimeout(700);
    }
  };
  const told: string[] = [];
  let stopped = false;
  let undone = false;
  await player.playToTheEnd(async (count) => {
    if (count === 3) {
      told.push(await settledLines());
      await page.reload();
      await row.waitFor();
      told.push(await settledLines());
    }
    if (count === 4) {
      stopped = true;
      await house.stop(); // from here on there is nobody to ask
    }
    if (count === 6) {
      undone = true;
      await takeBack(page);
    }
  });
  expect(told[1]?.startsWith(told[0] ?? '?')).toBe(true); // after the reload everything was where it had been; a move may still have been on its way
  expect([stopped, undone]).toEqual([true, true]);
  await page.getByRole('button', { name: 'Show the result' }).click();
  const end = page.getByRole('dialog');
  await end.getByText(/Your browser was dealer and player in one/).waitFor();
  await end.getByRole('button', { name: 'Check the deal' }).click();
  await end.getByText('The deal was fair.').waitFor();
  const first = page.url();
  await end.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => url.href !== first);
  await row.waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/here\//);
  await expect.poll(() => player.over()).toBe(false);
  expect(faults.filter((fault) => !/ERR_CONNECTION|Failed to (fetch|load)/.test(fault))).toEqual([]);
  await house.start();
});

test('the lobby lists matches of this browser; a second window is told where it is open; deleted, it is gone', async () => {
  const { page, context } = await newPerson(browser);
  await playHere(page, 100);
  await page.getByRole('region', { name: 'Your row' }).waitFor();
  // Bots that take their time are hurried by one press, for whoever plays alone, from the move they think about on.
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('radiogroup', { name: 'Pace of the bots' }).getByText('Calm').click();
  // Everything here is done at the first touch anyway: a switch for that would do nothing.
  expect(await page.getByRole('checkbox', { name: /^One tap is enough/ }).count()).toBe(0);
  await page.keyboard.press('Escape');
  const player = new Player(page);
  // Pressed from within the page: it is there for a second only.
  await page.evaluate(() => {
    const pressing = new MutationObserver(() => {
      const hurry = [...document.querySelectorAll<HTMLElement>('.dock button')].find(({ textContent }) => textContent === 'Hurry up');
      if (hurry?.checkVisibility({ visibilityProperty: true }) !== true) return;
      pressing.disconnect();
      hurry.click();
    });
    pressing.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
  });
  await expect
    .poll(async () => {
      await player.move();
      return await page.evaluate(() => localStorage.getItem('tafel.settings'));
    })
    .toContain('"tempo":"quick"');
  const address = page.url();
  const second = await context.newPage();
  await second.goto(address);
  await second.getByRole('heading', { name: 'This match is open in another window' }).waitFor();
  await second.close();
  await page.goto(house.address);
  await page.getByRole('link', { name: /in this browser/ }).click();
  await page.getByRole('region', { name: 'Your row' }).waitFor();
  expect(page.url()).toBe(address);
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('button', { name: /Delete this match/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.waitForURL(`${house.address}/`);
  await page.goto(address);
  await page.getByRole('heading', { name: 'This match is not in this browser' }).waitFor();
  await page.goto(house.address);
  await page.getByText('No tables yet.').waitFor();
  expect(await page.getByRole('link', { name: /in this browser/ }).count()).toBe(0);
});

test('when nobody answers, “Play now” plays here', async () => {
  const { page } = await newPerson(browser);
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Anthem: new table' }).waitFor();
  // Rules and table are fetched once, as anybody's browser has them after the first match.
  await page.getByRole('button', { name: 'Anthem: play now against bots' }).click();
  await page.waitForURL('**/t/*');
  await page.getByRole('region', { name: 'Your row' }).waitFor();
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await page.getByRole('button', { name: 'Anthem: new table' }).waitFor();
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Anthem: play now against bots' }).click();
  await page.waitForURL('**/here/*');
  await page.getByRole('region', { name: 'Your row' }).waitFor();
  await expect.poll(() => page.getByText('No network: the match is played in this browser.').count()).toBeGreaterThan(0);
});
