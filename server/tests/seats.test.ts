import type { BotQuestion } from '@tafelrunde/bots';
import type { BotAnswer, Plain } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { Clock, type House, openHouse, standOf } from './house.ts';
import { hex32, Page, Person, playToTheEnd } from './people.ts';
import { expectFailure } from './sentences.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Round {
  readonly house: House;
  readonly clock: Clock;
  readonly table: TableId;
  readonly people: readonly Person[];
  readonly pages: readonly Page[];
}

/** Ana, Ben, … at a running table, with so many bots beside them. */
async function round(names: readonly string[], bots = 0, wishes: Parameters<typeof openHouse>[0] = {}): Promise<Round> {
  const clock = new Clock();
  clock.stop();
  const house = await openHouse({ ...wishes, parts: { ...wishes.parts, ...clock.parts } });
  const people = await Promise.all(names.map((name) => Person.arrive(house.url, name)));
  const [owner, ...others] = people;
  if (owner === undefined) throw new Error('nobody');
  const seats = ['me' as const, ...others.map(() => 'open' as const), ...Array.from({ length: bots }, () => 'bot' as const)];
  const table = await owner.lay(seats, { options: { turnCap: 20 } });
  const pages = [await owner.open(table)];
  for (const [i, person] of others.entries()) {
    const page = await person.open(table);
    await page.does({ type: 'sit', seat: i + 1, contribution: hex32() });
    pages.push(page);
  }
  await Promise.all(pages.map((page) => page.until(() => page.match)));
  return { house, clock, table, people, pages };
}

const nth = <T>(list: readonly T[], at: number): T => {
  const found = list[at];
  if (found === undefined) throw new Error(`no ${at}`);
  return found;
};

test('a table starts by itself when the last seat is taken', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open', 'open'], { start: false });
  const page = await ana.open(table);
  expect(page.table).toMatchObject({ status: 'waiting', contributions: [], owner: true });
  expect(page.table?.seats.map((seat) => seat.kind)).toEqual(['person', 'open', 'open']);
  await page.does({ type: 'place', seat: 2, kind: 'bot' });
  expect(page.table?.status).toBe('waiting');
  const ben = await (await Person.arrive(house.url, 'Ben')).open(table);
  const contribution = hex32();
  await ben.does({ type: 'sit', seat: 1, contribution });
  await page.until(() => page.table?.status === 'running');
  expect(page.table?.contributions).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), contribution, '']);
  expect(page.log[0]).toMatchObject({ n: 0, kind: 'setup' });
});

test("at the owner's word bots take the open seats", async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const page = await ana.open(await ana.lay(['me', 'open', 'open', 'bot'], { start: false }));
  await page.does({ type: 'start' });
  expect(page.table?.status).toBe('running');
  expect(page.table?.seats.map((seat) => seat.kind)).toEqual(['person', 'bot', 'bot', 'bot']);
  const names = page.table?.seats.map((seat) => seat.name) ?? [];
  expect(new Set(names).size).toBe(4);
  await expectFailure(await page.refused({ type: 'start' }), 'table-running');
});

test('where the owner begins, a full table waits for the word; without the owner anybody at it may say it', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const people = await Promise.all(['Ben', 'Cleo'].map((name) => Person.arrive(house.url, name)));
  const table = await ana.lay(['me', 'open', 'open'], { start: false, ownerStarts: true });
  const page = await ana.open(table);
  const [ben, cleo] = await Promise.all(people.map((person) => person.open(table)));
  if (ben === undefined || cleo === undefined) throw new Error('two came');
  await ben.does({ type: 'sit', seat: 1, contribution: hex32() });
  await expectFailure(await ben.refused({ type: 'start' }), 'not-owner');
  await cleo.does({ type: 'sit', seat: 2, contribution: hex32() });
  expect(cleo.table?.status).toBe('waiting');
  await expectFailure(await ben.refused({ type: 'start' }), 'not-owner');
  await page.close();
  await ben.until(() => ben.table?.seats[0]?.present === false);
  await ben.does({ type: 'start' });
  expect(ben.table?.status).toBe('running');
});

test('standing up before the start frees the seat; the last owner to leave hands the table on', async () => {
  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const table = await ana.lay(['me', 'open', 'open'], { start: false });
  const page = await ana.open(table);
  const ben = await (await Person.arrive(house.url, 'Ben')).open(table);
  await ben.does({ type: 'sit', seat: 2, contribution: hex32() });
  await page.does({ type: 'stand', seat: 0 });
  await ben.until(() => ben.table?.owner);
  expect(page.table?.owner).toBe(false);
  expect(page.table?.seats.map((seat) => seat.kind)).toEqual(['open', 'open', 'person']);
  await ben.does({ type: 'start' });
  expect(ben.table?.status).toBe('running');
});

test('giving up the seat of a running match: one looks on, a bot plays, and nothing but sitting down again takes it back', async () => {
  const { people, pages, table, house } = await round(['Ana', 'Ben'], 1);
  const [ana, ben] = [nth(pages, 0), nth(pages, 1)];
  await ben.does({ type: 'stand', seat: 1 });
  await ben.until(() => ben.you.length === 0);
  expect(ben.table?.seats[1]).toMatchObject({ you: false, left: true, standIn: true });
  expect(ana.table?.seats[1]).not.toHaveProperty('left'); // theirs alone to know
  expect(ben.match?.views).toEqual([{ view: expect.anything(), legal: [] }]);
  await ben.close();
  await ana.until(() => ana.table?.seats[1]?.standIn === true && !ana.table.seats[1].present);
  for (let i = 0; i < 4; i += 1) await ana.plays();
  await ana.turn();
  expect(ana.log.some((line) => line.kind === 'play' && line.seat === 1)).toBe(true); // the bot played for Ben
  const back = await nth(people, 1).at(house.url).open(table);
  for (let i = 0; i < 2; i += 1) await ana.plays();
  expect(back.you).toEqual([]); // opening the table is not sitting down
  await expectFailure(await back.refused({ type: 'sit', seat: 0, contribution: hex32() }), 'table-running');
  await back.does({ type: 'sit', seat: 1, contribution: hex32() });
  await back.until(() => back.table?.seats[1]?.standIn === undefined);
  expect(back.you).toEqual([1]);
  expect(back.table?.seats[1]).not.toHaveProperty('left');
  let own = 0;
  const played = back.until(() => (back.over ? true : undefined));
  back.socket.on('message', () => {
    if (back.asked !== undefined) own += 1;
  });
  await playToTheEnd(ana, back);
  await played;
  expect(own).toBeGreaterThan(0); // asked again, and answered
});

test('whoever left but keeps looking stays out; sitting down again is coming back, even while the bot thinks', async () => {
  let slow = false;
  let wakeUp = () => undefined as void;
  const think = async ({ seat, legal }: BotQuestion): Promise<BotAnswer<Plain>> => {
    if (slow && seat === 1) await new Promise<void>((resolve) => (wakeUp = resolve));
    return { action: legal.at(-1) ?? {} };
  };
  const { pages } = await round(['Ana', 'Ben'], 1, { parts: { think } });
  const [ana, ben] = [nth(pages, 0), nth(pages, 1)];
  await ben.does({ type: 'stand', seat: 1 });
  for (let i = 0; i < 4; i += 1) await ana.plays();
  await ana.turn();
  expect(ana.log.filter((line) => line.kind === 'play' && line.seat === 1).length).toBeGreaterThan(1);
  expect(ana.table?.seats[1]).toMatchObject({ standIn: true, present: true });
  slow = true;
  await ana.plays();
  await ana.plays();
  await ben.does({ type: 'sit', seat: 1, contribution: hex32() });
  await ben.plays(); // quicker than the bot
  await ana.until(() => ana.table?.seats[1]?.standIn === undefined);
  slow = false;
  wakeUp(); // its answer comes too late and does no harm
  await playToTheEnd(ana, ben);
  expect(ben.table?.status).toBe('over');
});

test('the owner of a running match who leaves hands the table on', async () => {
  const { pages } = await round(['Ana', 'Ben', 'Cleo']);
  await nth(pages, 0).does({ type: 'stand', seat: 0 });
  await nth(pages, 1).until((page) => page.table?.owner);
  expect(nth(pages, 2).table?.owner).toBe(false);
});

test('a stand-in only for somebody absent, after a minute, at the word of another at the table', async () => {
  const { pages, clock, table, house, people } = await round(['Ana', 'Ben'], 1);
  const [ana, ben] = [nth(pages, 0), nth(pages, 1)];
  const spectator = await (await Person.arrive(house.url)).open(table);
  const before = await standOf(house, table);
  await expectFailure(await ana.refused({ type: 'stand-in', seat: 1 }), 'not-absent');
  await expectFailure(await ana.refused({ type: 'stand-in', seat: 0 }), 'not-your-seat'); // not for oneself
  await expectFailure(await ana.refused({ type: 'stand-in', seat: 2 }), 'not-absent'); // a bot is never away
  await expectFailure(await spectator.refused({ type: 'stand-in', seat: 1 }), 'not-your-seat');
  await ben.close();
  await ana.until(() => ana.table?.seats[1]?.present === false);
  expect(ana.table?.seats[1]?.awaySince).toBeGreaterThan(0);
  clock.forward(50_000);
  const early = await ana.refused({ type: 'stand-in', seat: 1 });
  await expectFailure(early, 'not-absent');
  if ((await standOf(house, table)).seq !== before.seq) throw new Error('something happened');
  clock.forward(11_000);
  await ana.does({ type: 'stand-in', seat: 1 });
  await ana.until(() => ana.table?.seats[1]?.standIn === true);
  for (let i = 0; i < 2; i += 1) await ana.plays();
  await ana.until(() => ana.log.some((line) => line.kind === 'play' && line.seat === 1));
  const back = await nth(people, 1).open(table);
  await back.until(() => back.table?.seats[1]?.standIn === undefined);
  await playToTheEnd(ana, back);
});

test('the owner replaces a person by a bot; the person looks on from then', async () => {
  const { pages, house, table } = await round(['Ana', 'Ben']);
  const [ana, ben] = [nth(pages, 0), nth(pages, 1)];
  const before = await standOf(house, table);
  await expectFailure(await ana.refused({ type: 'place', seat: 1, kind: 'open' }), 'table-running');
  expect(await standOf(house, table)).toEqual(before);
  await ana.does({ type: 'place', seat: 1, kind: 'bot', level: 'instant' });
  await ben.until(() => ben.you.length === 0);
  const last = ben.frames.findLast((frame) => frame.type === 'state');
  expect(last).toMatchObject({ why: 'resync' });
  expect(ben.match?.views).toHaveLength(1);
  expect(ben.match?.views[0]?.seat).toBeUndefined();
  expect(ana.table?.contributions[1]).toMatch(/^[0-9a-f]{64}$/); // the deal stays what it was
  await playToTheEnd(ana);
});

test('the owner ends a table: nothing can be played any more', async () => {
  const { pages, house, table, people } = await round(['Ana', 'Ben']);
  const [ana, ben] = [nth(pages, 0), nth(pages, 1)];
  const player = ana.asked === undefined ? ben : ana;
  const ask = player.asked;
  await ana.does({ type: 'close' });
  await ben.until(() => ben.table?.status === 'closed');
  expect(player.match?.asks).toEqual([]);
  expect(player.match?.views[0]?.legal).toEqual([]);
  expect(ana.table?.secret).toBeUndefined(); // hands stay hidden
  const before = await standOf(house, table);
  await expectFailure(await player.refused({ type: 'act', seat: ask?.seat, ask: ask?.id, action: { type: 'draw' } }), 'table-closed');
  await expectFailure(await ana.refused({ type: 'start' }), 'table-closed');
  await expectFailure(await ben.refused({ type: 'chat', text: 'hm' }), 'table-closed');
  expect(await standOf(house, table)).toEqual(before);
  expect((await nth(people, 0).get(`/api/tables/${table}/record`)).status).toBe(409);
  expect((await nth(people, 0).get('/api/tables')).body.mine).toEqual([]);
});

test('unstarted tables expire, started ones do not, closed ones are forgotten', async () => {
  const clock = new Clock();
  clock.stop();
  const house = await openHouse({ parts: clock.parts });
  const ana = await Person.arrive(house.url, 'Ana');
  const waiting = await ana.lay(['me', 'open']);
  const running = await ana.lay(['me', 'bot']);
  const page = await ana.open(waiting);
  clock.forward(DAY - 60_000);
  await house.server.sweep();
  expect((await house.server.store.row(waiting))?.status).toBe('waiting');
  clock.forward(120_000);
  await house.server.sweep();
  await page.until(() => page.table?.status === 'closed');
  expect((await house.server.store.row(running))?.status).toBe('running');
  await page.close();
  clock.forward(31 * DAY);
  await expect
    .poll(async () => {
      await house.server.sweep();
      return house.server.store.row(waiting);
    })
    .toBeUndefined();
  expect((await house.server.store.row(running))?.status).toBe('running');
});

test('presence is told: who is here, who is away, how many look on', async () => {
  const { house, pages, table } = await round(['Ana', 'Ben']);
  const ana = nth(pages, 0);
  expect(ana.table?.spectators).toBe(0);
  const cleo = await Person.arrive(house.url);
  const first = await cleo.open(table);
  const second = await cleo.open(table); // two windows, one spectator
  await ana.until(() => ana.table?.spectators === 1);
  await first.close();
  await second.close();
  await ana.until(() => ana.table?.spectators === 0);
});
