import { ALLY_STRENGTH, creatureDice, diceOf, HOURS, LAST_HOUR, OVERTIME_PRICE, RECOVERED_WILLPOWER } from '../components/index.ts';
import { creatureOdds, type Fighter, type Odds, rollOdds, sumOf } from './rolls.ts';

/*
 * How a fight goes, exactly: every roll of every round, nothing sampled. All stay as long as they can and use nothing up; the wizard
 * turns his own die, whoever rolls one by one stops at the right moment.
 */

export interface Foe {
  /** Kind of creature, for its dice. */
  readonly kind: number;
  readonly strength: number;
  readonly willpower: number;
}

export interface FightSettings {
  /** Allies on the creature's field (AND-20.1). */
  readonly allies?: number;
  /** Fights no longer than this. */
  readonly mostRounds?: number;
  /** Willpower for the hours 8, 9 and 10 today; NONE (−1) = forbidden. */
  readonly overtime?: readonly number[];
}

export interface FightOdds {
  /** How likely the creature is beaten. */
  readonly win: number;
  /** How likely it is beaten by the end of each round, the first one first. */
  readonly winBy: readonly number[];
  /** Rounds fought on average. */
  readonly rounds: number;
  /** Willpower each hero has left on average, overtime paid; who was knocked out counts with what he gets then. */
  readonly willpower: readonly number[];
  /** How likely each hero is knocked out. */
  readonly knockedOut: readonly number[];
}

const PRICES: readonly number[] = [OVERTIME_PRICE, OVERTIME_PRICE, OVERTIME_PRICE];

/*
 * A standing is one number: what the creature has left, and above it per hero his willpower and whether he is in. So a hurt creature
 * is a subtraction, and standings that are alike are one.
 */
const FOE = 64;
const HERO = 128; // willpower × 4 + how he stands
const IN = 0;
const LEFT = 1;
const OUT = 2;

/** How far the heroes' rolls lie above the creature's, strength included: odds[i] is for the lead `least` + i. */
interface Lead {
  readonly least: number;
  readonly odds: Float64Array;
}

/** Exact odds of a fight of these heroes against a creature. */
export function fightOdds(fighters: readonly Fighter[], foe: Foe, settings: FightSettings = {}): FightOdds {
  return new Reckoning(fighters, foe, settings).run(settings.mostRounds ?? LAST_HOUR);
}

class Reckoning {
  readonly #fighters: readonly Fighter[];
  readonly #foe: Foe;
  readonly #prices: readonly number[];
  readonly #helpers: number;
  /** By which dice everybody has: few of them come up in a fight. */
  readonly #leads = new Map<number, Lead>();
  readonly #tally: Tally;
  /** The standing looked at, taken apart. */
  readonly #willpower: number[] = [];
  readonly #how: number[] = [];
  #left = 0;

  constructor(fighters: readonly Fighter[], foe: Foe, settings: FightSettings) {
    this.#fighters = fighters;
    this.#foe = foe;
    this.#prices = settings.overtime ?? PRICES;
    this.#helpers = (settings.allies ?? 0) * ALLY_STRENGTH;
    this.#tally = new Tally(fighters.length);
  }

  run(most: number): FightOdds {
    for (const fighter of this.#fighters) {
      this.#willpower.push(fighter.willpower);
      this.#how.push(IN);
    }
    this.#left = this.#foe.willpower;
    let standings = new Map<number, number>([[this.#key(0), 1]]);
    for (let round = 1; standings.size > 0; round += 1) {
      const next = new Map<number, number>();
      this.#tally.begin();
      for (const [key, likely] of standings) {
        this.#takeApart(key);
        if (round > most || !this.#payHour(round)) this.#tally.end(likely, round - 1, this.#willpower, this.#how);
        else this.#fight(likely, round, next);
      }
      standings = next;
    }
    return this.#tally.odds();
  }

  #takeApart(key: number): void {
    this.#left = key % FOE;
    let rest = Math.floor(key / FOE);
    for (let i = 0; i < this.#how.length; i += 1) {
      const hero = rest % HERO;
      this.#willpower[i] = hero >> 2;
      this.#how[i] = hero & 3;
      rest = Math.floor(rest / HERO);
    }
  }

  /** The standing after each hero in the fight has lost so much (AND-14.13). */
  #key(loss: number): number {
    let key = this.#left;
    let place = FOE;
    for (let i = 0; i < this.#how.length; i += 1) {
      let willpower = this.#willpower[i] as number;
      let how = this.#how[i] as number;
      if (how === IN && loss > 0) {
        willpower -= loss;
        if (willpower <= 0) {
          willpower = RECOVERED_WILLPOWER;
          how = OUT;
        }
      }
      key += (willpower * 4 + how) * place;
      place *= HERO;
    }
    return key;
  }

  /** AND-14.2, AND-3.5: who can pays and fights on, who cannot is out of it. False if nobody is left. */
  #payHour(round: number): boolean {
    let any = false;
    for (let i = 0; i < this.#how.length; i += 1) {
      if (this.#how[i] !== IN) continue;
      const hour = (this.#fighters[i] as Fighter).hour + round;
      const price = hour <= HOURS ? 0 : hour > LAST_HOUR ? -1 : (this.#prices[hour - HOURS - 1] ?? -1);
      const willpower = this.#willpower[i] as number;
      if (price < 0 || willpower <= price) this.#how[i] = LEFT;
      else {
        this.#willpower[i] = willpower - price;
        any = true;
      }
    }
    return any;
  }

  /** AND-14.7: everything one round can bring. */
  #fight(likely: number, round: number, next: Map<number, number>): void {
    const { least, odds } = this.#lead();
    const left = this.#left;
    const unhurt = this.#key(0);
    let won = 0;
    for (let i = 0; i < odds.length; i += 1) {
      const chance = odds[i] as number;
      if (chance === 0) continue;
      const lead = least + i;
      if (lead >= left) {
        won += chance;
        continue;
      }
      const key = lead >= 0 ? unhurt - lead : this.#key(-lead);
      next.set(key, (next.get(key) ?? 0) + likely * chance);
    }
    if (won > 0) this.#tally.win(likely * won, round, this.#willpower, this.#how);
  }

  #lead(): Lead {
    let name = creatureDice(this.#foe.kind, this.#left);
    for (let i = 0; i < this.#how.length; i += 1) {
      const dice = this.#how[i] === IN ? diceOf((this.#fighters[i] as Fighter).hero, this.#willpower[i] as number) : 0;
      name = name * 8 + dice;
    }
    const known = this.#leads.get(name);
    if (known !== undefined) return known;
    let strength = this.#helpers - this.#foe.strength;
    let rolls: Odds = [1];
    for (const [i, fighter] of this.#fighters.entries()) {
      if (this.#how[i] !== IN) continue;
      strength += fighter.strength;
      rolls = sumOf(rolls, rollOdds(fighter, this.#willpower[i] as number));
    }
    const made = leadOf(strength, rolls, creatureOdds(this.#foe.kind, this.#left));
    this.#leads.set(name, made);
    return made;
  }
}

function leadOf(strength: number, ours: Odds, theirs: Odds): Lead {
  const odds = new Float64Array(ours.length + theirs.length - 1);
  for (const [x, p] of ours.entries()) {
    if (p > 0) for (const [y, q] of theirs.entries()) odds[x - y + theirs.length - 1] = (odds[x - y + theirs.length - 1] as number) + p * q;
  }
  return { least: strength - theirs.length + 1, odds };
}

class Tally {
  #win = 0;
  #rounds = 0;
  readonly #winBy: number[] = [];
  readonly #willpower: number[];
  readonly #out: number[];

  constructor(heroes: number) {
    this.#willpower = Array.from({ length: heroes }, () => 0);
    this.#out = Array.from({ length: heroes }, () => 0);
  }

  begin(): void {
    this.#winBy.push(this.#win);
  }

  win(likely: number, round: number, willpower: readonly number[], how: readonly number[]): void {
    this.#win += likely;
    this.#winBy[round - 1] = this.#win;
    this.end(likely, round, willpower, how);
  }

  end(likely: number, rounds: number, willpower: readonly number[], how: readonly number[]): void {
    this.#rounds += likely * rounds;
    for (let i = 0; i < how.length; i += 1) {
      this.#willpower[i] = (this.#willpower[i] as number) + likely * (willpower[i] as number);
      if (how[i] === OUT) this.#out[i] = (this.#out[i] as number) + likely;
    }
  }

  odds(): FightOdds {
    // the last entry was begun for those who could not go on
    const winBy = this.#winBy.length > 1 ? this.#winBy.slice(0, -1) : this.#winBy;
    return { win: this.#win, winBy, rounds: this.#rounds, willpower: this.#willpower, knockedOut: this.#out };
  }
}
