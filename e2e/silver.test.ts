import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';
import { Villager } from './silver-playing.ts';
import { openSilver } from './silver-scene.ts';

const { house, browser } = await opened({ BOT_PAUSE_MS: '0' });

type Options = Readonly<Record<string, string | number>>;

/** A table of this page's person, who has come in by the lobby, with a bot. */
async function newTable(page: Page, options: Options): Promise<string> {
  // The server has met this person: what is asked from here on is asked by the same.
  await Promise.all([page.waitForResponse('**/api/me'), page.goto(house.address)]);
  await page.getByRole('button', { name: 'Silver Amulet: play now against bots' }).waitFor();
  const answer = await page.request.post(`${house.address}/api/tables`, {
    data: {
      game: 'silver',
      options,
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'instant' }],
      public: false,
      start: true,
    },
  });
  const { table } = (await answer.json()) as { table: string };
  return `${house.address}/t/${table}`;
}

/** This reader likes to hold the shutters open. */
const holds = (page: Page) => page.addInitScript(() => localStorage.setItem('tafelrunde.silver.look', 'hold'));

const resultOf = async (page: Page): Promise<{ hash: string; result: { kind: string } }> => {
  const { origin, pathname } = new URL(page.url());
  const answer = await page.request.get(`${origin}/api/tables/${pathname.split('/').at(-1)}/record`);
  return (await answer.json()) as { hash: string; result: { kind: string } };
};

/** A short cap keeps a match short; everything else is as people play it. */
const short: Options = { turnCap: 5 };

test('one person plays four rounds with a bot, and every screen on the way passes axe', async () => {
  const { page, context, faults } = await newPerson(browser, { size: 'phone' });
  await page.goto(await newTable(page, short));
  await page.getByRole('region', { name: /^Your village/ }).waitFor();
  const lena = new Villager(page);
  const checked = new Set<string>();
  const check = async () => {
    const look = (await lena.look().count()) > 0;
    const step = look ? 'look' : ((await page.locator('.silver').first().getAttribute('data-step')) ?? '');
    if (checked.has(step)) return;
    checked.add(step);
    expect(await findings(page), step).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  };
  await lena.playToTheEnd(check);
  expect(checked.size).toBeGreaterThan(4);
  expect(lena.seen.length).toBeGreaterThanOrEqual(8);
  expect((await resultOf(page)).result.kind).toBe('ranking');
  await page.getByRole('button', { name: 'To the result' }).click();
  await page.getByRole('dialog').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('two browsers play the last two rounds together and see the same end', async () => {
  const scene = await openSilver({
    from: { villages: ['9 7 2 1 8', '3 5 0 11 4'], discard: '6', step: 'peek', round: 3, sums: [21, 17] },
    options: short,
  });
  const ruth = await newPerson(browser);
  const jonas = await newPerson(browser, { size: 'tablet' });
  const link = await scene.sitDown(ruth.page, 'Ruth', 'open');
  await jonas.page.goto(link);
  await jonas.page
    .getByRole('button', { name: /free seat|take/i })
    .first()
    .click();
  for (const { page } of [ruth, jonas]) await page.getByRole('region', { name: /^Your village/ }).waitFor();
  await Promise.all([new Villager(ruth.page).playToTheEnd(), new Villager(jonas.page).playToTheEnd()]);
  const [hers, his] = [await resultOf(ruth.page), await resultOf(jonas.page)];
  expect(hers.hash).toBe(his.hash);
  expect(hers.result).toEqual(his.result);
  expect([...ruth.faults, ...jonas.faults]).toEqual([]);
  for (const { context } of [ruth, jonas]) await context.close();
  await scene.close();
});

test('by keyboard alone through the last round, from the first look to the last reckoning', async () => {
  const scene = await openSilver({
    from: { villages: ['9 7 2 1 8', '3 5 0 11 4', '6 6 4 10 2'], discard: '7', step: 'peek', round: 4, sums: [21, 17, 30] },
    options: short,
    moves: 'own',
  });
  const { page, context, faults } = await newPerson(browser);
  await holds(page);
  await scene.sitDown(page, 'Lena');
  await page.getByRole('region', { name: /^Your village/ }).waitFor();
  const lena = new Villager(page, true);
  // Arrows walk a street, a number is a house, I shows a card large, Escape closes it.
  for (const [key, goal] of Object.entries({ ArrowRight: 'house:0:1', End: 'house:0:4' })) {
    const walked = async () => {
      await page.locator('.is-mine [data-rove]').first().focus();
      await page.keyboard.press(key);
      return await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['spot']);
    };
    await expect.poll(walked).toBe(goal);
  }
  await page.locator('[data-spot="discard"]').focus();
  await page.keyboard.press('i');
  await page.locator('dialog.sv-folio').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog.sv-folio').waitFor({ state: 'detached' });
  await page.locator('.is-mine [data-rove]').first().focus();
  await page.keyboard.press('3');
  await lena.look().waitFor();
  // Held, and never let go of too soon: the space bar looks.
  await Promise.all([lena.look().locator('.sv-beam .is-up').waitFor(), page.keyboard.down('Space')]);
  await page.waitForTimeout(700);
  await page.keyboard.up('Space');
  await lena.look().waitFor({ state: 'detached' });
  await lena.playToTheEnd();
  expect((await resultOf(page)).result.kind).toBe('ranking');
  expect((await page.getByRole('log').last().textContent())?.length).toBeGreaterThan(20);
  expect(faults).toEqual([]);
  await context.close();
  await scene.close();
});

const names = /Villager|Squire|Empath|Bodyguard|Rascal|Exposer|Revealer|Beholder|Apprentice|Seer|Master|Witch|Robber|Doppelg/;

/** Everything in the page that is not public: without the drawings, what lies open for everybody, and what is told to everybody. */
const secrets = (page: Page) =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    const everybodys = [
      '.sv-sprite',
      'script',
      'style',
      '.sv-square .is-up',
      '.sv-row .is-up',
      '.sv-tray .is-up',
      '.side',
      '.dock',
      '[role]',
    ];
    for (const away of copy.querySelectorAll(everybodys.join())) away.remove();
    return copy.innerHTML;
  });

/** Whether the live region still says a face in secret: as a line of its own, which nothing public is. */
const whispered = (page: Page, face: string) =>
  page.evaluate((name) => [...document.querySelectorAll('[aria-live] p')].some((line) => line.textContent === name), face);

test('with the memory aid off no face stays in the page when a look ends: let go, or turned away from', async () => {
  // Laid out, and the bot never moves: no character is spoken of for any other reason than a look.
  const scene = await openSilver({
    from: { villages: ['9 7 2 1 8', '3 5 0 11 4'], discard: '6', step: 'peek' },
    options: { memoryAid: 'off' },
  });
  const { page, context } = await newPerson(browser, { motion: true });
  await holds(page);
  await page.clock.install();
  await scene.sitDown(page, 'Lena');
  await page.getByRole('region', { name: /^Your village/ }).waitFor();
  // No look closes by itself while it is looked at here.
  await page.clock.pauseAt(Date.now() + 600_000);
  const lena = new Villager(page);
  await page.locator('.is-mine [data-lit]').first().click();
  await lena.look().waitFor();
  const before = await secrets(page);
  expect(before).not.toMatch(names);
  const grip = lena.look().locator('.sv-peek__hold');
  const face = lena.look().locator('.sv-beam .is-up .sr');
  // A glimpse is no look: the window is dark again at once and can be opened once more.
  await grip.evaluate((button) => {
    for (const type of ['keydown', 'keyup']) button.dispatchEvent(new KeyboardEvent(type, { key: ' ', bubbles: true, cancelable: true }));
  });
  await face.waitFor({ state: 'detached' });
  expect(await secrets(page)).not.toMatch(names);
  await grip.focus();
  await page.keyboard.down('Space');
  await face.waitFor();
  const name = (await face.textContent()) ?? '?';
  expect(name).toMatch(names);
  await expect.poll(() => whispered(page, name)).toBe(true);
  await page.clock.runFor(600);
  await page.keyboard.up('Space');
  await lena.look().waitFor({ state: 'detached' });
  expect(await secrets(page)).not.toMatch(names);
  expect(await whispered(page, name)).toBe(false);

  // The second look: the window loses the focus.
  await page.locator('.is-mine [data-lit]').first().click();
  await lena.look().waitFor();
  await grip.focus();
  await page.keyboard.press('Enter');
  await face.waitFor();
  const second = (await face.textContent()) ?? '?';
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await lena.look().waitFor({ state: 'detached' });
  expect(await secrets(page)).not.toMatch(names);
  expect(await whispered(page, second)).toBe(false);
  // Reloaded, the page knows no more than before.
  await page.clock.resume();
  await page.reload();
  await page.getByRole('region', { name: /^Your village/ }).waitFor();
  expect(await secrets(page)).not.toMatch(names);
  await context.close();
  await scene.close();
});
