import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Laid, laidForAll } from './andor-laid.ts';
import { type Screen, screens } from './andor-screens.ts';
import { openShowing, type Showing } from './andor-shown.ts';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { lentBrowser } from './opened.ts';

const shown = screens.flatMap((screen) => (screen.shows === undefined ? [] : [{ screen, name: screen.name, shows: screen.shows }]));

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

describe.each([
  { size: 'desktop', language: 'en', theme: 'light' },
  { size: 'phone', language: 'de', theme: 'dark' },
] as const)('$size, $theme', (looks) => {
  let person: Awaited<ReturnType<typeof newPerson>>;
  beforeAll(async () => {
    person = await newPerson(browser, looks);
  });

  // endings of several legends differ in their words alone: the narrow one need not hold them all
  const here = shown.filter(({ name }) => looks.size === 'desktop' || !/^(won|end)-[^2]$/.test(name));

  test.each(here)('axe finds nothing in $name', async ({ screen, shows }) => {
    const place = laid.get(screen);
    if (place === undefined) throw new Error('no match of bots comes there');
    const { page } = person;
    await showing.show(page, screen, place, looks.size === 'phone');
    expect(await findings(page, shows)).toEqual([]);
  });
});
