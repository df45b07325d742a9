import type { Names } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { Effect, Goal, Task } from '../legend/format.ts';
import { NONE } from '../pieces.ts';
import { GONE } from '../rules/farmers.ts';
import type { Action } from '../state.ts';
import { texts } from '../texts/index.ts';
import { say, type Setting, type Small, type Stage, stage } from './stage.ts';

const names: Names = { of: (seat) => `Seat ${seat}`, you: [0] };
const widow: Effect = { do: 'place.token', token: 'farmer', fields: [40], name: 'widow', called: say('The widow') };
const plain: Effect = { do: 'place.token', token: 'farmer', fields: [40] };
const given: Effect = { do: 'task.add', task: 'road' };
const task = (more: Partial<Extract<Goal, { goal: 'escort' }>> = {}, rest: Partial<Task> = {}): Pick<Small, 'tasks'> => ({
  tasks: {
    road: { title: say('The road'), text: say('Bring her.'), goal: { goal: 'escort', farmer: 'widow', field: 42, ...more }, ...rest },
  },
});
const escort = (effects: readonly Effect[] = [widow, given], setting: Setting = {}, parts = task()): Stage =>
  stage({ do: effects, ...parts }, setting);
const lead = (to: number, farmers = 1): Action => ({ type: 'step', to, farmers });

describe('farmers with a name', () => {
  test('goal.escort: done where she stands with a hero whose move ends there; she leaves the board', () => {
    const s = escort();
    s.play('dwarf', lead(39)).play('dwarf', lead(42));
    expect([s.state.legend.tasks, s.state.farmers]).toEqual([[1], [42]]); // on his way he has not come yet
    s.play('dwarf', { type: 'stop' });
    expect([s.state.legend.tasks, s.state.farmers, s.state.legend.named, s.state.saved]).toEqual([[2], [], [GONE], 0]);
  });

  test('goal.escort: where it is somebody’s own, he has to bring her himself', () => {
    const own: Effect = {
      do: 'optional',
      heroes: { pick: 'highest_rank' },
      ask: say('?'),
      then: [{ do: 'task.add', task: 'road', of: 'this' }],
    };
    const s = escort([widow, own]).choose('warrior', 1);
    s.play('dwarf', lead(39)).play('dwarf', lead(42)).play('dwarf', { type: 'stop' });
    expect([s.state.legend.tasks, s.state.legend.named]).toEqual([[1], [42]]);
    s.walk('warrior', 40, 39, 42);
    expect(s.state.legend.tasks).toEqual([2]);
  });

  test('goal.escort: fails as soon as she is lost, and loses the legend unless it is optional', () => {
    const s = escort([widow, given, { do: 'place.creature', creature: 'gor', fields: [39] }]);
    s.play('dwarf', lead(39));
    expect(s.rules.result(s.state)).toMatchObject({ won: false, reason: 'task' });
    const optional = escort([widow, given, { do: 'place.creature', creature: 'gor', fields: [39] }], {}, task({}, { optional: true }));
    optional.play('dwarf', lead(39));
    expect([optional.state.over, optional.state.legend.tasks]).toEqual([0, [3]]);
    const late = escort([widow, given], {}, task({ by: 'B' }));
    late.sleep();
    expect(late.rules.result(late.state)).toMatchObject({ won: false, reason: 'task' });
  });

  test('AND-13.8 who has a name is taken along first, and taken away last', () => {
    const s = escort([plain, widow, plain, given]);
    s.play('dwarf', lead(39));
    expect([s.state.farmers, s.state.legend.named]).toEqual([[39, 40, 40], [39]]);
    const gone: Effect = { do: 'remove.token', token: 'farmer', fields: [40], pick: 'random' };
    const left = escort([plain, widow, given, gone]);
    expect([left.state.farmers, left.state.legend.named]).toEqual([[40], [40]]);
    const both = escort([plain, widow, given, gone, gone], {}, task({}, { optional: true }));
    expect([both.state.farmers, both.state.legend.named, both.state.legend.tasks]).toEqual([[], [GONE], [3]]);
  });

  test('AND-13.8 she goes through the castle without becoming a golden shield, and becomes one where her task leads there', () => {
    const through = escort([{ ...widow, fields: [1] }, { ...plain, fields: [1] }, given]);
    through.state.field[0] = 1;
    through.play('dwarf', lead(0, 2));
    expect([through.state.farmers, through.state.saved, through.state.legend.named]).toEqual([[0], 1, [0]]);
    through.play('dwarf', lead(2));
    expect([through.state.farmers, through.state.saved]).toEqual([[2], 1]);
    const home = escort([{ ...widow, fields: [1] }, given], {}, task({ field: 0 }));
    home.state.field[0] = 1;
    home.play('dwarf', lead(0)).play('dwarf', { type: 'stop' });
    expect([home.state.farmers, home.state.saved, home.state.legend.tasks]).toEqual([[], 1, [2]]);
  });

  test('cond.farmer_at and cond.farmer_in_play', () => {
    const asked = (effects: readonly Effect[], fields: readonly number[]): number =>
      stage({
        do: [
          ...effects,
          { do: 'if', if: { is: 'farmer_at', farmer: 'widow', fields }, then: [{ do: 'flag.set', flag: 'there' }] },
          { do: 'if', if: { is: 'farmer_in_play', farmer: 'widow' }, then: [{ do: 'flag.set', flag: 'alive' }] },
          { do: 'if', if: { is: 'difficulty', difficulty: 'normal' }, then: [widow] },
        ],
      }).state.legend.flags;
    expect([asked([widow], [40]), asked([widow], [41]), asked([], [40])]).toEqual([3, 2, 0]);
    expect(asked([widow, { do: 'remove.token', token: 'farmer' }], [40])).toBe(0);
  });

  test('what she is called is told where she is, in every language, and before she comes not at all', () => {
    const s = escort();
    const view = s.rules.view(s.state, 0);
    expect(view.legend.called).toEqual([{ field: 40, name: say('The widow') }]);
    for (const language of ['de', 'en', 'fr'] as const) {
      expect(texts[language].table(view, names).join('\n')).toContain(say('The widow')[language]);
    }
    const later = stage({
      do: [{ do: 'if', if: { is: 'letter', letter: 'N', when: 'at' }, then: [widow] }],
      ...task(),
      rules: [{ id: 'r', when: { on: 'narrator_reaches', letter: 'M' }, do: [given] }],
    });
    expect([later.state.legend.named, later.rules.view(later.state, 0).legend.called]).toEqual([[NONE], []]);
    expect(JSON.stringify(later.rules.view(later.state, 0))).not.toContain('The widow');
  });
});
