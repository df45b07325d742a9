import type { Seat } from '@tafelrunde/kernel';
import * as v from 'valibot';

/** Where in a finished match whoever leads is: the position, through whose eyes, and whether it plays by itself and how fast. */
export interface Showing {
  readonly position: number;
  readonly eyes: Seat | 'all' | 'open';
  readonly playing: boolean;
  readonly speed: number;
}

/** A spot on the table: in parts of a named piece, or of the whole table where there is no such piece. `press`: look here! */
export interface Pointing {
  readonly on?: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly press?: true | undefined;
}

/** Somebody who watches a finished match together with others. */
export interface TogetherPerson {
  /** Good at this table alone. */
  readonly key: string;
  readonly name: string;
  readonly seat?: Seat;
  readonly you: boolean;
  readonly follows: boolean;
  /** Where they are, while they look on their own. */
  readonly position: number;
  /** They would like to lead; in the order in which they asked. */
  readonly asks?: number;
}

/** `away`: whoever asks leads on. `elsewhere`: the reader leads, but not on this page. */
interface TogetherLead {
  readonly key: string;
  readonly name: string;
  readonly seat?: Seat;
  readonly you: boolean;
  readonly away?: true;
  readonly elsewhere?: true;
}

/** Who watches together, who leads, and where they are. */
export interface TogetherInfo {
  readonly people: readonly TogetherPerson[];
  readonly lead?: TogetherLead;
  readonly place?: Showing;
}

/** How fast a replay may go. */
export const replaySpeeds = [1, 2, 4, 8, 0.5] as const;

/** No match has as many moves, by far; whether this one has them is for the table to say. */
export const position = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const part = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));

export const showing = v.strictObject({
  position,
  eyes: v.union([seat, v.picklist(['all', 'open'])]),
  playing: v.boolean(),
  speed: v.picklist(replaySpeeds),
});

export const pointing = v.strictObject({
  on: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9:._-]{1,60}$/))),
  x: part,
  y: part,
  press: v.optional(v.literal(true)),
});

/** Whoever watches together is named so. */
export const togetherKey = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

/** A page names itself, and keeps its name when it comes back: of several that one person has open, one leads. */
export const togetherPage = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,32}$/));
