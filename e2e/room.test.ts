import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openAndor, positionWhere } from './andor-scene.ts';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';
import { everywhere, missingIn, setWindow, tight, windows } from './room.ts';
import { anansi, andor, anthem, decide, dialog, lobby, silver, silverPoints, waitingRoom } from './room-wanted.ts';
import { openSilver } from './silver-scene.ts';

const { house, browser } = await opened({ BOT_PAUSE_MS: '0' });

/** A table of this person with so many seats, and the person's turn at it. */
async function myTurn(page: Page, game: string, seats: number, options: Readonly<Record<string, boolean>> = {}): Promise<void> {
  await page.request.get(`${house.address}/api/me`);
  const answer = await page.request.post(`${house.address}/api/tables`, {
    data: {
      game,
      options,
      seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'instant' }))],
      public: false,
      autoPlay: false,
      start: true,
    },
  });
  const { table } = (await answer.json()) as { table: string };
  await page.goto(`${house.address}/t/${table}`);
  await page.locator('.dock.is-yours').waitFor();
}

/** How far the hand reaches under the dock below it, or beyond the table's right edge. */
async function tucked(page: Page, cards: string, width: number, height: number): Promise<number> {
  await setWindow(page, { width, height });
  return await page.evaluate((which) => {
    const dock = document.querySelector('.dock')?.getBoundingClientRect();
    const boxes = [...document.querySelectorAll(which)].map((card) => card.getBoundingClientRect());
    const over = boxes.map((box) => (dock === undefined ? Infinity : dock.left > 0 ? box.right - dock.left : box.bottom - dock.top));
    return Math.max(0, ...over.map(Math.floor));
  }, cards);
}

/** What of the chips in the bar is cut, or reaches beyond its chip. */
async function cutChips(page: Page): Promise<readonly string[]> {
  return await page.locator('.seats .seat').evaluateAll((chips) =>
    chips.flatMap((chip) => {
      const edge = chip.getBoundingClientRect().right;
      const texts = [...chip.querySelectorAll<HTMLElement>('b, .figs, .figs > span')].filter((each) => each.checkVisibility());
      return texts
        .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.getBoundingClientRect().right > edge)
        .map((each) => `${chip.getAttribute('title')}: ${each.textContent}`);
    }),
  );
}

const villages = ['9@0 7 2^ 1@0 8', '3^b1 5g1 0 11', '10* 6 1^ 2 7', '7^ 10^ 4 5 12 13'];

describe('everything one needs on one’s turn lies open, whatever the window', () => {
  test.each([
    [3, tight, []],
    [4, windows, [[1280, 720]]],
    [5, tight, []],
  ] as const)('Anansi with %d players', async (seats, which, whole) => {
    const { page } = await newPerson(browser, { language: 'de' });
    await myTurn(page, 'anansi', seats);
    expect(await missingIn(page, [...everywhere, ...anansi], which)).toEqual([]);
    for (const [width, height] of whole) await expect.poll(() => tucked(page, '.ana-pick', width, height)).toBeLessThan(6);
    await page.context().close();
  });

  const small = [
    [720, 450],
    [360, 640],
    [390, 844],
  ] as const;
  test.each([
    [2, tight, []],
    [4, windows, small],
    [8, tight, []],
  ] as const)('Anthem with %d players, before and after the draw', async (seats, which, whole) => {
    const { page } = await newPerson(browser, { language: 'fr' });
    await myTurn(page, 'anthem', seats, seats > 4 ? { moreSets: true } : {});
    expect(await missingIn(page, [...everywhere, ...anthem], which)).toEqual([]);
    for (const [width, height] of whole) await expect.poll(() => tucked(page, '.ant-hand .ant-card', width, height)).toBeLessThan(6);
    await page.locator('.dock .btn').click();
    await page.locator('.ant-stage--decide').waitFor();
    expect(await missingIn(page, decide, tight)).toEqual([]);
    await setWindow(page, { width: 1440, height: 900 });
    await expect.poll(() => page.locator('.seats .seat').count()).toBe(seats - 1);
    await expect.poll(() => cutChips(page)).toEqual([]);
    // Nothing is played from the hand: a touch says so, and who draws from it (ANT-3.5).
    const left = await page.locator('.seats .seat').first().getAttribute('title');
    await page.locator('.ant-hand .ant-card').first().click();
    await page.getByText(`C’est ${left} qui tire dans votre main.`).first().waitFor();
    await page.context().close();
  });

  test.each([
    [2, tight, []],
    [4, windows, ['draw', 'use']],
  ])('Silver Amulet with %d players, at the turn’s start and on', async (seats, which, ways) => {
    const table = await openSilver({
      from: { villages: villages.slice(0, seats), pile: '9 5 6', discard: '8 11', open: '4', turn: 0, first: 0, round: 2 },
    });
    const { page } = await newPerson(browser, { language: 'de' });
    await table.sitDown(page, 'Maximiliane');
    await page.locator('.dock.is-yours').waitFor();
    expect(await missingIn(page, [...everywhere, ...silver, ...silverPoints], which)).toEqual([]);
    // Where there is room, what comes of a way stands under it.
    expect(await missingIn(page, [{ what: '.silver-choice .sv-btn small', least: 10, count: 3 }], [{ width: 1440, height: 900 }])).toEqual(
      [],
    );
    // A card in hand, then a house to be chosen.
    for (const way of ways) {
      await page.locator(`.silver-choice [data-way="${way}"]`).click();
      await page.locator(`.silver-choice [data-way="${way}"]`).waitFor({ state: 'detached' });
      expect(await missingIn(page, silver, tight)).toEqual([]);
    }
    await page.context().close();
    await table.close();
  });

  test('The Legends of Andor with four heroes', async () => {
    const table = await openAndor(positionWhere(4, ({ asked }) => asked === 'turn'));
    const { page } = await newPerson(browser, { language: 'de' });
    await table.sitDown(page, 'Maximiliane');
    await page.locator('.dock.is-yours').waitFor();
    await page.locator('.an-map__frame').waitFor();
    expect(await missingIn(page, [...everywhere, ...andor])).toEqual([]);
    await page.context().close();
    await table.close();
  });
});

test('on a phone the dock keeps its buttons whole while somebody is away', async () => {
  const table = await openSilver({ from: { villages: villages.slice(0, 2), pile: '9 5 6', discard: '8', turn: 1 } });
  const ruth = await newPerson(browser, { size: 'phone', language: 'de' });
  const max = await newPerson(browser, { language: 'de' });
  await ruth.page.clock.install();
  const address = await table.sitDown(ruth.page, 'Ruth', 'open');
  await max.page.request.get(`${table.address}/api/me`);
  await max.page.request.post(`${table.address}/api/me`, { data: { name: 'Maximilian' } });
  await max.page.goto(address);
  await max.page.locator('.place--free').first().click();
  await ruth.page.locator('.silver').first().waitFor();
  await max.page.context().close();
  const standIn = ruth.page.locator('.dock .btn', { hasText: 'Maximilian' }).nth(1);
  const phones = windows.filter(({ width }) => width < 700);
  // A page that lost its line sets its clock by the server again, and nobody has been away for long: then time goes by once more.
  const flaws = async () => {
    while ((await standIn.count()) === 0) {
      await ruth.page.clock.fastForward(75_000);
      await standIn.waitFor({ timeout: 2000 }).catch(() => undefined);
    }
    const missed = await missingIn(ruth.page, [{ what: '.dock .btn', least: 44, count: 2 }], phones);
    const cut = await ruth.page
      .locator('.dock .btn')
      .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => `cut: ${each.textContent}`));
    // no word goes on in the next line
    const parted = async (): Promise<string[]> =>
      await ruth.page.locator('.dock .btn').evaluateAll((all) =>
        all.flatMap((each) => {
          const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
            for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/g)) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(`parted: ${word}`);
            }
          }
          return found;
        }),
      );
    const words: string[] = [];
    for (const window of phones) {
      await setWindow(ruth.page, window);
      words.push(...(await parted()));
    }
    return [...missed, ...cut, ...words];
  };
  await expect.poll(flaws).toEqual([]);
  await ruth.page.context().close();
  await table.close();
});

test('lobby, dialog and waiting room: nothing is out of reach, whatever the window', async () => {
  const { page } = await newPerson(browser);
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Anthem: new table' }).waitFor();
  expect(await missingIn(page, lobby)).toEqual([]);
  // On a large screen everything grows with the type.
  const type = async (width: number, height: number) => {
    await setWindow(page, { width, height });
    return await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  };
  expect([await type(1440, 900), await type(1920, 1080), await type(2560, 1440)]).toEqual(['16px', '18px', '21px']);
  await page.getByRole('button', { name: 'Anthem: new table' }).click();
  await page.getByRole('dialog', { name: 'New table' }).waitFor();
  expect(await missingIn(page, dialog)).toEqual([]);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Begin now' }).waitFor();
  expect(await missingIn(page, waitingRoom)).toEqual([]);
  await page.context().close();
});
