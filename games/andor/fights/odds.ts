import { ALLY_STRENGTH, creatureDice, diceOf, HOURS, LAST_HOUR, OVERTIME_PRICE, RECOVERED_WILLPOWER } from '../components/index.ts';
import { type Foe, type Lead, leadOver, sumOfRolls } from './leads.ts';
import type { Fighter } from './rolls.ts';

/*
 * How a fight goes, exactly: every roll of every round, nothing sampled. All stay as long as they can and use nothing up; the wizard
 * turns the die that gains most, whoever rolls one by one stops at the right moment.
 */

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

export const PRICES: readonly number[] = [OVERTIME_PRICE, OVERTIME_PRICE, OVERTIME_PRICE];

/*
 * All who are in it lose alike, so the heroes stand in few ways after a round, and in each of them the creature may have anything
 * left: how likely, says one row of numbers per way the heroes stand. Such a way is one number too, alike where they stand alike.
 */
const HERO = 128; // willpower × 4 + how he stands
const IN = 0;
const LEFT = 1;
const OUT = 2;

/** How likely the creature has so much left, by how the heroes stand. */
type Standings = Map<number, Float64Array>;

const noLead: Lead = { least: 0, odds: new Float64Array(), over: new Float64Array(1) };

/** Exact odds of a fight of these heroes against a creature. */
export function fightOdds(fighters: readonly Fighter[], foe: Foe, settings: FightSettings = {}): FightOdds {
  return new Reckoning(fighters, foe, settings).run(settings.mostRounds ?? LAST_HOUR);
}

/** Rows to write on, longer than the willpower of any creature in the box, and how many are kept. */
const ROW = 32;
const MOST_ROWS = 512;
const rows: Float64Array[] = [];

class Reckoning {
  readonly #fighters: readonly Fighter[];
  readonly #foe: Foe;
  readonly #prices: readonly number[];
  readonly #helpers: number;
  /** By which dice everybody has: few of them come up in a fight. */
  readonly #leads = new Map<number, Lead>();
  readonly #tally: Tally;
  /** The way of standing looked at, taken apart. */
  readonly #willpower: number[] = [];
  readonly #how: number[] = [];
  /** Where it leads when they lose so much; made when it is needed. */
  readonly #hurt: (Float64Array | undefined)[] = [];
  #used = 0;

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
    const first = this.#row();
    first[this.#foe.willpower] = 1;
    let standings: Standings = new Map([[this.#key(0), first]]);
    for (let round = 1; standings.size > 0; round += 1) {
      const next: Standings = new Map();
      this.#tally.begin();
      for (const [key, row] of standings) {
        this.#takeApart(key);
        if (round > most || !this.#payHour(round)) this.#tally.end(this.#sumOf(row), round - 1, this.#willpower, this.#how);
        else this.#fight(row, round, next);
      }
      standings = next;
    }
    return this.#tally.odds();
  }

  /** A row of its own, all nought: used up again by the next fight that is reckoned. */
  #row(): Float64Array {
    const length = this.#foe.willpower + 1;
    if (length > ROW || this.#used >= MOST_ROWS) return new Float64Array(length);
    const row = (rows[this.#used] ??= new Float64Array(ROW));
    this.#used += 1;
    return row.fill(0, 0, length);
  }

  #sumOf(row: Float64Array): number {
    let sum = 0;
    for (let left = 0; left <= this.#foe.willpower; left += 1) sum += row[left] as number;
    return sum;
  }

  #takeApart(key: number): void {
    let rest = key;
    for (let i = 0; i < this.#how.length; i += 1) {
      const hero = rest % HERO;
      this.#willpower[i] = hero >> 2;
      this.#how[i] = hero & 3;
      rest = Math.floor(rest / HERO);
    }
  }

  /** How they stand after each hero in the fight has lost so much (AND-14.13). */
  #key(loss: number): number {
    let key = 0;
    let place = 1;
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

  /** What is likely after such a loss. */
  #after(loss: number, next: Standings): Float64Array {
    let row = this.#hurt[loss];
    if (row !== undefined) return row;
    const key = this.#key(loss);
    row = next.get(key);
    if (row === undefined) {
      row = this.#row();
      next.set(key, row);
    }
    this.#hurt[loss] = row;
    return row;
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
  #fight(row: Float64Array, round: number, next: Standings): void {
    this.#hurt.length = 0;
    const { kind, dice } = this.#foe;
    const heroes = this.#diceNow();
    let theirs: number = -1;
    let lead: Lead = noLead;
    let won = 0;
    for (let left = 0; left <= this.#foe.willpower; left += 1) {
      const likely = row[left] as number;
      if (likely === 0) continue;
      const count = dice?.count ?? creatureDice(kind, left);
      if (count !== theirs) lead = this.#lead(heroes * 8 + count, left);
      theirs = count;
      const { least, odds } = lead;
      const unhurt = this.#after(0, next);
      const { length } = odds;
      // by the lead: they are hurt, the creature is, it is beaten
      const level = Math.min(length, Math.max(0, -least));
      const beaten = Math.min(length, Math.max(0, left - least));
      for (let i = 0; i < level; i += 1) {
        const chance = likely * (odds[i] as number);
        if (chance === 0) continue;
        const hurt = this.#hurt[-least - i] ?? this.#after(-least - i, next);
        hurt[left] = (hurt[left] as number) + chance;
      }
      for (let i = level; i < beaten; i += 1) {
        const after = left - least - i;
        unhurt[after] = (unhurt[after] as number) + likely * (odds[i] as number);
      }
      for (let i = beaten; i < length; i += 1) won += likely * (odds[i] as number);
    }
    if (won > 0) this.#tally.win(won, round, this.#willpower, this.#how);
  }

  /** Which dice everybody has who is still in it, as a number. */
  #diceNow(): number {
    let name = 0;
    for (let i = 0; i < this.#how.length; i += 1) {
      const dice = this.#how[i] === IN ? diceOf((this.#fighters[i] as Fighter).hero, this.#willpower[i] as number) : 0;
      name = name * 8 + dice;
    }
    return name;
  }

  /** `name`: which dice all have, the creature among them. */
  #lead(name: number, left: number): Lead {
    const known = this.#leads.get(name);
    if (known !== undefined) return known;
    let strength = this.#helpers - this.#foe.strength;
    const standing = this.#fighters.filter((_, i) => this.#how[i] === IN);
    const willpower = this.#willpower.filter((_, i) => this.#how[i] === IN);
    for (const fighter of standing) strength += fighter.strength;
    const made = leadOver(strength, sumOfRolls(standing, willpower), this.#foe, left);
    this.#leads.set(name, made);
    return made;
  }
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
