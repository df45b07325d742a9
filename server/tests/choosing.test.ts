import { describe, expect, test } from 'vitest';
import { newFolder, openHouse, standOf } from './house.ts';
import { hex32, type Page, Person } from './people.ts';

/** Ana's table of Andor for three: she, a free seat, a bot. Ben sits down. */
async function anaAndBen(wishes: Record<string, unknown> = {}, dataDir?: string) {
  const house = await openHouse(dataDir === undefined ? {} : { dataDir });
  const ana = await Person.arrive(house.url, 'Ana');
  const ben = await Person.arrive(house.url, 'Ben');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const table = await ana.lay([], { game: 'andor', seats, ownerStarts: true, options: { heroes: 'dwarf,warrior,archer' }, ...wishes });
  const pages = [await ana.open(table), await ben.open(table)] as const;
  await pages[0].does({ type: 'place', seat: 2, kind: 'bot' });
  await pages[1].does({ type: 'sit', seat: 1, contribution: hex32() });
  return { house, people: { ana, ben }, table, pages };
}
const chooses = (options: Record<string, unknown>, terms: number, order?: readonly number[]) => ({
  type: 'choose',
  options,
  terms,
  ...(order === undefined ? {} : { order }),
});
const names = (page: Page) => page.table?.seats.map((seat) => seat.name);

describe('heroes and faces in the waiting room', () => {
  test('a guest takes another hero: everybody moves to the seat of theirs, and everybody contributes anew', async () => {
    const dataDir = await newFolder();
    const { pages, house, table, people } = await anaAndBen({}, dataDir);
    const [ana, ben] = pages;
    const { name: bot = '', level = '' } = ana.table?.seats[2] ?? {};
    // The warrior becomes a wizard: the last seat by rank, and the bot leads the archer on Ben's old one.
    await ben.does(chooses({ heroes: 'dwarf,archer,wizard', figures: 'mixed,mixed,mixed,second' }, 0, [0, 2, 1]));
    await ana.until(() => ana.table?.terms === 1);
    expect(ana.table).toMatchObject({
      options: { heroes: 'dwarf,archer,wizard', figures: 'mixed,mixed,mixed,second' },
      seats: [
        { name: 'Ana', you: true, owes: true },
        { name: bot, kind: 'bot', level },
        { name: 'Ben', kind: 'person', owes: true },
      ],
    });
    expect(ben.table?.seats[2]?.you).toBe(true);
    await house.close();
    const again = await openHouse({ dataDir });
    const page = await people.ana.at(again.url).open(table);
    const mate = await people.ben.at(again.url).open(table);
    expect(names(page)).toEqual(['Ana', bot, 'Ben']);
    await page.does({ type: 'contribute', seat: 0, contribution: hex32(), terms: 1 });
    await mate.does({ type: 'contribute', seat: 2, contribution: hex32(), terms: 1 });
    await page.does({ type: 'start' });
    const match = await page.until(() => page.match);
    expect(match.views[0]?.view).toMatchObject({ heroes: [0, 2, 3], figureOf: [expect.any(Number), expect.any(Number), 1] });
  });

  test('nobody takes what is somebody else’s, and nothing is changed by trying', async () => {
    const { pages, house, table, people } = await anaAndBen();
    const [ana, ben] = pages;
    const watcher = await (await Person.arrive(house.url)).open(table);
    const { seq } = await standOf(house, table);
    const refused = async (page: Page, wish: ReturnType<typeof chooses>, code: string) =>
      expect(await page.refused(wish)).toMatchObject({ code });
    await refused(watcher, chooses({ figures: 'first' }, 0), 'not-yours-to-choose');
    await refused(ben, chooses({ difficulty: 'normal' }, 0), 'not-yours-to-choose'); // the owner's
    await refused(ben, chooses({ figures: 'second,mixed,mixed,mixed' }, 0), 'not-yours-to-choose'); // Ana's dwarf
    await refused(ben, chooses({ heroes: 'warrior,archer,wizard' }, 0), 'not-yours-to-choose'); // Ana would lead the warrior
    await refused(ben, chooses({}, 0, [1, 0, 2]), 'not-yours-to-choose'); // her seat
    await refused(ben, chooses({ legendText: 'mine' }, 0), 'not-yours-to-choose');
    await refused(ben, chooses({ heroes: 'dwarf,warrior' }, 0), 'wrong-heroes');
    await refused(ben, chooses({ figures: 'third' }, 0), 'bad-options');
    await refused(ben, chooses({ figures: 'mixed,first,mixed,mixed' }, 3), 'contribution-stale');
    for (const order of [
      [0, 1],
      [0, 1, 1],
      [0, 1, 2, 3],
      [2, 1, 7],
    ])
      await refused(ben, chooses({}, 0, order), 'bad-frame');
    await ben.does(chooses({}, 0, [0, 1, 2])); // nothing at all
    expect((await standOf(house, table)).seq).toBe(seq);
    // A bot is nobody's: Ben changes places with it. And who opened the table may do anything.
    await ben.does(chooses({}, 0, [0, 2, 1]));
    await ana.does(chooses({ difficulty: 'normal', figures: 'second' }, 1, [2, 1, 0]));
    expect(names(ana)?.[0]).toBe('Ben');
    expect(ana.table?.owner).toBe(true);
    await ben.until(() => ben.table?.terms === 2);
    await refused(ben, chooses({ figures: 'first' }, 1), 'contribution-stale');
    await people.ana.post('/api/me', { name: 'Anna' });
    await ben.until(() => names(ben)?.[2] === 'Anna');
  });

  test('a personal link given before people changed places leads to nobody’s seat', async () => {
    const { pages, house, table } = await anaAndBen();
    const [ana, ben] = pages;
    const link = await ben.ask({ type: 'seat-link', seat: 1 });
    if (link.type !== 'seat-link') throw new Error('no link');
    await ana.does(chooses({}, 0, [1, 0, 2]));
    await expect((await Person.arrive(house.url)).open(table, { seatSecret: link.secret })).rejects.toThrow('bad-seat-link');
  });

  test('a game that leaves nothing to its guests is changed by the owner alone', async () => {
    const house = await openHouse();
    const ana = await Person.arrive(house.url, 'Ana');
    const ben = await Person.arrive(house.url, 'Ben');
    const table = await ana.lay(['me', 'open'], { ownerStarts: true });
    const [page, mate] = [await ana.open(table), await ben.open(table)];
    await mate.does({ type: 'sit', seat: 1, contribution: hex32() });
    expect(await mate.refused(chooses({ turnCap: 10 }, 0))).toMatchObject({ code: 'not-yours-to-choose' });
    await page.does(chooses({ turnCap: 10 }, 0));
    expect(page.table).toMatchObject({ options: { turnCap: 10 }, terms: 1 });
  });
});
