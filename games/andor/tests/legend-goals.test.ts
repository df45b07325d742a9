import { describe, expect, test } from 'vitest';
import type { Effect, Fail, Goal, Task } from '../legend/format.ts';
import { PARCHMENT } from '../pieces.ts';
import { type Stage, say, stage } from './stage.ts';

const task = (goal: Goal, fails: readonly Fail[] = [], more: Partial<Task> = {}): Task => ({
  title: say('Task'),
  text: say('Do it.'),
  goal,
  ...(fails.length > 0 && { fails }),
  failed: say('It failed.'),
  then: [{ do: 'gain', heroes: 'all', gold: 1 }],
  ...more,
});
const staged = (it: Task, ...effects: readonly Effect[]): Stage =>
  stage({ tasks: { it }, do: [...effects, { do: 'task.add', task: 'it' }], win: { is: 'task', task: 'it', state: 'done' } });
/** 1 open, 2 done, 3 failed. */
const of = (s: Stage): number => s.state.legend.tasks[0] as number;
const parchment: Effect = { do: 'give_item', heroes: { pick: 'lowest_rank' }, item: 'parchment' };

describe('goals', () => {
  test('goal.defend: met at N unless the castle has fallen', () => {
    const s = staged(task({ goal: 'defend' }));
    expect(of(s)).toBe(1);
    for (let i = 0; i < 13; i += 1) s.sleep();
    expect([s.state.legend.narrator, s.state.over]).toEqual([13, 1]);
    expect(of(s)).toBe(2);
    expect(s.told.filter(({ kind }) => kind === 'task').at(-1)).toMatchObject({ state: 'done', title: say('Task') });
  });

  test('goal.deliver: done for good when it is there; then happens once', () => {
    const s = staged(task({ goal: 'deliver', item: 'parchment', field: 39 }), parchment);
    s.walk('dwarf', 39);
    expect([of(s), s.of('warrior').gold]).toEqual([2, 1]);
    s.play('warrior', { type: 'pass' }).walk('dwarf', 42).play('warrior', { type: 'pass' }).walk('dwarf', 39);
    expect([of(s), s.of('warrior').gold]).toEqual([2, 1]);
  });

  test('goal.deliver at the end: it must be there when the narrator reaches N', () => {
    const herb = task({ goal: 'deliver', item: 'herb', field: 0, atEnd: true });
    const there = staged(herb, { do: 'place.token', token: 'herb', fields: [0] });
    expect(of(there)).toBe(1);
    there.rules.core.engine.narrate(there.table, 1);
    expect(there.state.over).toBe(0);
    const won = stage({
      tasks: { it: herb },
      do: [
        { do: 'place.token', token: 'herb', fields: [0] },
        { do: 'task.add', task: 'it' },
        { do: 'narrator.goto', letter: 'N' },
      ],
      win: { is: 'task', task: 'it', state: 'done' },
    });
    expect([won.state.over, of(won)]).toEqual([1, 2]);
    const lost = stage({
      tasks: { it: herb },
      do: [
        { do: 'task.add', task: 'it' },
        { do: 'narrator.goto', letter: 'N' },
      ],
      win: { is: 'task', task: 'it', state: 'done' },
    });
    expect([lost.state.over, of(lost)]).toEqual([2, 1]);
  });

  test('goal.defeat: so many of those meant', () => {
    const s = staged(task({ goal: 'defeat', creature: { kind: ['gor'] }, count: 2 }));
    s.beatGor('dwarf');
    expect([of(s), s.state.legend.progress[0]]).toEqual([1, 1]);
    s.play('warrior', { type: 'pass' }).beatGor('dwarf');
    expect(of(s)).toBe(2);
    const other = staged(task({ goal: 'defeat', creature: { name: 'boss' } }), {
      do: 'place.creature',
      creature: 'troll',
      fields: [60],
      name: 'boss',
    });
    other.beatGor('dwarf');
    expect(of(other)).toBe(1);
  });

  test('goal.find: the figure is in play', () => {
    const s = stage({
      tasks: { it: task({ goal: 'find', figure: 'witch' }) },
      do: [{ do: 'task.add', task: 'it' }],
      rules: [
        { id: 'r', when: { on: 'hero_stands', fields: [39] }, do: [{ do: 'place.figure', figure: 'witch', field: { of: 'this-hero' } }] },
      ],
    });
    expect(of(s)).toBe(1);
    s.walk('dwarf', 39);
    expect([of(s), s.state.figures[2]]).toEqual([2, 39]);
  });

  test('goal.visit: stand there, or uncover fog, empty a well, buy strength there', () => {
    const stand = staged(task({ goal: 'visit', fields: [39] }));
    stand.walk('dwarf', 39, 42);
    expect(of(stand)).toBe(1);
    stand.walk('warrior', 40, 39);
    expect(of(stand)).toBe(2);
    const fog = staged(task({ goal: 'visit', fields: [42], action: 'uncover-fog' }), {
      do: 'place.fog',
      tokens: { gold: 1 },
      fields: [42],
    });
    expect(of(fog.walk('dwarf', 39, 42))).toBe(2);
    const well = staged(task({ goal: 'visit', fields: [40], action: 'empty-well' }), { do: 'place.token', token: 'well', fields: [40] });
    expect(of(well.play('dwarf', { type: 'well' }))).toBe(2);
    const buy = staged(
      task({ goal: 'visit', fields: [40], action: 'buy-strength' }),
      { do: 'gain', heroes: 'all', gold: 2 },
      { do: 'shop.open', at: [40], goods: ['strength'] },
    );
    expect(of(buy.play('dwarf', { type: 'buy', item: 22, gem: -1 }))).toBe(2);
  });

  test('task.add, task.done, task.fail: told with their words and shown in the view', () => {
    const s = stage({
      tasks: { it: task({ goal: 'visit', fields: [9] }) },
      do: [
        { do: 'task.add', task: 'it' },
        { do: 'task.done', task: 'it' },
      ],
    });
    expect(s.heard('task').map(({ state, title }) => [state, title.en])).toEqual([
      ['open', 'Task'],
      ['done', 'Task'],
    ]);
    expect(s.rules.view(s.state, 0).legend.taskWords).toMatchObject([{ state: 'done', text: { en: 'Do it.' } }]);
    const failed = stage({
      tasks: { it: task({ goal: 'visit', fields: [9] }) },
      do: [
        { do: 'task.add', task: 'it' },
        { do: 'task.fail', task: 'it' },
      ],
    });
    expect(failed.rules.result(failed.state)).toMatchObject({ won: false, reason: 'task' });
    expect(failed.heard('ended')[0]?.why?.en).toBe('It failed.');
    const optional = stage({
      tasks: { it: task({ goal: 'visit', fields: [9] }, [], { optional: true }) },
      do: [
        { do: 'task.add', task: 'it' },
        { do: 'task.fail', task: 'it' },
      ],
    });
    expect([of(optional), optional.state.over]).toEqual([3, 0]);
  });
});

describe('failures', () => {
  test('fail.meet: with a creature on one field, carried in passing too, or lying', () => {
    const it = task({ goal: 'deliver', item: 'parchment', field: 57 }, [{ fail: 'meet', item: 'parchment' }]);
    const walked = staged(it, parchment, { do: 'place.creature', creature: 'gor', fields: [39] });
    walked.play('dwarf', { type: 'step', to: 39, farmers: 0 });
    expect([of(walked), walked.state.over]).toEqual([3, 2]);
    const lying = staged(
      it,
      { do: 'place.token', token: 'parchment', fields: [29] },
      { do: 'place.creature', creature: 'gor', fields: [30] },
    );
    expect(lying.state.over).toBe(0);
    lying.sleep();
    expect(lying.state.over).toBe(2);
  });

  test('fail.creature_at: also when it enters the castle', () => {
    const field = staged(task({ goal: 'visit', fields: [9] }, [{ fail: 'creature_at', fields: [29], creature: { kind: ['gor'] } }]), {
      do: 'place.creature',
      creature: 'gor',
      fields: [30],
    });
    expect(of(field.sleep())).toBe(3);
    const castle = staged(task({ goal: 'visit', fields: [9] }, [{ fail: 'creature_at', fields: [0] }]), {
      do: 'place.creature',
      creature: 'gor',
      fields: [1],
    });
    expect(of(castle.sleep())).toBe(3);
  });

  test('fail.letter, and `by`: the narrator comes and it is not done', () => {
    const letter = staged(task({ goal: 'visit', fields: [9] }, [{ fail: 'letter', letter: 'B' }]));
    expect(of(letter.sleep())).toBe(3);
    const by = staged(task({ goal: 'visit', fields: [39], by: 'B' }));
    expect(of(by.sleep())).toBe(3);
    const intime = staged(task({ goal: 'visit', fields: [39], by: 'B' }));
    expect(of(intime.walk('dwarf', 39).sleep())).toBe(2);
  });

  test('fail.item_lost: the last one is gone from the game', () => {
    const s = staged(task({ goal: 'deliver', item: 'herb', field: 0 }, [{ fail: 'item_lost', item: 'herb' }]), {
      do: 'give_item',
      heroes: { pick: 'lowest_rank' },
      item: 'herb',
    });
    expect(s.state.over).toBe(0);
    const herb = s.of('dwarf').count('herb-3') === 1 ? 4 : 5;
    s.play('dwarf', { type: 'herb', item: herb, use: 'willpower' });
    expect([of(s), s.state.over]).toEqual([3, 2]);
    expect(PARCHMENT).toBe(10);
  });
});
