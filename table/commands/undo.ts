import type { Seat } from '@tafelrunde/kernel';
import { fail } from '@tafelrunde/protocol';
import type { Asking, Decided } from '../decide.ts';
import type { TableEvent } from '../events.ts';
import { isPlaying, type TableState } from '../state.ts';
import { mustRun } from './play.ts';
import { ownSeat } from './seats.ts';

/** Free at once; otherwise every other person who plays is asked. Bots consent, and so do those for whom a bot stands in. */
export function undo(asking: Asking, at: Seat): readonly Decided[] {
  const { state, guest } = asking;
  ownSeat(asking, at);
  mustRun(state);
  const offer = state.match?.undoOffer(at) ?? fail('table-not-running');
  if (offer.kind === 'no') fail(offer.reason === 'over' ? 'match-over' : 'nothing-to-undo');
  if (offer.kind === 'free') return [{ event: { type: 'undone', seat: at, to: offer.to, agreed: [] } }];
  if (state.undo !== undefined) return []; // one request at a time, and it is already open
  const needed = state.seats.flatMap((seat, other) => (isPlaying(seat) && !seat.holders.includes(guest.id) ? [other] : []));
  return [{ event: { type: 'undo-asked', seat: at, to: offer.to, needed } }];
}

export function consent(asking: Asking, at: Seat, agree: boolean): readonly Decided[] {
  const { state } = asking;
  ownSeat(asking, at);
  const open = state.undo ?? fail('no-undo-asked');
  if (open.by === at) return agree ? [] : [{ event: { type: 'undo-dropped' } }]; // withdrawn
  if (!open.needed.includes(at)) fail('no-undo-asked');
  if (open.agreed.includes(at)) return [];
  return [{ event: { type: 'consent', seat: at, agree } }];
}

/** All who play themselves have agreed: it is taken back. */
export function settleUndo(state: TableState): TableEvent | undefined {
  const open = state.undo;
  if (open === undefined || state.status !== 'running') return undefined;
  const missing = open.needed.some((at) => {
    const seat = state.seats[at];
    return seat !== undefined && isPlaying(seat) && !open.agreed.includes(at);
  });
  return missing ? undefined : { type: 'undone', seat: open.by, to: open.to, agreed: open.agreed };
}
