import { type Random, shuffle } from '@tafelrunde/kernel';
import { copiesOf } from '../cards.ts';
import { copyOf, NONE, peekOf, SEEN_SHIFT, type State, UP, type View } from '../state.ts';
import { cardIn } from '../view.ts';

/** What a view settles, worked out once: everything but the faces it does not show, and which cards these can be. */
interface Settled {
  readonly known: State;
  /** Every card not in sight, from low to high. */
  readonly unseen: readonly number[];
  /** Where they lie: place by place in each village, in the pile, and whether one is in hand. The rest is set aside. */
  readonly villages: readonly (readonly number[])[];
  readonly pile: readonly number[];
  readonly held: boolean;
  readonly aside: number;
}

/**
 * Complete states a viewer cannot tell from the true one, each equally likely. All a seat is ever shown is which card lies in which
 * place, and every move of a card is public, so whatever is not known may lie in any order: one shuffle is exact.
 * Search asks for many states from the same view, so what the view settles is remembered for as long as the view itself is.
 */
export class Imagination {
  readonly #settled = new WeakMap<View, Settled>();

  of(view: View, random: Random): State {
    let settled = this.#settled.get(view);
    if (settled === undefined) {
      settled = settle(view);
      this.#settled.set(view, settled);
    }
    const state = copyOf(settled.known);
    const cards = shuffle(settled.unseen.slice(), random);
    let next = 0;
    settled.villages.forEach((places, seat) => {
      const village = state.villages[seat] as number[];
      for (const at of places) {
        village[at] = (village[at] as number) | (cards[next] as number);
        next += 1;
      }
    });
    for (const at of settled.pile) {
      state.pile[at] = (state.pile[at] as number) | (cards[next] as number);
      next += 1;
    }
    if (settled.held) {
      state.held |= cards[next] as number;
      next += 1;
    }
    state.aside = cards.slice(next, next + settled.aside);
    return state;
  }
}

function settle(view: View): Settled {
  const pile = Array.from({ length: view.pile }, () => 0);
  const unknownInPile = new Set(pile.keys());
  const left = copiesOf.slice();
  const placed = (card: number): void => {
    left[card] = (left[card] as number) - 1;
  };
  for (const { depth, card, seenBy } of view.deep) {
    const at = view.pile - 1 - depth;
    pile[at] = (seenBy << SEEN_SHIFT) | (card === NONE ? 0 : card);
    if (card === NONE) continue;
    placed(card);
    unknownInPile.delete(at);
  }
  for (const card of [...view.discard, ...view.open]) placed(card);
  for (const village of view.villages) for (const { card } of village) if (card !== NONE) placed(card);
  const { held } = view;
  if (held !== undefined && held.card !== NONE) placed(held.card);
  const [look] = view.step === 'peek' ? [] : view.looks;
  const known: State = {
    seats: view.seats,
    ages: [...view.ages],
    round: view.round,
    step: view.step,
    turn: view.turn,
    first: view.first,
    caller: view.caller,
    turns: view.turns,
    acted: view.acted,
    villages: view.villages.map((village) => village.map(cardIn)),
    pile,
    discard: [...view.discard],
    open: [...view.open],
    aside: [],
    held: held === undefined ? NONE : (held.card === NONE ? 0 : held.card) | (held.up ? UP : 0) | (held.seenBy << SEEN_SHIFT),
    from: held?.from ?? 'none',
    drawn: view.drawn,
    pushed: [...view.pushed],
    ability: view.ability,
    lookVillage: look?.village ?? NONE,
    lookAt: look?.at ?? NONE,
    after: view.after,
    chosenVillage: view.chosenVillage,
    chosenAt: view.chosenAt,
    peeks: view.looksLeft.map((looks, seat) =>
      peekOf(looks, view.step === 'peek' ? (view.looks.find((open) => open.seat === seat)?.at ?? NONE) : NONE),
    ),
    owner: view.owner,
    placed: view.placed,
    sums: view.sheet.flatMap((rows) => rows.map((row) => row.sum)),
    callers: view.sheet.map((rows) => rows.findIndex((row) => row.called)),
  };
  return {
    known,
    unseen: left.flatMap((copies, number) => Array.from({ length: copies }, () => number)),
    villages: view.villages.map((village) => village.flatMap(({ card }, at) => (card === NONE ? [at] : []))),
    pile: [...unknownInPile],
    held: held?.card === NONE,
    aside: view.aside,
  };
}
