import { coveringOptions } from '@tafelrunde/conformance';
import { gameIds, loadGame } from '@tafelrunde/games';
import { type Deal, FastRandom, Match, type Plain, same, type Seat, type WholeGame } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';

interface Parted {
  readonly id: string;
  readonly module: WholeGame;
  readonly options: readonly Deal['options'][];
}

const all = await Promise.all(
  gameIds.map(async (id): Promise<Parted> => {
    const module = await loadGame(id);
    if (module === undefined) throw new Error(`no game ${id}`);
    const { meta } = module.game;
    return { id, module, options: coveringOptions(meta, meta.seats.usual) };
  }),
);
const parted = all.filter(({ module, options: [first] }) => module.game.rules(first).apart !== undefined);

type Fields = Readonly<Record<string, unknown>>;

/** A match to its end, or far enough, with everything that is drawn by a number. */
function* positions({ game }: WholeGame, options: Deal['options'], seats: number): Generator<Match> {
  const random = new FastRandom(seats);
  const match = Match.begin(game, { version: game.meta.version, options, seats, seed: 'a1'.repeat(32) });
  yield match;
  for (let moves = 0; moves < 150; moves += 1) {
    const ask = match.asks().find(({ must }) => must);
    if (ask === undefined) return;
    const legal = match.legal(ask.seat) as readonly Plain[];
    match.act(ask.seat, legal[random.below(legal.length)]);
    yield match;
  }
}

test('the games of the house tell their views in two parts', () => {
  expect(parted.map(({ id }) => id)).toEqual([...gameIds]);
});

describe.each(parted)('$id', ({ module, options }) => {
  const { meta } = module.game;

  test('both parts together say what a page is shown, and no field is now in one, now in the other', () => {
    const [ofAll, ofOne] = [new Set<string>(), new Set<string>()];
    const others: (readonly [parts: Fields, shown: Fields])[] = [];
    for (const chosen of options) {
      for (const match of positions(module, chosen, meta.seats.usual)) {
        const common = (match.common ?? {}) as Fields;
        for (const name of Object.keys(common)) ofAll.add(name);
        const readers: readonly (Seat | undefined)[] = [undefined, ...Array.from({ length: meta.seats.usual }, (_, seat) => seat)];
        for (const seat of readers) {
          const [own, shown] = [match.own(seat) as Fields, match.shown(seat) as Fields];
          for (const name of Object.keys(own)) ofOne.add(name);
          if (!same({ ...common, ...own }, shown)) others.push([{ ...common, ...own }, shown]);
        }
      }
    }
    expect(others[0]?.[0]).toEqual(others[0]?.[1]);
    expect(others).toHaveLength(0);
    expect([...ofAll].filter((name) => ofOne.has(name))).toEqual([]);
    expect(ofAll.size * ofOne.size).toBeGreaterThan(0);
  });

  test('what is common hangs on nothing a spectator is not shown', () => {
    let hidden = 0;
    for (const chosen of options.slice(0, 4)) {
      for (const match of positions(module, chosen, meta.seats.usual)) {
        const imagined = match.rules.imagine(match.view(undefined), new FastRandom(match.position)) as unknown;
        if (!same(imagined, match.state)) hidden += 1;
        expect(match.rules.apart?.common(imagined)).toEqual(match.common);
      }
    }
    expect(hidden).toBeGreaterThan(0);
  });

  test('what is common is made once for each position, and anew after taking back', () => {
    const [first] = options;
    if (first === undefined) throw new Error('no options');
    const match = Match.begin(module.game, { version: meta.version, options: first, seats: meta.seats.usual, seed: 'd4'.repeat(32) });
    const before = match.common;
    expect(match.common).toBe(before);
    const told = structuredClone(before);
    const ask = match.asks().find(({ must }) => must);
    if (ask === undefined) throw new Error('nobody is asked');
    match.act(ask.seat, match.legal(ask.seat)[0]);
    expect(match.common).not.toEqual(told);
    match.undo(ask.seat, []);
    expect(match.common).toEqual(told);
  });
});
