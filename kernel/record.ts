import { areContents } from './contents.ts';
import type { Contents, Game, OptionValue, Result } from './contract.ts';
import { RefusedError, refuse } from './errors.ts';
import { commitmentOf, isHex32, seedOf } from './fairness.ts';
import type { Entry } from './history.ts';
import { Match } from './match.ts';
import { readOptions, withLater } from './options.ts';
import { hashOf, same } from './plain.ts';
import type { Deal } from './saved.ts';
import { isStart, type Start, type StartReason } from './start.ts';

const FORMAT = 'tafelrunde-match';
/** 2: the match begins from a laid-out position, which a reader of 1 would not see. Everything else is written as 1. */
const PLAIN_VERSION = 1;
const LAID_OUT_VERSION = 2;
/** No honest record comes near. */
const MAX_CHARACTERS = 16 * 1024 * 1024;

export interface RecordSeat {
  readonly name: string;
  readonly kind: 'person' | 'bot';
}

/** One match as a file: everything needed to play it again and to check its deal. */
export interface MatchRecord {
  readonly format: typeof FORMAT;
  readonly formatVersion: number;
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** What the options name by content: one file holds everything. */
  readonly contents?: Contents;
  readonly seats: readonly RecordSeat[];
  /** How the seed came about; absent for matches that were not dealt at a table (simulations). */
  readonly fairness?: { readonly commitment: string; readonly secret: string; readonly contributions: readonly string[] };
  readonly seed: string;
  /** Begun from a laid-out position: nothing was dealt, and the match counts nowhere. */
  readonly start?: Start;
  readonly log: readonly Entry[];
  readonly result?: Result;
  /** All agreed to end it before the rules did: there is no result, and nothing is secret any more. */
  readonly ended?: 'agreed';
  /** A deal that was played before: some who played this may have known it, and it counts nowhere. */
  readonly again?: true;
  /** Still running: the file holds the players' secrets and is the operator's alone. */
  readonly running?: true;
  /** Hash of the last state. */
  readonly hash: string;
  /** Over all other fields: an edited file is told from a whole one. */
  readonly checksum: string;
}

export function writeRecord(match: Match, info: Pick<MatchRecord, 'seats' | 'fairness' | 'ended' | 'again'>): MatchRecord {
  const { result } = match;
  const { start } = match.deal;
  const body = {
    format: FORMAT,
    formatVersion: start === undefined ? PLAIN_VERSION : LAID_OUT_VERSION,
    game: match.game.meta.id,
    version: match.deal.version,
    options: match.deal.options,
    ...(Object.keys(match.contents).length === 0 ? {} : { contents: match.contents }),
    seats: info.seats,
    ...(info.fairness === undefined || start !== undefined ? {} : { fairness: info.fairness }),
    seed: match.deal.seed,
    ...(start === undefined ? {} : { start }),
    log: match.log,
    ...(result !== undefined ? { result } : info.ended !== undefined ? { ended: info.ended } : { running: true as const }),
    ...(info.again === undefined ? {} : { again: info.again }),
    hash: hashOf(match.state),
  } as const;
  return { ...body, checksum: hashOf(body) };
}

/** Reads a file that anybody may have written. Says what is wrong with it; what it returns has the shape, not yet the truth. */
export function readRecord(text: string): MatchRecord {
  if (text.length > MAX_CHARACTERS) refuse('bad-record');
  const read = parse(text);
  if (!isObject(read) || read['format'] !== FORMAT) refuse('bad-record');
  const version = read['formatVersion'];
  if (version !== PLAIN_VERSION && version !== LAID_OUT_VERSION) refuse('record-format', { version: String(version) });
  const { checksum, ...body } = read;
  if (typeof checksum !== 'string' || hashOf(body) !== checksum) refuse('record-edited');
  if (!hasShape(read)) refuse('bad-record');
  if (isObject(read['contents']) && !areContents(read['contents'])) refuse('record-edited');
  return read as unknown as MatchRecord;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const trimmed = text.trim();
    return refuse(trimmed.startsWith('{') && trimmed.includes(`"${FORMAT}"`) ? 'record-truncated' : 'bad-record');
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSeat(value: unknown, seats: number): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats;
}

function isEntry(value: unknown, seats: number): boolean {
  if (!isObject(value) || !isSeat(value['seat'], seats)) return false;
  if (value['type'] === 'act') return isObject(value['action']);
  const agreed = value['agreed'];
  return value['type'] === 'undo' && Number.isInteger(value['to']) && Array.isArray(agreed) && agreed.every((seat) => isSeat(seat, seats));
}

function hasShape(read: Record<string, unknown>): boolean {
  const { game, version, options, seats, seed, log, hash, fairness, start } = read;
  if (typeof game !== 'string' || !Number.isInteger(version) || !isObject(options) || typeof hash !== 'string') return false;
  if (
    !Array.isArray(seats) ||
    !seats.every((seat) => isObject(seat) && typeof seat['name'] === 'string' && (seat['kind'] === 'person' || seat['kind'] === 'bot'))
  )
    return false;
  if (read['contents'] !== undefined && !isObject(read['contents'])) return false;
  if (typeof seed !== 'string' || !isHex32(seed)) return false;
  if (!Array.isArray(log) || !log.every((entry) => isEntry(entry, seats.length))) return false;
  if ((read['formatVersion'] === LAID_OUT_VERSION) !== (start !== undefined)) return false;
  if (start !== undefined) return fairness === undefined && isStart(start);
  if (fairness === undefined) return true;
  if (
    !isObject(fairness) ||
    typeof fairness['commitment'] !== 'string' ||
    typeof fairness['secret'] !== 'string' ||
    !isHex32(fairness['secret'])
  )
    return false;
  const contributions = fairness['contributions'];
  return Array.isArray(contributions) && contributions.every((given) => given === '' || (typeof given === 'string' && isHex32(given)));
}

/**
 * What was checked, in order. `commitment`, `seed`: hash of the secret and seed fit. `begun`: there was no deal, the match begins from a
 * sound laid-out position. `play`: every action was legal. `end`: last state and result are the recorded ones.
 */
export interface RecordCheck {
  readonly id: 'commitment' | 'seed' | 'begun' | 'play' | 'end';
  readonly ok: boolean;
  /** Place in the log where it failed. */
  readonly at?: number;
}

export interface RecordReport {
  /** Everything that was checked fits. */
  readonly fair: boolean;
  /** Fair dealing does not apply: the match was begun from a laid-out position, for this reason. Never rated. */
  readonly begun?: StartReason;
  readonly checks: readonly RecordCheck[];
  /** The match as it was played again; absent when it could not be. */
  readonly match?: Match;
}

/**
 * Deals and plays the whole record again and compares. Refuses what this program cannot play (another game, rules not carried, a
 * position that is none). A record with a start may have been made so that the rules never come back: run it where it can be stopped.
 */
export function verifyRecord(game: Game, record: MatchRecord): RecordReport {
  if (record.game !== game.meta.id) refuse('record-game', { game: record.game });
  if (!game.meta.carries.includes(record.version)) refuse('record-version', { version: record.version });
  // Rules are only ever compiled from options a table could have had; those of an older version were checked by that version.
  if (record.version === game.meta.version) {
    const read = readOptions(game.meta, record.options, record.seats.length, record.contents);
    if (!same(read, withLater(game.meta, record.options))) refuse('bad-options');
  }
  const checks: RecordCheck[] = [];
  if (record.fairness !== undefined) {
    const { commitment, secret, contributions } = record.fairness;
    checks.push({ id: 'commitment', ok: commitmentOf(secret) === commitment });
    const seed = seedOf({ game: record.game, version: record.version, options: record.options, secret, contributions });
    checks.push({ id: 'seed', ok: seed === record.seed });
  }
  const { options, contents = {}, seed, version, start } = record;
  const deal: Deal = { options, contents, seats: record.seats.length, seed, version, ...(start === undefined ? {} : { start }) };
  const begun = start === undefined ? {} : { begun: start.why };
  const match = Match.begin(game, deal);
  if (start !== undefined) checks.push({ id: 'begun', ok: true });
  let played = 0;
  try {
    for (const entry of record.log) {
      match.take(entry);
      played += 1;
    }
    checks.push({ id: 'play', ok: true });
    checks.push({ id: 'end', ok: hashOf(match.state) === record.hash && same(match.result, record.result) });
    return { fair: checks.every((check) => check.ok), ...begun, checks, match };
  } catch (fault) {
    if (!(fault instanceof RefusedError) && start === undefined) throw fault; // rules may stumble over a state they never made
    checks.push({ id: 'play', ok: false, at: played });
    return { fair: false, ...begun, checks };
  }
}
