import { backup as copyPages } from '@photostructure/sqlite';
import { closeSync, existsSync, fdatasyncSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { makeFolder, makeOwnFile, reason } from '../../folder.ts';
import { CannotOpenError, type Store, StorageError } from '../port.ts';
import { type Connection, connect } from './connection.ts';
import { DATABASE, examine } from './file.ts';
import { enter } from './lock.ts';
import { SqliteStore } from './store.ts';
import { damageOf } from './wal.ts';

/** How a copy is made beside players: so many pages at once, and a rest whenever some of them are on the disk. */
export interface Pace {
  readonly pages: number;
  /** `took`: how long, in milliseconds, the disk was kept busy. */
  readonly rest: (took: number) => void;
}

/** No rest is longer, whatever the disk had to do. */
const LONGEST_REST = 250;

/** A megabyte, and after each the disk is the players' for three times as long as it was ours: nobody waits for a backup. */
const polite: Pace = { pages: 256, rest: (took) => stand(Math.min(LONGEST_REST, 3 * took)) };

/**
 * A consistent, checked copy in one file, taken while the games go on, for a program of its own: it stands still in the pauses it leaves
 * to the players. Never overwrites.
 */
export async function backup(store: Store, file: string, pace = polite): Promise<void> {
  if (!(store instanceof SqliteStore)) throw new CannotOpenError('This database is not a file: back up PostgreSQL with pg_dump.');
  const target = resolve(file);
  if (existsSync(target)) throw new CannotOpenError(`The file ${target} exists already: choose another name.`);
  const part = `${target}.part`;
  try {
    await copy(store.file, part, pace);
    examine(part);
    renameSync(part, target);
    toDisk(dirname(target));
  } catch (error) {
    rmSync(part, { force: true });
    throw new StorageError(`The backup ${target} could not be written: ${reason(error)}`, { cause: error });
  }
}

/**
 * Puts a backup in place as the database of a folder nobody uses. What was there before is kept beside it; its name is the answer.
 * An older backup is brought up to date by the next opening.
 */
export async function restore(file: string, dataDir: string): Promise<{ readonly replaced?: string }> {
  const source = resolve(file);
  const folder = resolve(dataDir);
  if (!existsSync(source)) throw new CannotOpenError(`There is no file ${source}.`);
  if (examine(source).version === 0) throw new CannotOpenError(`The file ${source} is not a Tafelrunde database.`);
  makeFolder(folder);
  const leave = enter(folder, 'exclusive');
  try {
    const target = join(folder, DATABASE);
    const part = `${target}.part`;
    await copy(source, part);
    const replaced = setAside(target);
    renameSync(part, target);
    toDisk(folder);
    return replaced === undefined ? {} : { replaced };
  } catch (error) {
    throw error instanceof CannotOpenError
      ? error
      : new CannotOpenError(`The backup could not be put in place: ${reason(error)}.`, { cause: error });
  } finally {
    leave();
  }
}

/** The old database with its write-ahead log, should it have one, under a name that is free. */
function setAside(target: string): string | undefined {
  if (!existsSync(target)) return undefined;
  try {
    if (damageOf(target) === undefined) asOneFile(target);
  } catch {
    // Damaged: perhaps the very reason for the restore. Then it is kept as it is.
  }
  let n = 1;
  while (existsSync(`${target}.replaced-${n}`)) n += 1;
  const aside = `${target}.replaced-${n}`;
  if (existsSync(`${target}-wal`)) renameSync(`${target}-wal`, `${aside}-wal`);
  renameSync(target, aside);
  rmSync(`${target}-shm`, { force: true });
  return aside;
}

async function copy(from: string, to: string, pace?: Pace): Promise<void> {
  rmSync(to, { force: true });
  makeOwnFile(to);
  const source = connect(from, { readOnly: true });
  try {
    if (pace === undefined) await copyPages(source, to, { rate: -1 });
    else await copyBeside(source, to, pace);
  } finally {
    source.close();
  }
  asOneFile(to);
  toDisk(to);
}

/**
 * A gigabyte written in one go keeps everybody's next action waiting until it is down, so it goes to the disk bit by bit. Another thread
 * copies; it uses the same connection, and waits while a statement of ours does. That statement is the rest.
 */
async function copyBeside(source: Connection, to: string, { pages, rest }: Pace): Promise<void> {
  const target = openSync(to, 'r+');
  try {
    source.function('rest', () => {
      const began = performance.now();
      fdatasyncSync(target);
      rest(performance.now() - began);
      return null;
    });
    const resting = source.prepare('SELECT rest()');
    // Whoever reads in a transaction reads one moment: otherwise the copy would start anew at every write of the server, and never end.
    source.exec('BEGIN');
    source.prepare('SELECT count(*) FROM sqlite_schema').get();
    const copy = { goesOn: true };
    const copied = copyPages(source, to, { rate: pages }).finally(() => {
      copy.goesOn = false;
    });
    copied.catch(() => undefined); // told below
    try {
      while (copy.goesOn) {
        resting.get();
        await nextTurn();
      }
    } finally {
      await copied.catch(() => undefined); // nothing is closed under it
    }
    await copied;
    source.exec('COMMIT');
  } finally {
    closeSync(target);
  }
}

/** Does nothing for so many milliseconds. */
function stand(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** Folds the write-ahead log into the file. */
function asOneFile(file: string): void {
  const connection = connect(file, { timeout: 250 });
  try {
    connection.exec('PRAGMA journal_mode = DELETE');
  } finally {
    connection.close();
  }
}

function toDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
