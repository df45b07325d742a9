import { type Command, fail } from '@tafelrunde/protocol';
import type { Asking, Decided } from '../decide.ts';
import type { TableEvent } from '../events.ts';
import { readChat } from '../names.ts';
import { isPlaying, type TableState } from '../state.ts';
import { mustRun } from './play.ts';
import { ownSeat } from './seats.ts';

/** Free at once; otherwise every other person who plays is asked. Bots consent, and so do those for whom a bot stands in. */
export function undo(asking: Asking, { seat: at, words }: Pick<Extract<Command, { type: 'undo' }>, 'seat' | 'words'>): readonly Decided[] {
  const { state, guest } = asking;
  ownSeat(asking, at);
  mustRun(state);
  const offer = state.match?.undoOffer(at) ?? fail('table-not-running');
  if (offer.kind === 'no') fail(offer.reason === 'over' ? 'match-over' : 'nothing-to-undo');
  if (offer.kind === 'free') return [{ event: { type: 'undone', seat: at, to: offer.to, agreed: [] } }];
  if (state.undoDenied?.by === at && state.undoDenied.denier !== undefined) fail('undo-was-refused'); // until play goes on
  if (state.undo !== undefined) return []; // one request at a time, and it is already open
  const needed = state.seats.flatMap((seat, other) => (isPlaying(seat) && !seat.holders.includes(guest.id) ? [other] : []));
  return [{ event: { type: 'undo-asked', seat: at, to: offer.to, needed, ...said(asking, words) } }];
}

/** Words of one's own, where there are any. */
function said({ limits }: Asking, words: string | undefined): { readonly words?: string } {
  return words === undefined || words.trim() === '' ? {} : { words: readChat(words, limits.chat) };
}

export function consent(asking: Asking, { seat: at, agree, reason, words }: Extract<Command, { type: 'consent' }>): readonly Decided[] {
  const { state } = asking;
  ownSeat(asking, at);
  const open = state.undo ?? fail('no-undo-asked');
  if (open.by === at) return agree ? [] : [{ event: { type: 'undo-dropped' } }]; // withdrawn
  if (!open.needed.includes(at)) fail('no-undo-asked');
  if (open.agreed.includes(at)) return [];
  const why = agree ? {} : { ...(reason === undefined ? {} : { reason }), ...said(asking, words) };
  return [{ event: { type: 'consent', seat: at, agree, ...why } }];
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
