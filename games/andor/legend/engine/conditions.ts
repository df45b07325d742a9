/** Conditions: what may be asked about the table. */
import { figureNames, GOLD, NONE } from '../../pieces.ts';
import { fogAt, isMixed, shieldsOf, wellAt } from '../../rules/board.ts';
import { creatureAt, onShields } from '../../rules/creature.ts';
import { hasRubble } from '../../rules/land.ts';
import { fieldOfLying, itemOfLying } from '../../rules/lying.ts';
import type { State } from '../../state.ts';
import type { BoardToken, Condition } from '../format.ts';
import { letters } from '../words.ts';
import type { Book, Test } from './book.ts';
import { creaturesThat, creatureTest, fieldsIn, heroesThat, heroTest, within } from './filters.ts';
import { piecesOf } from './things.ts';
import { itemsAt, meetsCreature } from './whereabouts.ts';
import { goalMet } from './goals.ts';

export const TASK_NOT_GIVEN = 0;
export const TASK_OPEN = 1;
export const TASK_DONE = 2;
export const TASK_FAILED = 3;
export const CARD_WAITS = 0;
export const CARD_READ = 1;
export const CARD_OUT = 2;

const bits = (mask: number): number => {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
};

export function testOf(book: Book, condition: Condition): Test {
  if ('all' in condition) {
    const tests = condition.all.map((each) => testOf(book, each));
    return (state, hero, field) => tests.every((test) => test(state, hero, field));
  }
  if ('any' in condition) {
    const tests = condition.any.map((each) => testOf(book, each));
    return (state, hero, field) => tests.some((test) => test(state, hero, field));
  }
  if ('not' in condition) {
    const test = testOf(book, condition.not);
    return (state, hero, field) => !test(state, hero, field);
  }
  switch (condition.is) {
    case 'letter': {
      const letter = letters.indexOf(condition.letter);
      if (condition.when === 'before') return (state) => state.legend.narrator < letter;
      if (condition.when === 'after') return (state) => state.legend.narrator > letter;
      return (state) => state.legend.narrator === letter;
    }
    case 'flag': {
      const flag = 1 << book.number('flag', condition.flag);
      return (state) => (state.legend.flags & flag) !== 0;
    }
    case 'counter': {
      const counter = book.number('counter', condition.counter);
      return (state) => within(condition, state.legend.counters[counter] as number);
    }
    case 'rolled': {
      const roll = book.number('roll', condition.name);
      return (state) => within(condition, state.legend.rolled[roll] as number);
    }
    case 'card_read': {
      const card = book.cardOf(condition.card);
      return (state) => state.legend.cards[card] === CARD_READ;
    }
    case 'task': {
      const task = book.indexOf('task', condition.task);
      if (condition.state === 'open') return (state) => state.legend.tasks[task] === TASK_OPEN;
      const met = goalMet(book, condition.task);
      return (state) => state.legend.tasks[task] === TASK_DONE || (state.legend.tasks[task] === TASK_OPEN && met(state, NONE, NONE));
    }
    case 'own_tasks_done':
      return ({ legend }) => {
        let any = false;
        for (const [task, owner] of (legend.owners ?? []).entries()) {
          if (owner === NONE) continue;
          if (legend.tasks[task] !== TASK_DONE) return false;
          any = true;
        }
        return any;
      };
    case 'hero_count':
      return (state) => condition.in.some((count) => count === state.seats);
    case 'difficulty': {
      const fits = condition.difficulty === book.setting.difficulty;
      return () => fits;
    }
    case 'hero': {
      const test = heroTest(book, condition.where);
      if (condition.this === true) return (state, hero) => hero !== NONE && test(state, hero);
      const least = condition.atLeast ?? 1;
      return (state) => bits(heroesThat(state, test)) >= least;
    }
    case 'field': {
      const fields = fieldsIn(book, condition.fields);
      const lies = liesOn(condition.has);
      return (state) => {
        for (const field of book.board.fields) if (fields(state, field) && lies(state, field)) return true;
        return false;
      };
    }
    case 'free_shields':
      return (state) => within(condition, Math.max(0, shieldsOf(state) - onShields(state)));
    case 'creatures': {
      const test = creatureTest(book, condition.creature);
      const inCastle = condition.creature?.inCastle === true;
      return (state) => within(condition, creaturesThat(state, test, inCastle).length);
    }
    case 'carrier_on_same_space': {
      const test = creatureTest(book, condition.creature);
      return (state) => meetsCreature(state, condition.item, test) !== NONE;
    }
    case 'fight': {
      const test = creatureTest(book, condition.creature);
      return (state) => state.fight.inviter !== NONE && state.fight.creature !== NONE && test(state, state.fight.creature);
    }
    case 'figure_at': {
      const figure = figureNames.indexOf(condition.figure);
      const fields = fieldsIn(book, condition.fields);
      return (state) => fields(state, state.figures[figure] as number);
    }
    case 'figure_in_play': {
      const figure = figureNames.indexOf(condition.figure);
      return (state) => state.figures[figure] !== NONE;
    }
    case 'farmer_at': {
      const name = book.number('farmer', condition.farmer);
      const fields = fieldsIn(book, condition.fields);
      return (state) => fields(state, state.legend.named?.[name] ?? NONE);
    }
    case 'farmer_in_play': {
      const name = book.number('farmer', condition.farmer);
      return (state) => (state.legend.named?.[name] ?? NONE) >= 0;
    }
    case 'item_at':
      return (state) => itemsAt(state, condition.item, condition.field, false) >= (condition.atLeast ?? 1);
  }
}

/** Whether such a thing is on a field. */
export function liesOn(what: 'creature' | 'hero' | BoardToken): (state: State, field: number) => boolean {
  switch (what) {
    case 'creature':
      return (state, field) => creatureAt(state, field) !== NONE;
    case 'hero':
      return (state, field) => state.field.includes(field);
    case 'fog':
      return (state, field) => fogAt(state, field) !== NONE;
    case 'well':
      return (state, field) => wellAt(state, field) !== 'none';
    case 'farmer':
      return (state, field) => state.farmers.includes(field);
    case 'rubble':
      return hasRubble;
    case 'x':
      return (state, field) => state.marks.includes(field);
    default: {
      const pieces = what === 'gold' ? [GOLD] : piecesOf[what];
      return (state, field) =>
        state.lying.some((entry) => fieldOfLying(entry) === field && pieces.includes(itemOfLying(entry))) ||
        // what is mixed nobody knows: a card that did would tell
        (!isMixed(state, field) && state.covered.some((entry) => Math.floor(entry / 32) === field && pieces.includes(entry % 32)));
    }
  }
}
