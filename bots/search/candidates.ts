import { type BotTurn, type Intention, type Rules, same, type Thinking } from '@tafelrunde/kernel';

/** One thing to think about: an action with those that provably come to the same; no action stands for waiting. */
// any: the states of whatever game
export interface Candidate<Action> {
  readonly action: Action | undefined;
  /** Where the game thinks in intentions: the one that begins with the action. */
  readonly intention?: Intention<any, Action>;
  /** Itself included; empty for waiting. */
  readonly alike: readonly Action[];
}

/**
 * What there is to choose from, what the policy would do first: it is thought about even when there is no time for the rest, and
 * among equals it is taken. Whoever is not waited for may also wait.
 */
export function candidatesOf<State, Action, View>(
  rules: Rules<State, Action, View, unknown>,
  thinking: Thinking<State, Action>,
  turn: BotTurn<View, Action>,
): readonly Candidate<Action>[] {
  const { seat, view, asks, legal, random } = turn;
  if (legal.length === 0) return [];
  if (thinking.intentions !== undefined)
    return thinking.intentions(turn).map((intention) => ({ action: intention.action, alike: [intention.action], intention }));
  const waits = !asks.some((ask) => ask.seat === seat && ask.must);
  const waiting: readonly Candidate<Action>[] = waits ? [{ action: undefined, alike: [] }] : [];
  const state = rules.imagine(view, random);
  // The rules' own objects where they share them: a search compares by identity first.
  const own = rules.legal(state, seat);
  const all = legal.map((action, i) => (same(own[i], action) ? (own[i] as Action) : (own.find((other) => same(other, action)) ?? action)));
  const listed = thinking.sound?.(state, seat, all) ?? all;
  const first = listed.map((_, i) => i);
  thinking.alike?.(state, seat, listed, first);
  const favourite = listed.length === 1 ? 0 : (first[listed.indexOf(thinking.policy(state, seat, listed, random))] ?? 0);
  const leaders = listed.flatMap((_, i) => (first[i] === i && i !== favourite ? [i] : []));
  const groups = [favourite, ...leaders].map((leader) => ({
    action: listed[leader] as Action,
    alike: listed.filter((_, i) => first[i] === leader),
  }));
  return [...groups, ...waiting];
}
