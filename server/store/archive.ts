import { randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { TableId } from '@tafelrunde/protocol';
import type { Opening, Snapshot, StoredEvent, TalkPart } from '@tafelrunde/table';
import type { Change, Engine } from './persons.ts';
import { BEGUN, type RawEvent, storedEvent } from './rows.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

interface RawLine extends RawEvent {
  readonly command: string | null;
}

/** Everything of a table but its row. */
interface Packed {
  readonly events: readonly RawLine[];
  readonly talk: readonly RawLine[];
  readonly snapshot?: Snapshot;
  readonly pages: readonly { readonly number: number; readonly body: string }[];
}

/** Where a table is: an edition is nobody else's, so whoever finds their own knows that nobody came in between. */
interface Stand {
  readonly seq: number;
  readonly edition: number;
}

/** Where a look at all tables has come to, by when they were last changed. */
export interface Place {
  readonly changedAt: number;
  readonly id: string;
}

const BEGINNING: Place = { changedAt: 0, id: '' };

interface Part {
  /** From the beginning, where it is left out. */
  readonly after?: Place | undefined;
  /** So many tables are looked at. */
  readonly looked: number;
  /** So many are found, at most. */
  readonly limit: number;
}

interface Old {
  readonly tables: readonly TableId[];
  readonly until: Place;
  /** There are others after that. */
  readonly more: boolean;
}

interface Looked {
  readonly id: TableId;
  readonly changed_at: number;
  /** 0 and 1 in SQLite. */
  readonly due: boolean | number;
}

/** Asks where lines are that were never packed. */
type Usual = () => Promise<readonly StoredEvent[]>;

const newEdition = () => randomInt(2 ** 48 - 1);

const EVENTS = 'SELECT seq, happened_at, body, command FROM events WHERE table_id = ? ORDER BY seq';
const TALK = 'SELECT seq, happened_at, body, command FROM talk WHERE table_id = ? ORDER BY seq';

const OPENING = `SELECT tables.edition, snapshots.seq, snapshots.body, archive.table_id AS packed FROM tables
  LEFT JOIN snapshots ON snapshots.table_id = tables.id LEFT JOIN archive ON archive.table_id = tables.id WHERE tables.id = ?`;

interface RawOpening {
  readonly edition: number;
  /** Of its snapshot, if there is one. */
  readonly seq: number | null;
  readonly body: string | null;
  readonly packed: string | null;
}

/**
 * Tables nobody has touched for long lie here in one compressed piece, and are read from it as if nothing had happened. Beside it the last
 * event and the last word stay where they were: whoever reads notices by the gap before them that there is more, and whoever writes goes on
 * after them, so nobody else pays for the archive. Rows of tables, results and memberships are never packed.
 */
export class Archive {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /**
   * Tables with something to pack that were not changed since, the oldest first, among so many that come after a place. A part at a time:
   * most of an old house is packed already, and to look at all of it takes seconds in which nobody is answered.
   */
  async old(before: number, { after = BEGINNING, looked, limit }: Part): Promise<Old> {
    const sql = `SELECT id, changed_at, (status IN ('over', 'running') OR status = 'closed' AND ${BEGUN}) AND seq > 1
      AND NOT EXISTS (SELECT 1 FROM archive WHERE archive.table_id = tables.id AND archive.seq = tables.seq) AS due
      FROM tables WHERE changed_at < ? AND changed_at >= ? AND (changed_at > ? OR id > ?) ORDER BY changed_at, id LIMIT ?`;
    const { changedAt, id } = after;
    const rows = await this.#engine.ask<Looked>(sql, before, changedAt, changedAt, id, looked);
    const due = rows.filter((row) => row.due).slice(0, limit);
    const last = due.length < limit ? rows.at(-1) : due.at(-1);
    const more = rows.length === looked || last !== rows.at(-1);
    const until = last === undefined ? after : { changedAt: last.changed_at, id: last.id };
    return { tables: due.map((row) => row.id), until, more };
  }

  /** Packs a table as it is; false if it is changed meanwhile, or was packed by another. */
  async pack(table: TableId, now: number): Promise<boolean> {
    const stand = await this.#stand(table);
    if (stand === undefined) return false;
    const [before, events, talk, [snapshot], pages] = await Promise.all([
      this.#packed(table),
      this.#engine.ask<RawLine>(EVENTS, table),
      this.#engine.ask<RawLine>(TALK, table),
      this.#engine.ask<Snapshot>('SELECT seq, body FROM snapshots WHERE table_id = ?', table),
      this.#engine.ask<Packed['pages'][number]>('SELECT number, body FROM pages WHERE table_id = ?', table),
    ]);
    const latest = snapshot ?? before?.snapshot;
    const whole: Packed = {
      events: joined(before?.events, events),
      talk: joined(before?.talk, talk),
      pages: [...new Map([...(before?.pages ?? []), ...pages].map((page) => [page.number, page])).values()],
      ...(latest === undefined ? {} : { snapshot: latest }),
    };
    if (whole.events.length !== stand.seq) return false; // somebody has played while it was read
    return this.#engine.change(`table ${table}`, ...packing(table, stand, whole, await packedText(whole), now));
  }

  /** Events after a number, beside those in their usual place. */
  async events(table: TableId, after: number, usual: Usual): Promise<readonly StoredEvent[]> {
    const found = await usual();
    const [first] = found;
    if (first === undefined || first.seq === after + 1) return found;
    const packed = await this.#packed(table);
    if (packed === undefined) return usual(); // put back just now
    return [...packed.events.filter(({ seq }) => seq > after && seq < first.seq).map(storedEvent), ...found];
  }

  /** A part of the talk, beside what is in its usual place. */
  async words(table: TableId, part: TalkPart, usual: Usual): Promise<readonly StoredEvent[]> {
    const found = await usual();
    const { after = 0, before = Number.MAX_SAFE_INTEGER, limit } = part;
    const from = found[0]?.seq ?? before;
    // Nothing before these, as many as were asked for, or no word at all.
    if (from <= after + 1 || found.length >= limit || from === Number.MAX_SAFE_INTEGER) return found;
    const packed = await this.#packed(table);
    if (packed === undefined) return usual();
    const earlier = packed.talk.filter(({ seq }) => seq > after && seq < from).map(storedEvent);
    return [...earlier.slice(-(limit - found.length)), ...found];
  }

  /** What a table is opened with, wherever its snapshot lies. */
  async opening(table: TableId): Promise<Opening> {
    const [found] = await this.#engine.ask<RawOpening>(OPENING, table);
    if (found === undefined) return { edition: 0, snapshot: undefined };
    const { edition, seq, body, packed } = found;
    if (seq !== null && body !== null) return { edition, snapshot: { seq, body } };
    return { edition, snapshot: packed === null ? undefined : (await this.#packed(table))?.snapshot };
  }

  async page(table: TableId, number: number): Promise<string | undefined> {
    return (await this.#packed(table))?.pages.find((page) => page.number === number)?.body;
  }

  /** Everything is where it was before, to be rewritten; answers the edition that then holds. */
  async restore(table: TableId): Promise<number> {
    const stand = await this.#stand(table);
    const [archived] = await this.#engine.ask<Stand>('SELECT seq, edition FROM archive WHERE table_id = ?', table);
    const packed = archived === undefined ? undefined : await this.#packed(table);
    const edition = newEdition();
    if (stand === undefined || archived === undefined || packed === undefined) return stand?.edition ?? 0;
    await this.#engine.change(
      `table ${table}`,
      { sql: 'UPDATE tables SET edition = ? WHERE id = ? AND edition = ?', values: [edition, table, stand.edition] },
      ...packed.events.map(lineInto('events', table)),
      ...packed.talk.map(lineInto('talk', table)),
      ...packed.pages.map(({ number, body }) => ({
        sql: 'INSERT INTO pages (table_id, number, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
        values: [table, number, body],
      })),
      { sql: 'DELETE FROM archive WHERE table_id = ? AND edition = ?', values: [table, archived.edition] },
    );
    return edition;
  }

  async #stand(table: TableId): Promise<Stand | undefined> {
    return (await this.#engine.ask<Stand>('SELECT seq, edition FROM tables WHERE id = ?', table))[0];
  }

  async #packed(table: TableId): Promise<Packed | undefined> {
    const [row] = await this.#engine.ask<{ body: string }>('SELECT body FROM archive WHERE table_id = ?', table);
    if (row === undefined) return undefined;
    return JSON.parse((await decompress(Buffer.from(row.body, 'base64'))).toString()) as Packed;
  }
}

/** What was packed before, and what has come since; the last of those packed stayed in its place as well. */
function joined(before: readonly RawLine[] = [], since: readonly RawLine[]): readonly RawLine[] {
  const from = since[0]?.seq ?? Number.POSITIVE_INFINITY;
  return [...before.filter(({ seq }) => seq < from), ...since];
}

async function packedText(whole: Packed): Promise<string> {
  const text = Buffer.from(JSON.stringify(whole));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  return (await compress(text, { params })).toString('base64');
}

/** The last event and the last word stay; everything hangs on the table being the one that was read. */
function packing(table: TableId, { seq, edition }: Stand, { events, talk, pages }: Packed, body: string, now: number): readonly Change[] {
  const own = newEdition();
  const mine = 'EXISTS (SELECT 1 FROM archive WHERE archive.table_id = ? AND archive.edition = ?)';
  const gone = (stream: string, below: number): Change => ({
    sql: `DELETE FROM ${stream} WHERE table_id = ? AND seq < ? AND ${mine}`,
    values: [table, below, table, own],
  });
  const heard = [...events, ...talk].flatMap(({ command }) => (command === null ? [] : [command.slice(0, command.indexOf(':'))]));
  return [
    { sql: 'UPDATE tables SET edition = ? WHERE id = ? AND seq = ? AND edition = ?', values: [own, table, seq, edition] },
    {
      sql: `INSERT INTO archive (table_id, seq, edition, body, archived_at)
        SELECT id, seq, edition, CAST(? AS TEXT), CAST(? AS BIGINT) FROM tables WHERE id = ? AND seq = ? AND edition = ?
        ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, edition = excluded.edition, body = excluded.body, archived_at = excluded.archived_at`,
      values: [body, now, table, seq, own],
    },
    ...[...new Set(heard)].map((guest) => ({
      sql: 'INSERT INTO archive_voices (guest, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
      values: [guest, table],
    })),
    { sql: `DELETE FROM snapshots WHERE table_id = ? AND seq <= ? AND ${mine}`, values: [table, seq, table, own] },
    {
      sql: `DELETE FROM pages WHERE table_id = ? AND number <= ? AND ${mine}`,
      values: [table, Math.max(-1, ...pages.map(({ number }) => number)), table, own],
    },
    gone('talk', talk.at(-1)?.seq ?? 0),
    gone('events', seq),
  ];
}

function lineInto(stream: 'events' | 'talk', table: TableId): (line: RawLine) => Change {
  const sql = `INSERT INTO ${stream} (table_id, seq, happened_at, body, command) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;
  return ({ seq, happened_at, body, command }) => ({ sql, values: [table, seq, happened_at, body, command] });
}
