/** How far tasks have come, for those who play: counted as their goals count (tasks.ts, goals.ts). */
import type { State } from '../../state.ts';
import type { TaskWords } from '../telling.ts';
import { letters } from '../words.ts';
import type { Book } from './book.ts';
import { TASK_OPEN } from './conditions.ts';
import { fixedNumber } from './numbers.ts';
import { letterNow, taskOf } from './tasks.ts';
import { itemsAt } from './whereabouts.ts';

type Far = Pick<TaskWords, 'progress' | 'until'>;

const nothing: Far = {};

/** Nothing where there is nothing to count and no letter it ends at, or the task is over. */
export function farOf(book: Book, state: State, task: number): Far {
  const goal = taskOf(book, task)?.goal;
  if (goal === undefined || state.legend.tasks[task] !== TASK_OPEN) return nothing;
  const progress = countedIn(book, state, task, goal);
  const until = 'by' in goal && goal.by !== undefined ? letters.indexOf(letterNow(book, state.seats, goal.by)) : undefined;
  if (progress === undefined && until === undefined) return nothing;
  return { ...(progress && { progress }), ...(until === undefined ? undefined : { until }) };
}

function countedIn(book: Book, state: State, task: number, goal: NonNullable<ReturnType<typeof taskOf>>['goal']): Far['progress'] {
  const noted = state.legend.progress[task] ?? 0;
  switch (goal.goal) {
    case 'deliver': {
      const of = goal.count ?? 1;
      return { now: Math.min(of, itemsAt(state, goal.item, goal.field, false)), of };
    }
    case 'collect': {
      const of = fixedNumber(book, goal.value, 0, state.seats);
      return { now: Math.min(of, noted), of };
    }
    case 'defeat': {
      const of = fixedNumber(book, goal.count ?? 1, 1, state.seats);
      return { now: Math.min(of, noted), of };
    }
    case 'visit':
      return goal.all === true ? { now: goal.fields.filter((_, i) => ((noted >> i) & 1) === 1).length, of: goal.fields.length } : undefined;
    default:
      return undefined;
  }
}
