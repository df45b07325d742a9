import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keepToOwner, makeFolder, makeOwnFile, mustBeWritable, reason } from '../../folder.ts';
import { startWorker } from '../../worker.ts';
import { CannotOpenError } from '../port.ts';
import { DATABASE, inspect, settle } from './file.ts';
import type { WriterData } from './jobs.ts';
import { enter, InUseError, isServed } from './lock.ts';
import { WriteQueue } from './queue.ts';
import { SqliteStore } from './store.ts';
import { beginTheLogAnew, type DamagedLog, damageOf, mindTheLog } from './wal.ts';

export interface SqliteOptions {
  readonly dataDir: string;
  /**
   * `server` (default): the one program that serves this folder; a second one is refused.
   * `tool`: a command beside it. Reading sees what is committed. Writing is safe too: the database lets one writer in at a time,
   * and the server, whose append then meets another sequence or no table at all, gets a ConflictError and reads again. Only
   * `restore` replaces the file and therefore refuses while anybody else is in the folder.
   */
  readonly mode?: 'server' | 'tool';
  /** Whether a new database may be begun: by a server, unless it says no; by a tool that says so (import). */
  readonly create?: boolean;
  /** The database does not grow beyond this many pages (of 4 KiB): then it is full as if the disk were. */
  readonly maxPages?: number;
  /** A log in which finished transactions cannot be read is refused, unless it is said otherwise. */
  readonly damagedLog?: DamagedLog;
  /** Takes what an operator should know of how the database was found. */
  readonly say?: (sentence: string) => void;
  /** The writer thread's file, where it does not lie beside the program. */
  readonly writer?: URL;
}

export async function openSqlite(options: SqliteOptions): Promise<SqliteStore> {
  const folder = resolve(options.dataDir);
  const file = join(folder, DATABASE);
  const mode = options.mode ?? 'server';
  const mayBegin = options.create ?? mode === 'server';
  if (!mayBegin && !existsSync(file)) throw new CannotOpenError(`There is no Tafelrunde database in ${folder}.`);
  makeFolder(folder);
  const damagedLog = options.damagedLog ?? 'refuse';
  const leave = mode === 'server' ? serve(folder, file, damagedLog, options.say) : visit(folder, file, damagedLog);
  const data: WriterData = { file, ...(options.maxPages !== undefined && { maxPages: options.maxPages }) };
  const queue = new WriteQueue(() =>
    startWorker(
      { name: 'sqlite-writer', source: new URL('./writer.ts', import.meta.url), ...(options.writer && { at: options.writer }) },
      { workerData: data },
    ),
  );
  let store: SqliteStore;
  try {
    store = new SqliteStore(file, queue, leave);
  } catch (error) {
    leave();
    throw new CannotOpenError(`The database ${file} cannot be opened: ${reason(error)}.`, { cause: error });
  }
  try {
    // A server that cannot write should say so now and not at the first move.
    if (mode === 'server') await store.tryWriting();
    return store;
  } catch (error) {
    await store.close();
    throw new CannotOpenError(`The database ${file} cannot be written: ${reason(error)}`, { cause: error });
  }
}

function serve(folder: string, file: string, damagedLog: DamagedLog, say?: (sentence: string) => void): () => void {
  const leave = enter(folder, 'server');
  try {
    const beside = [`${file}-wal`, `${file}-shm`];
    mustBeWritable(folder, file, ...beside);
    makeOwnFile(file);
    keepToOwner(file, ...beside);
    const isWhole = mindTheLog(file, damagedLog, say);
    settle(file, inspect(file));
    if (!isWhole) beginTheLogAnew(file);
    return leave;
  } catch (error) {
    leave();
    throw error;
  }
}

/** Only a server changes the form of a database. A tool that finds it missing or old plays the server for that moment. */
function visit(folder: string, file: string, damagedLog: DamagedLog): () => void {
  const leave = enter(folder, 'tool');
  try {
    // A log that is being written looks damaged to whoever reads it meanwhile: old frames lie behind the new ones. Its server looked at it
    // before it began.
    if (damageOf(file) !== undefined && !isServed(folder)) mindTheLog(file, damagedLog);
    if (inspect(file).ready) return leave;
  } catch (error) {
    leave();
    throw error;
  }
  leave();
  try {
    serve(folder, file, damagedLog)();
  } catch (error) {
    if (!(error instanceof InUseError)) throw error;
    // A server that was just starting has done it meanwhile; one that is running already will not.
    if (!inspect(file).ready)
      throw new CannotOpenError(`The database ${file} is of an older release and in use by it: stop that process first.`, {
        cause: error,
      });
  }
  return enter(folder, 'tool');
}
