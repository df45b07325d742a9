import type { TableId } from '@tafelrunde/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hex32 } from '../server/tests/people.ts';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';

const { house, browser } = await opened({ BOT_PAUSE_MS: '0' });

const three = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];

/** Ruth's table of Andor for three, and Jonas who sits down at it with his phone. */
async function ruthAndJonas() {
  const ruth = await newPerson(browser);
  const jonas = await newPerson(browser, { size: 'phone', theme: 'dark', language: 'de' });
  for (const [page, name] of [
    [ruth.page, 'Ruth'],
    [jonas.page, 'Jonas'],
  ] as const) {
    await page.request.post(`${house.address}/api/me`, { data: { name } });
  }
  const data = { game: 'andor', seats: three, public: false, start: true, ownerStarts: true, contribution: hex32() };
  const answer = await ruth.page.request.post(`${house.address}/api/tables`, { data });
  const { table } = (await answer.json()) as { table: TableId };
  for (const { page } of [ruth, jonas]) await page.goto(`${house.address}/t/${table}`);
  await jonas.page.getByRole('button', { name: /^Platz 2/ }).click();
  return { ruth, jonas };
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
/** The options under which this browser gave its last share of the chance. */
const givenUnder = (page: Page) => page.evaluate(() => /"options":"(\w+)"/.exec(localStorage.getItem('tafel.chances') ?? '')?.[1] ?? '');
const hero = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const face = (page: Page, one: string, name: string) => hero(page, one).locator('label', { hasText: name });

/** What a page tells in passing from now on: it may be gone again before anybody looks. */
async function toldTo(page: Page): Promise<() => Promise<string>> {
  const told = await page.evaluateHandle(() => {
    const all: string[] = [];
    const hear = () => all.push(...[...document.querySelectorAll('.toast')].map(({ textContent }) => textContent));
    new MutationObserver(hear).observe(document.body, { childList: true, subtree: true });
    return all;
  });
  return async () => (await told.jsonValue()).join('\n');
}

test('two people choose heroes and faces, the host the legend; all contribute anew, and exactly these ride out', async () => {
  const { ruth, jonas } = await ruthAndJonas();
  const [host, guest] = [ruth.page, jonas.page];

  // Nobody has chosen yet. Jonas wants the wizard, and her face; by the keyboard.
  await guest.getByText('Noch hat niemand gewählt').waitFor();
  expect(await guest.getByRole('button', { name: 'Die Ankunft der Helden' }).count()).toBe(0); // the host's to choose
  await guest.getByRole('button', { name: 'Diesen Helden führen: Liphardus oder Eara' }).press('Enter');
  await hero(guest, 'Liphardus oder Eara').getByText('das bist du').waitFor();
  await face(guest, 'Liphardus oder Eara', 'Eara').click();
  await hero(guest, 'Eara').waitFor();

  // Ruth sees it, and leads the archer, who stayed at home, in place of the dwarf.
  await hero(host, 'Eara').getByText('Jonas', { exact: true }).waitFor();
  await hero(host, 'Pasco or Chada').getByRole('button', { name: 'instead of Kram/Bait: Pasco or Chada' }).click();
  await hero(host, 'Pasco or Chada').getByText('that is you').waitFor();
  await face(host, 'Pasco or Chada', 'Chada').click();
  await hero(guest, 'Chada').getByText('Ruth', { exact: true }).waitFor();
  expect(await hero(guest, 'Chada').getByRole('radio', { name: 'Pasco' }).count()).toBe(0); // Ruth’s to choose
  expect([await findings(host, 'main'), await findings(guest, 'main'), await sideways(guest)]).toEqual([[], [], 0]);

  // The host changes the legend: Jonas is told, and his page gives a fresh share of the chance.
  await host.getByText('2 of 3 are seated').waitFor();
  const alike = async () => (await givenUnder(host)) === (await givenUnder(guest));
  await expect.poll(alike).toBe(true);
  const before = await givenUnder(guest);
  const told = await toldTo(guest);
  await host.getByRole('button', { name: /The Arrival of the Heroes/ }).click();
  await expect.poll(told).toContain('Die Ankunft der Helden');
  await expect.poll(() => givenUnder(guest)).not.toBe(before);
  // so has the host's own: nobody begins before all have given
  await expect.poll(alike).toBe(true);

  await host.getByRole('button', { name: 'Begin now' }).click();
  for (const { page, faults } of [ruth, jonas]) {
    const figures = page.locator('.an-table__map use[href^="#t-hero-"]');
    await expect.poll(() => figures.count()).toBe(3);
    const shown = await figures.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(shown).toEqual(expect.arrayContaining(['#t-hero-chada', '#t-hero-eara']));
    expect(shown.filter((each) => each === '#t-hero-thorn' || each === '#t-hero-mairen')).toHaveLength(1); // the bot's
    expect(await page.locator('.toast[role=alert]').allInnerTexts()).toEqual([]);
    expect(faults).toEqual([]);
  }
});
