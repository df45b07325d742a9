import { levelsOf } from '@tafelrunde/bots';
import { loadGame } from '@tafelrunde/games';
import { type WholeGame, readRecord, verifyRecord } from '@tafelrunde/kernel';
import {
  type ChatLine,
  type LogLine,
  type MatchInfo,
  type NewTable,
  openProposals,
  type ServerFrame,
  type TableId,
  type TableInfo,
} from '@tafelrunde/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { openHouse } from '../../server/tests/house.ts';
import { type Page, Person } from '../../server/tests/people.ts';
import { freshChance } from '../src/link/fresh.ts';
import { Seatmate, stopHosts, wishFor } from './seatmate.ts';

afterEach(stopHosts);

/** A table as one reader has it, wherever it stands. */
interface Mate {
  readonly table: TableInfo;
  readonly match: MatchInfo;
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  send(order: { readonly type: string } & Readonly<Record<string, unknown>>): Promise<ServerFrame>;
  until(what: () => unknown): Promise<void>;
  record(): Promise<string>;
  /** The same table after its host was gone for a moment. */
  reopened(): Promise<Mate>;
  opened(table: TableId): Promise<Mate>;
}

type Lay = (wish: NewTable) => Promise<Mate>;

/** In a page's worker, over the port its IndexedDB shelf fills. */
const inBrowser: Lay = async (wish) => mateOf(await Seatmate.lay(wish));
function mateOf(seatmate: Seatmate): Mate {
  return Object.assign(Object.create(seatmate) as Seatmate, {
    until: (what: () => unknown) => seatmate.until(what),
    send: (order: Parameters<Mate['send']>[0]) => seatmate.send(order),
    record: () => seatmate.record(),
    reopened: () => openedAt(seatmate.table.id),
    opened: openedAt,
  });
  async function openedAt(table: TableId): Promise<Mate> {
    return mateOf(await Seatmate.open(table, seatmate.store, seatmate.room));
  }
}

/** On a real server with real SQLite, over a real socket. */
const onServer: Lay = async (wish) => {
  const house = await openHouse({ limits: { chatBurst: 1000 } });
  const ruth = await Person.arrive(house.url, 'Ruth');
  const { body } = await ruth.post('/api/tables', wish);
  return pageMate(ruth, await ruth.open(body.table as TableId));
};
function pageMate(person: Person, page: Page): Mate {
  return {
    get table() {
      return page.table as TableInfo;
    },
    get match() {
      return page.match as MatchInfo;
    },
    get log() {
      return page.log;
    },
    get chat() {
      return page.chat;
    },
    send: (order) => page.ask(order),
    until: async (what) => void (await page.until(() => (what() ? true : undefined))),
    record: async () => {
      const answer = await person.request(`/api/tables/${page.table?.id}/record`);
      const text = await answer.text();
      if (answer.status !== 200) throw new Error((JSON.parse(text) as { failure: { code: string } }).failure.code);
      return text;
    },
    reopened: async () => {
      await page.close();
      return pageMate(person, await person.open(page.table?.id as TableId));
    },
    opened: async (table) => pageMate(person, await person.open(table)),
  };
}

/** The next question to this reader's seats; undefined when the match is over. */
async function turn(mate: Mate): Promise<MatchInfo['asks'][number] | undefined> {
  const mine = () => mate.match.asks.find((ask) => ask.must && mate.match.views.some((view) => view.seat === ask.seat));
  await mate.until(() => mate.match.result !== undefined || mine() !== undefined);
  return mate.match.result === undefined ? mine() : undefined;
}

async function plays(mate: Mate): Promise<boolean> {
  const ask = await turn(mate);
  if (ask === undefined) return false;
  const legal = mate.match.views.find((view) => view.seat === ask.seat)?.legal ?? [];
  const answer = await mate.send({ type: 'act', seat: ask.seat, ask: ask.id, action: legal.at(-1) });
  if (answer.type === 'done') return true;
  // A table that plays by itself may have been quicker.
  if (answer.type === 'refused' && mate.table.autoPlay === true) return true;
  throw new Error(`not played: ${JSON.stringify(answer)}`);
}

/** Between rounds bots wait for whoever reads. */
async function goesOn(mate: Mate): Promise<void> {
  await mate.until(() => mate.match.result !== undefined || mate.table.reading !== undefined || mate.match.asks.some(mineAmong(mate)));
  for (const seat of mate.table.reading ?? []) await mate.send({ type: 'go-on', seat });
}
const mineAmong = (mate: Mate) => (ask: MatchInfo['asks'][number]) => ask.must && mate.match.views.some((view) => view.seat === ask.seat);

async function playToTheEnd(mate: Mate): Promise<void> {
  for (;;) {
    await goesOn(mate);
    await mate.until(() => mate.match.result !== undefined || mate.match.asks.some(mineAmong(mate)) || mate.table.reading !== undefined);
    if (mate.match.result !== undefined) return;
    if (mate.match.asks.some(mineAmong(mate))) await plays(mate);
  }
}

async function playSome(mate: Mate, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    await goesOn(mate);
    if (mate.match.asks.some(mineAmong(mate))) await plays(mate);
  }
}

const short = { anthem: { turnCap: 10 }, anansi: { lookBack: 'all' } } as const;

describe.each([
  ['in the browser', inBrowser],
  ['on a server', onServer],
])('a table %s', (_where, lay) => {
  test.each([
    ['anthem', 2],
    ['anansi', 3],
  ] as const)('%s: a whole match; reopened in the middle it stands where it stood; its deal can be checked', async (game, bots) => {
    let mate = await lay(wishFor(game, 1, bots, { options: short[game] }));
    const { commitment, contributions } = mate.table;
    expect(mate.table.secret).toBeUndefined();
    await expect(mate.record()).rejects.toThrow('table-running');
    await playSome(mate, 5);
    await goesOn(mate);
    await turn(mate);
    const { match, log } = mate;
    mate = await mate.reopened();
    expect(mate.match).toEqual(match);
    expect(mate.log).toEqual(log);
    await playToTheEnd(mate);
    expect(mate.table.status).toBe('over');
    const { createdAt, startedAt = 0, endedAt = 0 } = mate.table;
    expect(startedAt).toBeGreaterThanOrEqual(createdAt);
    expect(endedAt).toBeGreaterThan(startedAt);
    const record = readRecord(await mate.record());
    expect(record.fairness).toMatchObject({ commitment, contributions });
    const module = (await loadGame(game)) as WholeGame;
    expect(verifyRecord(module.game, record).fair).toBe(true);
  });

  test('options are read', async () => {
    const mate = await lay(wishFor('anthem', 1, 2, { options: { turnCap: 10 } }));
    expect(mate.table.options).toMatchObject({ turnCap: 10 });
  });

  test('auto-play answers where there is no choice', async () => {
    const mate = await lay(wishFor('anansi', 1, 2, { autoPlay: true }));
    expect(mate.table.autoPlay).toBe(true);
    await playToTheEnd(mate);
    expect(mate.table.status).toBe('over');
  });

  test('one person with several seats, where the game allows it', async () => {
    const [level = ''] = levelsOf((await loadGame('andor')) as WholeGame);
    const seats = [{ kind: 'me' as const }, { kind: 'me' as const }, { kind: 'bot' as const, level }];
    const mate = await lay(wishFor('andor', 2, 1, { seats }));
    expect(mate.match.views.map(({ seat }) => seat)).toEqual([0, 1]);
    await playSome(mate, 6);
    expect(mate.match.position).toBeGreaterThan(5);
  });

  test('other options before the start: what was contributed is void, and only what is given knowing them is dealt from', async () => {
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'bot' as const, level: 'instant' }];
    const old = freshChance();
    let mate = await lay(wishFor('anthem', 1, 2, { seats, ownerStarts: true, contribution: old }));
    const { commitment } = mate.table;
    await mate.send({ type: 'options', options: { turnCap: 10 } });
    await mate.until(() => mate.table.options['turnCap'] === 10);
    expect(mate.table).toMatchObject({ terms: 1, status: 'waiting', commitment });
    expect(mate.table.seats[0]).toMatchObject({ owes: true });
    expect(await mate.send({ type: 'start' })).toMatchObject({ failure: { code: 'contributions-missing' } });
    mate = await mate.reopened();
    expect(mate.table).toMatchObject({ terms: 1, options: { turnCap: 10 } });
    const fresh = freshChance();
    const gives = (contribution: string, terms: number) => mate.send({ type: 'contribute', seat: 0, contribution, terms });
    expect(await gives(old, 1)).toMatchObject({ failure: { code: 'contribution-stale' } });
    expect(await gives(fresh, 0)).toMatchObject({ failure: { code: 'contribution-stale' } });
    expect(await gives(fresh, 1)).toMatchObject({ type: 'done' });
    expect(await gives(freshChance(), 1)).toMatchObject({ failure: { code: 'contribution-given' } });
    await mate.send({ type: 'start' });
    await mate.until(() => mate.match !== undefined);
    expect(mate.table.contributions).toEqual([fresh, '', '']);
    expect(await mate.send({ type: 'options', options: {} })).toMatchObject({ failure: { code: 'table-running' } });
    await playToTheEnd(mate);
    const record = readRecord(await mate.record());
    expect(record.options).toMatchObject({ turnCap: 10 });
    expect(record.fairness).toMatchObject({ commitment, contributions: [fresh, '', ''] });
    expect(verifyRecord(((await loadGame('anthem')) as WholeGame).game, record).fair).toBe(true);
  });

  test('a second seat is taken before the start, and each is played from its own view', async () => {
    const [level = ''] = levelsOf((await loadGame('andor')) as WholeGame);
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'bot' as const, level }];
    const mate = await lay(wishFor('andor', 1, 2, { seats, ownerStarts: true }));
    expect(mate.table.status).toBe('waiting');
    const contribution = freshChance();
    expect(await mate.send({ type: 'sit', seat: 1, contribution })).toMatchObject({ type: 'done' });
    await mate.send({ type: 'start' });
    await mate.until(() => mate.match !== undefined);
    expect(mate.table.contributions[1]).toBe(contribution);
    expect(mate.match.views.map(({ seat }) => seat)).toEqual([0, 1]);
    const asked = await turn(mate);
    const other = asked?.seat === 0 ? 1 : 0;
    const action = mate.match.views.find(({ seat }) => seat === asked?.seat)?.legal[0];
    // A command names the seat it is for: the other hand of the same person cannot answer.
    expect(await mate.send({ type: 'act', seat: other, ask: asked?.id, action })).toMatchObject({ failure: { code: 'not-asked' } });
    await playSome(mate, 8);
    const players = new Set(mate.log.flatMap(({ seat }) => (seat === undefined ? [] : [seat])));
    expect([...players].filter((seat) => seat < 2).length).toBeGreaterThan(0);
  });

  test('a proposal: bots answer with a reason in words, it stands when the table is opened again, and is withdrawn', async () => {
    const { proposals, texts, levels } = (await loadGame('andor')) as WholeGame;
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: levels.usual }, { kind: 'bot' as const, level: levels.usual }];
    let mate = await lay(wishFor('andor', 1, 2, { seats }));
    const open = () => openProposals(mate.chat, proposals ?? { kinds: {}, stretch: () => -1 }, mate.match.views[0]?.view);
    const { position } = mate.match;
    expect(await mate.send({ type: 'propose', seat: 0, key: 'go-to', params: { field: 18 } })).toMatchObject({ type: 'done' });
    await mate.until(() => open()[0]?.replies.length === 2);
    const [proposal] = open();
    expect(proposal).toMatchObject({ seat: 0, key: 'go-to', params: { field: 18 } });
    for (const { say } of proposal?.replies ?? []) expect(texts.en.say(say?.key ?? '', say?.params ?? {})).toMatch(/^[A-Z].+\.$/);
    for (const wrong of [
      { type: 'propose', seat: 1, key: 'go-to', params: { field: 18 } },
      { type: 'propose', seat: 0, key: 'go-to', params: { field: 500 } },
      { type: 'reply', seat: 0, proposal: proposal?.id, yes: true },
      { type: 'reply', seat: 0, proposal: '9999', yes: true },
    ]) {
      expect(await mate.send(wrong)).toMatchObject({ type: 'refused', failure: { code: expect.any(String) } });
    }
    expect(mate.match.position).toBe(position);
    mate = await mate.reopened();
    expect(open()).toEqual([proposal]);
    await mate.send({ type: 'withdraw', seat: 0, proposal: proposal?.id });
    await mate.until(() => open().length === 0);
  });

  test('a bot asks a person along, by name and with its chance, and hears the answer', async () => {
    const { proposals, texts } = (await loadGame('andor')) as WholeGame;
    // a level that follows its plan alone: one that tries others in imagined worlds may prefer another fight
    const seats = [{ kind: 'bot' as const, level: 'instant' }, { kind: 'me' as const }];
    // the second legend opens with a gor that the warrior does not go for alone, whatever was dealt
    const options = { legend: '2', difficulty: 'easy', heroes: 'warrior,wizard' };
    const mate = await lay(wishFor('andor', 1, 1, { seats, options }));
    const open = () => openProposals(mate.chat, proposals ?? { kinds: {}, stretch: () => -1 }, mate.match.views[0]?.view);
    for (let ask = await turn(mate); ask?.what !== 'turn'; ask = await turn(mate)) expect(await plays(mate)).toBe(true);
    await mate.until(() => open().length > 0);
    const [request] = open();
    expect(request).toMatchObject({ seat: 0, key: 'fight', params: { field: 20, creature: 'gor' }, to: [1], replies: [] });
    expect(texts.en.say('fight', request?.params ?? {})).toMatch(/^Let us fight the gor on field 20 .*together \(chance: \d+ %\)\.$/);
    expect(await mate.send({ type: 'reply', seat: 1, proposal: request?.id, yes: true })).toMatchObject({ type: 'done' });
    await mate.until(() => open()[0]?.replies.length === 1);
    expect(open()[0]?.replies).toMatchObject([{ seat: 1, yes: true }]);
  });

  test('a pool is divided by one proposal: once the bots have agreed, the table answers for every seat', async () => {
    const { levels } = (await loadGame('andor')) as WholeGame;
    const seats = [{ kind: 'me' as const }, ...Array.from({ length: 3 }, () => ({ kind: 'bot' as const, level: levels.usual }))];
    const mate = await lay(wishFor('andor', 1, 3, { seats }));
    const view = () => mate.match.views[0]?.view as { pool: { kind: string; points: number; left: number }; bag: number[] };
    expect(view().pool).toMatchObject({ kind: 'gain', points: 1, left: 5 });
    const { position } = mate.match;
    const purses = () => [0, 1, 2, 3].map((seat) => view().bag[(view().bag.length / 4) * seat + 21]);
    const wrong = { type: 'propose', seat: 0, key: 'share', params: { dwarf: 4 } };
    expect(await mate.send(wrong)).toMatchObject({ type: 'refused', failure: { code: 'bad-proposal' } });
    await mate.send({ ...wrong, params: { dwarf: 2, warrior: 1, archer: 1, wizard: 1 } });
    await mate.until(() => view().pool.points !== 1);
    expect(mate.match.position).toBeGreaterThanOrEqual(position + 4);
    expect(purses()).toEqual([2, 1, 1, 1]);
    expect(mate.log.flatMap((line) => (line.kind === 'play' ? [line.seat] : [])).slice(position, position + 4)).toEqual([0, 1, 2, 3]);
  });

  test('undo: bots agree, their moves go too', async () => {
    const mate = await lay(wishFor('anansi', 1, 2));
    await playSome(mate, 2);
    await turn(mate);
    const before = mate.match.position;
    await mate.send({ type: 'undo', seat: 0 });
    await mate.until(() => mate.match.position < before);
    expect(mate.log.filter((line) => line.taken === true).length).toBe(before - mate.match.position);
    expect(mate.log.find((line) => line.kind === 'undo')).toMatchObject({ seat: 0, agreed: [] });
  });

  test('chat: the same words are refused', async () => {
    const mate = await lay(wishFor('anthem', 1, 2));
    for (const text of ['   ', 'x'.repeat(401), 'turned \u202e around', 'a\u0000b', '\u2800']) {
      expect(await mate.send({ type: 'chat', text })).toMatchObject({ type: 'refused', failure: { code: 'bad-chat' } });
    }
    expect(mate.chat.filter((line) => line.text !== undefined)).toEqual([]);
    await mate.send({ type: 'chat', text: '  Good luck 🍀 ' });
    await mate.until(() => mate.chat.some((line) => line.text === 'Good luck 🍀' && line.seat === 0));
  });

  test('the talk: numbers of its own, kept when the table is opened again, older words on demand', async () => {
    let mate = await lay(wishFor('anthem', 1, 2));
    await turn(mate);
    const { position } = mate.match;
    const texts = Array.from({ length: 203 }, (_, n) => `word ${n}`);
    for (const text of texts) await mate.send({ type: 'chat', text });
    const people = () => mate.chat.flatMap(({ text }) => (text === undefined ? [] : [text]));
    await mate.until(() => people().length === texts.length);
    expect(people()).toEqual(texts);
    const said = mate.chat;
    expect(said.map(({ n }) => n)).toEqual(said.map((_, n) => n));
    expect(mate.match.position).toBe(position);
    mate = await mate.reopened();
    expect(mate.chat).toEqual(said.slice(-200));
    const older = await mate.send({ type: 'talk', before: said.length - 200 });
    expect(older).toMatchObject({ type: 'talked', earlier: 0, chat: said.slice(0, -200) });
    await mate.send({ type: 'chat', text: 'next' });
    await mate.until(() => mate.chat.some(({ n, text }) => n === said.length && text === 'next'));
  });

  test('a hint from what the seat knows; asked again, the same; none of another seat', async () => {
    const mate = await lay(wishFor('anansi', 1, 2));
    await turn(mate);
    const first = await mate.send({ type: 'hint', seat: 0 });
    expect(first).toMatchObject({ type: 'hinted', seat: 0, position: mate.match.position });
    const again = await mate.send({ type: 'hint', seat: 0 });
    expect(again).toMatchObject({ advice: (first as Extract<ServerFrame, { type: 'hinted' }>).advice });
    expect(await mate.send({ type: 'hint', seat: 1 })).toMatchObject({ failure: { code: 'not-your-seat' } });
  });

  test('what is not listed is refused, and nothing has changed', async () => {
    const mate = await lay(wishFor('anthem', 1, 2));
    const ask = await turn(mate);
    const { match } = mate;
    const wrong = { type: 'act', seat: 0, ask: ask?.id, action: { type: 'win' } };
    expect(await mate.send(wrong)).toMatchObject({ type: 'refused', failure: { code: expect.any(String) } });
    expect(await mate.send({ ...wrong, seat: 1 })).toMatchObject({ failure: { code: 'not-your-seat' } });
    expect(await mate.send({ type: 'start' })).toMatchObject({ failure: { code: 'table-running' } });
    expect(await mate.send({ type: 'rematch', seat: 0 })).toMatchObject({ failure: { code: 'table-not-running' } });
    expect(mate.match).toEqual(match);
  });

  test('looking back', async () => {
    const mate = await lay(wishFor('anthem', 1, 2));
    await playSome(mate, 4);
    const looked = await mate.send({ type: 'look', position: 0 });
    expect(looked).toMatchObject({ type: 'looked', position: 0, match: { position: 0, views: [{ seat: 0, legal: [] }] } });
    expect(await mate.send({ type: 'look', position: 999 })).toMatchObject({ type: 'refused', failure: { code: 'not-found' } });
  });

  test('a rematch is dealt from the secret that was sealed before', async () => {
    const mate = await lay(wishFor('anthem', 1, 2, { options: { turnCap: 10 } }));
    await playToTheEnd(mate);
    const seal = mate.table.rematch?.commitment;
    const contribution = freshChance();
    await mate.send({ type: 'rematch', seat: 0, contribution });
    await mate.until(() => mate.table.rematch?.table);
    const table = mate.table.rematch?.table as TableId;
    await mate.send({ type: 'rematch', seat: 0, contribution }); // said again: the same table
    expect(mate.table.rematch?.table).toBe(table);
    const next = await mate.opened(table);
    // the start moves on: told before, kept in the options, and done
    const { starter: began, seats } = (mate.match?.views[0]?.view ?? {}) as { starter: number; seats: number };
    const begins = (began + 1) % seats;
    expect(mate.table.rematch?.begins).toBe(begins);
    expect(next.table.options).toEqual({ ...mate.table.options, first: begins + 1, series: 1 });
    expect(next.match?.views[0]?.view).toMatchObject({ starter: begins });
    expect(next.table.commitment).toBe(seal);
    expect(next.table.contributions[0]).toBe(contribution);
    expect(next.table.seats.map(({ name, kind }) => ({ name, kind }))).toEqual(mate.table.seats.map(({ name, kind }) => ({ name, kind })));
  });
});
