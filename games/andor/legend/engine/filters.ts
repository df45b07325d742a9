/** Which fields, heroes and creatures are meant. */
import { isOn, neighboursOf, SPAN } from '../../board/index.ts';
import { BEATEN, creatureKinds, heroKinds, ITEMS, NONE, ON_SHIELD } from '../../pieces.ts';
import { fieldOf, kindOf, nameOfCreature, places, carriedBy } from '../../rules/creature.ts';
import { goldOf } from '../../rules/points.ts';
import type { Table } from '../../seam.ts';
import { F_C, F_E, type State } from '../../state.ts';
import type { CreatureFilter, FieldSet, HeroFilter, Item, Range, Who } from '../format.ts';
import type { Book, CreatureTest, HeroTest } from './book.ts';
import { piecesOf } from './things.ts';

/** One number per field: 1 = it belongs to the set. */
export function fieldsIn(set: FieldSet): Uint8Array {
  const belongs = (field: number): boolean => {
    if (Array.isArray(set)) return (set as readonly number[]).includes(field);
    const wanted = set as Exclude<FieldSet, readonly number[]>;
    if ('from' in wanted) return field >= wanted.from && field <= wanted.to;
    if ('terrain' in wanted) return isOn(wanted.terrain, field);
    if ('nextTo' in wanted) return (neighboursOf[wanted.nextTo] ?? []).includes(field);
    return false;
  };
  if (!Array.isArray(set)) {
    const wanted = set as Exclude<FieldSet, readonly number[]>;
    if ('any' in wanted) {
      const parts = wanted.any.map(fieldsIn);
      return Uint8Array.from({ length: SPAN }, (_, field) => Number(parts.some((part) => part[field] === 1)));
    }
    if ('not' in wanted) {
      const part = fieldsIn(wanted.not);
      return Uint8Array.from({ length: SPAN }, (_, field) => 1 - (part[field] ?? 0));
    }
  }
  return Uint8Array.from({ length: SPAN }, (_, field) => Number(belongs(field)));
}

export const within = (range: Range, value: number): boolean =>
  (range.atLeast === undefined || value >= range.atLeast) && (range.atMost === undefined || value <= range.atMost);

/** How many things of this word a hero carries. */
export function carried(state: State, seat: number, item: Item): number {
  let count = 0;
  for (const piece of piecesOf[item]) count += state.bag[seat * ITEMS + piece] as number;
  return count;
}

export function heroTest(filter: HeroFilter | undefined): HeroTest {
  if (filter === undefined) return () => true;
  const tests: HeroTest[] = [];
  const { kind, rank, willpower, strength, gold, hour, carries, on, inSunriseBox } = filter;
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
    const fields = fieldsIn(on);
    tests.push((state, seat) => fields[state.field[seat] as number] === 1);
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

/** Added to a mask that a step before has written into the frame: the heroes have been picked. */
export const PICKED = 256;

/** The heroes meant, as bits. What the group decides has been picked by the step before. */
export function whoOf(who: Who): (t: Table, f: number) => number {
  if (who === 'all') return (t) => (1 << t.state.seats) - 1;
  if (who === 'this') return (t, f) => bit(t.state.agenda[f + F_C] as number);
  const test = heroTest(who.where);
  switch (who.pick) {
    case 'each':
      return (t) => heroesThat(t.state, test);
    case 'lowest_rank':
      return (t) => bit(lowestOf(heroesThat(t.state, test)));
    case 'highest_rank':
      return (t) => bit(highestOf(heroesThat(t.state, test)));
    case 'random':
      return (t) => {
        const fit = heroesThat(t.state, test);
        const seats = Array.from({ length: t.state.seats }, (_, seat) => seat).filter((seat) => (fit & (1 << seat)) !== 0);
        return seats.length === 0 ? 0 : bit(seats[t.random.below(seats.length)] as number);
      };
    case 'group_decides':
      return (t, f) => (t.state.agenda[f + F_E] as number) - PICKED;
  }
}

/** On the board: not on a golden shield, not beaten, not gone. */
export const onBoard = (field: number): boolean => field !== NONE && field !== ON_SHIELD && field !== BEATEN;

export function creatureTest(book: Book, filter: CreatureFilter | undefined): CreatureTest {
  if (filter === undefined) return () => true;
  const tests: CreatureTest[] = [];
  const { kind, name, carries, on } = filter;
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
    const fields = fieldsIn(on);
    tests.push((state, creature) => fields[fieldOf(state, creature)] === 1);
  }
  return (state, creature) => tests.every((test) => test(state, creature));
}

/** The creatures on the board that fit, by the number of their field. */
export function creaturesThat(state: State, test: CreatureTest): number[] {
  const found: number[] = [];
  for (let creature = 0; creature < places(state); creature += 1) {
    if (onBoard(fieldOf(state, creature)) && test(state, creature)) found.push(creature);
  }
  return found.toSorted((a, b) => fieldOf(state, a) - fieldOf(state, b));
}
