import type { Seat } from '@tafelrunde/kernel';
import { SQUIRE } from '../cards.ts';
import { pushes, TAKE } from '../rules/choices.ts';
import { type Action, AMULET, FACE, NONE } from '../state.ts';
import { knownTo, type Sight } from './sight.ts';

/*
 * Equal cards go together in one exchange (SIL-4.1): a second one of a number that lies there already is worth having, high as it may
 * be, for it takes the first along. A single look ahead does not see that.
 */

/** What a card not known costs, about. */
const MIDDLING = 6.5;

/** Whether the seat knows an own card of this number, which could go together with one that moves in at `at`. */
export function hasTwin(sight: Sight, seat: Seat, face: number, at: number): boolean {
  const own = sight.villages[seat] as readonly number[];
  for (let i = 0; i < own.length; i += 1) {
    const card = own[i] as number;
    if (i !== at && (card & AMULET) === 0 && (card & FACE) === face && knownTo(card, seat)) return true;
  }
  return false;
}

/** Takes or moves in the twin of a card that lies there, for the dearest of the others; undefined where there is none to be had. */
export function collect(sight: Sight, seat: Seat, legal: readonly Action[]): Action | undefined {
  if (sight.caller !== NONE || sight.pushed.length > 0) return undefined;
  switch (sight.step) {
    case 'turn':
      return place(sight, seat, sight.discard.at(-1) ?? NONE) === NONE ? undefined : listed(legal, TAKE);
    case 'decide':
    case 'exchange': {
      const at = place(sight, seat, sight.held === NONE ? NONE : sight.held & FACE);
      return at === NONE ? undefined : listed(legal, pushes[at]);
    }
    default:
      return undefined;
  }
}

/** Where a twin of this number would go: for the dearest card of another number, if that is no good one. */
function place(sight: Sight, seat: Seat, face: number): number {
  if (face <= SQUIRE || !hasTwin(sight, seat, face, NONE)) return NONE;
  const own = sight.villages[seat] as readonly number[];
  let most = SQUIRE + 1;
  let dearest = NONE;
  for (let at = 0; at < own.length; at += 1) {
    const card = own[at] as number;
    const cost = knownTo(card, seat) ? card & FACE : MIDDLING;
    if ((card & AMULET) !== 0 || cost === face || cost <= most) continue;
    most = cost;
    dearest = at;
  }
  return dearest;
}

const listed = (legal: readonly Action[], action: Action | undefined): Action | undefined =>
  action !== undefined && legal.includes(action) ? action : undefined;
