import type { Bot, BotAnswer, Policy } from '@tafelrunde/kernel';
import { Adviser } from './bot/adviser.ts';
import { collect } from './bot/collecting.ts';
import { sightOf } from './bot/sight.ts';
import { ownOf } from './rules/choices.ts';
import type { Action, State, View } from './state.ts';

/** Answers at once from the view alone: weighs every choice by what it is expected to bring, and calls when that costs less than playing on. */
export function instant(): Bot<View, Action> {
  const adviser = new Adviser();
  return {
    choose({ seat, view, legal }): BotAnswer<Action> {
      if (legal.length === 0) return {};
      const own = legal.map(ownOf);
      return { action: legal[own.indexOf(adviser.best(sightOf(view), seat, own))] as Action };
    },
  };
}

/** Plays like the instant bot, straight from the state: for simulations. Every seat acts on what it has seen alone. */
export function weighing(): Policy<State, Action> {
  const adviser = new Adviser();
  return (state, seat, legal) => adviser.best(state, seat, legal);
}

/** The same, and collects equal cards: how the search expects everybody to play on. */
export function collecting(): Policy<State, Action> {
  const adviser = new Adviser();
  return (state, seat, legal) => collect(state, seat, legal) ?? adviser.best(state, seat, legal);
}
