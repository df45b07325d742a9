import { FastRandom, type Random } from '@tafelrunde/kernel';
import { type PerSide, type PlayedDeal, type PlayedGame, type Side, sides } from './contest.ts';
import type { Lineup } from './lineups.ts';
import { seedFrom } from '../seeds.ts';
import { RESAMPLING } from './seeds.ts';

export type Interval = readonly [low: number, high: number];

/** How the sides stand after some deals. */
export interface Standing {
  readonly deals: number;
  readonly games: number;
  /** Mean over the deals of what a is ahead of b. */
  readonly margin: number;
  /** 95 %, by bootstrap over the deals. */
  readonly interval: Interval;
  /** Shares of the games by who came first: seats of a alone, of b alone, of both. Played together: of the deals only a won, only b, both or neither. */
  readonly winShares: PerSide & { readonly shared: number };
  /** Played together: share of the deals each side won. */
  readonly winRates?: PerSide;
  /** Decisions made. */
  readonly moves: PerSide;
  /** Plain mistakes by kind, of all decisions, where the game counts some. */
  readonly blunders?: Readonly<Record<Side, Readonly<Record<string, number>>>>;
  /** Milliseconds per decision. */
  readonly timePerMove: PerSide;
}

const RESAMPLES = 5000;

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The middle 95 % of the means of samples drawn anew, with replacement, from these values. */
export function bootstrap(values: readonly number[], random: Random): Interval {
  const n = values.length;
  if (n === 0) throw new RangeError('the mean of nothing has no interval');
  const means = new Float64Array(RESAMPLES);
  for (let sample = 0; sample < RESAMPLES; sample += 1) {
    let sum = 0;
    for (let i = 0; i < n; i += 1) sum += values[random.below(n)] as number;
    means[sample] = sum / n;
  }
  means.sort();
  const cut = Math.floor(RESAMPLES / 40);
  return [means[cut] as number, means[RESAMPLES - 1 - cut] as number];
}

function meanOfSide(game: PlayedGame, lineup: Lineup, side: Side): number {
  return mean(game.points.filter((_, seat) => lineup[seat] === side));
}

const isMixed = (lineup: Lineup): boolean => sides.every((side) => lineup.includes(side));

/**
 * What a is ahead of b in a deal: the mean over its games of the mean points of a's seats minus the mean points of b's.
 * Where each side has the table to itself: the difference of the two games.
 */
export function marginOf({ games }: PlayedDeal, lineups: readonly Lineup[]): number {
  const ahead = games.map((game, i) => {
    const lineup = lineups[i] ?? [];
    return meanOfSide(game, lineup, 'a') - meanOfSide(game, lineup, 'b');
  });
  return lineups.every(isMixed) ? mean(ahead) : ahead.reduce((sum, difference) => sum + difference, 0);
}

type Verdict = Side | 'shared';

function verdictOf(first: ReadonlySet<Side>): Verdict {
  return first.size === 1 ? (first.values().next().value as Side) : 'shared';
}

/** By game, or where each side has the table to itself by deal. */
function verdictsOf({ games }: PlayedDeal, lineups: readonly Lineup[]): readonly Verdict[] {
  const firsts = games.map(({ first }, i) => first.flatMap((seat) => lineups[i]?.[seat] ?? []));
  return lineups.every(isMixed) ? firsts.map((first) => verdictOf(new Set(first))) : [verdictOf(new Set(firsts.flat()))];
}

function perSide(deals: readonly PlayedDeal[], what: 'moves' | 'milliseconds'): PerSide {
  const sum = (side: Side) => deals.reduce((total, deal) => total + deal[what][side], 0);
  return { a: sum('a'), b: sum('b') };
}

function blundersOf(deals: readonly PlayedDeal[], side: Side): Record<string, number> {
  const all: Record<string, number> = {};
  for (const { blunders } of deals) {
    for (const [kind, count] of Object.entries(blunders?.[side] ?? {})) all[kind] = (all[kind] ?? 0) + count;
  }
  return all;
}

/** The same deals give the same standing, in whatever order they were finished; only the times differ. */
export function standingOf(played: readonly PlayedDeal[], lineups: readonly Lineup[], seed: number): Standing {
  const deals = played.toSorted((one, other) => one.deal - other.deal);
  const margins = deals.map((deal) => marginOf(deal, lineups));
  const verdicts = deals.flatMap((deal) => verdictsOf(deal, lineups));
  const share = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length / verdicts.length;
  const moves = perSide(deals, 'moves');
  const milliseconds = perSide(deals, 'milliseconds');
  const wonBy = (side: Side) =>
    mean(deals.flatMap(({ games }) => games.filter((_, i) => lineups[i]?.[0] === side).map(({ first }) => (first.length > 0 ? 1 : 0))));
  return {
    deals: deals.length,
    games: deals.length * lineups.length,
    margin: mean(margins),
    interval: bootstrap(margins, new FastRandom(seedFrom(seed, RESAMPLING))),
    winShares: { a: share('a'), b: share('b'), shared: share('shared') },
    ...(lineups.every(isMixed) ? {} : { winRates: { a: wonBy('a'), b: wonBy('b') } }),
    moves,
    ...(deals.some(({ blunders }) => blunders !== undefined) ? { blunders: { a: blundersOf(deals, 'a'), b: blundersOf(deals, 'b') } } : {}),
    timePerMove: { a: milliseconds.a / Math.max(1, moves.a), b: milliseconds.b / Math.max(1, moves.b) },
  };
}

/** How much better one contest went than another, on the deals both played; undefined when there are none. */
export function gainOf(
  one: readonly PlayedDeal[],
  other: readonly PlayedDeal[],
  lineups: readonly Lineup[],
  seed: number,
): { readonly deals: number; readonly margin: number; readonly interval: Interval } | undefined {
  const before = new Map(other.map((deal) => [deal.deal, marginOf(deal, lineups)]));
  const gains = one
    .toSorted((first, second) => first.deal - second.deal)
    .flatMap((deal) => {
      const then = before.get(deal.deal);
      return then === undefined ? [] : [marginOf(deal, lineups) - then];
    });
  if (gains.length === 0) return undefined;
  return { deals: gains.length, margin: mean(gains), interval: bootstrap(gains, new FastRandom(seedFrom(seed, RESAMPLING))) };
}
