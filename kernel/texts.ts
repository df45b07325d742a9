import type { Ask, OptionValue, Params, Problem, Refusal, Result, Seat } from './contract.ts';

export const languages = ['de', 'en', 'fr'] as const;
export type Language = (typeof languages)[number];
/** The same thing in every language: a missing one is a compile error. */
export type InEveryLanguage<T> = Readonly<Record<Language, T>>;

/** A standing order: what is always done, and until when. Each stands alone, the second behind the first. */
export interface OrderWords {
  readonly what: string;
  readonly until: string;
}

/** Who sits where, as the reader sees it. `you` are the reader's own seats: sentences say "you" for them. */
export interface Names {
  of(seat: Seat): string;
  readonly you: readonly Seat[];
}

/**
 * Everything a game says, in one language: prompts, log, narration, refusals, and the table in words (terminal and screen reader).
 * Keys and parameters come from the rules, sentences only from here.
 */
export interface GameTexts<View, Action, Event> {
  readonly name: string;
  readonly tagline: string;
  option(key: string): { readonly label: string; readonly hint?: string; value(value: OptionValue): string };
  /** What is asked: addressed to the reader when the ask is for one of `names.you`, else told about the other. */
  ask(ask: Ask, view: View, names: Names): string;
  /** One log line; undefined = shown by motion only. `view`, where one is at hand, tells who plays whom; without it people are named. */
  event(event: Event, names: Names, view?: View): string | undefined;
  /** What choosing this does, as a button or a line of a menu says it. */
  action(action: Action, view: View): string;
  /** Why not. Undefined when the code is not the game's own. */
  refusal(refusal: Refusal): string | undefined;
  /** What is wrong with a content, by the key the game gave. */
  problem?(problem: Problem): string;
  /** How a content of this option is called by its author; undefined where it has no name of its own. */
  title?(key: string, text: string): string | undefined;
  result(result: Result, names: Names): string;
  /** What somebody says in words of the game. `view`, where one is at hand, as for events. */
  say(key: string, params: Params, view?: View): string;
  /** A standing order by its key. Absent where the game has none. */
  order?(key: string): OrderWords;
  /** The whole table in words, as this view shows it. */
  table(view: View, names: Names): readonly string[];
}
