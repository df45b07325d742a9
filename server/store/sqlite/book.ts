import type { Append, GuestRow, ListedContent, Snapshot, StoredPage, TalkAppend, TalkStream } from '../port.ts';
import type { Change } from '../persons.ts';
import { changes } from '../rows.ts';
import { type Connection, conflictCodes, connect, extendedCode, primaryCode, sqliteCode } from './connection.ts';
import { type Answer, type Job, membersText, type Outcome, type PlainAppend, type WriterData } from './jobs.ts';

/** Found before anything was written. */
class Clash extends Error {}

/** The writing side of the database. Lives in the writer thread. */
export class Book {
  readonly #connection: Connection;
  readonly #write: ReturnType<typeof statements>;
  readonly #prepared = new Map<string, ReturnType<Connection['prepare']>>();

  constructor({ file, maxPages }: WriterData) {
    this.#connection = connect(file);
    if (maxPages !== undefined) this.#connection.exec(`PRAGMA max_page_count = ${maxPages}`);
    this.#write = statements(this.#connection);
  }

  /** One transaction for all: what is refused is left out alone, a failing disk leaves out everything. */
  commit(jobs: readonly (Job | PlainAppend)[]): Answer {
    try {
      this.#write.begin.run();
      const outcomes = jobs.map((job) => this.#attempt(job));
      this.#write.commit.run();
      return outcomes.every(isDone) ? 'done' : { outcomes };
    } catch (error) {
      // On a full disk SQLite may have rolled back by itself.
      if (this.#connection.isTransaction) this.#write.rollback.run();
      return { failed: error instanceof Error ? error.message : String(error) };
    }
  }

  close(): void {
    try {
      // Tidiness, not durability: leaves one file where it can, and waits for no reader.
      this.#connection.exec('PRAGMA busy_timeout = 100; PRAGMA wal_checkpoint(TRUNCATE)');
    } finally {
      this.#connection.close();
    }
  }

  #attempt(job: Job | PlainAppend): Outcome {
    if (isPlain(job)) {
      // No savepoint: what is refused takes out again the one line it wrote.
      try {
        this.#appendOne(job);
        return DONE;
      } catch (error) {
        return refusal(error);
      }
    }
    this.#write.savepoint.run();
    let outcome: Outcome;
    try {
      outcome = { done: this.#perform(job) };
    } catch (error) {
      outcome = refusal(error);
      this.#write.back.run();
    }
    this.#write.release.run();
    return outcome;
  }

  #perform(job: Job): boolean {
    switch (job.kind) {
      case 'trial':
        return this.#trial();
      case 'append':
        return this.#append(job.append);
      case 'append-talk':
        return this.#appendTalk(job.append, this.#write[job.to]);
      case 'snapshot':
        return this.#snapshot(job.table, job.snapshot, job.pages);
      case 'rewrite':
        return this.#rewrite(job);
      case 'remove':
        return this.#write.removeTable.run(job.table).changes > 0;
      case 'guest':
        return this.#guest(job.guest);
      case 'remove-guest':
        this.#write.clearList.run(job.guest);
        return this.#write.removeGuest.run(job.guest).changes > 0;
      case 'list-content':
        return this.#list(job.listed, job.text, job.most);
      case 'unlist-content':
        return this.#write.unlist.run(job.guest, job.name).changes > 0;
      case 'sweep-contents': {
        const noted = this.#write.noteUnused.run(job.now).changes > 0;
        return this.#write.removeUnused.run(job.before).changes > 0 || noted;
      }
      case 'change':
        return this.#change(job.changes);
    }
  }

  /** Something must really change, or SQLite writes nothing. This number is nobody's: the version stands in a table. */
  #trial(): boolean {
    const { user_version: before } = this.#write.trials.get() as { user_version: number };
    this.#connection.exec(`PRAGMA user_version = ${(before + 1) % 2 ** 31}`);
    return true;
  }

  /** What nearly every action is: the same people sit there, and one line more is written. */
  #appendOne(append: PlainAppend): void {
    const [table, expected, at, body, command, game, status, isPublic, summary, members, createdAt, changedAt, dueAt, callAt] = append;
    const seq = expected + 1;
    const { event, moveOn, reseat, dropEvent } = this.#write;
    event.run(table, seq, at, body, command);
    try {
      const moved = moveOn.run(seq, game, status, isPublic, summary, createdAt, changedAt, dueAt, callAt, table, expected, members);
      if (moved.changes === 1) return;
      // Others sit there now, or it is not where it was thought to be.
      const seated = reseat.run(seq, game, status, isPublic, summary, createdAt, changedAt, dueAt, callAt, members, table, expected);
      if (seated.changes === 1) return this.#seat(table, JSON.parse(members) as string[]);
      throw this.#clash(table, expected);
    } catch (error) {
      // An event without its row would be a table at which nothing can be written any more. A full disk may have rolled back everything.
      if (this.#connection.isTransaction) dropEvent.run(table, seq);
      throw error;
    }
  }

  #clash(table: string, expected: number): Clash {
    const { seq = 0 } = (this.#write.position.get(table) ?? {}) as { seq?: number };
    return new Clash(`Table ${table} is at ${seq}, not at ${expected}.`);
  }

  #seat(table: string, members: readonly string[]): void {
    this.#write.emptySeats.run(table);
    for (const guest of new Set(members)) this.#write.seat.run(guest, table);
  }

  #append({ table, expected, events, row, contents = {} }: Append): boolean {
    const before = this.#write.position.get(table) as { seq: number; members: string } | undefined;
    if ((before?.seq ?? 0) !== expected) throw this.#clash(table, expected);
    const members = membersText(row.members);
    const fields = [
      row.game,
      row.status,
      row.public ? 1 : 0,
      row.summary,
      members,
      row.createdAt,
      row.changedAt,
      row.dueAt ?? null,
      row.callAt ?? null,
    ];
    if (!before) this.#write.insertTable.run(expected + events.length, ...fields, table);
    let seq = expected;
    for (const event of events) {
      seq += 1;
      this.#write.event.run(table, seq, event.at, event.body, event.command ?? null);
    }
    if (before) this.#write.updateTable.run(expected + events.length, ...fields, table);
    if (members !== (before?.members ?? '[]')) this.#seat(table, row.members);
    for (const [name, text] of Object.entries(contents)) {
      this.#write.content.run(name, text);
      this.#write.use.run(table, name);
    }
    return true;
  }

  #appendTalk({ table, expected, words }: TalkAppend, { position, word: one }: ReturnType<typeof wordStatements>): boolean {
    const { seq: at } = position.get(table) as { seq: number };
    if (at !== expected) throw new Clash(`The talk of ${table} is at ${at}, not at ${expected}.`);
    if (this.#write.position.get(table) === undefined) throw new Clash(`There is no table ${table}.`);
    words.forEach((word, i) => one.run(table, expected + i + 1, word.at, word.body, word.command ?? null));
    return true;
  }

  #list({ guest, name, game, option, title, listedAt }: ListedContent, text: string, most: number): boolean {
    const { others } = this.#write.others.get(guest, name) as { others: number };
    if (others >= most) return false;
    this.#write.content.run(name, text);
    return this.#write.list.run(guest, name, game, option, title, listedAt).changes > 0;
  }

  #snapshot(table: string, { seq, edition, body }: Snapshot, pages: readonly StoredPage[]): boolean {
    const now = this.#write.edition.get(table) as { seq: number; edition: number } | undefined;
    const at = now?.seq ?? 0;
    if (edition !== undefined && edition !== now?.edition) throw new Clash(`A snapshot of table ${table} is of another edition.`);
    if (at < seq) throw new Clash(`Table ${table} is at ${at}: a snapshot of ${seq} is not its own.`);
    for (const page of pages) this.#write.page.run(table, page.number, page.body);
    return this.#write.snapshot.run(table, seq, body).changes > 0;
  }

  #rewrite({ table, expected, edition, events, talk, asides }: Extract<Job, { readonly kind: 'rewrite' }>): boolean {
    const now = this.#write.edition.get(table) as { seq: number; edition: number } | undefined;
    if (now?.seq !== expected) throw new Clash(`Table ${table} is at ${now?.seq ?? 0}, not at ${expected}.`);
    if (now.edition !== edition) throw new Clash(`Table ${table} was packed or rewritten meanwhile.`);
    for (const { seq, body } of events) this.#write.rewrite.run(body, table, seq);
    for (const { seq, body } of talk) this.#write.talk.rewrite.run(body, table, seq);
    for (const { seq, body } of asides) this.#write.asides.rewrite.run(body, table, seq);
    this.#write.dropSnapshot.run(table);
    this.#write.nextEdition.run(table);
    return true;
  }

  /** Of several the last one says whether there was anything to do. */
  #change(wanted: readonly Change[]): boolean {
    let done = false;
    for (const { sql, values } of wanted) {
      const statement = this.#prepared.get(sql) ?? this.#connection.prepare(sql);
      this.#prepared.set(sql, statement);
      done = statement.run(...values).changes > 0;
    }
    return done;
  }

  #guest({ id, name, createdAt, seenAt }: GuestRow): boolean {
    return this.#write.guest.run(id, name, createdAt, seenAt).changes > 0;
  }
}

function wordStatements(connection: Connection, of: TalkStream) {
  return {
    rewrite: connection.prepare(`UPDATE ${of} SET body = ? WHERE table_id = ? AND seq = ?`),
    position: connection.prepare(`SELECT coalesce(max(seq), 0) AS seq FROM ${of} WHERE table_id = ?`),
    word: connection.prepare(`INSERT INTO ${of} (table_id, seq, happened_at, body, command) VALUES (?, ?, ?, ?, ?)`),
  };
}

function statements(connection: Connection) {
  return {
    begin: connection.prepare('BEGIN IMMEDIATE'),
    commit: connection.prepare('COMMIT'),
    rollback: connection.prepare('ROLLBACK'),
    savepoint: connection.prepare('SAVEPOINT job'),
    release: connection.prepare('RELEASE job'),
    back: connection.prepare('ROLLBACK TO job'),
    trials: connection.prepare('PRAGMA user_version'),
    position: connection.prepare('SELECT seq, members FROM tables WHERE id = ?'),
    insertTable: connection.prepare(
      'INSERT INTO tables (seq, game, status, is_public, summary, members, created_at, changed_at, due_at, call_at, id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    updateTable: connection.prepare(
      'UPDATE tables SET seq = ?, game = ?, status = ?, is_public = ?, summary = ?, members = ?, created_at = ?, changed_at = ?, due_at = ?, call_at = ? WHERE id = ?',
    ),
    moveOn: connection.prepare(
      'UPDATE tables SET seq = ?, game = ?, status = ?, is_public = ?, summary = ?, created_at = ?, changed_at = ?, due_at = ?, call_at = ? WHERE id = ? AND seq = ? AND members = ?',
    ),
    reseat: connection.prepare(
      'UPDATE tables SET seq = ?, game = ?, status = ?, is_public = ?, summary = ?, created_at = ?, changed_at = ?, due_at = ?, call_at = ?, members = ? WHERE id = ? AND seq = ?',
    ),
    dropEvent: connection.prepare('DELETE FROM events WHERE table_id = ? AND seq = ?'),
    edition: connection.prepare('SELECT seq, edition FROM tables WHERE id = ?'),
    nextEdition: connection.prepare('UPDATE tables SET edition = edition + 1 WHERE id = ?'),
    rewrite: connection.prepare('UPDATE events SET body = ? WHERE table_id = ? AND seq = ?'),
    talk: wordStatements(connection, 'talk'),
    asides: wordStatements(connection, 'asides'),
    dropSnapshot: connection.prepare('DELETE FROM snapshots WHERE table_id = ?'),
    event: connection.prepare('INSERT INTO events (table_id, seq, happened_at, body, command) VALUES (?, ?, ?, ?, ?)'),
    emptySeats: connection.prepare('DELETE FROM memberships WHERE table_id = ?'),
    seat: connection.prepare('INSERT INTO memberships (guest, table_id) VALUES (?, ?)'),
    // An older snapshot never replaces a newer one.
    snapshot: connection.prepare(
      `INSERT INTO snapshots (table_id, seq, body) VALUES (?, ?, ?)
       ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= snapshots.seq`,
    ),
    // The same page again says the same; only another shape of the states in it is news.
    page: connection.prepare(
      `INSERT INTO pages (table_id, number, body) VALUES (?, ?, ?) ON CONFLICT (table_id, number) DO UPDATE SET body = excluded.body`,
    ),
    removeTable: connection.prepare('DELETE FROM tables WHERE id = ?'),
    guest: connection.prepare(
      `INSERT INTO guests (id, name, created_at, seen_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, created_at = excluded.created_at, seen_at = excluded.seen_at`,
    ),
    removeGuest: connection.prepare('DELETE FROM guests WHERE id = ?'),
    content: connection.prepare('INSERT INTO contents (name, body) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET alone_since = NULL'),
    use: connection.prepare('INSERT INTO content_uses (table_id, content) VALUES (?, ?) ON CONFLICT DO NOTHING'),
    others: connection.prepare('SELECT count(*) AS others FROM content_lists WHERE guest = ? AND content <> ?'),
    list: connection.prepare(
      `INSERT INTO content_lists (guest, content, game, option_key, title, listed_at) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (guest, content) DO UPDATE SET game = excluded.game, option_key = excluded.option_key, title = excluded.title,
         listed_at = excluded.listed_at`,
    ),
    unlist: connection.prepare(changes.unlist),
    clearList: connection.prepare(changes.clearList),
    noteUnused: connection.prepare(changes.noteUnused),
    removeUnused: connection.prepare(changes.removeUnused),
  };
}

const DONE: Outcome = { done: true };
const isDone = (outcome: Outcome) => 'done' in outcome && outcome.done;

function isPlain(job: Job | PlainAppend): job is PlainAppend {
  return Array.isArray(job);
}

/** What concerns this job alone; anything else (disk full, I/O error, database locked) is everybody's and thrown on. */
function refusal(error: unknown): Outcome {
  if (error instanceof Clash) return { conflict: error.message };
  const code = primaryCode(error);
  const message = error instanceof Error ? error.message : String(error);
  if (code === undefined || code === sqliteCode.tooBig) return { storage: message };
  if (code !== sqliteCode.constraint) throw error;
  return conflictCodes.has(extendedCode(error) ?? 0) ? { conflict: message } : { storage: message };
}
