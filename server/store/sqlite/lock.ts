import { join } from 'node:path';
import { keepToOwner, makeOwnFile, mustBeWritable, reason } from '../../folder.ts';
import { CannotOpenError } from '../port.ts';
import { connect, primaryCode, sqliteCode } from './connection.ts';

/**
 * Who may be in a data folder together:
 * - `server`: one at a time, tools beside it.
 * - `tool`: any number, beside a server. The database itself orders their writes.
 * - `alone`: nobody else, neither server nor tool (the file is about to be replaced).
 */
export type Presence = 'server' | 'tool' | 'exclusive';

/**
 * The three degrees are SQLite's own reserved, shared and exclusive lock on an otherwise empty file: locks of the operating
 * system, gone with the process however it dies. Nothing is ever written to that file.
 */
const take: Readonly<Record<Presence, string>> = {
  server: 'BEGIN IMMEDIATE',
  tool: 'BEGIN; SELECT count(*) FROM sqlite_master',
  exclusive: 'BEGIN EXCLUSIVE',
};

/** Long enough to outlast somebody who only looks whether the folder is free. */
const PATIENCE_MILLISECONDS = 250;

export class InUseError extends CannotOpenError {}

/**
 * Returns the function that gives the folder back. Whoever is to write must be able to: on a file it may only read, SQLite takes a
 * writer's lock for a reader's, and a second server would come in.
 */
export function enter(folder: string, presence: Presence): () => void {
  const file = join(folder, 'tafelrunde.lock');
  if (presence !== 'tool') mustBeWritable(folder, file);
  let lock: ReturnType<typeof connect>;
  try {
    makeOwnFile(file);
    keepToOwner(file);
    lock = connect(file, { timeout: PATIENCE_MILLISECONDS });
  } catch (error) {
    throw new CannotOpenError(`The folder ${folder} cannot be written: ${reason(error)}.`, { cause: error });
  }
  try {
    lock.exec(take[presence]);
  } catch (error) {
    lock.close();
    if (primaryCode(error) === sqliteCode.busy)
      throw new InUseError(
        `The folder ${folder} is in use by another Tafelrunde process: stop that process first, or choose another DATA_DIR.`,
        {
          cause: error,
        },
      );
    throw new CannotOpenError(`The folder ${folder} cannot be written: ${reason(error)}.`, { cause: error });
  }
  return () => {
    lock.exec('ROLLBACK');
    lock.close();
  };
}

/** Whether a server is in the folder just now. */
export function isServed(folder: string): boolean {
  try {
    enter(folder, 'server')();
    return false;
  } catch (error) {
    if (error instanceof InUseError) return true;
    throw error;
  }
}
