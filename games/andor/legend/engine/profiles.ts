/** Creatures with values of their own: those that go by a name. */
import { creatures } from '../../components/index.ts';
import { NONE } from '../../pieces.ts';
import { fieldOf, kindOf, nameOfCreature, places } from '../../rules/creature.ts';
import { C_STRENGTH, CREATURE, type State } from '../../state.ts';
import type { Amount, OwnValues } from '../format.ts';
import type { Peculiar } from '../state.ts';
import type { Book, Profile } from './book.ts';
import { fixedNumber } from './numbers.ts';

/** Dice a creature rolls at most. */
const MOST_DICE = 4;

export function profileOf(book: Book, own: OwnValues, figure: number): Profile {
  const byHeroes = (amount: Amount): number[] => [0, 1, 2, 3, 4].map((heroes) => fixedNumber(book, amount, 0, Math.max(2, heroes)));
  const { mirrors, dice, reward } = own;
  return {
    mirrors: mirrors === undefined ? undefined : byHeroes(mirrors),
    dice: dice === undefined ? undefined : dice.count === 'fighters' ? NONE : dice.count,
    black: dice === undefined ? undefined : dice.die === 'black',
    reward: reward === undefined ? undefined : byHeroes(reward),
    figure,
  };
}

/** Nearly every creature has no name: nothing is looked up for it. */
function of({ profiles }: Book, state: State, creature: number): Profile | undefined {
  const name = nameOfCreature(state, creature);
  return name < 0 ? undefined : profiles[name];
}

/** Seats that count as the heroes of the round: those who fight it; while nobody does, all. */
function against({ fight, seats }: State, creature: number): number {
  return fight.inviter !== NONE && fight.creature === creature && fight.fighters !== 0 ? fight.fighters : (1 << seats) - 1;
}

export function ownStrength(book: Book, state: State, creature: number, base: number): number {
  const more = of(book, state, creature)?.mirrors?.[state.seats];
  if (more === undefined) return base;
  const bits = against(state, creature);
  let sum = more;
  for (let seat = 0; seat < state.seats; seat += 1) if ((bits & (1 << seat)) !== 0) sum += state.strength[seat] as number;
  return sum;
}

export function ownDice(book: Book, state: State, creature: number, base: number): number {
  const dice = of(book, state, creature)?.dice ?? base;
  if (dice !== NONE) return dice;
  let count = 0;
  for (let left = against(state, creature); left !== 0; left &= left - 1) count += 1;
  return Math.min(MOST_DICE, count);
}

export const ownBlack = (book: Book, state: State, creature: number, base: boolean): boolean => of(book, state, creature)?.black ?? base;

/** Those in play whose fight cannot be read off their kind and their own points. */
export function peculiarIn(book: Book, state: State): readonly Peculiar[] {
  const found: Peculiar[] = [];
  for (let creature = 0; creature < places(state); creature += 1) {
    if (fieldOf(state, creature) === NONE || of(book, state, creature)?.dice === undefined) continue;
    const own = state.creatures[creature * CREATURE + C_STRENGTH] as number;
    const base = own === NONE ? (creatures[kindOf(state, creature) as 0] ?? creatures[0]).strength : own;
    found.push({
      creature,
      strength: ownStrength(book, state, creature, base),
      dice: ownDice(book, state, creature, 0),
      black: ownBlack(book, state, creature, false),
    });
  }
  return found;
}

/** The figure this creature carries off, or NONE. */
export const captiveOf = (book: Book, state: State, creature: number): number => of(book, state, creature)?.figure ?? NONE;

export const ownReward = (book: Book, state: State, creature: number, base: number): number =>
  of(book, state, creature)?.reward?.[state.seats] ?? base;
