import type { Statistics, TableId } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { recount } from '../statistics/counting.ts';
import { Clock, openHouse } from './house.ts';
import { hex32, Person, playToTheEnd } from './people.ts';
import { expectFailure } from './sentences.ts';
import { append } from './store/position.ts';

const DAY = 24 * 60 * 60 * 1000;
const figures = async (person: Person): Promise<Statistics> => (await person.get('/api/you/statistics')).body;

test('results come from what was played: figures, against whom, rating by wish, one person of two, taken along, forgotten, counted again', async () => {
  const clock = new Clock();
  const house = await openHouse({ parts: clock.parts });
  const { store } = house.server;
  const ana = await Person.arrive(house.url, 'Ana');
  const ben = await Person.arrive(house.url, 'Ben');
  const stranger = await Person.arrive(house.url, 'Cleo');
  const duel = async (first: Person, second: Person) => {
    const table = await first.lay(['me', 'open'], { start: false });
    const [mine, theirs] = [await first.open(table), await second.open(table)];
    await theirs.does({ type: 'sit', seat: 1, contribution: hex32() });
    await playToTheEnd(mine, theirs);
    return {
      table,
      won: mine.match?.result?.kind === 'ranking' && mine.match.result.places.some(({ seat, place }) => seat === 0 && place === 1),
    };
  };
  const first = await duel(ana, ben);
  expect(await figures(ana)).toMatchObject({ rating: false, games: [{ game: 'anthem', people: { played: 1 }, bots: { played: 0 } }] });
  expect((await figures(ana)).games[0]?.rating).toBeUndefined();

  // From now on both want a rating; the match before counts towards none.
  for (const person of [ana, ben]) expect((await person.post('/api/you/rating', { wanted: true })).body.rating).toBe(true);
  const second = await duel(ana, ben);
  const alone = await ana.open(await ana.lay(['me', 'bot', 'bot']));
  await playToTheEnd(alone);
  const mine = await figures(ana);
  const wins = [first, second].filter(({ won }) => won).length;
  expect(mine.games).toHaveLength(1);
  expect(mine.games[0]).toMatchObject({
    game: 'anthem',
    together: false,
    people: { played: 2, won: wins },
    bots: { played: 1 },
    all: { played: 3 },
    rating: { matches: 2, bots: [{ level: 'instant' }] },
  });
  expect(mine.games[0]?.people.average).toBeUndefined(); // of two
  expect(mine.games[0]?.points.map(({ people, rating }) => [people, rating === undefined])).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ]);
  expect(mine.people).toMatchObject([{ name: 'Ben', matches: 2, games: [{ game: 'anthem', matches: 2 }] }]);
  const [versus] = mine.people;
  expect((versus?.ahead ?? 3) + (versus?.behind ?? 3)).toBeLessThanOrEqual(2); // a match may be a draw
  const theirs = await figures(ben);
  expect([theirs.people[0]?.ahead, theirs.people[0]?.behind]).toEqual([versus?.behind, versus?.ahead]);
  expect(await figures(stranger)).toEqual({ rating: false, games: [], people: [] });

  // What was counted is what the streams say, and the ratings with it.
  expect(await recount(store)).toEqual({ matches: 3, differ: [] });
  expect(await figures(ana)).toEqual(mine);

  // Two who are one have one set of figures.
  const desk = await Person.arrive(house.url, 'Ana at work');
  await playToTheEnd(await desk.open(await desk.lay(['me', 'bot'])));
  const { secret } = (await ana.post('/api/you/link', {})).body;
  expect((await desk.post('/api/you/enter', { proof: { by: 'link', secret }, merge: true })).status).toBe(200);
  expect((await figures(desk)).games[0]?.all.played).toBe(4);
  const merged = (await figures(desk)).games[0]?.rating;
  expect(merged?.matches).toBe(3);

  const { you } = (await desk.get('/api/you/data')).body;
  expect(you.results).toHaveLength(4);
  expect(you.ratingWanted).toMatchObject([{ since: expect.any(Number) }]);
  expect(JSON.stringify(you.results)).not.toContain('Ben');

  for (const [body, code] of [
    [{ wanted: 'yes' }, 'bad-frame'],
    [{ wanted: true, of: 'Ben' }, 'bad-frame'],
  ] as const)
    await expectFailure((await ana.post('/api/you/rating', body)).body.failure, code);
  await expectFailure(
    (await ana.post('/api/you/rating', { wanted: true }, { origin: 'http://elsewhere.example' })).body.failure,
    'bad-origin',
  );

  expect((await ben.post('/api/you/leave', { name: 'Ben' })).status).toBe(200);
  clock.forward(8 * DAY);
  await house.server.sweep();
  const after = await figures(ana);
  expect(after.people).toMatchObject([{ name: 'N. N.', matches: 2 }]);
  expect(after.games[0]?.rating).toEqual(merged);
  expect((await figures(ben)).games).toEqual([]);
  expect(await recount(store)).toEqual({ matches: 4, differ: [] });
});

test('results somebody meddled with are named when all is counted again, and are what the streams say from then on', async () => {
  const house = await openHouse();
  const { store } = house.server;
  const ana = await Person.arrive(house.url, 'Ana');
  const tables: TableId[] = [];
  for (const [game, seats, options] of [
    ['anthem', ['me', 'bot'], { turnCap: 10 }],
    ['anansi', ['me', 'bot', 'bot'], { race: 5 }],
    ['anthem', ['me', 'bot'], { turnCap: 10 }],
  ] as const) {
    const table = await ana.lay(seats, { game, options });
    await playToTheEnd(await ana.open(table));
    tables.push(table);
  }
  const [first, second] = tables as [TableId, TableId];
  const before = await figures(ana);
  const kept = await Promise.all(tables.map((table) => store.results.at(table)));
  await store.results.clear();
  for (const [i, rows] of kept.entries()) {
    const [one] = rows;
    if (one === undefined) throw new Error('nothing was counted');
    // Of the first match somebody has won who did not, and of the second one seat is missing.
    const outcomes = i === 0 ? rows.map((row) => ({ ...row, won: !row.won })) : i === 1 ? rows.slice(1) : rows;
    await store.results.save(one.table, one.game, { at: one.at, ...(one.low === undefined ? {} : { low: one.low }), outcomes });
  }
  expect(await figures(ana)).not.toEqual(before);
  expect(await recount(store)).toEqual({ matches: 3, differ: [first, second].toSorted() });
  expect(await figures(ana)).toEqual(before);
  expect(await recount(store)).toEqual({ matches: 3, differ: [] });
});

test.each([
  ['the more the better', false, [7, 12, 9, 3, 10], { average: 8.2, best: 12 }],
  ['the fewer the better', true, [7, 12, 9, 3, 10], { average: 8.2, best: 3 }],
  ['four say no average yet', true, [7, 12, 9, 4], { best: 4 }],
] as const)('average and best of somebody who plays bots: %s', async (_what, low, scores, expected) => {
  const house = await openHouse();
  const { store } = house.server;
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'bot']);
  const [guest] = (await store.row(table))?.members ?? [];
  if (guest === undefined) throw new Error('nobody sits there');
  for (const [n, score] of scores.entries()) {
    const id = `scored-${n}` as TableId;
    await store.append(append(id, 0, ['{}'], { status: 'over', members: [guest], changedAt: n }));
    const bot = { seat: 1, level: 'instant', place: 2, won: false, score: 5, acted: 3, stoodIn: 0 };
    await store.results.save(id, 'silver', {
      at: n,
      low,
      outcomes: [{ seat: 0, guest, place: 1, won: true, score, acted: 3, stoodIn: 0 }, bot],
    });
  }
  const [silver] = (await figures(ana)).games;
  expect(silver?.bots).toEqual({ played: scores.length, won: scores.length, ...expected });
  expect(silver?.points.map(({ score }) => score)).toEqual(scores); // in the course of time
});
