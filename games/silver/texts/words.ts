import type { OptionValue, OrderWords, Params, Who } from '@tafelrunde/kernel';
import type { OrderKey } from '../orders.ts';
import type { Reason } from '../rules/reasons.ts';
import type { AskKey, Decision, Ending, Event, LookReason, Options, Row, Side } from '../state.ts';

export interface OptionWords {
  readonly label: string;
  readonly hint: string;
  value(value: OptionValue): string;
}

/** A question, with what a sentence about it may need. Numbers are NONE where there is nothing. */
export interface Asked {
  /** The card in hand, as the reader knows it. */
  readonly card: number;
  /** What it does when it is laid down: nothing, something that would find nothing to choose now, or something. */
  readonly drops: 'never' | 'idle' | 'works';
  /** The number whose ability is in use. */
  readonly ability: number;
  /** Cards pushed up. */
  readonly pushed: number;
  /** Looks before the first turn still to be taken. */
  readonly looks: number;
  /** The round that is dealt next. */
  readonly round: number;
  /** The last turn after a call. */
  readonly last: boolean;
  /** Few enough cards to call, and nobody has. */
  readonly callable: boolean;
  /** Top card of the discard pile. */
  readonly discard: number;
}

/** Whose village, as an action names it, which knows no names: the reader's own, or a player by number from 1. */
export type Whose = { readonly own: true } | { readonly own: false; readonly player: number };

/** A place in a village, from 1, and what the reader knows of the card there (NONE = nothing). */
export interface Spot {
  readonly at: number;
  readonly card: number;
}

/** A card in a village as the table in words shows it. */
export interface LyingWords {
  /** From 1. */
  readonly at: number;
  /** NONE = not known. */
  readonly card: number;
  readonly up: boolean;
  /** The reader has looked at it. */
  readonly looked: boolean;
  readonly amulet: boolean;
  /** Shielded by a Bodyguard, or one itself. */
  readonly shielded: boolean;
  readonly pushed: boolean;
}

/** One player as the table in words shows them. */
export interface Standing {
  readonly who: Who;
  readonly points: number;
  readonly cards: readonly LyingWords[];
  readonly amulet: boolean;
  readonly called: boolean;
  readonly last: boolean;
}

export type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/** All sentences of the game in one language. Places in events and spots count from 1 by the time they get here. */
export interface Words {
  readonly name: string;
  readonly tagline: string;
  readonly options: Readonly<Record<keyof Options, OptionWords>>;

  /** What the reader is asked. */
  readonly asks: Readonly<Record<AskKey, (asked: Asked) => string>>;
  /** The same told about somebody else. Nothing secret is in it. */
  readonly asksOther: Readonly<Record<AskKey, (who: Who, asked: Asked) => string>>;

  look(spot: Spot): string;
  readonly seen: string;
  /** How many cards would be drawn, how many the pile has. */
  draw(cards: number, left: number): string;
  readonly drawOne: string;
  pick(card: number): string;
  take(card: number): string;
  readonly call: string;
  /** Which of the drawn cards, from 1; NONE where its face is not known. */
  keep(card: number, at: number): string;
  discard(card: number): string;
  use(card: number): string;
  push(spot: Spot): string;
  turnOver(pushed: number): string;
  place(at: number): string;
  add(side: Side, penalty: boolean): string;
  /** What the ability does to the card chosen. */
  choose(ability: number, whose: Whose, spot: Spot): string;
  give(spot: Spot): string;
  dig(card: number): string;
  readonly putBack: string;
  forgo(again: boolean): string;
  amulet(spot: Spot): string;
  empath(spot: Spot): string;
  guard(by: number, spot: Spot): string;
  readonly end: string;
  deal(round: number): string;

  round(event: EventOf<'round'>, first: Who, owner: Who | undefined): string;
  turn(who: Who, last: boolean): string | undefined;
  looks(who: Who, whose: Who, at: number, why: LookReason): string;
  /** Only where the table's memory aid lets the log keep the face. */
  saw(card: number, whose: Who, at: number): string;
  drew(who: Who, cards: number, left: number): string;
  /** What a drawn card is; where all is over, others than whoever drew it read it too. */
  drawn(who: Who, cards: readonly number[]): string;
  kept(who: Who, at: number, of: number): string;
  picked(who: Who, card: number): string;
  took(who: Who, card: number): string;
  called(who: Who, cards: number): string;
  discarded(who: Who, card: number, used: boolean): string;
  /** `card` is NONE where the new card lies face down. */
  exchanged(who: Who, at: number, left: number, card: number): string;
  matched(who: Who, cards: readonly number[]): string;
  mismatched(who: Who, cards: readonly number[], penalty: boolean): string;
  placed(who: Who, at: number, card: number, size: number): string;
  added(who: Who, side: Side, card: number, penalty: boolean): string;
  turnedUp(who: Who, whose: Who, at: number, card: number): string;
  dug(who: Who, card: number): string;
  scried(who: Who): string;
  bewitched(who: Who, whose: Who, at: number, left: number): string;
  returned(who: Who): string;
  robbed(who: Who, whose: Who, event: { readonly at: number; readonly own: number; readonly gets: number; readonly gives: number }): string;
  forwent(who: Who, ability: number): string;
  amuletPlaced(who: Who, at: number): string;
  guarded(who: Who, by: number, at: number): string;
  opened(card: number, left: number): string;
  roundEnded(round: number, why: Ending): string;
  scored(round: number, rows: readonly { readonly who: Who; readonly row: Row }[]): string;
  matchEnded(decision: Decision): string;

  readonly refusals: Readonly<Record<Reason, (params: Params) => string>>;

  /** `best`: all on the first place. */
  ended(decision: Decision, best: readonly Who[], points: number): string;

  /** What a bot says of its plan; the key itself where there are no words for it. */
  readonly says: Readonly<Record<string, (params: Params) => string>>;

  readonly orders: Readonly<Record<OrderKey, OrderWords>>;
  where(round: number, rounds: number, pile: number, last: boolean): string;
  discardPile(top: number, cards: number): string;
  openCards(cards: readonly number[]): string;
  readonly amuletInTheMiddle: string;
  standing(standing: Standing): string;
  /** Who holds a card; NONE where the reader does not know it. */
  inHand(who: Who, card: number): string;
  /** The Rascal's cards, from the top down. */
  drawnCards(cards: readonly number[]): string;
}
