import type { Result, Seat } from '@tafelrunde/kernel';
import type { Clock, TableSummary } from '@tafelrunde/protocol';
import { type ClockState, dueAt, LOW, runningSeats, timeOf } from './clock/clock.ts';
import { NO_ZONE, runsOutAt } from './clock/hours.ts';
import { orderedSeats } from './orders.ts';
import type { TableRow } from './port.ts';
import { isBotPlayed, isPlaying, type TableState } from './state.ts';

/** What the row of a table keeps for the lobby; `holders` never leaves the server. */
interface Summary {
  readonly seats: readonly (TableSummary['seats'][number] & { readonly holders: readonly string[] })[];
  readonly waitsFor: readonly Seat[];
  /** A bot is to move, or an order answers: the table goes on by itself after a restart. */
  readonly botsTurn: boolean;
  /** People the game waits for, and the question each has not answered; not in rows of before reminders. */
  readonly turns?: readonly { readonly seat: Seat; readonly ask: string }[];
  /** What the clocks showed; not in rows of tables without. */
  readonly clock?: SummaryClock;
  readonly result?: Result;
  readonly ended?: 'agreed';
}

interface SummaryClock {
  readonly choice: Clock;
  readonly at: number;
  readonly paused?: true;
  /** People the game waits for: what they had left, where they are, whether their time runs. */
  readonly times: readonly { readonly seat: Seat; readonly left: number; readonly zone?: string; readonly runs: boolean }[];
}

/** Who sits where, as a row tells it: the same from action to action. */
export interface Sitting {
  readonly seats: string;
  readonly members: readonly string[];
}

export function sittingOf({ seats, owner }: TableState): Sitting {
  const told: Summary['seats'] = seats.map(({ kind, name, holders, level, standIn }) => ({
    kind,
    name,
    holders,
    ...(level === undefined ? {} : { level }),
    ...(standIn ? { standIn } : {}),
  }));
  return { seats: JSON.stringify(told), members: [...new Set([owner, ...seats.flatMap((seat) => seat.holders)])] };
}

export function rowOf(state: TableState, { seats, members }: Sitting = sittingOf(state)): TableRow {
  const { id, game, status, createdAt, changedAt, match, clock, ended } = state;
  const waitsFor: Seat[] = [];
  if (status === 'running') for (const { must, seat } of match?.asks() ?? []) if (must && !waitsFor.includes(seat)) waitsFor.push(seat);
  const ordered = orderedSeats(state);
  const turns = turnsIn(state, waitsFor).filter(({ seat }) => !ordered.includes(seat));
  const botsTurn = waitsFor.some((at) => {
    const seat = state.seats[at];
    return ordered.includes(at) || (seat !== undefined && isBotPlayed(seat));
  });
  const summary: { -readonly [Field in keyof Omit<Summary, 'seats'>]: Summary[Field] } = { waitsFor, botsTurn };
  if (turns.length > 0) summary.turns = turns;
  if (clock !== undefined) summary.clock = clockIn(state, clock, waitsFor);
  if (match?.result !== undefined) summary.result = match.result;
  if (ended !== undefined) summary.ended = ended;
  const text = `{"seats":${seats},${JSON.stringify(summary).slice(1)}`;
  const row: { -readonly [Field in keyof TableRow]: TableRow[Field] } = {
    id,
    game,
    status,
    public: state.public,
    summary: text,
    members,
    createdAt,
    changedAt,
  };
  const due = dueAt(state);
  if (due !== undefined) row.dueAt = due;
  // Of the end somebody may want to hear as well; of what was brought here nobody does.
  if (turns.length > 0 || (status === 'over' && !state.imported)) row.callAt = changedAt;
  return row;
}

/** Nobody is called while all have agreed to let the clocks stand. */
function turnsIn({ match, seats, clock }: TableState, waitsFor: readonly Seat[]): NonNullable<Summary['turns']> {
  if (clock?.pause?.since !== undefined) return [];
  const asks = match?.asks() ?? [];
  return waitsFor.flatMap((at) => {
    const sitter = seats[at];
    const ask = asks.find(({ seat, must }) => must && seat === at);
    return sitter === undefined || ask === undefined || !isPlaying(sitter) ? [] : [{ seat: at, ask: ask.id }];
  });
}

function clockIn(state: TableState, { choice, at, banks, pause }: ClockState, waitsFor: readonly Seat[]): SummaryClock {
  const running = runningSeats(state);
  const times = waitsFor.flatMap((seat) => {
    const sitter = state.seats[seat];
    if (sitter === undefined || isBotPlayed(sitter)) return [];
    return [{ seat, left: banks[seat] ?? 0, runs: running.includes(seat), ...(sitter.zone === undefined ? {} : { zone: sitter.zone }) }];
  });
  return { choice, at, times, ...(pause?.since === undefined ? {} : { paused: true }) };
}

function readSummary(row: TableRow): Summary {
  return JSON.parse(row.summary) as Summary;
}

/** How the match ended, where the row knows it: those of older releases do not. */
export function resultIn(row: TableRow): Result | undefined {
  return readSummary(row).result;
}

/** Guests who hold a seat, each once. */
export function sittersIn(row: TableRow): readonly string[] {
  return [...new Set(readSummary(row).seats.flatMap(({ kind, holders }) => (kind === 'person' ? holders : [])))];
}

/** A bot is to move, and a person sits there who waits for it. */
export function botsTurn(row: TableRow): boolean {
  const { botsTurn: due, seats } = readSummary(row);
  return due && seats.some(({ kind }) => kind === 'person');
}

/** Somebody the game waits for. `ask` names the question and since which position it is open: one turn, one name. */
export interface Turn {
  readonly seat: Seat;
  readonly ask: string;
  readonly holders: readonly string[];
}

/** Whose turn it is, as far as they are people who play themselves. */
export function turnsOf(row: TableRow): readonly Turn[] {
  const { seats, turns = [] } = readSummary(row);
  return turns.map(({ seat, ask }) => ({ seat, ask, holders: seats[seat]?.holders ?? [] }));
}

/** When the time of whoever plays this seat gets low, if nothing happens before; undefined where none runs. */
export function lowAt(row: TableRow, seat: Seat): number | undefined {
  const { clock } = readSummary(row);
  const time = clock?.times.find((each) => each.seat === seat);
  if (clock === undefined || time?.runs !== true) return undefined;
  const { choice, at } = clock;
  return runsOutAt(choice, time.zone ?? NO_ZONE, at, Math.max(0, time.left - choice.bank * LOW));
}

/** A row of the lobby as this guest may read it, with the clocks as they are at this moment. */
export function summaryFor(row: TableRow, guest: string, now: number): TableSummary {
  const { seats, waitsFor, clock, result, ended } = readSummary(row);
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    public: row.public,
    seats: seats.map(({ holders: _holders, ...seat }) => seat),
    waitsFor,
    yours: seats.flatMap((seat, at) => (seat.holders.includes(guest) ? [at] : [])),
    changedAt: row.changedAt,
    ...(clock === undefined ? {} : { clock: clockNow(clock, now) }),
    ...(result === undefined ? {} : { result }),
    ...(ended === undefined ? {} : { ended }),
  };
}

function clockNow({ choice, at, times, paused }: SummaryClock, now: number): NonNullable<TableSummary['clock']> {
  return {
    kind: choice.kind,
    ...(paused === undefined ? {} : { paused }),
    times: times.map(({ seat, left, zone, runs }) => ({ seat, ...timeOf({ choice, at, zone, left, runs }, now) })),
  };
}
