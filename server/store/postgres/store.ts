import type { TableId } from '@tafelrunde/protocol';
import type { Opening, Rewritten, Streams } from '@tafelrunde/table';
import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';
import {
  type Append,
  ConflictError,
  type GuestRow,
  LeaseLostError,
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
  type TalkStream,
} from '../port.ts';
import { Archive } from '../archive.ts';
import { type Change, type Engine, Persons } from '../persons.ts';
import { HouseBans } from '../house-bans.ts';
import { Hushes } from '../hushes.ts';
import { Invitations } from '../invitations.ts';
import { Results } from '../results.ts';
import { Reminders } from '../reminders.ts';
import {
  changes,
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
import { asStoreError } from './errors.ts';
import { Lanes } from '../../lanes.ts';
import { PostgresShared } from './shared.ts';
import { numbered, statements } from './statements.ts';

/**
 * Every operation but a change of several things about a person is one statement, so one transaction, on whichever connection is free.
 * PostgreSQL itself commits in groups.
 */
export class PostgresStore implements Store {
  readonly #engine: Engine = {
    ask: (sql, ...values) => this.#ask(sql, ...values),
    change: (whose, ...wanted) => this.#change(whose, wanted),
    by: () => '',
  };
  readonly persons = new Persons(this.#engine);
  readonly results = new Results(this.#engine);
  readonly reminders = new Reminders(this.#engine);
  readonly bans = new HouseBans(this.#engine);
  readonly hushes = new Hushes(this.#engine);
  readonly invitations = new Invitations(this.#engine);
  readonly archive = new Archive(this.#engine);
  readonly #pool: Pool;
  readonly #lanes = new Lanes();
  readonly shared = new PostgresShared((lane, sql, values) => this.#write(lane, sql, values));
  #closing: Promise<void> | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async append({ table, expected, events, row, contents = {}, lease }: Append): Promise<void> {
    const values = [
      table,
      expected,
      events.map((event) => event.at),
      events.map((event) => event.body),
      events.map((event) => event.command ?? null),
      row.game,
      row.status,
      row.public ? 1 : 0,
      row.summary,
      JSON.stringify(row.members),
      row.createdAt,
      row.changedAt,
      row.members,
      Object.keys(contents),
      Object.values(contents),
      row.dueAt ?? null,
      lease?.number ?? null,
      row.callAt ?? null,
    ];
    const sql = expected === 0 ? statements.appendFirst : statements.appendNext;
    const moved = await this.#write(table, sql, values);
    if (moved.rows.length > 0) return;
    if (lease !== undefined) await this.#mustBeElsewhere(table, expected, lease.number);
    throw new ConflictError(`Table ${table} is not at ${expected}.`);
  }

  /** A table that stands where it was expected was not moved for want of a lease. */
  async #mustBeElsewhere(table: TableId, expected: number, lease: number): Promise<void> {
    const [now] = (await this.#query<{ seq: number }>(statements.sequence, [table])).rows;
    if (now?.seq === expected) throw new LeaseLostError(`Lease ${lease} of table ${table} is lost or has run out.`);
  }

  async read(table: TableId, after: number): Promise<readonly StoredEvent[]> {
    return this.archive.events(table, after, async () => (await this.#ask<RawEvent>(questions.events, table, after)).map(storedEvent));
  }

  appendTalk(append: TalkAppend): Promise<void> {
    return this.#appendWords(append, 'talk', statements.appendTalk);
  }

  readonly asides: TalkStore = {
    talk: async (table, part) => (await this.#ask<RawEvent>(questions.asides, ...talkValues(table, part))).map(storedEvent),
    appendTalk: (append) => this.#appendWords(append, 'asides', statements.appendAsides),
  };

  async #appendWords({ table, expected, words }: TalkAppend, to: TalkStream, statement: string): Promise<void> {
    const values = [
      table,
      expected,
      words.map((word) => word.at),
      words.map((word) => word.body),
      words.map((word) => word.command ?? null),
    ];
    // A lane of its own: no move waits for a word.
    if (!(await this.#did(`${to} ${table}`, statement, values))) throw new ConflictError(`The talk of ${table} is not at ${expected}.`);
  }

  async talk(table: TableId, part: TalkPart): Promise<readonly StoredEvent[]> {
    return this.archive.words(table, part, async () =>
      (await this.#ask<RawEvent>(questions.talk, ...talkValues(table, part))).map(storedEvent),
    );
  }

  async spoken(member: string): Promise<ReadonlyMap<TableId, number>> {
    const rows = await this.#ask<{ table_id: TableId; seq: number }>(questions.spoken, member);
    return new Map(rows.map(({ table_id, seq }) => [table_id, seq]));
  }

  async saveSnapshot(table: TableId, { seq, edition, body }: Snapshot, pages: readonly StoredPage[] = []): Promise<void> {
    const values = [table, seq, body, pages.map((page) => page.number), pages.map((page) => page.body), edition ?? null];
    const own = await this.#write(table, statements.snapshot, values);
    if (own.rows.length === 0)
      throw new ConflictError(`Table ${table} has not reached ${seq}, or has another edition: the snapshot is not its own.`);
  }

  opening(table: TableId): Promise<Opening> {
    return this.archive.opening(table);
  }

  async snapshot(table: TableId): Promise<Snapshot | undefined> {
    return (await this.opening(table)).snapshot;
  }

  async page(table: TableId, number: number): Promise<string | undefined> {
    return (await this.#ask<{ readonly body: string }>(questions.page, table, number))[0]?.body ?? this.archive.page(table, number);
  }

  async row(table: TableId): Promise<TableRow | undefined> {
    return (await this.#ask<RawTable>(questions.table, table)).map(tableRow)[0];
  }

  async tables(filter: TableFilter): Promise<readonly TableRow[]> {
    const { sql, values } = tablesQuestion(filter);
    return (await this.#ask<RawTable>(sql, ...values)).map(tableRow);
  }

  async rewrite(table: TableId, expected: number, { events = [], talk = [], asides = [] }: Partial<Streams<Rewritten>>): Promise<void> {
    const parts = (lines: readonly Rewritten[]) => [lines.map(({ seq }) => seq), lines.map(({ body }) => body)];
    const values = [table, expected, ...parts(events), ...parts(talk), await this.archive.restore(table), ...parts(asides)];
    this.#mustBeOpen();
    const wanted = [
      { sql: statements.lock, values: [table] },
      { sql: statements.rewrite, values },
    ];
    const done = await this.#lanes.run(table, () => this.#together(wanted));
    if (!done) throw new ConflictError(`Table ${table} is not at ${expected}, or was packed meanwhile.`);
  }

  /** PostgreSQL frees dead rows in its own time; whoever wants them gone from the files at once says VACUUM FULL. */
  async scour(): Promise<void> {
    await this.ping();
  }

  remove(table: TableId): Promise<boolean> {
    return this.#did(table, statements.remove, [table]);
  }

  async guest(id: string): Promise<GuestRow | undefined> {
    return (await this.#ask<RawGuest>(questions.guest, id)).map(guestRow)[0];
  }

  async saveGuest({ id, name, createdAt, seenAt }: GuestRow): Promise<void> {
    await this.#did(`guest ${id}`, statements.guest, [id, name, createdAt, seenAt]);
  }

  removeGuest(id: string): Promise<boolean> {
    return this.#did(`guest ${id}`, statements.removeGuest, [id]);
  }

  async content(name: string): Promise<string | undefined> {
    return (await this.#ask<{ body: string }>(questions.content, name))[0]?.body;
  }

  listContent({ guest, name, game, option, title, listedAt }: ListedContent, text: string, most: number): Promise<boolean> {
    return this.#did(`guest ${guest}`, statements.listContent, [guest, name, game, option, title, listedAt, text, most]);
  }

  async listedContents(guest: string): Promise<readonly ListedContent[]> {
    return (await this.#ask<RawListed>(questions.listed, guest)).map(listedContent);
  }

  unlistContent(guest: string, name: string): Promise<boolean> {
    return this.#did(`guest ${guest}`, numbered(changes.unlist), [guest, name]);
  }

  async sweepContents(now: number, before: number): Promise<boolean> {
    const noted = await this.#did('contents', numbered(changes.noteUnused), [now]);
    return (await this.#did('contents', numbered(changes.removeUnused), [before])) || noted;
  }

  async ping(): Promise<void> {
    if (!(await this.#did('trial', statements.trial, []))) throw new StorageError('The database cannot be written.');
  }

  close(): Promise<void> {
    this.#closing ??= this.#lanes.settled().then(() => this.#pool.end());
    return this.#closing;
  }

  async #ask<Raw extends QueryResultRow>(sql: string, ...values: readonly (string | number)[]): Promise<readonly Raw[]> {
    this.#mustBeOpen();
    return (await this.#query<Raw>(numbered(sql), values)).rows;
  }

  async #did(lane: string, sql: string, values: readonly unknown[]): Promise<boolean> {
    return ((await this.#write(lane, sql, values)).rowCount ?? 0) > 0;
  }

  async #write<Raw extends QueryResultRow>(lane: string, sql: string, values: readonly unknown[]): Promise<QueryResult<Raw>> {
    this.#mustBeOpen();
    return this.#lanes.run(lane, () => this.#query<Raw>(sql, values));
  }

  async #change(whose: string, wanted: readonly Change[]): Promise<boolean> {
    const [only, second] = wanted;
    if (only !== undefined && second === undefined) return this.#did(`person ${whose}`, numbered(only.sql), only.values);
    this.#mustBeOpen();
    return this.#lanes.run(`person ${whose}`, () => this.#together(wanted));
  }

  async #together(wanted: readonly { readonly sql: string; readonly values: readonly unknown[] }[]): Promise<boolean> {
    let client: PoolClient | undefined;
    let fault: unknown;
    try {
      client = await this.#pool.connect();
      await client.query('BEGIN');
      let done = false;
      for (const { sql, values } of wanted) done = ((await client.query(numbered(sql), [...values])).rowCount ?? 0) > 0;
      await client.query('COMMIT');
      return done;
    } catch (error) {
      fault = error;
      throw asStoreError(error);
    } finally {
      client?.release(fault !== undefined); // after an error it may still be inside the transaction
    }
  }

  #mustBeOpen(): void {
    if (this.#closing) throw new StorageError('The store is closed.');
  }

  async #query<Raw extends QueryResultRow>(sql: string, values: readonly unknown[]): Promise<QueryResult<Raw>> {
    try {
      return await this.#pool.query<Raw>(sql, [...values]);
    } catch (error) {
      throw asStoreError(error);
    }
  }
}
