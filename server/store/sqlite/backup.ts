import { backup as copyPages } from '@photostructure/sqlite';
import {
  closeSync,
  existsSync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { makeFolder, makeOwnFile, reason } from '../../folder.ts';
import { CannotOpenError, type Store, StorageError } from '../port.ts';
import { type Connection, connect } from './connection.ts';
import { DATABASE, examine } from './file.ts';
import { enter } from './lock.ts';
import { SqliteStore } from './store.ts';
import { damageOf } from './wal.ts';

/** How a copy is made beside players: so many bytes at once, and a rest whenever they are on the disk. */
export interface Pace {
  readonly bytes: number;
  /** `took`: how long, in milliseconds, the disk was kept busy. */
  readonly rest: (took: number) => void;
}

/** No rest is longer, whatever the disk had to do. */
const LONGEST_REST = 250;
/** A log begun anew on the way is rare: only one of which nothing is needed any more can be. */
const MOST_TRIES = 5;
/** https://sqlite.org/fileformat.html#the_write_ahead_log: with the salts, which are others in every log. */
const LOG_HEAD = 32;

/** A megabyte, and after each the disk is the players' for three times as long as it was ours: nobody waits for a backup. */
const polite: Pace = { bytes: 2 ** 20, rest: (took) => stand(Math.min(LONGEST_REST, 3 * took)) };

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
    for (const file of [part, `${part}-wal`, `${part}-shm`]) rmSync(file, { force: true });
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
    else await copyBeside(source, from, to, pace);
  } finally {
    source.close();
  }
  asOneFile(to);
  toDisk(to);
}

/**
 * A gigabyte written in one go keeps everybody's next action waiting until it is down, so it goes to the disk bit by bit.
 *
 * Somebody reads one moment of the database meanwhile: as long as they do, SQLite moves nothing newer from the log into the file, and
 * begins no new log while this one is needed (https://sqlite.org/wal.html#ckpt). So the log as it is found now, with the file as it is
 * found later, whatever of that log has come into it, are that moment together.
 */
async function copyBeside(source: Connection, from: string, to: string, pace: Pace): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    source.exec('BEGIN');
    try {
      source.prepare('SELECT count(*) FROM sqlite_schema').get();
      if (!(await isWholeLog(from, to, pace))) continue;
      await copyBytes(descriptorOf(from), to, pace);
      return;
    } finally {
      source.exec('COMMIT');
    }
  }
  throw new StorageError('its write-ahead log is damaged');
}

/** Copies the log of a file; false where it was begun anew on the way, and what was copied is of two. That its head stayed the same shows that it was not. */
async function isWholeLog(from: string, to: string, pace: Pace): Promise<boolean> {
  const [log, copied] = [`${from}-wal`, `${to}-wal`];
  rmSync(copied, { force: true });
  if (!existsSync(log)) return true;
  const source = openSync(log, 'r');
  try {
    const head = () => {
      const bytes = Buffer.alloc(LOG_HEAD);
      return bytes.subarray(0, readSync(source, bytes, 0, LOG_HEAD, 0));
    };
    const before = head();
    makeOwnFile(copied);
    await copyBytes(source, copied, pace, fstatSync(source).size); // what is written from now on belongs to later moments
    // Frames that were being written while they were read look like damage: the next try will see them whole.
    return before.equals(head()) && damageOf(to) === undefined;
  } finally {
    closeSync(source);
  }
}

async function copyBytes(source: number, to: string, { bytes, rest }: Pace, most = Infinity): Promise<void> {
  const target = openSync(to, 'r+');
  try {
    const part = Buffer.alloc(bytes);
    for (let at = 0; at < most; ) {
      const read = readSync(source, part, 0, Math.min(bytes, most - at), at);
      if (read === 0) return;
      for (let written = 0; written < read; ) written += writeSync(target, part, written, read - written, at + written);
      at += read;
      const began = performance.now();
      fdatasyncSync(target);
      rest(performance.now() - began);
      await nextTurn();
    }
  } finally {
    closeSync(target);
  }
}

/** By the file itself: its name may be another's later. */
const descriptors = new Map<string, number>();

/**
 * Never closed again: whoever closes a database file lets go all locks this program holds on it, those of SQLite as well
 * (https://sqlite.org/howtocorrupt.html, 2.2). The log is not what SQLite locks.
 */
function descriptorOf(file: string): number {
  const { dev, ino } = statSync(file, { bigint: true });
  const itself = `${dev} ${ino}`;
  const descriptor = descriptors.get(itself) ?? openSync(file, 'r');
  descriptors.set(itself, descriptor);
  return descriptor;
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
