import { FastRandom, type GameWithBots, pick, type Random, type Result, type Rules, silent, type Thinking } from '@tafelrunde/kernel';
import type { PlayedGame, Unit } from './contest.ts';
import { seedFrom } from '../seeds.ts';
import { PROBING } from './seeds.ts';

export type AnyRules = Rules<unknown, unknown, unknown, unknown>;

/** How one game's deals begin, end and are valued. */
export interface Measuring {
  readonly unit: Unit;
  /** A fresh deal; `n` is its number. */
  deal(n: number, random: Random): unknown;
  over(state: unknown): boolean;
  value(state: unknown): PlayedGame;
}

/** A match in places: how many others a seat left behind. Scores would not do, since in some games fewer points are better. */
function inPlaces(result: Extract<Result, { kind: 'ranking' }>): PlayedGame {
  const places = result.places.toSorted((one, other) => one.seat - other.seat).map(({ place }) => place);
  const behind = (own: number) => places.reduce((sum, other) => sum + (other > own ? 1 : other === own ? 0.5 : 0), -0.5);
  return { points: places.map(behind), first: result.places.filter(({ place }) => place === 1).map(({ seat }) => seat) };
}

function inPoints(thinking: Thinking<unknown, unknown>, state: unknown, seats: number): PlayedGame {
  const points = new Array<number>(seats).fill(0);
  thinking.worth(state, points);
  const best = Math.max(...points);
  return { points, first: points.flatMap((own, seat) => (own === best ? [seat] : [])) };
}

function together(won: boolean, seats: number): PlayedGame {
  return { points: new Array<number>(seats).fill(won ? 1 : 0), first: won ? Array.from({ length: seats }, (_, seat) => seat) : [] };
}

/** A game that says how it is thought about is measured by rounds, any other by whole matches; games played together by whether they are won. */
export function measuringOf(module: GameWithBots, rules: AnyRules, seats: number, most: number): Measuring {
  const { thinking: spec } = module;
  const thinking = spec?.make(rules);
  const begin = (n: number, random: Random): unknown => spec?.deal(rules, seats, n, random) ?? rules.setup(seats, random, silent);
  const over = (state: unknown): boolean => thinking?.settled(state) ?? rules.asks(state).every((ask) => !ask.must);
  const ended = (state: unknown): Result => {
    const result = rules.result(state);
    if (result === undefined) throw new Error('the match stopped without a result');
    return result;
  };
  /** Whether a game is played together only its results tell: one is played to see. */
  const probe = begin(0, new FastRandom(seedFrom(PROBING)));
  const random = new FastRandom(seedFrom(PROBING, 1));
  for (let n = 0; !over(probe); n += 1) {
    const ask = rules.asks(probe).find((open) => open.must);
    if (ask === undefined || n > most) throw new RangeError(`no end after ${n} actions`);
    rules.play(probe, ask.seat, pick(rules.legal(probe, ask.seat), random), random, silent);
  }
  if (rules.result(probe)?.kind === 'together') {
    return {
      unit: 'together',
      deal: begin,
      over: (state) => rules.asks(state).every((ask) => !ask.must), // to the very end, however far a rollout looks
      value(state) {
        const result = ended(state);
        return together(result.kind === 'together' && result.won, seats);
      },
    };
  }
  // Where thinking knows but the chance to win, places tell more.
  if (thinking !== undefined && module.levels.hintsIn !== 'chance')
    return { unit: 'round', deal: begin, over, value: (state) => inPoints(thinking, state, seats) };
  return {
    unit: 'match',
    deal: begin,
    over,
    value(state) {
      const result = ended(state);
      if (result.kind !== 'ranking') throw new Error('a match without a ranking');
      return inPlaces(result);
    },
  };
}
