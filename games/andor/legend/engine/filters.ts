/** Which fields, heroes and creatures are meant. */
import { type Board, perField, touching } from '../../board/index.ts';
import { BEATEN, creatureKinds, DRAGON, heroKinds, ITEMS, NONE, ON_SHIELD } from '../../pieces.ts';
import { fieldOf, kindOf, nameOfCreature, places, carriedBy } from '../../rules/creature.ts';
import { goldOf } from '../../rules/points.ts';
import type { Playing } from '../../engine-port.ts';
import { E_HERO, E_STAGE, type State } from '../../state.ts';
import type { CreatureFilter, FieldSet, HeroFilter, Item, Range, Who } from '../format.ts';
import type { Book, CreatureTest, HeroTest } from './book.ts';
import { piecesOf } from './things.ts';

/** Whether a field belongs to a set, as things are now. */
export type FieldTest = (state: State, field: number) => boolean;

/** What no dice decide is looked up in a table. */
export function fieldsIn(book: Book, set: FieldSet): FieldTest {
  if (!byDice(set)) {
    const table = fixedFields(book.board, set);
    return (_state, field) => table[field] === 1;
  }
  const wanted = set as Exclude<FieldSet, readonly number[]>;
  if ('any' in wanted) {
    const parts = wanted.any.map((each) => fieldsIn(book, each));
    return (state, field) => parts.some((part) => part(state, field));
  }
  if ('not' in wanted) {
    const part = fieldsIn(book, wanted.not);
    return (state, field) => !part(state, field);
  }
  if (!('nextTo' in wanted) || typeof wanted.nextTo === 'number') throw new TypeError('only neighbours follow dice');
  const roll = book.number('roll', wanted.nextTo.name);
  // before the roll there is no such field, and so none next to it
  return ({ legend }, field) => legend.rolled[roll] !== 0 && touching(book.board, legend.rolled[roll] as number, field);
}

/** Whether it takes a roll to know which fields these are. */
export function byDice(set: FieldSet): boolean {
  if (Array.isArray(set)) return false;
  const wanted = set as Exclude<FieldSet, readonly number[]>;
  if ('any' in wanted) return wanted.any.some(byDice);
  if ('not' in wanted) return byDice(wanted.not);
  return 'nextTo' in wanted && typeof wanted.nextTo !== 'number';
}

/** One number per field: 1 = it belongs to the set. */
export function fixedFields(board: Board, set: FieldSet): Uint8Array {
  const belongs = (field: number): boolean => {
    if (Array.isArray(set)) return (set as readonly number[]).includes(field);
    const wanted = set as Exclude<FieldSet, readonly number[]>;
    if ('from' in wanted) return field >= wanted.from && field <= wanted.to;
    if ('terrain' in wanted) return board.terrain[wanted.terrain].includes(field);
    if ('nextTo' in wanted && typeof wanted.nextTo === 'number') return touching(board, wanted.nextTo, field);
    return false;
  };
  if (!Array.isArray(set)) {
    const wanted = set as Exclude<FieldSet, readonly number[]>;
    if ('any' in wanted) {
      const parts = wanted.any.map((each) => fixedFields(board, each));
      return perField((field) => Number(parts.some((part) => part[field] === 1)));
    }
    if ('not' in wanted) {
      const part = fixedFields(board, wanted.not);
      return perField((field) => 1 - (part[field] ?? 0));
    }
  }
  return perField((field) => Number(belongs(field)));
}

export const within = (range: Range, value: number): boolean =>
  (range.atLeast === undefined || value >= range.atLeast) && (range.atMost === undefined || value <= range.atMost);

/** How many things of this word a hero carries. */
export function carried(state: State, seat: number, item: Item | 'gem'): number {
  let count = 0;
  for (const piece of piecesOf[item]) count += state.bag[seat * ITEMS + piece] as number;
  return count;
}

export function heroTest(book: Book, filter: HeroFilter | undefined): HeroTest {
  if (filter === undefined) return () => true;
  const tests: HeroTest[] = [];
  const { kind, rank, willpower, strength, gold, hour, carries, on, inSunriseBox, fights } = filter;
  if (kind !== undefined) {
    const kinds = kind.map((each) => heroKinds.indexOf(each));
    tests.push((state, seat) => kinds.includes(state.heroes[seat] as number));
  }
  // Seats go by rank: the lowest rank in play is seat 0.
  if (rank !== undefined) tests.push((state, seat) => seat === (rank === 'lowest' ? 0 : state.seats - 1));
  if (willpower !== undefined) tests.push((state, seat) => within(willpower, state.willpower[seat] as number));
  if (strength !== undefined) tests.push((state, seat) => within(strength, state.strength[seat] as number));
  if (gold !== undefined) tests.push((state, seat) => within(gold, goldOf(state, seat)));
  if (hour !== undefined) tests.push((state, seat) => within(hour, state.hour[seat] as number));
  if (carries !== undefined) tests.push((state, seat) => carried(state, seat, carries) > 0);
  if (on !== undefined) {
    const fields = fieldsIn(book, on);
    tests.push((state, seat) => fields(state, state.field[seat] as number));
  }
  if (fights !== undefined) {
    tests.push(({ fight, field }, seat) => {
      if (fight.inviter === NONE || (fight.fighters & (1 << seat)) === 0) return false;
      return fights === 'any' || (field[seat] === fight.field) === (fights === 'near');
    });
  }
  if (inSunriseBox !== undefined) tests.push((state, seat) => (state.box[seat] === 1) === inSunriseBox);
  return (state, seat) => tests.every((test) => test(state, seat));
}

/** Heroes that fit, as bits. */
export function heroesThat(state: State, test: HeroTest): number {
  let mask = 0;
  for (let seat = 0; seat < state.seats; seat += 1) if (test(state, seat)) mask |= 1 << seat;
  return mask;
}

export const lowestOf = (mask: number): number => (mask === 0 ? NONE : 31 - Math.clz32(mask & -mask));
const highestOf = (mask: number): number => (mask === 0 ? NONE : 31 - Math.clz32(mask));
const bit = (seat: number): number => (seat === NONE ? 0 : 1 << seat);

/** Added to a mask that a step before has written into the entry: the heroes have been picked. */
export const PICKED = 256;

/** The heroes meant, as bits. What the group decides has been picked by the step before. */
export function whoOf(book: Book, who: Who): (t: Playing, f: number) => number {
  if (who === 'all') return (t) => (1 << t.state.seats) - 1;
  if (who === 'this') return (t, f) => bit(t.state.agenda[f + E_HERO] as number);
  const test = heroTest(book, who.where);
  switch (who.pick) {
    case 'each':
      return (t) => heroesThat(t.state, test);
    case 'lowest_rank':
      return (t) => bit(lowestOf(heroesThat(t.state, test)));
    case 'highest_rank':
      return (t) => bit(highestOf(heroesThat(t.state, test)));
    case 'most_willpower':
      return (t) => {
        let best: number = NONE;
        for (let seat = 0; seat < t.state.seats; seat += 1) {
          if (!test(t.state, seat)) continue;
          if (best === NONE || (t.state.willpower[seat] as number) > (t.state.willpower[best] as number)) best = seat;
        }
        return bit(best);
      };
    case 'random':
      return (t) => {
        const fit = heroesThat(t.state, test);
        const seats = Array.from({ length: t.state.seats }, (_, seat) => seat).filter((seat) => (fit & (1 << seat)) !== 0);
        return seats.length === 0 ? 0 : bit(seats[t.random.below(seats.length)] as number);
      };
    case 'group_decides':
      return (t, f) => (t.state.agenda[f + E_STAGE] as number) - PICKED;
  }
}

/** On the board: not on a golden shield, not beaten, not gone. */
export const onBoard = (field: number): boolean => field !== NONE && field !== ON_SHIELD && field !== BEATEN;

/** AND-12.16: what is said of creatures means the dragon only where it says so. */
const common: CreatureTest = (state, creature) => kindOf(state, creature) !== DRAGON;

export function creatureTest(book: Book, filter: CreatureFilter | undefined): CreatureTest {
  if (filter === undefined) return common;
  const tests: CreatureTest[] = [];
  const { kind, name, carries, on, inCastle } = filter;
  if (kind === undefined && name === undefined) tests.push(common);
  if (inCastle === true) tests.push((state, creature) => fieldOf(state, creature) === ON_SHIELD);
  if (kind !== undefined) {
    const kinds = kind.map((each) => creatureKinds.indexOf(each));
    tests.push((state, creature) => kinds.includes(kindOf(state, creature)));
  }
  if (name !== undefined) {
    const number = book.number('creature', name);
    tests.push((state, creature) => nameOfCreature(state, creature) === number);
  }
  if (carries !== undefined) tests.push((state, creature) => piecesOf[carries].includes(carriedBy(state, creature)));
  if (on !== undefined) {
    const fields = fieldsIn(book, on);
    tests.push((state, creature) => fields(state, fieldOf(state, creature)));
  }
  return (state, creature) => tests.every((test) => test(state, creature));
}

/** The creatures on the board that fit, by the number of their field; or those in the castle. */
export function creaturesThat(state: State, test: CreatureTest, inCastle = false): number[] {
  const found: number[] = [];
  for (let creature = 0; creature < places(state); creature += 1) {
    const field = fieldOf(state, creature);
    if ((inCastle ? field === ON_SHIELD : onBoard(field)) && test(state, creature)) found.push(creature);
  }
  return found.toSorted((a, b) => fieldOf(state, a) - fieldOf(state, b));
}
