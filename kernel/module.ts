import type { Bots, Game } from './contract.ts';
import type { GameTexts, InEveryLanguage } from './texts.ts';

/** What a game's folder hands to the registry. */
// any: a registry holds games of every type
export interface GameModule<State = any, Action = any, View = any, Event = any, Options = any> {
  readonly game: Game<State, Action, View, Event, Options>;
  readonly bots: Bots<State, Action, View, Event>;
  readonly texts: InEveryLanguage<GameTexts<View, Action, Event>>;
}
