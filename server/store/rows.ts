import type { TableId, TableStatus } from '@tafelrunde/protocol';
import type { GuestRow, ListedContent, StoredEvent, TableFilter, TableRow, TalkPart, TalkStream } from './port.ts';

const newestWords = (of: TalkStream) => `SELECT seq, happened_at, body FROM
    (SELECT seq, happened_at, body FROM ${of} WHERE table_id = ? AND seq > ? AND seq < ? ORDER BY seq DESC LIMIT ?) AS newest ORDER BY seq`;

/** What both engines ask the same way. Parameters are `?`; PostgreSQL numbers them. */
export const questions = {
  version: 'SELECT version FROM schema_version',
  events: 'SELECT seq, happened_at, body FROM events WHERE table_id = ? AND seq > ? ORDER BY seq',
  talk: newestWords('talk'),
  asides: newestWords('asides'),
  // Words of people alone: what bots say of their plans is to be found, not to be announced.
  spoken: `SELECT table_id, seq FROM
    (SELECT table_id, (SELECT talk.seq FROM talk WHERE talk.table_id = memberships.table_id AND talk.body LIKE '{"type":"said"%'
      ORDER BY talk.seq DESC LIMIT 1) AS seq FROM memberships WHERE guest = ?) AS newest WHERE seq IS NOT NULL`,
  page: 'SELECT body FROM pages WHERE table_id = ? AND number = ?',
  table: 'SELECT id, game, status, is_public, summary, members, created_at, changed_at, due_at, call_at FROM tables WHERE id = ?',
  guest: 'SELECT id, name, created_at, seen_at FROM guests WHERE id = ?',
  content: 'SELECT body FROM contents WHERE name = ?',
  listed: 'SELECT guest, content, game, option_key, title, listed_at FROM content_lists WHERE guest = ? ORDER BY listed_at DESC, content',
} as const;

/** Contents nothing refers to. */
const UNUSED = `NOT EXISTS (SELECT 1 FROM content_uses WHERE content_uses.content = contents.name)
  AND NOT EXISTS (SELECT 1 FROM content_lists WHERE content_lists.content = contents.name)`;

/** What both engines change the same way. */
export const changes = {
  unlist: 'DELETE FROM content_lists WHERE guest = ? AND content = ?',
  clearList: 'DELETE FROM content_lists WHERE guest = ?',
  noteUnused: `UPDATE contents SET alone_since = ? WHERE alone_since IS NULL AND ${UNUSED}`,
  removeUnused: `DELETE FROM contents WHERE alone_since <= ? AND ${UNUSED}`,
} as const;

/** A part of a table's talk, as `questions.talk` and `questions.asides` ask for it. */
export function talkValues(table: TableId, { after = 0, before = Number.MAX_SAFE_INTEGER, limit }: TalkPart): readonly (string | number)[] {
  return [table, after, before, limit];
}

/** A match was begun at this table: it says so among its lines, and what was packed was asked before that (`Archive.old`). */
export const BEGUN = `(EXISTS (SELECT 1 FROM events WHERE events.table_id = tables.id AND events.body LIKE '{"type":"started"%')
  OR EXISTS (SELECT 1 FROM archive WHERE archive.table_id = tables.id))`;

/** Newest change first, unless it is asked from when on; of those that are due or to be called for, the one that has waited longest. */
export function tablesQuestion(filter: TableFilter): { readonly sql: string; readonly values: readonly (string | number)[] } {
  const conditions: string[] = [];
  const values: (string | number)[] = [];
  if (filter.member !== undefined) {
    conditions.push('id IN (SELECT table_id FROM memberships WHERE guest = ?)');
    values.push(filter.member);
  }
  if (filter.heardFrom !== undefined) {
    const from = [`${filter.heardFrom}:`, `${filter.heardFrom};`]; // `guest:` and all that follows it
    const heard = (stream: string) => `id IN (SELECT table_id FROM ${stream} WHERE command >= ? AND command < ?)`;
    const packed = 'id IN (SELECT table_id FROM archive_voices WHERE guest = ?)';
    conditions.push(`(${heard('events')} OR ${heard('talk')} OR ${heard('asides')} OR ${packed})`);
    values.push(...from, ...from, ...from, filter.heardFrom);
  }
  if (filter.publicWaiting) conditions.push(`is_public = 1 AND status = 'waiting'`);
  if (filter.status !== undefined) {
    // Of somebody's few tables each is looked at: by the index of all tables of this status nearly the whole house would be gone through.
    conditions.push(filter.member === undefined ? 'status = ?' : `status || '' = ?`);
    values.push(filter.status);
  }
  if (filter.unbegun) conditions.push(`NOT ${BEGUN}`);
  if (filter.changedBefore !== undefined) {
    conditions.push('changed_at < ?');
    values.push(filter.changedBefore);
  }
  if (filter.changedFrom !== undefined) {
    conditions.push('changed_at >= ?');
    values.push(filter.changedFrom);
  }
  if (filter.due !== undefined) {
    conditions.push('due_at > ? AND due_at <= ?');
    values.push(filter.due.after, filter.due.by);
  }
  if (filter.calledBy !== undefined) {
    conditions.push('call_at <= ?');
    values.push(filter.calledBy);
  }
  values.push(filter.limit);
  const where = conditions.length > 0 ? conditions.join(' AND ') : '1 = 1';
  const changed = filter.changedFrom === undefined ? 'changed_at DESC' : 'changed_at';
  const order = filter.due !== undefined ? 'due_at' : filter.calledBy !== undefined ? 'call_at' : changed;
  return { sql: questions.table.replace('id = ?', `${where} ORDER BY ${order}, id LIMIT ?`), values };
}

export interface RawEvent {
  readonly seq: number;
  readonly happened_at: number;
  readonly body: string;
}
export interface RawTable {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly is_public: number;
  readonly summary: string;
  /** JSON list. The truth; `memberships` is only its index. */
  readonly members: string;
  readonly created_at: number;
  readonly changed_at: number;
  readonly due_at: number | null;
  readonly call_at: number | null;
}
export interface RawGuest {
  readonly id: string;
  readonly name: string;
  readonly created_at: number;
  readonly seen_at: number;
}

export interface RawListed {
  readonly guest: string;
  readonly content: string;
  readonly game: string;
  readonly option_key: string;
  readonly title: string;
  readonly listed_at: number;
}

export const listedContent = (raw: RawListed): ListedContent => ({
  guest: raw.guest,
  name: raw.content,
  game: raw.game,
  option: raw.option_key,
  title: raw.title,
  listedAt: raw.listed_at,
});

export const storedEvent = (raw: RawEvent): StoredEvent => ({ seq: raw.seq, at: raw.happened_at, body: raw.body });

export const tableRow = (raw: RawTable): TableRow => ({
  id: raw.id as TableId,
  game: raw.game,
  status: raw.status as TableStatus,
  public: raw.is_public === 1,
  summary: raw.summary,
  members: JSON.parse(raw.members) as string[],
  createdAt: raw.created_at,
  changedAt: raw.changed_at,
  ...(raw.due_at === null ? {} : { dueAt: raw.due_at }),
  ...(raw.call_at === null ? {} : { callAt: raw.call_at }),
});

export const guestRow = (raw: RawGuest): GuestRow => ({ id: raw.id, name: raw.name, createdAt: raw.created_at, seenAt: raw.seen_at });
