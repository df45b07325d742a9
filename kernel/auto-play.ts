import type { Seat } from './contract.ts';
import type { Match, OpenAsk } from './match.ts';

/** An answer nobody has to think about. */
export interface OnlyAnswer {
  readonly seat: Seat;
  readonly ask: OpenAsk;
  readonly action: unknown;
}

/**
 * The must-ask that has only one legal answer, if there is one among these seats. Never a `moment`: a draw or a look is the
 * player's own. Whether there is a choice may depend on what the seat alone knows, so whoever answers by this must wait the
 * usual pause first: an answer at once would tell the others that there was none.
 */
export function onlyAnswer(match: Match, seats: readonly Seat[]): OnlyAnswer | undefined {
  for (const ask of match.asks()) {
    if (!ask.must || ask.moment === true || !seats.includes(ask.seat)) continue;
    const legal = match.legal(ask.seat);
    if (legal.length === 1) return { seat: ask.seat, ask, action: legal[0] };
  }
  return undefined;
}
