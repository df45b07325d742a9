import type { TableId } from '@tafelrunde/protocol';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hex32, Person, playToTheEnd } from '../server/tests/people.ts';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';

const { house, browser } = await opened({ BOT_PAUSE_MS: '0' });

/** Whoever has this browser, at the socket as well. */
async function sameAs(context: BrowserContext, name: string): Promise<Person> {
  await context.request.post(`${house.address}/api/me`, { data: { name } });
  const cookies = await context.cookies(house.address);
  return new Person(house.address, cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; '));
}

const place = (page: Page) => page.getByRole('slider').getAttribute('aria-valuetext');

const short = [
  ['Anthem', ['me', 'open'], { turnCap: 10 }],
  ['Anansi', ['me', 'open', 'bot'], { race: 5 }],
] as const;

test.each(short)(
  '%s: two who have played watch it together: one leads and points, the other follows, looks around alone, comes back and leads',
  async (game, seats, options) => {
    const ruth = await newPerson(browser);
    const jonas = await newPerson(browser, { size: 'phone', language: 'de' });
    const [first, second] = [await sameAs(ruth.context, 'Ruth'), await sameAs(jonas.context, 'Jonas')];
    const table: TableId = await first.lay(seats, { game: game.toLowerCase(), options });
    const [ruths, jonass] = [await first.open(table), await second.open(table)];
    await jonass.does({ type: 'sit', seat: 1, contribution: hex32() });
    await playToTheEnd(ruths, jonass);
    await Promise.all([ruths.close(), jonass.close()]);

    // Whoever is still at the table hears of it there, and comes with one touch.
    await jonas.page.goto(`${house.address}/t/${table}`);
    await jonas.page.getByRole('button', { name: 'Rückschau', exact: true }).waitFor();
    await ruth.page.goto(`${house.address}/replay/${table}#3.all`);
    // It is said there for a few seconds only: who is quick looks for it before it comes.
    const joins = jonas.page.getByRole('button', { name: 'Mitschauen' }).click();
    await Promise.all([ruth.page.getByRole('button', { name: 'Watch together' }).click(), joins]);
    await ruth.page.getByText('You lead.').waitFor();
    await jonas.page.getByText('Ruth führt und zeigt.').waitFor();
    await expect.poll(() => place(jonas.page)).toContain('Zug 3 von');
    await ruth.page.getByText('Following: Jonas.').waitFor();

    // On a second page of hers she follows herself, until she leads there; then the first one does.
    const other = await ruth.context.newPage();
    await other.goto(`${house.address}/replay/${table}?together`);
    await expect.poll(() => place(other)).toContain('move 3 of');
    await other.getByRole('button', { name: 'Lead here' }).click();
    await ruth.page.getByRole('button', { name: 'Lead here' }).click();
    await ruth.page.getByText('You lead. The others').waitFor();
    await other.getByRole('button', { name: 'Lead here' }).waitFor();
    await other.close();

    await ruth.page.keyboard.press('ArrowRight');
    await ruth.page.keyboard.press('2');
    await expect.poll(() => jonas.page.url()).toMatch(/#4\.2$/);
    // What is pointed at lies elsewhere on a smaller screen, and is the same there.
    const pointed = '[data-spot="hand"]';
    let pointings = 0;
    const inside = async () => {
      // A pointer at rest goes after a while: whoever shows something moves it.
      pointings += 1;
      await ruth.page.locator(pointed).hover({ position: { x: 20 + (pointings % 2) * 6, y: 20 } });
      return await jonas.page.evaluate((on) => {
        const [tip, piece] = ['.ptr', on].map((what) => document.querySelector(what)?.getBoundingClientRect());
        if (tip === undefined || piece === undefined) return false;
        return tip.x > piece.x && tip.x < piece.right && tip.y > piece.y && tip.y < piece.bottom;
      }, pointed);
    };
    await expect.poll(inside).toBe(true);
    expect(await findings(jonas.page)).toEqual([]);

    // With all cards open everybody's hand is in sight, on the smallest phone and held sideways: the fan, or its values at one's own place.
    await ruth.page.keyboard.press('o');
    await expect.poll(() => jonas.page.url()).toMatch(/#4\.open$/);
    const usual = jonas.page.viewportSize() ?? { width: 360, height: 740 };
    const outOfSight = () =>
      jonas.page.locator('.game').evaluate((area) => {
        const { bottom, right } = area.getBoundingClientRect();
        const laid = [...area.querySelectorAll('.ana-laid__values, .ant-laid li, .ant-hand__fan .ant-card__v, .ant-hand__fan > li')];
        const seen = laid.map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0);
        // Of a card that stands behind the edge the number counts, which is at its top.
        return seen.length === 0
          ? ['nothing']
          : seen.filter(({ top, left, height }) => top + Math.min(height, 30) > bottom + 1 || left > right).length;
      });
    for (const size of [
      { width: 360, height: 640 },
      { width: 844, height: 390 },
      { width: 640, height: 360 },
    ]) {
      await jonas.page.setViewportSize(size);
      await expect.poll(outOfSight).toBe(0);
    }
    await jonas.page.setViewportSize(usual);
    await ruth.page.keyboard.press('2');
    await expect.poll(() => jonas.page.url()).toMatch(/#4\.2$/);

    // A hand of one's own at the rail, and nobody is led any more; until they want to be.
    await jonas.page.getByRole('slider').fill('7');
    await ruth.page.getByText('Jonas looks around alone, at move 7').waitFor();
    await ruth.page.keyboard.press('ArrowRight');
    await jonas.page.getByRole('button', { name: 'Wieder folgen' }).click();
    await expect.poll(() => place(jonas.page)).toContain('Zug 5 von');

    // The connection goes and comes back by itself, to where the other is by then.
    await jonas.context.setOffline(true);
    await jonas.context.setOffline(false);
    await jonas.page.getByRole('button', { name: 'Darf ich führen?' }).click();
    await ruth.page.getByRole('button', { name: 'Let Jonas lead' }).click();
    await jonas.page.getByText('Du führst.').waitFor();
    await jonas.page.getByRole('button', { name: 'Ein Zug zurück', exact: true }).click();
    await expect.poll(() => ruth.page.url()).toMatch(/#4\.2$/);
    expect(await findings(ruth.page)).toEqual([]);
    expect([...ruth.faults, ...jonas.faults].filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  },
);
