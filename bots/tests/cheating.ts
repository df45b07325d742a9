import { type BotTurn, type Random, type Rules, type Seat, silent, type Thinking } from '@tafelrunde/kernel';
import { Allowance } from '../search/allowance.ts';
import { FlatSearch } from '../search/flat.ts';

/**
 * Sees every hand: the same search, but all the worlds it imagines are the true one. The ceiling that honest bots are measured
 * against; it exists in tests only, and no bot of the house can be handed a state.
 */
export class Cheat<State, Action, View> {
  readonly #rules: Rules<State, Action, View, unknown>;
  readonly #search: FlatSearch<State, Action, View>;
  #truth: State | undefined;

  constructor(rules: Rules<State, Action, View, unknown>, thinking: Thinking<State, Action>) {
    this.#rules = rules;
    const seeing: Rules<State, Action, View, unknown> = {
      setup: (seats, random, tell) => rules.setup(seats, random, tell),
      asks: (state) => rules.asks(state),
      legal: (state, seat) => rules.legal(state, seat),
      play: (state, seat, action, random, tell) => rules.play(state, seat, action, random, tell),
      otherwise: (state, seat) => rules.otherwise(state, seat),
      explain: (view, seat, action) => rules.explain(view, seat, action),
      view: (state, seat) => rules.view(state, seat),
      shown: (view) => rules.shown(view),
      imagine: () => rules.copy(this.#truth as State),
      audit: (state) => rules.audit(state),
      copy: (state) => rules.copy(state),
      result: (state) => rules.result(state),
    };
    // With nothing hidden the policy would play every world alike: now and then a seat does something else. What an honest seat would
    // think of others, or leave out beforehand, counts for nothing.
    const wavering: Thinking<State, Action> = {
      ...thinking,
      imagine: () => rules.copy(this.#truth as State),
      sound: (_state, _seat, legal) => legal,
      trust: 0,
      policy: (state, seat, legal, random) =>
        random.below(10) === 0 ? (legal[random.below(legal.length)] as Action) : thinking.policy(state, seat, legal, random),
    };
    this.#search = new FlatSearch(seeing, wavering);
  }

  choose(state: State, seat: Seat, random: Random, iterations: number): Action {
    this.#truth = state;
    const legal = this.#rules.legal(state, seat);
    if (legal.length === 1) return legal[0] as Action;
    const turn: BotTurn<View, Action> = {
      seat,
      view: this.#rules.view(state, seat),
      asks: this.#rules.asks(state),
      legal,
      random,
      budget: {},
    };
    const allowance = new Allowance({ iterations }, { iterations, milliseconds: 0 }, () => 0);
    return this.#search.think(turn, allowance).action as Action;
  }
}

/** Plays a dealt round to its end, each seat by its own chooser. */
export function playDeal<State, Action, View>(
  rules: Rules<State, Action, View, unknown>,
  thinking: Thinking<State, Action>,
  start: State,
  chooser: (seat: Seat) => (state: State, seat: Seat) => Action,
  random: Random,
): number[] {
  const state = rules.copy(start);
  while (!thinking.settled(state)) {
    const seat = rules.asks(state)[0]?.seat;
    if (seat === undefined) break;
    rules.play(state, seat, chooser(seat)(state, seat), random, silent);
  }
  const worth: number[] = [];
  thinking.worth(state, worth);
  return worth;
}
