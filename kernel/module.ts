import type { Bots, Game } from './contract.ts';
import type { GameTexts, InEveryLanguage } from './texts.ts';
import type { ThoughtOver } from './thinking.ts';

/** What a game's folder hands to the registry. */
// any: a registry holds games of every type
export interface GameModule<State = any, Action = any, View = any, Event = any, Options = any> {
  readonly game: Game<State, Action, View, Event, Options>;
  readonly bots: Bots<State, Action, View, Event>;
  readonly texts: InEveryLanguage<GameTexts<View, Action, Event>>;
  /** What lets the shared search play it; a game without has its instant bot alone. */
  readonly thinking?: ThoughtOver<State, Action, View, Event>;
}
