import type { TalkStream } from '../port.ts';

/** `?` → `$1`, `$2`, … */
export function numbered(sql: string): string {
  let n = 0;
  return sql.replaceAll('?', () => `$${++n}`);
}

/**
 * An append is one statement and so one transaction: the row moves on only from the expected sequence, and everything else hangs
 * on that. $1 table, $2 expected, $3 times, $4 bodies, $5 commands, $6 game, $7 status, $8 public, $9 summary, $10 members as JSON,
 * $11 created, $12 changed, $13 members, $14 names and $15 texts of contents, $16 due, $17 the number of a lease or null,
 * $18 since when somebody is to be called.
 */
const rest = `
  , gone AS (
    DELETE FROM memberships USING moved WHERE memberships.table_id = moved.id AND memberships.guest <> ALL ($13::text[])
  ), come AS (
    INSERT INTO memberships (guest, table_id) SELECT DISTINCT guest, moved.id FROM moved, unnest($13::text[]) AS guest
    ON CONFLICT DO NOTHING
  ), told AS (
    INSERT INTO events (table_id, seq, happened_at, body, command)
    SELECT moved.id, $2::bigint + event.n, event.happened_at, event.body, event.command
    FROM moved, unnest($3::bigint[], $4::text[], $5::text[]) WITH ORDINALITY AS event (happened_at, body, command, n)
  ), brought AS (
    INSERT INTO contents (name, body)
    SELECT content.name, content.body FROM moved, unnest($14::text[], $15::text[]) AS content (name, body)
    ON CONFLICT (name) DO UPDATE SET alone_since = NULL
    RETURNING name
  ), used AS (
    INSERT INTO content_uses (table_id, content) SELECT moved.id, brought.name FROM moved, brought ON CONFLICT DO NOTHING
  )
  SELECT id FROM moved`;

/** By the clock of the database: those of the processes may differ. */
export const now = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

const after = '$2::bigint + cardinality($4::text[])';

/** Two who speak at once meet at the key, and one of them reads again. The table's row is not touched. */
const appendWords = (to: TalkStream) => `
    INSERT INTO ${to} (table_id, seq, happened_at, body, command)
    SELECT tables.id, $2::bigint + word.n, word.happened_at, word.body, word.command
    FROM tables, unnest($3::bigint[], $4::text[], $5::text[]) WITH ORDINALITY AS word (happened_at, body, command, n)
    WHERE tables.id = $1 AND $2::bigint = (SELECT coalesce(max(said.seq), 0) FROM ${to} AS said WHERE said.table_id = $1)`;

export const statements = {
  appendFirst: `
    WITH moved AS (
      INSERT INTO tables (id, seq, game, status, is_public, summary, members, created_at, changed_at, due_at, call_at)
      VALUES ($1, ${after}, $6, $7, $8, $9, $10, $11, $12, $16, $18)
      ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, game = excluded.game, status = excluded.status, is_public = excluded.is_public,
        summary = excluded.summary, members = excluded.members, created_at = excluded.created_at, changed_at = excluded.changed_at,
        due_at = excluded.due_at, call_at = excluded.call_at
      WHERE tables.seq = $2::bigint AND $17::bigint IS NULL
      RETURNING id
    )${rest}`,
  appendNext: `
    WITH moved AS (
      UPDATE tables SET seq = ${after}, game = $6, status = $7, is_public = $8, summary = $9, members = $10, created_at = $11, changed_at = $12,
        due_at = $16, call_at = $18
      WHERE id = $1 AND seq = $2::bigint AND ($17::bigint IS NULL OR EXISTS (
        SELECT FROM leases WHERE leases.table_id = $1 AND leases.number = $17::bigint AND leases.alive_until > ${now}
      ))
      RETURNING id
    )${rest}`,
  appendTalk: appendWords('talk'),
  appendAsides: appendWords('asides'),
  // An older snapshot never replaces a newer one; a snapshot beyond the table's own sequence, or of lines that were put in other words, is
  // refused (no row comes back). It waits for who is just doing that, and makes them wait.
  snapshot: `
    WITH own AS (
      SELECT id FROM tables WHERE id = $1 AND seq >= $2::bigint AND ($6::bigint IS NULL OR edition = $6::bigint) FOR SHARE
    ), kept AS (
      INSERT INTO snapshots (table_id, seq, body) SELECT id, $2::bigint, $3 FROM own
      ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= snapshots.seq
    ), paged AS (
      INSERT INTO pages (table_id, number, body) SELECT own.id, page.number, page.body
      FROM own, unnest($4::bigint[], $5::text[]) AS page (number, body)
      ON CONFLICT (table_id, number) DO UPDATE SET body = excluded.body
    )
    SELECT id FROM own`,
  // Before a rewriting, as a statement of its own: the next one then sees the snapshot of whoever was a moment earlier.
  lock: 'SELECT id FROM tables WHERE id = $1 FOR UPDATE',
  rewrite: `
    WITH own AS (
      UPDATE tables SET edition = edition + 1 WHERE id = $1 AND seq = $2::bigint AND edition = $7::bigint RETURNING id
    ), told AS (
      UPDATE events SET body = event.body FROM own, unnest($3::bigint[], $4::text[]) AS event (seq, body)
      WHERE events.table_id = own.id AND events.seq = event.seq
    ), spoken AS (
      UPDATE talk SET body = word.body FROM own, unnest($5::bigint[], $6::text[]) AS word (seq, body)
      WHERE talk.table_id = own.id AND talk.seq = word.seq
    ), aside AS (
      UPDATE asides SET body = word.body FROM own, unnest($8::bigint[], $9::text[]) AS word (seq, body)
      WHERE asides.table_id = own.id AND asides.seq = word.seq
    ), dropped AS (
      DELETE FROM snapshots USING own WHERE snapshots.table_id = own.id
    )
    SELECT id FROM own`,
  sequence: 'SELECT seq FROM tables WHERE id = $1',
  remove: 'DELETE FROM tables WHERE id = $1',
  /** PostgreSQL writes a new row for it, though nothing changes. */
  trial: 'UPDATE schema_version SET version = version',
  guest: `
    INSERT INTO guests (id, name, created_at, seen_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, created_at = excluded.created_at, seen_at = excluded.seen_at`,
  removeGuest: `
    WITH unlisted AS (
      DELETE FROM content_lists WHERE guest = $1
    )
    DELETE FROM guests WHERE id = $1`,
  // $1 guest, $2 name, $3 game, $4 option, $5 title, $6 when, $7 text, $8 how many others at most.
  listContent: `
    WITH kept AS (
      INSERT INTO contents (name, body)
      SELECT $2, $7 WHERE (SELECT count(*) FROM content_lists WHERE guest = $1 AND content <> $2) < $8::bigint
      ON CONFLICT (name) DO UPDATE SET alone_since = NULL
      RETURNING name
    )
    INSERT INTO content_lists (guest, content, game, option_key, title, listed_at)
    SELECT $1, kept.name, $3, $4, $5, $6::bigint FROM kept
    ON CONFLICT (guest, content) DO UPDATE SET game = excluded.game, option_key = excluded.option_key, title = excluded.title,
      listed_at = excluded.listed_at`,
} as const;
