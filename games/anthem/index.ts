import type { Game, GameModule } from '@tafelrunde/kernel';
import { levels } from './bot.ts';
import { meta } from './meta.ts';
import { AnthemRules } from './rules/index.ts';
import type { Action, Event, Options, State, View } from './state.ts';
import { texts } from './texts/index.ts';

export type { Action, Ending, Event, Options, Phase, SeenTurn, State, View } from './state.ts';
export { DEATH, KINDS, NONE } from './state.ts';

export const game: Game<State, Action, View, Event, Options> = {
  meta,
  rules: (options) => new AnthemRules(options),
};

export const anthem: GameModule<State, Action, View, Event, Options> = { game, levels, texts };
