import { type Random, same } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { cardsIn, SUITS, suitOf } from '../cards.ts';
import { Dealer, type Wanted } from '../imagine/hands.ts';
import { shownVoids } from '../imagine/voids.ts';
import type { State, View } from '../state.ts';
import { cards, chance, dealt, go, position, rulesWith, wander, written } from './table.ts';

/** Every way to deal the cards into hands of these sizes. */
function* allDeals(unseen: readonly number[], sizes: readonly number[]): Generator<number[][]> {
  const [card, ...rest] = unseen;
  if (card === undefined) {
    yield sizes.map(() => []);
    return;
  }
  for (const [seat, size] of sizes.entries()) {
    if (size === 0) continue;
    for (const deal of allDeals(rest, sizes.with(seat, size - 1))) yield deal.with(seat, [card, ...(deal[seat] as number[])]);
  }
}

const named = (hands: readonly (readonly number[])[]): string =>
  hands
    .map((hand) =>
      hand
        .toSorted((a, b) => a - b)
        .map(written)
        .join(' '),
    )
    .join(' | ');

/** How far the counts are from even, in standard deviations of chi-square. */
function unevenness(counts: ReadonlyMap<string, number>, total: number): number {
  const expected = total / counts.size;
  let chi = 0;
  for (const count of counts.values()) chi += (count - expected) ** 2 / expected;
  const free = counts.size - 1;
  return free === 0 ? 0 : (chi - free) / Math.sqrt(2 * free);
}

/** Imagines often and counts; fails on anything that is not among the possible deals. */
function tally(possible: Iterable<string>, once: (random: Random) => string, total: number, seed: number): Map<string, number> {
  const counts = new Map([...possible].map((deal) => [deal, 0]));
  const random = chance(seed);
  for (let i = 0; i < total; i += 1) {
    const deal = once(random);
    const count = counts.get(deal);
    if (count === undefined) throw new Error(`impossible: ${deal}`);
    counts.set(deal, count + 1);
  }
  return counts;
}

describe('dealing unseen cards with known voids', () => {
  const H = 1;
  const L = 2;
  const S = 4;
  test.each([
    ['no void', 'H1 H2 L1 L2 S1 S2', [2, 2, 2], [0, 0, 0]],
    ['one hand lacks one suit', 'H1 H2 L1 L2 S1 S2', [2, 2, 2], [H, 0, 0]],
    ['two hands lack the same suit', 'H1 H2 L1 L2 S1 S2 S3', [2, 2, 3], [H, H, 0]],
    ['two hands lack different suits', 'H1 H2 L1 L2 S1 S2', [2, 2, 2], [H, S, 0]],
    ['every hand lacks another suit', 'H1 H2 L1 L2 S1 S2', [2, 2, 2], [H, L, S]],
    ['a hand of one suit', 'H1 H2 H3 L1 L2 S1 S2', [2, 2, 3], [L | S, 0, H]],
    ['uneven hands', 'H1 H2 H3 L1 L2 S1 S2 S3', [3, 2, 2, 1], [L, H | S, 0, S]],
    ['an empty hand', 'H1 L1 L2 S1', [0, 2, 2], [0, H, 0]],
    ['only one way', 'H1 L1 S1', [1, 1, 1], [L | S, H | S, H | L]],
  ])('%s: every possible deal equally often', (_name, text, sizes, voids) => {
    const unseen = cards(text);
    const wanted: Wanted[] = sizes.map((size, seat) => ({ seat, size, voids: voids[seat] as number }));
    const possible = [...allDeals(unseen, sizes)]
      .filter((deal) => deal.every((hand, seat) => hand.every((card) => ((voids[seat] as number) & (1 << (suitOf[card] as number))) === 0)))
      .map(named);
    expect(possible.length).toBeGreaterThan(0);
    const dealer = new Dealer(unseen, wanted);
    const once = (random: Random): string => {
      const hands = sizes.flatMap(() => [0, 0, 0]);
      dealer.deal(hands, random);
      return named(sizes.map((_, seat) => cardsIn(hands, seat * SUITS)));
    };
    const total = possible.length * 200;
    expect(Math.abs(unevenness(tally(possible, once, total, 5), total))).toBeLessThan(4);
  });

  test('large numbers of ways come out right as well: the share of a suit in a hand is that of counting', () => {
    // Two hands of nine without hornet from 14 leopards and 14 snakes, ten cards for a free hand: 2^32 and more ways.
    const unseen = Array.from({ length: 28 }, (_, i) => 14 + i);
    const dealer = new Dealer(unseen, [
      { seat: 0, size: 9, voids: H },
      { seat: 1, size: 9, voids: H },
      { seat: 2, size: 10, voids: 0 },
    ]);
    const random = chance(3);
    const counts = Array.from({ length: 10 }, () => 0);
    const total = 20_000;
    for (let i = 0; i < total; i += 1) {
      const hands = Array.from({ length: 9 }, () => 0);
      dealer.deal(hands, random);
      const leopards = cardsIn(hands).filter((card) => suitOf[card] === 1).length;
      counts[leopards] = (counts[leopards] as number) + 1;
    }
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
    const all = choose(28, 9);
    let chi = 0;
    for (const [leopards, count] of counts.entries()) {
      const expected = (total * choose(14, leopards) * choose(14, 9 - leopards)) / all;
      chi += (count - expected) ** 2 / expected;
    }
    expect(chi).toBeLessThan(9 + 4 * Math.sqrt(18));
  });
});

describe('what a player has shown', () => {
  const voidsAfter = (state: State): number[] => shownVoids(rulesWith().view(state, undefined));

  test('not following shows a void in the led suit, and not trumping one in the trump of that trick', () => {
    const state = position({ hands: ['S7 H1', 'L1 H2', 'H14 H3', 'S3 H4'], display: 'L5 L6' });
    go(state, 'S7 L1 H14 S3');
    expect(voidsAfter(state)).toEqual([0, 0b100, 0b110, 0]);
  });

  test('trump of that trick, not of today', () => {
    // Leopard is trump in the first trick; after the recruits of two tricks it is hornet.
    const state = position({ hands: ['S7 S8 H1', 'H2 H3 H4', 'H14 H13 H5', 'S3 S4 S5'], order: 'HLS', display: 'L5' });
    go(state, 'S7 rH2 H14 S3');
    expect(state.trump).toBe(0);
    expect(voidsAfter(state)).toEqual([0, 0, 0b110, 0]);
  });

  test('recruiting shows nothing, following shows nothing', () => {
    const state = position({ hands: ['S7 H1', 'H12 H2', 'S14 H3'], display: 'L5 L6' });
    go(state, 'S7 rH12 S14');
    expect(voidsAfter(state)).toEqual([0, 0, 0]);
  });

  test('trump led and not followed shows that one void', () => {
    const state = position({ hands: ['L7 H1', 'H12 H2', 'L14 H3'], display: 'L5 L6' });
    go(state, 'L7 H12 L14');
    expect(voidsAfter(state)).toEqual([0, 0b010, 0]);
  });

  test('the trick under way counts as well', () => {
    const state = position({ hands: ['L7 H1', 'H12 H2', 'L14 H3'], display: 'L5 L6' });
    go(state, 'L7 H12');
    expect(voidsAfter(state)).toEqual([0, 0b010, 0]);
  });
});

/** Whether these hands could have led to all that was seen: every move was one the rules allowed (ANA-4.3, ANA-4.4). */
function couldHaveBeen(view: View, hands: readonly (readonly number[])[]): boolean {
  const held = hands.map((hand, seat) => [...hand, ...usedBy(view, seat)]);
  for (const { moves, trump } of [...view.past, { moves: view.trick, trump: view.trump }]) {
    const led = suitOf[moves[0]?.card ?? 0];
    for (const [i, { seat, card, recruits }] of moves.entries()) {
      const own = held[seat] as number[];
      const has = (suit: number | undefined): boolean => own.some((other) => suitOf[other] === suit);
      const may = i === 0 || recruits || suitOf[card] === led || (!has(led) && (suitOf[card] === trump || !has(trump)));
      if (!may) return false;
      held[seat] = own.filter((other) => other !== card);
    }
  }
  return true;
}

function usedBy(view: View, seat: number): number[] {
  return [...view.past.flatMap(({ moves }) => moves), ...view.trick].filter((move) => move.seat === seat).map(({ card }) => card);
}

describe('imagining a whole state', () => {
  test.each([
    [3, 22, 0],
    [3, 22, undefined],
    [3, 20, 1],
    [4, 31, 2],
    [4, 32, undefined],
    [5, 30, 3],
    [5, 32, undefined],
  ])('%i players after %i moves, seen by %s: all deals that fit everything seen, equally often', (seats, moves, viewer) => {
    const rules = rulesWith();
    let compared = 0;
    for (let seed = 1; seed <= 40 && compared < 3; seed += 1) {
      const state = wander(dealt(seats, {}, seed), moves, chance(seed));
      const view = rules.view(state, viewer);
      const own = new Set(view.hand);
      const unseen = view.left.filter((card) => !own.has(card));
      const sizes = view.sizes.map((size, seat) => (seat === viewer ? 0 : size));
      const possible = new Set<string>();
      for (const deal of allDeals(unseen, sizes)) {
        const hands = viewer === undefined ? deal : deal.with(viewer, [...view.hand]);
        if (couldHaveBeen(view, hands)) possible.add(named(hands));
      }
      if (possible.size < 4 || possible.size > 2000) continue;
      compared += 1;
      const handsOf = (imagined: State): string => named(view.sizes.map((_, seat) => cardsIn(imagined.hands, seat * SUITS)));
      expect(possible.has(handsOf(state))).toBe(true);
      const total = possible.size * 25;
      const counts = tally(possible, (random) => handsOf(rules.imagine(view, random)), total, seed);
      expect(Math.min(...counts.values())).toBeGreaterThan(0);
      expect(Math.abs(unevenness(counts, total))).toBeLessThan(4);
    }
    expect(compared).toBe(3);
  });

  test('an imagined state cannot be told from the true one, is sound, and copies are apart', () => {
    const random = chance(6);
    for (const seats of [3, 4, 5]) {
      for (const moves of [0, 1, 9, 27, 40, 55, 81, 200]) {
        const rules = rulesWith({ stock: 'limited' });
        const state = wander(dealt(seats, {}, moves + 1), moves, random, { stock: 'limited' });
        for (const viewer of [undefined, 0, 1, 2]) {
          const view = rules.view(state, viewer);
          const one = rules.imagine(view, random);
          const other = rules.imagine(view, random);
          expect(rules.audit(one)).toBeUndefined();
          expect(same(rules.view(one, viewer), view)).toBe(true);
          expect(same(rules.asks(one), rules.asks(state))).toBe(true);
          expect(same(rules.legal(one, viewer ?? 0), rules.legal(state, viewer ?? 0)) || viewer === undefined).toBe(true);
          const kept = JSON.stringify(other);
          wander(one, 12, random, { stock: 'limited' });
          expect(JSON.stringify(other)).toBe(kept);
          expect(same(rules.view(other, viewer), view)).toBe(true);
        }
      }
    }
  });

  test('every played and recruited card stays known: none of them is ever imagined in a hand', () => {
    const state = wander(dealt(4), 25, chance(8));
    const view = rulesWith().view(state, 2);
    const gone = new Set([...view.past.flatMap(({ moves }) => moves), ...view.trick].map(({ card }) => card));
    expect(gone.size).toBe(25);
    const random = chance(9);
    for (let i = 0; i < 50; i += 1) {
      const { hands } = rulesWith().imagine(view, random);
      for (let seat = 0; seat < 4; seat += 1) expect(cardsIn(hands, seat * SUITS).some((card) => gone.has(card))).toBe(false);
    }
  });
});
