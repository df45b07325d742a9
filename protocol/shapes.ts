import type { OptionValue, Params, Reply, Result, Seat, StartReason, Suggestion, UndoOffer } from '@tafelrunde/kernel';
import type { Clock, ClockInfo, OutInfo, SeatTime } from './clock.ts';
import type { Delay } from './delay.ts';
import type { OrdersInfo } from './orders.ts';
import type { VoteDenied, VoteInfo } from './votes.ts';

/** Raised when a page of the last release could no longer be served. */
export const PROTOCOL = 4;

declare const brand: unique symbol;
/** The code in the invitation link, e.g. "mond-eule-k7m3p". */
export type TableId = string & { readonly [brand]: 'TableId' };
/** Count of durable things that have happened at a table. */
export type Sequence = number & { readonly [brand]: 'Sequence' };

/** waiting: people sit down · running · over: the match has a result, or all agreed to end it · closed: ended by its owner or expired, nothing more happens. */
export type TableStatus = 'waiting' | 'running' | 'over' | 'closed';

export interface SeatInfo {
  readonly seat: Seat;
  readonly kind: 'open' | 'person' | 'bot';
  /** Display name of the person or bot; empty for an open seat. */
  readonly name: string;
  /** Level of the bot ("instant"). */
  readonly level?: string;
  /** A person who has a socket open. Bots are always present. */
  readonly present: boolean;
  /** Milliseconds since 1970 when the person was last seen; only while absent. */
  readonly awaySince?: number;
  /** This person has played the deal of this match before, or laid the table for it. */
  readonly knew?: true;
  /** A bot plays for this person until the next decision after return. */
  readonly standIn?: boolean;
  /** One of the reader's own seats. */
  readonly you: boolean;
  /** Of one's own seat: how many browsers play it, where it is more than one. */
  readonly browsers?: number;
  /** The reader has given it up and looks on; sitting down there takes it back. */
  readonly left?: boolean;
  readonly owner: boolean;
  /** The options have changed since this person contributed to the deal: their page owes a fresh contribution. */
  readonly owes?: boolean;
  /** Milliseconds this person had left at `table.clock.at`. */
  readonly bank?: number;
  /** Where they are, by its IANA name; told to those who sit at the table, and only where nights or weekends count. */
  readonly zone?: string;
  /** Of one's own seat, where anything was ever ordered: nobody else is told. */
  readonly orders?: OrdersInfo;
  /** Their time ran out and a bot plays; the moves only to themselves. */
  readonly out?: OutInfo;
}

/** Why somebody does not want a move taken back. */
export const undoReasons = ['acted', 'learned', 'fine'] as const;
export type UndoReason = (typeof undoReasons)[number];

/** A request to take back, as the log keeps it. */
export interface UndoTrace {
  /** The line of the log it stands at: the undo itself, or the last one when it was refused. */
  readonly n: number;
  readonly by: Seat;
  /** What was said to it when it was asked. */
  readonly words?: string;
  readonly agreed: readonly Seat[];
  /** Who said no, and why. */
  readonly denier?: Seat;
  readonly reason?: UndoReason;
  readonly said?: string;
}

export interface TableInfo {
  readonly id: TableId;
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** How often they have changed since the table was made; absent: never. */
  readonly terms?: number;
  readonly public: boolean;
  /** Answers that leave no choice are given by themselves. */
  readonly autoPlay?: boolean;
  /** False where the owner wants no hints; whether the game has any is the game's to say. */
  readonly hints?: boolean;
  readonly status: TableStatus;
  readonly seats: readonly SeatInfo[];
  /** The reader owns the table. */
  readonly owner: boolean;
  readonly spectators: number;
  /** How far behind they are while the match runs; absent: they are not. */
  readonly delay?: Delay;
  /** Names of those who look on; of a crowd only the first. */
  readonly watching?: readonly string[];
  /** SHA-256 of the server's secret, published when the table is made. */
  readonly commitment: string;
  /** One 64-digit hex string per seat, '' where none was given. Listed from the start on. */
  readonly contributions: readonly string[];
  /** The opened secret, once the match is over. */
  readonly secret?: string;
  /** An undo that waits for consent. */
  readonly undo?: {
    readonly by: Seat;
    readonly to: number;
    readonly agreed: readonly Seat[];
    readonly needed: readonly Seat[];
    readonly words?: string;
  };
  /** The last request to take back that was not granted, until play goes on; without `denier` it timed out or was withdrawn. */
  readonly undoDenied?: { readonly by: Seat; readonly denier?: Seat; readonly reason?: UndoReason; readonly said?: string };
  /** What became of requests to take back that others were asked about: the newest of them, in the order of the log. */
  readonly undos?: readonly UndoTrace[];
  /** What everybody who plays is asked just now. */
  readonly vote?: VoteInfo;
  readonly voteDenied?: VoteDenied;
  /** All agreed to end it: over, and nobody has won. */
  readonly ended?: 'agreed';
  readonly clock?: ClockInfo;
  /** Between rounds: seats of people who are here and have not gone on yet. Absent while nobody is waited for. */
  readonly reading?: readonly Seat[];
  /** Once the match is over. `commitment` is that of the next deal: published before anybody contributes to it. */
  /** `begins`: the seat that will begin, where chance has no part in it. */
  readonly rematch?: { readonly yes: readonly Seat[]; readonly commitment?: string; readonly begins?: Seat; readonly table?: TableId };
  /** Rules of a version this program no longer carries: to be read, not played. */
  readonly readOnly?: boolean;
  /** Why only to be read, where it is not the rules: a text the match is made of is missing here. */
  readonly lacks?: 'content';
  /** Brought in by import. */
  readonly imported?: boolean;
  /** Begun in somebody's browser and carried to this server: whoever brought it knew seed and hands, and it is never rated. */
  readonly origin?: 'carried';
  /**
   * The deal of a match that was over is played here once more: some may know it (`seats[].knew`), and it is never rated. Which match
   * that was is told once this one is over, for it lies open.
   */
  readonly again?: { readonly of?: TableId };
  /** Begun from a laid-out position, for this reason: nothing was dealt, and the match counts nowhere. */
  readonly begun?: StartReason;
  /** What it was taken from, and where in it. */
  readonly fork?: { readonly source: string; readonly position: number };
  readonly createdAt: number;
  /** When the match began and ended; absent where it is not known, as of a match brought in. */
  readonly startedAt?: number;
  readonly endedAt?: number;
}

/** An open question with its lasting name: an action names the ask it answers. */
export interface AskInfo {
  readonly id: string;
  readonly seat: Seat;
  readonly what: string;
  readonly must: boolean;
  readonly byHand?: boolean;
  /** Between rounds: a reckoning lies open. */
  readonly between?: boolean;
}

/** What one seat of the reader sees and may do; without `seat`: the spectator's view. Views and actions are the game's own plain data. */
export interface SeatView {
  readonly seat?: Seat;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  readonly undo?: UndoOffer;
}

export interface MatchInfo {
  /** Number of actions in the line of play. */
  readonly position: number;
  readonly asks: readonly AskInfo[];
  readonly views: readonly SeatView[];
  readonly result?: Result;
}

/** One step of the match as this reader may know it. */
export interface LogLine {
  /** Running number over everything that happened, taken-back steps included. */
  readonly n: number;
  readonly kind: 'setup' | 'play' | 'undo';
  /** Position in the line of play after this step. */
  readonly position: number;
  readonly seat?: Seat;
  /** The events of this step that the reader may know, in order. */
  readonly events: readonly unknown[];
  /** Undone since. */
  readonly taken?: boolean;
  /** For undo: who agreed. */
  readonly agreed?: readonly Seat[];
}

/** How one may react to what somebody said. */
export const signs = ['heart', 'laugh', 'wow', 'check'] as const;
export type Sign = (typeof signs)[number];

/** What was said. It has numbers of its own, beside those of the table and of the log. */
export interface ChatLine {
  readonly n: number;
  readonly name: string;
  readonly seat?: Seat;
  readonly at: number;
  /** Words of a person, or of a bot as a key of its game. */
  readonly text?: string;
  /** Among those who look on: who wrote it, by a key that is good at this table alone. */
  readonly by?: string;
  readonly say?: { readonly key: string; readonly params?: Params };
  /** Something proposed, in a part of the match that has this number; its id is `n`. */
  readonly proposal?: Suggestion & { readonly stretch: number };
  readonly reply?: Reply;
  /** The proposal this seat takes back. */
  readonly withdrawn?: string;
  /** A sign this seat sets to a line, or takes away again. */
  readonly reaction?: { readonly line: number; readonly sign: Sign; readonly on: boolean };
  /** Somebody the table waits for is nudged by this seat. */
  readonly nudge?: Seat;
}

/** Lines of the talk a page is sent at once; older ones it asks for. */
export const TALK_SENT = 200;

/** A row of the lobby. */
export interface TableSummary {
  readonly id: TableId;
  readonly game: string;
  readonly status: TableStatus;
  readonly public: boolean;
  readonly seats: readonly {
    readonly kind: 'open' | 'person' | 'bot';
    readonly name: string;
    readonly level?: string;
    /** A bot plays for this person. */
    readonly standIn?: boolean;
  }[];
  /** Seats the game waits for. */
  readonly waitsFor: readonly Seat[];
  /** The reader's seats; empty for a stranger. */
  readonly yours: readonly Seat[];
  readonly changedAt: number;
  /** How time is kept, and what those have left whom the game waits for, as of the answer. */
  readonly clock?: { readonly kind: Clock['kind']; readonly paused?: true; readonly times: readonly SeatTime[] };
  /** How it ended. */
  readonly result?: Result;
  /** All agreed to end it: there is no result. */
  readonly ended?: 'agreed';
  /** So many lines the talk had with the last words of a person; absent where nobody spoke, or the host does not know. */
  readonly words?: number;
}
