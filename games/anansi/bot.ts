import { type Bot, type BotAnswer, type Policy, uniformly } from '@tafelrunde/kernel';
import { Adviser } from './bot/adviser.ts';
import { saying } from './bot/saying.ts';
import { emptySituation, fromState, fromView } from './bot/situation.ts';
import type { Action, State, View } from './state.ts';

/** Answers at once from the view alone: knows sure winners and losers, weighs the others, and steers stories towards listeners. */
export function instant(): Bot<View, Action> {
  const adviser = new Adviser();
  const situation = emptySituation();
  return {
    choose({ seat, view, legal }): BotAnswer<Action> {
      const only = legal[0];
      if (only === undefined) return {};
      if (only.type === 'deal') return { action: only };
      const action = adviser.best(fromView(view, seat, situation), legal);
      return { action, say: saying(view, seat) };
    },
  };
}

/** Plays like the instant bot, straight from the state: for simulations. Looks at no hand but its own. */
export function steering(zeroZeroBonus: boolean): Policy<State, Action> {
  const adviser = new Adviser();
  const situation = emptySituation();
  return (state, seat, legal) =>
    legal.length === 1 ? (legal[0] as Action) : adviser.best(fromState(state, seat, zeroZeroBonus, situation), legal);
}

/** How simulations can play, by name. */
export const policies: Readonly<Record<'steering' | 'random', Policy<State, Action>>> = { steering: steering(true), random: uniformly };
