import type { Seat } from '@tafelrunde/kernel';
import type { Clock, ClockInfo, ClockNote, SeatTime } from '@tafelrunde/protocol';
import type { Spent, TableEvent } from '../events.ts';
import { orderedSeats } from '../orders.ts';
import { isPlaying, type SeatState, type TableState } from '../state.ts';
import { counted, NO_ZONE, runsOutAt, standsUntil } from './hours.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
/** Whoever comes back has at least this, where a move gives back less. */
const LEAST_CREDIT = { live: 30 * SECOND, days: HOUR } as const;
/** Below this share of a full bank time is low. */
export const LOW = 0.1;
/** Time given back is taken back with the move it was given for, as far back as this. */
const GIVEN_KEPT = 64;
const NOTES_KEPT = 12;
const MOVES_TOLD = 8;

export interface PauseState {
  readonly by: Seat;
  readonly needed: readonly Seat[];
  agreed: Seat[];
  since?: number;
  ready: Seat[];
}

/** The clocks of a table. What was charged stands in the events; nothing here is worked out again. */
export interface ClockState {
  readonly choice: Clock;
  /** Up to when time has been charged. */
  at: number;
  /** What each seat had left then, in milliseconds. */
  banks: number[];
  /** What moves gave back, with the position they led to. */
  given: { readonly position: number; readonly seat: Seat; readonly ms: number }[];
  pause?: PauseState;
  notes: ClockNote[];
}

export function newClock(choice: Clock, seats: number, at: number): ClockState {
  return { choice, at, banks: Array.from({ length: seats }, () => choice.bank), given: [], notes: [] };
}

/** One move's worth: what somebody comes back to whose time ran out. */
export function creditOf({ kind, back }: Clock): number {
  return Math.max(back, LEAST_CREDIT[kind]);
}

/** Seats the game cannot go on without. */
export function waitedFor(state: TableState): readonly Seat[] {
  if (state.status !== 'running' || state.match === undefined) return [];
  return [...new Set(state.match.asks().flatMap((ask) => (ask.must ? [ask.seat] : [])))];
}

/** People whose time runs, outside their nights: the game waits for them, no bot plays for them, nobody has stopped the clocks. */
export function runningSeats(state: TableState): readonly Seat[] {
  if (state.clock === undefined || state.clock.pause?.since !== undefined) return [];
  return waitedFor(state).filter((at) => {
    const seat = state.seats[at];
    return seat !== undefined && isPlaying(seat);
  });
}

/** Those of them whose time is charged: not while an order of theirs answers. That they are among those that run tells nobody of it. */
function chargedSeats(state: TableState): readonly Seat[] {
  const ordered = state.clock === undefined ? [] : orderedSeats(state);
  return runningSeats(state).filter((at) => !ordered.includes(at));
}

const zoneOf = (state: TableState, at: Seat) => state.seats[at]?.zone ?? NO_ZONE;

/** What is to be written down as charged with whatever happens at this moment. */
export function spentUntil(state: TableState, now: number): Spent | undefined {
  const { clock } = state;
  if (clock === undefined) return undefined;
  const spent = chargedSeats(state).flatMap((seat): Spent => {
    const left = clock.banks[seat] ?? 0;
    const ms = Math.min(left, counted(clock.choice, zoneOf(state, seat), clock.at, now));
    return ms > 0 ? [[seat, ms]] : [];
  });
  return spent.length === 0 ? undefined : spent;
}

/** When this seat's time runs out, if nothing happens before. */
function outAt(state: TableState, clock: ClockState, seat: Seat): number {
  return runsOutAt(clock.choice, zoneOf(state, seat), clock.at, clock.banks[seat] ?? 0);
}

/** When somebody's time runs out: the moment to look at this table again. */
export function dueAt(state: TableState): number | undefined {
  const { clock } = state;
  const seats = chargedSeats(state);
  return clock === undefined || seats.length === 0 ? undefined : Math.min(...seats.map((seat) => outAt(state, clock, seat)));
}

/** Whose time has run out by now. */
export function timedOut(state: TableState, now: number): readonly Seat[] {
  const { clock } = state;
  return clock === undefined ? [] : chargedSeats(state).filter((seat) => outAt(state, clock, seat) <= now);
}

function charge(clock: ClockState, spent: Spent): void {
  for (const [seat, ms] of spent) clock.banks[seat] = Math.max(0, (clock.banks[seat] ?? 0) - ms);
}

function giveBack(clock: ClockState, seat: Seat, position: number): void {
  const { kind, bank, back } = clock.choice;
  const left = clock.banks[seat] ?? 0;
  const most = kind === 'days' ? Math.max(bank, left) : Number.POSITIVE_INFINITY; // days are a store that fills up
  const ms = Math.min(back, most - left);
  clock.banks[seat] = left + ms;
  clock.given = [...clock.given, { position, seat, ms }].slice(-GIVEN_KEPT);
}

/** With a move that is taken back goes what it gave; nobody falls below one move's credit by it. */
function takeBack(clock: ClockState, position: number): void {
  for (const { seat, ms } of clock.given.filter((given) => given.position > position)) {
    const left = clock.banks[seat] ?? 0;
    clock.banks[seat] = Math.max(left - ms, Math.min(left, creditOf(clock.choice)));
  }
  clock.given = clock.given.filter((given) => given.position <= position);
}

/** Follows an event that was applied: charges what it says, gives back what the move is worth. `before`: whom the game waited for. */
export function followClock(state: TableState, event: TableEvent & { readonly spent?: Spent }, at: number, before: readonly Seat[]): void {
  const { clock, match } = state;
  if (clock === undefined) return;
  charge(clock, event.spent ?? []);
  clock.at = at;
  if (event.type === 'started') state.clock = newClock(clock.choice, state.seats.length, at);
  if (match === undefined) return;
  if (event.type === 'undone') takeBack(clock, match.position);
  if (event.type !== 'acted') return;
  const seat = state.seats[event.seat];
  if (event.bot === true) {
    if (seat?.out !== undefined)
      seat.out = { ...seat.out, count: seat.out.count + 1, moves: [...seat.out.moves, { n: match.lines - 1, at }].slice(-MOVES_TOLD) };
  } else if (event.auto !== true && event.ordered !== true && before.includes(event.seat) && !waitedFor(state).includes(event.seat)) {
    giveBack(clock, event.seat, match.position);
  }
}

function note({ clock, match }: TableState, at: number, what: ClockNote['what'], seat?: Seat): void {
  if (clock === undefined) return;
  const line: ClockNote = { after: match?.lines ?? 0, at, what, ...(seat === undefined ? {} : { seat }) };
  clock.notes = [...clock.notes, line].slice(-NOTES_KEPT);
}

/** A bot plays until the person is back. */
export function runOut(state: TableState, at: Seat, seat: SeatState, now: number): void {
  seat.standIn = true;
  seat.level = undefined;
  seat.out = { at: now, count: 0, moves: [] };
  note(state, now, 'out', at);
}

/** They are back, with one move's credit if their time had run out. */
export function comeBack(state: TableState, at: Seat, seat: SeatState, now: number): void {
  if (seat.out === undefined) return;
  delete seat.out;
  if (state.clock === undefined) return;
  state.clock.banks[at] = creditOf(state.clock.choice);
  note(state, now, 'back', at);
}

type PauseEvent = Extract<TableEvent, { type: 'pause-asked' | 'pause-answered' | 'paused' | 'ready' | 'resumed' }>;

export function applyPause(state: TableState, event: PauseEvent, at: number): void {
  const { clock } = state;
  if (clock === undefined) return;
  const { pause } = clock;
  switch (event.type) {
    case 'pause-asked':
      clock.pause = { by: event.seat, needed: event.needed, agreed: [], ready: [] };
      return;
    case 'pause-answered':
      if (!event.agree) delete clock.pause;
      else pause?.agreed.push(event.seat);
      return;
    case 'paused':
      if (pause !== undefined) pause.since = at;
      note(state, at, 'paused', pause?.by);
      return;
    case 'ready':
      pause?.ready.push(event.seat);
      return;
    case 'resumed':
      delete clock.pause;
      note(state, at, 'resumed');
  }
}

/** What readers are told of the clocks. */
export function clockInfo(state: TableState): ClockInfo | undefined {
  const { clock } = state;
  if (clock === undefined) return undefined;
  const { choice, at, pause, notes } = clock;
  return { choice, at, running: runningSeats(state), notes, ...(pause === undefined ? {} : { pause }) };
}

/** What a seat has left now, as the page and the lobby show it. */
export function timeOf(
  {
    choice,
    at,
    zone,
    left,
    runs,
  }: { readonly choice: Clock; readonly at: number; readonly zone: string | undefined; readonly left: number; readonly runs: boolean },
  now: number,
): Omit<SeatTime, 'seat'> {
  const rest = runs ? Math.max(0, left - counted(choice, zone ?? NO_ZONE, at, now)) : left;
  const stands = runs ? standsUntil(choice, zone ?? NO_ZONE, now) : undefined;
  return { left: rest, low: rest < choice.bank * LOW, ...(stands === undefined ? {} : { standsUntil: stands }) };
}
