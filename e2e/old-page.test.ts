import { PROTOCOL } from '@tafelrunde/protocol';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson } from './browser.ts';
import { House } from './house.ts';
import { Player } from './playing.ts';
import { lentBrowser } from './opened.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await lentBrowser();
});
afterAll(() => browser?.close());

/** Lets a page speak as one of the release before would. */
async function canGrowOld(page: Page): Promise<(isOld: boolean) => void> {
  let old = false;
  await page.routeWebSocket('**/api/socket', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const frame = JSON.parse(String(text)) as { readonly type: string };
      server.send(JSON.stringify(old && frame.type === 'join' ? { ...frame, protocol: PROTOCOL - 1 } : frame));
    });
  });
  return (isOld) => {
    old = isOld;
  };
}

const lines = (page: Page) => page.locator('ol.log').innerText();
/** Everything that was there is there. A move may still have been on its way, so there may be more. */
const goesOnFrom = (before: string) => (now: string) => now.startsWith(before);
/** Presses what loads the page anew, and waits until it is loaded. */
const loadedBy = async (page: Page, button: Locator) => Promise.all([page.waitForEvent('load'), button.click()]);

async function decide(page: Page, times: number): Promise<string> {
  await new Player(page).decide(times);
  return lines(page);
}

async function sitDown(page: Page, house: House): Promise<void> {
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Anthem: play now against bots' }).click();
  await page.getByRole('region', { name: 'Your row' }).waitFor();
}

/** Sits down, plays a little, and has the server replaced by one of another build. */
async function outliveServer(page: Page, house: House, meanwhile: () => void): Promise<string> {
  await sitDown(page, house);
  const before = await decide(page, 3);
  meanwhile();
  await house.stop();
  await house.start({ TAFEL_BUILD: 'the-next-one' });
  return before;
}

test('a page of the last protocol is told to reload, in a sentence, and finds everything where it was', async () => {
  const house = await House.open();
  const { page, context } = await newPerson(browser);
  const speakOld = await canGrowOld(page);
  const before = await outliveServer(page, house, () => speakOld(true));
  await page.getByRole('heading', { name: 'Please reload the page' }).waitFor();
  await page.getByText('This page is older than the server. Reload it.').waitFor();
  speakOld(false); // what is loaded now is of today
  await loadedBy(page, page.getByRole('button', { name: 'Reload', exact: true }));
  await page.getByRole('region', { name: 'Your row' }).waitFor();
  await expect.poll(() => lines(page)).toSatisfy(goesOnFrom(before));
  await decide(page, 1);
  await context.close();
  await house.close();
});

test('a page of the last build plays on, is told of the newer one, and loses nothing when it is reloaded', async () => {
  const house = await House.open();
  const { page, context } = await newPerson(browser);
  const before = await outliveServer(page, house, () => undefined);
  const reload = page.getByRole('button', { name: 'There is a newer version of this page. Reload' });
  await reload.waitFor();
  await expect.poll(() => lines(page)).toSatisfy(goesOnFrom(before));
  const later = await decide(page, 1);
  await loadedBy(page, reload);
  await page.getByRole('region', { name: 'Your row' }).waitFor();
  await expect.poll(() => lines(page)).toSatisfy(goesOnFrom(later));
  await context.close();
  await house.close();
});
