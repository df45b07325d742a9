import type { Random } from '@tafelrunde/kernel';
import { masksOf, SUITS } from '../cards.ts';
import { entryOf } from '../rules/scoring.ts';
import { copyOf, type Move, moveOf, NONE, RECRUITS, type State, type View } from '../state.ts';
import { Dealer } from './hands.ts';
import { shownVoids } from './voids.ts';

/** What a view settles, worked out once: everything but the hands of the others, and how those can be dealt. */
interface Settled {
  readonly known: State;
  readonly dealer: Dealer;
}

/**
 * Complete states a viewer cannot tell from the true one, each equally likely. Search asks for many from the same view, so what the
 * view settles is remembered for as long as the view itself is.
 */
export class Imagination {
  readonly #settled = new WeakMap<View, Settled>();

  of(view: View, random: Random): State {
    let settled = this.#settled.get(view);
    if (settled === undefined) {
      settled = settle(view);
      this.#settled.set(view, settled);
    }
    const { known, dealer } = settled;
    const state = copyOf(known);
    dealer.deal(state.hands, random);
    return state;
  }
}

function settle(view: View): Settled {
  const { seats, you } = view;
  const hands = Array.from({ length: seats * SUITS }, () => 0);
  if (you !== NONE) masksOf(view.hand).forEach((mask, suit) => (hands[you * SUITS + suit] = mask));
  const packed = ({ seat, card, recruits }: Move): number => moveOf(seat, card, recruits ? RECRUITS : 0);
  const known: State = {
    seats,
    order: [...view.order],
    round: view.round,
    phase: view.phase,
    leader: view.leader,
    turn: view.turn,
    trump: view.trump,
    led: view.trick[0]?.card ?? NONE,
    recruiters: view.trick.filter((move) => move.recruits).length,
    hands,
    display: masksOf(view.display.flat()),
    open: masksOf(view.open),
    listeners: [...view.listeners],
    stories: [...view.stories],
    moves: [...view.past.flatMap((trick) => trick.moves), ...view.trick].map(packed),
    sheet: view.sheet.flat().map((row) => entryOf(row.listeners, row.stories)),
  };
  const own = new Set(view.hand);
  const voids = shownVoids(view);
  const wanted = view.sizes.map((size, seat) => ({ seat, size: seat === you ? 0 : size, voids: voids[seat] as number }));
  return {
    known,
    dealer: new Dealer(
      view.left.filter((card) => !own.has(card)),
      wanted,
    ),
  };
}
