import { diceOf } from '../components/index.ts';
import { WIZARD } from '../pieces.ts';
import { creatureDiceOdds, creatureOdds, type Fighter, type Odds, rollOdds, sumBesideWizard, sumOf } from './rolls.ts';

/*
 * One round of a fight: how far the heroes' rolls lie above the creature's.
 */

export interface Foe {
  /** Kind of creature, for its dice. */
  readonly kind: number;
  readonly strength: number;
  readonly willpower: number;
  /** Where it rolls its own dice at any willpower. */
  readonly dice?: { readonly count: number; readonly black: boolean };
}

/** How likely each difference between two rolls is, and how likely it is at least that. */
interface Differences {
  readonly odds: Float64Array;
  readonly over: Float64Array;
}

/** How far the heroes' rolls lie above the creature's, strength included: odds[i] is for the lead `least` + i. */
export interface Lead extends Differences {
  readonly least: number;
}

const summed = new Map<number, Odds>();
/** Sums kept at most. */
const MOST_SUMMED = 4096;

/** What the heroes' rolls add up to: few parties with few numbers of dice come up again and again. */
export function sumOfRolls(fighters: readonly Fighter[], willpower: readonly number[]): Odds {
  let name = 0;
  for (let i = 0; i < fighters.length; i += 1) {
    const { hero, helm, bow, runes } = fighters[i] as Fighter;
    const dice = diceOf(hero, willpower[i] as number);
    name = ((name * 8 + hero + 1) * 8 + dice) * 8 + Number(helm === true) * 4 + Number(bow === true) * 2 + Number(runes === true);
  }
  let sum = summed.get(name);
  if (sum === undefined) {
    sum = addedUp(fighters, willpower);
    if (summed.size >= MOST_SUMMED) summed.clear();
    summed.set(name, sum);
  }
  return sum;
}

/** A wizard among others turns the die that gains most (AND-2.5). */
function addedUp(fighters: readonly Fighter[], willpower: readonly number[]): Odds {
  if (fighters.length > 1 && fighters.some(({ hero }) => hero === WIZARD)) return sumBesideWizard(fighters, willpower);
  let rolls: Odds = [1];
  for (const [i, fighter] of fighters.entries()) rolls = sumOf(rolls, rollOdds(fighter, willpower[i] as number));
  return rolls;
}

/** How far rolls that add up so, with this strength more, lie above a creature that has so much willpower left. */
export function leadOver(strength: number, ours: Odds, { kind, dice }: Foe, left: number): Lead {
  const theirs = dice === undefined ? creatureOdds(kind, left) : creatureDiceOdds(dice.count, dice.black);
  const { odds, over } = differences(ours, theirs);
  return { least: strength - (theirs.length - 1), odds, over };
}

/** By our sums, which are kept, and by the creature's rolls. */
const differing = new WeakMap<Odds, WeakMap<Odds, Differences>>();

/** How likely our sum is ahead of their roll by so much; the first entry is for their best roll against nothing. */
function differences(ours: Odds, theirs: Odds): Differences {
  const known = differing.get(ours) ?? new WeakMap<Odds, Differences>();
  differing.set(ours, known);
  const found = known.get(theirs);
  if (found !== undefined) return found;
  const lowest = theirs.length - 1;
  const odds = new Float64Array(ours.length + lowest);
  for (let x = 0; x < ours.length; x += 1) {
    const p = ours[x] as number;
    if (p > 0) for (let y = 0; y <= lowest; y += 1) odds[x - y + lowest] = (odds[x - y + lowest] as number) + p * (theirs[y] as number);
  }
  const over = new Float64Array(odds.length + 1);
  for (let i = odds.length - 1; i >= 0; i -= 1) over[i] = (over[i + 1] as number) + (odds[i] as number);
  const made = { odds, over };
  known.set(theirs, made);
  return made;
}
