import type { Clock, TableId } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { hex32, Person } from '../server/tests/people.ts';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';

const { house, browser } = await opened({ BOT_PAUSE_MS: '0' });

const HOUR = 3_600_000;
/** The whole day but one hour, so that whenever this is played it is hardly that one. */
const night = { from: 5, to: 4 };
const chosen: Clock = { kind: 'days', bank: 96 * HOUR, back: 8 * HOUR, night, weekend: true };

test.each([
  ['Anthem', 2, '20 moves behind', { by: 'moves', moves: 20 }],
  ['Anansi', 3, '3 minutes behind', { by: 'time', ms: 180_000 }],
] as const)(
  '%s: hours off and how far behind others watch are chosen by hand, said before the start, and hold at the table',
  async (game, seats, behind, delay) => {
    const { page, faults } = await newPerson(browser, { size: 'phone' });
    await page.goto(house.address);
    await page.getByRole('button', { name: `${game}: new table` }).click();
    const form = page.getByRole('dialog', { name: 'New table' });
    for (let count = 4; count > seats; count -= 1) await form.getByRole('button', { name: 'One seat fewer' }).click();
    await form.getByRole('button', { name: /^Choose a rhythm/ }).click();
    const rhythm = page.getByRole('dialog', { name: 'In what rhythm?' });
    await rhythm.getByRole('radio', { name: /^Over several days/ }).check();
    await rhythm.getByRole('group', { name: 'Time for each' }).getByRole('button', { name: 'More' }).click();
    await rhythm.getByRole('group', { name: 'Every turn gives back' }).getByRole('button', { name: 'Less' }).click();
    await rhythm.getByRole('combobox', { name: 'Night begins' }).selectOption({ index: night.from });
    await rhythm.getByRole('combobox', { name: 'Night ends' }).selectOption({ index: night.to });
    await rhythm.getByRole('checkbox', { name: /^Nor do weekends/ }).click({ force: true });
    await expect.poll(() => rhythm.locator('.plain').textContent()).toContain('At night and on weekends nothing runs.');
    expect(await findings(page)).toEqual([]);
    await rhythm.getByRole('button', { name: 'Choose this rhythm' }).click();
    await form.getByRole('combobox', { name: 'Those who watch' }).selectOption({ label: behind });
    await form.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL('**/t/*');
    await page.getByText('Over several days').waitFor();

    const table = new URL(page.url()).pathname.split('/').at(-1) as TableId;
    const people = await Promise.all(Array.from({ length: seats - 1 }, (_, n) => Person.arrive(house.address, `Friend ${n}`)));
    for (const [n, person] of people.entries()) await (await person.open(table)).does({ type: 'sit', seat: n + 1, contribution: hex32() });
    await page.getByRole('button', { name: 'Begin now' }).click();
    await page.getByRole('timer').waitFor();
    const wanda = await (await Person.arrive(house.address, 'Wanda')).open(table);
    expect(wanda.table?.clock?.choice).toEqual(chosen);
    expect(wanda.table?.delay).toEqual(delay);
    expect(faults).toEqual([]);
  },
);
