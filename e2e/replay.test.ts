import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';
import { Player } from './playing.ts';

const { house, browser } = await opened();

const rail = (page: Page) => page.getByRole('slider', { name: 'Place in the match' });
const place = (page: Page) => rail(page).getAttribute('aria-valuetext');

test('a finished match is watched again: by keys, through any eyes, from a link and from a file, and played on as a branch', async () => {
  const { page, faults } = await newPerson(browser);
  await page.goto(house.address);
  await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
  const table = await page.evaluate(async () => {
    const wish = {
      game: 'anthem',
      options: { turnCap: 10 },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'instant' }],
      public: false,
      start: true,
    };
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) });
    return ((await answer.json()) as { table: string }).table;
  });
  // While it runs nobody opens everything.
  await page.goto(`${house.address}/replay/${table}#3.all`);
  await page.getByRole('heading', { name: 'This match is still running' }).waitFor();
  await page.getByRole('link', { name: 'To the table' }).click();
  await page.getByRole('region', { name: 'Your row' }).waitFor();
  await new Player(page).playToTheEnd();
  await page.getByRole('button', { name: 'Show the result' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
  await page.waitForURL(`**/replay/${table}*`);

  await expect.poll(() => place(page)).toMatch(/beginning of the match/);
  const length = Number(await rail(page).getAttribute('max'));
  expect(length).toBeGreaterThan(10);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => place(page)).toContain(`move 2 of ${length}`);
  await page.keyboard.press('2');
  await expect.poll(() => page.url()).toMatch(/#2\.2$/);
  await page.locator('.log button.log__line').nth(4).click();
  await expect.poll(() => page.url()).not.toMatch(/#2\.2$/);
  // It plays by itself to the end, and stops there.
  await page.getByRole('button', { name: 'Speed: 1×' }).click();
  await page.getByRole('button', { name: 'Speed: 2×' }).click();
  await page.getByRole('button', { name: 'Speed: 4×' }).click();
  await rail(page).fill(`${length - 2}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => place(page)).toContain(`move ${length} of ${length}`);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  // What it promised whom is worked out beside it; in the end somebody has won for sure, or two share the place.
  const outlooks = async () => (await page.locator('.stand').innerText()).match(/\d+(?=\s%)/g);
  await expect.poll(outlooks).toSatisfy((figures: string[] | null) => ['0,100', '50,50'].includes(figures?.toSorted().join() ?? ''));
  expect(await findings(page)).toEqual([]);

  // Saved with one click, and opened from the file by whoever gets it.
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the match as a file' }).click(),
  ]);
  const file = await saved.path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'tafelrunde-match', game: 'anthem' });
  const stranger = await newPerson(browser, { size: 'phone' });
  await stranger.page.goto(`${house.address}/replay/${table}#4.1`);
  await expect.poll(() => place(stranger.page)).toContain(`move 4 of ${length}`);
  expect(await stranger.page.getByRole('radio', { checked: true }).evaluate((radio) => radio.parentElement?.innerText)).not.toContain(
    'All',
  );
  await stranger.page.goto(house.address);
  await stranger.page.getByLabel('Watch a match from a file').setInputFiles(file);
  await expect.poll(() => place(stranger.page)).toMatch(/beginning of the match/);
  await stranger.page.goto(`${house.address}/`);
  await stranger.page
    .getByLabel('Watch a match from a file')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await stranger.page.getByText('This is not a match file.').first().waitFor();
  await stranger.context.close();

  // What if: a table of this browser, from here on; another try begins where it began; the match stays as it was.
  await rail(page).fill('4');
  await expect.poll(() => place(page)).toContain(`move 4 of ${length}`);
  await page.getByRole('button', { name: 'What if …?' }).click();
  const dialog = page.getByRole('dialog', { name: 'What if …?' });
  await dialog.getByText('You play on from move 4').waitFor();
  await dialog.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL('**/here/*');
  await page.getByRole('heading', { name: 'What if …?' }).waitFor();
  await page.locator('.dock.is-yours').waitFor();
  const lines = () => page.locator('ol.log > li').count();
  const before = await lines();
  await new Player(page).decide(2);
  await expect.poll(lines).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('You take the move back.').first().waitFor();
  await page.getByRole('link', { name: 'Back to the real match' }).click();
  await page.waitForURL(`**/replay/${table}#4.2`);
  await expect.poll(() => place(page)).toContain(`move 4 of ${length}`);
  // The record of a running match is refused, and the browser says so.
  expect(faults.filter((fault) => !fault.includes('409'))).toEqual([]);
});
