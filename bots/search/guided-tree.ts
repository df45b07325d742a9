import { type BotTurn, type Glance, type NetBot, type Random, type Rules, type Seat, silent, type Thinking } from '@tafelrunde/kernel';
import type { Allowance } from './allowance.ts';
import { Branch, Branches } from './branch.ts';
import { candidatesOf } from './candidates.ts';
import { playedBy } from './guiding.ts';
import { aimOf, imagineIn, waitedFor } from './rollout.ts';
import { type Search, type Thought, thoughtOf } from './thought.ts';
import { judge } from './tree.ts';

/** How far a preference of the net counts against what was found, in spreads of what came out. */
const CURIOSITY = 1;
/** What an action the net was not asked about is taken for, as a share of an even chance: in another world it was not possible. */
const UNASKED = 0.5;
/** No candidate is judged after fewer tries, where the budget allows. */
const FAIR = 2;
/** So many iterations between two looks at the clock. */
const UNWATCHED = 4;

/** A branch that knows what the net says of the position behind it. */
class GlancedBranch<Action> extends Branch<Action> {
  override readonly below: GlancedBranch<Action>[] = [];
  readonly chance: number;
  chances: ReadonlyMap<Action, number> | undefined;
  /** What each seat was expected to play for there: how unknown branches begin. */
  begins: readonly number[] = [];

  constructor(action: Action | undefined, seat: Seat, chance: number) {
    super(action, seat);
    this.chance = chance;
  }
}

/**
 * Tree search with a net for its eyes. The tree is one of the own choices: what the net prefers is tried first and more often, the others
 * play as it would in their place, and a new choice is valued by what it expects there, from the view of the seat that thinks.
 */
export class GuidedTree<State, Action, View> implements Search<View, Action> {
  readonly #rules: Rules<State, Action, View, unknown>;
  readonly #thinking: Thinking<State, Action, View>;
  readonly #net: NetBot<View, Action>;
  readonly #share: number;
  readonly #worth: number[] = [];
  readonly #branches = new Branches<Action>();
  #least = 0;
  #most = 0;

  constructor(rules: Rules<State, Action, View, unknown>, thinking: Thinking<State, Action, View>, net: NetBot<View, Action>) {
    this.#rules = rules;
    this.#thinking = playedBy(rules, thinking, net);
    this.#net = net;
    this.#share = thinking.share ?? 0;
  }

  think(turn: BotTurn<View, Action>, allowance: Allowance): Thought<Action> {
    const { seat, view, legal, random } = turn;
    const candidates = candidatesOf(this.#rules, this.#thinking, turn);
    const listed = candidates.flatMap(({ alike }) => alike);
    const { chances, points } = this.#net.glance(view, seat, listed) ?? { chances: listed.map(() => 1 / listed.length), points: [] };
    const root = new GlancedBranch<Action>(undefined, seat, 1);
    root.begins = this.#aims(points);
    let at = 0;
    for (const { action, alike } of candidates) {
      const chance = alike.reduce((sum) => sum + (chances[at++] as number), 0);
      root.below.push(new GlancedBranch(action === undefined ? action : this.#branches.known(action), seat, chance || 1 / (legal.length + 1)));
    }
    const account = candidates.map(() => ({ sum: 0, squares: 0 }));
    this.#least = Number.POSITIVE_INFINITY;
    this.#most = Number.NEGATIVE_INFINITY;
    const until = allowance.share(1);
    const fair = Math.min(FAIR, Math.floor(allowance.iterations / (2 * candidates.length)));
    let iterations = 0;
    while (iterations < allowance.iterations && candidates.length > 0) {
      const next = iterations < fair * candidates.length ? iterations % candidates.length : this.#best(root, root.below, iterations);
      this.#walk(imagineIn(this.#rules, this.#thinking, view, random), root.below[next] as GlancedBranch<Action>, seat, random);
      const own = this.#worth[seat] as number;
      const tried = account[next] as { sum: number; squares: number };
      tried.sum += own;
      tried.squares += own * own;
      iterations += 1;
      if (iterations % UNWATCHED === 0 && iterations >= candidates.length && allowance.past(until)) break;
    }
    return thoughtOf(judge(candidates, root.below, account), iterations);
  }

  /** One iteration from a branch of the root on, to the first position the net was not asked about. */
  #walk(state: State, first: GlancedBranch<Action>, me: Seat, random: Random): void {
    const rules = this.#rules;
    const thinking = this.#thinking;
    const path = [first];
    if (first.action !== undefined) rules.play(state, me, first.action, random, silent);
    let branch = first;
    while (!thinking.settled(state)) {
      if (thinking.solve?.(state, this.#worth) === true) return this.#learn(path);
      const seat = waitedFor(rules.asks(state));
      if (seat === undefined) break;
      const legal = rules.legal(state, seat);
      if (legal.length === 1 || seat !== me) {
        const action = legal.length === 1 ? (legal[0] as Action) : thinking.policy(state, seat, legal, random);
        rules.play(state, seat, action, random, silent);
        continue;
      }
      if (branch.chances === undefined) {
        const glance = this.#net.glance(rules.view(state, seat), seat, legal);
        if (glance !== undefined) {
          this.#note(branch, glance, legal);
          return this.#learn(path);
        }
      }
      const next = this.#choose(branch, legal, seat);
      if (next.action === undefined) break;
      rules.play(state, seat, next.action, random, silent);
      branch = next;
      path.push(branch);
    }
    thinking.worth(state, this.#worth);
    this.#learn(path);
  }

  #note(branch: GlancedBranch<Action>, { chances, points }: Glance, legal: readonly Action[]): void {
    branch.chances = new Map(legal.map((action, i) => [this.#branches.known(action), chances[i] as number]));
    branch.begins = this.#aims(points);
    this.#worth.length = points.length;
    points.forEach((value, seat) => {
      this.#worth[seat] = value;
    });
  }

  #aims(points: readonly number[]): readonly number[] {
    return points.map((_, seat) => aimOf(points, seat, this.#share));
  }

  /** Which of the own choices is taken in this world: others may have played so that not all are possible. */
  #choose(branch: GlancedBranch<Action>, legal: readonly Action[], seat: Seat): GlancedBranch<Action> {
    const open = legal.map((action) => {
      const place = this.#branches.find(branch.below, action, seat, 0);
      if (place >= 0) return branch.below[place] as GlancedBranch<Action>;
      const known = this.#branches.known(action);
      const added = new GlancedBranch(known, seat, branch.chances?.get(known) ?? UNASKED / legal.length);
      branch.below.push(added);
      return added;
    });
    for (const one of open) one.available += 1;
    return open[this.#best(branch, open, 0)] as GlancedBranch<Action>;
  }

  #learn(path: readonly GlancedBranch<Action>[]): void {
    for (const branch of path) branch.learn(aimOf(this.#worth, branch.seat, this.#share));
    const aim = aimOf(this.#worth, (path[0] as GlancedBranch<Action>).seat, this.#share);
    this.#least = Math.min(this.#least, aim);
    this.#most = Math.max(this.#most, aim);
  }

  /** The place of the branch to take: by what came of it, and by how much the net would have it tried. */
  #best(from: GlancedBranch<Action>, branches: readonly GlancedBranch<Action>[], rootVisits: number): number {
    const spread = this.#most > this.#least ? (this.#most - this.#least) / 2 : 1;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < branches.length; i += 1) {
      const branch = branches[i] as GlancedBranch<Action>;
      const chances = rootVisits === 0 ? branch.available : rootVisits;
      const found = branch.visits === 0 ? (from.begins[branch.seat] ?? 0) : branch.mean;
      const hope = found + (CURIOSITY * spread * branch.chance * Math.sqrt(chances)) / (1 + branch.visits);
      if (hope > most) {
        most = hope;
        best = i;
      }
    }
    return best;
  }
}
