import { expect, test } from 'vitest';
import { hex32 } from '../server/tests/people.ts';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';
import { Player } from './playing.ts';

const { house, browser } = await opened();

test('the server is killed twice under play; the page comes back by itself and the match goes on to its end', async () => {
  const { page } = await newPerson(browser);
  const bot = { kind: 'bot', level: 'instant' };
  const wish = { game: 'anthem', seats: [{ kind: 'me' }, bot, bot], public: false, start: true, contribution: hex32() };
  const data = { ...wish, options: { turnCap: 10 } }; // some matches are long, and none must be
  const { table } = (await (await page.request.post(`${house.address}/api/tables`, { data })).json()) as { table: string };
  await page.goto(`${house.address}/t/${table}`);
  await page.getByRole('region', { name: 'Your row' }).waitFor();
  let kills = 0;
  await new Player(page).playToTheEnd(async (decisions) => {
    if (decisions < 3 * (kills + 1) || kills === 2) return; // no match is over before ten
    kills += 1;
    await house.stop('SIGKILL');
    await house.start();
  });
  expect(kills).toBe(2);
  const record = (await (await page.request.get(`${house.address}/api/tables/${table}/record`)).json()) as {
    result?: unknown;
    running?: true;
  };
  expect(record.running).toBeUndefined();
  expect(record.result).toBeDefined();
});
