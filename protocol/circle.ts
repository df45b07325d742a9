import * as v from 'valibot';
import type { TableSummary } from './shapes.ts';

/** Somebody the reader has sat at a table with. `handle` is good for this reader alone. */
export interface Companion {
  readonly handle: string;
  readonly name: string;
  readonly crest: number;
  /** When something last happened at a table of both, and which game it was. */
  readonly at: number;
  readonly game: string;
  /** They are asked to the table the question was about. */
  readonly invited?: true;
}

/** GET /api/you/circle?table=…: the newest first. */
export interface Circle {
  readonly people: readonly Companion[];
}
export const circlePath = '/api/you/circle';
export const circleQuery = v.strictObject({ table: v.optional(v.pipe(v.string(), v.maxLength(48))) });

/** POST /api/tables/<table>/invite · /decline */
export const inviteBody = v.strictObject({ handle: v.pipe(v.string(), v.maxLength(64)) });

/** A table somebody of the circle asks the reader to. */
export interface InvitedTo {
  readonly table: TableSummary;
  readonly by: string;
  readonly at: number;
}
