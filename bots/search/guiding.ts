import type { NetBot, Rules, Thinking } from '@tafelrunde/kernel';

/** How a game is thought about with a net for a policy: every seat, in every world, does what the net would do from its own view. */
export function playedBy<State, Action, View>(
  rules: Rules<State, Action, View, unknown>,
  thinking: Thinking<State, Action, View>,
  net: NetBot<View, Action>,
): Thinking<State, Action, View> {
  return {
    ...thinking,
    policy(state, seat, legal, random) {
      const chances = net.glance(rules.view(state, seat), seat, legal)?.chances;
      if (chances === undefined) return thinking.policy(state, seat, legal, random);
      return legal[chances.indexOf(Math.max(...chances))] as Action;
    },
  };
}

/** The same, and a world is played on to the next choice of whoever thinks: what comes of it the net foresees from that view. */
export function foreseenBy<State, Action, View>(
  rules: Rules<State, Action, View, unknown>,
  thinking: Thinking<State, Action, View>,
  net: NetBot<View, Action>,
): Thinking<State, Action, View> {
  return {
    ...playedBy(rules, thinking, net),
    foresee(state, seat, legal, into) {
      const points = net.glance(rules.view(state, seat), seat, legal)?.points;
      if (points === undefined) return false;
      into.length = points.length;
      points.forEach((value, other) => {
        into[other] = value;
      });
      return true;
    },
  };
}

/** How much of the likeliest action's chance another must have to be worth a thought beside it. */
const LIKELY = 0.1;

/**
 * For choosing what is tried, not for playing on: what the net would do first, and beside it only what it might do as well. Where it knows
 * nothing of the position, what the game itself thinks worth a thought.
 */
export function likelyTo<State, Action, View>(
  rules: Rules<State, Action, View, unknown>,
  thinking: Thinking<State, Action, View>,
  net: NetBot<View, Action>,
): Thinking<State, Action, View> {
  return {
    ...playedBy(rules, thinking, net),
    sound(state, seat, legal) {
      const chances = net.glance(rules.view(state, seat), seat, legal)?.chances;
      if (chances === undefined) return thinking.sound?.(state, seat, legal) ?? legal;
      const least = LIKELY * Math.max(...chances);
      return legal.filter((_, i) => (chances[i] as number) >= least);
    },
  };
}
