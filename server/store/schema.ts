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
  ({ integer }) => `
    ALTER TABLE tables ADD COLUMN due_at ${integer};
    CREATE INDEX tables_by_due ON tables (due_at) WHERE due_at IS NOT NULL;
  `,
  ({ integer, text, plain }) => `
    ALTER TABLE leases ADD COLUMN number ${integer} NOT NULL DEFAULT 0;
    CREATE INDEX leases_by_end ON leases (alive_until);

    CREATE TABLE house (
      place ${integer} PRIMARY KEY,
      name ${text} NOT NULL
    ) ${plain};

    CREATE TABLE processes (
      id ${text} PRIMARY KEY,
      bus ${text} NOT NULL,
      build ${text} NOT NULL,
      alive_until ${integer} NOT NULL
    ) ${plain};
  `,
  // Every guest of before is a person with one device under the same id.
  ({ integer, text, plain }) => `
    CREATE TABLE devices (
      id ${text} PRIMARY KEY,
      person ${text} NOT NULL,
      kind ${text} NOT NULL,
      browser ${text} NOT NULL,
      created_at ${integer} NOT NULL,
      seen_at ${integer} NOT NULL,
      revoked_at ${integer}
    ) ${plain};
    INSERT INTO devices (id, person, kind, browser, created_at, seen_at) SELECT id, id, '', '', created_at, seen_at FROM guests;
    CREATE INDEX devices_by_person ON devices (person);
    CREATE INDEX devices_by_revocation ON devices (revoked_at) WHERE revoked_at IS NOT NULL;

    CREATE TABLE aliases (
      id ${text} PRIMARY KEY,
      person ${text} NOT NULL
    ) ${plain};
    CREATE INDEX aliases_by_person ON aliases (person);

    CREATE TABLE persons (
      id ${text} PRIMARY KEY,
      crest ${integer},
      leaves_at ${integer}
    ) ${plain};
    CREATE INDEX persons_by_leaving ON persons (leaves_at) WHERE leaves_at IS NOT NULL;

    CREATE TABLE tickets (
      hash ${text} PRIMARY KEY,
      kind ${text} NOT NULL,
      person ${text} NOT NULL,
      expires_at ${integer} NOT NULL
    ) ${plain};
    CREATE INDEX tickets_by_end ON tickets (expires_at);

    CREATE TABLE recovery_codes (
      hash ${text} PRIMARY KEY,
      person ${text} NOT NULL,
      made_at ${integer} NOT NULL,
      used_at ${integer}
    ) ${plain};
    CREATE INDEX recovery_codes_by_person ON recovery_codes (person);

    CREATE TABLE passkeys (
      id ${text} PRIMARY KEY,
      person ${text} NOT NULL,
      public_key ${text} NOT NULL,
      counter ${integer} NOT NULL,
      transports ${text} NOT NULL,
      made_at ${integer} NOT NULL,
      used_at ${integer} NOT NULL
    ) ${plain};
    CREATE INDEX passkeys_by_person ON passkeys (person);
  `,
  // How matches ended, worked out from their streams: `counted` says whether that was done, of matches from before as well.
  ({ integer, text, clustered }) => `
    ALTER TABLE tables ADD COLUMN counted ${integer} NOT NULL DEFAULT 0;
    CREATE INDEX tables_to_count ON tables (changed_at, id) WHERE status = 'over' AND counted = 0;

    CREATE TABLE results (
      table_id ${text} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      seat ${integer} NOT NULL,
      game ${text} NOT NULL,
      finished_at ${integer} NOT NULL,
      guest ${text} NOT NULL,
      level ${text} NOT NULL,
      place ${integer} NOT NULL,
      won ${integer} NOT NULL,
      score ${integer},
      low ${integer},
      acted ${integer} NOT NULL,
      stood_in ${integer} NOT NULL,
      unrated ${text} NOT NULL,
      PRIMARY KEY (table_id, seat)
    ) ${clustered};
    CREATE INDEX results_by_guest ON results (guest, finished_at) WHERE guest <> '';
    CREATE INDEX results_to_rate ON results (game, finished_at, table_id) WHERE unrated = '';

    CREATE TABLE rating_wishes (
      person ${text} NOT NULL,
      since_at ${integer} NOT NULL,
      until_at ${integer},
      PRIMARY KEY (person, since_at)
    ) ${clustered};
  `,
  ({ integer, text, plain, clustered }) => `
    ALTER TABLE tables ADD COLUMN call_at ${integer};
    CREATE INDEX tables_by_call ON tables (call_at) WHERE call_at IS NOT NULL;

    CREATE TABLE reminder_ways (
      id ${text} PRIMARY KEY,
      person ${text} NOT NULL,
      kind ${text} NOT NULL,
      address ${text} NOT NULL,
      secret ${text} NOT NULL,
      device ${text} NOT NULL,
      table_id ${text} REFERENCES tables (id) ON DELETE CASCADE,
      language ${text} NOT NULL,
      origin ${text} NOT NULL,
      made_at ${integer} NOT NULL,
      confirmed_at ${integer},
      off_at ${integer},
      trouble ${text},
      sent_at ${integer},
      free_at ${integer} NOT NULL DEFAULT 0,
      held_until ${integer} NOT NULL DEFAULT 0,
      held_number ${integer} NOT NULL DEFAULT 0
    ) ${plain};
    CREATE INDEX reminder_ways_by_person ON reminder_ways (person);
    CREATE INDEX reminder_ways_by_table ON reminder_ways (table_id) WHERE table_id IS NOT NULL;

    CREATE TABLE reminder_wishes (
      person ${text} PRIMARY KEY,
      body ${text} NOT NULL
    ) ${plain};

    CREATE TABLE reminder_mutes (
      person ${text} NOT NULL,
      table_id ${text} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      PRIMARY KEY (person, table_id)
    ) ${clustered};
    CREATE INDEX reminder_mutes_by_table ON reminder_mutes (table_id);

    CREATE TABLE reminders (
      id ${text} PRIMARY KEY,
      way ${text} NOT NULL REFERENCES reminder_ways (id) ON DELETE CASCADE,
      person ${text} NOT NULL,
      table_id ${text} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      ask ${text} NOT NULL,
      made_at ${integer} NOT NULL,
      due_at ${integer},
      tries ${integer} NOT NULL DEFAULT 0,
      batch ${text},
      sent_at ${integer}
    ) ${plain};
    CREATE INDEX reminders_by_due ON reminders (due_at) WHERE due_at IS NOT NULL;
    CREATE INDEX reminders_by_way ON reminders (way);
    CREATE INDEX reminders_by_table ON reminders (table_id);
    CREATE INDEX reminders_by_person ON reminders (person);
    CREATE INDEX reminders_by_age ON reminders (made_at);
  `,
  // Whom and what the operator does not want in the house, and who is asked to which table.
  ({ integer, text, plain, clustered }) => `
    CREATE TABLE bans (
      person ${text} PRIMARY KEY,
      banned_at ${integer} NOT NULL
    ) ${plain};

    CREATE TABLE hidden_contents (
      name ${text} PRIMARY KEY,
      hidden_at ${integer} NOT NULL
    ) ${plain};

    CREATE TABLE invitations (
      table_id ${text} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      person ${text} NOT NULL,
      inviter ${text} NOT NULL,
      invited_at ${integer} NOT NULL,
      PRIMARY KEY (table_id, person)
    ) ${clustered};
    CREATE INDEX invitations_by_person ON invitations (person, invited_at);
  `,
  // Whom somebody does not want to read.
  ({ text, clustered }) => `
    CREATE TABLE hushes (
      person ${text} NOT NULL,
      other ${text} NOT NULL,
      PRIMARY KEY (person, other)
    ) ${clustered};
    CREATE INDEX hushes_by_other ON hushes (other);
  `,
  // Tables nobody has touched for long, packed, and who was heard at them. The edition tells whether a table's old events were moved or put in
  // other words since somebody read them.
  ({ integer, text, plain, clustered }) => `
    ALTER TABLE tables ADD COLUMN edition ${integer} NOT NULL DEFAULT 0;

    CREATE TABLE archive (
      table_id ${text} PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
      seq ${integer} NOT NULL,
      edition ${integer} NOT NULL,
      body ${text} NOT NULL,
      archived_at ${integer} NOT NULL
    ) ${plain};

    CREATE TABLE archive_voices (
      guest ${text} NOT NULL,
      table_id ${text} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      PRIMARY KEY (guest, table_id)
    ) ${clustered};
    CREATE INDEX archive_voices_by_table ON archive_voices (table_id);
  `,
  // What those say to each other who look on, as the talk is kept.
  ({ integer, text, clustered }) => `
    CREATE TABLE asides (
      table_id ${text} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      seq ${integer} NOT NULL,
      happened_at ${integer} NOT NULL,
      body ${text} NOT NULL,
      command ${text},
      PRIMARY KEY (table_id, seq)
    ) ${clustered};
    CREATE UNIQUE INDEX asides_by_command ON asides (table_id, command) WHERE command IS NOT NULL;
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
