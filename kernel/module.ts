import type { Game, OptionValue } from './contract.ts';
import type { BotMakers, LevelList, Levels, NetMaker } from './levels.ts';
import type { OrderKinds } from './orders.ts';
import type { Proposals } from './proposals.ts';
import type { GameTexts, InEveryLanguage } from './texts.ts';
import type { ThinkingSpec } from './thinking.ts';

/** What everybody may know of a game and its bots without its rules: all that a page draws a table with. */
// any: a registry holds games of every type
export interface GameBrief<View = any, Options = any> {
  readonly game: Pick<Game<any, any, View, any, Options>, 'meta'>;
  readonly levels: LevelList;
  /** Whether a person may be given hints with these options; without it always. A hint knows all the seat was ever shown. */
  readonly hints?: (options: Readonly<Record<string, OptionValue>>) => boolean;
  /** What may be proposed at its tables; a game without has chat alone. */
  readonly proposals?: Proposals<View>;
  /** What may be ordered beforehand at its tables; a game without has no standing orders. */
  readonly orders?: OrderKinds<View>;
}

/** The same with the rules: all that a table needs. */
// any: as above
export interface GameModule<State = any, Action = any, View = any, Event = any, Options = any> extends GameBrief<View, Options> {
  readonly game: Game<State, Action, View, Event, Options>;
}

/** What plays at the levels of a game. */
// any: as above
export interface BotPrograms<State = any, Action = any, View = any, Event = any> {
  readonly makers: BotMakers<State, Action, View, Event>;
  /** What lets the shared search play it; a game without has only levels of its own. */
  readonly thinking?: ThinkingSpec<State, Action, View, Event>;
  /** By the name of a level, what makes its bots of the bytes of `nets/<level>.bin`; throws a RangeError where they are none of its own. */
  readonly nets?: Readonly<Record<string, (weights: Uint8Array) => NetMaker<State, Action, View, Event>>>;
}

/** A game and its bots: for whoever thinks. */
// any: as above
export interface GameWithBots<State = any, Action = any, View = any, Event = any, Options = any>
  extends GameModule<State, Action, View, Event, Options> {
  readonly levels: Levels<State, Action, View, Event>;
  readonly thinking?: ThinkingSpec<State, Action, View, Event>;
  /** Levels whose weights could not be read, and why: for the log. Another level plays for them. */
  readonly unread?: Readonly<Record<string, string>>;
}

/** A game with everything it has to say. */
// any: as above
export interface WholeGame<State = any, Action = any, View = any, Event = any, Options = any>
  extends GameWithBots<State, Action, View, Event, Options> {
  readonly texts: InEveryLanguage<GameTexts<View, Action, Event>>;
}

/** Whether people can have hints in this game with these options. */
export function givesHints({ levels, hints }: GameBrief, options: Readonly<Record<string, OptionValue>>): boolean {
  return levels.hint !== undefined && (hints?.(options) ?? true);
}
