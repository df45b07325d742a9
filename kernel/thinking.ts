import type { Bot, BotAnswer, BotTurn, Random, Rules, Seat } from './contract.ts';
import type { SearchLevel } from './levels.ts';
import type { Policy } from './simulate.ts';

/** A whole intention of a seat: what it does now, what it says to that and writes down, and how it goes about the rest. */
export interface Intention<State, Action> extends Pick<BotAnswer<Action>, 'say' | 'memo' | 'propose' | 'withdraw'> {
  readonly action: Action;
  /** How all seats play on in a world it is tried in; the game's policy where it is left out. */
  readonly policy?: Policy<State, Action>;
}

/**
 * What a game knows beyond its rules that the shared search can use. It is only ever handed states imagined from a view,
 * so nothing it looks at can be a real secret.
 */
// any: the views of whatever game it is
export interface Thinking<State, Action, View = any> {
  /** How every seat plays in a rollout: quick, and for each seat from what that seat may know alone. */
  readonly policy: Policy<State, Action>;
  /** A rollout stops here: the end of a round, or of the match. `begun`: the view it was begun from, for who looks ahead only so far. */
  settled(state: State, begun?: View): boolean;
  /** What a settled state has brought each seat since the last deal, in points of the game; more is better. Writes one number per seat. */
  worth(state: State, into: number[]): void;
  /**
   * The rest by best play of all with open cards, where it is short enough to be solved: writes the worth and returns true.
   * Leaves the state as it was.
   */
  solve?(state: State, into: number[]): boolean;
  /**
   * What the rest is expected to bring, by a net, instead of playing on: writes the worth and returns true. Asked by a rollout, where the
   * seat that thinks has a choice again: from anybody else's view its own cards would count for nothing.
   */
  foresee?(state: State, seat: Seat, legal: readonly Action[], into: number[]): boolean;
  /** How much of the others' mean counts against the own points when a seat chooses; 0 where it is left out. */
  readonly share?: number;
  /**
   * Which listed actions provably come to the same, by what the seat knows: writes for each the place of the first that equals it
   * (its own where none does). Such actions are thought about once.
   */
  alike?(state: State, seat: Seat, legal: readonly Action[], into: number[]): void;
  /**
   * Which of the listed actions are worth a thought, by what the seat knows: never none. What is left out is never chosen, and no hint
   * speaks of it.
   */
  sound?(state: State, seat: Seat, legal: readonly Action[]): readonly Action[];
  /**
   * Where whole intentions are weighed instead of single actions: those worth a thought, what the policy would do first. A single one is
   * carried out without a thought; none: the seat does nothing. `alike` and `sound` are not asked then.
   */
  intentions?(turn: BotTurn<View, Action>): readonly Intention<State, Action>[];
  /**
   * A world to think in, where some are likelier than others because of how the others have played. Like the rules' `imagine`, from
   * the view alone; that one, with every world equally likely, is taken where this is left out.
   */
  imagine?(view: View, random: Random): State;
  /**
   * How far the policy is trusted before anything is tried. Flat search departs from what the policy would do only for a lead of more
   * than so many times the square of that lead's standard error: little thinking then never does worse than none. 0 where left out.
   */
  readonly trust?: number;
  /**
   * The same in standard errors, for games whose policy is hard to beat: what it would do is tried to the end beside the rest, and is
   * departed from only for a lead of more than so many standard errors. Goes before `trust`; 0 where left out.
   */
  readonly lead?: number;
  /**
   * Whatever is played on to its end brings each seat the same much or nothing: a search that only wants to act need not wait for worlds
   * that could not change its choice.
   */
  readonly allOrNothing?: boolean;
  /** The seat the game waits for first, undefined where it waits for nobody: for games that know it sooner than all they ask. */
  waitedFor?(state: State): Seat | undefined;
}

/** How a game wants to be thought about. */
// any: a registry holds games of every type
export interface ThinkingSpec<State = any, Action = any, View = any, Event = any> {
  make(rules: Rules<State, Action, View, Event>): Thinking<State, Action, View>;
  /** A fresh deal to measure strength by: the unit is one round. `n` is its running number, so that kinds of round can alternate. */
  deal(rules: Rules<State, Action, View, Event>, seats: number, n: number, random: Random): State;
  /** For levels that forget. Deterministic in the random handed in. */
  forget?(view: View, seat: Seat, random: Random): View;
  /** Further players the arena can measure by, beside the levels: each with a bent of its own. */
  readonly rivals?: Readonly<Record<string, (rules: Rules<State, Action, View, Event>) => Bot<View, Action>>>;
  /** Further ways to search that the arena can measure and no table offers: what was tried, and what it was compared with. */
  readonly tried?: readonly SearchLevel[];
  /** What kind of plain mistake an action is, for the arena to count; undefined: none. */
  blunder?(view: View, seat: Seat, action: Action): string | undefined;
}

/** What the search says about one possible action. */
export interface Opinion<Action> {
  readonly action: Action;
  /** Points the seat expects of it. */
  readonly expected: number;
  /** Standard error of that figure. */
  readonly error: number;
}

/** A hint: all alternatives, the best first, and how many of the first are as good as equal. */
export interface Advice<Action> {
  readonly opinions: readonly Opinion<Action>[];
  readonly equal: number;
  readonly iterations: number;
}
