import { standsUntil } from '@tafelrunde/table';
import type { Way, Wishes } from '../store/reminders.ts';

const NO_ZONE = 'UTC';

/** As a clock that stands at night: the same hours, by the same reckoning, across daylight saving. */
function endOf(night: { readonly from: number; readonly to: number }, zone: string | undefined, at: number): number {
  return standsUntil({ kind: 'days', bank: 0, back: 0, night }, zone ?? NO_ZONE, at) ?? at;
}

/**
 * When a call that came up at `madeAt` may go out by a way, now being later: in the hour of the day's message where one is wanted, and
 * never at night. A webhook is told of every turn as it comes: a lamp that is lit once a day is of no use.
 */
export function dueOf({ zone, quiet, daily }: Wishes, kind: Way['kind'], madeAt: number, now: number): number {
  const wanted = daily === undefined || kind === 'webhook' ? madeAt : endOf({ from: (daily + 1) % 24, to: daily }, zone, madeAt);
  const earliest = Math.max(wanted, now);
  return quiet === undefined ? earliest : endOf(quiet, zone, earliest);
}
