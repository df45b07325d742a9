import { type Guided, type SearchLevel, silent, type Thinking, type ThinkingSpec } from '@tafelrunde/kernel';
import { collecting } from '../bot.ts';
import { Imagination } from '../imagine/index.ts';
import { pointsIn } from '../rules/scoring.ts';
import { type Action, type Event, NONE, type State, type View } from '../state.ts';
import { alike } from './alike.ts';
import { forget } from './forget.ts';
import { blunderIn } from './blunders.ts';
import { hunch } from './hunch.ts';
import { caller, matcher } from './rivals.ts';
import { soundness } from './sound.ts';

/** How much the others' points count against the own ones. */
const SHARE = 0.7;

/** A round is a matter of luck: by so much a few worlds are distrusted, and the instant bot believed. */
const TRUST = 0.3;

/** Ways to put the net into the search: what was measured of them is in docs/bots.md. */
const tried: readonly SearchLevel[] = [
  way('net-likely', 'likely', 1500),
  way('net-rollouts', 'likely-rollouts', 12),
  way('net-foresight', 'likely-foresight', 60),
];

function way(name: string, as: Guided['as'], iterations: number): SearchLevel {
  return { name, search: 'flat', iterations, milliseconds: 2500, sure: 3, guided: { by: 'master', as, iterations } };
}

/** How Silver Amulet wants to be thought about: inside the search, too, every seat acts on what it has seen alone. A round is the unit. */
export const thinking: ThinkingSpec<State, Action, View, Event> = {
  make(): Thinking<State, Action, View> {
    const imagination = new Imagination(hunch);
    return {
      imagine: (view, random) => imagination.of(view, random),
      alike,
      sound: soundness(),
      policy: collecting(),
      settled: (state) => state.step === 'scored' || state.step === 'over',
      /** Points are bad: few are worth more. None are worth 0, not −0, which is another number once it was written down. */
      worth(state, into) {
        const { seats, sums, callers } = state;
        into.length = seats;
        for (let seat = 0; seat < seats; seat += 1) into[seat] = 0 - pointsIn(sums, callers, seats, callers.length - 1, seat);
      },
      share: SHARE,
      trust: TRUST,
    };
  },
  /** Every other round somebody owns the amulet. */
  deal(rules, seats, n, random) {
    const state = rules.setup(seats, random, silent);
    state.owner = n % 2 === 0 ? NONE : random.below(seats);
    return state;
  },
  forget,
  rivals: { caller, matcher },
  tried,
  blunder: blunderIn,
};
