import { BareMatch, BotTeam, choosing, levelNamed, makeBot, type Seated } from '@tafelrunde/bots';
import { BotPool } from '@tafelrunde/bots/workers';
import { loadGame } from '@tafelrunde/games';
import { type Budget, type Deal, type WholeGame, isSearch, Match, type MatchRecord, readRecord } from '@tafelrunde/kernel';
import type { MatchInfo, TableInfo } from '@tafelrunde/protocol';
import { layTable, newTable, recordOf } from '@tafelrunde/table';
import { afterAll, expect, test } from 'vitest';
import { openHouse } from '../../server/tests/house.ts';
import { Person } from '../../server/tests/people.ts';
import { startWorker } from '../../server/worker.ts';
import { MemoryStore } from '../../table/tests/place.ts';
import { below, freshChance } from '../src/link/fresh.ts';
import { freshCode, type ThinkingRoom } from '../src/local/host.ts';
import { YOU as HERE } from '../src/local/you.ts';
import { Seatmate, stopHosts } from './seatmate.ts';
import { playThrough, YOU } from '../../cli/play/sitting.ts';

/** The same threads the server's bots think in. Iterations alone, so that no clock has a say in what they answer. */
const source = new URL('../../server/bot-worker.ts', import.meta.url);
const pool = new BotPool({ spawn: () => startWorker({ name: 'bot-worker', source }), size: 1, overrun: 120_000 });
afterAll(async () => {
  await stopHosts();
  await pool.close();
});

const SEATS = 3;

async function gameNamed(id: string): Promise<WholeGame> {
  const module = await loadGame(id);
  if (module === undefined) throw new Error(`no game ${id}`);
  return module;
}

/** What the person at seat 0 answers, wherever they sit: the last thing listed, once nobody else is waited for. Out of turn nothing. */
function lastListed(match: MatchInfo): { readonly ask: string; readonly action: unknown } | undefined {
  if (match.asks.some(({ seat, must }) => seat !== YOU && must)) return undefined;
  const ask = match.asks.find(({ seat, must }) => seat === YOU && must);
  const action = match.views.find(({ seat }) => seat === YOU)?.legal.at(-1);
  return ask === undefined || action === undefined ? undefined : { ask: ask.id, action };
}

interface Sight {
  readonly table: TableInfo | undefined;
  readonly match: MatchInfo | undefined;
}

/** The person at a page, until the match is over: answers, and goes on when the round has been read. */
async function sitsAt(
  page: Sight,
  until: (what: () => unknown) => Promise<unknown>,
  send: (order: any) => Promise<unknown>,
): Promise<void> {
  const due = () => page.match?.result !== undefined || page.table?.reading?.includes(YOU) || (page.match && lastListed(page.match));
  for (;;) {
    await until(due);
    if (page.match === undefined || page.match.result !== undefined) return;
    const answer = lastListed(page.match);
    if (answer !== undefined) await send({ type: 'act', seat: YOU, ...answer });
    else if (page.table?.reading?.includes(YOU)) await send({ type: 'go-on', seat: YOU });
  }
}

async function onTheServer(game: string, level: string, iterations: Budget): Promise<MatchRecord> {
  const house = await openHouse({ parts: { think: (question) => pool.choose({ ...question, budget: iterations }) } });
  const ana = await Person.arrive(house.url, 'Ana');
  const bots = Array.from({ length: SEATS - 1 }, () => ({ kind: 'bot', level }));
  const id = await ana.lay(['me'], { game, seats: [{ kind: 'me' }, ...bots] });
  const page = await ana.open(id);
  await sitsAt(
    page,
    (what) => page.until(() => Boolean(what())),
    (order) => page.does(order),
  );
  const table = house.server.tables.at(id);
  return table.run(async () => recordOf(await table.ready()));
}

/** The same deal again: secret and contribution are those of the record. */
async function inTheBrowser(module: WholeGame, level: string, iterations: Budget, { fairness }: MatchRecord): Promise<MatchRecord> {
  if (fairness === undefined) throw new Error('the match was not dealt at a table');
  const room: ThinkingRoom = {
    answer: (question) => pool.choose({ ...question, budget: iterations }),
    advise: async () => undefined,
  };
  const store = new MemoryStore();
  const bots = Array.from({ length: SEATS - 1 }, () => ({ kind: 'bot' as const, level }));
  const wish = {
    game: module.game.meta.id,
    options: {},
    seats: [{ kind: 'me' as const }, ...bots],
    public: false,
    autoPlay: false,
    start: true,
    contribution: fairness.contributions[YOU] ?? '',
  };
  const laying = { id: freshCode(), secret: fairness.secret, nextSecret: freshChance(), chance: below };
  const { append } = layTable(newTable(module, { id: HERE, name: 'Ana' }, wish, laying), module, { now: 1000, start: true });
  await store.append(append);
  const mate = await Seatmate.open(append.table, store, room);
  await sitsAt(
    mate,
    (what) => mate.until(what),
    (order) => mate.send(order),
  );
  return readRecord(await mate.record());
}

async function inTheTerminal(module: WholeGame, seated: Seated, deal: Deal): Promise<Match> {
  const match = Match.begin(module.game, deal);
  await playThrough({
    module,
    match,
    bot: seated,
    language: 'en',
    terminal: {
      say: () => undefined,
      strong: (text) => text,
      quiet: (text) => text,
      hear: async () => (match.asks().some(({ seat, must }) => seat === YOU && must) ? String(match.legal(YOU).length) : ''),
    },
  });
  return match;
}

/**
 * As the arena and simulations play, without log and undo. Where all are asked at once a page's person lets the others go first, and
 * the terminal's is asked first.
 */
function onBareRules(module: WholeGame, seated: Seated, deal: Deal, first: 'person' | 'bots'): readonly unknown[] {
  const match = BareMatch.deal(module.game, deal);
  const team = new BotTeam((seat) => (seat === YOU ? undefined : seated), choosing, [YOU]);
  const played: unknown[] = [];
  for (;;) {
    const asked = match.asks().some(({ seat, must }) => seat === YOU && must);
    const move = asked && first === 'person' ? undefined : team.next(match);
    if (move === undefined && !asked) return played;
    const [seat, action] = move === undefined ? [YOU, match.legal(YOU).at(-1)] : [move.due.seat, move.action];
    played.push({ type: 'act', seat, action });
    match.play(seat, action);
  }
}

test.each([
  ['anthem', 'instant'],
  ['anansi', 'easy'],
  ['silver', 'easy'],
  ['andor', 'scripted'],
])('%s: the same deal brings the same match on the server, in the browser, in the terminal and in the arena', async (game, level) => {
  const module = await gameNamed(game);
  const own = levelNamed(module, level);
  const budget: Budget = { iterations: isSearch(own) ? 8 : 1 };
  const record = await onTheServer(game, level, budget);
  const { options, version, seed, log } = record;
  const deal: Deal = { options, version, seed, seats: SEATS };
  const bots = log.filter((entry) => entry.seat !== YOU).length;
  expect(bots).toBeGreaterThan(SEATS);
  const bot = makeBot(module, level, module.game.rules(options, version));
  const told = new Set<string>();
  const choose: typeof bot.choose = (turn) => {
    told.add(JSON.stringify(turn.people));
    return bot.choose(turn);
  };
  const seated: Seated = { level, bot: { choose }, budget };
  expect(onBareRules(module, seated, deal, 'bots')).toEqual(log);
  expect((await inTheBrowser(module, level, budget, record)).log).toEqual(log);
  expect((await inTheTerminal(module, seated, deal)).log).toEqual(onBareRules(module, seated, deal, 'person'));
  expect([...told]).toEqual([JSON.stringify([YOU])]);
});
