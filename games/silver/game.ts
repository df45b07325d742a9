import type { Game, GameModule } from '@tafelrunde/kernel';
import { levels } from './levels.ts';
import { meta } from './meta.ts';
import { orders } from './orders.ts';
import { SilverRules } from './rules/index.ts';
import type { Action, Event, Options, State, View } from './state.ts';

export const game: Game<State, Action, View, Event, Options> = {
  meta,
  rules: (options, version) => new SilverRules(options, version),
};

export const module: GameModule<State, Action, View, Event, Options> = {
  game,
  levels,
  orders,
  /** A hint knows every face the seat has seen: it would undo what the memory aid leaves to the player (SIL-9.5). */
  hints: (options) => options['memoryAid'] === 'full',
};
