import { expect, test } from 'vitest';
import { forgetGuest } from '../operator.ts';
import { recheck } from '../recheck.ts';
import { Clock, emptied, newFolder, openHouse } from './house.ts';
import { Person, playToTheEnd } from './people.ts';

const DAY = 24 * 60 * 60 * 1000;

test('a match nobody has touched for a year is packed, and its people find everything as it was', async () => {
  const clock = new Clock();
  const dataDir = await newFolder();
  const wishes = { dataDir, parts: clock.parts, times: { archive: 365 * DAY } };
  const house = await openHouse(wishes);
  const ana = await Person.arrive(house.url, 'Ana Luz'); // no name of a command, made by chance, holds it
  const table = await ana.lay(['me', 'bot', 'bot'], { options: { turnCap: 30 } });
  const fresh = await ana.lay(['me', 'bot', 'bot'], { options: { turnCap: 10 } });
  const page = await ana.open(table);
  await page.does({ type: 'chat', text: 'a good start' });
  await playToTheEnd(page);
  await page.does({ type: 'chat', text: 'what a finish' });
  const { log, chat, match } = page;
  const looked = await page.ask({ type: 'look', position: 3 });
  await page.close();
  await emptied(house, table);
  const record = await (await ana.request(`/api/tables/${table}/record`)).text();

  const { store } = house.server;
  const lines = (await store.read(table, 0)).length;
  const toPack = async () => (await store.archive.old(clock.parts.now() + 1, { looked: 10, limit: 10 })).tables;
  const room = async () => (await toPack()).includes(table);
  expect(await room()).toBe(true);
  clock.forward(364 * DAY);
  await house.server.sweep();
  expect(await room()).toBe(true); // not yet
  const played = await ana.open(fresh);
  await played.plays(); // touched in time
  clock.forward(2 * DAY);
  await house.server.sweep();
  expect(await room()).toBe(false);
  expect(await toPack()).toEqual([fresh]);

  // As if nothing had happened: in the list, at the table, in the file, after a restart.
  expect((await store.read(table, 0)).length).toBe(lines);
  expect((await ana.get('/api/tables')).body.mine.map(({ id }: { id: string }) => id)).toContain(table);
  await house.close();
  const later = await openHouse(wishes);
  const back = ana.at(later.url);
  const again = await back.open(table);
  expect(again.match).toEqual(match);
  expect(again.log).toEqual(log);
  expect(again.chat).toEqual(chat);
  expect(await again.ask({ type: 'look', position: 3 })).toMatchObject({ ...looked, id: expect.anything() });
  expect(await (await back.request(`/api/tables/${table}/record`)).text()).toBe(record);
  const outcomes = new Map<string, string>();
  for await (const checked of recheck(later.server.store)) outcomes.set(checked.table, checked.outcome);
  expect(outcomes.get(table)).toBe('same');
  await again.does({ type: 'chat', text: 'do you remember?' });
  expect((await (await back.open(table)).until(({ chat: said }) => said.length === chat.length + 1 && said)).at(0)).toEqual(chat[0]);

  // Whoever is forgotten is forgotten there, too.
  const person = (await later.server.store.row(table))?.members[0] ?? '';
  expect(await forgetGuest(later.server.store, person)).toBe(true);
  const stored = [...(await later.server.store.read(table, 0)), ...(await later.server.store.talk(table, { limit: 100 }))];
  expect(stored.length).toBeGreaterThan(lines);
  expect(JSON.stringify(stored)).not.toMatch(/Ana Luz|a good start|what a finish|remember/);
});

test('a table that was open when its time came is packed at the next round', async () => {
  const clock = new Clock();
  const house = await openHouse({ parts: clock.parts, times: { archive: 5 * DAY } });
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'bot', 'bot'], { options: { turnCap: 10 } });
  const page = await ana.open(table);
  await playToTheEnd(page);
  const { store } = house.server;
  const isPacked = async () => !(await store.archive.old(clock.parts.now(), { looked: 10, limit: 10 })).tables.includes(table);
  clock.forward(6 * DAY);
  await house.server.sweep();
  await page.close();
  await emptied(house, table);
  clock.forward(DAY / 2);
  await house.server.sweep(); // puts it away, and has looked at it already
  expect(await isPacked()).toBe(false);
  clock.forward(DAY);
  await house.server.sweep();
  expect(await isPacked()).toBe(true);
});
