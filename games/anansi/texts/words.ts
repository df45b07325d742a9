import type { OptionValue, Params, Who } from '@tafelrunde/kernel';
import type { SuitName } from '../cards.ts';
import type { Reason } from '../rules/explain.ts';
import type { Ending, Event, Options, Row } from '../state.ts';

export interface OptionWords {
  readonly label: string;
  readonly hint: string;
  value(value: OptionValue): string;
}

/** A card as a sentence needs it. */
export interface Card {
  readonly suit: SuitName;
  readonly value: number;
  readonly heads: number;
}

/** What may go to the trick: the led suit, a trump because there is none of it, or anything. */
export type Duty = { readonly kind: 'follow' | 'trump'; readonly suit: SuitName } | { readonly kind: 'any' };

/** One player as the table in words shows them. */
export interface Standing {
  readonly who: Who;
  readonly points: number;
  readonly cards: number;
  readonly stories: number;
  readonly listeners: number;
  readonly worth: number;
}

/** A card in front of somebody in a trick. */
export interface Laid {
  readonly who: Who;
  readonly card: Card;
  readonly recruits: boolean;
}

type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/** All sentences of the game in one language. */
export interface Words {
  readonly name: string;
  readonly tagline: string;
  readonly options: Readonly<Record<keyof Options, OptionWords>>;

  leadNow(trump: SuitName): string;
  othersLead(who: Who): string;
  followNow(leader: Who, led: SuitName, duty: Duty, mayRecruit: boolean): string;
  othersFollow(who: Who, mayRecruit: boolean): string;
  dealNow(round: number, bonus: number): string;
  othersDeal(who: Who, round: number): string;

  lead(card: Card): string;
  play(card: Card, highest: boolean): string;
  recruit(card: Card, listeners: number): string;
  deal(round: number): string;

  laidOut(suits: readonly SuitName[]): string;
  round(event: EventOf<'round'>, leader: Who, turnedUp: readonly Card[], trump: SuitName): string;
  /** Where all is over, others than whoever got them read it too. */
  dealt(who: Who, cards: readonly Card[]): string;
  played(who: Who, card: Card, event: EventOf<'played'>, led: SuitName): string;
  recruited(who: Who, card: Card, listeners: number): string;
  trickWon(who: Who, story: number): string;
  inspired(who: Who, listeners: number): string;
  displayed(cards: readonly Card[]): string;
  trumpChanged(from: SuitName, to: SuitName): string;
  roundScored(round: number, rows: readonly { readonly who: Who; readonly row: Row }[]): string;
  matchEnded(ending: Ending): string;

  readonly refusals: Readonly<Record<Reason, (params: Params) => string>>;

  /** `best`: all on the first place; `tied`: others have as many points but fewer listeners. */
  ended(ending: Ending, best: readonly Who[], points: number, tied: boolean): string;

  readonly justRight: string;
  wantsStories(count: number): string;
  wantsListeners(count: number): string;

  /** Where the match stands: which round and trick, what it pays. */
  where(round: number, rounds: number, race: number, trick: number, tricks: number, bonus: number): string;
  display(columns: readonly { readonly suit: SuitName; readonly cards: number }[], trump: SuitName): string;
  open(cards: readonly Card[]): string;
  stock(left: number): string;
  standing(standing: Standing): string;
  trick(laid: readonly Laid[]): string;
  lastTrick(laid: readonly Laid[], winner: Who): string;
  left(cards: readonly Card[]): string;
  hand(cards: readonly Card[]): string;
}

/** Cards by suit, each suit named once: how a hand is read aloud. */
export function bySuit(cards: readonly Card[]): readonly { readonly suit: SuitName; readonly values: readonly number[] }[] {
  const groups = new Map<SuitName, number[]>();
  for (const { suit, value } of cards) {
    const group = groups.get(suit);
    if (group === undefined) groups.set(suit, [value]);
    else group.push(value);
  }
  return [...groups].map(([suit, values]) => ({ suit, values }));
}
