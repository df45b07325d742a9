import type { TableId } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { Person, playToTheEnd } from '../server/tests/people.ts';
import { findings } from './axe.ts';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';

const { house, browser } = await opened({ BOT_PAUSE_MS: '0' });

const short = [
  ['anthem', ['me', 'bot'], { turnCap: 10 }],
  ['anansi', ['me', 'bot', 'bot'], { race: 5 }],
] as const;

test.each(short)(
  '%s: the deal of a finished match is given to somebody else, who is told so; afterwards the two lie side by side',
  async (game, seats, options) => {
    const ana = await Person.arrive(house.address, 'Ana');
    const table = await ana.lay(seats, { game, options });
    await playToTheEnd(await ana.open(table));

    const ruth = await newPerson(browser);
    await ruth.context.request.post(`${house.address}/api/me`, { data: { name: 'Ruth' } });
    await ruth.page.goto(`${house.address}/replay/${table}`);
    await ruth.page.getByRole('button', { name: 'The same deal' }).click();
    const dialog = ruth.page.getByRole('dialog', { name: 'The same deal' });
    await dialog.getByText('Nobody else has played it yet.').waitFor();
    for (const seat of seats.keys()) if (seat > 0) await dialog.getByLabel(`Seat ${seat + 1}`).selectOption({ label: 'bot' });
    await dialog.getByRole('button', { name: 'Open the table' }).click();
    await ruth.page.waitForURL('**/t/*');
    await ruth.page.getByText('This deal was played before. The match is never rated.').waitFor();
    const again = (new URL(ruth.page.url()).pathname.split('/').at(-1) ?? '') as TableId;

    const ben = await Person.arrive(house.address, 'Ben');
    const bens = await ben.open(again);
    await bens.does({ type: 'sit', seat: 0, contribution: 'ab'.repeat(32) });
    await ruth.page.getByRole('button', { name: /^Start|^Begin|^Deal/ }).click();
    await bens.until(({ match }) => match);
    await playToTheEnd(bens);

    await ruth.page.goto(`${house.address}/replay/${again}`);
    await ruth.page.getByRole('button', { name: 'The same deal' }).click();
    await dialog.getByText('this match').waitFor();
    await dialog.getByText('Ana', { exact: true }).waitFor();
    await dialog.getByText('Ben', { exact: true }).waitFor();
    expect(await findings(ruth.page)).toEqual([]);
    await dialog.getByRole('link', { name: 'That place there' }).click();
    await ruth.page.waitForURL(`**/replay/${table}#*`);
    expect(ruth.faults).toEqual([]);
  },
);
