import { NONE, SEEN_SHIFT, type State, seenBit, UP, type View } from '../state.ts';
import { cardIn } from '../view.ts';

/**
 * What a seat looks at when it decides. A state has all of it; from a view it is put together. Whoever reads it for a seat may use a
 * face only where `knownTo` says so.
 */
export type Sight = Pick<
  State,
  | 'seats'
  | 'step'
  | 'turn'
  | 'caller'
  | 'villages'
  | 'pile'
  | 'discard'
  | 'open'
  | 'held'
  | 'drawn'
  | 'pushed'
  | 'ability'
  | 'owner'
  | 'placed'
>;

/** Whether a seat may use the face of a packed card. */
export const knownTo = (card: number, seat: number): boolean => (card & (UP | seenBit(seat))) !== 0;

/** What a view shows. Cards of the pile nobody has seen have no face and no mark. */
export function sightOf(view: View): Sight {
  const pile = Array.from({ length: view.pile }, () => 0);
  for (const { depth, card, seenBy } of view.deep) {
    pile[view.pile - 1 - depth] = (card === NONE ? 0 : card) | (seenBy << SEEN_SHIFT);
  }
  const { held } = view;
  return {
    seats: view.seats,
    step: view.step,
    turn: view.turn,
    caller: view.caller,
    villages: view.villages.map((village) => village.map(cardIn)),
    pile,
    discard: [...view.discard],
    open: [...view.open],
    held: held === undefined ? NONE : (held.card === NONE ? 0 : held.card) | (held.up ? UP : 0) | (held.seenBy << SEEN_SHIFT),
    drawn: view.drawn,
    pushed: [...view.pushed],
    ability: view.ability,
    owner: view.owner,
    placed: view.placed,
  };
}
