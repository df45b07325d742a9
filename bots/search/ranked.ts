import { type BotTurn, type NetBot, type Rules, silent, type Thinking } from '@tafelrunde/kernel';
import type { Allowance } from './allowance.ts';
import { errorOf } from './tree-node.ts';
import { candidatesOf } from './candidates.ts';
import { playedBy } from './guiding.ts';
import { imagineIn, playOn } from './rollout.ts';
import { type Search, type Thought, thoughtOf } from './thought.ts';

/** Whatever the net would choose at least so many times as often as the best is as good as that. */
const AS_GOOD = 0.5;

/**
 * For hints: what the net prefers is best, and what that brings is what quick players make of it, every candidate in the same imagined
 * worlds. Preferring takes one glance; the worlds say no more than how much it is about.
 */
export class Ranked<State, Action, View> implements Search<View, Action> {
  readonly #rules: Rules<State, Action, View, unknown>;
  readonly #thinking: Thinking<State, Action, View>;
  readonly #choosing: Thinking<State, Action, View>;
  readonly #net: NetBot<View, Action>;
  readonly #otherwise: Search<View, Action>;
  readonly #worth: number[] = [];

  /** `otherwise` thinks where the net knows nothing of the position. */
  constructor(
    rules: Rules<State, Action, View, unknown>,
    thinking: Thinking<State, Action, View>,
    net: NetBot<View, Action>,
    otherwise: Search<View, Action>,
  ) {
    this.#rules = rules;
    this.#thinking = thinking;
    // the net has its own idea of what is worth a thought
    this.#choosing = { ...playedBy(rules, thinking, net), sound: (_state, _seat, legal) => legal };
    this.#net = net;
    this.#otherwise = otherwise;
  }

  think(turn: BotTurn<View, Action>, allowance: Allowance): Thought<Action> {
    const { seat, view, legal, random } = turn;
    const glance = this.#net.glance(view, seat, legal);
    if (glance === undefined) return this.#otherwise.think(turn, allowance);
    const rules = this.#rules;
    const chances = new Map(legal.map((action, i) => [JSON.stringify(action), glance.chances[i] as number]));
    const ranked = candidatesOf(rules, this.#choosing, turn)
      .map((candidate) => ({
        candidate,
        chance: candidate.alike.reduce((sum, action) => sum + (chances.get(JSON.stringify(action)) ?? 0), 0),
        sum: 0,
        squares: 0,
      }))
      .toSorted((one, other) => other.chance - one.chance);
    const until = allowance.share(1);
    const most = Math.max(1, Math.floor(allowance.iterations / Math.max(1, ranked.length)));
    let worlds = 0;
    while (worlds < most && (worlds === 0 || !allowance.past(until))) {
      const world = imagineIn(rules, this.#thinking, view, random);
      for (const tried of ranked) {
        const state = rules.copy(world);
        if (tried.candidate.action !== undefined) rules.play(state, seat, tried.candidate.action, random, silent);
        playOn(rules, this.#thinking, state, random, this.#worth, { begun: view });
        const own = this.#worth[seat] as number;
        tried.sum += own;
        tried.squares += own * own;
      }
      worlds += 1;
    }
    const best = ranked[0]?.chance ?? 0;
    const judged = ranked.map(({ candidate, chance, sum, squares }) => ({
      candidate,
      expected: sum / worlds,
      error: errorOf(sum, squares, worlds),
      level: chance >= AS_GOOD * best,
    }));
    return thoughtOf(judged, worlds * ranked.length);
  }
}
