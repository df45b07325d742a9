import { silent, type Thinking, type ThinkingSpec } from '@tafelrunde/kernel';
import { careful } from './bot.ts';
import type { Action, Event, State, View } from './state.ts';

/**
 * By so much a few worlds are distrusted, and the careful way of building one's row believed: what a match brings is first place or
 * nothing, and hundreds of worlds leave a percent or two to chance.
 */
const TRUST = 0.3;

/** How Anthem is thought about: whole matches are played on by careful builders, and what counts is coming first, in hundredths. */
export const thinking: ThinkingSpec<State, Action, View, Event> = {
  make(rules): Thinking<State, Action, View> {
    return {
      policy: careful,
      settled: (state) => state.phase === 'over',
      /** ANT-6.5: whoever shares the first place shares what it is worth. */
      worth(state, into) {
        const result = rules.result(state);
        const first = result?.kind === 'ranking' ? result.places.filter(({ place }) => place === 1) : [];
        into.length = state.seats;
        into.fill(0);
        for (const { seat } of first) into[seat] = 100 / first.length;
      },
      trust: TRUST,
    };
  },
  deal: (rules, seats, _n, random) => rules.setup(seats, random, silent),
};
