import type { Ask, Seat } from './contract.ts';

/** A match with its open questions; the kernel's `Match` is one. */
interface Asking<Named extends Ask> {
  asks(): readonly Named[];
  legal(seat: Seat): readonly unknown[];
}

/** An answer nobody has to think about. */
export interface OnlyAnswer<Named extends Ask> {
  readonly seat: Seat;
  readonly ask: Named;
  readonly action: unknown;
}

/**
 * The must-ask that has only one legal answer, if there is one among these seats. Never one that is answered by hand: a draw or a look is the
 * player's own; and never `between` rounds, where people read. Whether there is a choice may depend on what the seat alone knows, so
 * whoever answers by this must wait the usual pause first: an answer at once would tell the others that there was none.
 */
export function onlyAnswer<Named extends Ask>(match: Asking<Named>, seats: readonly Seat[]): OnlyAnswer<Named> | undefined {
  for (const ask of match.asks()) {
    if (!ask.must || ask.byHand === true || ask.between === true || !seats.includes(ask.seat)) continue;
    const legal = match.legal(ask.seat);
    if (legal.length === 1) return { seat: ask.seat, ask, action: legal[0] };
  }
  return undefined;
}
