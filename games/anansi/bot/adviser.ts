import { CARDS, count, headsOf, SUITS, suitOf, VALUES, valueOf } from '../cards.ts';
import type { Action } from '../state.ts';
import { laterAsPlain, laterAsTrump, winsNow } from './odds.ts';
import { type Prospect, prospectOf } from './prospect.ts';
import type { Situation } from './situation.ts';

/** Weighs what can be done: each card's chances now and later, and what the round is then worth. */
export class Adviser {
  /** Chances of the own cards to win later, by what will be trump then; their sum, −1 = not worked out. */
  readonly #chances: readonly number[][] = Array.from({ length: SUITS }, () => Array.from({ length: CARDS }, () => 0));
  readonly #sums: number[] = [-1, -1, -1];

  /** The most promising of the listed actions, the first among equals. */
  best(at: Situation, legal: readonly Action[]): Action {
    let best = legal[0] as Action;
    if (legal.length === 1) return best;
    this.#sums.fill(-1);
    const prospect = prospectOf(at.bonus, at.zeroZeroBonus);
    const trump = leading(at, -1);
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < legal.length; i += 1) {
      const action = legal[i] as Action;
      const worth = this.#worth(at, action, prospect, trump);
      // Chances are estimates: a difference in the last digits is none.
      if (worth > most + 1e-9) {
        most = worth;
        best = action;
      }
    }
    return best;
  }

  #worth(at: Situation, action: Action, prospect: Prospect, trump: number): number {
    if (action.type === 'deal') return 0;
    const { card } = action;
    const suit = suitOf[card] as number;
    const cards = at.cards - 1;
    const balance = at.listeners - at.stories;
    if (action.type === 'recruit') {
      const heads = headsOf[card] as number;
      const later = this.#later(at, card, leading(at, suit));
      return prospect.of(cards, 0, balance + heads, at.listeners + heads, later);
    }
    const later = this.#later(at, card, trump);
    const chance = winsNow(at, suit, valueOf[card] as number);
    const won = chance === 0 ? 0 : chance * prospect.of(cards, 1, balance - 1, at.listeners, later);
    return chance === 1 ? won : won + (1 - chance) * prospect.of(cards, 0, balance, at.listeners, later);
  }

  /** The chances of all own cards but this one, under the trump of the next trick. */
  #later(at: Situation, without: number, trump: number): number {
    if (at.cards === 1) return 0;
    const chances = this.#chances[trump] as number[];
    if ((this.#sums[trump] as number) < 0) this.#sums[trump] = sumUp(at, trump, chances);
    return (this.#sums[trump] as number) - (chances[without] as number);
  }
}

function sumUp(at: Situation, trump: number, chances: number[]): number {
  const cards = at.cards - 1;
  const trumps = count(at.out[trump] as number);
  let sum = 0;
  for (let suit = 0; suit < SUITS; suit += 1) {
    const hand = at.hand[suit] as number;
    if (hand === 0) continue;
    const mask = at.out[suit] as number;
    const out = count(mask);
    for (let own = hand; own !== 0; own &= own - 1) {
      const value = 32 - Math.clz32(own & -own);
      const above = count(mask >> value);
      const chance = suit === trump ? laterAsTrump(at, above, out, cards) : laterAsPlain(at, above, out, cards, trumps);
      chances[suit * VALUES + value - 1] = chance;
      sum += chance;
    }
  }
  return sum;
}

/** What is trump after this trick, with one more card under `recruited` (ANA-6.5). */
function leading(at: Situation, recruited: number): number {
  let trump = -1;
  let most = -1;
  for (let place = 0; place < SUITS; place += 1) {
    const suit = at.order[place] as number;
    const cards = (at.display[suit] as number) + (suit === recruited ? 1 : 0);
    if (cards > most) {
      trump = suit;
      most = cards;
    }
  }
  return trump;
}
