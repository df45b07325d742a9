/** Tasks: given, done, failed. */
import { lose, pushList } from '../../rules/flow.ts';
import { NONE } from '../../pieces.ts';
import { carriedBy, fieldOf, places } from '../../rules/creature.ts';
import type { Playing } from '../../engine-port.ts';
import type { State } from '../../state.ts';
import type { Fail, Goal, Letter, LetterNow, Name, Task } from '../format.ts';
import { letters } from '../words.ts';
import { type Book, type CreatureTest, ownerOf, type Test } from './book.ts';
import { closeCollect, openCollect } from './collect.ts';
import { TASK_DONE, TASK_FAILED, TASK_NOT_GIVEN, TASK_OPEN } from './conditions.ts';
import { byDice, creatureTest, type FieldTest, fieldsIn, fixedFields, onBoard } from './filters.ts';
import { cannotCome } from './escort.ts';
import { goalMet, lasts } from './goals.ts';
import { fixedNumber } from './numbers.ts';
import { creatureIn, inGame, meetsCreature } from './whereabouts.ts';

/** `owner`: the seat it belongs to, or NONE. */
export function giveTask(book: Book, t: Playing, task: number, owner: number): void {
  const { tasks, owners } = t.state.legend;
  if (tasks[task] !== TASK_NOT_GIVEN) return;
  tasks[task] = TASK_OPEN;
  if (owners !== undefined) owners[task] = owner;
  openCollect(book, t, task);
  tellTask(book, t, task, 'open');
}

export function completeTask(book: Book, t: Playing, task: number): void {
  const { tasks } = t.state.legend;
  if (tasks[task] === TASK_DONE || tasks[task] === TASK_FAILED) return;
  tasks[task] = TASK_DONE;
  closeCollect(book, t, task);
  tellTask(book, t, task, 'done');
  const then = book.taskLists[task] as number;
  if (then !== NONE) pushList(t, then, NONE, NONE);
}

/** At N what counts only there is judged: who has kept it so has done the task. */
export function completeAtEnd(book: Book, t: Playing): void {
  for (const [task, name] of book.names.task.entries()) {
    if (t.state.legend.tasks[task] !== TASK_OPEN || lasts(book, name) || !goalMet(book, name)(t.state, NONE, NONE)) continue;
    t.state.legend.tasks[task] = TASK_DONE;
    tellTask(book, t, task, 'done');
  }
}

export function failTask(book: Book, t: Playing, task: number): void {
  const { tasks } = t.state.legend;
  if (tasks[task] === TASK_DONE || tasks[task] === TASK_FAILED) return;
  tasks[task] = TASK_FAILED;
  closeCollect(book, t, task);
  tellTask(book, t, task, 'failed');
  if (taskOf(book, task)?.optional === true) return;
  t.state.legend.reasonAt = book.failures[task] as number;
  lose(t, 'task');
}

function tellTask(book: Book, t: Playing, task: number, state: 'open' | 'done' | 'failed'): void {
  const words = taskOf(book, task);
  if (!t.tell.on || words === undefined) return;
  const owner = ownerOf(t.state, task);
  t.tell.all({ kind: 'task', task, state, title: words.title, text: words.text, ...(owner === NONE ? {} : { owner }) });
}

const nameOf = (book: Book, task: number): Name => book.names.task[task] as Name;
export const taskOf = (book: Book, task: number): Task | undefined => book.legend.tasks?.[nameOf(book, task)];

/** What is looked at after every step: goals that can be seen, and failures. */
export interface Watched {
  readonly task: number;
  readonly met: Test | undefined;
  readonly failed: readonly Test[];
}

/** Goals that can be seen on the table at any time. */
const visible: readonly Goal['goal'][] = ['deliver', 'hand_over', 'escort', 'collect', 'find'];

export function watchedTasks(book: Book): Watched[] {
  return book.names.task.flatMap((name, task) => {
    const goal = taskOf(book, task)?.goal;
    const seen = goal !== undefined && visible.includes(goal.goal) && lasts(book, name);
    const failed = (taskOf(book, task)?.fails ?? []).flatMap((fail) => failure(book, fail) ?? []);
    if (goal?.goal === 'escort') failed.push(cannotCome(book, goal));
    return seen || failed.length > 0 ? [{ task, met: seen ? goalMet(book, name) : undefined, failed }] : [];
  });
}

function failure(book: Book, fail: Fail): Test | undefined {
  switch (fail.fail) {
    case 'meet': {
      const test = creatureTest(book, fail.creature);
      return (state) => meetsCreature(state, fail.item, test) !== NONE;
    }
    case 'creature_at': {
      // The castle is seen to when a creature enters it: on a golden shield it is on no field any more.
      const test = creatureTest(book, fail.creature);
      const fields = fieldsIn(book, fail.fields);
      return (state) => creatureIn(state, fields, test);
    }
    case 'item_lost': {
      const { item } = fail;
      if (item === 'farmer') return (state) => state.farmers.length === 0;
      return (state) => !inGame(state, item, (piece) => carriedAnywhere(state, piece));
    }
    // Looked at when the narrator gets there.
    case 'letter':
      return undefined;
  }
}

function carriedAnywhere(state: State, piece: number): boolean {
  for (let creature = 0; creature < places(state); creature += 1) {
    if (onBoard(fieldOf(state, creature)) && carriedBy(state, creature) === piece) return true;
  }
  return false;
}

/** Tasks that had to be done before this letter. */
export function failAt(book: Book, t: Playing, letter: number): void {
  for (const [task, state] of t.state.legend.tasks.entries()) {
    if (state !== TASK_OPEN) continue;
    const { goal, fails } = taskOf(book, task) ?? {};
    const by = goal !== undefined && 'by' in goal ? goal.by : undefined;
    const late = by !== undefined && letters.indexOf(letterNow(book, t.state.seats, by)) === letter;
    const fatal = fails?.some((fail) => fail.fail === 'letter' && letters.indexOf(fail.letter) === letter) === true;
    if (!late && !fatal) continue;
    if (!goalMet(book, nameOf(book, task))(t.state, NONE, NONE)) failTask(book, t, task);
  }
}

/** The letter a task has to be done by, at this table. */
export function letterNow(book: Book, heroes: number, by: LetterNow): Letter {
  if (typeof by === 'string') return by;
  return by.num === 'by_difficulty' ? by[book.setting.difficulty] : by[String(heroes) as '2' | '3' | '4'];
}

/** What a hero does somewhere, for goals that are a visit. */
export type Doing = 'stand' | 'uncover-fog' | 'empty-well' | 'buy-strength';

export function visit(book: Book, t: Playing, doing: Doing, seat: number, field: number): void {
  const { tasks, progress } = t.state.legend;
  for (let task = 0; task < tasks.length; task += 1) {
    if (tasks[task] !== TASK_OPEN) continue;
    const goal = taskOf(book, task)?.goal;
    if (goal?.goal !== 'visit' || (goal.action ?? 'stand') !== doing || !isHis(t.state, task, 1 << seat)) continue;
    const at = goal.fields.indexOf(field);
    if (at < 0) continue;
    // Visits to all of them are noted one bit per field.
    if (goal.all === true) progress[task] = (progress[task] as number) | (1 << at);
    if (goal.all !== true || progress[task] === (1 << goal.fields.length) - 1) completeTask(book, t, task);
  }
}

/** Whether one of these seats may do the task. */
function isHis(state: State, task: number, seats: number): boolean {
  const owner = ownerOf(state, task);
  return owner === NONE || (seats & (1 << owner)) !== 0;
}

/** Counts a defeat for the tasks that want it. */
export function countDefeat(book: Book, tests: ReadonlyMap<number, CreatureTest>, t: Playing, creature: number, fighters: number): void {
  const { tasks, progress } = t.state.legend;
  const { took = fighters } = t.state.fight;
  const alone = (took & (took - 1)) === 0;
  for (const [task, test] of tests) {
    const goal = taskOf(book, task)?.goal;
    if (tasks[task] !== TASK_OPEN || goal?.goal !== 'defeat' || !test(t.state, creature)) continue;
    if (!isHis(t.state, task, fighters) || (goal.solo === true && !alone)) continue;
    const now = (progress[task] as number) + 1;
    progress[task] = now;
    if (now >= fixedNumber(book, goal.count ?? 1, 1, t.state.seats)) completeTask(book, t, task);
  }
}

export function defeatTests(book: Book): ReadonlyMap<number, CreatureTest> {
  const tests = new Map<number, CreatureTest>();
  for (const [task] of book.names.task.entries()) {
    const goal = taskOf(book, task)?.goal;
    if (goal?.goal === 'defeat') tests.set(task, creatureTest(book, goal.creature));
  }
  return tests;
}

/** Failures when a creature comes to a field, for those who want it kept away from the castle. */
export function creatureArrived(book: Book, tests: readonly Arrival[], t: Playing, creature: number, field: number): void {
  for (const { task, fields, test } of tests) {
    if (t.state.legend.tasks[task] === TASK_OPEN && fields(t.state, field) && test(t.state, creature)) failTask(book, t, task);
  }
}

export interface Arrival {
  readonly task: number;
  readonly fields: FieldTest;
  readonly test: CreatureTest;
}

/** Tasks that fail when a creature enters the castle. */
export function castleWatch(book: Book): Arrival[] {
  return book.names.task.flatMap((_, task) =>
    (taskOf(book, task)?.fails ?? []).flatMap((fail) => {
      if (fail.fail !== 'creature_at') return [];
      const fields = fieldsIn(book, fail.fields);
      const castle = byDice(fail.fields) || fixedFields(book.board, fail.fields)[book.board.castle] === 1;
      return castle ? [{ task, fields, test: creatureTest(book, fail.creature) }] : [];
    }),
  );
}
