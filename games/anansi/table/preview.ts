import type { Seat } from '@tafelrunde/kernel';
import { headsOf, masksOf, SUITS, suitOf } from '../cards.ts';
import { strength, trumpOf } from '../rules/trick.ts';
import { type Move, NONE, type View } from '../state.ts';

/** How the trump display stands: what leads, by how many, over how many of the next suit. */
export interface Lead {
  readonly suit: number;
  readonly cards: number;
  readonly next: number;
  /** Suits that have as many and lie further right (ANA-3.2), from the left. */
  readonly tied: readonly number[];
}

const leadOf = (view: View, more: readonly number[]): Lead => {
  const all = [...view.display.flat(), ...more];
  const suit = trumpOf(masksOf(all), view.order);
  const counts = Array.from({ length: SUITS }, (_, each) => all.filter((card) => suitOf[card] === each).length);
  const cards = counts[suit] ?? 0;
  const others = view.order.filter((each) => each !== suit);
  return { suit, cards, next: Math.max(...others.map((each) => counts[each] ?? 0)), tied: others.filter((each) => counts[each] === cards) };
};

/** Cards that recruit in the trick under way: they slip under their trump cards when it is over (ANA-6.5). */
export const recruitsIn = (moves: readonly Move[]): readonly number[] => moves.filter(({ recruits }) => recruits).map(({ card }) => card);

/** Whether no later trick of this round can see what the display becomes. */
export const isLastTrick = (view: View): boolean => view.told + 1 >= view.tricks;

export interface Display {
  readonly now: Lead;
  /** As it will be after this trick, if nobody else recruits. */
  readonly after: Lead;
  /** As it would be if the reader recruited with the card looked at. */
  readonly recruited: Lead | undefined;
  /** No trick of this round comes after this one. */
  readonly last: boolean;
}

/** The trump display and what becomes of it. `card` is the one the reader thinks of recruiting with. */
export const displayOf = (view: View, card?: number): Display => {
  const waiting = recruitsIn(view.trick);
  return {
    now: leadOf(view, []),
    after: leadOf(view, waiting),
    recruited: card === undefined ? undefined : leadOf(view, [...waiting, card]),
    last: isLastTrick(view),
  };
};

/** Who holds the trick as it lies; undefined before it is led. */
export const highestIn = (moves: readonly Move[], trump: number): Seat | undefined => {
  const [led] = moves;
  if (led === undefined) return undefined;
  const high = ({ card, recruits }: Move): number => (recruits ? -1 : strength(card, suitOf[led.card] as number, trump));
  return moves.reduce((best, move) => (high(move) > high(best) ? move : best)).seat;
};

/** What playing a card would do to the trick, as far as everybody can see. */
export interface PlayPreview {
  readonly kind: 'opens' | 'beats' | 'below';
  /** Who holds the trick now: beaten, or still above. */
  readonly holder: Seat | undefined;
  /** Nobody acts after the reader: the trick is decided. */
  readonly decided: boolean;
}

const isLastToAct = (view: View): boolean => view.trick.length === view.seats - 1;

export const playPreview = (view: View, seat: Seat, card: number): PlayPreview => {
  const holder = highestIn(view.trick, view.trump);
  const decided = isLastToAct(view);
  if (holder === undefined) return { kind: 'opens', holder, decided };
  const wins = highestIn([...view.trick, { seat, card, recruits: false }], view.trump) === seat;
  return { kind: wins ? 'beats' : 'below', holder, decided };
};

/** What recruiting with a card would bring. */
export interface RecruitPreview {
  /** Listeners that would come: those the card shows, or as many as the stock has left (ANA-9.2). */
  readonly come: number;
  readonly listeners: number;
  readonly stories: number;
  /** Who keeps the trick, if nobody acts after the reader. */
  readonly winner: Seat | undefined;
}

export const recruitPreview = (view: View, seat: Seat, card: number): RecruitPreview => {
  const heads = headsOf[card] ?? 0;
  const come = view.stock === NONE ? heads : Math.min(heads, view.stock);
  return {
    come,
    listeners: (view.listeners[seat] ?? 0) + come,
    stories: view.stories[seat] ?? 0,
    winner: isLastToAct(view) ? highestIn(view.trick, view.trump) : undefined,
  };
};
