import { describe, expect, test } from 'vitest';
import type { Effect } from '../legend/format.ts';
import { BREW, GEM_2, NONE } from '../pieces.ts';
import { strengthOf, willpowerOf } from '../rules/creature.ts';
import { say, stage } from './stage.ts';

const all = (...effects: readonly Effect[]) => ({ do: effects });
const gor: Effect = { do: 'place.creature', creature: 'gor', fields: [60] };

describe('modifiers', () => {
  test('mod.creature_stat: add, set, at least, for those meant', () => {
    const s = stage(
      all(
        gor,
        { do: 'place.creature', creature: 'skral', fields: [61] },
        { do: 'mod.creature_stat', creature: { kind: ['gor'] }, stat: 'strength', set: 6 },
        { do: 'mod.creature_stat', stat: 'strength', add: 1 },
        { do: 'mod.creature_stat', stat: 'willpower', atLeast: 5 },
      ),
    );
    expect([strengthOf(s.rules.core, s.state, 0), strengthOf(s.rules.core, s.state, 1)]).toEqual([7, 7]);
    expect([willpowerOf(s.rules.core, s.state, 0), willpowerOf(s.rules.core, s.state, 1)]).toEqual([5, 6]);
  });

  test('mod.overtime: price and forbidden hours', () => {
    const s = stage(
      all(
        { do: 'mod.overtime', hours: [8], price: 0 },
        { do: 'mod.overtime', hours: [9], price: 3 },
        { do: 'mod.overtime', hours: [10], forbidden: true },
      ),
    );
    const { engine } = s.rules.core;
    expect([8, 9, 10].map((hour) => engine.overtime(s.state, hour))).toEqual([0, 3, NONE]);
  });

  test('mod.enter: forbidden for heroes, creatures or all; a creature whose arrow leads there stays', () => {
    const s = stage(
      all(
        { do: 'place.creature', creature: 'gor', fields: [30] },
        { do: 'mod.enter', fields: [39], forbiddenFor: 'heroes' },
        { do: 'mod.enter', fields: [29], forbiddenFor: 'creatures' },
      ),
    );
    expect(s.may('dwarf', { type: 'step', to: 39, farmers: 0 })).toBe(false);
    expect(s.may('dwarf', { type: 'step', to: 41, farmers: 0 })).toBe(true);
    expect(s.sleep().fieldsOf('gor')).toEqual([30]);
    const { engine } = s.rules.core;
    expect([engine.mayEnter(s.state, 39, 'creature'), engine.mayEnter(s.state, 29, 'hero')]).toEqual([true, true]);
  });

  test('mod.item: has no use', () => {
    const s = stage(all({ do: 'mod.item', item: 'brew', off: true }));
    const { engine } = s.rules.core;
    expect([engine.itemOff(s.state, BREW), engine.itemOff(s.state, GEM_2)]).toEqual([true, false]);
  });

  test('mod.move: further passes at sunrise', () => {
    const s = stage(all(gor, { do: 'mod.move', creature: 'gor', extra: 2 }));
    expect(s.sleep().fieldsOf('gor')).toEqual([54]);
  });

  test('mod.actions: only these may be taken', () => {
    const s = stage(all(gor, { do: 'heroes.place', at: 60 }, { do: 'mod.actions', only: ['move', 'pass'] }));
    expect(s.may('dwarf', { type: 'pass' })).toBe(true);
    expect(s.may('dwarf', { type: 'end-day' })).toBe(true);
    expect(s.may('dwarf', { type: 'fight', field: 60, invite: 0 })).toBe(false);
  });

  test('lure: creatures go for gems, which are not money then', () => {
    const s = stage(
      all(
        { do: 'place.creature', creature: 'gor', fields: [30] },
        { do: 'place.token', token: 'gem', value: 2, fields: [35] },
        { do: 'lure', item: 'gem' },
      ),
    );
    expect(s.rules.core.engine.itemOff(s.state, GEM_2)).toBe(true);
    expect([s.sleep().fieldsOf('gor'), s.lying('gem-2', 35)]).toEqual([[35], 0]);
  });
});

describe('spans', () => {
  const strength = (span: Extract<Effect, { do: 'mod.creature_stat' }>['span']): Effect => ({
    do: 'mod.creature_stat',
    stat: 'strength',
    add: 1,
    ...(span && { span }),
  });
  const now = (s: ReturnType<typeof stage>): number => s.rules.core.engine.creatureStrength(s.state, 0, 2);

  test('this day: until the next sunrise begins; drawn at sunrise, the day that starts then', () => {
    const today = stage(all(gor, strength('this_day')));
    expect([now(today), now(today.sleep())]).toEqual([3, 2]);
    const drawn = stage({
      do: [gor],
      decks: {
        events: { cards: [{ id: 'x', title: say('x'), story: say('x'), do: [strength('this_day')] }], discard: 'out', empty: 'stop' },
      },
    });
    expect([now(drawn), now(drawn.sleep()), now(drawn.sleep())]).toEqual([2, 3, 2]);
  });

  test('until letter: until the narrator reaches it', () => {
    const s = stage(all(gor, strength({ until: 'C' })));
    expect([now(s), now(s.sleep()), now(s.sleep())]).toEqual([3, 3, 2]);
  });

  test('while on letter', () => {
    const s = stage(all(gor, strength({ whileOn: 'B' })));
    expect([now(s), now(s.sleep()), now(s.sleep())]).toEqual([2, 3, 2]);
  });

  test('while a condition holds', () => {
    const s = stage(all(gor, strength({ while: { is: 'hero', where: { on: [40] } } })));
    expect(now(s)).toBe(3);
    s.walk('dwarf', 39);
    expect(now(s)).toBe(2);
  });

  test('until the end of the legend', () => {
    const s = stage(all(gor, strength('legend')));
    expect(now(s.sleep().sleep())).toBe(3);
    expect(now(stage(all(gor, strength(undefined))).sleep())).toBe(3);
  });
});
