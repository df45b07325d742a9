import { type BotTurn, type Rules, silent, type Thinking } from '@tafelrunde/kernel';
import type { Allowance } from './allowance.ts';
import { errorOf as errorOfSums } from './branch.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { aimOf, playOn } from './rollout.ts';
import { CLEARLY, type Judged, type Search, type Thought, thoughtOf } from './thought.ts';

/** How a candidate fared, world by world. All begin with the same worlds; who drops out has fewer of them. */
interface Account<Action> {
  readonly candidate: Candidate<Action>;
  readonly aims: number[];
  readonly points: number[];
}

/**
 * Flat Monte Carlo over imagined worlds: in each world every candidate still in the running is tried and the rest played on by the
 * policy, so that all of them are compared on the same deals. The weaker half drops out, the others share what is left of the
 * budget, until two remain (sequential halving).
 */
export class FlatSearch<State, Action, View> implements Search<View, Action> {
  readonly #rules: Rules<State, Action, View, unknown>;
  readonly #thinking: Thinking<State, Action>;
  readonly #share: number;
  readonly #worth: number[] = [];

  constructor(rules: Rules<State, Action, View, unknown>, thinking: Thinking<State, Action>) {
    this.#rules = rules;
    this.#thinking = thinking;
    this.#share = thinking.share ?? 0;
  }

  think(turn: BotTurn<View, Action>, allowance: Allowance): Thought<Action> {
    const candidates = candidatesOf(this.#rules, this.#thinking, turn);
    // With less budget than candidates only the first get a try.
    const accounts = candidates.slice(0, allowance.iterations).map((candidate): Account<Action> => ({ candidate, aims: [], points: [] }));
    let running = accounts;
    let left = allowance.iterations;
    for (let laps = Math.max(1, Math.ceil(Math.log2(accounts.length))); laps > 0 && running.length > 0; laps -= 1) {
      const worlds = Math.floor(left / laps / running.length);
      left -= running.length * this.#tryAll(running, turn, worlds, allowance, allowance.share(1 / laps));
      if (laps > 1) running = betterHalf(running);
    }
    return thoughtOf(judge(accounts), allowance.iterations - left);
  }

  /** Returns in how many worlds they were tried. */
  #tryAll(running: readonly Account<Action>[], turn: BotTurn<View, Action>, most: number, allowance: Allowance, until: number): number {
    const { seat, view, random } = turn;
    const rules = this.#rules;
    const worth = this.#worth;
    // Once at least, however short the budget: what was never tried cannot be judged.
    const wanted = running[0]?.aims.length === 0 ? Math.max(1, most) : most;
    for (let worlds = 0; worlds < wanted; worlds += 1) {
      const world = rules.imagine(view, random);
      for (let i = 0; i < running.length; i += 1) {
        const { candidate, aims, points } = running[i] as Account<Action>;
        const state = i === running.length - 1 ? world : rules.copy(world);
        if (candidate.action !== undefined) rules.play(state, seat, candidate.action, random, silent);
        playOn(rules, this.#thinking, state, random, worth);
        aims.push(aimOf(worth, seat, this.#share));
        points.push(worth[seat] as number);
      }
      if (allowance.past(until)) return worlds + 1;
    }
    return wanted;
  }
}

function betterHalf<Action>(running: readonly Account<Action>[]): Account<Action>[] {
  return running.toSorted((one, other) => mean(other.aims) - mean(one.aims)).slice(0, Math.ceil(running.length / 2));
}

/**
 * Everybody is measured against the best on the worlds both were tried in: chance in the deals then cancels out, and whoever dropped
 * out early in a run of good deals is not flattered.
 */
function judge<Action>(accounts: readonly Account<Action>[]): Judged<Action>[] {
  const longest = Math.max(...accounts.map(({ aims }) => aims.length));
  const best = accounts
    .filter(({ aims }) => aims.length === longest)
    .reduce<Account<Action> | undefined>(
      (most, account) => (most === undefined || mean(account.aims) > mean(most.aims) ? account : most),
      undefined,
    );
  if (best === undefined) return [];
  const judged = accounts.map(({ candidate, aims, points }) => {
    const behind = aims.map((aim, world) => (best.aims[world] as number) - aim);
    const lost = points.map((own, world) => (best.points[world] as number) - own);
    return {
      candidate,
      behind: mean(behind),
      expected: mean(best.points) - mean(lost),
      error: errorOf(points),
      level: mean(behind) <= CLEARLY * errorOf(behind),
    };
  });
  return judged.toSorted((one, other) => one.behind - other.behind);
}

function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** The standard error of the mean. */
function errorOf(values: readonly number[]): number {
  let squares = 0;
  for (const value of values) squares += value * value;
  return errorOfSums(mean(values) * values.length, squares, values.length);
}
