import type { Advice, Ask, GameTexts, Language, Names, Result, Seat } from '@tafelrunde/kernel';
import type { ComponentType, ReactNode } from 'react';

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

/** One step that just happened, for motion. `live` is false for steps that were there when the page opened. */
export interface Step<Event> {
  readonly n: number;
  readonly seat?: Seat;
  readonly events: readonly Event[];
}

export type MotionPace = 'full' | 'quick' | 'off';

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
  /** An action is on its way: keep showing what was chosen, take no second one. */
  readonly busy: boolean;
  readonly act: (action: Action) => void;
  /** Answers "why can't I?" with the rule, in the why-bubble next to the focused piece. */
  readonly why: (action: unknown) => void;
  /** Says something in the polite live region. */
  readonly narrate: (sentence: string) => void;
  /** A hint the reader asked for at this very position: the first `equal` of its opinions are the moves to light. */
  readonly hint?: Advice<Action> | undefined;
}

/** A button of the dock the game wants besides the pieces themselves ("Keep in hand"). */
export interface DockAction<Action> {
  readonly key: string;
  readonly label: string;
  readonly action: Action;
  readonly primary?: boolean;
  /** Single letter that presses it. */
  readonly letter?: string;
}

/** What a game's table folder hands to the web app. */
// any: the app holds tables of every game
export interface GameTable<View = any, Action = any, Event = any> {
  readonly Table: ComponentType<TableProps<View, Action, Event>>;
  /** Shown over the table when the match ends, before the ranking. Any key or tap skips it. */
  readonly Moment: ComponentType<TableProps<View, Action, Event> & { readonly done: () => void }>;
  /** The middle of a log line or chip: small picture for an event. */
  readonly picture: (event: Event) => ReactNode;
  readonly dock: (props: TableProps<View, Action, Event>) => readonly DockAction<Action>[];
  /** Drawn in the dock on the reader's turn where `dock` has no button: for moves made with what is picked at the table. */
  readonly Choice?: ComponentType<TableProps<View, Action, Event> & { readonly notNow: string | undefined }>;
  /** Single letters that act at this table, by what they do. */
  readonly letters: Readonly<Record<string, string>>;
  /** Keys of the game itself, for the list of keys: the key, and what it does. Every one of `letters` is in it. */
  readonly keys: (language: Language) => readonly (readonly [string, string])[];
  /** A small picture of where the match stands, beside its words in the bar (moons for rounds). */
  readonly mark?: (view: View) => ReactNode;
  /** What a figure of the final ranking counts, with the figure; absent: points. */
  readonly scored?: (score: number, language: Language) => string;
  /** Small figures beside a name in the strip of opponents ("cards in hand 7"). */
  figures(
    view: View,
    seat: Seat,
    language: Language,
  ): readonly { readonly label: string; readonly value: string; readonly icon: ReactNode }[];
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
  /** The line under the game's name ("Round 2 of 3"). */
  readonly status: (view: View, language: Language) => string;
}
