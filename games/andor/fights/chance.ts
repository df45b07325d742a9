import { ALLY_STRENGTH, creatureDice, diceOf, HOURS, LAST_HOUR } from '../components/index.ts';
import { type Foe, type Lead, leadOver, sumOfRolls } from './leads.ts';
import { type FightOdds, type FightSettings, fightOdds, PRICES } from './odds.ts';
import type { Fighter } from './rolls.ts';

/*
 * Whether a fight is likely enough. Most who ask want to know no more than that, and it is often settled after a round or two: what
 * is won by then is won, and no more can be won than that and what is still open. The exact odds are reckoned for those alone who
 * want to see them, and where two numbers lie so close together that the order of a sum could decide.
 */

/** Far more than the sums below can be out. */
const CLOSE = 1e-9;
/** The price of an hour nobody may take. */
const NEVER = -1;

/** How likely something is, for who wants to know no more than whether it is likely enough. */
export interface Likelihood {
  readonly win: number;
  isAtLeast(wanted: number): boolean;
}

export class Chance implements Likelihood {
  readonly #fighters: readonly Fighter[];
  readonly #foe: Foe;
  readonly #settings: FightSettings;
  #least = 0;
  #most = 1;
  #odds: FightOdds | undefined;

  constructor(fighters: readonly Fighter[], foe: Foe, settings: Omit<FightSettings, 'mostRounds'> = {}) {
    this.#fighters = fighters;
    this.#foe = foe;
    this.#settings = settings;
  }

  /** Whether the creature is beaten with at least this probability. */
  isAtLeast(wanted: number): boolean {
    if (this.#odds === undefined && this.#isOpen(wanted)) this.#narrow(wanted);
    return this.#odds !== undefined || this.#isOpen(wanted) ? this.win >= wanted : this.#least >= wanted;
  }

  get win(): number {
    return this.odds.win;
  }

  get odds(): FightOdds {
    this.#odds ??= fightOdds(this.#fighters, this.#foe, this.#settings);
    return this.#odds;
  }

  #isOpen(wanted: number): boolean {
    return this.#least - CLOSE < wanted && wanted < this.#most + CLOSE;
  }

  #narrow(wanted: number): void {
    if (this.#foe.willpower >= ROW || this.#fighters.some(({ willpower }) => willpower >= ROW)) return;
    const fight = new Narrowing(this.#fighters, this.#foe, this.#settings);
    for (let round = 1; fight.open > 0 && this.#isOpen(wanted); round += 1) {
      fight.round(round);
      this.#least = Math.max(this.#least, fight.won);
      this.#most = Math.min(this.#most, fight.won + fight.open);
    }
  }
}

/** More than any willpower, of creatures in the box and of heroes. */
const ROW = 32;

/** How likely it is that the heroes have lost so much (a row each) and the creature has so much left: two tables, written by turns. */
let now = new Float64Array(ROW * ROW);
let after = new Float64Array(ROW * ROW);

/**
 * All who are in it lose alike, and who was knocked out or had no hour left does nothing any more. So what was lost says who still
 * fights, and one small table a round is all there is to reckon.
 */
class Narrowing {
  won = 0;
  open = 1;
  readonly #fighters: readonly Fighter[];
  readonly #foe: Foe;
  readonly #helpers: number;
  readonly #prices: readonly number[];
  /** Per fighter the willpower he would have if nothing were lost, the hours paid up to this round; he is in it with more than was lost. */
  readonly #willpower: number[];
  /** With so much lost nobody is in it. */
  #end: number;
  /** By which dice all have. */
  readonly #leads = new Map<number, Lead>();

  constructor(fighters: readonly Fighter[], foe: Foe, { allies = 0, overtime = PRICES }: FightSettings) {
    this.#fighters = fighters;
    this.#foe = foe;
    this.#helpers = allies * ALLY_STRENGTH;
    this.#prices = overtime;
    this.#willpower = fighters.map(({ willpower }) => willpower);
    this.#end = this.#payHour(this.#willpower, 1);
    now.fill(0);
    after.fill(0);
    now[foe.willpower] = 1;
    if (this.#end === 0) this.open = 0;
  }

  /** AND-14.2, AND-3.5: who can pays, who cannot is out of it. Returns the most anybody has then. */
  #payHour(willpower: number[], round: number): number {
    let most = 0;
    for (let i = 0; i < willpower.length; i += 1) {
      const hour = (this.#fighters[i] as Fighter).hour + round;
      const price = hour <= HOURS ? 0 : hour > LAST_HOUR ? NEVER : (this.#prices[hour - HOURS - 1] ?? NEVER);
      const left = price < 0 ? 0 : Math.max(0, (willpower[i] as number) - price);
      willpower[i] = left;
      if (left > most) most = left;
    }
    return most;
  }

  /** AND-14.7: everything one round can bring. */
  round(round: number): void {
    const paid = this.#willpower.slice();
    const stay = this.#payHour(paid, round + 1);
    for (let lost = 0; lost < this.#end; lost += 1) this.#fight(lost, stay);
    for (let i = 0; i < paid.length; i += 1) this.#willpower[i] = paid[i] as number;
    this.#end = stay;
    let open = 0;
    for (let lost = 0; lost < stay; lost += 1)
      for (let i = lost * ROW; i <= lost * ROW + this.#foe.willpower; i += 1) open += after[i] as number;
    this.open = open;
    [now, after] = [after, now.fill(0)];
  }

  /** … where so much was lost before. `stay`: with as much lost nobody will be in the next round. */
  #fight(lost: number, stay: number): void {
    const row = lost * ROW;
    const { kind, dice, willpower } = this.#foe;
    let heroes = -1;
    let theirs = -1;
    let lead: Lead | undefined;
    for (let left = 0; left <= willpower; left += 1) {
      const likely = now[row + left] as number;
      if (likely === 0) continue;
      const count = dice?.count ?? creatureDice(kind, left);
      if (heroes < 0) heroes = this.#diceAfter(lost);
      if (lead === undefined || count !== theirs) lead = this.#lead(heroes * 8 + count, lost, left);
      theirs = count;
      const { least, odds, over } = lead;
      // by the lead: they are hurt, the creature is, it is beaten
      const level = Math.min(odds.length, Math.max(0, -least));
      const beaten = Math.min(odds.length, Math.max(0, left - least));
      this.won += likely * (over[beaten] as number);
      if (lost >= stay) continue;
      for (let i = Math.max(0, lost - least - stay + 1); i < level; i += 1) {
        const hurt = (lost - least - i) * ROW + left;
        after[hurt] = (after[hurt] as number) + likely * (odds[i] as number);
      }
      for (let i = level; i < beaten; i += 1) {
        const hit = row + left - least - i;
        after[hit] = (after[hit] as number) + likely * (odds[i] as number);
      }
    }
  }

  /** Which dice everybody has who is still in it, as a number. */
  #diceAfter(lost: number): number {
    let name = 0;
    for (let i = 0; i < this.#willpower.length; i += 1) {
      const willpower = (this.#willpower[i] as number) - lost;
      name = name * 8 + (willpower > 0 ? diceOf((this.#fighters[i] as Fighter).hero, willpower) : 0);
    }
    return name;
  }

  /** `name`: which dice all have, the creature among them. */
  #lead(name: number, lost: number, left: number): Lead {
    const known = this.#leads.get(name);
    if (known !== undefined) return known;
    let strength = this.#helpers - this.#foe.strength;
    const standing: Fighter[] = [];
    const willpower: number[] = [];
    for (let i = 0; i < this.#fighters.length; i += 1) {
      const fighter = this.#fighters[i] as Fighter;
      const own = (this.#willpower[i] as number) - lost;
      if (own <= 0) continue;
      standing.push(fighter);
      willpower.push(own);
      strength += fighter.strength;
    }
    const made = leadOver(strength, sumOfRolls(standing, willpower), this.#foe, left);
    this.#leads.set(name, made);
    return made;
  }
}
