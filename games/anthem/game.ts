import type { Game, GameModule } from '@tafelrunde/kernel';
import { levels } from './levels.ts';
import { meta } from './meta.ts';
import { orders } from './orders.ts';
import { AnthemRules } from './rules/index.ts';
import type { Action, Event, Options, State, View } from './state.ts';

export const game: Game<State, Action, View, Event, Options> = {
  meta,
  rules: (options) => new AnthemRules(options),
};

export const module: GameModule<State, Action, View, Event, Options> = { game, levels, orders };
