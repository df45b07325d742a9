import { type BotTurn, type Glance, type NetBot, type Random, type Rules, type Seat, silent, type Thinking } from '@tafelrunde/kernel';
import type { Allowance } from './allowance.ts';
import { TreeNode, TreeNodes } from './tree-node.ts';
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

/** A node that knows what the net says of the position behind it. */
class GlancedNode<Action> extends TreeNode<Action> {
  override readonly below: GlancedNode<Action>[] = [];
  readonly chance: number;
  chances: ReadonlyMap<Action, number> | undefined;
  /** What each seat was expected to play for there: how unknown nodes begin. */
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
  readonly #nodes = new TreeNodes<Action>();
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
    const root = new GlancedNode<Action>(undefined, seat, 1);
    root.begins = this.#aims(points);
    let at = 0;
    for (const { action, alike } of candidates) {
      const chance = alike.reduce((sum) => sum + (chances[at++] as number), 0);
      root.below.push(new GlancedNode(action === undefined ? action : this.#nodes.known(action), seat, chance || 1 / (legal.length + 1)));
    }
    const account = candidates.map(() => ({ sum: 0, squares: 0 }));
    this.#least = Number.POSITIVE_INFINITY;
    this.#most = Number.NEGATIVE_INFINITY;
    const until = allowance.share(1);
    const fair = Math.min(FAIR, Math.floor(allowance.iterations / (2 * candidates.length)));
    let iterations = 0;
    while (iterations < allowance.iterations && candidates.length > 0) {
      const next = iterations < fair * candidates.length ? iterations % candidates.length : this.#best(root, root.below, iterations);
      this.#walk(imagineIn(this.#rules, this.#thinking, view, random), root.below[next] as GlancedNode<Action>, seat, random);
      const own = this.#worth[seat] as number;
      const tried = account[next] as { sum: number; squares: number };
      tried.sum += own;
      tried.squares += own * own;
      iterations += 1;
      if (iterations % UNWATCHED === 0 && iterations >= candidates.length && allowance.past(until)) break;
    }
    return thoughtOf(judge(candidates, root.below, account), iterations);
  }

  /** One iteration from a node of the root on, to the first position the net was not asked about. */
  #walk(state: State, first: GlancedNode<Action>, me: Seat, random: Random): void {
    const rules = this.#rules;
    const thinking = this.#thinking;
    const path = [first];
    if (first.action !== undefined) rules.play(state, me, first.action, random, silent);
    let node = first;
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
      if (node.chances === undefined) {
        const glance = this.#net.glance(rules.view(state, seat), seat, legal);
        if (glance !== undefined) {
          this.#note(node, glance, legal);
          return this.#learn(path);
        }
      }
      const next = this.#choose(node, legal, seat);
      if (next.action === undefined) break;
      rules.play(state, seat, next.action, random, silent);
      node = next;
      path.push(node);
    }
    thinking.worth(state, this.#worth);
    this.#learn(path);
  }

  #note(node: GlancedNode<Action>, { chances, points }: Glance, legal: readonly Action[]): void {
    node.chances = new Map(legal.map((action, i) => [this.#nodes.known(action), chances[i] as number]));
    node.begins = this.#aims(points);
    this.#worth.length = points.length;
    points.forEach((value, seat) => {
      this.#worth[seat] = value;
    });
  }

  #aims(points: readonly number[]): readonly number[] {
    return points.map((_, seat) => aimOf(points, seat, this.#share));
  }

  /** Which of the own choices is taken in this world: others may have played so that not all are possible. */
  #choose(node: GlancedNode<Action>, legal: readonly Action[], seat: Seat): GlancedNode<Action> {
    const open = legal.map((action) => {
      const place = this.#nodes.find(node.below, action, seat, 0);
      if (place >= 0) return node.below[place] as GlancedNode<Action>;
      const known = this.#nodes.known(action);
      const added = new GlancedNode(known, seat, node.chances?.get(known) ?? UNASKED / legal.length);
      node.below.push(added);
      return added;
    });
    for (const one of open) one.available += 1;
    return open[this.#best(node, open, 0)] as GlancedNode<Action>;
  }

  #learn(path: readonly GlancedNode<Action>[]): void {
    for (const node of path) node.learn(aimOf(this.#worth, node.seat, this.#share));
    const aim = aimOf(this.#worth, (path[0] as GlancedNode<Action>).seat, this.#share);
    this.#least = Math.min(this.#least, aim);
    this.#most = Math.max(this.#most, aim);
  }

  /** The place of the node to take: by what came of it, and by how much the net would have it tried. */
  #best(from: GlancedNode<Action>, nodes: readonly GlancedNode<Action>[], rootVisits: number): number {
    const spread = this.#most > this.#least ? (this.#most - this.#least) / 2 : 1;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < nodes.length; i += 1) {
      const node = nodes[i] as GlancedNode<Action>;
      const chances = rootVisits === 0 ? node.available : rootVisits;
      const found = node.visits === 0 ? (from.begins[node.seat] ?? 0) : node.mean;
      const hope = found + (CURIOSITY * spread * node.chance * Math.sqrt(chances)) / (1 + node.visits);
      if (hope > most) {
        most = hope;
        best = i;
      }
    }
    return best;
  }
}
