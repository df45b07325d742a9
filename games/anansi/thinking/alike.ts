import type { Seat } from '@tafelrunde/kernel';
import { CARDS, headsOf, SUITS, suitOf, VALUES } from '../cards.ts';
import { type Action, cardIn, RECRUITS, type State } from '../state.ts';

/**
 * Two cards of one hand come to the same if they are of one suit, recruit equally many, and no card that is still in play lies
 * between them: neither in another hand nor in the trick under way. Whatever can be done with one can be done with the other.
 */
export function alikeActions(state: State, seat: Seat, legal: readonly Action[], into: number[]): void {
  const like = likeCards(state, seat);
  const firstPlay = new Map<number, number>();
  const firstRecruit = new Map<number, number>();
  legal.forEach((action, i) => {
    into[i] = i;
    if (action.type === 'deal') return;
    const first = action.type === 'play' ? firstPlay : firstRecruit;
    const lowest = like[action.card] as number;
    const known = first.get(lowest);
    if (known === undefined) first.set(lowest, i);
    else into[i] = known;
  });
}

/** By card of the own hand, the lowest card it is like. */
function likeCards({ seats, hands, moves }: State, seat: Seat): number[] {
  const between = [0, 0, 0];
  for (let i = 0; i < hands.length; i += 1) {
    if (Math.floor(i / SUITS) !== seat) between[i % SUITS] = (between[i % SUITS] as number) | (hands[i] as number);
  }
  for (const move of moves.slice(moves.length - (moves.length % seats))) {
    const card = cardIn(move);
    if ((move & RECRUITS) === 0) between[suitOf[card] as number] = (between[suitOf[card] as number] as number) | (1 << (card % VALUES));
  }
  const like = Array.from({ length: CARDS }, (_, card) => card);
  for (let suit = 0; suit < SUITS; suit += 1) {
    const own = hands[seat * SUITS + suit] as number;
    let lowest = -1;
    for (let place = 0; place < VALUES; place += 1) {
      const card = suit * VALUES + place;
      if (((between[suit] as number) >> place) & 1) lowest = -1;
      if (((own >> place) & 1) === 0) continue;
      if (lowest < 0 || headsOf[lowest] !== headsOf[card]) lowest = card;
      like[card] = lowest;
    }
  }
  return like;
}
