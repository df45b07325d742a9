import type { ClockInfo, SeatInfo } from '@tafelrunde/protocol';

/** How long somebody must be away before the others may ask for a bot. */
const PATIENCE = 60_000;

/** Over days only where the clocks stand, and after a whole bank: as long as they run, they say when somebody's time is up. */
export function mayStandIn({ kind, present, standIn, awaySince }: SeatInfo, clock: ClockInfo | undefined, now: number): boolean {
  if (kind !== 'person' || present || standIn === true || awaySince === undefined) return false;
  if (clock?.choice.kind !== 'days') return now - awaySince >= PATIENCE;
  const { pause, choice } = clock;
  return pause?.since !== undefined && now - Math.max(pause.since, awaySince) >= choice.bank;
}
