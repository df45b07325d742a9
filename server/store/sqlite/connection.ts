import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

export type Connection = DatabaseSyncInstance;

/** How long a statement waits for another connection's write: a tool beside the server, a checkpoint. */
const BUSY_MILLISECONDS = 5_000;

/** WAL is a property of the file; the rest has to be said on every connection. FULL: a commit is on the disk before it returns. */
export function connect(file: string, options: { readonly readOnly?: boolean; readonly timeout?: number } = {}): Connection {
  const connection = new DatabaseSync(file, {
    readOnly: options.readOnly ?? false,
    timeout: options.timeout ?? BUSY_MILLISECONDS,
    enableForeignKeyConstraints: true,
  });
  connection.exec('PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864');
  // What is deleted or written over is gone from its page: whoever is forgotten must not lie in a free one for years.
  if (options.readOnly !== true) connection.exec('PRAGMA secure_delete = ON');
  return connection;
}

/** https://sqlite.org/lang_indexedby.html: a question that cannot be asked so is an error, and never a walk through everything. */
export const indexedBy = (index: string): string => ` INDEXED BY ${index}`;

/** https://sqlite.org/rescode.html: the primary codes that are told apart here. */
export const sqliteCode = { busy: 5, corrupt: 11, tooBig: 18, constraint: 19, notADatabase: 26 } as const;

/** Constraint failures with this extended code mean: it is already there, or what it refers to is not. */
export const conflictCodes: ReadonlySet<number> = new Set([787 /* foreign key */, 1555 /* primary key */, 2067 /* unique */]);

export function extendedCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;
}

export function primaryCode(error: unknown): number | undefined {
  const code = extendedCode(error);
  return code === undefined ? undefined : code & 0xff;
}
