import type { Result } from '@tafelrunde/kernel';
import type { TableId, TableStatus } from './shapes.ts';

/** One of the matches that were dealt alike. */
export interface DealtMatch {
  readonly table: TableId;
  readonly status: TableStatus;
  readonly seats: readonly {
    readonly kind: 'open' | 'person' | 'bot';
    readonly name: string;
    readonly level?: string;
    /** They had played this deal before, or laid the table for it. */
    readonly knew?: true;
  }[];
  readonly result?: Result;
  readonly ended?: 'agreed';
  /** Moves, once it is over. */
  readonly length?: number;
  /** So many moves at the beginning are those of the match that is read; absent for that one. */
  readonly shared?: number;
}

/** GET /api/tables/<table>/deal: the matches of one deal, the first one first. Only of a match that is over. */
export interface DealtMatches {
  readonly matches: readonly DealtMatch[];
}
