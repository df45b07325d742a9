import { blackFaces, creatureDice, creatures, diceOf, opposite, oppositeBlack } from '../components/index.ts';
import { ARCHER, GOR, WARDRAK, WIZARD } from '../pieces.ts';
import { highest, highestSum } from '../rules/fight/dice.ts';

/*
 * Exact odds of single rolls. A table says for each value how likely it is: odds[value].
 */
export type Odds = readonly number[];

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Adds up a value over every equally likely roll of so many dice. */
function countRolls(dice: number, faces: readonly number[], worth: (roll: readonly number[]) => number): Odds {
  const odds: number[] = [];
  const roll: number[] = [];
  const each = 1 / faces.length ** dice;
  const next = (left: number): void => {
    if (left === 0) {
      const value = worth(roll);
      while (odds.length <= value) odds.push(0);
      odds[value] = (odds[value] as number) + each;
      return;
    }
    for (const face of faces) {
      roll.push(face);
      next(left - 1);
      roll.pop();
    }
  };
  next(dice);
  return odds;
}

/** Made on first use and kept: there are few of them. */
function remembered(make: (key: number) => Odds): (key: number) => Odds {
  const known = new Map<number, Odds>();
  return (key) => {
    const found = known.get(key) ?? make(key);
    known.set(key, found);
    return found;
  };
}

const best = remembered((dice: number) => countRolls(dice, FACES, highest));
const bestWithHelm = remembered((dice: number) => countRolls(dice, FACES, highestSum));

/** What the last of so many dice is worth on average to one who stops at the right moment. */
export function worthOfLast(dice: number): number {
  let worth = 0;
  for (let left = 0; left < dice; left += 1) {
    let sum = 0;
    for (const face of FACES) sum += Math.max(face, worth);
    worth = sum / FACES.length;
  }
  return worth;
}

/** AND-2.4: whoever rolls one die after another lets a die count if it is more than the rest promise. */
export const keeps = (face: number, diceLeft: number): boolean => diceLeft === 0 || face >= worthOfLast(diceLeft);

const oneByOne = remembered((dice: number) => {
  const odds = [0, 0, 0, 0, 0, 0, 0];
  let reached = 1;
  for (let left = dice - 1; left >= 0; left -= 1) {
    let rolled = 0;
    for (const face of FACES) {
      if (!keeps(face, left)) rolled += 1;
      else odds[face] = (odds[face] as number) + reached / FACES.length;
    }
    reached *= rolled / FACES.length;
  }
  return odds;
});

/** The wizard turns his own die if that is more (AND-2.5). */
const wizards = countRolls(1, FACES, ([face = 0]) => Math.max(face, opposite(face)));
const black = countRolls(1, blackFaces, highest);
const blackTurned = countRolls(1, blackFaces, ([face = 0]) => Math.max(face, oppositeBlack(face)));

/** How a hero rolls: what he has and from where he attacks. */
export interface Fighter {
  /** Kind of hero. */
  readonly hero: number;
  readonly strength: number;
  readonly willpower: number;
  /** Hours spent today. */
  readonly hour: number;
  readonly helm?: boolean;
  /** Rolls one after another though he is no archer: with a bow from next to the creature. */
  readonly bow?: boolean;
  /** Three rune stones: he uses the black die if it is worth more. */
  readonly runes?: boolean;
}

const mean = (odds: Odds): number => odds.reduce((sum, odd, value) => sum + odd * value, 0);

/** What this hero's roll counts with so much willpower. */
export function rollOdds(fighter: Fighter, willpower: number): Odds {
  const dice = diceOf(fighter.hero, willpower);
  const wizard = fighter.hero === WIZARD;
  const apart = fighter.hero === ARCHER || fighter.bow === true;
  const own = wizard ? wizards : apart ? oneByOne(dice) : fighter.helm === true ? bestWithHelm(dice) : best(dice);
  if (fighter.runes !== true) return own;
  const dark = wizard ? blackTurned : black;
  return mean(dark) > mean(own) ? dark : own;
}

/*
 * A wizard in the party turns one die a round, anybody's (AND-2.5). So of a roll two things count: its value, and what turning one of
 * its dice would add. odds[value × GAINS + gain].
 */
const GAINS = 16;

function withGain(
  dice: number,
  faces: readonly number[],
  worth: (roll: readonly number[]) => number,
  turned: (face: number) => number,
): Odds {
  return countRolls(dice, faces, (roll) => {
    const value = worth(roll);
    let most = value;
    for (const [i, face] of roll.entries()) most = Math.max(most, worth(roll.with(i, turned(face))));
    return value * GAINS + most - value;
  });
}

const turnable = remembered((dice: number) => withGain(dice, FACES, highest, opposite));
const turnableWithHelm = remembered((dice: number) => withGain(dice, FACES, highestSum, opposite));
const blackTurnable = withGain(1, blackFaces, highest, oppositeBlack);

/** What the last of so many dice is worth to one who stops at the right moment and whose die is turned for him. */
function worthOfLastTurned(dice: number): number {
  let worth = 0;
  for (let left = 0; left < dice; left += 1) {
    let sum = 0;
    for (const face of FACES) sum += Math.max(face, opposite(face), worth);
    worth = sum / FACES.length;
  }
  return worth;
}

/** `keeps` where a wizard stands by who has turned no die yet. */
export const keepsTurned = (face: number, diceLeft: number): boolean =>
  diceLeft === 0 || Math.max(face, opposite(face)) >= worthOfLastTurned(diceLeft);

const oneByOneTurnable = remembered((dice: number) => {
  const odds: number[] = [];
  let reached = 1;
  for (let left = dice - 1; left >= 0; left -= 1) {
    let rolled = 0;
    for (const face of FACES) {
      if (!keepsTurned(face, left)) rolled += 1;
      else add(odds, face * GAINS + Math.max(0, opposite(face) - face), reached / FACES.length);
    }
    reached *= rolled / FACES.length;
  }
  return odds;
});

/** This hero's roll while the wizard has turned nothing yet, and after he has. */
function rollBeside(fighter: Fighter, willpower: number): { readonly before: Odds; readonly after: Odds } {
  const dice = diceOf(fighter.hero, willpower);
  const apart = fighter.hero === ARCHER || fighter.bow === true;
  const helm = fighter.helm === true;
  const after = apart ? oneByOne(dice) : helm ? bestWithHelm(dice) : best(dice);
  if (fighter.runes === true && mean(black) > mean(after)) return { before: blackTurnable, after: black };
  return { before: apart ? oneByOneTurnable(dice) : helm ? turnableWithHelm(dice) : turnable(dice), after };
}

/** What turning one die of these rolls adds on average to one who sees them one after another and turns at the right moment. */
function worthOfTurning(rolls: readonly Odds[]): number {
  let worth = 0;
  for (const odds of rolls.toReversed()) {
    let sum = 0;
    for (const [i, odd] of odds.entries()) sum += odd * Math.max(i % GAINS, worth);
    worth = sum;
  }
  return worth;
}

/** … of the rolls still to come: less than that is not worth the turn. */
export const turningLater = (fighters: readonly Fighter[]): number =>
  worthOfTurning(fighters.map((fighter) => rollBeside(fighter, fighter.willpower).before));

/** What the rolls of these heroes add up to where one of them is the wizard. */
export function sumBesideWizard(fighters: readonly Fighter[], willpower: readonly number[]): Odds {
  const rolls = fighters.map((fighter, i) => rollBeside(fighter, willpower[i] as number));
  let fresh: Odds = [1];
  let turned: Odds = [0];
  for (const [i, { before, after }] of rolls.entries()) {
    const later = worthOfTurning(rolls.slice(i + 1).map((roll) => roll.before));
    const still: number[] = [];
    const now: number[] = [];
    for (const [key, odd] of before.entries()) {
      if (odd === 0) continue;
      const gain = key % GAINS;
      const value = (key - gain) / GAINS;
      if (gain > 0 && gain >= later) add(now, value + gain, odd);
      else add(still, value, odd);
    }
    turned = plus(sumOf(turned, after), sumOf(fresh, now));
    fresh = sumOf(fresh, still);
  }
  return plus(fresh, turned);
}

function add(odds: number[], value: number, odd: number): void {
  while (odds.length <= value) odds.push(0);
  odds[value] = (odds[value] as number) + odd;
}

function plus(a: Odds, b: Odds): Odds {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, value) => (a[value] ?? 0) + (b[value] ?? 0));
}

const creatureRolls = remembered((key: number) => {
  const kind = Math.floor(key / 8);
  return countRolls(key % 8, creatures[kind as 0]?.die === 'black' ? blackFaces : FACES, highestSum);
});

/** What a creature's roll counts with so much willpower left (AND-14.6). */
export const creatureOdds = (kind: number, willpower: number): Odds => creatureRolls(kind * 8 + creatureDice(kind, willpower));

/** What so many dice of a creature count, black ones or red ones. */
export const creatureDiceOdds = (count: number, dark: boolean): Odds => creatureRolls((dark ? WARDRAK : GOR) * 8 + count);

/** Two rolls added up. */
export function sumOf(a: Odds, b: Odds): Odds {
  if (a.length === 0 || b.length === 0) return [];
  const odds = Array.from({ length: a.length + b.length - 1 }, () => 0);
  for (let x = 0; x < a.length; x += 1) {
    const p = a[x] as number;
    if (p > 0) for (let y = 0; y < b.length; y += 1) odds[x + y] = (odds[x + y] as number) + p * (b[y] as number);
  }
  return odds;
}
