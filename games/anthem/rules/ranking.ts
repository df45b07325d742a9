import type { Place, Result, Seat } from '@tafelrunde/kernel';
import { filled } from '../row.ts';
import { DEATH, KINDS, type Options, type State } from '../state.ts';

/** How the match ended, and who stands where. Undefined while it runs. */
export function resultOf(state: State, options: Options): Result | undefined {
  if (state.ending === '') return undefined;
  if (state.ending === 'stalemate' && options.stalemate === 'endAsDraw') {
    return { kind: 'ranking', reason: 'draw', places: rank(state, options.spaces, () => 0) };
  }
  return { kind: 'ranking', reason: state.ending, places: rank(state, options.spaces, (seat) => standing(state, options.spaces, seat)) };
}

/** ANT-6.5: the winner first, then more filled spaces, then fewer Deaths. The higher the better. */
function standing(state: State, spaces: number, seat: Seat): number {
  if (seat === state.winner) return Number.POSITIVE_INFINITY;
  return filled(state.rows, seat * spaces, spaces) * 16 - (state.hands[seat * KINDS + DEATH] as number);
}

/** Who stands alike shares a place, and the next places stay free: 1, 2, 2, 4. */
function rank(state: State, spaces: number, worth: (seat: Seat) => number): Place[] {
  const worths = Array.from({ length: state.seats }, (_, seat) => worth(seat));
  return worths.map((own, seat) => ({
    seat,
    place: 1 + worths.filter((other) => other > own).length,
    score: filled(state.rows, seat * spaces, spaces),
  }));
}
