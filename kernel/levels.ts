import type { Bot, Rules } from './contract.ts';

/** A level with a program of the game's own. */
export interface OwnLevel<State, Action, View, Event> {
  readonly name: string;
  readonly make: (rules: Rules<State, Action, View, Event>) => Bot<View, Action>;
}

/** A level of the shared search: how it searches and how long. Easier ones think less or remember less; they never blunder on purpose. */
export interface SearchLevel {
  readonly name: string;
  readonly search: 'flat' | 'tree';
  /** Thinking per decision where nobody sets another budget; iterations also fix the arena's. */
  readonly iterations: number;
  /** The polite limit at a table. */
  readonly milliseconds: number;
  /** What this level forgets of a view before it thinks, as a person would; the game says how and documents it. */
  readonly forgets?: boolean;
  /**
   * Flat search: a candidate behind the best by so many standard errors is given up at once, and thinking ends early when one is
   * left. Without it the whole budget is spent.
   */
  readonly sure?: number;
}

// any: a registry holds games of every type
export type Level<State = any, Action = any, View = any, Event = any> = OwnLevel<State, Action, View, Event> | SearchLevel;

/** The levels a game's bots play at. */
// any: as above
export interface Levels<State = any, Action = any, View = any, Event = any> {
  /**
   * From the weakest to the strongest, each meant to beat the one before; docs/bots.md says how far that was measured. The first
   * answers at once from the view alone: it also moves where another got lost, and for people who have no choice.
   */
  readonly all: readonly [OwnLevel<State, Action, View, Event>, ...Level<State, Action, View, Event>[]];
  /** Of a bot nobody chose a level for. */
  readonly usual: string;
  /** Of a bot that plays for a person who is away. */
  readonly standIn: string;
  /** Whose opinion a hint is; absent where the game can give none. */
  readonly hint?: string;
}

/** The levels of a game that has but its quick bot. */
export function oneLevel<State, Action, View, Event>(
  make: OwnLevel<State, Action, View, Event>['make'],
  name = 'instant',
): Levels<State, Action, View, Event> {
  return { all: [{ name, make }], usual: name, standIn: name };
}

export function isSearch(level: Level): level is SearchLevel {
  return 'search' in level;
}
