import type { Random, Rules, Seat, Tell } from './contract.ts';
import { pick } from './random.ts';

/** Nobody listens: rules skip making events. */
export const silent: Tell<unknown> = { on: false, all: () => undefined, to: () => undefined, reveal: () => undefined };

/** Chooses for a seat that must act. Simulations only: it sees the state. */
export type Policy<State, Action> = (state: State, seat: Seat, legal: readonly Action[], random: Random) => Action;

/** Any legal action, each equally likely. */
export function uniformly<Action>(_state: unknown, _seat: Seat, legal: readonly Action[], random: Random): Action {
  return pick(legal, random);
}

/** Plays a state to its end by a policy, without log or events. Returns the number of actions played. */
export function playOut<State, Action, View, Event>(
  rules: Rules<State, Action, View, Event>,
  state: State,
  policy: Policy<State, Action>,
  random: Random,
  most: number,
): number {
  let played = 0;
  for (;;) {
    const asks = rules.asks(state);
    const ask = asks.find((open) => open.must);
    if (ask === undefined) return played;
    if (played >= most) throw new RangeError(`no end after ${most} actions`);
    const action = policy(state, ask.seat, rules.legal(state, ask.seat), random);
    rules.play(state, ask.seat, action, random, silent);
    played += 1;
  }
}
