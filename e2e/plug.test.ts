import { expect, test } from 'vitest';
import { newPerson } from './browser.ts';
import { opened } from './opened.ts';
import { Player } from './playing.ts';

const { house, browser } = await opened();

test('the server is killed twice under play; the page comes back by itself and the match goes on to its end', async () => {
  const { page } = await newPerson(browser);
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Anthem: play now against bots' }).click();
  await page.getByRole('region', { name: 'Your row' }).waitFor();
  let kills = 0;
  await new Player(page).playToTheEnd(async (decisions) => {
    if (decisions % 7 !== 3 || kills === 2) return;
    kills += 1;
    await house.stop('SIGKILL');
    await house.start();
  });
  expect(kills).toBe(2);
  const code = new URL(page.url()).pathname.split('/').at(-1);
  const record = (await (await page.request.get(`${house.address}/api/tables/${code}/record`)).json()) as {
    result?: unknown;
    running?: true;
  };
  expect(record.running).toBeUndefined();
  expect(record.result).toBeDefined();
});
