import type { Game, GameModule } from '@tafelrunde/kernel';
import { levels } from './levels.ts';
import { meta } from './meta.ts';
import { AnansiRules } from './rules/index.ts';
import type { Action, Event, Options, State, View } from './state.ts';
import { texts } from './texts/index.ts';
import { thinking } from './thinking/index.ts';

export { bonusOf, CARDS, cardOf, headsOf, type SuitName, suitOf, suits, valueOf } from './cards.ts';
export type { Action, Ending, Event, Move, Options, Phase, Row, State, Trick, View, Way } from './state.ts';
export { NONE } from './state.ts';

export const game: Game<State, Action, View, Event, Options> = {
  meta,
  rules: (options) => new AnansiRules(options),
};

export const anansi: GameModule<State, Action, View, Event, Options> = { game, levels, texts, thinking };
