import { expect, test } from 'vitest';
import type { Effect, Goal, Task } from '../legend/format.ts';
import { type Stage, say, stage } from './stage.ts';

const task = (goal: Goal): Task => ({ title: say('Task'), text: say('Do it.'), goal, failed: say('It failed.') });
const given = (goal: Goal, ...effects: readonly Effect[]): Stage =>
  stage({ tasks: { it: task(goal) }, do: [...effects, { do: 'task.add', task: 'it' }], win: { is: 'task', task: 'it', state: 'done' } });
const far = (s: Stage) => {
  const { progress, until } = s.rules.view(s.state, undefined).legend.taskWords[0] ?? {};
  return { progress, until };
};

test('what is to be brought counts what is there, as the goal does', () => {
  const s = given({ goal: 'deliver', item: 'herb', field: 0, count: 2, atEnd: true }, { do: 'place.token', token: 'herb', fields: [0] });
  expect(far(s)).toEqual({ progress: { now: 1, of: 2 }, until: undefined });
});

test('what somebody carries past the field is not there', () => {
  const s = given(
    { goal: 'deliver', item: 'herb', field: 39, count: 2, atEnd: true },
    { do: 'give_item', heroes: { pick: 'lowest_rank' }, item: 'herb' },
  );
  s.play('dwarf', { type: 'step', to: 39, farmers: 0 });
  expect(far(s).progress).toEqual({ now: 0, of: 2 });
  s.play('dwarf', { type: 'stop' });
  expect(far(s).progress).toEqual({ now: 1, of: 2 });
});

test('creatures to be beaten are counted, with the letter it ends at', () => {
  const s = given({ goal: 'defeat', creature: { kind: ['gor'] }, count: 3, by: 'F' });
  expect(far(s)).toEqual({ progress: { now: 0, of: 3 }, until: 5 });
  s.state.legend.progress[0] = 2;
  expect(far(s).progress).toEqual({ now: 2, of: 3 });
});

test('visits to several fields one by one', () => {
  const s = given({ goal: 'visit', fields: [39, 42], all: true });
  expect(far(s).progress).toEqual({ now: 0, of: 2 });
  s.walk('dwarf', 39);
  expect(far(s).progress).toEqual({ now: 1, of: 2 });
});

test('nothing where there is nothing to count, and nothing of a task that is over', () => {
  expect(far(given({ goal: 'defend' }))).toEqual({ progress: undefined, until: undefined });
  const s = given({ goal: 'visit', fields: [39] });
  expect(far(s).progress).toBeUndefined();
  const done = given({ goal: 'deliver', item: 'herb', field: 0 }, { do: 'place.token', token: 'herb', fields: [0] });
  expect(far(done)).toEqual({ progress: undefined, until: undefined });
});
