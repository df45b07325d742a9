import { type Random, type Seat, shuffle } from '@tafelrunde/kernel';
import { copiesOf } from '../cards.ts';
import { copyOf, NONE, peekOf, SEEN_SHIFT, type State, UP, type View } from '../state.ts';
import { cardIn } from '../view.ts';

/** How much likelier or less likely each number is at a place of a village than chance alone says; undefined where it says all. */
export type Hunch = (view: View, village: Seat, at: number) => readonly number[] | undefined;

/** A place about which there is a hunch. */
interface Suspect {
  readonly village: Seat;
  readonly at: number;
  readonly weights: readonly number[];
}

/** What a view settles, worked out once: everything but the faces it does not show, and which cards these can be. */
interface Settled {
  readonly known: State;
  /** Every card not in sight, from low to high. */
  readonly unseen: readonly number[];
  /** Those of the places about which there is a hunch; they are not among the following. */
  readonly suspects: readonly Suspect[];
  /** Where they lie: place by place in each village, in the pile, and whether one is in hand. The rest is set aside. */
  readonly villages: readonly (readonly number[])[];
  readonly pile: readonly number[];
  readonly held: boolean;
  readonly aside: number;
}

/**
 * Complete states a viewer cannot tell from the true one, each equally likely. All a seat is ever shown is which card lies in which
 * place, and every move of a card is public, so whatever is not known may lie in any order: one shuffle is exact.
 * With a hunch the places it concerns are drawn first, one after the other in an order of chance, by what is left times what it says.
 * Search asks for many states from the same view, so what the view settles is remembered for as long as the view itself is.
 */
export class Imagination {
  readonly #settled = new WeakMap<View, Settled>();
  readonly #hunch: Hunch | undefined;

  constructor(hunch?: Hunch) {
    this.#hunch = hunch;
  }

  of(view: View, random: Random): State {
    let settled = this.#settled.get(view);
    if (settled === undefined) {
      settled = settle(view, this.#hunch);
      this.#settled.set(view, settled);
    }
    const state = copyOf(settled.known);
    const cards = shuffle(settled.unseen.slice(), random);
    let next = placeSuspects(state, settled.suspects, cards, random);
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

/** Fineness of the lots drawn by weight. */
const LOTS = 1 << 20;

/** The first of the shuffled cards go to these places. Says how many. */
function placeSuspects(state: State, suspects: readonly Suspect[], cards: number[], random: Random): number {
  const count = suspects.length;
  if (count === 0) return 0;
  // Whoever is drawn first has more to choose from: begin anywhere.
  const begin = random.below(count);
  for (let next = 0; next < count; next += 1) {
    const { village, at, weights } = suspects[(begin + next) % count] as Suspect;
    let total = 0;
    for (let i = next; i < cards.length; i += 1) total += weights[cards[i] as number] as number;
    let lot = (random.below(LOTS) / LOTS) * total;
    let drawn = next;
    for (let i = next; i < cards.length; i += 1) {
      drawn = i;
      lot -= weights[cards[i] as number] as number;
      if (lot < 0) break;
    }
    const card = cards[drawn] as number;
    cards[drawn] = cards[next] as number;
    cards[next] = card;
    const row = state.villages[village] as number[];
    row[at] = (row[at] as number) | card;
  }
  return count;
}

function settle(view: View, hunch: Hunch | undefined): Settled {
  const pile: number[] = [];
  while (pile.length < view.pile) pile.push(0);
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
  const suspects = view.villages.flatMap((village, seat) =>
    village.flatMap(({ card }, at): Suspect[] => {
      const weights = card === NONE ? hunch?.(view, seat, at) : undefined;
      return weights === undefined ? [] : [{ village: seat, at, weights }];
    }),
  );
  const suspected = (village: Seat, at: number): boolean => suspects.some((other) => other.village === village && other.at === at);
  return {
    known,
    unseen: left.flatMap((copies, number) => Array.from({ length: copies }, () => number)),
    suspects,
    villages: view.villages.map((village, seat) => village.flatMap(({ card }, at) => (card === NONE && !suspected(seat, at) ? [at] : []))),
    pile: [...unknownInPile],
    held: held?.card === NONE,
    aside: view.aside,
  };
}
