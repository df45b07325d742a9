import type { Random, Seat } from '@tafelrunde/kernel';
import { bitOf, SUITS, suitOf, VALUES } from '../cards.ts';

/** A hand to be filled: how many cards, and which suits it cannot hold. */
export interface Wanted {
  readonly seat: Seat;
  readonly size: number;
  /** One bit per suit. */
  readonly voids: number;
}

/** A hand that lacks one suit: it takes cards of two. */
interface Split {
  readonly seat: Seat;
  readonly size: number;
  readonly first: number;
  readonly second: number;
}

/** choose[n][k]: ways to take k of n cards of a suit. */
const choose: readonly (readonly number[])[] = pascal(VALUES);

function pascal(rows: number): number[][] {
  const table: number[][] = [[1]];
  for (let n = 1; n <= rows; n += 1) {
    const above = table[n - 1] as number[];
    table.push(Array.from({ length: n + 1 }, (_, k) => (above[k - 1] ?? 0) + (above[k] ?? 0)));
  }
  return table;
}

const waysToTake = (n: number, k: number): number => choose[n]?.[k] ?? 0;

const TWO_26 = 2 ** 26;
const TWO_27 = 2 ** 27;
const TWO_32 = 2 ** 32;

/** A uniform number from 0 up to (not including) a total of any size: exact up to 2^32, beyond that right to one part in 2^52. */
function upTo(total: number, random: Random): number {
  if (total <= TWO_32) return random.below(total);
  return ((random.below(TWO_27) * TWO_26 + random.below(TWO_26)) / (TWO_27 * TWO_26)) * total;
}

/**
 * Deals unseen cards into hands with known voids, every possible deal equally likely.
 *
 * Which deal it is, is decided in an order in which each step's odds are simple counts. A hand with two voids takes all its cards
 * from one suit, so how many of each suit it takes is fixed. A hand with one void takes k cards of one suit and the rest of another;
 * each k is as likely as there are deals with it, which is counted ahead (`#ways`). Hands without a void take any of the rest:
 * in how many ways they can share it does not depend on what the rest is, so they need no counting. Which cards of a suit a hand
 * gets is an even draw.
 */
export class Dealer {
  /** Unseen cards, suit after suit. */
  readonly #unseen: readonly number[];
  readonly #counts: readonly number[];
  readonly #single: readonly { readonly seat: Seat; readonly size: number; readonly suit: number }[];
  readonly #splits: readonly Split[];
  readonly #free: readonly Wanted[];
  /** Ways to fill the splits from the n-th on, by cards left of the first two suits (the third follows); −1 = not counted yet. */
  readonly #counted: number[];

  constructor(unseen: readonly number[], wanted: readonly Wanted[]) {
    this.#unseen = unseen;
    this.#counts = [0, 1, 2].map((suit) => unseen.filter((card) => suitOf[card] === suit).length);
    const bySuits = (suits: number) => wanted.filter((hand) => hand.size > 0 && allowed(hand).length === suits);
    this.#single = bySuits(1).map((hand) => ({ seat: hand.seat, size: hand.size, suit: allowed(hand)[0] as number }));
    this.#splits = bySuits(2).map((hand) => {
      const [first, second] = allowed(hand) as [number, number];
      return { seat: hand.seat, size: hand.size, first, second };
    });
    this.#free = bySuits(3);
    this.#counted = Array.from({ length: this.#splits.length * (VALUES + 1) ** 2 }, () => -1);
  }

  /** Fills the hands (three masks per seat, empty before). */
  deal(hands: number[], random: Random): void {
    const pool = new Pool(this.#unseen, this.#counts);
    for (const { seat, size, suit } of this.#single) pool.draw(suit, size, hands, seat, random);
    this.#splits.forEach((split, n) => {
      const first = this.#share(n, split, pool.left, random);
      pool.draw(split.first, first, hands, split.seat, random);
      pool.draw(split.second, split.size - first, hands, split.seat, random);
    });
    if (this.#free.length === 0) return;
    pool.gather();
    for (const { seat, size } of this.#free) pool.drawAny(size, hands, seat, random);
  }

  /** How many cards of its first suit a split hand takes. */
  #share(n: number, split: Split, left: readonly number[], random: Random): number {
    let at = upTo(this.#ways(n, left[0] as number, left[1] as number, left[2] as number), random);
    for (let first = 0; first < split.size; first += 1) {
      at -= this.#waysWith(n, split, first, left[0] as number, left[1] as number, left[2] as number);
      if (at < 0) return first;
    }
    return split.size;
  }

  #waysWith(n: number, { size, first, second }: Split, take: number, a: number, b: number, c: number): number {
    const left = [a, b, c];
    const ways = waysToTake(left[first] as number, take) * waysToTake(left[second] as number, size - take);
    if (ways === 0) return 0;
    left[first] = (left[first] as number) - take;
    left[second] = (left[second] as number) - size + take;
    return ways * this.#ways(n + 1, left[0] as number, left[1] as number, left[2] as number);
  }

  #ways(n: number, a: number, b: number, c: number): number {
    const split = this.#splits[n];
    if (split === undefined) return 1;
    const place = (n * (VALUES + 1) + a) * (VALUES + 1) + b;
    const known = this.#counted[place] as number;
    if (known >= 0) return known;
    let ways = 0;
    for (let take = 0; take <= split.size; take += 1) ways += this.#waysWith(n, split, take, a, b, c);
    this.#counted[place] = ways;
    return ways;
  }
}

function allowed(hand: Wanted): number[] {
  return [0, 1, 2].filter((suit) => (hand.voids & (1 << suit)) === 0);
}

/** The unseen cards while they are dealt: each suit has its stretch, taken cards leave from the end of it. */
class Pool {
  readonly #cards: number[];
  readonly #begins: readonly number[];
  /** Cards left per suit. */
  readonly left: number[];
  #size = 0;

  constructor(unseen: readonly number[], counts: readonly number[]) {
    this.#cards = unseen.slice();
    this.#begins = [0, counts[0] as number, (counts[0] as number) + (counts[1] as number)];
    this.left = counts.slice();
  }

  draw(suit: number, size: number, hands: number[], seat: Seat, random: Random): void {
    const begin = this.#begins[suit] as number;
    let left = this.left[suit] as number;
    for (let i = 0; i < size; i += 1) {
      left = this.#take(begin, left, hands, seat, random);
    }
    this.left[suit] = left;
  }

  /** From here on suits no longer matter: the rest becomes one stretch. */
  gather(): void {
    let size = 0;
    for (let suit = 0; suit < SUITS; suit += 1) {
      const begin = this.#begins[suit] as number;
      for (let i = 0; i < (this.left[suit] as number); i += 1, size += 1) this.#cards[size] = this.#cards[begin + i] as number;
    }
    this.#size = size;
  }

  drawAny(size: number, hands: number[], seat: Seat, random: Random): void {
    for (let i = 0; i < size; i += 1) this.#size = this.#take(0, this.#size, hands, seat, random);
  }

  /** Any card of the stretch, each equally likely. Returns how many are left in it. */
  #take(begin: number, left: number, hands: number[], seat: Seat, random: Random): number {
    const last = begin + left - 1;
    const place = left === 1 ? last : begin + random.below(left);
    const card = this.#cards[place] as number;
    this.#cards[place] = this.#cards[last] as number;
    const mask = seat * SUITS + (suitOf[card] as number);
    hands[mask] = (hands[mask] as number) | (bitOf[card] as number);
    return left - 1;
  }
}
