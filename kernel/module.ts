import type { Game, OptionValue } from './contract.ts';
import type { Levels } from './levels.ts';
import type { GameTexts, InEveryLanguage } from './texts.ts';
import type { ThoughtOver } from './thinking.ts';

/** What a game's folder hands to the registry. */
// any: a registry holds games of every type
export interface GameModule<State = any, Action = any, View = any, Event = any, Options = any> {
  readonly game: Game<State, Action, View, Event, Options>;
  readonly levels: Levels<State, Action, View, Event>;
  readonly texts: InEveryLanguage<GameTexts<View, Action, Event>>;
  /** What lets the shared search play it; a game without has only levels of its own. */
  readonly thinking?: ThoughtOver<State, Action, View, Event>;
}

/** Whether people can have hints in this game with these options. */
export function givesHints({ levels, thinking }: GameModule, options: Readonly<Record<string, OptionValue>>): boolean {
  return levels.hint !== undefined && (thinking?.hints?.(options) ?? true);
}
