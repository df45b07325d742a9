import { handSize } from '../cards.ts';

/*
 * What a round is worth from here on, with the rest of it taken as a small game of its own. In each trick left a player tries to win,
 * tries not to, or recruits when there is a place; all that is known of the hand is how likely its cards are to win on average.
 * Solved backwards from the scoring of the rulebook, so another bonus or option needs no other knowledge.
 */

/** How much trying helps: of the chances to fail, what is left is this power of it. Leaders choose the suit and have more of a say. */
const TRYING = 1.8;
const TRYING_AS_LEADER = 2.5;
/** The same when trying not to win. */
const DODGING = 0.25;
const DODGING_AS_LEADER = 0.57;
/** How often there is a place for a recruiter and a fitting card: with one head, and with two. */
const ONE_LISTENER = 0.62;
const TWO_LISTENERS = 0.15;

const MOST_CARDS = handSize(4);
/** Average chances to win are looked at in steps of a tenth; between them the worth is interpolated. */
const STEPS = 10;
/** Listeners beyond stories: below this nothing changes any more, above it there are not enough tricks left to make up for it. */
const LEAST = -6;
const MOST = MOST_CARDS;
const BALANCES = MOST - LEAST + 1;
const MOST_LISTENERS = 10;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const winning = (share: number, power: number): number => 1 - (1 - share) ** power;

/** What was worked out once holds for every table: by bonus and whether nothing of both earns it. */
const prospects = new Map<number, Prospect>();

export function prospectOf(bonus: number, zeroZeroBonus: boolean): Prospect {
  const key = bonus * 2 + (zeroZeroBonus ? 1 : 0);
  const known = prospects.get(key) ?? new Prospect(bonus, zeroZeroBonus);
  prospects.set(key, known);
  return known;
}

export class Prospect {
  readonly #worth: Float64Array;
  readonly #bonus: number;
  readonly #zeroZeroBonus: boolean;

  constructor(bonus: number, zeroZeroBonus: boolean) {
    this.#bonus = bonus;
    this.#zeroZeroBonus = zeroZeroBonus;
    this.#worth = new Float64Array((STEPS + 1) * MOST_CARDS * 2 * BALANCES * (MOST_LISTENERS + 1));
    for (let cards = 0; cards < MOST_CARDS; cards += 1) for (let step = 0; step <= STEPS; step += 1) this.#fill(step, cards);
  }

  /**
   * Expected points with so many cards left whose chances to win add up to `wins`. `balance` is listeners minus stories;
   * `leads` is 1 for whoever leads the next trick, else 0.
   */
  of(cards: number, leads: number, balance: number, listeners: number, wins: number): number {
    if (cards === 0) return this.#end(balance, listeners);
    const share = within((wins / cards) * STEPS, 0, STEPS - 0.0001);
    const step = Math.floor(share);
    const part = share - step;
    const place = this.#place(step, cards, leads, balance, listeners);
    const below = this.#worth[place] as number;
    return below + part * ((this.#worth[place + 1] as number) - below);
  }

  /** Neighbouring steps lie side by side: they are always read together. */
  #place(step: number, cards: number, leads: number, balance: number, listeners: number): number {
    const place = (cards * 2 + leads) * BALANCES + within(balance, LEAST, MOST) - LEAST;
    return (place * (MOST_LISTENERS + 1) + Math.min(listeners, MOST_LISTENERS)) * (STEPS + 1) + step;
  }

  /** ANA-7.3 to ANA-7.6 */
  #end(balance: number, listeners: number): number {
    if (balance > 0) return 0;
    const exact = balance === 0 && (listeners > 0 || this.#zeroZeroBonus);
    return listeners + (exact ? this.#bonus : 0);
  }

  #fill(step: number, cards: number): void {
    for (let leads = 0; leads < 2; leads += 1) {
      for (let balance = LEAST; balance <= MOST; balance += 1) {
        for (let listeners = 0; listeners <= MOST_LISTENERS; listeners += 1) {
          const worth = cards === 0 ? this.#end(balance, listeners) : this.#best(step, cards - 1, leads, balance, listeners);
          this.#worth[this.#place(step, cards, leads, balance, listeners)] = worth;
        }
      }
    }
  }

  /** The best of trying, dodging and recruiting, with so many cards left afterwards. */
  #best(step: number, cards: number, leads: number, balance: number, listeners: number): number {
    const at = (leading: number, less: number, heads: number): number =>
      this.#worth[this.#place(Math.max(0, step - less), cards, leading, balance - leading + heads, listeners + heads)] as number;
    const share = step / STEPS;
    const lost = at(0, 0, 0);
    const won = at(1, 0, 0) - lost;
    const tried = winning(share, leads === 1 ? TRYING_AS_LEADER : TRYING);
    const dodged = winning(share, leads === 1 ? DODGING_AS_LEADER : DODGING);
    const play = lost + Math.max(tried * won, dodged * won);
    if (leads === 1) return play; // ANA-5.4
    const one = at(0, 0, 1);
    // Two heads are on high cards: the hand that stays is half a step weaker.
    const two = (at(0, 0, 2) + at(0, 1, 2)) / 2;
    return play + ONE_LISTENER * Math.max(0, one - play, lost - play) + TWO_LISTENERS * Math.max(0, two - Math.max(play, one));
  }
}
