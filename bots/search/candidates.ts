import { type BotTurn, type Rules, same, type Thinking } from '@tafelrunde/kernel';

/** One thing to think about: an action with those that provably come to the same; no action stands for waiting. */
export interface Candidate<Action> {
  readonly action: Action | undefined;
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
  { seat, view, asks, legal, random }: BotTurn<View, Action>,
): readonly Candidate<Action>[] {
  if (legal.length === 0) return [];
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
