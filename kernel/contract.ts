/**
 * The contract every game fulfils. Frozen: the four games, the server, the bots and the web app are all written against it.
 * How the hard situations of each game map onto it is written down in docs/decisions/002-contract.md.
 */

/** Place at the table, 0-based, clockwise: seat s+1 sits at the left hand of seat s. */
export type Seat = number;

/** What may travel through JSON unchanged. States, views, actions and events are made of nothing else. */
export type Plain = string | number | boolean | readonly Plain[] | { readonly [key: string]: Plain | undefined };

/** Parameters of a text key: what a sentence is filled with. */
export type Params = Readonly<Record<string, string | number | boolean>>;

/** A uniform source of chance. Handed in, never part of a state. */
export interface Random {
  /** A uniform whole number from 0 to n-1 (n from 1 to 2^32). */
  below(n: number): number;
}

/** Who is asked what. Public: it must depend on nothing hidden. */
export interface Ask {
  readonly seat: Seat;
  /** Key of the question, for prompts and for telling asks apart ("draw", "decide"). */
  readonly what: string;
  /** The game waits for this seat. Otherwise the seat may act and nobody waits. */
  readonly must: boolean;
  /** Never answered automatically: a draw, a look. */
  readonly byHand?: boolean;
  /**
   * Between rounds: a reckoning lies open that people want to read. A bot answers only when every person present has gone on (a
   * command of the table, at most a minute); a person may answer at any time.
   */
  readonly between?: boolean;
}

/** Why an action is refused. `rule` is the number in the rulebook ("ANT-4.2"). */
export interface Refusal {
  readonly code: string;
  readonly rule?: string;
  readonly params?: Params;
}

/** Tells what happened. Each event goes only to the seats that may know it. */
export interface Tell<Event> {
  /** False while nobody listens (search, simulation): rules may then skip making the event, never the play. */
  readonly on: boolean;
  /** Public: every seat and the spectators; discloses nothing hidden. */
  all(event: Event): void;
  /** To these seats only; discloses nothing they did not know. */
  to(seats: readonly Seat[], event: Event): void;
  /** Discloses something hidden to these seats; without seats: to everybody. Undo needs consent from here on. */
  reveal(event: Event, seats?: readonly Seat[]): void;
}

export interface Place {
  readonly seat: Seat;
  /** 1 is best; ties share a place. */
  readonly place: number;
  readonly score?: number;
}

/** How a match ended. `reason` is a text key of the game. */
export type Result =
  | { readonly kind: 'ranking'; readonly reason: string; readonly places: readonly Place[] }
  | { readonly kind: 'together'; readonly reason: string; readonly won: boolean };

export type OptionValue = string | number | boolean;

/** What options name by content (a legend): each text under its name, `sha256:` and 64 hex digits. */
export type Contents = Readonly<Record<string, string>>;

/** What a game itself brings of these. Who draws a page may have the names alone: a text that is not there is undefined. */
export type Shelf = Readonly<Record<string, string | undefined>>;

/** What is wrong with a content: the key of a sentence with its parameters, and the place in the text it speaks of. */
export interface Problem {
  readonly key: string;
  readonly place: string;
  readonly params?: Params;
}

interface ChoiceOption {
  readonly kind: 'choice';
  readonly values: readonly OptionValue[];
  /** Those the form lists and the suite tries in every pair, where there are many more that only a game's own screen sets. */
  readonly offered?: readonly OptionValue[];
}

/** One table option: enough to draw a form, to validate and to cover pairs in the suite. */
export type OptionSpec = {
  readonly key: string;
  readonly default: OptionValue;
  /** Marked in the form as a rule of the house rather than of the rulebook. */
  readonly house?: boolean;
  /** Came while the version stood and alters no match: those from before lack it, and go by its default. */
  readonly later?: true;
} & (
  | ChoiceOption
  | { readonly kind: 'switch' }
  /** A whole number; 0 means "off" where `off` is set. `sample` are the values the suite tries. */
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly off?: boolean;
      readonly sample: readonly number[];
      /** Counts the matches played before at this table: not in the form, raised by one with every rematch. */
      readonly series?: boolean;
      /**
       * The seat that begins, counted from 1; 0: chance or the rules decide. Not in the form: a rematch sets it to the seat after the one
       * that began (`Rules.starter`). No higher than there are seats.
       */
      readonly rotates?: boolean;
    }
  /** A longer text of at most `max` characters (a whole legend); not in the form, `meta.check` reads it. */
  | { readonly kind: 'text'; readonly max: number; readonly sample: readonly string[] }
  /**
   * The name of a content. `shelf` is what the game itself brings, in the order of the form; anything else is handed in with the
   * options. `words` are values of stored matches that are no names: still understood, no longer offered. `sample` are further texts
   * the suite tries.
   */
  | { readonly kind: 'content'; readonly shelf: Shelf; readonly words: readonly string[]; readonly sample: readonly string[] }
);

/** How a table is laid for somebody who learns the game by playing it. */
export interface Lesson<Options> {
  /** What makes any table one that explains, where the lesson has no deal of its own: a legend that brings one idea after another. */
  readonly options: Partial<Options>;
  /** What else is chosen where somebody asks for such a table and says no more. */
  readonly also?: Partial<Options>;
  readonly seats: number;
  /** Seats the learner plays; bots have the others. */
  readonly own: number;
  /** The lesson is a match of its own, always the same: whose chance it has (64 hex digits), and who plays against the learner. */
  readonly deal?: { readonly seed: string; readonly level: string };
}

export interface Meta<Options> {
  readonly id: string;
  /** Rises when a change alters any stored match. */
  readonly version: number;
  /** Every version `rules` can still play, the current one included. */
  readonly carries: readonly number[];
  /**
   * Names how the state is built. Raised when that changes while the rules stay the same: states kept in another shape are then not
   * read, and the match is played again from its log. Without it the version of the rules names it.
   */
  readonly shape?: number;
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  readonly minutes: number;
  readonly options: readonly OptionSpec[];
  readonly defaults: Options;
  /** What differs from the defaults at a table of so many seats, where nobody says otherwise. */
  usual?(seats: number): Partial<Options>;
  /** Contradictions between options and seats; undefined = playable. Ranges are checked by the kernel. */
  check(options: Options, seats: number, contents?: Contents): Refusal | undefined;
  /** What is wrong with a text that is to be a content of this option; none: it can be played. Size and names are the kernel's. */
  content?(key: string, text: string): readonly Problem[];
  /** No match is longer, whatever the players do. */
  maxActions(options: Options, seats: number): number;
  /** One person may hold several seats (Andor's heroes). */
  readonly severalSeats: boolean;
  /**
   * Before the start: whether somebody who did not open the table may change its options so and have people change places: `order` says
   * for each seat where who sits there now sat before. `others` are the seats, as they were, of other people. Absent: only who opened
   * the table changes anything.
   */
  chooses?(before: Options, after: Options, order: readonly Seat[], others: readonly Seat[]): boolean;
  /** Who will begin, where the options settle it; undefined: chance does. Absent where nobody begins, or always the same. */
  begins?(options: Options, seats: number): Seat | undefined;
  /** A table that explains the game while it is played; absent where the game has none. */
  readonly lesson?: Lesson<Options>;
  /** Further option sets the suite must play, beyond the pair-covering set. */
  readonly variants?: readonly Partial<Options>[];
}

// any: the four parameters are the game's own types
export interface Game<State = any, Action = any, View = any, Event = any, Options = any> {
  readonly meta: Meta<Options>;
  /**
   * Compiled once per table (variant, legend); pure. `version` is one of meta.carries, by default meta.version. `contents` are those
   * the options name, checked by nobody yet but for their names; what the game brings itself it knows without them.
   */
  rules(options: Options, version?: number, contents?: Contents): Rules<State, Action, View, Event>;
}

/**
 * What a page gets of the moment, cut in two: `{ ...common, ...own }` says what `shown(view)` says, and every field is always in the same
 * part. Both are built from nothing, as a view is.
 */
export interface Apart<State, View> {
  /** What everybody sees, a spectator too. Of the state alone, so nothing in it can be anybody's own. */
  common(state: State): Partial<View>;
  /** The rest. `common`: as made of this very state. */
  own(state: State, seat: Seat | undefined, common: Partial<View>): Partial<View>;
}

/** Pure and deterministic: no I/O, no clock, no Math.random, no module state. Runs in Node and in the browser. */
export interface Rules<State, Action, View, Event> {
  setup(seats: number, random: Random, tell: Tell<Event>): State;
  /** Public: who is asked what; several may be open at once. Empty when the match is over. */
  asks(state: State): readonly Ask[];
  /** Complete: what is not in it is illegal. Never keep or change the array or its actions: they may be shared. */
  legal(state: State, seat: Seat): readonly Action[];
  /** Mutates. Only ever called with a listed action. */
  play(state: State, seat: Seat, action: Action, random: Random, tell: Tell<Event>): void;
  /** The neutral answer to a must-ask: keep, decline, pass, end. Always listed. */
  otherwise(state: State, seat: Seat): Action;
  /** Why an unlisted action is refused; from the view, so it cannot leak. `action` is any plain value a client may send. */
  explain(view: View, seat: Seat, action: unknown): Refusal;
  /** Built from nothing, field by field: all this seat was ever shown; undefined = spectator. */
  view(state: State, seat: Seat | undefined): View;
  /**
   * What a person's page gets: the view minus what the table's memory options hide. `past`: a position gone by in a match that still
   * runs, where a face that was open only for the moment must not come back.
   */
  shown(view: View, past?: boolean): View;
  /** The same in two parts, where a game says which: a table that tells many readers of a step builds and compares the first only once. */
  readonly apart?: Apart<State, View>;
  /**
   * The view of this seat with all cards open, as its page draws it: what it knew, and the face of every hidden thing its table has a
   * place for. Made only where a finished match is watched again, in the reader's own page; no table, server or bot ever asks for it.
   * Absent where a table would have nothing more to draw.
   */
  viewOpen?(state: State, seat: Seat): View;
  /**
   * How many actions people may look back while the match runs, where the table's memory options say so; undefined: as far as they like.
   * Earlier positions are then not shown, and of what was told before them the log keeps what `lasts`. From the view, shown or not, so
   * that a page knows it too.
   */
  lookBack?(view: View): number | undefined;
  /** May be read in the log however long ago it was told. */
  lasts?(event: Event): boolean;
  /** A complete state this viewer cannot tell from the true one, uniform over what is possible. */
  imagine(view: View, random: Random): State;
  /** The game's own invariants; undefined = sound. */
  audit(state: State): string | undefined;
  copy(state: State): State;
  result(state: State): Result | undefined;
  /** Who begins the match, by the state after the set-up; with an option that `rotates` the next one is begun by the seat after it. */
  starter?(state: State): Seat;
}

/** How long a bot may think. Iterations make it repeatable, milliseconds keep people from waiting. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
}

/** What somebody proposes: a text key of the game with its parameters (see `Proposals`). */
export interface Suggestion {
  readonly key: string;
  readonly params?: Params;
  /** Those it is for; without: everybody. */
  readonly to?: readonly Seat[];
}

/** Something a seat proposes to the others. Table talk: nothing in the rules depends on it, and nobody is bound by it. */
export interface Proposal extends Suggestion {
  readonly id: string;
  readonly seat: Seat;
  /** Who has answered it so far, and how: the last word of each. */
  readonly replies: readonly (Omit<Reply, 'proposal'> & { readonly seat: Seat })[];
}

/** A seat's answer to a proposal, with its reason as a text key of the game. */
export interface Reply {
  readonly proposal: string;
  readonly yes: boolean;
  readonly say?: { readonly key: string; readonly params?: Params };
}

/**
 * All a bot ever gets: what a client of that seat gets, before `shown`. It reaches the bot as a copy, perhaps in another thread, and one
 * bot may sit at several tables: nothing in it can be known again by identity, and what a bot wants to remember it says with `memo`.
 */
export interface BotTurn<View, Action> {
  readonly seat: Seat;
  readonly view: View;
  readonly asks: readonly Ask[];
  readonly legal: readonly Action[];
  readonly random: Random;
  readonly budget: Budget;
  /** What this seat's bot wrote down with its last answer. Any turn may come without it: after an undo, a restart, a change of player. */
  readonly memo?: Plain;
  /** Open proposals at the table. A seat that nothing is asked of is told of them too: with no `legal`, its answer is replies alone. */
  readonly talk?: readonly Proposal[];
  /** Seats that people play, as everybody at the table sees; absent where nobody says. */
  readonly people?: readonly Seat[];
  /** Nobody is there to hear it: what it would `say` need not be worked out. Changes nothing of what it does. */
  readonly unheard?: true;
}

/** `say` is a text key of the game with its parameters: the bot's plan, not part of the match. No action is fine on may-asks. */
export interface BotAnswer<Action> {
  readonly action?: Action;
  readonly say?: { readonly key: string; readonly params?: Params };
  /** For this seat's next turn, at most 4096 bytes as JSON (a longer one is not kept, nor one from before somebody else answered for the seat); kept in memory only, shown to nobody. */
  readonly memo?: Plain;
  readonly replies?: readonly Reply[];
  /** Something it asks of others: heard while none of its own lies open, and the game knows it. */
  readonly propose?: Suggestion;
  /** A proposal of its own that is out of date. */
  readonly withdraw?: string;
}

/** Same view, asks, legal, memo, talk, people and chance: same answer. */
export interface Bot<View, Action> {
  choose(turn: BotTurn<View, Action>): BotAnswer<Action>;
}

/** Bots by the name of their level, as the suite puts them to the test. */
// any: as above
export type Bots<State = any, Action = any, View = any, Event = any> = Readonly<
  Record<string, (rules: Rules<State, Action, View, Event>) => Bot<View, Action>>
>;
