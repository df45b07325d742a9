import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Laid, laidForAll } from './andor-laid.ts';
import { screens } from './andor-screens.ts';
import { openShowing, type Showing } from './andor-shown.ts';
import type { Screen } from './andor-touch.ts';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { lentBrowser } from './opened.ts';

// endings of several legends differ in their words alone
const shown = screens.flatMap((screen) =>
  screen.shows === undefined || /^(won|end)-[^2]$/.test(screen.name) ? [] : [{ screen, name: screen.name, shows: screen.shows }],
);

let browser: Browser;
let showing: Showing;
let laid: ReadonlyMap<Screen, Laid | undefined>;

beforeAll(async () => {
  browser = await lentBrowser();
  showing = await openShowing();
  laid = new Map(laidForAll(shown.map(({ screen }) => screen)));
});
afterAll(async () => {
  await browser?.close();
  await showing?.close();
});

// every screen on a desk or on a phone by turns, in both lights
describe.each([
  { size: 'desktop', language: 'en', turn: 0 },
  { size: 'phone', language: 'de', turn: 1 },
] as const)('$size', ({ size, language, turn }) => {
  let person: Awaited<ReturnType<typeof newPerson>>;
  beforeAll(async () => {
    person = await newPerson(browser, { size, language });
  });

  test.each(shown.filter((_, i) => i % 2 === turn))('axe finds nothing in $name', async ({ screen, shows }) => {
    const place = laid.get(screen);
    if (place === undefined) throw new Error('no match of bots comes there');
    const { page } = person;
    await showing.show(page, screen, place, size === 'phone');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page, shows), colorScheme).toEqual([]);
    }
  });
});
