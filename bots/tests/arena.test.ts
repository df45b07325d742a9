import { lots, together } from '@tafelrunde/conformance/toys';
import { FastRandom, type WholeGame, silent } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { Arena, type Contest, lineupsOf, marginOf, type PlayedDeal, playersOf, standingOf } from '../arena/index.ts';
import { seedFrom } from '../seeds.ts';

type LotsState = Parameters<ReturnType<typeof lots.game.rules>['copy']>[0];

function withLevel({ levels }: WholeGame, name: string, make: WholeGame['levels']['all'][0]['make']): WholeGame['levels'] {
  return { ...levels, all: [...levels.all, { name, make }] };
}

/** Lots as a game that is searched: the deck is the round, the hand its points. */
const searched: WholeGame = {
  ...lots,
  levels: withLevel(lots, 'spoiler', () => ({
    /** Throws out its best lot. */
    choose({ view, seat, legal }) {
      const hand: readonly number[] = view.phase === 'discard' ? (view.hands[seat] ?? []) : [];
      const high = hand.indexOf(Math.max(...hand));
      return { action: legal[Math.max(0, high)] };
    },
  })),
  thinking: {
    make: () => ({
      policy: (_state, _seat, legal) => legal[0],
      settled: (state: LotsState) => state.phase === 'over',
      worth(state: LotsState, into) {
        for (const [seat, hand] of state.hands.entries()) into[seat] = hand.reduce((sum, lot) => sum + lot, 0);
      },
    }),
    deal: (rules, seats, _n, random) => rules.setup(seats, random, silent),
  },
};

function contestOf(module: WholeGame, seats: number, a: string, b: string, seed = 7): Contest {
  const { id, version, defaults } = module.game.meta;
  return { game: id, version, options: defaults, seats, seed, a: { level: a }, b: { level: b } };
}

const arenaOf = (module: WholeGame, seats: number, a: string, b: string, seed?: number) =>
  new Arena(module, contestOf(module, seats, a, b, seed), () => 0);

const played = (arena: Arena, deals: number): PlayedDeal[] => Array.from({ length: deals }, (_, deal) => arena.play(deal));

describe('line-ups', () => {
  test.each([3, 4, 5, 8])('with %i seats each side sits alone in every seat once, and once with all others', (seats) => {
    const lineups = lineupsOf(seats, 'round').map((lineup) => lineup.join(''));
    expect(new Set(lineups).size).toBe(2 * seats);
    for (const [one, other] of ['ab', 'ba']) {
      for (let seat = 0; seat < seats; seat += 1)
        expect(lineups).toContain(other?.repeat(seat) + `${one}` + other?.repeat(seats - seat - 1));
    }
  });

  test('two seats are turned, not mirrored too: that would be the same game again', () => {
    expect(lineupsOf(2, 'match')).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
  });

  test('together each side has the table to itself', () => {
    expect(lineupsOf(2, 'together')).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ]);
  });
});

describe('games', () => {
  test.each([
    [searched, 'round', 'random'],
    [searched, 'round', 'instant'],
    [lots, 'match', 'random'],
    [together, 'together', 'random'],
  ] as const)('mirrored games of a bot against itself leave nothing, deal by deal (%#)', (module, unit, level) => {
    for (const seats of [2, 3, 4]) {
      const arena = arenaOf(module, seats, level, level);
      expect(arena.unit).toBe(unit);
      for (const deal of played(arena, 5)) expect(marginOf(deal, arena.lineups)).toBe(0);
    }
  });

  test('deals differ from each other and between seeds, and are the same again in any order', () => {
    const arena = arenaOf(lots, 3, 'instant', 'random');
    const deals = played(arena, 6);
    const points = (of: readonly PlayedDeal[]) => of.map(({ games }) => JSON.stringify(games));
    expect(new Set(points(deals)).size).toBeGreaterThan(1);
    expect(points(played(arenaOf(lots, 3, 'instant', 'random', 8), 6))).not.toEqual(points(deals));
    const again = arenaOf(lots, 3, 'instant', 'random');
    for (const deal of deals.toReversed()) expect(again.play(deal.deal)).toEqual(deal);
  });

  test('all games of a deal begin with the same cards and meet the same chance at the same action', () => {
    const rules = searched.game.rules(searched.game.meta.defaults);
    const actions = new WeakMap<LotsState, number>();
    const beginnings: string[] = [];
    const chances: Set<number>[] = [];
    const watched: WholeGame = {
      ...searched,
      game: {
        ...searched.game,
        rules: () => ({
          ...rules,
          play(state, seat, action, random, tell) {
            const n = actions.get(state) ?? 0;
            actions.set(state, n + 1);
            if (n === 0) beginnings.push(JSON.stringify(state));
            (chances[n] ??= new Set()).add(random.below(2 ** 32));
            rules.play(state, seat, action, random, tell);
          },
        }),
      },
    };
    const arena = arenaOf(watched, 3, 'instant', 'spoiler');
    beginnings.length = 0; // one game was played to see what kind it is
    chances.length = 0;
    arena.play(0);
    expect(beginnings).toHaveLength(6);
    expect(new Set(beginnings).size).toBe(1);
    expect(chances.length).toBeGreaterThan(5);
    expect(chances.map((words) => words.size)).toEqual(chances.map(() => 1));
    expect(new Set(chances.flatMap((words) => [...words])).size).toBe(chances.length);
  });

  test('the better bot is ahead, by the points of the game', () => {
    const arena = arenaOf(searched, 3, 'instant', 'spoiler');
    const { margin, interval, winShares, games } = standingOf(played(arena, 40), arena.lineups, 1);
    expect(interval[0]).toBeGreaterThan(0);
    expect(margin).toBeGreaterThan(interval[0]);
    expect(winShares.a).toBeGreaterThan(winShares.b);
    expect(games).toBe(40 * 6);
    const other = arenaOf(searched, 3, 'spoiler', 'instant');
    expect(standingOf(played(other, 40), other.lineups, 1).margin).toBeCloseTo(-margin, 12);
  });

  test('a match is counted in seats left behind, a tie half', () => {
    const { lineups, ...arena } = { lineups: lineupsOf(4, 'match'), deal: arenaOf(lots, 4, 'random', 'random').play(3) };
    expect(lineups).toHaveLength(arena.deal.games.length);
    for (const { points, first } of arena.deal.games) {
      expect(points.reduce((sum, n) => sum + n, 0)).toBe(6); // every pair of seats once
      const best = Math.max(...points);
      expect(first).toEqual(points.flatMap((n, seat) => (n === best ? [seat] : [])));
    }
  });

  test('together: the share of matches won decides', () => {
    const module: WholeGame = {
      ...together,
      levels: withLevel(together, 'idle', () => ({
        choose: ({ asks, legal }) => (asks.some((ask) => ask.must) ? { action: legal.at(-1) } : {}),
      })),
    };
    const arena = arenaOf(module, 3, 'instant', 'idle');
    const standing = standingOf(played(arena, 10), arena.lineups, 1);
    expect(standing.winRates?.b).toBe(0); // rests all the time
    expect(standing.winRates?.a).toBeGreaterThan(0.5);
    expect(standing.margin).toBe(standing.winRates?.a);
    expect(standing.winShares.a).toBe(standing.winRates?.a);
  });

  test('only decisions are counted, for whoever made them', () => {
    let now = 0;
    const arena = new Arena(lots, contestOf(lots, 2, 'instant', 'random'), () => (now += 1));
    const { moves, milliseconds } = arena.play(0);
    expect(moves.a).toBeGreaterThan(0);
    expect(milliseconds).toEqual(moves); // one tick from beginning to end, and none for a draw nobody chooses
    expect(moves.a + moves.b).toBeLessThan(now / 2);
  });

  test('who can play', () => {
    expect(playersOf(searched)).toEqual(['random', 'instant', 'spoiler']);
    expect(() => arenaOf(lots, 3, 'instant', 'strong')).toThrow('has no bot "strong"');
  });
});

test('seeds made of different numbers differ', () => {
  const seeds = new Set<number>();
  for (let deal = 0; deal < 300; deal += 1) for (let seat = 0; seat < 8; seat += 1) seeds.add(seedFrom(1, deal, 3, seat));
  expect(seeds.size).toBe(2400);
  expect(seedFrom(1, 2)).not.toBe(seedFrom(2, 1));
  expect(new FastRandom(seedFrom(1)).below(2 ** 32)).not.toBe(new FastRandom(seedFrom(1, 0)).below(2 ** 32));
});
