import { backup as copyPages } from '@photostructure/sqlite';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makeFolder, makeOwnFile, reason } from '../../folder.ts';
import { CannotOpenError, type Store, StorageError } from '../port.ts';
import { connect } from './connection.ts';
import { DATABASE, examine } from './file.ts';
import { enter } from './lock.ts';
import { SqliteStore } from './store.ts';
import { damageOf } from './wal.ts';

/** A consistent, checked copy in one file, taken while the games go on. Never overwrites. */
export async function backup(store: Store, file: string): Promise<void> {
  if (!(store instanceof SqliteStore)) throw new CannotOpenError('This database is not a file: back up PostgreSQL with pg_dump.');
  const target = resolve(file);
  if (existsSync(target)) throw new CannotOpenError(`The file ${target} exists already: choose another name.`);
  const part = `${target}.part`;
  try {
    await copy(store.file, part);
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

async function copy(from: string, to: string): Promise<void> {
  rmSync(to, { force: true });
  makeOwnFile(to);
  const source = connect(from, { readOnly: true });
  try {
    // All pages in one step: a copy in several steps starts anew at every write of the server and might never end.
    await copyPages(source, to, { rate: -1 });
  } finally {
    source.close();
  }
  asOneFile(to);
  toDisk(to);
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
