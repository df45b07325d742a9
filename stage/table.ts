import type { Advice, Ask, Contents, GameTexts, Language, Names, Params, Proposal, Result, Seat, Suggestion } from '@tafelrunde/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Cues } from './cues.ts';
import type { Script } from './lesson.ts';

/** A seat as tables draw it. Shields are numbered by seat: a field and a charge each, so colour is never the only mark. */
export interface SeatFace {
  readonly seat: Seat;
  readonly name: string;
  readonly bot: boolean;
  readonly away: boolean;
  readonly you: boolean;
  /** The game waits for this seat. */
  readonly asked: boolean;
}

/** One step that just happened before the reader's eyes, for motion: those that were there when the page opened are none. */
export interface Step<Event> {
  readonly n: number;
  readonly seat?: Seat;
  readonly events: readonly Event[];
}

export type MotionPace = 'full' | 'quick' | 'off';

/** What somebody who learns the game has been told at this browser, for tables that explain it while it is played. */
export interface Lessons {
  /** Ideas that were explained and read. */
  readonly known: readonly string[];
  readonly learn: (idea: string) => void;
  /** Nothing more is to be explained. */
  readonly stop: () => void;
}

export interface History<Event> {
  /** Numbered as `Step` is. */
  readonly steps: readonly { readonly n: number; readonly events: readonly Event[] }[];
  readonly missing: number;
  readonly more: () => void;
}

/** A bot's plan in words. It binds nobody. */
export interface Plan {
  readonly seat: Seat;
  readonly key: string;
  readonly params: Params;
}

/** What the shell hands to a game's table. The table draws the game area; the shell owns bar, seats, dock, log, chat, rules. */
export interface TableProps<View, Action, Event> {
  readonly view: View;
  /** The reader's seat shown now; undefined = spectator, or looking back without a seat. */
  readonly seat: Seat | undefined;
  readonly legal: readonly Action[];
  readonly asks: readonly Ask[];
  readonly seats: readonly SeatFace[];
  readonly names: Names;
  readonly language: Language;
  readonly texts: GameTexts<View, Action, Event>;
  /** The newest step, if it happened while the page was watching; changes identity with every step. */
  readonly step: Step<Event> | undefined;
  readonly pace: MotionPace;
  readonly result: Result | undefined;
  /** An earlier position is shown: nothing can be played. */
  readonly past: boolean;
  /**
   * All cards lie open: a finished match is watched again, and `view` hides nothing. What each seat holds lies in its own view here, by
   * seat. Never there while a match runs.
   */
  readonly opened?: readonly View[];
  /** What the game is about lies over the table: what the table would open by itself waits until that is read. */
  readonly covered?: boolean;
  /** The reader wants a piece that can do only one thing to do it at the first touch. Asked for only at tables that say `lifts`. */
  readonly oneTap?: boolean;
  /** Whether single keys act; absent: they do. */
  readonly shortcuts?: boolean;
  /** What stands and what may be ordered beforehand: for a dialog that holds the question itself and lies over the dock. */
  readonly orders?: ReactNode;
  /** An action is on its way: keep showing what was chosen, take no second one. */
  readonly busy: boolean;
  readonly act: (action: Action) => void;
  /** Answers "why can't I?" with the rule, in the why-bubble next to the focused piece. */
  readonly why: (action: unknown) => void;
  /** Says something in the polite live region. */
  readonly narrate: (sentence: string) => void;
  /** A hint the reader asked for at this very position: the first `equal` of its opinions are the moves to light. */
  readonly hint?: Advice<Action> | undefined;
  /** All seats of the reader; several where the game lets one person play them. Absent: the one in `seat`, or none. */
  readonly ownSeats?: readonly Seat[];
  /** What a seat of the reader may do just now, shown or not: whoever leads several wants to see which of them has something to do. */
  readonly mayDo?: (seat: Seat) => readonly Action[];
  /** Turns to another of them. */
  readonly showSeat?: (seat: Seat) => void;
  /** What is proposed at the table and not yet over, oldest first: pings, marks and "let us …", each with who has answered. */
  readonly talk?: readonly Proposal[];
  /** What was told so far, oldest first, less what was taken back. `missing`: older steps this page has not asked for; `more` does. */
  readonly history?: History<Event>;
  /** What bots last announced, by seat: a text key of the game with its parameters. */
  readonly plans?: readonly Plan[];
  /** Proposes in the name of the seat shown; absent where the reader may not, or the game has no proposals. */
  readonly propose?: (what: Suggestion) => void;
  readonly reply?: (id: string, yes: boolean) => void;
  /** Takes back a proposal of one's own. */
  readonly withdraw?: (id: string) => void;
  /** Opens the rulebook at a rule. */
  readonly showRule?: (rule: string) => void;
  /** Present while the reader wants the game explained. */
  readonly lessons?: Lessons | undefined;
}

/** What can be done at this drawing of the table: nothing in the past, nothing after the end. */
export function playable<Action>({
  past,
  result,
  legal,
}: Pick<TableProps<unknown, Action, unknown>, 'past' | 'result' | 'legal'>): readonly Action[] {
  return past || result !== undefined ? [] : legal;
}

/** The moves a hint lights. */
export function hintedActions<Action>({ hint }: Pick<TableProps<unknown, Action, unknown>, 'hint'>): readonly Action[] {
  return hint?.opinions.slice(0, hint.equal).map(({ action }) => action) ?? [];
}

/** A button of the dock the game wants besides the pieces themselves ("Keep in hand"). */
export interface DockAction<Action> {
  readonly key: string;
  readonly label: string;
  readonly action: Action;
  readonly primary?: boolean;
  /** The single key that presses it. */
  readonly shortcut?: string;
}

/** Who sits at a seat before the start, as far as a game's own screen must know. */
export interface WaitingSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'open' | 'person' | 'bot';
  readonly you: boolean;
  /** Opened the table. */
  readonly owner: boolean;
}

/** What the waiting room hands to a game's own screen: what is chosen before the start. */
// any: the app holds screens of every game
export interface ChooseProps<Options = any> {
  readonly options: Options;
  /** What the options name beyond what the game brings itself; undefined until it is here. */
  readonly contents: Contents | undefined;
  readonly seats: readonly WaitingSeat[];
  readonly language: Language;
  /** The reader opened the table, and may choose anything. */
  readonly owner: boolean;
  /** Whether the reader may change these options and places so. `order` says for each seat where who is to sit there sits now. */
  readonly may: (change: Partial<Options>, order?: readonly Seat[]) => boolean;
  readonly choose: (change: Partial<Options>, order?: readonly Seat[]) => void;
  /** By seat: who sits there and what can be done about it, drawn by the room. */
  readonly places: readonly ReactNode[];
  /** Opens the form with every option; absent where it is not the reader's. */
  readonly form?: (() => void) | undefined;
}

/** What a game's table folder hands to the web app. */
// any: the app holds tables of every game
export interface GameTable<View = any, Action = any, Event = any> {
  /** Stands around everything of one table, and holds what its parts share (see createShared): what is picked, what is spread out. */
  readonly Provider?: ComponentType<{ readonly children: ReactNode }>;
  readonly Table: ComponentType<TableProps<View, Action, Event>>;
  /** Stands in the waiting room where the round table would: what is chosen before the start, and who sits where. */
  readonly Choose?: ComponentType<ChooseProps>;
  /** Shown over the table when the match ends, before the ranking. Any key or tap skips it. */
  readonly EndMoment: ComponentType<TableProps<View, Action, Event> & { readonly done: () => void }>;
  /** Its table has panels of its own at its sides and wants the whole width: log and chat wait beside the dock until they are called. */
  readonly broad?: true;
  /** A piece is lifted before it is used: *One tap is enough* stands among the options of its tables, and is `oneTap` of its props. */
  readonly lifts?: true;
  /** The moment of the end needs nothing but the view and the history: it can be shown again from the result. */
  readonly endsAgain?: true;
  /** The middle of a log line or chip: small picture for an event. */
  readonly picture: (event: Event) => ReactNode;
  readonly dock: (props: TableProps<View, Action, Event>) => readonly DockAction<Action>[];
  /** Drawn in the dock on the reader's turn where `dock` has no button: for moves made with what is picked at the table. */
  readonly Choice?: ComponentType<TableProps<View, Action, Event> & { readonly notNow: string | undefined }>;
  /** Single keys that act at this table, by what they do. */
  readonly shortcuts: Readonly<Record<string, string>>;
  /** Keys of the game itself, for the list of keys: the key, and what it does. Every one of `shortcuts` is in it. */
  readonly keys: (language: Language) => readonly (readonly [string, string])[];
  /** A small picture of where the match stands, beside its words in the bar (moons for rounds). */
  readonly mark?: (view: View) => ReactNode;
  /** The lesson, where the game is taught by a script over a match of its own; fetched only by those who learn. */
  readonly lesson?: () => Promise<Script<View, Action, string>>;
  /** What is said when something comes up for the first time; fetched only by those who are new to the game. */
  readonly cues?: () => Promise<Cues<View, Action, string>>;
  /** What a figure of the final ranking counts, with the figure; absent: points. */
  readonly scored?: (score: number, language: Language) => string;
  /** Small figures beside a name in the strip of opponents ("cards in hand 7"). */
  figures(
    view: View,
    seat: Seat,
    language: Language,
  ): readonly { readonly label: string; readonly value: string; readonly icon: ReactNode }[];
  /** How the game calls who sits there (a hero's name), where one person may hold several seats; absent: the person's name. */
  called?(view: View, seat: Seat, language: Language): string | undefined;
  /** Asked before this action is sent: a warning with a way back (closing one's own row). */
  warning?(
    action: Action,
    view: View,
    language: Language,
  ):
    | {
        readonly title: string;
        readonly text: string;
        readonly goOn: string;
        readonly back: string;
        /** Shows what the text says. Decoration. */
        readonly picture?: ReactNode;
      }
    | undefined;
  /** Points of a seat, round by round, where a match has several: the result shows what its sum is made of. */
  readonly rounds?: (view: View, seat: Seat) => readonly number[];
  /** What the game calls its nth round, where its rulebook has another word for it than the page. */
  readonly roundName?: (n: number, language: Language) => string;
  /** The line under the game's name ("Round 2 of 3"). */
  readonly status: (view: View, language: Language) => string;
}

/** The pictures of a game's rulebook, by the names its examples call them. Decoration each: the book says in words what they show. */
export type BookPictures = Readonly<Record<string, ComponentType>>;
