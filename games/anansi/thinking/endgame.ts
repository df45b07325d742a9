import type { Seat } from '@tafelrunde/kernel';
import { count, handSize, headsByValue, recruitersAllowed, SUITS, suitOf, VALUES } from '../cards.ts';
import { stockLeft, worth } from '../rules/scoring.ts';
import { strength } from '../rules/trick.ts';
import { cardIn, NONE, RECRUITS, type State, seatIn } from '../state.ts';
import { aimOf, BITS, LastTrick, POINTS } from './last-trick.ts';

/** What of the options matters to the score. */
export interface Terms {
  readonly zeroZeroBonus: boolean;
  /** Listeners can run out (ANA-9.2). */
  readonly limited: boolean;
}

/** Cards in all hands, by seats, from which on the rest is solved rather than guessed at: about as much work as playing it out. */
const FEW: readonly number[] = [0, 0, 0, 6, 8, 8];

/** Cards that recruit more listeners than the one below them, as bits: such neighbours are not alike. */
const STEPS = headsByValue.reduce((steps, heads, i) => (heads === headsByValue[i - 1] ? steps : steps | (1 << i)), 0);

/** Of neighbours in one hand that recruit alike, only the lowest: nothing can ever come between them. */
export function unlike(mask: number): number {
  return mask & ~((mask << 1) & ~STEPS);
}

/**
 * The last tricks with open cards, every seat doing what is best for itself: its own points, less a share of what the others get on
 * average. Plays on a small board of its own, in place, so that a search can afford it at the end of every rollout.
 */
export class Endgame {
  readonly #terms: Terms;
  readonly #share: number;
  readonly #few: readonly number[];
  #seats = 0;
  #round = 0;
  #allowed = 0;
  #hands: number[] = [];
  readonly #listeners: number[] = [];
  readonly #stories: number[] = [];
  /** Cards under each trump card, and those that slip under it after this trick. */
  readonly #display = [0, 0, 0];
  readonly #pending = [0, 0, 0];
  #order: readonly number[] = [];
  #trump = 0;
  #ledSuit = NONE;
  #high = -1;
  #winner = NONE;
  #recruiters = 0;
  #stock = 0;
  #left = 0;
  readonly #last: LastTrick;

  constructor(terms: Terms, share: number, few = FEW) {
    this.#terms = terms;
    this.#share = share;
    this.#few = few;
    this.#last = new LastTrick(share, terms.zeroZeroBonus);
  }

  /** Writes what the round brings each seat and returns true, if it is short enough. */
  solve(state: State, into: number[]): boolean {
    const { seats, moves } = state;
    const left = handSize(seats) * seats - moves.length;
    if (left > (this.#few[seats] as number) || state.phase !== 'play') return false;
    this.#lay(state, left);
    let packed = this.#next(state.turn, moves.length % seats);
    into.length = seats;
    for (let seat = 0; seat < seats; seat += 1, packed >>= BITS) into[seat] = packed & POINTS;
    return true;
  }

  #lay(state: State, left: number): void {
    const { seats, moves } = state;
    this.#seats = seats;
    this.#round = state.round;
    this.#allowed = recruitersAllowed(seats);
    this.#left = left;
    for (let i = 0; i < state.hands.length; i += 1) this.#hands[i] = state.hands[i] as number;
    for (let seat = 0; seat < seats; seat += 1) {
      this.#listeners[seat] = state.listeners[seat] as number;
      this.#stories[seat] = state.stories[seat] as number;
    }
    for (let suit = 0; suit < SUITS; suit += 1) {
      this.#display[suit] = count(state.display[suit] as number);
      this.#pending[suit] = 0;
    }
    this.#order = state.order;
    this.#trump = state.trump;
    this.#ledSuit = state.led === NONE ? NONE : (suitOf[state.led] as number);
    this.#high = -1;
    this.#winner = NONE;
    this.#recruiters = state.recruiters;
    this.#stock = this.#terms.limited ? stockLeft(state) : Number.POSITIVE_INFINITY;
    for (let i = moves.length - (moves.length % seats); i < moves.length; i += 1) {
      const move = moves[i] as number;
      const card = cardIn(move);
      if ((move & RECRUITS) === 0) this.#take(seatIn(move), strength(card, this.#ledSuit, this.#trump));
      else this.#pending[suitOf[card] as number] = (this.#pending[suitOf[card] as number] as number) + 1;
    }
  }

  #take(seat: Seat, high: number): void {
    if (high <= this.#high) return;
    this.#high = high;
    this.#winner = seat;
  }

  /** What the seat's best move leads to; `begun` have acted in this trick. */
  #next(seat: Seat, begun: number): number {
    if (begun === this.#seats) return this.#endTrick();
    if (begun === 0 && this.#left === this.#seats && this.#stock === Number.POSITIVE_INFINITY) {
      return this.#last.solve(this.#seats, seat, this.#hands, this.#trump, this.#listeners, this.#stories, this.#round);
    }
    const from = seat * SUITS;
    const hands = this.#hands;
    let only = this.#ledSuit;
    if (only !== NONE && hands[from + only] === 0) only = this.#trump; // ANA-4.4
    if (only !== NONE && hands[from + only] === 0) only = NONE; // ANA-4.5
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let suit = only === NONE ? 0 : only; suit < (only === NONE ? SUITS : only + 1); suit += 1) {
      for (let mask = unlike(hands[from + suit] as number); mask !== 0; mask &= mask - 1) {
        const found = this.#play(seat, begun, suit, mask & -mask);
        const aim = aimOf(found, seat, this.#seats, this.#share);
        if (aim > most) {
          most = aim;
          best = found;
        }
      }
    }
    if (begun === 0 || this.#recruiters >= this.#allowed) return best; // ANA-5.3, ANA-5.4
    for (let suit = 0; suit < SUITS; suit += 1) {
      for (let mask = unlike(hands[from + suit] as number); mask !== 0; mask &= mask - 1) {
        const found = this.#recruit(seat, begun, suit, mask & -mask);
        const aim = aimOf(found, seat, this.#seats, this.#share);
        if (aim > most) {
          most = aim;
          best = found;
        }
      }
    }
    return best;
  }

  #play(seat: Seat, begun: number, suit: number, bit: number): number {
    const mask = seat * SUITS + suit;
    const led = this.#ledSuit;
    const high = this.#high;
    const winner = this.#winner;
    if (led === NONE) this.#ledSuit = suit;
    this.#take(seat, strength(suit * VALUES + 31 - Math.clz32(bit), this.#ledSuit, this.#trump));
    const found = this.#without(mask, bit, seat, begun);
    this.#ledSuit = led;
    this.#high = high;
    this.#winner = winner;
    return found;
  }

  #recruit(seat: Seat, begun: number, suit: number, bit: number): number {
    const heads = Math.min(this.#stock, headsByValue[31 - Math.clz32(bit)] as number); // ANA-9.2
    this.#stock -= heads;
    this.#recruiters += 1;
    this.#listeners[seat] = (this.#listeners[seat] as number) + heads;
    this.#pending[suit] = (this.#pending[suit] as number) + 1;
    const found = this.#without(seat * SUITS + suit, bit, seat, begun);
    this.#pending[suit] -= 1;
    this.#listeners[seat] -= heads;
    this.#recruiters -= 1;
    this.#stock += heads;
    return found;
  }

  /** Goes on without this card in the hand. */
  #without(mask: number, bit: number, seat: Seat, begun: number): number {
    this.#hands[mask] = (this.#hands[mask] as number) ^ bit;
    this.#left -= 1;
    const found = this.#next(seat + 1 === this.#seats ? 0 : seat + 1, begun + 1);
    this.#left += 1;
    this.#hands[mask] ^= bit;
    return found;
  }

  /** ANA-6.1 to ANA-6.6 */
  #endTrick(): number {
    const winner = this.#winner;
    this.#stories[winner] = (this.#stories[winner] as number) + 1;
    const found = this.#left === 0 ? this.#score() : this.#nextTrick(winner);
    this.#stories[winner] -= 1;
    return found;
  }

  #nextTrick(winner: Seat): number {
    const led = this.#ledSuit;
    const high = this.#high;
    const trump = this.#trump;
    const recruiters = this.#recruiters;
    const first = this.#pending[0] as number;
    const second = this.#pending[1] as number;
    const third = this.#pending[2] as number;
    if (recruiters > 0) this.#slip(first, second, third, 1);
    this.#ledSuit = NONE;
    this.#high = -1;
    this.#winner = NONE;
    this.#recruiters = 0;
    const found = this.#next(winner, 0);
    if (recruiters > 0) this.#slip(first, second, third, -1);
    this.#ledSuit = led;
    this.#high = high;
    this.#winner = winner;
    this.#trump = trump;
    this.#recruiters = recruiters;
    return found;
  }

  /** Recruiting cards go under their trump cards (sign 1), or back (−1). */
  #slip(first: number, second: number, third: number, sign: number): void {
    const display = this.#display;
    const pending = this.#pending;
    display[0] = (display[0] as number) + sign * first;
    display[1] = (display[1] as number) + sign * second;
    display[2] = (display[2] as number) + sign * third;
    pending[0] = sign === 1 ? 0 : first;
    pending[1] = sign === 1 ? 0 : second;
    pending[2] = sign === 1 ? 0 : third;
    this.#trump = leadingSuit(display, pending, this.#order);
  }

  #score(): number {
    let packed = 0;
    for (let seat = this.#seats - 1; seat >= 0; seat -= 1) {
      packed =
        (packed << BITS) | worth(this.#listeners[seat] as number, this.#stories[seat] as number, this.#round, this.#terms.zeroZeroBonus);
    }
    return packed;
  }
}

/** What is trump once the recruiting cards have slipped under (ANA-3.1, ANA-3.2). */
function leadingSuit(display: readonly number[], pending: readonly number[], order: readonly number[]): number {
  let trump = NONE;
  let most = -1;
  for (let place = 0; place < SUITS; place += 1) {
    const suit = order[place] as number;
    const cards = (display[suit] as number) + (pending[suit] as number);
    if (cards <= most) continue;
    most = cards;
    trump = suit;
  }
  return trump;
}
