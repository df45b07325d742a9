import type { Seat } from '@tafelrunde/kernel';
import { useTopDialog } from '@tafelrunde/stage';
import { useCallback, useState } from 'react';

/** Which of the reader's seats is shown, and whether they turned to it themselves. */
export interface Showing {
  readonly seat: Seat | undefined;
  readonly byHand: boolean;
}

export const nowhere: Showing = { seat: undefined, byHand: false };

/**
 * The seat to show next. The page turns to a seat that is asked by itself, but never away from one that is asked too, that the reader
 * turned to by hand, or over which something else lies open (`busy`): nobody is interrupted in mid-thought.
 */
export function shownNext(before: Showing, yours: readonly Seat[], awaited: readonly Seat[], busy: boolean): Showing {
  const { seat, byHand } = before;
  const stays = seat !== undefined && yours.includes(seat);
  if (stays && (byHand || busy || awaited.includes(seat))) return before;
  const next = yours.find((own) => awaited.includes(own)) ?? (stays ? seat : yours[0]);
  return next === seat && !byHand ? before : { seat: next, byHand: false };
}

export interface SeatShown {
  readonly seat: Seat | undefined;
  readonly show: (seat: Seat) => void;
  /** The question was answered from it: from now on the page turns by itself again. */
  readonly release: () => void;
}

export function useSeat(yours: readonly Seat[], awaited: readonly Seat[]): SeatShown {
  const [showing, set] = useState(nowhere);
  const top = useTopDialog();
  // Where the question itself lies open, whoever is asked next is shown in it: two heroes of one person in one fight.
  const busy = top !== undefined && top.dataset['asks'] === undefined;
  const next = shownNext(showing, yours, awaited, busy);
  if (next !== showing) set(next);
  return {
    seat: next.seat,
    show: useCallback((seat: Seat) => set({ seat, byHand: true }), []),
    release: useCallback(() => set(({ seat }) => ({ seat, byHand: false })), []),
  };
}
