import { playOut, type Policy, type Random, type Seat, silent } from '@tafelrunde/kernel';
import { careful } from './bot.ts';
import { meta } from './meta.ts';
import { AnthemRules } from './rules/index.ts';
import type { Action, Options, State } from './state.ts';

export interface Statistics {
  readonly matches: number;
  /** Share of matches won by who took the first turn, the second, and so on. */
  readonly shares: readonly number[];
  /** Turns of a match: mean and standard deviation. */
  readonly turns: { readonly mean: number; readonly deviation: number };
  /** Share of matches that ended this way. */
  readonly endings: Readonly<Record<string, number>>;
}

/** Plays many matches and counts who won from which place in the order of turns, and how long it took. */
export function statisticsOf(
  seats: number,
  matches: number,
  random: Random,
  options: Options = meta.defaults,
  policy: Policy<State, Action> = careful,
): Statistics {
  const rules = new AnthemRules(options);
  const wins: number[] = Array.from({ length: seats }, () => 0);
  const endings: Record<string, number> = {};
  let sum = 0;
  let squares = 0;
  for (let match = 0; match < matches; match += 1) {
    const state = rules.setup(seats, random, silent);
    playOut(rules, state, policy, random, meta.maxActions(options, seats));
    const turns = state.history.length;
    sum += turns;
    squares += turns * turns;
    endings[state.ending] = (endings[state.ending] ?? 0) + 1 / matches;
    if (state.winner < 0) continue;
    const order: Seat = (state.winner - state.starter + seats) % seats;
    wins[order] = (wins[order] as number) + 1;
  }
  const mean = sum / matches;
  return {
    matches,
    shares: wins.map((count) => count / matches),
    turns: { mean, deviation: Math.sqrt(squares / matches - mean * mean) },
    endings,
  };
}
