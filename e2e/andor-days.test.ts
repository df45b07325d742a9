/* Rough days at Andor's table: what goes wrong between people, pages and wires, each from a position bots came to. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GOLD } from '../games/andor/pieces.ts';
import { addLying } from '../games/andor/rules/lying.ts';
import { hex32, Person } from '../server/tests/people.ts';
import { andorOptions, openAndor, positionWhere } from './andor-scene.ts';
import { newPerson } from './browser.ts';
import { Counsel } from './counsel.ts';
import { Hero, layAndor } from './hero.ts';
import { House } from './house.ts';
import { missing } from './room.ts';
import { Wire } from './wire.ts';
import { lentBrowser } from './opened.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await lentBrowser();
});
afterAll(() => browser?.close());

/** What comes from the server can be held back on its way to the page; only that the wire is alive it still hears. */
async function holdable(page: Page): Promise<(hold: boolean) => void> {
  let held = false;
  const waiting: (() => void)[] = [];
  await page.routeWebSocket('**/api/socket', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => server.send(text));
    server.onMessage((text) => {
      if (held && !text.includes('"pong"')) waiting.push(() => socket.send(text));
      else socket.send(text);
    });
  });
  return (hold) => {
    held = hold;
    if (!hold) for (const send of waiting.splice(0)) send();
  };
}

test('two people reach for the same gold at once: one has it, the other is told why not', async () => {
  const laid = positionWhere(2, ({ asked }) => asked === 'turn');
  laid.field[1] = laid.field[0] ?? 0;
  addLying(laid, laid.field[0] ?? 0, GOLD, 2);
  const table = await openAndor(laid);
  const { page, context } = await newPerson(browser);
  const hold = await holdable(page);
  await page.goto(table.address);
  const address = await layAndor(context.request, table.address, andorOptions, ['me', 'open']);
  await page.goto(address);
  const jonas = await Person.arrive(table.address, 'Jonas');
  const his = await jonas.open((address.split('/').at(-1) ?? '') as Parameters<Person['open']>[0]);
  await his.does({ type: 'sit', seat: 1, contribution: hex32() });
  const ask = await his.until(({ match }) => match?.asks.find(({ seat }) => seat === 1));
  await page.locator('.an-all').click();
  const take = page.locator('dialog.an-actions').getByRole('button', { name: 'Pick up 2 gold' });
  await take.waitFor();
  hold(true);
  await his.does({ type: 'act', seat: 1, ask: ask.id, action: { type: 'take', item: GOLD, count: 2 } });
  await take.click(); // the page does not know yet
  hold(false);
  await expect.poll(() => page.locator('.toast[role=alert]').innerText()).toContain('That does not lie where you stand.');
  await page.locator('.an-all').click();
  await page.locator('dialog.an-actions').waitFor();
  await expect.poll(() => take.count()).toBe(0);
  await context.close();
  await table.close();
});

test('a slow wire: a second press sends nothing, and the walk goes on when the answer comes', async () => {
  const laid = positionWhere(2, ({ asked }) => asked === 'turn');
  const table = await openAndor(laid);
  const { page, context, faults } = await newPerson(browser);
  const hold = await holdable(page);
  const network = await context.newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 200_000,
    uploadThroughput: 50_000,
  });
  await page.goto(table.address);
  const hero = new Hero(page);
  await hero.sitDown(await layAndor(context.request, table.address, andorOptions, 2));
  const here = await page.locator('.field.is-here').getAttribute('id');
  await page.locator('.field.is-near').last().dispatchEvent('click');
  const go = page.locator('.an-spot__acts > .btn--primary');
  await go.waitFor();
  hold(true);
  await go.click();
  await page.locator('.an-spot__acts > .btn--primary[aria-busy="true"]').waitFor();
  await go.click();
  expect(await page.locator('.field.is-here').getAttribute('id')).toBe(here);
  hold(false);
  await page.locator(`.field.is-here:not(#${here})`).waitFor();
  expect(await page.locator('.toast[role=alert]').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
  await table.close();
});

test('a phone is turned sideways in the middle of a fight: the scene stays, and every button can be touched', async () => {
  // between two rounds, where there is also something to order from now on
  const laid = positionWhere(4, ({ asked }) => asked === 'stay');
  const table = await openAndor(laid);
  const { page, context, faults } = await newPerson(browser, { size: 'phone', language: 'de' });
  await page.goto(table.address);
  await page.goto(await layAndor(context.request, table.address, andorOptions, 4));
  const fight = page.locator('dialog.an-fight[open]');
  await fight.waitFor();
  const title = await fight.locator('h2').innerText();
  const wanted = [{ what: 'dialog.an-fight .an-scene__foot .btn', least: 44, count: 1 }];
  for (const window of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 640, height: 360 },
    { width: 390, height: 844 },
  ]) {
    await expect.poll(() => missing(page, window, wanted)).toEqual([]);
    expect(await fight.locator('h2').innerText()).toBe(title);
    // … whose words stand in lines, not one below the other
    const narrowest = () =>
      fight
        .locator('.an-scene__foot > p, .orders-beside')
        .evaluateAll((parts) => Math.min(...parts.map((part) => part.getBoundingClientRect().width)));
    await expect.poll(narrowest).toBeGreaterThan(180);
  }
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog.an-fight') !== null)).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
  await table.close();
});

test('a page open over night, while its person played on elsewhere and the server was replaced: it catches up, and offers to reload', async () => {
  const house = await House.open({ BOT_PAUSE_MS: '0' });
  const wire = await Wire.open(house.port);
  const { page, context } = await newPerson(browser);
  const through = `http://127.0.0.1:${wire.port}`;
  await page.goto(through);
  const address = await layAndor(context.request, through, andorOptions, 2);
  const hero = new Hero(page);
  await hero.sitDown(address);
  await hero.toTheMap();
  const status = () => page.locator('.bar').innerText();
  const before = await status();
  wire.cut();
  const counsel = await Counsel.of(context, house.address, address.split('/').at(-1) ?? '', 'en');
  const { position: from, day } = counsel;
  while (!counsel.over && (counsel.position < from + 60 || counsel.day === day)) {
    const at = counsel.position;
    await counsel.acts();
    await counsel.goneOn(at, 3000);
  }
  await counsel.close();
  await house.stop();
  await house.start({ TAFEL_BUILD: 'the-next-one' });
  wire.mend();
  const reload = page.getByRole('button', { name: 'There is a newer version of this page. Reload' });
  await reload.waitFor();
  await expect.poll(status).not.toBe(before);
  const loaded = page.waitForEvent('load');
  await reload.dispatchEvent('click'); // whatever lies over it just now
  await loaded;
  await page.locator('.andor').waitFor();
  await expect.poll(status).not.toBe(before); // nothing of it was lost
  await hero.move(0); // and the evening goes on
  await context.close();
  await wire.close();
  await house.close();
});
