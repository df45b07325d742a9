import type { Game, OptionValue, Result } from './contract.ts';
import { RefusedError, refuse } from './errors.ts';
import { commitmentOf, isHex32, seedOf } from './fairness.ts';
import { type Entry, Match } from './match.ts';
import { readOptions } from './options.ts';
import { hashOf, same } from './plain.ts';

const FORMAT = 'tafelrunde-match';
const FORMAT_VERSION = 1;
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
  readonly seats: readonly RecordSeat[];
  /** How the seed came about; absent for matches that were not dealt at a table (simulations). */
  readonly fairness?: { readonly commitment: string; readonly secret: string; readonly contributions: readonly string[] };
  readonly seed: string;
  readonly log: readonly Entry[];
  readonly result?: Result;
  /** Still running: the file holds the players' secrets and is the operator's alone. */
  readonly running?: true;
  /** Hash of the last state. */
  readonly hash: string;
  /** Over all other fields: an edited file is told from a whole one. */
  readonly checksum: string;
}

export function writeRecord(
  match: Match,
  info: { readonly seats: readonly RecordSeat[]; readonly fairness?: MatchRecord['fairness'] },
): MatchRecord {
  const result = match.result;
  const body = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    game: match.game.meta.id,
    version: match.deal.version,
    options: match.deal.options,
    seats: info.seats,
    ...(info.fairness === undefined ? {} : { fairness: info.fairness }),
    seed: match.deal.seed,
    log: match.log,
    ...(result === undefined ? { running: true as const } : { result }),
    hash: hashOf(match.state),
  } as const;
  return { ...body, checksum: hashOf(body) };
}

/** Reads a file that anybody may have written. Says what is wrong with it; what it returns has the shape, not yet the truth. */
export function readRecord(text: string): MatchRecord {
  if (text.length > MAX_CHARACTERS) refuse('bad-record');
  const read = parse(text);
  if (!isObject(read) || read['format'] !== FORMAT) refuse('bad-record');
  if (read['formatVersion'] !== FORMAT_VERSION) refuse('record-format', { version: String(read['formatVersion']) });
  const { checksum, ...body } = read;
  if (typeof checksum !== 'string' || hashOf(body) !== checksum) refuse('record-edited');
  if (!hasShape(read)) refuse('bad-record');
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
  const { game, version, options, seats, seed, log, hash, fairness } = read;
  if (typeof game !== 'string' || !Number.isInteger(version) || !isObject(options) || typeof hash !== 'string') return false;
  if (
    !Array.isArray(seats) ||
    !seats.every((seat) => isObject(seat) && typeof seat['name'] === 'string' && (seat['kind'] === 'person' || seat['kind'] === 'bot'))
  )
    return false;
  if (typeof seed !== 'string' || !isHex32(seed)) return false;
  if (!Array.isArray(log) || !log.every((entry) => isEntry(entry, seats.length))) return false;
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

/** What was checked, in order. `deal`: seed and hash of the secret fit. `play`: every action was legal. `end`: last state and result are the recorded ones. */
export interface RecordCheck {
  readonly id: 'commitment' | 'seed' | 'play' | 'end';
  readonly ok: boolean;
  /** Place in the log where it failed. */
  readonly at?: number;
}

export interface RecordReport {
  readonly fair: boolean;
  readonly checks: readonly RecordCheck[];
  /** The match as it was played again; absent when it could not be. */
  readonly match?: Match;
}

/** Deals and plays the whole record again and compares. Refuses what this program cannot play (another game, rules not carried). */
export function verifyRecord(game: Game, record: MatchRecord): RecordReport {
  if (record.game !== game.meta.id) refuse('record-game', { game: record.game });
  if (!game.meta.carries.includes(record.version)) refuse('record-version', { version: record.version });
  // Rules are only ever compiled from options a table could have had; those of an older version were checked by that version.
  if (record.version === game.meta.version) {
    if (!same(readOptions(game.meta, record.options, record.seats.length), record.options)) refuse('bad-options');
  }
  const checks: RecordCheck[] = [];
  if (record.fairness !== undefined) {
    const { commitment, secret, contributions } = record.fairness;
    checks.push({ id: 'commitment', ok: commitmentOf(secret) === commitment });
    const seed = seedOf({ game: record.game, version: record.version, options: record.options, secret, contributions });
    checks.push({ id: 'seed', ok: seed === record.seed });
  }
  const deal = { options: record.options, seats: record.seats.length, seed: record.seed, version: record.version };
  let played = 0;
  try {
    const match = Match.deal(game, deal);
    for (const entry of record.log) {
      playEntry(match, entry);
      played += 1;
    }
    checks.push({ id: 'play', ok: true });
    checks.push({ id: 'end', ok: hashOf(match.state) === record.hash && same(match.result, record.result) });
    return { fair: checks.every((check) => check.ok), checks, match };
  } catch (fault) {
    if (!(fault instanceof RefusedError)) throw fault;
    checks.push({ id: 'play', ok: false, at: played });
    return { fair: false, checks };
  }
}

function playEntry(match: Match, entry: Entry): void {
  if (entry.type === 'act') match.act(entry.seat, entry.action);
  else match.undo(entry.seat, entry.agreed);
}
