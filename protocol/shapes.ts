import type { OptionValue, Params, Result, Seat, StartReason, UndoOffer } from '@tafelrunde/kernel';

/** Raised when a page of the last release could no longer be served. */
export const PROTOCOL = 3;

declare const brand: unique symbol;
/** The code in the invitation link, e.g. "mond-eule-k7m3p". */
export type TableId = string & { readonly [brand]: 'TableId' };
/** Count of durable things that have happened at a table. */
export type Sequence = number & { readonly [brand]: 'Sequence' };

/** waiting: people sit down · running · over: the match has a result · closed: ended by its owner or expired, nothing more happens. */
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
  /** A bot plays for this person until the next decision after return. */
  readonly standIn?: boolean;
  /** One of the reader's own seats. */
  readonly you: boolean;
  /** The reader has given it up and looks on; sitting down there takes it back. */
  readonly left?: boolean;
  readonly owner: boolean;
}

export interface TableInfo {
  readonly id: TableId;
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, OptionValue>>;
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
  /** Names of those who look on; of a crowd only the first. */
  readonly watching?: readonly string[];
  /** SHA-256 of the server's secret, published when the table is made. */
  readonly commitment: string;
  /** One 64-digit hex string per seat, '' where none was given. Listed from the start on. */
  readonly contributions: readonly string[];
  /** The opened secret, once the match is over. */
  readonly secret?: string;
  /** An undo that waits for consent. */
  readonly undo?: { readonly by: Seat; readonly to: number; readonly agreed: readonly Seat[]; readonly needed: readonly Seat[] };
  /** The last request to take back that was not granted, until play goes on; without `denier` it timed out or was withdrawn. */
  readonly undoDenied?: { readonly by: Seat; readonly denier?: Seat };
  /** Between rounds: seats of people who are here and have not gone on yet. Absent while nobody is waited for. */
  readonly reading?: readonly Seat[];
  /** Once the match is over. `commitment` is that of the next deal: published before anybody contributes to it. */
  readonly rematch?: { readonly yes: readonly Seat[]; readonly commitment?: string; readonly table?: TableId };
  /** Rules of a version this program no longer carries: to be read, not played. */
  readonly readOnly?: boolean;
  /** Why only to be read, where it is not the rules: a text the match is made of is missing here. */
  readonly lacks?: 'content';
  /** Brought in by import. */
  readonly imported?: boolean;
  /** Begun from a laid-out position, for this reason: nothing was dealt, and the match counts nowhere. */
  readonly begun?: StartReason;
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
  readonly moment?: boolean;
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

/** What was said. It has numbers of its own, beside those of the table and of the log. */
export interface ChatLine {
  readonly n: number;
  readonly name: string;
  readonly seat?: Seat;
  readonly at: number;
  /** Words of a person, or of a bot as a key of its game. */
  readonly text?: string;
  readonly say?: { readonly key: string; readonly params?: Params };
}

/** A row of the lobby. */
export interface TableSummary {
  readonly id: TableId;
  readonly game: string;
  readonly status: TableStatus;
  readonly public: boolean;
  readonly seats: readonly { readonly kind: 'open' | 'person' | 'bot'; readonly name: string; readonly level?: string }[];
  /** Seats the game waits for. */
  readonly waitsFor: readonly Seat[];
  /** The reader's seats; empty for a stranger. */
  readonly yours: readonly Seat[];
  readonly changedAt: number;
}
