import { commitmentOf, seedOf } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { openHouse, standOf } from './house.ts';
import { hex32, type Page, Person, playToTheEnd } from './people.ts';
import { expectFailure } from './sentences.ts';

const options = { turnCap: 10 };

test('everybody says yes: a new table with the same people, bots and options, one match further in the series', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const ben = await Person.arrive(house.url, 'Ben');
  const table = await ana.lay(['me', 'open', 'bot'], { options: { ...options, starter: 'rotate' } });
  const page = await ana.open(table);
  const other = await ben.open(table);
  await other.does({ type: 'sit', seat: 1, contribution: hex32() });
  await expectFailure(await page.refused({ type: 'rematch', seat: 0 }), 'table-not-running');
  await playToTheEnd(page, other);
  const commitment = page.table?.rematch?.commitment;
  const contribution = hex32();
  await page.does({ type: 'rematch', seat: 0, contribution });
  expect(page.table?.rematch).toEqual({ yes: [0], commitment, begins: 1 }); // rotating by the series
  await other.does({ type: 'rematch', seat: 1 });
  const next = await page.until(() => page.table?.rematch?.table);
  expect(other.table?.rematch?.table).toBe(next);

  const again = await ana.open(next);
  expect(again.table).toMatchObject({
    status: 'running',
    game: 'anthem',
    owner: true,
    options: { ...options, starter: 'rotate', series: 1 },
  });
  expect(again.table?.commitment).toBe(commitment); // published before anybody contributed
  expect(again.table?.contributions).toEqual([contribution, '', '']);
  expect(again.table?.seats.map(({ name, kind }) => ({ name, kind }))).toEqual(page.table?.seats.map(({ name, kind }) => ({ name, kind })));
  const against = await ben.open(next);
  expect(against.you).toEqual([1]);
  await playToTheEnd(again, against);
  const secret = again.table?.secret ?? '';
  expect(commitmentOf(secret)).toBe(commitment);
  expect(secret).not.toBe(page.table?.secret);
  const { body: record } = await ana.get(`/api/tables/${next}/record`);
  const { game, version, options: dealt } = record;
  expect(seedOf({ game, version, options: dealt, secret, contributions: [contribution, '', ''] })).toBe(record.seed);
});

/** Who led the first trick, as everybody was told. */
const leaderOf = (page: Page): number | undefined =>
  page.log.flatMap(({ events }) => events as { kind: string; leader?: number }[]).find(({ kind }) => kind === 'round')?.leader;

test('Anansi: the start moves on from match to match, and a restart forgets nothing of it', async () => {
  const house = await openHouse({ times: { reading: 1 } }); // nobody reads the reckonings
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'bot', 'bot'], { game: 'anansi', options: { race: 5 } });
  let page = await ana.open(table);
  const begun: (number | undefined)[] = [leaderOf(page)];
  for (let match = 0; match < 2; match += 1) {
    await playToTheEnd(page);
    const told = page.table?.rematch?.begins;
    await page.does({ type: 'rematch', seat: 0 });
    const next = page.table?.rematch?.table;
    if (next === undefined) throw new Error('no rematch');
    page = await ana.open(next);
    begun.push(leaderOf(page));
    expect(begun.at(-1)).toBe(told);
    expect(page.table?.options.first).toBe((told ?? 0) + 1);
  }
  const first = begun[0] ?? 0;
  expect(begun).toEqual([first, (first + 1) % 3, (first + 2) % 3]);
  await house.close();
  const reopened = await openHouse({ dataDir: house.dataDir });
  const back = new Person(reopened.url, ana.cookie);
  expect((await back.open(table)).table?.rematch?.begins).toBe(begun[1]);
  expect((await back.open(page.table?.id ?? table)).table?.options.first).toBe((begun[2] ?? 0) + 1);
});

test('alone with bots one yes is enough; the link of the old table leads on', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'bot'], { options });
  const page = await ana.open(table);
  await playToTheEnd(page);
  await page.does({ type: 'rematch', seat: 0 });
  const next = page.table?.rematch?.table;
  expect(next).toBeDefined();
  const stand = await standOf(house, table);
  await page.does({ type: 'rematch', seat: 0 }); // said and done
  expect(await standOf(house, table)).toEqual(stand);
  const late = await (await Person.arrive(house.url)).open(table);
  expect(late.table?.rematch?.table).toBe(next);
});

test('who is away finds an open seat; the owner may insist', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const ben = await Person.arrive(house.url, 'Ben');
  const table = await ana.lay(['me', 'open'], { options });
  const page = await ana.open(table);
  const other = await ben.open(table);
  await other.does({ type: 'sit', seat: 1, contribution: hex32() });
  await playToTheEnd(page, other);
  await other.does({ type: 'rematch', seat: 1 });
  await other.does({ type: 'rematch', seat: 1 }); // insisting is the owner's
  expect(other.table?.rematch?.table).toBeUndefined();
  await other.close();
  await page.until(() => page.table?.seats[1]?.present === false);
  await page.does({ type: 'rematch', seat: 0 });
  const next = page.table?.rematch?.table;
  if (next === undefined) throw new Error('no rematch');
  expect((await ana.open(next)).table?.status).toBe('running'); // Ben had said yes before he went

  const third = await ana.lay(['me', 'open'], { options });
  const mine = await ana.open(third);
  const his = await ben.open(third);
  await his.does({ type: 'sit', seat: 1, contribution: hex32() });
  await playToTheEnd(mine, his);
  await mine.does({ type: 'rematch', seat: 0 });
  expect(mine.table?.rematch?.table).toBeUndefined();
  await mine.does({ type: 'rematch', seat: 0 });
  const fourth = mine.table?.rematch?.table;
  if (fourth === undefined) throw new Error('no rematch');
  const waiting = await ana.open(fourth);
  expect(waiting.table).toMatchObject({ status: 'waiting' });
  expect(waiting.table?.seats.map((seat) => seat.kind)).toEqual(['person', 'open']);
});
