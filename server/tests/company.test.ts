import type { TableId } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { countFinished } from '../statistics/counting.ts';
import { recheck } from '../recheck.ts';
import { Clock, openHouse } from './house.ts';
import { hex32, type Page, Person } from './people.ts';
import { Sink } from './reminders/sink.ts';
import { expectFailure } from './sentences.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const chat = (text: string) => ({ type: 'chat', text });
const react = (line: number, sign: string, on = true) => ({ type: 'react', line, sign, on });

async function refused(page: Page, wish: { readonly type: string } & Record<string, unknown>, code: string): Promise<void> {
  const failure = await page.refused(wish);
  expect(failure.code, JSON.stringify(wish)).toBe(code);
  await expectFailure(failure, code);
}

/** Ana and Ben at a table that has begun, and Cleo who looks on. */
async function company() {
  const clock = new Clock();
  clock.stop();
  const sink = await Sink.open();
  const house = await openHouse({
    parts: clock.parts,
    config: { allowPrivateWebhooks: true },
    limits: { chatBurst: 1000, frameBurst: 10_000, framesPerSecond: 10_000 },
  });
  const [ana, ben, cleo] = [
    await Person.arrive(house.url, 'Ana'),
    await Person.arrive(house.url, 'Ben'),
    await Person.arrive(house.url, 'Cleo'),
  ];
  const table = await ana.lay(['me', 'open'], { start: false });
  const [anas, bens] = [await ana.open(table), await ben.open(table)];
  await bens.does({ type: 'sit', seat: 1, contribution: hex32() });
  const pages = [anas, bens] as const;
  for (const page of pages) await page.until(({ match }) => match);
  const cleos = await cleo.open(table);
  return { clock, sink, house, ana, ben, cleo, table, anas, bens, cleos, pages };
}

/** The page of whoever must act, and of whoever waits for them. */
async function awaited(pages: readonly [Page, Page]): Promise<{ readonly at: 0 | 1; readonly slow: Page; readonly other: Page }> {
  const [first, second] = pages;
  const asked = await first.until(({ match }) => match?.asks.find(({ must }) => must));
  return asked.seat === 0 ? { at: 0, slow: first, other: second } : { at: 1, slow: second, other: first };
}

test('signs stand at the words of people; whoever looks on sets none, and nothing is said twice', async () => {
  const { anas, bens, cleos } = await company();
  await anas.does(chat('https://example.org is no link here'));
  expect(await bens.does(react(0, 'heart'))).toBe(2);
  expect(await bens.does(react(0, 'heart'))).toBe(2); // it stands already
  expect(await anas.does(react(0, 'heart'))).toBe(3);
  expect(await bens.does(react(0, 'heart', false))).toBe(4);
  await cleos.until(() => cleos.chat.length === 4);
  expect(cleos.chat.map(({ seat, reaction }) => [seat, reaction])).toEqual([
    [0, undefined],
    [1, { line: 0, sign: 'heart', on: true }],
    [0, { line: 0, sign: 'heart', on: true }],
    [1, { line: 0, sign: 'heart', on: false }],
  ]);
  await refused(cleos, react(0, 'wow'), 'watching-only');
  await refused(cleos, chat('may I?'), 'watching-only');
  await refused(bens, react(1, 'wow'), 'bad-reaction'); // to a sign
  await refused(bens, react(99, 'wow'), 'bad-reaction');
  await refused(bens, react(0, 'poison'), 'bad-frame');
  expect(anas.chat).toHaveLength(4);
});

test('a flood of signs and nudges is refused by the same limit as words', async () => {
  const house = await openHouse({ limits: { chatBurst: 3, chatPerSecond: 0.001 } });
  const ana = await Person.arrive(house.url, 'Ana');
  const page = await ana.open(await ana.lay(['me', 'bot']));
  await page.does(chat('hello'));
  await page.does(react(0, 'wow'));
  await page.does(react(0, 'wow', false));
  for (const wish of [react(0, 'wow'), { type: 'nudge', seat: 1 }, chat('more')]) await refused(page, wish, 'too-many-frames');
  expect(page.chat).toHaveLength(3);
});

test('a nudge is for whom the table waits, not again at once; whoever is away hears of it once, by name', async () => {
  const { clock, sink, house, ana, ben, table, pages, cleos } = await company();
  const { at, slow, other } = await awaited(pages);
  const [sleeper, waker] = at === 0 ? [ana, 'Ben'] : [ben, 'Ana'];
  await refused(slow, { type: 'nudge', seat: at }, 'not-waited-for');
  await refused(other, { type: 'nudge', seat: 1 - at }, 'not-waited-for');
  await refused(other, { type: 'nudge', seat: 5 }, 'not-waited-for');
  await refused(cleos, { type: 'nudge', seat: at }, 'not-your-seat');
  await other.does({ type: 'nudge', seat: at });
  await slow.until(({ chat: said }) => said.some(({ nudge, name }) => nudge === at && name === waker));
  await refused(other, { type: 'nudge', seat: at }, 'nudged-already');
  await house.server.sweep();
  expect(sink.arrived).toEqual([]); // they are there

  expect((await sleeper.post('/api/you/reminders/webhook', { url: `${sink.url}/away` })).status).toBe(200);
  await slow.close();
  await expect.poll(() => other.table?.seats[at]?.present).toBe(false);
  clock.forward(MINUTE + 1000);
  const id = 'the-same-nudge-twice';
  await other.does({ type: 'nudge', seat: at }, id);
  await other.does({ type: 'nudge', seat: at }, id);
  await house.server.sweep();
  expect(sink.told('/away')).toMatchObject([{ table, title: `${waker} nudges you: Anthem` }]); // in place of the call for the same turn
  for (let hours = 0; hours < 4; hours += 1) {
    clock.forward(HOUR);
    await other.does({ type: 'nudge', seat: at });
    await house.server.sweep();
  }
  expect(sink.told('/away').length).toBeLessThanOrEqual(2); // however often they are nudged
});

test('whoever is hushed is hushed for one reader alone, at every table, and by whatever device', async () => {
  const { ana, ben, cleo, table } = await company();
  const hush = (who: Person, at: TableId, seat: number, on = true) => who.post(`/api/tables/${at}/hush`, { seat, on });
  const hushed = async (who: Person, at: TableId) => (await who.get(`/api/tables/${at}/hushed`)).body.seats;
  expect((await hush(ana, table, 1)).body).toMatchObject({ seats: [1] });
  expect((await hush(ana, table, 1)).body).toMatchObject({ seats: [1] });
  expect([await hushed(ana, table), await hushed(ben, table), await hushed(cleo, table)]).toEqual([[1], [], []]);
  const second = await ben.lay(['me', 'open'], { start: false });
  expect(await hushed(ana, second)).toEqual([0]);
  for (const [seat, code] of [
    [0, 'unknown-person'], // oneself
    [7, 'unknown-person'],
    [9, 'bad-frame'],
  ] as const)
    expect((await hush(ana, table, seat)).body.failure.code).toBe(code);
  expect((await ana.get('/api/tables/no-such-table/hushed')).body.failure.code).toBe('unknown-table');
  expect((await ana.post(`/api/tables/${table}/hush`, { seat: 1, on: false }, { origin: 'http://elsewhere.example' })).status).toBe(403);
  expect(await hushed(ana, table)).toEqual([1]);
  expect((await hush(ana, table, 1, false)).body).toMatchObject({ seats: [], watchers: [] });
  expect(await hushed(ana, second)).toEqual([]);
});

test('nobody has more people hushed than can be kept in mind; whoever is listened to again makes room', async () => {
  const { house, ana, table } = await company();
  const hush = (on: boolean) => ana.post(`/api/tables/${table}/hush`, { seat: 1, on });
  const me = ana.cookie.split('=')[1]?.split('.')[0] ?? '';
  const { hushes } = house.server.store;
  for (let n = 0; n < 200; n += 1) await hushes.set(me, `somebody-${n}`, true);
  await expectFailure((await hush(true)).body.failure, 'too-many-hushed');
  await hushes.set(me, 'somebody-0', false);
  expect((await hush(true)).body).toMatchObject({ seats: [1] });
});

test('a match that all agreed to end is kept, played again, and counted nowhere', async () => {
  const { house, ana, table, anas, bens, pages } = await company();
  await (await awaited(pages)).slow.plays();
  await anas.does({ type: 'vote-end', seat: 0 });
  expect((await ana.get(`/api/tables/${table}/record`)).body.failure.code).toBe('table-running');
  await bens.does({ type: 'ballot', seat: 1, agree: true });
  expect((await ana.get(`/api/tables/${table}/record`)).body).toMatchObject({ ended: 'agreed', fairness: {} });
  expect((await ana.get('/api/tables')).body.mine).toMatchObject([{ id: table, status: 'over', ended: 'agreed' }]);
  const { store } = house.server;
  await countFinished(store);
  expect(await store.results.at(table)).toEqual([]);
  expect(await store.results.uncounted(10)).toEqual([]);
  expect((await ana.get('/api/you/statistics')).body.games ?? []).toEqual([]);
  for await (const checked of recheck(store)) expect(checked).toMatchObject({ table, outcome: 'same' });
});
