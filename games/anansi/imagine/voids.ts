import { suitOf } from '../cards.ts';
import type { Move, View } from '../state.ts';

/**
 * Suits each seat has shown not to hold, one bit per suit: not followed → none of the led suit (ANA-4.3); not trumped
 * either → none of the suit that was trump then (ANA-4.4). Recruiting shows nothing (ANA-5.1). Hands only shrink during a
 * round, so what was shown once stays true.
 */
export function shownVoids(view: View): number[] {
  const voids = Array.from({ length: view.seats }, () => 0);
  for (const trick of view.past) note(voids, trick.moves, trick.trump);
  note(voids, view.trick, view.trump);
  return voids;
}

function note(voids: number[], moves: readonly Move[], trump: number): void {
  const led = moves[0];
  if (led === undefined) return;
  const ledSuit = suitOf[led.card] as number;
  for (const { seat, card, recruits } of moves) {
    const suit = suitOf[card] as number;
    if (recruits || suit === ledSuit) continue;
    voids[seat] = (voids[seat] as number) | (1 << ledSuit) | (suit === trump ? 0 : 1 << trump);
  }
}
