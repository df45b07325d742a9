import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from './browser.ts';
import { settled } from './room.ts';
import type { Scene } from './scene.ts';
import { openSilver } from './silver-scene.ts';
import { lentBrowser } from './opened.ts';

let browser: Browser;
/** Two villages, and the first seat has the amulet. */
let amulet: Scene;
/** A Seer has been laid down. */
let seer: Scene;
/** Two alike, and a card in hand to take their place. */
let pairs: Scene;
/** Rows as long as they rarely get. */
let long: Scene;

beforeAll(async () => {
  browser = await lentBrowser();
  amulet = await openSilver({
    from: { villages: ['9@0 7 2^ 1@0 8', '3^ 5 0 11'], discard: '5 9 4', owner: 0, placed: false, round: 2 },
  });
  seer = await openSilver({
    from: { villages: ['8 7 2^ 1@0 4', '3^ 5 0 11'], step: 'target', ability: 9, discard: '9 5' },
    options: { memoryAid: 'off' },
  });
  pairs = await openSilver({ from: { villages: ['9@0 9@0 4 7', '3 5 0 11'], discard: '8', step: 'decide', held: '2@0' } });
  long = await openSilver({
    from: {
      villages: ['9 7 8 1 8 8 9 12 11 11 12 4', '3 5 2 11 5 6 6 7 3 3 3', '10 6 1 2 7 5 1 6', '7 9 4 5 2 10'],
      discard: '12 10',
      open: '13 9',
      step: 'decide',
      held: '13@0',
    },
  });
});
afterAll(async () => {
  await browser?.close();
  for (const scene of [amulet, seer, pairs, long]) await scene?.close();
});

const middle = async (of: Locator): Promise<{ x: number; y: number }> => {
  const box = await of.boundingBox();
  if (box === null) throw new Error('nothing to touch');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const cardAt = (page: Page, at: number): Locator => page.locator(`[data-spot="house:0:${at}"]`);

/** A pointer that goes down, on the way, and up. */
interface Hand {
  down(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  up(): Promise<void>;
}
const mouse = (page: Page): Hand => ({
  down: async (x, y) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
  },
  move: (x, y) => page.mouse.move(x, y),
  up: () => page.mouse.up(),
});
const finger = (cable: CDPSession): Hand => {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    cable.send('Input.dispatchTouchEvent', { type, touchPoints: points }).then(() => undefined);
  return {
    down: (x, y) => touch('touchStart', [{ x, y }]),
    move: (x, y) => touch('touchMove', [{ x, y }]),
    up: () => touch('touchEnd', []),
  };
};

async function drag(hand: Hand, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await hand.down(from.x, from.y);
  for (const part of [0.2, 0.5, 0.8, 1]) await hand.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
}

describe.each(['desktop', 'phone'] as const)('the amulet, dragged on a %s', (size) => {
  const handOf = async (page: Page): Promise<Hand> => (size === 'phone' ? finger(await page.context().newCDPSession(page)) : mouse(page));

  test('hangs on the card it is dropped on, and comes home when it is dropped beside', async () => {
    const { page, context, faults } = await newPerson(browser, { size });
    await amulet.sitDown(page, 'Lena');
    await settled(page);
    const hand = await handOf(page);
    const pendant = page.locator('.sv-pendant');
    const home = await middle(pendant);

    await drag(hand, home, await middle(page.locator('.sv-opps .sv-card').first()));
    await hand.up();
    expect(await page.locator('.is-amulet').count()).toBe(0);
    await expect.poll(() => middle(pendant)).toEqual(home);

    // In the air the cards it may hang on are lit, and the one below it stands out. A page that goes away takes nothing along.
    await drag(hand, home, await middle(cardAt(page, 3)));
    await page.locator('.is-over[data-spot="house:0:3"]').waitFor();
    await expect.poll(() => page.locator('.is-mine [data-lit]').count()).toBe(5);
    await page.reload();
    await pendant.waitFor();
    await settled(page);
    await hand.up();
    expect(await page.locator('.is-amulet, .is-over').count()).toBe(0);

    await drag(hand, await middle(pendant), await middle(cardAt(page, 1)));
    await hand.up();
    await page.locator('.is-amulet[data-spot="house:0:1"]').waitFor();
    await pendant.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Your card 2: face down, under the amulet' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('a card pushed up is put back by a second touch; turned over together, the table hears of all of them', async () => {
  const { page, context, faults } = await newPerson(browser, { size: 'phone' });
  await pairs.sitDown(page, 'Lena');
  const up = page.locator('.is-picked');
  const turnOver = page.locator('[data-way="turn-over"]');
  await cardAt(page, 2).click();
  await up.and(cardAt(page, 2)).waitFor();
  await cardAt(page, 2).click();
  await up.waitFor({ state: 'detached' });
  await turnOver.waitFor({ state: 'detached' });
  // Nothing has been told yet: loaded again, no card is up.
  await cardAt(page, 0).click();
  await turnOver.waitFor();
  await page.reload();
  await page.locator('[data-way="discard"]').waitFor();
  expect(await up.count()).toBe(0);
  for (const at of [0, 1]) {
    await cardAt(page, at).click();
    await up.and(cardAt(page, at)).waitFor();
  }
  await turnOver.click();
  await page.locator('[data-step="place"]').waitFor();
  await cardAt(page, 0).click();
  await cardAt(page, 3).waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

test('a tap opens a look and the next one closes it; a double tap opens it too, and nothing speaks of a space bar on a phone', async () => {
  const { page, context, faults } = await newPerson(browser, { size: 'phone' });
  await page.clock.install();
  await seer.sitDown(page, 'Lena');
  await page.locator('[data-spot="house:1:2"]').click();
  const look = page.locator('dialog.sv-peek');
  const grip = look.locator('.sv-peek__hold');
  await grip.waitFor();
  expect(await look.innerText()).not.toMatch(/space bar/i);
  // Left alone it waits for its reader: no time runs before it is open. And then none but what is let run.
  await page.clock.pauseAt(Date.now() + 600_000);
  await grip.tap();
  await look.locator('.sv-beam .is-up').waitFor();
  await grip.tap();
  await page.clock.fastForward(5000);
  expect(await look.locator('.sv-beam .is-up').count()).toBe(1);
  await grip.tap();
  await look.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

test('who lets go of a look too soon finds the button under the same finger; without a line it closes all the same', async () => {
  const { page, context } = await newPerson(browser, { size: 'phone' });
  await page.addInitScript(() => localStorage.setItem('tafelrunde.silver.look', 'hold'));
  await page.clock.install();
  await seer.sitDown(page, 'Lena');
  await page.locator('[data-spot="house:1:2"]').click();
  const look = page.locator('dialog.sv-peek');
  const grip = look.locator('.sv-peek__hold');
  await grip.waitFor();
  await settled(page);
  // Held as long as it is meant to be, however slow the browser is.
  await page.clock.pauseAt(Date.now() + 600_000);
  const press = (type: 'keydown' | 'keyup') =>
    grip.evaluate((button, kind) => button.dispatchEvent(new KeyboardEvent(kind, { key: ' ', bubbles: true, cancelable: true })), type);
  const places = [await grip.boundingBox()];
  // A glimpse.
  await press('keydown');
  await page.clock.runFor(100);
  await press('keyup');
  await grip.getByText('hold it a little longer').waitFor();
  places.push(await grip.boundingBox());
  await context.setOffline(true);
  await press('keydown');
  await look.locator('.sv-beam .is-up').waitFor();
  places.push(await grip.boundingBox());
  expect(new Set(places.map((box) => JSON.stringify(box))).size).toBe(1);
  await page.clock.runFor(600);
  await press('keyup');
  // Over for the eye at once, and it cannot be opened again; the table hears of it when the line is back.
  await grip.getByText('Closed').waitFor();
  await press('keydown');
  await press('keyup');
  expect(await look.locator('.is-up .sr').filter({ hasText: 'Villager' }).count()).toBe(0);
  await page.clock.resume();
  await context.setOffline(false);
  await look.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('[data-spot="house:1:2"] .sr').textContent()).toMatch(/card 3: face down$/);
  await context.close();
});

test.each(['phone', 'tablet', 'desktop'] as const)('twelve cards and more on a %s: each can be reached and touched', async (size) => {
  const { page, context } = await newPerson(browser, { size });
  await long.sitDown(page, 'Lena');
  const flaws = () => {
    const found: string[] = [];
    const all = document.querySelector('.silver')?.getBoundingClientRect() ?? new DOMRect();
    for (const part of document.querySelectorAll('.sv-village, .sv-square')) {
      const box = part.getBoundingClientRect();
      if (box.top < all.top - 1 || box.bottom > all.bottom + 1) found.push(`${part.className} is cut off`);
    }
    for (const card of document.querySelectorAll<HTMLElement>('.sv-row .sv-card, .sv-pile > .sv-card')) {
      if (card.getClientRects().length === 0) continue;
      card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height, bottom } = card.getBoundingClientRect();
      // A strip at its left edge, where nothing may lie on it, as broad as a finger needs or a mouse.
      const need = matchMedia('(pointer: fine)').matches ? 29 : 43;
      const free = [2, need / 2, need].filter((x) => {
        const hit = document.elementFromPoint(left + Math.min(x, width - 2), top + height / 2);
        return hit !== null && card.contains(hit);
      });
      if (free.length < 3 || bottom > all.bottom) found.push(`${card.dataset['spot']} has ${free.length} of 3 free`);
    }
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.push('the page scrolls sideways');
    return found;
  };
  await settled(page);
  await expect.poll(() => page.evaluate(flaws)).toEqual([]);
  await cardAt(page, 11).click();
  await page.locator('.is-picked[data-spot="house:0:11"]').waitFor();
  await cardAt(page, 0).click();
  await page.locator('.is-picked[data-spot="house:0:0"]').waitFor();
  await context.close();
});

test.each(['de', 'en', 'fr'] as const)('on the smallest phone no word on a button is broken: %s', async (language) => {
  const { page, context } = await newPerson(browser, { size: 'phone', language });
  await page.setViewportSize({ width: 360, height: 640 });
  const exposer = await openSilver({ from: { villages: ['9 7 4 1', '3 5 0 11'], discard: '12', step: 'decide', held: '5@0' } });
  await exposer.sitDown(page, 'Ruth');
  const ways = page.locator('.silver-choice[data-ways="3"] .sv-btn');
  await expect.poll(() => ways.count()).toBe(3);
  await settled(page);
  const lines = () =>
    ways.evaluateAll((all) =>
      all.map((button) => {
        const words = document.createRange();
        words.selectNodeContents(button.querySelector('b') ?? button);
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
  await expect.poll(lines).toEqual([1, 1, 1]);
  await context.close();
  await exposer.close();
});
