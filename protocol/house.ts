import * as v from 'valibot';
import type { TableSummary } from './shapes.ts';

/** GET /api/house: what the operator sees. People and tables are the newest of their kind; people may be looked for by name. */
export interface HouseInfo {
  /** Until when this browser may look after the house. */
  readonly until: number;
  readonly load: {
    readonly version: string;
    readonly build: string;
    readonly sockets: number;
    readonly mostSockets: number;
    readonly tablesLoaded: number;
    /** Bytes, and seconds since the process began. */
    readonly memory: number;
    readonly uptime: number;
    /** Milliseconds by which the slowest hundredth of turns was late; not where nobody measures it. */
    readonly lag?: number;
    /** Since the process began. */
    readonly storageFailures: number;
    readonly refusals: number;
  };
  readonly people: readonly HousePerson[];
  readonly tables: readonly TableSummary[];
  readonly contents: readonly HouseContent[];
}

export interface HousePerson {
  readonly handle: string;
  readonly name: string;
  readonly seenAt: number;
  readonly bannedAt?: number;
}

export interface HouseContent {
  readonly name: string;
  readonly game: string;
  readonly title: string;
  readonly lists: number;
  readonly hiddenAt?: number;
}
export const housePath = '/api/house';

const short = v.pipe(v.string(), v.maxLength(128));
/** GET /api/house?name= */
export const houseQuery = v.strictObject({ name: v.optional(short) });
/** POST /api/house/enter */
export const houseEnterBody = v.strictObject({ secret: short });
/** POST /api/house/close */
export const houseTableBody = v.strictObject({ table: short });
/** POST /api/house/hide, /show */
export const houseContentBody = v.strictObject({ name: short });
