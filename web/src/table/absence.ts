import type { SeatInfo } from '@tafelrunde/protocol';

/** How long somebody must be away before the others may ask for a bot. */
const PATIENCE = 60_000;

export function mayStandIn(info: SeatInfo, now: number): boolean {
  return (
    info.kind === 'person' && !info.present && info.standIn !== true && info.awaySince !== undefined && now - info.awaySince >= PATIENCE
  );
}
