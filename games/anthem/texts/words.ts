import type { OptionValue, OrderWords, Params, Who } from '@tafelrunde/kernel';
import type { OrderKey } from '../orders.ts';
import type { reasons } from '../rules/explain.ts';
import type { Ending, Event, Options } from '../state.ts';

export interface OptionWords {
  readonly label: string;
  readonly hint: string;
  value(value: OptionValue): string;
}

/** Why the options of a table contradict each other. */
export type TableReason = 'more-sets-needed' | 'dragon-needs-three' | 'play-on-needs-cap';
export type Reason = keyof typeof reasons | TableReason;

/** How a drawn card stands to the row of who drew it. A card that fits an open row always has a space that leaves it open. */
export type Fit = 'death' | 'nowhere' | 'somewhere';

/** How a match came to its end, as its result is told; `draw` is a stalemate without a ranking. */
export type Reached = Ending | 'draw';

type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/** All sentences of the game in one language. Cards are handed in by number: each language says them its own way. */
export interface Words {
  readonly name: string;
  readonly tagline: string;
  readonly options: Readonly<Record<keyof Options, OptionWords>>;

  drawNow(from: Who): string;
  othersDraw(who: Who, from: Who): string;
  decideNow(card: number, fit: Fit): string;
  othersDecide(who: Who): string;

  readonly draw: string;
  keep(card: number): string;
  place(card: number, space: number, closing: boolean): string;

  dice(throws: readonly (readonly { readonly who: Who; readonly die: number }[])[]): string;
  dealt(event: EventOf<'dealt'>, starter: Who): string;
  drew(who: Who, from: Who): string;
  card(card: number): string;
  placed(who: Who, event: EventOf<'placed'>): string;
  kept(who: Who): string;
  rowFull(who: Who): string;
  rowClosed(who: Who): string;

  readonly refusals: Readonly<Record<Reason, (params: Params) => string>>;

  /** `best`: all on the first place; `score`: their filled spaces. */
  ended(reached: Reached, best: readonly Who[], score: number): string;
  readonly orders: Readonly<Record<OrderKey, OrderWords>>;
  waysLeft(card: number, space: number, ways: number): string;

  row(who: Who, cells: readonly number[], open: boolean): string;
  handSize(who: Who, cards: number): string;
  hand(cards: readonly { readonly card: number; readonly copies: number }[]): string;
  onItsWay(who: Who, card: number | undefined): string;
}
