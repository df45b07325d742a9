import type { TableId, TableStatus } from '@tafelrunde/protocol';
import type { Opening, Rewritten, Streams, TableRow, TableStore, TalkStore } from '@tafelrunde/table';
import type { Archive } from './archive.ts';
import type { HouseBans } from './house-bans.ts';
import type { Hushes } from './hushes.ts';
import type { Invitations } from './invitations.ts';
import type { Persons } from './persons.ts';
import type { Results } from './results.ts';
import type { Reminders } from './reminders.ts';
import type { Shared } from './shared.ts';

export { ConflictError, LeaseLostError } from '@tafelrunde/table';
export type { Append, Snapshot, StoredEvent, StoredPage, TableRow, TalkAppend, TalkPart, TalkStore, TalkStream } from '@tafelrunde/table';

/** A content on a person's own list. */
export interface ListedContent {
  readonly guest: string;
  /** `sha256:…` */
  readonly name: string;
  readonly game: string;
  /** The option it is a value for. */
  readonly option: string;
  /** JSON text: how it is called in every language. */
  readonly title: string;
  readonly listedAt: number;
}

export interface GuestRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

export interface TableFilter {
  readonly member?: string;
  /** Only tables at which this guest has done or said anything. */
  readonly heardFrom?: string;
  readonly publicWaiting?: boolean;
  readonly status?: TableStatus;
  /** Only tables at which no match was ever begun. */
  readonly unbegun?: true;
  /** Only tables not changed since. */
  readonly changedBefore?: number;
  /** Only tables changed then or later; the one that was changed first comes first. */
  readonly changedFrom?: number;
  /** Only tables whose clock is to be looked at in this span; the one that has waited longest first. */
  readonly due?: { readonly after: number; readonly by: number };
  /** Only tables that wait since then for somebody who was not looked after yet; the one that has waited longest first. */
  readonly calledBy?: number;
  readonly limit: number;
}

/**
 * The one narrow port to the disk. Two engines (SQLite, PostgreSQL), one contract suite (tests/store/contract.ts).
 * Every promise that resolves means: it is on the disk and survives kill -9 and power loss.
 */
export interface Store extends TableStore {
  /** Who somebody is, and by which devices. */
  readonly persons: Persons;
  /** How finished matches ended. */
  readonly results: Results;
  /** How people want to be called, and the calls that are under way. */
  readonly reminders: Reminders;
  /** Whom and what the operator does not want here. */
  readonly bans: HouseBans;
  readonly hushes: Hushes;
  readonly invitations: Invitations;
  /** Where tables lie that nobody has touched for long. What is asked of this store comes from there as well. */
  readonly archive: Archive;
  opening(table: TableId): Promise<Opening>;
  /** The last changed first. */
  tables(filter: TableFilter): Promise<readonly TableRow[]>;
  /**
   * Old events in new words, for somebody who is to be forgotten, and what was said likewise; snapshots, which hold the old ones,
   * are gone. A table that is not at this sequence is a ConflictError and stays as it was.
   */
  rewrite(table: TableId, expected: number, anew: Partial<Streams<Rewritten>>): Promise<void>;
  readonly asides: TalkStore;
  /** The number of the last words of a person in the talk of each of a member's tables, where there are any. */
  spoken(member: string): Promise<ReadonlyMap<TableId, number>>;
  /**
   * What was removed or rewritten is gone from the files as well, as far as the engine allows: `log`, from the write-ahead log, which is
   * done in a moment; `files`, from what an older program freed without wiping it too, for which they are written anew.
   */
  scour(what: 'log' | 'files'): Promise<void>;
  /** The table and everything of it is gone. */
  remove(table: TableId): Promise<boolean>;
  guest(id: string): Promise<GuestRow | undefined>;
  saveGuest(guest: GuestRow): Promise<void>;
  /** Keeps a text and puts it on a person's list; on it already, it is listed anew. False: `most` others are on it, and nothing was written. */
  listContent(listed: ListedContent, text: string, most: number): Promise<boolean>;
  /** A person's own, the newest first. */
  listedContents(guest: string): Promise<readonly ListedContent[]>;
  /** Takes it off the list. Tables made of it keep it. */
  unlistContent(guest: string, name: string): Promise<boolean>;
  /** Notes what no table and no list refers to, and removes what has been so since `before`. True if anything changed. */
  sweepContents(now: number, before: number): Promise<boolean>;
  /** Forgets a guest: the name and the list of own contents are gone; tables keep playing under a neutral name (the caller writes that). */
  removeGuest(id: string): Promise<boolean>;
  /** Where several processes may use this store: what they share beside the tables. */
  readonly shared?: Shared;
  /** Answers when the store can be read and written (a real read, a real write that means nothing); throws otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The disk is full, the database gone: nothing was written. Only when a connection or the writer dies in the very moment of a commit
 * nobody can know: read the table again; a repeated command is then a ConflictError.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** One sentence for the operator: in use by another process, newer than the program, not writable. */
export class CannotOpenError extends Error {
  override readonly name = 'CannotOpenError';
}
