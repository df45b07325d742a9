import { readRecord, type Seat, verifyRecord } from '@tafelrunde/kernel';
import { loadGame } from '@tafelrunde/games';
import type { DealtMatches, TableId } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { countFinished, recount } from '../statistics/counting.ts';
import { recheck } from '../recheck.ts';
import { type House, openHouse, standOf } from './house.ts';
import { hex32, type Page, Person, playToTheEnd } from './people.ts';
import { expectFailure } from './sentences.ts';

const options = { turnCap: 10 };

/** Ana and Ben have played a match. */
async function played(): Promise<{ house: House; ana: Person; ben: Person; table: TableId; pages: readonly Page[] }> {
  const house = await openHouse();
  const [ana, ben] = [await Person.arrive(house.url, 'Ana'), await Person.arrive(house.url, 'Ben')];
  const table = await ana.lay(['me', 'open'], { options });
  const pages = [await ana.open(table), await ben.open(table)];
  await pages[1]?.does({ type: 'sit', seat: 1, contribution: hex32() });
  await playToTheEnd(...pages);
  return { house, ana, ben, table, pages };
}

const recordAt = async (person: Person, table: TableId) => readRecord(await (await person.request(`/api/tables/${table}/record`)).text());
const dealAt = async (person: Person, table: TableId) => (await person.get(`/api/tables/${table}/deal`)).body as DealtMatches;

test('the deal of a finished match is played by others: dealt alike, marked, told of whoever knew it, and rated nowhere', async () => {
  const { house, ana, ben, table } = await played();
  const [cleo, dora] = [await Person.arrive(house.url, 'Cleo'), await Person.arrive(house.url, 'Dora')];
  // Whatever else the wish says: rules and chance are the match's own.
  const again = await cleo.lay(['open', 'me'], { again: table, options: { turnCap: 20 } });
  const [doras, cleos] = [await dora.open(again), await cleo.open(again)];
  expect(cleos.table).toMatchObject({ status: 'waiting', again: {}, options: { turnCap: 10 } });
  expect(cleos.table?.seats[1]).toMatchObject({ name: 'Cleo', knew: true }); // she chose it, and may have seen it
  const changed = await cleos.refused({ type: 'options', options: { turnCap: 20 } });
  expect(changed.code).toBe('same-deal');
  await expectFailure(changed, 'same-deal');
  expect((await cleos.refused({ type: 'choose', options: {}, order: [1, 0], terms: 0 })).code).toBe('same-deal');
  await doras.does({ type: 'sit', seat: 0, contribution: hex32() });
  await doras.until(({ match }) => match);
  expect(doras.table?.seats[0]).not.toHaveProperty('knew');
  expect(JSON.stringify(doras.frames)).not.toContain(table); // where the cards lie open is not told while it runs
  await playToTheEnd(doras, cleos);
  await doras.until(() => doras.table?.again?.of === table);

  const [first, second] = [await recordAt(ana, table), await recordAt(ana, again)];
  expect(second.seed).toBe(first.seed);
  expect(second.options).toEqual(first.options);
  expect(second).toMatchObject({ again: true });
  expect(second).not.toHaveProperty('fairness'); // nothing was dealt by what these two contributed
  expect(first).not.toHaveProperty('again');
  const anthem = await loadGame('anthem');
  if (anthem === undefined) throw new Error('no Anthem');
  expect(verifyRecord(anthem.game, second)).toMatchObject({ fair: true });
  expect(verifyRecord(anthem.game, first).match?.at(0)).toEqual(verifyRecord(anthem.game, second).match?.at(0));

  await countFinished(house.server.store);
  expect((await house.server.store.results.at(again)).map(({ unrated }) => unrated)).toEqual(['same-deal', 'same-deal']);
  expect((await house.server.store.results.at(table)).map(({ unrated }) => unrated)).toEqual([undefined, undefined]);
  expect(await recount(house.server.store)).toMatchObject({ differ: [] });
  for await (const checked of recheck(house.server.store)) expect(checked).toMatchObject({ outcome: 'same' });

  // Given on from there it is still the same deal, and everybody who played it before is named.
  const third = await ben.lay(['me', 'bot'], { again });
  const bens = await ben.open(third);
  expect(bens.table?.seats.map(({ knew }) => knew)).toEqual([true, undefined]);
  const { matches } = await dealAt(ana, table);
  expect(matches.map((match) => [match.table, match.status])).toEqual([
    [table, 'over'],
    [again, 'over'],
    [third, 'running'],
  ]);
  expect(matches[2]).not.toHaveProperty('length'); // nothing of a match that runs
  expect(matches[1]?.seats).toEqual([
    { kind: 'person', name: 'Dora' },
    { kind: 'person', name: 'Cleo', knew: true },
  ]);
  expect(matches[1]?.result).toEqual(doras.match?.result);
});

test('where two matches of one deal part is where their moves differ first', async () => {
  const { ana, table, pages } = await played();
  const cleo = await Person.arrive(ana.url, 'Cleo');
  const again = await cleo.lay(['me', 'open'], { again: table });
  const page = await cleo.open(again);
  const other = await ana.open(again);
  await other.does({ type: 'sit', seat: 1, contribution: hex32() });
  const first = await recordAt(ana, table);
  const moves = first.log.flatMap((entry) => (entry.type === 'act' ? [entry] : []));
  const at = (seat: Seat) => (seat === 0 ? page : other);
  await page.until(({ match }) => match);
  // Four moves as before, then another one.
  for (const { seat, action } of moves.slice(0, 4)) {
    const ask = await at(seat).until(({ match }) => match?.asks.find((each) => each.seat === seat && each.must));
    await at(seat).does({ type: 'act', seat, ask: ask.id, action });
  }
  const parts = { n: 4 };
  for (const { seat, action } of moves.slice(4)) {
    const ask = await at(seat).until(({ match }) => match?.asks.find((each) => each.seat === seat && each.must));
    const legal = at(seat).legal(seat);
    const different = legal.find((each) => JSON.stringify(each) !== JSON.stringify(action));
    await at(seat).does({ type: 'act', seat, ask: ask.id, action: different ?? action });
    if (different !== undefined) break;
    parts.n += 1;
  }
  await playToTheEnd(page, other);
  const { matches } = await dealAt(cleo, table);
  expect(matches.map(({ shared }) => shared)).toEqual([undefined, parts.n]);
  expect((await dealAt(cleo, again)).matches.map(({ table: id, shared }) => [id, shared])).toEqual([
    [again, undefined],
    [table, parts.n],
  ]);
  expect(matches[0]?.length).toBe(pages[0]?.match?.position);
});

test('a deal is given on by nobody while it is played, by a wrong name, or for other seats; nothing is laid by that', async () => {
  const { house, ana, table } = await played();
  const running = await ana.lay(['me', 'bot']);
  const before = await standOf(house, table);
  const count = (await house.server.store.tables({ limit: 100 })).length;
  const wish = (again: string, seats: readonly object[] = [{ kind: 'me' }, { kind: 'open' }], more: object = {}) =>
    ana.post('/api/tables', { game: 'anthem', seats, public: false, start: true, again, ...more });
  for (const [answer, code] of [
    [await wish(running), 'table-running'],
    [await wish('keine-solche-partie'), 'unknown-table'],
    [await wish('../../etc'), 'bad-frame'],
    [await wish(table, [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]), 'other-seats'],
    [await wish(table, undefined, { seed: '00'.repeat(32) }), 'bad-frame'],
    [await ana.get(`/api/tables/${running}/deal`), 'table-running'],
    [await ana.get('/api/tables/keine-solche-partie/deal'), 'unknown-table'],
  ] as const) {
    expect(answer.body.failure?.code).toBe(code);
    await expectFailure(answer.body.failure, code);
  }
  expect(await standOf(house, table)).toEqual(before);
  expect(await house.server.store.tables({ limit: 100 })).toHaveLength(count);
});
