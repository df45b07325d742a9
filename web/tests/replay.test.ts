import { makeBot, valuerOf } from '@tafelrunde/bots';
import { loadGame } from '@tafelrunde/games';
import { FastRandom, languages, Match, RefusedError, type Result, type Seat, type WholeGame, writeRecord } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { branchWords } from '../src/replay/branch/words.ts';
import { asksInVain, hashOf, placeIn, placeWithin } from '../src/replay/place.ts';
import { Reel } from '../src/replay/reel.ts';
import { signOf, turningPointsIn, valueAt } from '../src/replay/turning.ts';
import { type Value, valuesOf } from '../src/replay/values.ts';
import { togetherWords } from '../src/replay/together/words.ts';
import { replayWords } from '../src/replay/words.ts';
import { routeOf } from '../src/routes.ts';
import { sameDealWords } from '../src/same-deal/words.ts';

const short: Readonly<Record<string, object>> = {
  anansi: { rounds: 2 },
  anthem: { turnCap: 10 },
};

async function gameNamed(id: string): Promise<WholeGame> {
  const module = await loadGame(id);
  if (module === undefined) throw new Error(`no game ${id}`);
  return module;
}

/** A whole match by the quick bots. */
async function played(id: string, seats: number): Promise<{ readonly module: WholeGame; readonly match: Match; readonly text: string }> {
  const module = await gameNamed(id);
  const { game } = module;
  const { meta } = game;
  const wanted = Object.fromEntries(Object.entries(short[id] ?? {}).filter(([key]) => meta.options.some((option) => option.key === key)));
  const options = { ...meta.defaults, ...wanted };
  const match: Match = Match.begin(game, { options, seats, seed: '7c'.repeat(32), version: meta.version });
  const bot = makeBot(module, module.levels.all[0].name, match.rules);
  const random = new FastRandom(5);
  while (match.result === undefined) {
    const ask = match.asks().find(({ must }) => must);
    if (ask === undefined) throw new Error('nobody is asked');
    const asks = match.asks().map(({ id: _id, ...plain }) => plain);
    const legal = match.legal(ask.seat);
    const { action } = bot.choose({ seat: ask.seat, view: match.view(ask.seat), asks, legal, random, budget: {} });
    match.act(ask.seat, action ?? match.rules.otherwise(match.state, ask.seat));
  }
  const names = ['Ruth', 'Kaja', 'Jonas', 'Kwaku'].slice(0, seats);
  return { module, match, text: JSON.stringify(writeRecord(match, { seats: names.map((name) => ({ name, kind: 'person' })) })) };
}

/** What a result is worth, in the figures of a replay. */
function broughtBy(result: Result | undefined, unit: 'points' | 'chance'): readonly (number | undefined)[] {
  if (result === undefined) throw new Error('the match has no result');
  if (result.kind === 'together') return [result.won ? 100 : 0];
  const first = result.places.filter(({ place }) => place === 1);
  return result.places.map(({ place, score }) => (unit === 'points' ? score : place === 1 ? 100 / first.length : 0));
}

const opened = (text: string) => Reel.open(text, loadGame);

describe.each([
  ['anansi', 3],
  ['silver', 2],
  ['anthem', 3],
  ['andor', 2],
] as const)('%s', (id, seats) => {
  test('every position of a record is what each seat saw there, and its worth is known from what it could know', async () => {
    const { module, match, text } = await played(id, seats);
    const reel = await opened(text);
    const info = reel.info();
    expect(info).toMatchObject({ game: id, length: match.position, result: match.result });
    expect(info.movers).toHaveLength(info.length);
    expect(info.rounds[0]?.from).toBeLessThan(10);
    expect(info.rounds.map(({ n }) => n)).toEqual(info.rounds.map((_, i) => i + 1));
    for (const position of [0, Math.floor(info.length / 3), info.length]) {
      const state = match.at(position);
      for (let seat: Seat = 0; seat < seats; seat += 1) {
        const { views, asks } = reel.at(position, seat);
        expect(views).toEqual([{ seat, view: match.rules.shown(match.rules.view(state, seat)), legal: [] }]);
        expect(asks.map((ask) => ask.seat)).toEqual(match.rules.asks(state).map((ask) => ask.seat));
      }
      expect(reel.at(position, 'all').views.map((view) => view.seat)).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    }
    expect(() => reel.at(info.length + 1, 'all')).toThrow(RefusedError);
    // Own eyes read less than everybody's, and never what was told to others alone.
    const told = (eyes: Seat | 'all') => reel.log(eyes).flatMap(({ events }) => events).length;
    expect(told(0)).toBeLessThanOrEqual(told('all'));
    expect(reel.log(0).map(({ n }) => n)).toEqual(reel.log('all').map(({ n }) => n));

    const valuer = valuerOf(module, match.rules);
    if (valuer === undefined) throw new Error(`${id} is not thought about`);
    const values = [...valuesOf(reel, valuer, { worlds: 1, seed: 1 })];
    expect(values[0]?.position).toBe(0);
    const last = values.at(-1);
    expect(last?.position).toBe(info.length);
    // What it came to in the end is what it was worth.
    const sign = signOf(values, valuer.unit, info.result);
    expect(last?.values.map((each) => each * sign)).toEqual(broughtBy(info.result, valuer.unit));
  });
});

test.each([
  ['anansi', 3],
  ['silver', 2],
  ['anthem', 3],
  ['andor', 2],
] as const)('%s: what a position promises somebody is asked with their own view of it and nothing else', async (id, seats) => {
  const { module, match, text } = await played(id, seats);
  const reel = await opened(text);
  const { rules } = match;
  const real = valuerOf(module, rules);
  if (real === undefined) throw new Error(`${id} is not thought about`);
  const wrong: number[] = [];
  let asked = 0;
  let at = 0;
  const noting: typeof real = {
    ...real,
    brought: (state) => real.brought(state),
    expect: (view, seat) => {
      asked += 1;
      if (JSON.stringify(view) !== JSON.stringify(rules.view(match.at(at), seat))) wrong.push(at);
      return { mean: 0, error: 0 };
    },
  };
  // Only some are looked at: what is known already is not asked for.
  const some = new Set([0, 1, 7, 20, Math.floor(match.position / 2), match.position - 1]);
  const known = (position: number): Value | undefined => {
    at = position;
    return some.has(position) ? undefined : { position, values: [], errors: [] };
  };
  expect([...valuesOf(reel, noting, { worlds: 1, seed: 1, known })].length).toBeGreaterThan(some.size);
  expect(asked).toBeGreaterThan(2);
  expect(wrong).toEqual([]);
});

describe.each([
  ['anansi', 3],
  ['silver', 2],
  ['anthem', 3],
] as const)('%s with all cards open', (id, seats) => {
  test('every position shows each seat’s own open view, asks and log as everybody reads them', async () => {
    const { match, text } = await played(id, seats);
    const reel = await opened(text);
    const { open, length } = reel.info();
    expect(open).toBe(true);
    for (const position of [0, 1, Math.floor(length / 3), Math.floor(length / 2), length - 1, length]) {
      const state = match.at(position);
      const looked = reel.at(position, 'open');
      expect(looked).toEqual({
        ...reel.at(position, 'all'),
        views: Array.from({ length: seats }, (_, seat) => ({ seat, view: match.rules.viewOpen?.(state, seat), legal: [] })),
      });
    }
    expect(reel.log('open')).toEqual(reel.log('all'));
  });
});

test('Andor has nothing more to lay open: whoever asks for it sees what everybody saw', async () => {
  const { text } = await played('andor', 2);
  const reel = await opened(text);
  expect(reel.info().open).toBe(false);
  expect(reel.at(4, 'open')).toEqual(reel.at(4, 'all'));
});

test('what a seat is worth follows from what it can know: another state with the same view gives the same figure', async () => {
  const { module, match, text } = await played('anthem', 3);
  const reel = await opened(text);
  const valuer = valuerOf(module, match.rules);
  const { rules } = match;
  const state = reel.match.at(20);
  const view = rules.view(state, 1);
  const other = rules.imagine(view, new FastRandom(9));
  expect(rules.view(other, 1)).toEqual(view);
  const worth = (from: unknown) => valuer?.expect(rules.view(from, 1), 1, 6, new FastRandom(4));
  expect(worth(other)).toEqual(worth(state));
});

test('a file that was changed, cut off, of no game here or of a match that runs is refused', async () => {
  const { match, text } = await played('anthem', 2);
  const refusal = (bad: string) => opened(bad).catch((fault: unknown) => (fault instanceof RefusedError ? fault.refusal.code : fault));
  const record = JSON.parse(text) as { seed: string };
  expect(await refusal(JSON.stringify({ ...record, seed: '00'.repeat(32) }))).toBe('record-edited');
  expect(await refusal(text.slice(0, -20))).toBe('record-truncated');
  expect(await refusal('{}')).toBe('bad-record');
  const running = Match.replay(match.game, match.deal, match.log.slice(0, 6));
  expect(await refusal(JSON.stringify(writeRecord(running, { seats: [0, 1].map(() => ({ name: '', kind: 'person' })) })))).toBe(
    'table-running',
  );
  expect(await Reel.open(text, async () => undefined).catch((fault: RefusedError) => fault.refusal.code)).toBe('record-game');
});

const value = (position: number, values: readonly number[], more: Partial<Value> = {}): Value => ({
  position,
  values,
  errors: values.map(() => 0.1),
  ...more,
});

test('a turn is a change of three points or a sixth of the range, surer than chance, and never a new deal', () => {
  const result = { kind: 'ranking', reason: '', places: [0, 1].map((seat) => ({ seat, place: seat + 1, score: 20 - 6 * seat })) } as const;
  const values = [value(0, [4, 4]), value(1, [4, 6.9]), value(2, [7.2, 2]), value(3, [20, 20], { fresh: true }), value(4, [16, 20])];
  expect(turningPointsIn(values, 'points', result)).toEqual([
    { position: 2, seat: 1, change: 2 - 6.9 },
    { position: 4, seat: 0, change: -4 },
  ]);
  const unsure = values.map((each) => ({ ...each, errors: [3, 3] }));
  expect(turningPointsIn(unsure, 'points', result)).toEqual([]);
  const wide = { ...result, places: result.places.map((place) => ({ ...place, score: place.seat * 60 })) };
  expect(turningPointsIn(values, 'points', wide)).toEqual([]);
  expect(turningPointsIn([value(0, [40]), value(1, [56])], 'chance', { kind: 'together', reason: '', won: true })).toEqual([
    { position: 1, seat: undefined, change: 16 },
  ]);
  expect(valueAt(values, 3)).toEqual({ now: values[3], before: undefined });
  expect(valueAt(values, 9)).toEqual({ now: values[4], before: values[3] });
  expect(valueAt([], 3)).toBe(undefined);
});

test('a link names a position and whose eyes; what the match has not is the nearest it has', () => {
  const match = { length: 120, seats: ['Ruth', 'Kaja', 'Jonas', 'Kwaku'], open: true };
  expect(placeIn('#104.all', match)).toEqual({ position: 104, eyes: 'all' });
  expect(placeIn('#104.3', match)).toEqual({ position: 104, eyes: 2 });
  expect(placeIn('#999.7', match)).toEqual({ position: 120, eyes: 'all' });
  expect(placeIn('#104.open', match)).toEqual({ position: 104, eyes: 'open' });
  for (const none of ['', '#', '#all', '#-1.all', '#1.9', '#1.0', '#1.all.2', '#1e3.all', '#open'])
    expect(placeIn(none, match)).toBe(undefined);
  expect(hashOf({ position: 3, eyes: 1 })).toBe('#3.2');
  for (const eyes of ['all', 'open', 0, 3] as const) expect(placeIn(hashOf({ position: 3, eyes }), match)).toEqual({ position: 3, eyes });
  // Where the cards cannot lie open the reader sees what there is, and is told.
  const shut = { ...match, open: false };
  expect(placeIn('#104.open', shut)).toEqual({ position: 104, eyes: 'all' });
  expect([asksInVain('#104.open', shut), asksInVain('#104.open', match), asksInVain('#104.all', shut)]).toEqual([true, false, false]);
});

test('a replay has an address wherever its match is kept', () => {
  expect(routeOf('/replay/mond-eule-k7m3p', '#3.all')).toEqual({ page: 'replay', source: { home: 'server', table: 'mond-eule-k7m3p' } });
  expect(routeOf('/replay/here/abcdef')).toEqual({ page: 'replay', source: { home: 'here', table: 'abcdef' } });
  expect(routeOf('/replay/file')).toEqual({ page: 'replay', source: { home: 'file' } });
  for (const lost of ['/replay', '/replay/here', '/replay/a b', '/replay/x/y', '/replay/here/a/b'])
    expect(routeOf(lost)).toEqual({ page: 'lost' });
});

test('a replay says the same things in every language', () => {
  const shape = (words: object): readonly string[] =>
    Object.entries(words).flatMap(([key, text]) =>
      typeof text === 'object' && text !== null ? shape(text).map((rest) => `${key}.${rest}`) : [key],
    );
  for (const language of languages) {
    expect(shape(replayWords[language])).toEqual(shape(replayWords.en));
    expect(Object.keys(branchWords[language])).toEqual(Object.keys(branchWords.en));
    expect(shape(togetherWords[language])).toEqual(shape(togetherWords.en));
    expect(shape(sameDealWords[language])).toEqual(shape(sameDealWords.en));
    expect(replayWords[language].move(3, 9)).toMatch(/3.*9/);
  }
  expect(JSON.stringify([replayWords.fr, branchWords.fr, togetherWords.fr, sameDealWords.fr])).not.toMatch(
    /[^\u00a0\u202f ][?!;]| [?!;:](?!\/)/,
  );
});

test('a match that all agreed to end is watched to where it ended; nobody knows what its positions were worth', async () => {
  const { match } = await played('anthem', 2);
  const running = Match.replay(match.game, match.deal, match.log.slice(0, 6));
  const seats = [0, 1].map(() => ({ name: '', kind: 'person' as const }));
  const reel = await opened(JSON.stringify(writeRecord(running, { seats, ended: 'agreed' })));
  expect(reel.info()).toMatchObject({ length: 6, game: 'anthem' });
  expect(reel.info().result).toBeUndefined();
  expect(reel.at(6, 'all').views).toHaveLength(2);
  expect(turningPointsIn([], 'points', undefined)).toEqual([]);
});

test('whoever follows another goes as far as their own record leads, and looks through eyes it has', () => {
  const match = { length: 120, seats: [1, 2, 3], open: false };
  expect(placeWithin({ position: 104, eyes: 2 }, match)).toEqual({ position: 104, eyes: 2 });
  expect(placeWithin({ position: 104, eyes: 'open' }, match)).toEqual({ position: 104, eyes: 'all' });
  expect(placeWithin({ position: 104, eyes: 'open' }, { ...match, open: true })).toEqual({ position: 104, eyes: 'open' });
  expect(placeWithin({ position: 999_999, eyes: 7 }, match)).toEqual({ position: 120, eyes: 'all' });
});
