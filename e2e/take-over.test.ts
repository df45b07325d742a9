import { expect, test } from 'vitest';
import { hex32, Person } from '../server/tests/people.ts';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';

const { house, browser } = await opened({ BOT_PAUSE_MS: '0' });

test.each([
  { game: 'anthem', word: 'Death' },
  { game: 'silver', word: 'amulet' },
])(
  '$game: somebody who looks on asks for a seat, both who play agree, and the newcomer plays on; a word is found in the rules',
  async ({ game, word }) => {
    const [ruth, mila] = [await newPerson(browser), await newPerson(browser, { size: 'phone' })];
    await ruth.page.goto(house.address);
    await ruth.page.request.post(`${house.address}/api/me`, { data: { name: 'Ruth' } });
    await mila.page.goto(house.address);
    await mila.page.request.post(`${house.address}/api/me`, { data: { name: 'Mila' } });
    const cookie = (await ruth.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const table = await new Person(house.address, cookie).lay(['me', 'open'], { game });
    const kaja = await (await Person.arrive(house.address, 'Kaja')).open(table);
    await kaja.does({ type: 'sit', seat: 1, contribution: hex32() });
    await ruth.page.goto(`${house.address}/t/${table}`);
    await ruth.page.locator('.game__table *').first().waitFor();

    // The link Kaja gave on names her seat, and opens nothing by itself.
    await mila.page.goto(`${house.address}/t/${table}#take=1`);
    await mila.page.locator('.dock').getByRole('button', { name: 'Play on for Kaja' }).click();
    await ruth.page.locator('.dock').getByText('Mila would like to play on for Kaja.').waitFor();
    await ruth.page.locator('.dock').getByRole('button', { name: 'Agree' }).click();
    await kaja.does({ type: 'ballot', seat: 1, agree: true });
    await mila.page.getByText('The seat is yours now.').first().waitFor();
    await ruth.page.getByText('Mila plays from here on.').first().waitFor();
    await expect.poll(() => findings(mila.page)).toEqual([]);

    // What somebody looks for is found in the book of this game, and most of it is gone.
    await mila.page.getByRole('button', { name: 'Rules', exact: true }).click();
    const book = mila.page.getByRole('region', { name: 'Rules' });
    await book.locator('[data-rule]').first().waitFor();
    const all = await book.locator('[data-rule]').count();
    await book.getByRole('searchbox').fill(word);
    await expect.poll(() => book.locator('[data-rule]').count()).toBeLessThan(all);
    const found = await book.locator('[data-rule]').allInnerTexts();
    // A rule stays with its example, which may be where the word is.
    expect(found.filter((rule) => rule.toLowerCase().includes(word.toLowerCase())).length).toBeGreaterThan(found.length / 2);
    await book.getByRole('searchbox').fill('zyzzyva');
    await expect.poll(() => book.locator('[data-rule]').count()).toBe(0);
    expect([...ruth.faults, ...mila.faults]).toEqual([]);
    await kaja.close();
  },
);
