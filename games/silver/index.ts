import type { Game, GameModule } from '@tafelrunde/kernel';
import { levels } from './levels.ts';
import { meta } from './meta.ts';
import { SilverRules } from './rules/index.ts';
import type { Action, Event, Options, State, View } from './state.ts';
import { texts } from './texts/index.ts';
import { thinking } from './thinking/index.ts';

export { CARDS, type Character, characters, copiesOf, type Trigger, triggerOf } from './cards.ts';
export type {
  Action,
  AskKey,
  Decision,
  Deep,
  Ending,
  Event,
  From,
  Held,
  House,
  Look,
  LookReason,
  Options,
  Row,
  Side,
  State,
  Step,
  View,
} from './state.ts';
export { NONE } from './state.ts';
export { guardOf, knows, shielded } from './view.ts';

export const game: Game<State, Action, View, Event, Options> = {
  meta,
  rules: (options, version) => new SilverRules(options, version),
};

export const silver: GameModule<State, Action, View, Event, Options> = { game, levels, texts, thinking };
