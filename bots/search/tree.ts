import { type BotTurn, type Random, type Rules, type Seat, silent, type Thinking } from '@tafelrunde/kernel';
import type { Allowance } from './allowance.ts';
import { TreeNode, TreeNodes, errorOf } from './tree-node.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { aimOf, imagineIn, playOn, waitedFor } from './rollout.ts';
import { CLEARLY, type Judged, type Search, type Thought, thoughtOf } from './thought.ts';

/** How much a node that was rarely taken is worth another look, in spreads of what can come out. */
const CURIOSITY = 0.5;
/** A node opens its n-th follower after so many visits times n². */
const WIDENING = 1;
/** No candidate is given up after fewer tries, where the budget allows: a few bad deals say little. */
const FAIR = 8;
/** So many iterations between two looks at the clock. */
const UNWATCHED = 16;

/**
 * Information-set tree search, as one observer: every iteration imagines a world from the view and walks the one tree of what the
 * seat could see happen. A node counts how often it was possible at all, since another world deals other hands. Each seat chooses
 * what is best for itself; new nodes begin with what the policy would do and open up with visits.
 */
export class TreeSearch<State, Action, View> implements Search<View, Action> {
  readonly #rules: Rules<State, Action, View, unknown>;
  readonly #thinking: Thinking<State, Action>;
  readonly #share: number;
  readonly #worth: number[] = [];
  readonly #nodes = new TreeNodes<Action>();
  readonly #path: TreeNode<Action>[] = [];
  readonly #open: TreeNode<Action>[] = [];
  readonly #untried: Action[] = [];
  /** Of everything that came out so far. */
  #least = 0;
  #most = 0;

  constructor(rules: Rules<State, Action, View, unknown>, thinking: Thinking<State, Action>) {
    this.#rules = rules;
    this.#thinking = thinking;
    this.#share = thinking.share ?? 0;
  }

  think(turn: BotTurn<View, Action>, allowance: Allowance): Thought<Action> {
    const { seat, view, random } = turn;
    const candidates = candidatesOf(this.#rules, this.#thinking, turn).slice(0, allowance.iterations);
    const root = new TreeNode<Action>(undefined, seat);
    for (const { action } of candidates) {
      root.below.push(new TreeNode<Action>(action === undefined ? action : this.#nodes.known(action), seat));
    }
    const points = candidates.map(() => ({ sum: 0, squares: 0 }));
    this.#least = Number.POSITIVE_INFINITY;
    this.#most = Number.NEGATIVE_INFINITY;
    const until = allowance.share(1);
    const fair = Math.min(FAIR, Math.ceil(allowance.iterations / (2 * candidates.length)));
    let iterations = 0;
    while (iterations < allowance.iterations && candidates.length > 0) {
      const at = iterations < fair * candidates.length ? iterations % candidates.length : this.#best(root.below, iterations);
      const state = imagineIn(this.#rules, this.#thinking, view, random);
      this.#walk(state, root.below[at] as TreeNode<Action>, seat, random);
      const own = this.#worth[seat] as number;
      const account = points[at] as { sum: number; squares: number };
      account.sum += own;
      account.squares += own * own;
      iterations += 1;
      if (iterations % UNWATCHED === 0 && iterations >= candidates.length && allowance.past(until)) break;
    }
    return thoughtOf(judge(candidates, root.below, points), iterations);
  }

  /** One iteration from a node of the root on: down the tree, on by the policy, and what came of it back up. */
  #walk(state: State, first: TreeNode<Action>, me: Seat, random: Random): void {
    const rules = this.#rules;
    const path = this.#path;
    path.length = 0;
    path.push(first);
    if (first.action !== undefined) rules.play(state, me, first.action, random, silent);
    let node = first;
    let known = first.visits > 0;
    while (known && !this.#thinking.settled(state)) {
      if (this.#thinking.solve?.(state, this.#worth) === true) return this.#learn(path);
      const seat = waitedFor(rules.asks(state));
      if (seat === undefined) break;
      node = this.#choose(node.below, state, seat, random, node.visits);
      known = node.visits > 0;
      path.push(node);
      rules.play(state, seat, node.action as Action, random, silent);
    }
    playOn(rules, this.#thinking, state, random, this.#worth);
    this.#learn(path);
  }

  #learn(path: readonly TreeNode<Action>[]): void {
    for (let i = 0; i < path.length; i += 1) {
      const node = path[i] as TreeNode<Action>;
      node.learn(aimOf(this.#worth, node.seat, this.#share));
    }
    this.#note(aimOf(this.#worth, (path[0] as TreeNode<Action>).seat, this.#share));
  }

  #note(aim: number): void {
    if (aim < this.#least) this.#least = aim;
    if (aim > this.#most) this.#most = aim;
  }

  /** What can come out spreads by no more than half its range; games count in different points. */
  get #spread(): number {
    return this.#most > this.#least ? (this.#most - this.#least) / 2 : 1;
  }

  /** Which node the seat takes in this world: a new one while there are few for so many visits, else the most promising. */
  #choose(below: TreeNode<Action>[], state: State, seat: Seat, random: Random, visits: number): TreeNode<Action> {
    const legal = this.#rules.legal(state, seat);
    const open = this.#open;
    const untried = this.#untried;
    open.length = 0;
    untried.length = 0;
    let from = 0;
    for (let i = 0; i < legal.length; i += 1) {
      const place = this.#nodes.find(below, legal[i] as Action, seat, from);
      if (place < 0) untried.push(legal[i] as Action);
      else {
        const node = below[place] as TreeNode<Action>;
        node.available += 1;
        open.push(node);
        from = place + 1;
      }
    }
    if (untried.length === 0 || (open.length > 0 && WIDENING * open.length * open.length > visits)) {
      return open[this.#best(open, 0)] as TreeNode<Action>;
    }
    let action = legal.length === 1 ? (legal[0] as Action) : this.#thinking.policy(state, seat, legal, random);
    if (!untried.includes(action)) action = untried[random.below(untried.length)] as Action;
    const node = new TreeNode<Action>(this.#nodes.known(action), seat);
    node.available = 1;
    below.push(node);
    return node;
  }

  /** The place of the node to take: by its mean, and by how little is known of it. At the root all are always possible. */
  #best(nodes: readonly TreeNode<Action>[], rootVisits: number): number {
    const spread = this.#spread;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < nodes.length; i += 1) {
      const node = nodes[i] as TreeNode<Action>;
      if (node.visits === 0) return i;
      const chances = rootVisits === 0 ? node.available : rootVisits;
      const hope = node.aims / node.visits + CURIOSITY * spread * Math.sqrt(Math.log(chances) / node.visits);
      if (hope > most) {
        most = hope;
        best = i;
      }
    }
    return best;
  }
}

/** The most visited node is the best: it kept its promise longest. */
export function judge<Action>(
  candidates: readonly Candidate<Action>[],
  nodes: readonly TreeNode<Action>[],
  points: readonly { readonly sum: number; readonly squares: number }[],
): Judged<Action>[] {
  const order = candidates.map((_, i) => i).filter((i) => (nodes[i] as TreeNode<Action>).visits > 0);
  order.sort((one, other) => {
    const [a, b] = [nodes[one] as TreeNode<Action>, nodes[other] as TreeNode<Action>];
    return b.visits - a.visits || b.mean - a.mean;
  });
  const best = nodes[order[0] ?? 0];
  return order.map((i) => {
    const node = nodes[i] as TreeNode<Action>;
    const { sum, squares } = points[i] as { sum: number; squares: number };
    return {
      candidate: candidates[i] as Candidate<Action>,
      expected: sum / node.visits,
      error: errorOf(sum, squares, node.visits),
      level: best !== undefined && best.mean - node.mean <= CLEARLY * Math.hypot(best.error, node.error),
    };
  });
}
