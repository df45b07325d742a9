import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TableId } from '@tafelrunde/protocol';
import type { Opening, Rewritten, Streams } from '@tafelrunde/table';
import {
  type Append,
  type GuestRow,
  type ListedContent,
  type Snapshot,
  StorageError,
  type Store,
  type StoredEvent,
  type StoredPage,
  type TableFilter,
  type TableRow,
  type TalkAppend,
  type TalkPart,
  type TalkStore,
} from '../port.ts';
import { Archive } from '../archive.ts';
import { type Engine, Persons } from '../persons.ts';
import { HouseBans } from '../house-bans.ts';
import { Hushes } from '../hushes.ts';
import { Invitations } from '../invitations.ts';
import { Results } from '../results.ts';
import { Reminders } from '../reminders.ts';
import {
  guestRow,
  listedContent,
  questions,
  type RawEvent,
  type RawGuest,
  type RawListed,
  type RawTable,
  storedEvent,
  tableRow,
  tablesQuestion,
  talkValues,
} from '../rows.ts';
import { type Connection, connect, indexedBy } from './connection.ts';
import type { WriteQueue } from './queue.ts';

/** Bytes below which a disk counts as full: a trial may still fit where a move does not. */
const ROOM = 1024 * 1024;

/**
 * Writes go to the writer thread. Reads run here, on a read-only connection of the calling thread: a table of 500 actions takes
 * well under a millisecond, less than handing it over from another thread would.
 */
export class SqliteStore implements Store {
  readonly file: string;
  readonly #engine: Engine = {
    ask: async (sql, ...values) => this.#ask(sql, ...values),
    change: (_whose, ...wanted) => this.#queue.write({ kind: 'change', changes: wanted }),
    by: indexedBy,
  };
  readonly persons = new Persons(this.#engine);
  readonly results = new Results(this.#engine);
  readonly reminders = new Reminders(this.#engine);
  readonly bans = new HouseBans(this.#engine);
  readonly hushes = new Hushes(this.#engine);
  readonly invitations = new Invitations(this.#engine);
  readonly archive = new Archive(this.#engine);
  readonly #queue: WriteQueue;
  readonly #leave: () => void;
  readonly #reader: Connection;
  readonly #prepared = new Map<string, ReturnType<Connection['prepare']>>();
  #closing: Promise<void> | undefined;

  constructor(file: string, queue: WriteQueue, leave: () => void) {
    this.file = file;
    this.#queue = queue;
    this.#leave = leave;
    this.#reader = connect(file, { readOnly: true });
  }

  async append(append: Append): Promise<void> {
    await this.#queue.write({ kind: 'append', append });
  }

  async read(table: TableId, after: number): Promise<readonly StoredEvent[]> {
    return this.archive.events(table, after, async () => this.#ask<RawEvent>(questions.events, table, after).map(storedEvent));
  }

  async appendTalk(append: TalkAppend): Promise<void> {
    await this.#queue.write({ kind: 'append-talk', to: 'talk', append });
  }

  readonly asides: TalkStore = {
    talk: async (table, part) => this.#ask<RawEvent>(questions.asides, ...talkValues(table, part)).map(storedEvent),
    appendTalk: async (append) => void (await this.#queue.write({ kind: 'append-talk', to: 'asides', append })),
  };

  async talk(table: TableId, part: TalkPart): Promise<readonly StoredEvent[]> {
    return this.archive.words(table, part, async () => this.#ask<RawEvent>(questions.talk, ...talkValues(table, part)).map(storedEvent));
  }

  async spoken(member: string): Promise<ReadonlyMap<TableId, number>> {
    return new Map(this.#ask<{ table_id: TableId; seq: number }>(questions.spoken, member).map(({ table_id, seq }) => [table_id, seq]));
  }

  async saveSnapshot(table: TableId, snapshot: Snapshot, pages: readonly StoredPage[] = []): Promise<void> {
    await this.#queue.write({ kind: 'snapshot', table, snapshot, pages });
  }

  opening(table: TableId): Promise<Opening> {
    return this.archive.opening(table);
  }

  async snapshot(table: TableId): Promise<Snapshot | undefined> {
    return (await this.opening(table)).snapshot;
  }

  async page(table: TableId, number: number): Promise<string | undefined> {
    return this.#ask<{ readonly body: string }>(questions.page, table, number)[0]?.body ?? this.archive.page(table, number);
  }

  async row(table: TableId): Promise<TableRow | undefined> {
    return this.#ask<RawTable>(questions.table, table).map(tableRow)[0];
  }

  async tables(filter: TableFilter): Promise<readonly TableRow[]> {
    const { sql, values } = tablesQuestion(filter);
    return this.#ask<RawTable>(sql, ...values).map(tableRow);
  }

  async rewrite(table: TableId, expected: number, { events = [], talk = [], asides = [] }: Partial<Streams<Rewritten>>): Promise<void> {
    const edition = await this.archive.restore(table);
    await this.#queue.write({ kind: 'rewrite', table, expected, edition, events, talk, asides });
  }

  async scour(what: 'log' | 'files'): Promise<void> {
    if (this.#closing) throw new StorageError('The store is closed.');
    const connection = connect(this.file);
    try {
      if (what === 'files') connection.exec('VACUUM');
      connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch (error) {
      throw new StorageError(`The database ${this.file} cannot be cleaned: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    } finally {
      connection.close();
    }
  }

  remove(table: TableId): Promise<boolean> {
    return this.#queue.write({ kind: 'remove', table });
  }

  async guest(id: string): Promise<GuestRow | undefined> {
    return this.#ask<RawGuest>(questions.guest, id).map(guestRow)[0];
  }

  async saveGuest(guest: GuestRow): Promise<void> {
    await this.#queue.write({ kind: 'guest', guest });
  }

  removeGuest(id: string): Promise<boolean> {
    return this.#queue.write({ kind: 'remove-guest', guest: id });
  }

  async content(name: string): Promise<string | undefined> {
    return this.#ask<{ body: string }>(questions.content, name)[0]?.body;
  }

  listContent(listed: ListedContent, text: string, most: number): Promise<boolean> {
    return this.#queue.write({ kind: 'list-content', listed, text, most });
  }

  async listedContents(guest: string): Promise<readonly ListedContent[]> {
    return this.#ask<RawListed>(questions.listed, guest).map(listedContent);
  }

  unlistContent(guest: string, name: string): Promise<boolean> {
    return this.#queue.write({ kind: 'unlist-content', guest, name });
  }

  sweepContents(now: number, before: number): Promise<boolean> {
    return this.#queue.write({ kind: 'sweep-contents', now, before });
  }

  /** Starts the writer thread and waits until it has really written something. */
  async tryWriting(): Promise<void> {
    await this.#queue.write({ kind: 'trial' });
  }

  async ping(): Promise<void> {
    if (this.#ask(questions.version).length !== 1) throw new StorageError(`The database ${this.file} does not answer.`);
    const { bavail, bsize } = statfsSync(dirname(this.file));
    if (bavail * bsize < ROOM) throw new StorageError(`The disk of ${this.file} is full.`);
    await this.tryWriting();
  }

  close(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    await this.#queue.close();
    this.#reader.close();
    this.#leave();
  }

  #ask<Raw>(sql: string, ...values: readonly (string | number)[]): Raw[] {
    if (this.#closing) throw new StorageError('The store is closed.');
    try {
      let statement = this.#prepared.get(sql);
      if (!statement) {
        statement = this.#reader.prepare(sql);
        this.#prepared.set(sql, statement);
      }
      return statement.all(...values) as Raw[];
    } catch (error) {
      throw new StorageError(`The database ${this.file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
}
