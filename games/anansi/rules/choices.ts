import type { Ask } from '@tafelrunde/kernel';
import { CARDS, VALUES } from '../cards.ts';
import type { Action } from '../state.ts';

/*
 * Every action and ask there can ever be, made once and shared: `asks` allocates nothing, `legal` at most one array.
 */

const MOST_SEATS = 5;

/** By card. */
export const plays: readonly Action[] = Array.from({ length: CARDS }, (_, card) => ({ type: 'play', card }));
export const recruits: readonly Action[] = Array.from({ length: CARDS }, (_, card) => ({ type: 'recruit', card }));

export const DEAL: Action = { type: 'deal' };
export const toDeal: readonly Action[] = [DEAL];
export const nothing: readonly Action[] = [];

const perSeat = (ask: Omit<Ask, 'seat'>): readonly (readonly Ask[])[] =>
  Array.from({ length: MOST_SEATS }, (_, seat) => [{ seat, ...ask }]);

export const askNobody: readonly Ask[] = [];
export const askToLead = perSeat({ what: 'lead', must: true });
export const askToFollow = perSeat({ what: 'follow', must: true });
/** A moment: the round just scored is looked at before the next one begins. */
export const askToDeal = perSeat({ what: 'deal', must: true, byHand: true, between: true });

/** Lists one action per card of a set whose lowest bit is the card `first`. From low to high. */
function list(into: Action[], actions: readonly Action[], first: number, cards: number): void {
  for (let mask = cards; mask !== 0; mask &= mask - 1) into.push(actions[first + 31 - Math.clz32(mask & -mask)] as Action);
}

/** Lists one action per card of a suit. */
export function listSuit(into: Action[], actions: readonly Action[], suit: number, cards: number): void {
  list(into, actions, suit * VALUES, cards);
}

/** Lists one action per card of a hand. Two suits fit into one number: fewer loops, since this is what simulations do most. */
export function listHand(into: Action[], actions: readonly Action[], hands: readonly number[], from: number): void {
  list(into, actions, 0, (hands[from] as number) | ((hands[from + 1] as number) << VALUES));
  list(into, actions, 2 * VALUES, hands[from + 2] as number);
}
