import type { Ask, Seat } from './contract.ts';
import { same } from './plain.ts';

/**
 * One kind of answer a player may give beforehand: "stay in this fight until it is over". All of it follows from what everybody sees, the
 * same from every view: an order that looked into a hand would tell it by when it answers and when it does not.
 */
// any: views of whatever game, unless one says whose
export interface OrderKind<View = any> {
  /** Names what it holds for (this fight, this round); undefined: nothing just now. When it is another, the order is over. */
  span(view: View, seat: Seat): string | undefined;
  /** What it answers to this ask, and in view of what. Undefined: that is left to whoever plays the seat. */
  answer(view: View, ask: Ask): OrderedAnswer | undefined;
}

export interface OrderedAnswer {
  readonly action: unknown;
  /** All that mattered when it was ordered: when this reads otherwise at a later ask, the order drops and the person is asked. */
  readonly mark: string;
}

/** What may be ordered at the tables of a game, by text key. Sentences are `GameTexts.order`. */
export type OrderKinds<View = any> = Readonly<Record<string, OrderKind<View>>>;

/** An order as it stands at a table. */
export interface StandingOrder {
  readonly seat: Seat;
  readonly key: string;
  readonly span: string;
  readonly mark: string;
}

/** Something that may be ordered with the answer to an ask. */
export interface OrderOffer extends StandingOrder {
  readonly action: unknown;
}

/** Nothing is answered beforehand that nobody waits for, that is done by hand, or that lies open to be read. */
export function isOrderable({ must, byHand, between }: Ask): boolean {
  return must && byHand !== true && between !== true;
}

/** What this kind answers to an ask, where the rules list it; undefined for kinds the game does not know. */
export function answerOf(
  kinds: OrderKinds | undefined,
  key: string,
  view: unknown,
  ask: Ask,
  legal: readonly unknown[],
): OrderedAnswer | undefined {
  const kind = kinds !== undefined && Object.hasOwn(kinds, key) ? kinds[key] : undefined;
  const answer = isOrderable(ask) ? kind?.answer(view, ask) : undefined;
  const action = answer === undefined ? undefined : legal.find((each) => same(each, answer.action));
  return answer === undefined || action === undefined ? undefined : { action, mark: answer.mark };
}

/** Names what an order of this kind holds for; undefined where it holds for nothing. */
export function spanOf(kinds: OrderKinds | undefined, key: string, view: unknown, seat: Seat): string | undefined {
  return kinds !== undefined && Object.hasOwn(kinds, key) ? kinds[key]?.span(view, seat) : undefined;
}

/** All that may be ordered with the answer to this ask. */
export function orderOffers(kinds: OrderKinds | undefined, view: unknown, ask: Ask, legal: readonly unknown[]): readonly OrderOffer[] {
  return Object.keys(kinds ?? {}).flatMap((key): readonly OrderOffer[] => {
    const answer = answerOf(kinds, key, view, ask, legal);
    const span = answer === undefined ? undefined : spanOf(kinds, key, view, ask.seat);
    return answer === undefined || span === undefined ? [] : [{ seat: ask.seat, key, span, ...answer }];
  });
}
