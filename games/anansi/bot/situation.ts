import type { Seat } from '@tafelrunde/kernel';
import { bonusOf, count, masksOf, SUITS, suitOf } from '../cards.ts';
import { strength } from '../rules/trick.ts';
import { cardIn, NONE, RECRUITS, type State, type View } from '../state.ts';

/**
 * A decision as a player with a good memory sees it: the own hand, what is still out, the trick, the score. Every unseen card is in
 * somebody's hand (ANA-2.7), so what is out is known exactly, only not where. Made from a view or from a state, alike; never from
 * what the others hold one by one.
 */
export interface Situation {
  seats: number;
  /** Own hand and the unseen cards, a mask per suit. */
  readonly hand: number[];
  readonly out: number[];
  /** Cards in the own hand. */
  cards: number;
  trump: number;
  /** Suit led to this trick, NONE when leading. */
  ledSuit: number;
  /** Strength of the card that wins the trick as it lies, 0 when leading. */
  best: number;
  /** Players still to act after this one. */
  after: number;
  /** Cards under each trump card once this trick is over, without an own recruit. */
  readonly display: number[];
  order: readonly number[];
  listeners: number;
  stories: number;
  bonus: number;
  zeroZeroBonus: boolean;
}

export function emptySituation(): Situation {
  return {
    seats: 0,
    hand: [0, 0, 0],
    out: [0, 0, 0],
    cards: 0,
    trump: 0,
    ledSuit: NONE,
    best: 0,
    after: 0,
    display: [0, 0, 0],
    order: [0, 1, 2],
    listeners: 0,
    stories: 0,
    bonus: 0,
    zeroZeroBonus: true,
  };
}

/** What the seat in turn faces, by its view. */
export function fromView(view: View, seat: Seat, into: Situation): Situation {
  const hand = masksOf(view.hand);
  const left = masksOf(view.left);
  into.seats = view.seats;
  into.cards = view.hand.length;
  into.trump = view.trump;
  into.order = view.order;
  into.listeners = view.listeners[seat] as number;
  into.stories = view.stories[seat] as number;
  into.bonus = view.bonus;
  into.zeroZeroBonus = view.zeroZeroBonus;
  for (let suit = 0; suit < SUITS; suit += 1) {
    into.hand[suit] = hand[suit] as number;
    into.out[suit] = (left[suit] as number) & ~(hand[suit] as number);
    into.display[suit] = (view.display[suit] as readonly number[]).length;
  }
  beginTrick(into);
  for (const { card, recruits } of view.trick) lay(into, card, recruits);
  into.after = view.seats - 1 - view.trick.length;
  return into;
}

/** The same from a state, for simulations: takes from the other hands only what they hold together. */
export function fromState(state: State, seat: Seat, zeroZeroBonus: boolean, into: Situation): Situation {
  const { seats, hands, moves } = state;
  const from = seat * SUITS;
  into.seats = seats;
  into.cards = 0;
  into.trump = state.trump;
  into.order = state.order;
  into.listeners = state.listeners[seat] as number;
  into.stories = state.stories[seat] as number;
  into.bonus = bonusOf(state.round);
  into.zeroZeroBonus = zeroZeroBonus;
  for (let suit = 0; suit < SUITS; suit += 1) {
    let all = 0;
    for (let i = suit; i < hands.length; i += SUITS) all |= hands[i] as number;
    const own = hands[from + suit] as number;
    into.hand[suit] = own;
    into.out[suit] = all & ~own;
    into.cards += count(own);
    into.display[suit] = count(state.display[suit] as number);
  }
  beginTrick(into);
  const begun = seat >= state.leader ? seat - state.leader : seat - state.leader + seats;
  for (let i = moves.length - begun; i < moves.length; i += 1)
    lay(into, cardIn(moves[i] as number), ((moves[i] as number) & RECRUITS) !== 0);
  into.after = seats - 1 - begun;
  return into;
}

function beginTrick(into: Situation): void {
  into.ledSuit = NONE;
  into.best = 0;
}

function lay(into: Situation, card: number, recruits: boolean): void {
  const suit = suitOf[card] as number;
  if (recruits) {
    into.display[suit] = (into.display[suit] as number) + 1;
    return;
  }
  if (into.ledSuit === NONE) into.ledSuit = suit;
  const high = strength(card, into.ledSuit, into.trump);
  if (high > into.best) into.best = high;
}
