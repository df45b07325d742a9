import { BotBench, type BotQuestion } from '@tafelrunde/bots';
import { FastRandom, type WholeGame, hashOf, Match, type Plain, type Seat } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { anansi } from './anansi.ts';
import { Clock, type House, openHouse, standOf, type Wishes } from './house.ts';
import { hex32, type Page, Person, playToTheEnd } from './people.ts';
import { expectFailure } from './sentences.ts';

const bench = new BotBench();
/** Real thinking, but always the same: a fixed seed and few iterations. */
const advise = async (question: BotQuestion) => bench.advise(anansi, { ...question, seed: 7, budget: { iterations: 60 } });

interface Scene {
  readonly house: House;
  readonly table: TableId;
  readonly pages: readonly [Page, Page, Page];
}

/** Three people at a table of Anansi, some moves into the match. */
async function atTable(moves = 0, wishes: Wishes = {}, more: Record<string, unknown> = {}): Promise<Scene> {
  const house = await openHouse({ ...wishes, parts: { advise, ...wishes.parts } });
  const [ana, ben, cleo] = (await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => Person.arrive(house.url, name)))) as [
    Person,
    Person,
    Person,
  ];
  const table = await ana.lay(['me', 'open', 'open'], { game: 'anansi', ...more });
  const pages = [await ana.open(table), await ben.open(table), await cleo.open(table)] as const;
  for (const at of [1, 2] as const) await pages[at].does({ type: 'sit', seat: at, contribution: hex32() });
  for (let i = 0; i < moves; i += 1) await (await asked(pages)).plays();
  await Promise.all(pages.map((page) => page.until(() => page.match?.position === moves)));
  return { house, table, pages: [...pages] };
}

/** The page that is asked now. */
async function asked(pages: readonly Page[]): Promise<Page> {
  return await Promise.race(pages.map((page) => page.until(() => page.asked && page)));
}

function seatOf(page: Page): Seat {
  return page.you[0] ?? -1;
}

async function hinted(
  page: Page,
): Promise<{ position: number; opinions: readonly { action: unknown; expected: number }[]; equal: number }> {
  const answer = await page.ask({ type: 'hint', seat: seatOf(page) });
  if (answer.type !== 'hinted') throw new Error(`no hint: ${JSON.stringify(answer)}`);
  return { position: answer.position, ...answer.advice };
}

test('a hint says something about every legal move, and how many of the first are equal', async () => {
  const { pages } = await atTable(4);
  const page = await asked(pages);
  const { opinions, equal, position } = await hinted(page);
  expect(position).toBe(4);
  expect(opinions.map(({ action }) => JSON.stringify(action)).toSorted()).toEqual(
    page
      .legal(seatOf(page))
      .map((action) => JSON.stringify(action))
      .toSorted(),
  );
  expect(equal).toBeGreaterThanOrEqual(1);
  expect(equal).toBeLessThanOrEqual(opinions.length);
  expect(opinions.every(({ expected }) => Number.isFinite(expected))).toBe(true);
});

test('a hint changes nothing, is stored nowhere, and nobody else gets a frame', async () => {
  const { house, table, pages } = await atTable(4);
  const page = await asked(pages);
  const others = pages.filter((one) => one !== page);
  const before = await standOf(house, table);
  const heard = others.map((one) => one.raw.filter((text) => !text.startsWith('{"type":"presence"')).length);
  await hinted(page);
  for (const one of others) {
    one.write({ type: 'ping' }); // answered in order: whatever was sent before would be here
    await one.frame('pong');
  }
  expect(others.map((one) => one.raw.filter((text) => !/^\{"type":"(presence|pong)"/.test(text)).length)).toEqual(heard);
  expect(await standOf(house, table)).toEqual(before);
  expect(page.seq).toBe(others[0]?.seq);
  const log = house.logged.join('');
  expect(log).not.toContain('"opinions"');
  const figures = await (await fetch(`${house.url}/metrics`)).text();
  expect(figures).toMatch(/tafel_hint_seconds_count\{game="anansi"\} 1/);
});

test('correctness 15: two states with the same view give the same hint', async () => {
  const { house, table, pages } = await atTable(7);
  const page = await asked(pages);
  const seat = seatOf(page);
  const truth = await hinted(page);
  const open = house.server.tables.at(table);
  for (let seed = 1; seed <= 4; seed += 1) {
    const restore = await open.run(async () => {
      const state = await open.ready();
      const { match } = state;
      if (match === undefined) throw new Error('no match');
      const imagined = match.rules.imagine(match.view(seat), new FastRandom(seed)) as Plain;
      const replaced = Match.resume(anansi.game, { ...structuredClone(match.save()), state: imagined });
      expect(hashOf(replaced.state)).not.toBe(hashOf(match.state));
      state.match = replaced;
      return () => {
        state.match = match;
      };
    });
    expect(await hinted(page)).toEqual(truth);
    restore();
  }
});

test('a bot is asked for a hint with what the seat may know, within the budget of the house', async () => {
  const questions: BotQuestion[] = [];
  const listening = (question: BotQuestion) => {
    questions.push(question);
    return advise(question);
  };
  const { house, table, pages } = await atTable(5, { parts: { advise: listening }, times: { botBudget: 800 } });
  const page = await asked(pages);
  await hinted(page);
  const open = house.server.tables.at(table);
  const view: unknown = await open.run(async () => (await open.ready()).match?.view(seatOf(page)));
  expect(questions).toHaveLength(1);
  expect(questions[0]?.view).toEqual(view);
  expect(questions[0]?.budget.milliseconds).toBe(800);
});

test('whoever has no business with a hint is refused with a sentence', async () => {
  const { house, table, pages } = await atTable(4);
  const page = await asked(pages);
  const other = pages.find((one) => one !== page) as Page;
  const before = await standOf(house, table);
  await expectFailure(await other.refused({ type: 'hint', seat: seatOf(other) }), 'not-asked');
  await expectFailure(await other.refused({ type: 'hint', seat: seatOf(page) }), 'not-your-seat');
  await expectFailure(await page.refused({ type: 'hint', seat: 7 }), 'not-your-seat');
  const watcher = await (await Person.arrive(house.url)).open(table);
  await expectFailure(await watcher.refused({ type: 'hint', seat: seatOf(page) }), 'not-your-seat');
  const stranger = await (await Person.arrive(house.url)).connect();
  await expectFailure(await stranger.refused({ type: 'hint', seat: 0 }), 'not-joined');
  expect(await standOf(house, table)).toEqual(before);
});

test('hostile frames are refused and change nothing', async () => {
  const { house, table, pages } = await atTable(2);
  const page = await asked(pages);
  const seat = seatOf(page);
  const before = await standOf(house, table);
  for (const more of [
    { seat: -1 },
    { seat: 1.5 },
    { seat: '0' },
    { seat: null },
    { seat: [seat] },
    { seat, position: 3 },
    { seat, level: 'strong' },
    { seat, budget: { iterations: 1e9 } },
    { seat, view: {} },
  ]) {
    await expectFailure(await page.refused({ type: 'hint', ...more }), 'bad-frame');
  }
  page.write(`{"type":"hint","id":"hostile-frame","seat":${seat},"__proto__":{"budget":1}}`);
  const { failure } = await page.frame('refused', ({ id }) => id === undefined || id === 'hostile-frame');
  expect(failure.code).toBe('bad-frame');
  expect(await standOf(house, table)).toEqual(before);
});

test('asking again at the same moment gives the same hint and costs nothing; a new one is limited', async () => {
  const clock = new Clock();
  const limits = { hintBurst: 1, hintsPerSecond: 0.001 };
  const { pages } = await atTable(0, { limits, parts: clock.parts });
  const page = await asked(pages);
  const first = await hinted(page);
  expect(await hinted(page)).toEqual(first);
  await page.plays();
  for (;;) {
    const next = await asked(pages);
    if (next === page) break;
    await next.plays();
  }
  await expectFailure(await page.refused({ type: 'hint', seat: seatOf(page) }), 'too-many-hints');
  clock.forward(1_100_000);
  expect((await hinted(page)).position).toBeGreaterThan(first.position);
});

test('a hint that gets lost is told so, and can be asked for again', async () => {
  let tries = 0;
  const shaky = async (question: BotQuestion) => {
    tries += 1;
    if (tries === 1) throw new Error('fell asleep');
    return advise(question);
  };
  const { pages } = await atTable(3, { parts: { advise: shaky } });
  const page = await asked(pages);
  await expectFailure(await page.refused({ type: 'hint', seat: seatOf(page) }), 'hint-lost');
  expect((await hinted(page)).opinions.length).toBeGreaterThan(0);
});

test('nobody has to wait for a hint: the move goes through while it is thought about', async () => {
  let release: () => void = () => undefined;
  const slow = (question: BotQuestion) =>
    new Promise<void>((resolve) => {
      release = resolve;
    }).then(() => advise(question));
  const { pages } = await atTable(3, { parts: { advise: slow } });
  const page = await asked(pages);
  const hint = page.ask({ type: 'hint', seat: seatOf(page) });
  await page.plays();
  await page.until(() => page.match?.position === 4);
  release();
  expect(await hint).toMatchObject({ type: 'hinted', position: 3 }); // the page sees that it is too late
});

test('a table without hints says so to everybody; its rematch too', async () => {
  const { house, pages, table } = await atTable(3, {}, { hints: false });
  for (const page of pages) expect(page.table?.hints).toBe(false);
  const page = await asked(pages);
  await expectFailure(await page.refused({ type: 'hint', seat: seatOf(page) }), 'hints-off');
  await playToTheEnd(...pages);
  await expectFailure(await page.refused({ type: 'hint', seat: seatOf(page) }), 'match-over');
  for (const one of pages) await one.does({ type: 'rematch', seat: seatOf(one) });
  const next = await pages[0].until(() => pages[0].table?.rematch?.table);
  expect(next).not.toBe(table);
  const open = house.server.tables.at(next);
  expect(await open.run(async () => (await open.ready()).hints)).toBe(false);
});

test('no hints where the game has none, or not with these options, or before it has begun', async () => {
  const { hint: _hint, ...unable } = anansi.levels;
  const adviserless: WholeGame = { ...anansi, levels: unable };
  const silent = await asked((await atTable(2, { parts: { gameOf: async () => adviserless } })).pages);
  await expectFailure(await silent.refused({ type: 'hint', seat: seatOf(silent) }), 'no-hints');

  const house = await openHouse();
  const ana = await Person.arrive(house.url, 'Ana');
  const shy: WholeGame = { ...anansi, hints: (options) => options['zeroBonus'] === 'never' };
  const other = await atTable(2, { parts: { gameOf: async () => shy } });
  const page = await asked(other.pages);
  await expectFailure(await page.refused({ type: 'hint', seat: seatOf(page) }), 'no-hints');

  const waiting = await ana.open(await ana.lay(['me', 'open', 'open'], { game: 'anansi' }));
  expect(waiting.table?.status).toBe('waiting');
  await expectFailure(await waiting.refused({ type: 'hint', seat: 0 }), 'table-not-running');
});

test('the threads of the bots give hints too', async () => {
  const house = await openHouse({ times: { botBudget: 200, botOverrun: 60_000 } });
  const ana = await Person.arrive(house.url, 'Ana');
  const page = await ana.open(
    await ana.lay(['me'], {
      game: 'anansi',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'instant' }, { kind: 'bot', level: 'instant' }],
    }),
  );
  await page.until(() => page.asked);
  const { opinions } = await hinted(page);
  expect(opinions).toHaveLength(page.legal(0).length);
});
