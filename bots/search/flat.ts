import { type BotTurn, type Rules, silent, type Thinking } from '@tafelrunde/kernel';
import type { Allowance } from './allowance.ts';
import { errorOf as errorOfSums } from './tree-node.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { isForegone } from './foregone.ts';
import { aimOf, imagineIn, playOn } from './rollout.ts';
import { CLEARLY, type Judged, type Search, settledOn, type Thought, thoughtOf } from './thought.ts';

/** So many worlds between two looks at who is clearly behind; fewer say nothing. */
const GLANCE = 32;

/** More than any lead: what is taken off for want of a second world. Who did well in the only one still goes before the others. */
const UNPROVEN = 1e6;

/** How a candidate fared, world by world. All begin with the same worlds; who drops out has fewer of them. */
interface Account<Action> {
  readonly candidate: Candidate<Action>;
  readonly aims: number[];
  readonly points: number[];
}

/** The favourite against another: in how many worlds at most, those tried included, and whether it is decided before. */
interface Duel<Action> {
  readonly favourite: Account<Action>;
  readonly other: Account<Action>;
  readonly until: number;
  over: boolean;
}

/** What an account promises. */
type Promised<Action> = (account: Account<Action>) => number;

/**
 * Flat Monte Carlo over imagined worlds: in each world every candidate still in the running is tried and the rest played on by the
 * policy, so that all of them are compared on the same deals. The weaker half drops out, the others share what is left of the
 * budget, until two remain (sequential halving). A level that says how `sure` it wants to be stops as soon as it is; and where a world
 * brings all or nothing, nobody who only wants to act waits for worlds that could change nothing.
 */
export class FlatSearch<State, Action, View> implements Search<View, Action> {
  readonly #rules: Rules<State, Action, View, unknown>;
  readonly #thinking: Thinking<State, Action>;
  readonly #choosing: Thinking<State, Action>;
  readonly #share: number;
  readonly #trust: number;
  readonly #lead: number;
  readonly #worth: number[] = [];

  /** `choosing` says what is tried, where somebody else than who plays worlds on does. */
  constructor(rules: Rules<State, Action, View, unknown>, thinking: Thinking<State, Action>, choosing = thinking) {
    this.#rules = rules;
    this.#thinking = thinking;
    this.#choosing = choosing;
    this.#share = thinking.share ?? 0;
    this.#trust = thinking.trust ?? 0;
    this.#lead = thinking.lead ?? 0;
  }

  think(turn: BotTurn<View, Action>, allowance: Allowance, acting = false): Thought<Action> {
    const candidates = candidatesOf(this.#rules, this.#choosing, turn);
    const [only] = candidates;
    if (acting && only !== undefined && candidates.length === 1) return settledOn(only);
    // With less budget than candidates only the first get a try.
    let accounts = candidates.slice(0, allowance.iterations).map((candidate): Account<Action> => ({ candidate, aims: [], points: [] }));
    const end = allowance.share(1);
    const promise = this.#promiseAmong(accounts);
    let running = accounts;
    let left = allowance.iterations;
    while (running.length > 0) {
      const laps = Math.max(1, Math.ceil(Math.log2(running.length)));
      const until = allowance.share(1 / laps);
      let lap = Math.floor(left / laps);
      let on = true;
      while (on) {
        const worlds = Math.floor(lap / running.length);
        const most = allowance.sure === Number.POSITIVE_INFINITY ? worlds : Math.min(worlds, GLANCE);
        const duel = acting && laps === 1 ? this.#duelOf(running, accounts, lap) : undefined;
        const spent = running.length * this.#tryAll(running, turn, most, allowance, until, end, duel);
        // what the time was too short for was never tried
        if (running.some(({ aims }) => aims.length === 0)) accounts = running = running.filter(({ aims }) => aims.length > 0);
        lap -= spent;
        left -= spent;
        running = stillInIt(running, promise, allowance.sure);
        on = most < worlds && lap >= running.length && running.length > 1 && !allowance.past(until) && duel?.over !== true;
      }
      if (laps === 1 || running.length === 1) break;
      running = this.#lead > 0 ? besides(accounts[0], running, promise) : betterHalf(running, promise);
    }
    return thoughtOf(judge(accounts, promise), allowance.iterations - left);
  }

  /** What a candidate promises: its mean, less what is to be explained by chance where it departs from the policy. */
  #promiseAmong([favourite]: readonly Account<Action>[]): Promised<Action> {
    const trust = this.#trust;
    const lead = this.#lead;
    if ((trust === 0 && lead === 0) || favourite === undefined) return ({ aims }) => mean(aims);
    return (account) => {
      if (account === favourite) return mean(account.aims);
      const worlds = Math.min(account.aims.length, favourite.aims.length);
      if (lead > 0 && worlds < 2) return mean(account.aims) - UNPROVEN;
      const error = errorOf(behindOf(account.aims.slice(0, worlds), favourite.aims));
      return mean(account.aims) - (lead > 0 ? lead * error : trust * error ** 2);
    };
  }

  /** The last two, if one of them is what the policy would do. */
  #duelOf(
    [one, two, ...more]: readonly Account<Action>[],
    [favourite]: readonly Account<Action>[],
    left: number,
  ): Duel<Action> | undefined {
    if (this.#thinking.allOrNothing !== true || this.#share !== 0 || this.#lead === 0) return undefined;
    if (one === undefined || two === undefined || more.length > 0 || (one !== favourite && two !== favourite)) return undefined;
    const [first, other] = one === favourite ? [one, two] : [two, one];
    return { favourite: first, other, until: first.aims.length + Math.floor(left / 2), over: false };
  }

  /** Returns in how many worlds they were tried. */
  #tryAll(
    running: readonly Account<Action>[],
    turn: BotTurn<View, Action>,
    most: number,
    allowance: Allowance,
    until: number,
    end: number,
    duel: Duel<Action> | undefined,
  ): number {
    const { seat, view, random } = turn;
    const rules = this.#rules;
    const worth = this.#worth;
    // Once at least, however short the budget: what was never tried cannot be judged.
    const wanted = running[0]?.aims.length === 0 ? Math.max(1, most) : most;
    for (let worlds = 0; worlds < wanted; worlds += 1) {
      const world = imagineIn(rules, this.#thinking, view, random);
      for (let i = 0; i < running.length; i += 1) {
        const { candidate, aims, points } = running[i] as Account<Action>;
        // an intention takes long to try: with no time left the first ones have to do
        if (i > 0 && aims.length === 0 && candidate.intention !== undefined && allowance.past(end)) break;
        const state = i === running.length - 1 ? world : rules.copy(world);
        if (candidate.action !== undefined) rules.play(state, seat, candidate.action, random, silent);
        playOn(rules, this.#thinking, state, random, worth, { begun: view, eyes: seat, policy: candidate.intention?.policy });
        aims.push(aimOf(worth, seat, this.#share));
        points.push(worth[seat] as number);
      }
      if (allowance.past(until)) return worlds + 1;
      if (duel === undefined) continue;
      const { favourite, other } = duel;
      duel.over = isForegone(favourite.aims, other.aims, this.#lead, duel.until - favourite.aims.length);
      if (duel.over) return worlds + 1;
    }
    return wanted;
  }
}

/** Without those that are clearly behind the best, or in every world equal to it. All were tried in the same worlds. */
function stillInIt<Action>(running: Account<Action>[], promise: Promised<Action>, sure: number): Account<Action>[] {
  if (sure === Number.POSITIVE_INFINITY || (running[0]?.aims.length ?? 0) < GLANCE) return running;
  const best = bestOf(running, promise);
  if (best === undefined) return running;
  return running.filter((account) => {
    if (account === best) return true;
    const behind = behindOf(account.aims, best.aims);
    return mean(behind) < sure * errorOf(behind);
  });
}

function betterHalf<Action>(running: readonly Account<Action>[], promise: Promised<Action>): Account<Action>[] {
  return running.toSorted((one, other) => promise(other) - promise(one)).slice(0, Math.ceil(running.length / 2));
}

/** The better half, and what the policy would do among them: dropped after a world or two it could not be preferred in the end. */
function besides<Action>(
  favourite: Account<Action> | undefined,
  running: readonly Account<Action>[],
  promise: Promised<Action>,
): Account<Action>[] {
  const half = betterHalf(running, promise);
  return favourite === undefined || half.includes(favourite) || !running.includes(favourite) ? half : [favourite, ...half.slice(0, -1)];
}

/**
 * Everybody is measured against the best on the worlds both were tried in: chance in the deals then cancels out, and whoever dropped
 * out early in a run of good deals is not flattered.
 */
function judge<Action>(accounts: readonly Account<Action>[], promise: Promised<Action>): Judged<Action>[] {
  const longest = Math.max(...accounts.map(({ aims }) => aims.length));
  const best = bestOf(
    accounts.filter(({ aims }) => aims.length === longest),
    promise,
  );
  if (best === undefined) return [];
  // what was tried in few worlds and then measured against many could come out below anything a world can bring
  const seen = accounts.flatMap(({ points }) => points);
  const [least, most] = [Math.min(...seen), Math.max(...seen)];
  const judged = accounts.map((account) => {
    const { candidate, aims, points } = account;
    const behind = behindOf(aims, best.aims);
    const lost = behindOf(points, best.points);
    return {
      candidate,
      // Nobody is ahead of the best, whatever chance says.
      behind: account === best ? Number.NEGATIVE_INFINITY : mean(behind),
      expected: Math.min(most, Math.max(least, mean(best.points) - mean(lost))),
      error: errorOf(points),
      level: mean(behind) <= CLEARLY * errorOf(behind),
    };
  });
  return judged.toSorted((one, other) => one.behind - other.behind);
}

/** The first of those that promise most. */
function bestOf<Action>(accounts: readonly Account<Action>[], promise: Promised<Action>): Account<Action> | undefined {
  return accounts.reduce<Account<Action> | undefined>(
    (most, account) => (most === undefined || promise(account) > promise(most) ? account : most),
    undefined,
  );
}

/** World by world. */
function behindOf(values: readonly number[], best: readonly number[]): number[] {
  return values.map((value, world) => (best[world] as number) - value);
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
