import { suitOf, valueOf } from '../cards.ts';

/** Up to so many cards lie in one arc on a narrow screen; more lie in two (every card then keeps a finger's breadth). */
const ONE_ARC = 6;

/** A card's place in the hand. One fan uses `i` of `n`; two arcs use `j` of `m`, the back one first. */
export interface Place {
  readonly card: number;
  readonly back: boolean;
  /** Steps from the middle of the whole hand. */
  readonly i: number;
  /** Steps from the middle of its arc. */
  readonly j: number;
  /** Cards in its arc. */
  readonly m: number;
}

/** The hand as it is held: by suit in the order of the trump display, then by value. */
export const sorted = (hand: readonly number[], order: readonly number[]): readonly number[] =>
  hand.toSorted(
    (a, b) => order.indexOf(suitOf[a] as number) - order.indexOf(suitOf[b] as number) || (valueOf[a] as number) - (valueOf[b] as number),
  );

export const fanOf = (cards: readonly number[]): readonly Place[] => {
  const two = cards.length > ONE_ARC;
  const half = two ? Math.ceil(cards.length / 2) : cards.length;
  return cards.map((card, at) => {
    const back = two && at < half;
    const m = !two || back ? half : cards.length - half;
    const j = !two || back ? at : at - half;
    return { card, back, i: at - (cards.length - 1) / 2, j: j - (m - 1) / 2, m };
  });
};
