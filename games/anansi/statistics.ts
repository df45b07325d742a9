import { type Policy, playOut, type Random, silent } from '@tafelrunde/kernel';
import { steering } from './bot.ts';
import { meta } from './meta.ts';
import { AnansiRules } from './rules/index.ts';
import type { Action, Options, State } from './state.ts';

export interface Statistics {
  readonly matches: number;
  /** Share of matches won by the seat that led first, the next one, and so on; a shared victory is split. */
  readonly shares: readonly number[];
  /** Actions of a match: mean and standard deviation. */
  readonly turns: { readonly mean: number; readonly deviation: number };
  /** Share of matches that ended this way. */
  readonly endings: Readonly<Record<string, number>>;
  /** Share of tricks after which another suit is trump. */
  readonly trumpChanges: number;
  /** Shares of players' rounds with more listeners than stories, with fewer, with as many; and with none of either. */
  readonly over: number;
  readonly under: number;
  readonly exact: number;
  readonly zeroZero: number;
  /** Mean points of a player in a match. */
  readonly points: number;
}

/** Plays many matches and counts. */
export function statisticsOf(
  seats: number,
  matches: number,
  random: Random,
  options: Options = meta.defaults,
  policy: Policy<State, Action> = steering(options.zeroZeroBonus),
): Statistics {
  const rules = new AnansiRules(options);
  const shares: number[] = Array.from({ length: seats }, () => 0);
  const endings: Record<string, number> = {};
  const counts = { rounds: 0, tricks: 0, changes: 0, over: 0, under: 0, zeroZero: 0, points: 0, actions: 0, squares: 0 };
  for (let match = 0; match < matches; match += 1) {
    const state = rules.setup(seats, random, silent);
    const first = state.leader;
    let { trump, round } = state;
    let tricks = 0;
    const watching: Policy<State, Action> = (now, seat, legal, chance) => {
      const done = Math.floor(now.moves.length / seats);
      if (now.round !== round) {
        ({ trump, round } = now); // another deal, not another trick
      } else if (done !== tricks) {
        counts.tricks += 1;
        if (now.trump !== trump) counts.changes += 1;
        trump = now.trump;
      }
      tricks = done;
      return policy(now, seat, legal, chance);
    };
    const actions = playOut(rules, state, watching, random, meta.maxActions(options, seats));
    counts.tricks += 1; // the last one, which nobody watched
    if (state.trump !== trump) counts.changes += 1;
    counts.actions += actions;
    counts.squares += actions * actions;
    for (const entry of state.sheet) {
      const balance = (entry >> 4) - (entry & 15);
      counts.rounds += 1;
      if (balance > 0) counts.over += 1;
      if (balance < 0) counts.under += 1;
      if (entry === 0) counts.zeroZero += 1;
    }
    const result = rules.result(state);
    if (result?.kind !== 'ranking') throw new RangeError('a match without a ranking');
    endings[result.reason] = (endings[result.reason] ?? 0) + 1 / matches;
    const winners = result.places.filter(({ place }) => place === 1);
    for (const { seat } of winners) {
      const place = (seat - first + seats) % seats;
      shares[place] = (shares[place] as number) + 1 / winners.length / matches;
    }
    counts.points += result.places.reduce((sum, { score }) => sum + (score ?? 0), 0);
  }
  const mean = counts.actions / matches;
  return {
    matches,
    shares,
    turns: { mean, deviation: Math.sqrt(Math.max(0, counts.squares / matches - mean * mean)) },
    endings,
    trumpChanges: counts.changes / counts.tricks,
    over: counts.over / counts.rounds,
    under: counts.under / counts.rounds,
    exact: 1 - (counts.over + counts.under) / counts.rounds,
    zeroZero: counts.zeroZero / counts.rounds,
    points: counts.points / matches / seats,
  };
}
