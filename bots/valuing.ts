import type { GameWithBots, Random, Rules, Seat } from '@tafelrunde/kernel';
import { anyNetOf } from './levels.ts';
import { foreseenBy } from './search/guiding.ts';
import { imagineIn, playOn } from './search/rollout.ts';

// any: rules of any game
type AnyRules = Rules<any, any, any, any>;

/** A figure and the standard error of it. */
export interface Expectation {
  readonly mean: number;
  readonly error: number;
}

/** What positions of a match promise, each seat by what it can know. */
export interface Valuer {
  /** In points of the game, or in hundredths of a chance. */
  readonly unit: 'points' | 'chance';
  /** More worlds than these add little; left out where each of them is one more try of what is mostly chance. */
  readonly enough?: number;
  /** What the part of the match that runs now brings this seat: the mean over worlds it cannot tell from the true one. */
  expect(view: unknown, seat: Seat, worlds: number, random: Random): Expectation;
  /** What a part that is over has brought each seat; undefined while it runs. */
  brought(state: unknown): readonly number[] | undefined;
}

/** A net's figure differs little from world to world. */
const ENOUGH = 4;

/**
 * Worth of positions by flat rollouts: worlds are imagined from one seat's view and played on by the game's policy until they are
 * settled. A game without a way to be thought about has none. A game that weighs whole intentions judges its worlds as they stand:
 * playing days on takes too long for every move of a match. Where a net was read
 * that knows tables like this one and foresees well, worlds are played on by it to the seat's next choice alone: there it says what it expects.
 */
export function valuerOf(module: GameWithBots, rules: AnyRules): Valuer | undefined {
  const own = module.thinking?.make(rules);
  if (own === undefined) return undefined;
  const net = anyNetOf(module, rules);
  const thinking = net?.foresees === true ? foreseenBy(rules, own, net) : own;
  const unit = module.levels.hintsIn ?? 'points';
  const judged = thinking.intentions !== undefined;
  const worth: number[] = [];
  return {
    unit,
    ...(net?.foresees === true ? { enough: ENOUGH } : {}),
    expect(view, seat, worlds, random) {
      let sum = 0;
      let squares = 0;
      for (let world = 0; world < worlds; world += 1) {
        const state = imagineIn(rules, thinking, view, random);
        if (judged) thinking.worth(state, worth);
        else playOn(rules, thinking, state, random, worth, { begun: view, eyes: seat });
        const brought = worth[seat] as number;
        sum += brought;
        squares += brought * brought;
      }
      const mean = sum / worlds;
      const spread = Math.max(0, squares / worlds - mean * mean);
      return { mean, error: worlds < 2 ? 0 : Math.sqrt(spread / (worlds - 1)) };
    },
    brought(state) {
      if (!thinking.settled(state)) return undefined;
      thinking.worth(state, worth);
      return [...worth];
    },
  };
}
