import { CannotOpenError } from './port.ts';

/** Where the two engines write the same thing differently. */
export interface Dialect {
  readonly integer: string;
  /** Text compared byte by byte, so that both engines sort alike. */
  readonly text: string;
  /** Ending of a table. */
  readonly plain: string;
  /** Ending of a table that is stored in the order of its key. */
  readonly clustered: string;
}

export const sqliteDialect: Dialect = { integer: 'INTEGER', text: 'TEXT', plain: 'STRICT', clustered: 'STRICT, WITHOUT ROWID' };
export const postgresDialect: Dialect = { integer: 'BIGINT', text: 'TEXT COLLATE "C"', plain: '', clustered: '' };

/**
 * Forward only: a step that was released is never edited, a change is a new step at the end. The version of a database is the
 * number of steps it has taken.
 */
const steps: readonly ((dialect: Dialect) => string)[] = [
  ({ integer, text, plain, clustered }) => `
    CREATE TABLE tables (
      id ${text} PRIMARY KEY,
      seq ${integer} NOT NULL,
      game ${text} NOT NULL,
      status ${text} NOT NULL,
      is_public ${integer} NOT NULL,
      summary ${text} NOT NULL,
      members ${text} NOT NULL,
      created_at ${integer} NOT NULL,
      changed_at ${integer} NOT NULL
    ) ${plain};
    CREATE INDEX tables_by_change ON tables (changed_at);
    CREATE INDEX tables_by_status ON tables (status, changed_at);
    CREATE INDEX tables_open_to_all ON tables (changed_at) WHERE is_public = 1 AND status = 'waiting';

    CREATE TABLE memberships (
      guest ${text} NOT NULL,
      table_id ${text} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      PRIMARY KEY (guest, table_id)
    ) ${clustered};
    CREATE INDEX memberships_by_table ON memberships (table_id);

    CREATE TABLE events (
      table_id ${text} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      seq ${integer} NOT NULL,
      happened_at ${integer} NOT NULL,
      body ${text} NOT NULL,
      command ${text},
      PRIMARY KEY (table_id, seq)
    ) ${clustered};
    CREATE UNIQUE INDEX events_by_command ON events (table_id, command) WHERE command IS NOT NULL;

    CREATE TABLE snapshots (
      table_id ${text} PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
      seq ${integer} NOT NULL,
      body ${text} NOT NULL
    ) ${plain};

    CREATE TABLE guests (
      id ${text} PRIMARY KEY,
      name ${text} NOT NULL,
      created_at ${integer} NOT NULL,
      seen_at ${integer} NOT NULL
    ) ${plain};
  `,
  ({ integer, text, plain }) => `
    CREATE TABLE leases (
      table_id ${text} PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
      holder ${text} NOT NULL,
      alive_until ${integer} NOT NULL
    ) ${plain};
  `,
  ({ integer, text, clustered }) => `
    CREATE TABLE pages (
      table_id ${text} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      number ${integer} NOT NULL,
      body ${text} NOT NULL,
      PRIMARY KEY (table_id, number)
    ) ${clustered};
  `,
  ({ integer, text, plain, clustered }) => `
    CREATE TABLE contents (
      name ${text} PRIMARY KEY,
      body ${text} NOT NULL,
      alone_since ${integer}
    ) ${plain};

    CREATE TABLE content_uses (
      table_id ${text} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      content ${text} NOT NULL REFERENCES contents (name),
      PRIMARY KEY (table_id, content)
    ) ${clustered};
    CREATE INDEX content_uses_by_content ON content_uses (content);

    CREATE TABLE content_lists (
      guest ${text} NOT NULL,
      content ${text} NOT NULL REFERENCES contents (name),
      game ${text} NOT NULL,
      option_key ${text} NOT NULL,
      title ${text} NOT NULL,
      listed_at ${integer} NOT NULL,
      PRIMARY KEY (guest, content)
    ) ${clustered};
    CREATE INDEX content_lists_by_content ON content_lists (content);
  `,
  ({ integer, text, clustered }) => `
    CREATE TABLE talk (
      table_id ${text} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      seq ${integer} NOT NULL,
      happened_at ${integer} NOT NULL,
      body ${text} NOT NULL,
      command ${text},
      PRIMARY KEY (table_id, seq)
    ) ${clustered};
    CREATE UNIQUE INDEX talk_by_command ON talk (table_id, command) WHERE command IS NOT NULL;
  `,
];

/** The version this program reads and writes. */
export const SCHEMA = steps.length;

/** SQL that takes a database from one version to another; one transaction around it is the caller's. Version 0 is an empty database. */
export function stepsFrom(version: number, dialect: Dialect, to = SCHEMA): string {
  return [
    version === 0
      ? `CREATE TABLE schema_version (version ${dialect.integer} NOT NULL) ${dialect.plain}; INSERT INTO schema_version VALUES (0);`
      : '',
    ...steps.slice(version, to).map((step) => step(dialect)),
    `UPDATE schema_version SET version = ${to};`,
  ].join('\n');
}

export function refuseNewer(where: string, version: number): void {
  if (version > SCHEMA)
    throw new CannotOpenError(
      `${where} was written by a newer release (database version ${version}, this program knows ${SCHEMA}): start that release, or restore an older backup.`,
    );
}
