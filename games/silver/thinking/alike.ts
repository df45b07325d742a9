import type { Seat } from '@tafelrunde/kernel';
import { knownTo } from '../bot/sight.ts';
import { type Action, FACE, type State } from '../state.ts';

/**
 * Which of the listed actions come to the same: the order in a row means nothing, so two cards with the same marks, both unknown to
 * the seat or both known to be the same number, are as good as each other.
 */
export function alike(state: State, seat: Seat, legal: readonly Action[], into: number[]): void {
  for (let i = 0; i < legal.length; i += 1) {
    let first = i;
    for (let j = 0; j < i && first === i; j += 1) {
      if (into[j] === j && sameTo(state, seat, legal[i] as Action, legal[j] as Action)) first = j;
    }
    into[i] = first;
  }
}

function sameTo(state: State, seat: Seat, one: Action, other: Action): boolean {
  switch (one.type) {
    case 'look':
    case 'push':
    case 'give':
    case 'amulet':
    case 'empath':
      return one.type === other.type && look(state, seat, seat, one.at) === look(state, seat, seat, other.at);
    case 'place':
    case 'add':
      return one.type === other.type;
    case 'choose':
      return (
        one.type === other.type &&
        one.village === other.village &&
        look(state, seat, one.village, one.at) === look(state, seat, other.village, other.at)
      );
    case 'guard':
      return one.type === other.type && one.by === other.by && look(state, seat, seat, one.at) === look(state, seat, seat, other.at);
    default:
      return false;
  }
}

/** Everything the seat can tell about a card. */
function look(state: State, seat: Seat, village: Seat, at: number): number {
  const card = state.villages[village]?.[at] as number;
  return knownTo(card, seat) ? card : card | FACE;
}
