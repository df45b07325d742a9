import { fileURLToPath } from 'node:url';
import { type Language, readRecord } from '@tafelrunde/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tiny } from '../bench/figure.ts';
import { andorScript, andorScriptWithoutMap } from '../bench/figures/lobby.ts';
import { findings } from './axe.ts';
import { FOG_EVENT, NONE } from '../games/andor/pieces.ts';
import { backOf } from '../games/andor/rules/board.ts';
import { andorOptions, openAndor, openDealtAndor, positionWhere } from './andor-scene.ts';
import { newPerson } from './browser.ts';
import { Counsel, deedsIn } from './counsel.ts';
import { Hero, layAndor } from './hero.ts';
import { missing } from './room.ts';
import { lentBrowser } from './opened.ts';
import type { Scene } from './scene.ts';

type Person = Awaited<ReturnType<typeof newPerson>>;

/** Where whole legends are played. Led as bots advise, two heroes win the first one, in its second part. */
let house: Scene;
let browser: Browser;

beforeAll(async () => {
  house = await openDealtAndor(1);
  browser = await lentBrowser();
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

const [portrait, landscape] = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

async function sidewaysScroll(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

describe.each([
  {
    size: 'desktop',
    language: 'en',
    theme: 'light',
    mountains: 'Grey Mountains',
    arrowed: 'Arrows of the creatures',
    lift: 'Lift the fog here',
  },
  {
    size: 'phone',
    language: 'de',
    theme: 'dark',
    mountains: 'Graues Gebirge',
    arrowed: 'Pfeile der Kreaturen',
    lift: 'Den Nebel hier lüften',
  },
] as const)('$size in $language', ({ size, language, theme, mountains, arrowed, lift }) => {
  test('the map speaks the language of its reader and shows arrows to who wants them; axe finds nothing on it, with a field chosen, in the list and in the list of actions; what there is to read can be put aside, and stays until it was read', async () => {
    const laid = positionWhere(4, ({ asked, state }) => asked === 'turn' && state.fog.some((fog) => backOf(fog) === FOG_EVENT));
    laid.field[0] = Math.floor((laid.fog.find((fog) => backOf(fog) === FOG_EVENT) ?? NONE) / 32);
    const table = await openAndor(laid);
    const { page, context } = await newPerson(browser, { size, language, theme });
    await page.goto(table.address);
    const hero = new Hero(page);
    await hero.sitDown(await layAndor(context.request, table.address, andorOptions, 4));
    await hero.toTheMap();
    expect(await findings(page, 'body')).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await page.locator('.am-name').allTextContents()).toContain(mountains);
    const arrows = page.locator('.am-arrows');
    const tool = page.getByRole('button', { name: arrowed });
    expect([await arrows.isVisible(), await tool.getAttribute('aria-pressed')]).toEqual([true, 'true']);
    await tool.click();
    await arrows.waitFor({ state: 'hidden' });
    await expect.poll(() => tool.getAttribute('aria-pressed')).toBe('false');
    await tool.click();
    await arrows.waitFor();
    await page.locator('.field.is-near').nth(2).dispatchEvent('click');
    await page.locator('.an-spot').waitFor();
    expect(await findings(page, '.an-spot')).toEqual([]);
    // too far for today: the rules, which the page has not needed so far, say why
    await page.locator('.field:not(.is-near, .is-far, .is-here)').last().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.why').innerText()).toMatch(/\w{3}/);
    await page.keyboard.press('Escape');
    await page.locator('.field.is-here').focus();
    await page.keyboard.press('m');
    await page.locator('dialog.an-list').waitFor();
    expect(await findings(page, 'dialog.an-list')).toEqual([]);
    await page.keyboard.press('m');
    await page.locator('dialog.an-list').waitFor({ state: 'detached' });
    await page.keyboard.press('a');
    await page.locator('dialog.an-actions').waitFor();
    expect(await findings(page, 'dialog.an-actions')).toEqual([]);

    // the fog holds an event: what there is to read leaves all actions in reach, and comes back
    await page.locator('dialog.an-actions').getByRole('button', { name: lift }).click();
    const [all, back] = ['.an-all', '.an-aside .btn'].map((what) => ({ what, least: 44, count: 1 }));
    const windows = size === 'phone' ? [portrait, landscape] : [page.viewportSize() ?? landscape];
    const lies = async (...wanted: readonly (typeof all)[]) => {
      for (const window of windows)
        await expect
          .poll(() =>
            missing(
              page,
              window,
              wanted.flatMap((each) => each ?? []),
            ),
          )
          .toEqual([]);
    };
    const incident = page.locator('.an-incident');
    await incident.waitFor();
    await lies(all, { what: '.an-incident button', least: 44, count: 2 });
    expect(await findings(page, '.an-incident')).toEqual([]);
    await incident.locator('.an-put-aside').click();
    await incident.waitFor({ state: 'detached' });
    await lies(all, back);
    await page.locator('.an-aside .btn').click();
    await incident.locator('.btn--primary').click();
    const card = page.locator('dialog.an-event-card[open]');
    const title = await card.locator('h2').innerText();
    expect(title).not.toBe('');
    await lies({ what: 'dialog.an-event-card button', least: 44, count: 2 });
    expect(await findings(page, 'dialog.an-event-card')).toEqual([]);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await lies(all, back);
    await expect.poll(() => page.locator('.an-aside .btn').innerText()).toContain(title);
    await page.locator('.an-aside .btn').press('Enter');
    await expect.poll(() => card.locator('h2').innerText()).toBe(title);
    await context.close();
    await table.close();
  });
});

test('the script of the table is at most 150 kB beyond that of the lobby, and 250 kB with the map', async () => {
  const web = fileURLToPath(new URL('../dist/web', import.meta.url));
  for (const figure of [andorScriptWithoutMap(web), andorScript(web)]) {
    const { samples } = await figure.measure(tiny);
    expect(samples[0], figure.name).toBeLessThanOrEqual(figure.mark.floor);
  }
});

/** Somebody with the advice of a bot, at a table that has begun. */
async function plays({ page, context }: Person, table: string, language: Language) {
  await page.locator('.andor').waitFor();
  const counsel = await Counsel.of(context, house.address, table, language);
  await new Hero(page).playAdvised(counsel);
  await page.locator('.an-end').waitFor();
  await counsel.close();
}

const recordOf = async ({ context }: Person, table: string) =>
  readRecord(await (await context.request.get(`${house.address}/api/tables/${table}/record`)).text());

test('Legend 1, both parts, is played to its end by one person with two heroes', async () => {
  const ruth = await newPerson(browser, { language: 'en' });
  await ruth.page.goto(house.address);
  const address = await layAndor(ruth.context.request, house.address, { legend: '1' }, ['me', 'me']);
  const table = address.split('/').at(-1) ?? '';
  await ruth.page.goto(address);
  await plays(ruth, table, 'en');
  const { log, result } = await recordOf(ruth, table);
  const deeds = deedsIn(log, 2);
  expect(deeds.map(({ steps, days }) => steps > 0 && days > 0)).toEqual([true, true]);
  expect(result).toMatchObject({ kind: 'together', won: true });
  expect(ruth.faults).toEqual([]);
});

test('a reload in the middle of a fight changes nothing of it, and it goes on', async () => {
  // the other hero has rolled, this one has not
  const table = await openAndor(positionWhere(2, ({ asked, state }) => asked === 'roll' && (state.fight.values[1] ?? 0) > 0));
  const { page, context, faults } = await newPerson(browser, { language: 'en' });
  await page.goto(table.address);
  await new Hero(page).sitDown(await layAndor(context.request, table.address, andorOptions, 2));
  const fight = page.locator('.an-fight[open]');
  const standing = () => fight.locator('.an-scene__aside, .an-sum').allInnerTexts();
  await fight.locator('.btn--primary').waitFor();
  const before = await standing();
  expect(before).not.toEqual([]);
  await page.reload();
  await expect.poll(standing).toEqual(before);
  await fight.locator('.btn--primary').click();
  await expect.poll(standing).not.toEqual(before);
  expect(faults).toEqual([]);
  await context.close();
  await table.close();
});

test('Legend 2 is played to its end by two people, one of them on a phone, and a bot', async () => {
  const ruth = await newPerson(browser, { language: 'en' });
  const jonas = await newPerson(browser, { size: 'phone', language: 'de', theme: 'dark' });
  await ruth.page.goto(house.address);
  const address = await layAndor(ruth.context.request, house.address, { legend: '2' }, ['me', 'open', 'bot']);
  const table = address.split('/').at(-1) ?? '';
  await ruth.page.goto(address);
  await jonas.page.goto(address);
  await jonas.page.getByRole('button', { name: /Platz 2/ }).click();
  // They take it easy, so that the evening is short; the bot does not.
  await Promise.all([new Hero(ruth.page).playToTheEnd(4), new Hero(jonas.page).playToTheEnd(4)]);
  const [, , bot] = deedsIn((await recordOf(ruth, table)).log, 3);
  expect(bot?.steps).toBeGreaterThan(0);
  expect(bot?.days).toBeGreaterThan(0);
  expect([ruth.faults, jonas.faults]).toEqual([[], []]);
});

test('by keyboard alone: arrows to a neighbour, digits to a field, Enter twice walks there, Escape lets go', async () => {
  const table = await openAndor(positionWhere(2, ({ asked, legal }) => asked === 'turn' && legal.some(({ type }) => type === 'step')));
  const { page, context, faults } = await newPerson(browser, { language: 'fr', motion: true });
  const steps: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (payload.includes('"step"')) steps.push(payload.toString());
    });
  });
  await page.goto(table.address);
  const hero = new Hero(page);
  await hero.sitDown(await layAndor(context.request, table.address, andorOptions, 2));
  await hero.toTheMap();
  const focused = () => page.evaluate(() => document.activeElement?.id ?? '');
  const here = await page.locator('.field.is-here').getAttribute('id');
  await expect.poll(() => page.locator('.field[tabindex="0"]').getAttribute('id')).toBe(here);
  await page.locator('.field[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).not.toBe(here);
  const types = async (digits: string): Promise<string> => {
    await page.keyboard.press('Escape');
    await page.keyboard.type(digits);
    return await focused();
  };
  await expect.poll(() => types('18')).toBe('field-18'); // typed anew where somebody paused between the digits
  expect(await types('3')).toBe('field-3'); // not 183
  await page.keyboard.press('n');
  await expect.poll(focused).not.toBe('field-3');
  const goal = await focused();
  expect(await page.locator(`#${goal}`).getAttribute('class')).toMatch(/is-near|is-far/);
  // held down, the key chooses and does not go as well
  await page.keyboard.down('Enter');
  await page.locator('.an-spot').waitFor();
  for (let again = 0; again < 3; again += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(steps).toEqual([]);
  await page.keyboard.press('Enter');
  await page.locator(`#${goal}.is-here`).waitFor();
  expect(faults).toEqual([]);
  await context.close();
  await table.close();
});

test('a farmer is taken along where the hero goes, unless he is told to stay', async () => {
  const laid = positionWhere(2, ({ asked, legal }) => asked === 'turn' && legal.some(({ type }) => type === 'step'));
  const from = 18;
  laid.field[0] = from;
  laid.creatures.fill(NONE); // nobody who would be a farmer's end
  laid.farmers.splice(0, laid.farmers.length, from);
  const table = await openAndor(laid);
  const { page, context, faults } = await newPerson(browser, { language: 'de' });
  await page.goto(table.address);
  const hero = new Hero(page);
  await hero.sitDown(await layAndor(context.request, table.address, andorOptions, 2));
  await hero.toTheMap();
  const farmer = (field: string | null) => page.locator(`#${field}`).getAttribute('aria-label');
  const goTo = async (takes: boolean): Promise<string | null> => {
    const goal = await page.locator('.field.is-near:not(#field-0)').first().getAttribute('id'); // in the castle he would be saved
    await page.locator(`#${goal}`).dispatchEvent('click');
    const along = page.locator('.an-spot__farmers input');
    await page.locator(`#${goal}.is-chosen`).waitFor();
    if ((await along.count()) > 0) await along.setChecked(takes);
    await page.locator('.an-spot__acts > .btn--primary:not([aria-busy])').click();
    await page.locator(`#${goal}.is-here`).waitFor();
    return goal;
  };
  const there = await goTo(true);
  await expect.poll(() => farmer(there)).toMatch(/Bauer/);
  await expect.poll(() => farmer(`field-${from}`)).not.toMatch(/Bauer/);
  const on = await goTo(false);
  await expect.poll(() => farmer(there)).toMatch(/Bauer/);
  await expect.poll(async () => (await farmer(on))?.split(/:|;/)[0]).not.toMatch(/Bauer/);
  expect(faults).toEqual([]);
  await context.close();
  await table.close();
});

test('the map moves under the finger and never loses its numbers', async () => {
  const table = await openAndor(positionWhere(2, ({ asked }) => asked === 'turn'));
  const { page, context } = await newPerson(browser, { size: 'phone' });
  await page.goto(table.address);
  const hero = new Hero(page);
  await hero.sitDown(await layAndor(context.request, table.address, andorOptions, 2));
  await hero.toTheMap();
  const frame = async () => (await page.locator('.an-map__frame').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const box = await frame();
  const place = () => page.locator('.an-map__sheet').evaluate((sheet) => getComputedStyle(sheet).transform);
  const before = await place();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height / 2 - 40, { steps: 6 });
  await page.mouse.up();
  await expect.poll(place).not.toBe(before);
  // dragged, not touched: nothing is chosen
  expect(await page.locator('.an-spot').count()).toBe(0);
  const number = () =>
    page
      .locator('.am-num')
      .first()
      .evaluate((text) => text.getBoundingClientRect().height);
  for (const label of ['Whole map', 'To my hero']) {
    await page.getByRole('button', { name: label }).click();
    // a text box is a little higher than its digits
    await expect.poll(number).toBeGreaterThan(11);
  }
  // two fingers that part bring it nearer
  const sheet = async () => (await page.locator('.an-map__sheet').boundingBox()) ?? { x: -1, width: 9999 };
  const fits = async () => {
    const [inner, outer] = [await sheet(), await frame()];
    return inner.x >= outer.x - 1 && inner.width <= outer.width + 1;
  };
  await page.getByRole('button', { name: 'Whole map' }).click();
  await expect.poll(fits).toBe(true);
  const { width: wide } = await sheet();
  const fingers = await context.newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touchPoints = type === 'touchEnd' ? [] : [-1, 1].map((side, id) => ({ x: x + side * apart, y, id }));
    await fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', 30);
  for (const apart of [45, 60, 80]) await touch('touchMove', apart);
  await touch('touchEnd', 0);
  await expect.poll(async () => (await sheet()).width).toBeGreaterThan(1.5 * wide);
  expect(await page.locator('.an-spot').count()).toBe(0);
  await page.getByRole('button', { name: 'Whole map' }).click();
  await expect.poll(fits).toBe(true);
  await context.close();
  await table.close();
});
