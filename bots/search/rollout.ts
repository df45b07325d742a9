import { type Ask, type Policy, type Random, type Rules, type Seat, silent, type Thinking } from '@tafelrunde/kernel';

/** The seat the game waits for first; undefined when it waits for nobody. */
export function waitedFor(asks: readonly Ask[]): Seat | undefined {
  for (let i = 0; i < asks.length; i += 1) {
    const ask = asks[i] as Ask;
    if (ask.must) return ask.seat;
  }
  return undefined;
}

/** A world to think in: as the game's knowledge of people has it, or else any the view allows, each equally likely. */
export function imagineIn<State, Action, View>(
  rules: Rules<State, Action, View, unknown>,
  thinking: Thinking<State, Action, View>,
  view: View,
  random: Random,
): State {
  return thinking.imagine === undefined ? rules.imagine(view, random) : thinking.imagine(view, random);
}

/** How a rollout is played: from which view it began, whose eyes may foresee the rest, and by whose policy. */
interface Manner<State, Action> {
  readonly begun?: unknown;
  readonly eyes?: Seat;
  readonly policy?: Policy<State, Action> | undefined;
}

/**
 * Plays an imagined state on by the game's policy until it is settled, foreseen or short enough to be solved, and writes what that brought
 * each seat. Who may act without being waited for does not.
 */
export function playOn<State, Action>(
  rules: Rules<State, Action, unknown, unknown>,
  thinking: Thinking<State, Action>,
  state: State,
  random: Random,
  into: number[],
  { begun, eyes, policy = thinking.policy }: Manner<State, Action> = {},
): void {
  while (!thinking.settled(state, begun)) {
    if (thinking.solve?.(state, into) === true) return;
    const seat = thinking.waitedFor === undefined ? waitedFor(rules.asks(state)) : thinking.waitedFor(state);
    if (seat === undefined) break;
    const legal = rules.legal(state, seat);
    if (seat === eyes && legal.length > 1 && thinking.foresee?.(state, seat, legal, into) === true) return;
    const action = legal.length === 1 ? (legal[0] as Action) : policy(state, seat, legal, random);
    rules.play(state, seat, action, random, silent);
  }
  thinking.worth(state, into);
}

/** What a seat plays for: its own points, less a share of what the others get on average. */
export function aimOf(worth: readonly number[], seat: Seat, share: number): number {
  const own = worth[seat] as number;
  if (share === 0 || worth.length < 2) return own;
  let all = 0;
  for (let other = 0; other < worth.length; other += 1) all += worth[other] as number;
  return own - (share * (all - own)) / (worth.length - 1);
}
