import type { Clock } from '@tafelrunde/protocol';

/** When a clock stands, and how much of a span it counts. Nights and weekends are hours of the day where the player is. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Ends of hours looked at in one reckoning: far more than a full bank of days needs. */
const MOST_ENDS = 400;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 0;
const MONDAY = 1;

/** Where nobody has said where they are. */
export const NO_ZONE = 'UTC';

export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;

/** Days of a date of our calendar since 1970, years counted from March so that the odd day comes last. */
function dayNumber(year: number, month: number, day: number): number {
  const from = month > 2 ? year : year - 1;
  const age = Math.floor(from / 400);
  const yearOfAge = from - age * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfAge = yearOfAge * 365 + Math.floor(yearOfAge / 4) - Math.floor(yearOfAge / 100) + dayOfYear;
  return age * 146_097 + dayOfAge - 719_468;
}

/** The clock on the wall of a place, as if it were UTC. */
class Place {
  readonly #format: Intl.DateTimeFormat;

  constructor(zone: string) {
    const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
    this.#format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      ...fields,
    });
  }

  wall(at: number): number {
    const parts = Object.fromEntries(this.#format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    const seconds = (hour * 60 + minute) * 60 + second;
    return dayNumber(year, month, day) * DAY + seconds * 1000 + modulo(at, 1000);
  }

  /** When the wall shows this first. An hour that is left out in spring is taken as the moment it would have been. */
  at(wall: number): number {
    const guess = (near: number) => wall - (this.wall(near) - near);
    const early = guess(wall - DAY);
    const late = guess(wall + DAY);
    const fits = [early, late].filter((at) => this.wall(at) === wall);
    return fits.length > 0 ? Math.min(...fits) : early;
  }
}

type Days = Extract<Clock, { kind: 'days' }>;

/** Whether time stands at this hour of the wall. */
function isOff({ night, weekend }: Days, wall: number): boolean {
  const since = modulo(wall, DAY);
  const day = modulo(Math.floor(wall / DAY) + THURSDAY, 7); // 1970 began on one
  if (weekend === true) {
    if (day === SATURDAY || day === SUNDAY) return true;
    if (night !== undefined && day === FRIDAY && night.from > night.to && since >= night.from * HOUR) return true;
    if (night !== undefined && day === MONDAY && since < night.to * HOUR) return true;
  }
  if (night === undefined) return false;
  const { from, to } = night;
  return from < to ? since >= from * HOUR && since < to * HOUR : since >= from * HOUR || since < to * HOUR;
}

/** The next hour of the wall at which standing and running change places. */
function nextEnd(clock: Days, wall: number): number {
  const now = isOff(clock, wall);
  const midnight = Math.floor(wall / DAY) * DAY;
  const hours = [0, ...(clock.night === undefined ? [] : [clock.night.from, clock.night.to])].toSorted((a, b) => a - b);
  for (let day = 0; day <= 4; day += 1) {
    for (const hour of hours) {
      const end = midnight + day * DAY + hour * HOUR;
      if (end > wall && isOff(clock, end) !== now) return end;
    }
  }
  return wall + 4 * DAY;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly off: boolean;
}

/** Time as it runs and stands from a moment on. */
function* stretches(clock: Days, zone: string, from: number): Generator<Stretch> {
  const place = new Place(zone);
  let start = from;
  for (let ends = 0; ends < MOST_ENDS; ends += 1) {
    const wall = place.wall(start);
    const to = Math.max(place.at(nextEnd(clock, wall)), start + MINUTE);
    yield { from: start, to, off: isOff(clock, wall) };
    start = to;
  }
  yield { from: start, to: Number.POSITIVE_INFINITY, off: false };
}

function hasHours(clock: Clock): clock is Days {
  return clock.kind === 'days' && (clock.night !== undefined || clock.weekend === true);
}

/** How much of a span counts. */
export function counted(clock: Clock, zone: string, from: number, to: number): number {
  if (to <= from) return 0;
  if (!hasHours(clock)) return to - from;
  let sum = 0;
  for (const stretch of stretches(clock, zone, from)) {
    if (!stretch.off) sum += Math.min(to, stretch.to) - stretch.from;
    if (stretch.to >= to) break;
  }
  return sum;
}

/** When so much will have been counted. */
export function runsOutAt(clock: Clock, zone: string, from: number, left: number): number {
  if (!hasHours(clock)) return from + left;
  let rest = left;
  for (const stretch of stretches(clock, zone, from)) {
    if (stretch.off) continue;
    const length = stretch.to - stretch.from;
    if (rest <= length) return stretch.from + rest;
    rest -= length;
  }
  return from + left; // the last stretch has no end
}

/** Until when time stands at a moment; undefined while it runs. */
export function standsUntil(clock: Clock, zone: string, at: number): number | undefined {
  if (!hasHours(clock)) return undefined;
  for (const stretch of stretches(clock, zone, at)) return stretch.off ? stretch.to : undefined;
  return undefined;
}
