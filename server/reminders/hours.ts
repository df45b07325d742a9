import { standsUntil } from '@tafelrunde/table';
import type { Wishes } from '../store/reminders.ts';

const NO_ZONE = 'UTC';

/** As a clock that stands at night: the same hours, by the same reckoning, across daylight saving. */
function endOf(night: { readonly from: number; readonly to: number }, zone: string | undefined, at: number): number {
  return standsUntil({ kind: 'days', bank: 0, back: 0, night }, zone ?? NO_ZONE, at) ?? at;
}

/** When a call that came up at `madeAt` may go out, now being later: in the hour of the day's mail where one is wanted, and never at night. */
export function dueOf({ zone, quiet, daily }: Wishes, madeAt: number, now: number): number {
  const wanted = daily === undefined ? madeAt : endOf({ from: (daily + 1) % 24, to: daily }, zone, madeAt);
  const earliest = Math.max(wanted, now);
  return quiet === undefined ? earliest : endOf(quiet, zone, earliest);
}
