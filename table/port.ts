import type { Contents } from '@tafelrunde/kernel';
import type { TableId, TableStatus } from '@tafelrunde/protocol';

/** One durable thing that happened at a table: `body` is its JSON text. */
export interface StoredEvent {
  readonly seq: number;
  readonly at: number;
  readonly body: string;
}

/** What the lobby and the operator want to know of a table without opening it; written with every append. */
export interface TableRow {
  readonly id: TableId;
  readonly game: string;
  readonly status: TableStatus;
  readonly public: boolean;
  /** JSON text of what the lobby shows. */
  readonly summary: string;
  /** Guests who hold a seat. */
  readonly members: readonly string[];
  readonly createdAt: number;
  readonly changedAt: number;
  /** When the clock of the table must be looked at, if nothing happens before. */
  readonly dueAt?: number;
  /** Since when somebody is waited for of whom nobody has asked yet whether they are away. */
  readonly callAt?: number;
}

/** The right of one host to move a table's bots and clocks for a while. The number rises whenever it changes hands. */
export interface Lease {
  readonly number: number;
}

export interface Append {
  readonly table: TableId;
  /** The sequence the table was at: the new events are expected+1, … A mismatch is a ConflictError and nothing is written. */
  readonly expected: number;
  readonly events: readonly {
    readonly at: number;
    readonly body: string /** `guest:command`; unique per table, a repeat is a ConflictError. */;
    readonly command?: string;
  }[];
  readonly row: TableRow;
  /** What the table is made of from these events on: kept with it as long as it stands, written with them or not at all. */
  readonly contents?: Contents;
  /** By the right of which this is written, where several hosts share a store: lost or run out, it is a LeaseLostError. */
  readonly lease?: Lease;
}

export interface Snapshot {
  readonly seq: number;
  /** Of which edition of the table's lines it was made; unknown only where nobody can put them in other words. */
  readonly edition?: number;
  readonly body: string;
}

/** Known before any line is read: what is put in other words after that makes this the older edition. */
export interface Opening {
  /** Of its lines: changes whenever old ones are packed, put back or put in other words; 0 of a table just laid, or not there. */
  readonly edition: number;
  readonly snapshot: Snapshot | undefined;
}

/** A full page of a match's past: written once, read when somebody asks for it. Holds no names and no words of people. */
export interface StoredPage {
  readonly number: number;
  readonly body: string;
}

/** Words, after those that are there. A table that is gone, or a talk that is not at this number, is a ConflictError. */
export interface TalkAppend {
  readonly table: TableId;
  readonly expected: number;
  readonly words: Append['events'];
}

/** A part of a talk: words after one and before another, of these the newest. */
export interface TalkPart {
  readonly after?: number;
  readonly before?: number;
  readonly limit: number;
}

/** What is said at the table, and what those say to each other who look on. */
export type TalkStream = 'talk' | 'asides';

/** A stream of words beside a table's own. */
export interface TalkStore {
  /** Words of the talk, in order. */
  talk(table: TableId, part: TalkPart): Promise<readonly StoredEvent[]>;
  /** Leaves the table's own sequence and its row alone. */
  appendTalk(append: TalkAppend): Promise<void>;
}

/** Where tables are read from. */
export interface Pages {
  /** Events after this sequence, in order. */
  read(table: TableId, after: number): Promise<readonly StoredEvent[]>;
  snapshot(table: TableId): Promise<Snapshot | undefined>;
  /** The body of a page that was saved beside a snapshot. */
  page(table: TableId, number: number): Promise<string | undefined>;
  row(table: TableId): Promise<TableRow | undefined>;
  /** A text by its name. */
  content(name: string): Promise<string | undefined>;
}

/** Where a host keeps its tables. Every promise that resolves means: it survives whatever this host survives. */
export interface TableStore extends Pages, TalkStore {
  append(append: Append): Promise<void>;
  /** What those say to each other who look on: kept apart, so that nothing that reads the talk can come upon it. Not where nobody looks on. */
  readonly asides?: TalkStore;
  /** What a table is opened with, in one question; not where nobody can put old lines in other words: there a snapshot is all there is. */
  opening?(table: TableId): Promise<Opening>;
  /**
   * The newest is kept; the pages it leaves out are written with it. Of a table that is gone, beyond its sequence, or of another edition
   * than it has: a ConflictError, for it may hold what somebody wanted forgotten.
   */
  saveSnapshot(table: TableId, snapshot: Snapshot, pages?: readonly StoredPage[]): Promise<void>;
}

/** Who was to move the bots has no right to it any more; nothing was written. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

/** Somebody else wrote first, or this command was already written. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}
