import type { Seat } from '@tafelrunde/kernel';
import * as v from 'valibot';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What may be chosen, in milliseconds: the form offers it, the host refuses anything else. */
export const clockLimits = {
  live: { bank: { min: MINUTE, max: 3 * HOUR }, back: { min: 0, max: 5 * MINUTE } },
  days: { bank: { min: HOUR, max: 30 * DAY }, back: { min: 0, max: 7 * DAY } },
} as const;

const span = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23));

/** How a table keeps time; without one everybody takes the time they need. `bank`: what each begins with, `back`: what a move gives back. */
export const clockChoice = v.variant('kind', [
  v.strictObject({ kind: v.literal('live'), bank: span(clockLimits.live.bank), back: span(clockLimits.live.back) }),
  v.strictObject({
    kind: v.literal('days'),
    bank: span(clockLimits.days.bank),
    back: span(clockLimits.days.back),
    /** Hours of the day, in each player's own zone, between which nothing runs. */
    night: v.optional(
      v.pipe(
        v.strictObject({ from: hour, to: hour }),
        v.check(({ from, to }) => from !== to),
      ),
    ),
    /** Nothing runs from the evening of Friday to the morning of Monday. */
    weekend: v.optional(v.literal(true)),
  }),
]);
export type Clock = v.InferOutput<typeof clockChoice>;

/** An IANA name; whether there is such a zone is for the host to say. */
export const zoneName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_+/-]{1,64}$/));

/** Something the clock did, to be read among the lines of the log: after so many of them. */
export interface ClockNote {
  readonly after: number;
  readonly at: number;
  readonly what: 'out' | 'back' | 'paused' | 'resumed';
  readonly seat?: Seat;
}

/** A wish to let the clocks stand, or that they do. */
export interface PauseInfo {
  readonly by: Seat;
  readonly needed: readonly Seat[];
  readonly agreed: readonly Seat[];
  /** Since when the clocks stand; not while it is only asked for. */
  readonly since?: number;
  /** Who is ready to go on. */
  readonly ready: readonly Seat[];
}

/** The clocks of a table: what each seat has left stands with the seat, as it was at `at`. */
export interface ClockInfo {
  readonly choice: Clock;
  readonly at: number;
  /** Seats whose time runs, outside their nights. */
  readonly running: readonly Seat[];
  readonly pause?: PauseInfo;
  readonly notes: readonly ClockNote[];
}

/** A person's time ran out: a bot has played for them since, these moves last. `n` is the number of the line. */
export interface OutInfo {
  readonly at: number;
  readonly count: number;
  readonly moves: readonly { readonly n: number; readonly at: number }[];
}

/** The clock of somebody a table waits for, as the lobby shows it. */
export interface SeatTime {
  readonly seat: Seat;
  readonly left: number;
  readonly low: boolean;
  /** Their time stands until then: a night, a weekend. */
  readonly standsUntil?: number;
}
