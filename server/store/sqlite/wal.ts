import { closeSync, constants, copyFileSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { CannotOpenError } from '../port.ts';
import { connect } from './connection.ts';

/*
 * https://sqlite.org/fileformat.html#the_write_ahead_log: a header, then frames of one page each. Every frame carries the two salts
 * of the header and a checksum over all before it; the last one of a transaction says how large the database is after it.
 */
const HEADER = 32;
const FRAME = 24;
const MAGIC = 0x377f0682;
const LARGEST_PAGE = 65_536;

/** What SQLite does not say: it reads up to the first frame that is wrong, and silently forgets the rest. */
export interface LogDamage {
  /** Frames before the damage, which are read. */
  readonly readable: number;
  /** Transactions after it, which are not; 0 where only the last one is not whole. */
  readonly lost: number;
}

type Sums = readonly [number, number];

/** Words in the byte order the header names. */
function summed([a, b]: Sums, bytes: Buffer, from: number, to: number, big: boolean): Sums {
  let first = a;
  let second = b;
  for (let at = from; at < to; at += 8) {
    const one = big ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at);
    const other = big ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4);
    first = (first + one + second) >>> 0;
    second = (second + other + first) >>> 0;
  }
  return [first, second];
}

const isSum = (bytes: Buffer, at: number, [a, b]: Sums) => bytes.readUInt32BE(at) === a && bytes.readUInt32BE(at + 4) === b;

/**
 * Undefined for a log that is whole, or only unfinished: after a power cut the frames of the last transaction, which nobody was told
 * of, may be there in part. Frames of the same log that lie behind a finished transaction behind the damage were acknowledged.
 */
export function damageOf(file: string): LogDamage | undefined {
  const found = unreadIn(file);
  return found === undefined || found.lost === 0 ? undefined : found;
}

/** What of the log SQLite will not read, be it only the end of it. */
function unreadIn(file: string): LogDamage | undefined {
  const log = `${file}-wal`;
  if (!existsSync(log)) return undefined;
  const descriptor = openSync(log, 'r');
  try {
    return damageIn(descriptor, statSync(log).size);
  } finally {
    closeSync(descriptor);
  }
}

function damageIn(descriptor: number, size: number): LogDamage | undefined {
  const header = Buffer.alloc(HEADER);
  if (readSync(descriptor, header, 0, HEADER, 0) < HEADER) return undefined;
  const big = (header.readUInt32BE(0) & 1) === 1;
  const page = header.readUInt32BE(8) === 1 ? LARGEST_PAGE : header.readUInt32BE(8);
  const pageFits = page >= 512 && page <= LARGEST_PAGE && (page & (page - 1)) === 0;
  let sums = summed([0, 0], header, 0, 24, big);
  const headerFits = (header.readUInt32BE(0) & ~1) === MAGIC && pageFits && isSum(header, 24, sums);
  const step = FRAME + (pageFits ? page : 4096);
  const frames = Math.floor((size - HEADER) / step);
  const frame = Buffer.alloc(step);
  // Of a damaged header the salts are not believed; those of the first frame are as good.
  const salts = Buffer.alloc(8);
  if (headerFits) header.copy(salts, 0, 16, 24);
  else if (frames > 0) readSync(descriptor, salts, 0, 8, HEADER + 8);

  const mayBeRead = headerFits ? frames : 0; // without a header nothing is read
  let readable = 0;
  for (; readable < mayBeRead; readable += 1) {
    readSync(descriptor, frame, 0, step, HEADER + readable * step);
    if (!frame.subarray(8, 16).equals(salts)) break;
    const next = summed(summed(sums, frame, 0, 8, big), frame, FRAME, step, big);
    if (!isSum(frame, 16, next)) break;
    sums = next;
  }

  let finished = 0;
  let lost = 0;
  let isUnread = false;
  for (let at = readable; at < frames; at += 1) {
    readSync(descriptor, frame, 0, FRAME, HEADER + at * step);
    if (!frame.subarray(8, 16).equals(salts)) continue;
    isUnread = true;
    lost = finished; // something of the same log lies behind them
    if (frame.readUInt32BE(4) !== 0) finished += 1;
  }
  return isUnread ? { readable, lost } : undefined;
}

/** What is to be done with a damaged log: say so and open nothing, or keep a copy of everything and go on without what is lost. */
export type DamagedLog = 'refuse' | 'set-aside';

/**
 * Before anybody opens the database, for opening it already forgets. An end that is not whole is what a power cut leaves, and cannot be
 * told from a last transaction that went bad later: it is opened, and said. Answers whether all of it will be read.
 */
export function mindTheLog(file: string, whenDamaged: DamagedLog, say: (sentence: string) => void = () => undefined): boolean {
  const damage = unreadIn(file);
  if (damage === undefined) return true;
  if (damage.lost === 0) {
    say(
      `The write-ahead log ${file}-wal ends with a transaction that is not whole, after ${damage.readable} frames; it is left out. After a power cut, a full disk or a killed process nothing is missing, for nobody was told of it; otherwise look at the disk.`,
    );
    return false;
  }
  if (whenDamaged === 'set-aside') {
    setAside(file);
    return false;
  }
  throw new CannotOpenError(
    `The write-ahead log ${file}-wal is damaged after ${damage.readable} frames: ${damage.lost} or more finished transactions behind that cannot be read. Restore a backup (tafel restore FILE), or start once with DAMAGED_LOG=set-aside, which keeps a copy of database and log and goes on without them.`,
  );
}

/** What is not read goes: SQLite would write over it bit by bit, and the rest of it would look like damage after the next crash. */
export function beginTheLogAnew(file: string): void {
  const connection = connect(file);
  try {
    connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    connection.close();
  }
}

/** Both, as they are, under names that are free. */
function setAside(file: string): void {
  let n = 1;
  while (existsSync(`${file}.damaged-${n}`)) n += 1;
  for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${file}.damaged-${n}${end}`, constants.COPYFILE_EXCL);
}
