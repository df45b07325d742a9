import type { Seat } from '@tafelrunde/kernel';
import { BODYGUARD, CALLABLE, DOPPELGANGER, EMPATH, NUMBERS, PENALTY } from '../cards.ts';
import { isShielded } from '../rules/targets.ts';
import { AMULET, FACE, NONE, seenBit, UP } from '../state.ts';
import { Belief } from './belief.ts';
import { knownTo, type Sight } from './sight.ts';
import type { Taste } from './taste.ts';

/** A chance that a standard normal value stays below this, near enough. */
const below = (value: number): number => 1 / (1 + Math.exp(-1.702 * value));

/** The Doppelgänger's bit among those of all numbers, the highest. */
const JOKER = 1 << DOPPELGANGER;

/** How things stand for one seat: what its cards cost by all it knows, what it could get rid of, what the others probably have. */
export class Outlook {
  readonly belief = new Belief();
  readonly taste: Taste;
  sight: Sight = undefined as never;
  seat: Seat = 0;
  own: readonly number[] = [];
  /** Expected sum of the own village. */
  sum = 0;
  /** Own cards the seat does not know and could look at. */
  unseen = 0;
  /** The most the seat can get rid of in one exchange: a card, or several equal ones. */
  out = 0;
  /** The number several cards go by, NONE for a single card; the place of that card. */
  number = NONE;
  place = NONE;
  /** The own card that costs most, and the one worth most to keep. */
  worst = NONE;
  best = NONE;
  /** Whether somebody else's lowest card was looked for; few decisions need it. */
  #hunted = false;
  #preyVillage = NONE;
  #preyAt = NONE;
  #prey = 0;
  readonly #copies: number[] = Array.from({ length: NUMBERS }, () => 0);

  constructor(taste: Taste) {
    this.taste = taste;
  }

  /** What a packed card in a village costs, as far as the seat can tell: whoever saw a card and kept it, kept it for a reason. */
  expected(card: number, owner: Seat): number {
    if (knownTo(card, this.seat)) return card & FACE;
    return owner !== this.seat && (card & seenBit(owner)) !== 0 ? this.belief.mean - this.taste.keptLow : this.belief.mean;
  }

  /** Takes a seat's place, for decisions that need no more than its own cards. */
  sit(sight: Sight, seat: Seat): void {
    this.sight = sight;
    this.seat = seat;
    this.own = sight.villages[seat] as number[];
  }

  /** Works out everything else. */
  look(): void {
    this.belief.form(this.sight, this.seat);
    this.#weighOwn();
    this.#hunted = false;
  }

  /** Somebody else's card expected to be lowest: whose, where, what it costs. */
  get preyVillage(): number {
    this.#hunt();
    return this.#preyVillage;
  }
  get preyAt(): number {
    this.#hunt();
    return this.#preyAt;
  }
  get prey(): number {
    this.#hunt();
    return this.#prey;
  }

  #weighOwn(): void {
    const { own, seat, belief } = this;
    let sum = 0;
    let unseen = 0;
    let most = 0;
    let least = Number.POSITIVE_INFINITY;
    let worst = NONE;
    let best = NONE;
    // Numbers seen so far, one bit each: where none comes twice, and no joker goes with any, there is nothing to announce.
    let numbers = 0;
    let again = false;
    for (let at = 0; at < own.length; at += 1) {
      const card = own[at] as number;
      const known = knownTo(card, seat);
      const cost = known ? card & FACE : belief.mean;
      sum += cost;
      if ((card & AMULET) !== 0) continue;
      if (cost < least) {
        least = cost;
        best = at;
      }
      if (known) {
        const bit = 1 << (card & FACE);
        again ||= (numbers & bit) !== 0;
        numbers |= bit;
      } else unseen += 1;
      if (worst === NONE || cost > most) {
        most = cost;
        worst = at;
      }
    }
    this.sum = sum;
    this.unseen = unseen;
    this.out = most;
    this.worst = worst;
    this.best = best;
    this.number = NONE;
    this.place = worst;
    if (again || numbers > JOKER) this.#findSeveral();
  }

  /** Several equal cards, the Doppelgänger as a joker among them (SIL-7.20), against the worst single one. */
  #findSeveral(): void {
    const { own, seat } = this;
    const copies = this.#copies;
    for (let number = 0; number < NUMBERS; number += 1) copies[number] = 0;
    for (let at = 0; at < own.length; at += 1) {
      const card = own[at] as number;
      if ((card & AMULET) === 0 && knownTo(card, seat)) copies[card & FACE] = (copies[card & FACE] as number) + 1;
    }
    const jokers = copies[DOPPELGANGER] as number;
    for (let number = 0; number <= DOPPELGANGER; number += 1) {
      const alike = number === DOPPELGANGER ? jokers : (copies[number] as number) + ((copies[number] as number) > 0 ? jokers : 0);
      if (alike < 2) continue;
      const points = number === DOPPELGANGER ? jokers * DOPPELGANGER : (copies[number] as number) * number + jokers * DOPPELGANGER;
      const gain = points + this.leaner(alike - 1);
      if (gain <= this.out) continue;
      this.out = gain;
      this.number = number;
      this.place = NONE;
    }
  }

  /** What a smaller village is worth beyond its sum: with few cards one may call. */
  leaner(cards: number): number {
    if (this.sight.caller !== NONE) return 0;
    const size = this.own.length;
    return this.taste.lean * cards + (size > CALLABLE && size - cards <= CALLABLE ? this.taste.callable : 0);
  }

  #hunt(): void {
    if (this.#hunted) return;
    this.#hunted = true;
    const { sight, seat } = this;
    let prey = Number.POSITIVE_INFINITY;
    let preyVillage = NONE;
    let preyAt = NONE;
    for (let village = 0; village < sight.seats; village += 1) {
      if (village === seat) continue;
      const row = sight.villages[village] as number[];
      for (let at = 0; at < row.length; at += 1) {
        const card = row[at] as number;
        if ((card & AMULET) !== 0 || isShielded(card)) continue;
        const cost = this.expected(card, village);
        if (cost >= prey) continue;
        prey = cost;
        preyVillage = village;
        preyAt = at;
      }
    }
    this.#prey = prey;
    this.#preyVillage = preyVillage;
    this.#preyAt = preyAt;
  }

  /** What one more known card is worth: later exchanges hit the right one. Nothing once the last turns are played. */
  get insight(): number {
    return this.sight.caller === NONE ? this.taste.insight : 0;
  }

  /** Whether the seat might have amulet, Empath or Bodyguard to use; the rules say whether it has. */
  get free(): boolean {
    const { sight, seat, own } = this;
    if (sight.owner === seat && !sight.placed) return true;
    for (let at = 0; at < own.length; at += 1) {
      const shown = (own[at] as number) & (UP | FACE);
      if (shown === (UP | EMPATH) || shown === (UP | BODYGUARD)) return true;
    }
    return false;
  }

  /** How much harm to one of the others counts. */
  get spite(): number {
    return this.taste.spite / (this.sight.seats - 1);
  }

  /** The chance that nobody has less once everybody else has had a last turn. */
  chanceToBeLowest(): number {
    const { sight, seat, belief } = this;
    let chance = 1;
    for (let village = 0; village < sight.seats; village += 1) {
      if (village === seat) continue;
      const row = sight.villages[village] as number[];
      let sum = -this.taste.lastTurn;
      let unknown = this.unseen;
      for (let at = 0; at < row.length; at += 1) {
        const card = row[at] as number;
        sum += this.expected(card, village);
        if (!knownTo(card, seat)) unknown += 1;
      }
      chance *= below((sum - this.sum + 0.5) / Math.sqrt(unknown * belief.variance + 2));
    }
    return chance;
  }

  /** Whether calling now costs less than playing on is likely to (SIL-8.7, SIL-8.8). */
  shouldCall(): boolean {
    const failed = 1 - this.chanceToBeLowest();
    return failed * (this.sum + PENALTY) < this.sum * this.taste.patience - this.taste.caution;
  }
}
