import { blackFaces, creatureDice, creatures, diceOf, opposite, oppositeBlack } from '../components/index.ts';
import { ARCHER, WIZARD } from '../pieces.ts';
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
  const own = wizard && !apart ? wizards : apart ? oneByOne(dice) : fighter.helm === true ? bestWithHelm(dice) : best(dice);
  if (fighter.runes !== true) return own;
  const dark = wizard ? blackTurned : black;
  return mean(dark) > mean(own) ? dark : own;
}

const creatureRolls = remembered((key: number) => {
  const kind = Math.floor(key / 8);
  return countRolls(key % 8, creatures[kind as 0]?.die === 'black' ? blackFaces : FACES, highestSum);
});

/** What a creature's roll counts with so much willpower left (AND-14.6). */
export const creatureOdds = (kind: number, willpower: number): Odds => creatureRolls(kind * 8 + creatureDice(kind, willpower));

/** Two rolls added up. */
export function sumOf(a: Odds, b: Odds): Odds {
  const odds = Array.from({ length: a.length + b.length - 1 }, () => 0);
  for (const [x, p] of a.entries()) if (p > 0) for (const [y, q] of b.entries()) odds[x + y] = (odds[x + y] as number) + p * q;
  return odds;
}
