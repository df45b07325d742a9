/** Goals of tasks: which ones can be seen on the table at any time. The others come about by what somebody does. */
import { figureNames, NONE } from '../../pieces.ts';
import type { Name } from '../format.ts';
import type { Book, Test } from './book.ts';
import { broughtHome } from './escort.ts';
import { handsOver } from './hand-over.ts';
import { fixedNumber } from './numbers.ts';
import { itemsAt } from './whereabouts.ts';

/** Whether the goal of a task is met as the table stands; false for those that are counted when they happen. */
export function goalMet(book: Book, task: Name): Test {
  const goal = book.legend.tasks?.[task]?.goal;
  switch (goal?.goal) {
    // The castle has held as long as the legend goes on.
    case 'defend':
      return () => true;
    case 'deliver':
      return (state) => itemsAt(state, goal.item, goal.field, false) >= (goal.count ?? 1);
    case 'hand_over': {
      const seat = handsOver(book, goal, book.indexOf('task', task));
      return (state) => seat(state) !== NONE;
    }
    case 'escort':
      return broughtHome(book, goal, book.indexOf('task', task));
    case 'find': {
      const figure = figureNames.indexOf(goal.figure);
      return (state) => state.figures[figure] !== NONE;
    }
    case 'collect': {
      const at = book.indexOf('task', task);
      const value = [2, 3, 4].map((heroes) => fixedNumber(book, goal.value, 0, heroes));
      return (state) => (state.legend.progress[at] as number) >= (value[state.seats - 2] as number);
    }
    default:
      return () => false;
  }
}

/** Met goals of these tasks are done for good; the others count only at N. */
export function lasts(book: Book, task: Name): boolean {
  const goal = book.legend.tasks?.[task]?.goal;
  if (goal?.goal === 'defend') return false;
  return !(goal?.goal === 'deliver' && goal.atEnd === true);
}
