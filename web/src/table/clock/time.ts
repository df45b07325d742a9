import type { Seat } from '@tafelrunde/kernel';
import type { TableInfo } from '@tafelrunde/protocol';
import { standsUntil, timeOf } from '@tafelrunde/table';

/** The clock of one seat as it is now. */
export interface SeatClock {
  readonly state: 'runs' | 'stands' | 'rests' | 'out' | 'none';
  readonly left: number;
  readonly low: boolean;
  /** Of a full bank, from 0 to 1. */
  readonly share: number;
  /** Night or weekend until then. */
  readonly until?: number;
}

/** runs: time passes · stands: night, or a pause · rests: it is not their turn · out: a bot plays · none: a bot's own seat. */
export function seatClock(table: TableInfo, seat: Seat, now: number): SeatClock | undefined {
  const { clock } = table;
  const info = table.seats[seat];
  if (clock === undefined || info === undefined) return undefined;
  if (info.kind !== 'person') return { state: 'none', left: 0, low: false, share: 0 };
  const { choice, at, running, pause } = clock;
  const runs = running.includes(seat) && knowsNights(table, seat);
  const { left, low, standsUntil: until } = timeOf({ choice, at, zone: info.zone, left: info.bank ?? 0, runs }, now);
  const share = Math.min(1, left / choice.bank);
  if (info.standIn === true) return { state: 'out', left, low, share };
  const stands = pause?.since !== undefined || until !== undefined;
  return { state: stands ? 'stands' : runs ? 'runs' : 'rests', left, low, share, ...(until === undefined ? {} : { until }) };
}

/** Whoever only looks on is not told where people are: their time is shown as it was charged last. */
function knowsNights({ clock, seats }: TableInfo, seat: Seat): boolean {
  const choice = clock?.choice;
  const hours = choice?.kind === 'days' && (choice.night !== undefined || choice.weekend === true);
  return !hours || seats[seat]?.zone !== undefined || seats.some(({ you }) => you);
}

/** Until when it is night for the reader, in a running match. */
export function nightUntil(table: TableInfo, seat: Seat | undefined, now: number): number | undefined {
  const zone = seat === undefined ? undefined : table.seats[seat]?.zone;
  if (table.clock === undefined || zone === undefined || table.status !== 'running') return undefined;
  return standsUntil(table.clock.choice, zone, now);
}
