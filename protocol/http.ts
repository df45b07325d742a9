import type { OptionValue } from '@tafelrunde/kernel';
import * as v from 'valibot';
import type { InvitedTo } from './circle.ts';
import { clockChoice } from './clock.ts';
import { delayChoice } from './delay.ts';
import type { Failure } from './errors.ts';
import { looseOptions } from './frames.ts';
import type { TableId, TableSummary } from './shapes.ts';

/** Where the WebSocket of a page opens (same origin, with the guest's cookie). */
export const socketPath = '/api/socket';

/** GET /api/me · POST /api/me */
export interface Me {
  readonly name: string;
  /** The shield this person chose, away from tables. */
  readonly crest?: number;
  readonly build: string;
  readonly protocol: number;
}
export const meBody = v.strictObject({ name: v.string() });

/** GET /api/tables: everything unfinished, and the newest of what is over. */
export interface Tables {
  readonly mine: readonly TableSummary[];
  readonly open: readonly TableSummary[];
  /** Where older finished matches go on, if there are any (`finishedQuery`). */
  readonly more?: number;
  /** Tables that wait and to which somebody asks the reader, where there are any. */
  readonly invited?: readonly InvitedTo[];
}

/** GET /api/finished-tables?before=… */
export const finishedTablesPath = '/api/finished-tables';
export const finishedQuery = v.strictObject({
  before: v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number), v.safeInteger()),
});
export interface FinishedTables {
  readonly tables: readonly TableSummary[];
  /** As in `Tables`. */
  readonly more?: number;
}

/** POST /api/contents?game=…&option=… with the text itself as body (text/plain, at most 256 KiB): 201, or 422 with `problems`. */
export const contentQuery = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(20)),
  option: v.pipe(v.string(), v.maxLength(40)),
});

/** A text on the reader's own list: `name` is what an option holds, `title` how its author calls it. */
export interface ContentInfo {
  readonly name: string;
  readonly game: string;
  readonly option: string;
  readonly title: string;
}

/** GET /api/contents · DELETE /api/contents/<name>, which takes one off the list. GET /api/contents/<name> gives the text itself. */
export interface ContentList {
  readonly contents: readonly ContentInfo[];
}
export const contentsPath = '/api/contents';

/** POST /api/tables */
export const newTableBody = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(20)),
  options: v.optional(looseOptions, {}),
  /** Seat 0 first. `me` at most once unless the game lets one person hold several seats. */
  seats: v.pipe(
    v.array(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('me') }),
        v.strictObject({ kind: v.literal('open') }),
        v.strictObject({ kind: v.literal('bot'), level: v.pipe(v.string(), v.maxLength(20)) }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(8),
  ),
  public: v.boolean(),
  /** Answers that leave no choice are given by themselves, after the usual pause. */
  autoPlay: v.optional(v.boolean(), false),
  /** Whoever sits here may ask for hints; left out means yes. */
  hints: v.optional(v.boolean()),
  /** The match waits for the owner's word; left out, it begins when the last seat is taken. */
  ownerStarts: v.optional(v.boolean()),
  /** How time is kept; left out, everybody takes the time they need. */
  clock: v.optional(clockChoice),
  /** How far behind those are who look on; left out, they see what everybody sees. */
  delay: v.optional(delayChoice),
  /** Dealt once more as this finished match was: game, options and number of seats are its own, whatever else stands here. */
  again: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{3,48}$/))),
  /** Start at once when no seat is open. */
  start: v.boolean(),
  /** 32 bytes of the maker's own chance, in hex, for the seat `me`. */
  contribution: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
});
export type NewTable = v.InferOutput<typeof newTableBody>;
export interface NewTableAnswer {
  readonly table: TableId;
}

/** POST /api/carried, text/plain: a match begun in a browser, to be played on here. `record` is a match file, running or finished. */
export const carriedBody = v.strictObject({
  record: v.looseObject({}),
  /** Levels of bots by their seats. */
  levels: v.pipe(v.array(v.nullable(v.pipe(v.string(), v.maxLength(20)))), v.maxLength(8)),
  autoPlay: v.optional(v.boolean()),
  hints: v.optional(v.boolean()),
  clock: v.optional(clockChoice),
});
export type Carried = v.InferOutput<typeof carriedBody>;
export const carriedPath = '/api/carried';
/** Bytes of it. */
export const CARRIED_BYTES = 2 * 1024 * 1024;

/** Options as they come from outside. */
export type LooseOptions = Readonly<Record<string, OptionValue>>;

/** What every refused HTTP request answers. `sentence` is in the language of the request. */
export interface HttpFailure {
  readonly failure: Failure;
  readonly sentence: string;
  /** What is wrong with a text that was to be a content: where in it, and in words. */
  readonly problems?: readonly { readonly place: string; readonly sentence: string }[];
}
