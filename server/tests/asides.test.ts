import type { Delay, TableId } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { forgetGuest } from '../operator.ts';
import { type House, openHouse } from './house.ts';
import { hex32, type Page, Person } from './people.ts';

const limits = { chatBurst: 1000, frameBurst: 10_000, framesPerSecond: 10_000 };
const aside = (text: string) => ({ type: 'chat', text, among: 'watchers' });

/** Three who play Anansi, and two who look on. */
async function looking(delay?: Delay, at?: House) {
  const house = at ?? (await openHouse({ limits }));
  const people = await Promise.all(['Ana', 'Ben', 'Cleo', 'Mila', 'Theo'].map((name) => Person.arrive(house.url, name)));
  const [ana, , , mila, theo] = people as [Person, Person, Person, Person, Person];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const { body } = await ana.post('/api/tables', {
    game: 'anansi',
    seats,
    public: false,
    start: true,
    ...(delay === undefined ? {} : { delay }),
  });
  const table = body.table as TableId;
  const pages: Page[] = [];
  for (const person of people) {
    const page = await person.open(table);
    const seat = pages.push(page) - 1;
    if (seat === 1 || seat === 2) await page.does({ type: 'sit', seat, contribution: hex32() });
  }
  const [one, two, three, fourth, fifth] = pages as [Page, Page, Page, Page, Page];
  for (const page of pages) await page.until(() => page.match);
  return { house, table, people: { ana, mila, theo }, players: [one, two, three] as const, mila: fourth, theo: fifth };
}

test.each([
  ['without a delay', undefined],
  ['with a delay', { by: 'moves', moves: 4 } as const],
])('%s: no socket of a player carries a letter of what those say who look on', async (_how, delay) => {
  const { house, table, people, players, mila, theo } = await looking(delay);
  const [ana] = players;
  expect(await mila.does(aside('the twelve, surely'))).toBe(1);
  await theo.until(() => theo.asides?.length === 1);
  expect(theo.asides).toMatchObject([{ n: 0, name: 'Mila', text: 'the twelve, surely' }]);
  await theo.does(aside('<b>https://example.org</b>'));
  await mila.until(() => mila.asides?.length === 2);
  // Whatever a player asks for, and however they come.
  expect((await ana.refused(aside('me too'))).code).toBe('watchers-only');
  expect((await ana.refused({ type: 'talk', before: 1000, among: 'watchers' })).code).toBe('watchers-only');
  for (const wish of [
    { type: 'talk', before: 1000 },
    { type: 'log', before: 1000 },
    { type: 'look', position: 0 },
    { type: 'hint', seat: 0 },
  ])
    await ana.ask(wish);
  const again = await people.ana.open(table);
  const data = JSON.stringify((await people.ana.get('/api/you/data')).body);
  const rows = JSON.stringify((await people.ana.get('/api/tables')).body);
  await ana.does({ type: 'chat', text: 'over to you' });
  for (const page of players) await page.until(() => page.chat.length === 1);
  const told = [...players, again].flatMap(({ raw }) => raw).join('\n') + data + rows;
  expect(told).toContain('over to you');
  for (const word of ['twelve', 'example.org', '"asides":[{', '"type":"asides"']) expect(told).not.toContain(word);
  expect([ana.chat[0]?.n, again.asides]).toEqual([0, undefined]);
  // The record of the house and its streams: nothing of it lies where the players' things lie.
  const { store } = house.server;
  const kept = JSON.stringify([await store.read(table, 0), await store.talk(table, { limit: 1000 }), await store.row(table)]);
  expect(kept).not.toContain('twelve');
  // After a restart it goes on where it was.
  await house.close();
  const back = await openHouse({ dataDir: house.dataDir, limits });
  const late = await people.mila.at(back.url).open(table);
  expect(late.asides?.map(({ text }) => text)).toEqual(['the twelve, surely', '<b>https://example.org</b>']);
  expect(await late.does(aside('where were we'))).toBe(3);
  expect((await people.ana.at(back.url).open(table)).raw.join('')).not.toContain('twelve');
});

test('older words are asked for; blank, too long and too many are refused by name', async () => {
  const { table, people, mila } = await looking();
  for (let n = 0; n < 230; n += 1) await mila.does(aside(`word ${n}`));
  const theo = await people.theo.open(table);
  expect(theo.asides?.map(({ n }) => n)).toEqual(Array.from({ length: 200 }, (_, i) => 30 + i));
  expect(await theo.ask({ type: 'talk', before: 30, among: 'watchers' })).toMatchObject({
    type: 'talked',
    among: 'watchers',
    earlier: 0,
    chat: Array.from({ length: 30 }, (_, n) => ({ n, text: `word ${n}` })),
  });
  for (const text of [' ', 'x'.repeat(401)]) expect((await mila.refused(aside(text))).code).toBe('bad-chat');
  const slow = await looking(undefined, await openHouse({ limits: { chatBurst: 2, chatPerSecond: 0.001 } }));
  await slow.mila.does(aside('one'));
  await slow.mila.does(aside('two'));
  expect((await slow.mila.refused(aside('three'))).code).toBe('too-many-frames');
});

test('somebody who looks on is hushed by what they wrote, for the reader alone; forgotten, their words are gone', async () => {
  const { house, table, people, mila, theo } = await looking();
  await mila.does(aside('I am Mila'));
  await theo.does(aside('Mila talks a lot'));
  await mila.until(() => mila.asides?.length === 2);
  const [hers, his] = (mila.asides ?? []).map(({ by }) => by);
  const of = async (who: Person) => (await who.get(`/api/tables/${table}/hushed`)).body;
  expect(await of(people.mila)).toEqual({ seats: [], watchers: [], you: [hers] });
  const hush = (who: Person, watcher: unknown, on = true) => who.post(`/api/tables/${table}/hush`, { watcher, on });
  expect((await hush(people.mila, his)).body.watchers).toEqual([his]);
  expect([await of(people.theo), await of(people.ana)]).toMatchObject([{ watchers: [] }, { watchers: [] }]);
  for (const [watcher, code] of [
    [hers, 'unknown-person'], // oneself
    ['0123456789abcdef', 'unknown-person'],
    ['mila', 'bad-frame'],
  ])
    expect((await hush(people.mila, watcher)).body.failure.code).toBe(code);
  expect((await hush(people.mila, his, false)).body.watchers).toEqual([]);
  expect(JSON.stringify((await people.mila.get('/api/you/data')).body)).toContain('I am Mila');

  const { store } = house.server;
  const [guest] = (await store.asides.talk(table, { limit: 1 })).map(({ body }) => String(JSON.parse(body).command).split(':')[0]);
  const first = (await store.asides.talk(table, { before: 2, limit: 1 })).map(({ body }) => String(JSON.parse(body).command).split(':')[0]);
  expect(guest).not.toBe(first[0]);
  await house.close();
  const back = await openHouse({ dataDir: house.dataDir, limits });
  await forgetGuest(back.server.store, first[0] ?? '');
  const late = await people.theo.at(back.url).open(table);
  expect(late.asides?.map(({ name, text, by }) => [name, text, by])).toEqual([
    ['N. N.', '…', undefined],
    ['Theo', 'N. N. talks a lot', his],
  ]);
});
