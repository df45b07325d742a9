import type { TableId } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { type House, openHouse, standOf } from './house.ts';
import { hex32, type Page, Person, playToTheEnd, type Wish } from './people.ts';
import { expectFailure } from './sentences.ts';

interface Two {
  readonly house: House;
  readonly table: TableId;
  /** Whoever is asked first, and the other one. */
  readonly asked: Page;
  readonly other: Page;
}

async function twoAtTable(): Promise<Two> {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const ben = await Person.arrive(house.url, 'Ben');
  const table = await ana.lay(['me', 'open']);
  const pages = [await ana.open(table), await ben.open(table)] as const;
  await pages[1].does({ type: 'sit', seat: 1, contribution: hex32() });
  await pages[0].until((page) => page.match);
  const [asked, other] = pages[0].asked === undefined ? [pages[1], pages[0]] : pages;
  return { house, table, asked, other };
}

/** The code of a refusal that changed nothing and told nobody anything. */
async function refusal({ house, table }: Two, page: Page, wish: Wish): Promise<string> {
  const before = await standOf(house, table);
  const heard = page.seq;
  const failure = await page.refused(wish);
  await expectFailure(failure, failure.code);
  expect(await standOf(house, table)).toEqual(before);
  expect(page.seq).toBe(heard);
  return failure.code;
}

test('not your turn', async () => {
  const two = await twoAtTable();
  const [seat] = two.other.you;
  const act = { type: 'act', seat, ask: two.asked.asked?.id, action: { type: 'draw' } };
  expect(await refusal(two, two.other, act)).toBe('not-asked');
});

test('not your seat', async () => {
  const two = await twoAtTable();
  const { id: ask, seat } = two.asked.asked ?? {};
  const spectator = await (await Person.arrive(two.house.url)).open(two.table);
  const act = { type: 'act', seat, ask, action: { type: 'draw' } };
  for (const wish of [act, { ...act, seat: 7 }, { type: 'undo', seat }, { type: 'stand', seat }, { type: 'seat-link', seat }]) {
    expect(await refusal(two, two.other, wish)).toBe('not-your-seat');
    expect(await refusal(two, spectator, wish)).toBe('not-your-seat');
  }
});

test('an action that is not among the legal ones', async () => {
  const two = await twoAtTable();
  const { id: ask, seat } = two.asked.asked ?? {};
  const codes: string[] = [];
  for (const action of [{ type: 'place', space: 1 }, { type: 'keep' }, { type: 'win' }, {}, { type: 'draw', from: 1 }]) {
    codes.push(await refusal(two, two.asked, { type: 'act', seat, ask, action }));
  }
  expect(codes.every((code) => code !== 'internal' && code !== 'bad-frame')).toBe(true);
});

test('an ask that is gone', async () => {
  const two = await twoAtTable();
  const { id: ask, seat } = two.asked.asked ?? {};
  await two.asked.plays((legal) => legal.find((action) => action.type === 'draw'));
  for (const gone of [ask, 'made-up']) {
    expect(await refusal(two, two.asked, { type: 'act', seat, ask: gone, action: { type: 'draw' } })).toBe('ask-gone');
  }
});

test('a question stays open while another seat does something else', async () => {
  const two = await twoAtTable();
  const { id: ask, seat } = two.asked.asked ?? {};
  await two.other.does({ type: 'chat', text: 'take your time' });
  await two.asked.does({ type: 'act', seat, ask, action: { type: 'draw' } });
  expect(two.asked.match?.position).toBe(1);
});

test('a full table', async () => {
  const two = await twoAtTable();
  const late = await (await Person.arrive(two.house.url, 'Cleo')).open(two.table);
  expect(await refusal(two, late, { type: 'sit', seat: 0, contribution: hex32() })).toBe('table-running');

  const owner = await Person.arrive(two.house.url, 'Dario');
  const waiting = await owner.lay(['me', 'bot'], { start: false });
  const page = await (await Person.arrive(two.house.url)).open(waiting);
  const before = await standOf(two.house, waiting);
  await expectFailure(await page.refused({ type: 'sit', seat: 0, contribution: hex32() }), 'table-full');
  expect(await standOf(two.house, waiting)).toEqual(before);
});

test('a seat that is taken, and a second seat for one person', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open', 'open'], { start: false });
  const page = await ana.open(table);
  const ben = await (await Person.arrive(house.url, 'Ben')).open(table);
  const before = await standOf(house, table);
  await expectFailure(await ben.refused({ type: 'sit', seat: 0, contribution: hex32() }), 'seat-taken');
  await expectFailure(await page.refused({ type: 'sit', seat: 1, contribution: hex32() }), 'one-seat-only');
  await expectFailure(await ben.refused({ type: 'sit', seat: 6, contribution: hex32() }), 'seat-taken');
  await expectFailure(await page.refused({ type: 'act', seat: 0, ask: 'none', action: { type: 'draw' } }), 'table-not-running');
  expect(await standOf(house, table)).toEqual(before);
});

test('what only the owner may do', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open', 'open'], { start: false });
  const ben = await (await Person.arrive(house.url, 'Ben')).open(table);
  await ben.does({ type: 'sit', seat: 1, contribution: hex32() });
  const before = await standOf(house, table);
  for (const wish of [{ type: 'start' }, { type: 'close' }, { type: 'place', seat: 0, kind: 'open' }]) {
    await expectFailure(await ben.refused(wish), 'not-owner');
  }
  const page = await ana.open(table);
  await expectFailure(await page.refused({ type: 'place', seat: 2, kind: 'bot', level: 'genius' }), 'unknown-bot');
  await expectFailure(await page.refused({ type: 'place', seat: 2, kind: 'bot', level: 'toString' }), 'unknown-bot');
  expect(await standOf(house, table)).toEqual(before);
});

test('the link of a finished match: it can be looked at, nothing more', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'bot'], { options: { turnCap: 10 } });
  const page = await ana.open(table);
  await playToTheEnd(page);
  const guest = await (await Person.arrive(house.url)).open(table);
  expect(guest.table?.status).toBe('over');
  expect(guest.match?.result).toEqual(page.match?.result);
  const before = await standOf(house, table);
  await expectFailure(await guest.refused({ type: 'sit', seat: 0, contribution: hex32() }), 'table-over');
  await expectFailure(await guest.refused({ type: 'rematch', seat: 0 }), 'not-your-seat');
  await expectFailure(await page.refused({ type: 'act', seat: 0, ask: '0.draw.0', action: { type: 'draw' } }), 'match-over');
  await expectFailure(await page.refused({ type: 'undo', seat: 0 }), 'match-over');
  await expectFailure(await page.refused({ type: 'close' }), 'table-over');
  await expectFailure(await page.refused({ type: 'stand', seat: 0 }), 'table-over');
  expect(await standOf(house, table)).toEqual(before);
});
