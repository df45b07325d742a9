/* Two heroes of one reader on a phone: whose turn it is is seen on the map, and who is not in turn keeps what costs no hour. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { andorOptions, openAndor, positionWhere } from './andor-scene.ts';
import { newPerson } from './browser.ts';
import { layAndor } from './hero.ts';
import { lentBrowser } from './opened.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await lentBrowser();
});
afterAll(() => browser?.close());

/** Whether the number of a field is to be seen: on the map's window, and under nothing that lies on it. */
async function seen(page: Page, field: number): Promise<boolean> {
  return await page.locator(`#field-${field}`).evaluate((path) => {
    const { x, y, width, height } = path.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return found !== null && found.closest('.an-map__frame') !== null;
  });
}

test('the map turns to the hero who comes next; the other may still use the well he stands at, and sees it above the card', async () => {
  const well = 5;
  const far = 61;
  const laid = positionWhere(2, ({ asked, state }) => asked === 'turn' && (state.hour[0] ?? 0) === 0 && (state.hour[1] ?? 0) < 5);
  laid.wells[laid.wells.findIndex((each) => each >> 1 === well)] = well * 2 + 1; // full
  laid.field[0] = well;
  laid.field[1] = far;
  const scene = await openAndor(laid);
  const { page, context, faults } = await newPerson(browser, { size: 'phone' });
  try {
    await page.request.get(`${scene.address}/api/me`);
    await page.goto(await layAndor(page.request, scene.address, { ...andorOptions, difficulty: 'normal', figures: 'first' }, ['me', 'me']));
    const dock = page.locator('.dock');
    await page.locator(`#field-${well}.is-here`).waitFor();
    await expect.poll(() => seen(page, well)).toBe(true);

    await dock.getByRole('button', { name: 'Pass: 1 hour' }).click();
    await page.locator(`#field-${far}.is-here`).waitFor();
    await expect.poll(() => seen(page, far)).toBe(true);

    // not in turn: what costs no hour beside the way back
    await dock.locator('.seatchoice button').first().click();
    await dock.getByRole('button', { name: /^Turn to / }).waitFor();
    await dock.getByRole('button', { name: 'Empty the well' }).click();
    await page.locator('.an-incident').waitFor();
    await expect.poll(() => seen(page, well)).toBe(true);
    await page.locator('.an-incident').getByRole('button', { name: 'Go on' }).click();
    await dock.getByRole('button', { name: /^Turn to / }).click();
    await expect.poll(() => seen(page, far)).toBe(true);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
    await scene.close();
  }
});

test('whoever attacks is told what it costs, and finds the sheet of the field gone: it would lie where the day is ended', async () => {
  const scene = await openAndor(positionWhere(2, ({ legal, state }) => state.hour[0] === 4 && legal.some(({ type }) => type === 'fight')));
  const { page, context, faults } = await newPerson(browser, { size: 'phone' });
  try {
    await page.request.get(`${scene.address}/api/me`);
    await page.goto(await layAndor(page.request, scene.address, { ...andorOptions, difficulty: 'normal', figures: 'first' }, 2));
    const foe = page.locator('.field[aria-label*="gor"], .field[aria-label*="skral"]');
    await foe.first().waitFor({ state: 'attached' });
    const attack = page.locator('.an-spot').getByRole('button', { name: /^Attack the \w+ · hour 5$/ });
    for (let i = 0; (await attack.count()) === 0 && i < (await foe.count()); i += 1) await foe.nth(i).dispatchEvent('click');
    await attack.click();
    const fight = page.locator('dialog.an-fight[open]');
    await fight.waitFor();
    await page.keyboard.press('Escape');
    await fight.waitFor({ state: 'detached' });
    await page.locator('.an-aside .btn').waitFor();
    expect(await page.locator('.an-spot').count()).toBe(0);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
    await scene.close();
  }
});

test('a map that shows everything stays so when the window changes: what a sheet had covered is forgotten with it', async () => {
  const scene = await openAndor(positionWhere(2, ({ asked, state }) => asked === 'turn' && (state.hour[0] ?? 0) === 0));
  const { page, context } = await newPerson(browser, { size: 'phone' });
  try {
    await page.request.get(`${scene.address}/api/me`);
    await page.goto(await layAndor(page.request, scene.address, { ...andorOptions, difficulty: 'normal', figures: 'first' }, ['me', 'me']));
    await page.locator('.field.is-here').waitFor();
    await page.locator('#field-61').dispatchEvent('click');
    const sheet = page.locator('.an-spot');
    await sheet.waitFor();
    await sheet.locator('.an-spot__close').click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Whole map' }).click();
    const bare = () =>
      page.locator('.an-map__frame').evaluate((frame) => {
        const [window, map] = [frame.getBoundingClientRect(), (frame.firstElementChild ?? frame).getBoundingClientRect()];
        // as much table above it as below
        return Math.round(Math.abs(map.top - window.top - (window.bottom - map.bottom)));
      });
    await expect.poll(bare).toBeLessThanOrEqual(2);
    await page.setViewportSize({ width: 360, height: 720 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect.poll(bare).toBeLessThanOrEqual(2);
  } finally {
    await context.close();
    await scene.close();
  }
});
