import type { Seat } from '@tafelrunde/kernel';
import { headsByValue, recruitersAllowed, SUITS, VALUES } from '../cards.ts';
import { worth } from '../rules/scoring.ts';
import { strength } from '../rules/trick.ts';
import { NONE } from '../state.ts';

/*
 * Points of a round fit into five bits, so all seats' fit into one number: seat 0 in the lowest.
 */
export const BITS = 5;
export const POINTS = (1 << BITS) - 1;

/** What a seat plays for: its own points, less a share of what the others get on average. */
export function aimOf(packed: number, seat: Seat, seats: number, share: number): number {
  const own = (packed >> (BITS * seat)) & POINTS;
  let others = -own;
  for (let rest = packed; rest !== 0; rest >>= BITS) others += rest & POINTS;
  return own - (share * others) / (seats - 1);
}

/**
 * The last trick with open cards, which is where solving spends nearly all its time. Everybody has one card, which may always be
 * played, and all that is open is who wins and who recruits. So each seat's points are worked out once, as what winning or recruiting
 * adds to them. The stock of listeners must not be able to run out.
 */
export class LastTrick {
  readonly #share: number;
  readonly #zeroZeroBonus: boolean;
  #seats = 0;
  /** By place from the leader. */
  readonly #who: Seat[] = [];
  readonly #highs: number[] = [];
  readonly #ifWon: number[] = [];
  readonly #ifRecruited: number[] = [];

  constructor(share: number, zeroZeroBonus: boolean) {
    this.#share = share;
    this.#zeroZeroBonus = zeroZeroBonus;
  }

  /** The packed points with every seat doing what is best for it. */
  solve(
    seats: number,
    leader: Seat,
    hands: readonly number[],
    trump: number,
    listeners: readonly number[],
    stories: readonly number[],
    round: number,
  ): number {
    this.#seats = seats;
    let idle = 0;
    let ledSuit = NONE;
    for (let i = 0, seat = leader; i < seats; i += 1, seat = seat + 1 === seats ? 0 : seat + 1) {
      let suit = 0;
      while (hands[seat * SUITS + suit] === 0) suit += 1;
      const place = 31 - Math.clz32(hands[seat * SUITS + suit] as number);
      if (i === 0) ledSuit = suit;
      const taken = listeners[seat] as number;
      const told = stories[seat] as number;
      const nothing = worth(taken, told, round, this.#zeroZeroBonus);
      const won = worth(taken, told + 1, round, this.#zeroZeroBonus);
      const recruited = worth(taken + (headsByValue[place] as number), told, round, this.#zeroZeroBonus);
      const shift = BITS * seat;
      idle += nothing << shift;
      this.#who[i] = seat;
      this.#highs[i] = strength(suit * VALUES + place, ledSuit, trump);
      this.#ifWon[i] = (won - nothing) << shift;
      this.#ifRecruited[i] = (recruited - nothing) << shift;
    }
    return this.#next(1, this.#highs[0] as number, 0, recruitersAllowed(seats), idle);
  }

  /** `i` counts from the leader; `holder` holds the trick, and `packed` is what recruiting has made of the points so far. */
  #next(i: number, high: number, holder: number, places: number, packed: number): number {
    if (i === this.#seats) return packed + (this.#ifWon[holder] as number);
    const own = this.#highs[i] as number;
    const played = own > high ? this.#next(i + 1, own, i, places, packed) : this.#next(i + 1, high, holder, places, packed);
    if (places === 0) return played;
    const recruited = this.#next(i + 1, high, holder, places - 1, packed + (this.#ifRecruited[i] as number));
    const seat = this.#who[i] as number;
    const better = aimOf(recruited, seat, this.#seats, this.#share) > aimOf(played, seat, this.#seats, this.#share);
    return better ? recruited : played;
  }
}
