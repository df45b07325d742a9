import { FastRandom, type SearchLevel, silent, type Thinking, type ThinkingSpec } from '@tafelrunde/kernel';
import { steering } from '../bot.ts';
import { bonusByRound } from '../cards.ts';
import { meta } from '../meta.ts';
import { entryOf, worth } from '../rules/scoring.ts';
import { type Action, type Event, NONE, type State, type View } from '../state.ts';
import { alikeActions } from './alike.ts';
import { Endgame } from './endgame.ts';

/** How much the others' points count against the own ones. */
const SHARE = 0.7;

/** A row of an earlier round that brought nobody anything. */
const cameToNothing = entryOf(1, 0);

/** A net inside the search, both ways: what docs/bots.md compares the levels with. */
const tried: readonly SearchLevel[] = [
  {
    name: 'net-in-tree',
    search: 'tree',
    iterations: 40,
    milliseconds: 2000,
    guided: { by: 'master', as: 'tree', iterations: 40 },
  },
  {
    name: 'net-rollouts',
    search: 'flat',
    iterations: 12,
    milliseconds: 2000,
    guided: { by: 'master', as: 'rollouts', iterations: 12 },
  },
];

/** How Anansi wants to be thought about: rounds are played on by the instant bot's knowledge, and a round is the unit. */
export const thinking: ThinkingSpec<State, Action, View, Event> = {
  make(rules): Thinking<State, Action> {
    // What the table agreed on, as any spectator can see it.
    const { zeroZeroBonus, stock } = rules.view(rules.setup(meta.seats.min, new FastRandom(1), silent), undefined);
    const endgame = new Endgame({ zeroZeroBonus, limited: stock !== NONE }, SHARE);
    return {
      policy: steering(zeroZeroBonus),
      settled: (state) => state.phase !== 'play',
      worth(state, into) {
        const { seats, listeners, stories, round } = state;
        into.length = seats;
        for (let seat = 0; seat < seats; seat += 1) {
          into[seat] = worth(listeners[seat] as number, stories[seat] as number, round, zeroZeroBonus);
        }
      },
      solve: (state, into) => endgame.solve(state, into),
      share: SHARE,
      alike: alikeActions,
    };
  },
  tried,
  /** The kinds of bonus take turns (ANA-1.4). */
  deal(rules, seats, n, random) {
    const state = rules.setup(seats, random, silent);
    state.round = 1 + (n % bonusByRound.length);
    state.sheet = Array.from({ length: (state.round - 1) * seats }, () => cameToNothing);
    return state;
  },
};
