import { expect, test } from 'vitest';
import { Clock, openHouse } from './house.ts';
import { Person } from './people.ts';

test('a house that is full takes nobody in, says so, and has room again when somebody leaves', async () => {
  const house = await openHouse({ limits: { sockets: 2 } });
  const ana = await Person.arrive(house.url, 'Ana');
  const pages = [await ana.connect(), await ana.connect()] as const;
  const third = await ana.connect();
  expect(await third.until((page) => page.closed)).toEqual({ code: 1013, reason: 'house-full' });
  expect(third.frames).toEqual([{ type: 'refused', failure: { code: 'house-full' } }]); // a page is told what it can tell its reader
  await pages[0].close();
  await expect
    .poll(async () => {
      const page = await ana.connect();
      const { type } = await page.until(({ frames }) => frames[0]);
      await page.close();
      return type;
    })
    .toBe('welcome');
});

test('tables beyond the bound leave the memory as soon as another is opened, and those somebody looks at stay', async () => {
  const clock = new Clock();
  const house = await openHouse({ limits: { tablesLoaded: 2 }, parts: clock.parts });
  const ana = await Person.arrive(house.url, 'Ana');
  const watched = await ana.lay(['me', 'open']);
  const page = await ana.open(watched);
  for (let n = 0; n < 5; n += 1) {
    const table = await ana.lay(['me', 'open']);
    await (await ana.open(table)).close();
    await expect.poll(() => house.server.tables.at(table).idle).toBe(true);
    clock.forward(10_000);
  }
  const last = await ana.open(await ana.lay(['me', 'open']));
  expect(house.server.tables.loaded).toBeLessThan(5); // of seven; those just left may still be there
  await page.does({ type: 'chat', text: 'still here' });
  await last.does({ type: 'chat', text: 'here as well' });
});
