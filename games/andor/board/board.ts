import type { terrains } from '../legend/words.ts';
import { arrowOf, fields, neighboursOf, SPAN } from './land.ts';
import { mine } from './mine.ts';
import { CASTLE, MINE, terrain } from './places.ts';

type Terrain = (typeof terrains)[number];

/** One side of the board, as rules, legends, checker and bots see it. A match has one from beginning to end; states never hold it. */
export interface Board {
  /** All fields by number, ascending; those without neighbours are boxes nobody stands on. */
  readonly fields: readonly number[];
  /** By field: the fields that touch it, ascending. */
  readonly neighboursOf: readonly (readonly number[])[];
  /** By field: where its arrow points; NOWHERE without one. */
  readonly arrowOf: readonly number[];
  readonly terrain: Readonly<Record<Terrain, readonly number[]>>;
  /** The castle creatures walk to and shields are for (AND-13.1); NOWHERE on a side without one. */
  readonly castle: number;
  /** Where the dwarf pays less for strength (AND-2.1); NOWHERE on a side without such a field. */
  readonly cheapStrength: number;
}

/** The side that shows the land. */
export const andor: Board = { fields, neighboursOf, arrowOf, terrain, castle: CASTLE, cheapStrength: MINE };

/** By the word a legend names them with. */
export const boards = { andor, mine } as const;
export type Side = keyof typeof boards;

/** Fields somebody can stand on. */
export const isLand = (board: Board, value: unknown): value is number =>
  typeof value === 'number' && (board.neighboursOf[value]?.length ?? 0) > 0;

export const touching = (board: Board, a: number, b: number): boolean => board.neighboursOf[a]?.includes(b) === true;

/** Arrays by field, for any side. */
export const perField = (value: (field: number) => number): Uint8Array => Uint8Array.from({ length: SPAN }, (_, field) => value(field));
