import { existsSync } from 'node:fs';
import { reason } from '../../folder.ts';
import { CannotOpenError } from '../port.ts';
import { questions } from '../rows.ts';
import { refuseNewer, SCHEMA, sqliteDialect, stepsFrom } from '../schema.ts';
import { type Connection, connect, primaryCode, sqliteCode } from './connection.ts';

/** The database of a data folder. */
export const DATABASE = 'tafelrunde.db';

export interface Condition {
  /** 0: there is none yet. */
  readonly version: number;
  /** Nothing to do before it is used. */
  readonly ready: boolean;
}

/** Looks, changes nothing. Throws when the file is damaged, somebody else's, or newer than the program. */
export function inspect(file: string): Condition {
  if (!existsSync(file)) return { version: 0, ready: false };
  return asSentence(file, () => {
    const connection = connect(file, { readOnly: true });
    try {
      const version = versionOf(connection, file);
      refuseNewer(`The database ${file}`, version);
      return { version, ready: version === SCHEMA && answer(connection, 'PRAGMA journal_mode') === 'wal' };
    } finally {
      connection.close();
    }
  });
}

/** Creates the database, or brings it to this program's version: all steps or none. Only for who is in the folder as its server. */
export function settle(file: string, { version, ready }: Condition): void {
  if (ready) return;
  asSentence(file, () => {
    const connection = connect(file);
    try {
      connection.exec('PRAGMA journal_mode = WAL');
      if (version < SCHEMA) connection.exec(`BEGIN IMMEDIATE;\n${stepsFrom(version, sqliteDialect)}\nCOMMIT;`);
    } finally {
      connection.close();
    }
  });
  if (!inspect(file).ready)
    throw new CannotOpenError(`The file system of ${file} does not support SQLite's write-ahead log: choose another DATA_DIR.`);
}

/** Reads every page: for a file that is to be trusted, not for every start. */
export function examine(file: string): Condition {
  const condition = inspect(file);
  return asSentence(file, () => {
    const connection = connect(file, { readOnly: true });
    try {
      const found = answer(connection, 'PRAGMA integrity_check');
      if (found !== 'ok') throw new CannotOpenError(`The database ${file} is damaged: ${String(found)}.`);
      return condition;
    } finally {
      connection.close();
    }
  });
}

function versionOf(connection: Connection, file: string): number {
  const tables = answer(connection, `SELECT count(*) FROM sqlite_master`);
  if (tables === 0) return 0;
  if (answer(connection, `SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'schema_version'`) !== 1)
    throw new CannotOpenError(`The file ${file} is not a Tafelrunde database.`);
  return Number(answer(connection, questions.version));
}

function answer(connection: Connection, question: string): unknown {
  const row = connection.prepare(question).get() as Readonly<Record<string, unknown>> | undefined;
  return row === undefined ? undefined : Object.values(row)[0];
}

function asSentence<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof CannotOpenError) throw error;
    const code = primaryCode(error);
    const damaged = code === sqliteCode.corrupt || code === sqliteCode.notADatabase;
    throw new CannotOpenError(
      damaged
        ? `The database ${file} is damaged (${reason(error)}): restore a backup.`
        : `The database ${file} cannot be opened: ${reason(error)}.`,
      { cause: error },
    );
  }
}
