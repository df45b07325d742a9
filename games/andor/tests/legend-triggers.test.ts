import { expect, test } from 'vitest';
import type { Effect, Trigger } from '../legend/format.ts';
import { TELESCOPE } from '../pieces.ts';
import { type Small, type Stage, say, stage, type Setting } from './stage.ts';

/** A rule that counts how often it was set off; `this` gains gold where a hero is meant. */
const counted = (when: Trigger, again = true, extra: readonly Effect[] = []): Pick<Small, 'rules'> => ({
  rules: [{ id: 'it', when, again, do: [{ do: 'counter.add', counter: 'n', amount: 1 }, ...extra] }],
});
const count = (s: Stage): number => s.state.legend.counters[0] as number;
const gold: Effect = { do: 'gain', heroes: 'this', gold: 1 };
const staged = (
  when: Trigger,
  effects: readonly Effect[] = [],
  setting: Setting = {},
  extra: readonly Effect[] = [],
  again = true,
): Stage => stage({ do: effects, ...counted(when, again, extra) }, setting);

test('on.setup: the opening is carried out before anybody acts', () => {
  const s = stage({ do: [{ do: 'gain', heroes: 'all', gold: 2 }] });
  expect(s.of('dwarf').gold).toBe(2);
  expect(s.state.day).toBe(1);
  expect(s.asked('dwarf')).toBe('turn');
});

test('on.narrator_reaches: at sunrise, and in mid-day by a defeat; never again after a step back', () => {
  const s = staged({ on: 'narrator_reaches', letter: 'B' });
  s.beatGor('dwarf');
  expect(count(s)).toBe(1);
  s.rules.core.engine.narrate(s.table, -1);
  s.rules.core.engine.narrate(s.table, 1);
  expect(s.state.legend.narrator).toBe(1);
  expect(s.state.agenda).toEqual([]);
  expect(count(s)).toBe(1);
});

test('on.sunrise: before and after a symbol', () => {
  const before = staged({ on: 'sunrise', step: 'gors', at: 'before' }, [{ do: 'place.creature', creature: 'gor', fields: [30] }], {}, [
    { do: 'remove.creature', creature: { pick: 'all' } },
  ]);
  before.sleep();
  expect([count(before), before.fieldsOf('gor')]).toEqual([1, []]);
  const after = staged({ on: 'sunrise', step: 'narrator', at: 'after' });
  after.sleep().sleep();
  expect(count(after)).toBe(2);
});

test('on.hero_enters: passing counts', () => {
  const s = staged({ on: 'hero_enters', fields: [39] }, [], {}, [gold]);
  s.walk('dwarf', 39, 42);
  expect([count(s), s.of('dwarf').gold]).toEqual([1, 1]);
});

test('on.hero_stands: only where a move ends, and where a hero is put', () => {
  const s = staged({ on: 'hero_stands', fields: [39] }, [], {}, [gold]);
  s.walk('dwarf', 39, 42);
  expect(count(s)).toBe(0);
  s.walk('warrior', 40, 39);
  expect([count(s), s.of('warrior').gold]).toEqual([1, 1]);
  expect(count(staged({ on: 'hero_stands', fields: [57] }, [{ do: 'heroes.place', at: 57 }], {}, [], false))).toBe(1);
});

test('on.hero_stands: only for the heroes that fit', () => {
  const s = staged({ on: 'hero_stands', fields: [39], hero: { kind: ['warrior'] } });
  s.walk('dwarf', 39);
  expect(count(s)).toBe(0);
  s.walk('warrior', 40, 39);
  expect(count(s)).toBe(1);
});

test('on.reveal: a token is turned over without taking effect', () => {
  const fog: Effect = { do: 'place.fog', tokens: { gold: 1 }, fields: [42] };
  const s = staged({ on: 'reveal', token: 'fog' }, [fog, { do: 'give_item', heroes: 'all', item: 'telescope' }]);
  s.walk('dwarf', 39);
  s.play('dwarf', { type: 'uncover', field: 42, what: 'fog' });
  expect([count(s), s.of('dwarf').gold]).toEqual([1, 0]);
  const other = staged({ on: 'reveal', token: 'fog', back: 'brew' }, [fog, { do: 'give_item', heroes: 'all', item: 'telescope' }]);
  other.walk('dwarf', 39).play('dwarf', { type: 'uncover', field: 42, what: 'fog' });
  expect(count(other)).toBe(0);
  const rune = staged({ on: 'reveal', token: 'rune-stone' }, [{ do: 'place.token', token: 'rune-stone', fields: [40], face: 'down' }]);
  rune.play('dwarf', { type: 'uncover', field: 40, what: 'token' });
  expect(count(rune)).toBe(1);
  expect(TELESCOPE).toBe(6);
});

test('on.activate: fog by its back, and wells', () => {
  const s = staged({ on: 'activate', token: 'fog', back: 'brew' }, [{ do: 'place.fog', tokens: { brew: 1 }, fields: [42] }], {}, [
    { do: 'place.figure', figure: 'witch', field: { of: 'here' } },
    { do: 'give_item', heroes: 'this', item: 'brew' },
  ]);
  s.walk('dwarf', 39, 42);
  expect([count(s), s.state.figures[2], s.of('dwarf').count('brew')]).toEqual([1, 42, 1]);
  const well = staged({ on: 'activate', token: 'well' }, [{ do: 'place.token', token: 'well', fields: [40] }], {}, [gold]);
  well.play('dwarf', { type: 'well' });
  expect([count(well), well.of('dwarf').gold, well.of('dwarf').willpower]).toEqual([1, 1, 10]);
});

test('on.deliver: it lies there, or its bearer ends a move there; passing does not count', () => {
  const s = staged({ on: 'deliver', item: 'parchment', field: 39 }, [
    { do: 'give_item', heroes: { pick: 'lowest_rank' }, item: 'parchment' },
  ]);
  s.walk('dwarf', 39, 42);
  expect(count(s)).toBe(0);
  s.play('warrior', { type: 'pass' });
  s.walk('dwarf', 39);
  expect(count(s)).toBe(1);
  s.play('dwarf', { type: 'drop', item: 10, count: 1 });
  expect(count(s)).toBe(1);
});

test('on.meet: whoever moved, in passing too', () => {
  const when: Trigger = { on: 'meet', a: { hero: { kind: ['dwarf'] } }, b: { creature: { kind: ['gor'] } } };
  const s = staged(when, [{ do: 'place.creature', creature: 'gor', fields: [39] }], {}, [gold]);
  s.walk('dwarf', 39, 42);
  expect([count(s), s.of('dwarf').gold]).toEqual([1, 1]);
  const sunrise = staged(when, [{ do: 'place.creature', creature: 'gor', fields: [41] }]);
  sunrise.sleep();
  expect(count(sunrise)).toBe(1);
  const farmer = staged({ on: 'meet', a: { item: 'farmer' }, b: { hero: {} } }, [{ do: 'place.token', token: 'farmer', fields: [39] }]);
  farmer.walk('dwarf', 39);
  expect(count(farmer)).toBe(1);
  const figure = staged({ on: 'meet', a: { figure: 'prince' }, b: { hero: {} } }, [{ do: 'place.figure', figure: 'prince', field: 39 }]);
  figure.play('dwarf', { type: 'ally', figure: 0, to: 40 });
  expect(count(figure)).toBe(1);
});

test('on.creature_defeated: by what it is, at the moment it says; first or each', () => {
  const each = staged({ on: 'creature_defeated', creature: { kind: ['gor'] } });
  each.beatGor('dwarf').play('warrior', { type: 'pass' }).beatGor('dwarf');
  expect(count(each)).toBe(2);
  const first = staged({ on: 'creature_defeated' }, [], {}, [], false);
  first.beatGor('dwarf').play('warrior', { type: 'pass' }).beatGor('dwarf');
  expect(count(first)).toBe(1);
  expect(count(staged({ on: 'creature_defeated', creature: { kind: ['skral'] } }).beatGor('dwarf'))).toBe(0);
});

test('on.creature_defeated: before the reward, before the narrator, after him', () => {
  const seen = (moment: 'before-reward' | 'before-narrator' | 'after-narrator') => {
    const s = stage({
      rules: [{ id: 'it', when: { on: 'creature_defeated', moment }, do: [{ do: 'goal.set', text: say('now') }] }],
    });
    s.beatGor('dwarf');
    const order = s.told.map(({ kind }) => kind).filter((kind) => ['goal', 'pool-over', 'narrator'].includes(kind));
    return order.indexOf('goal');
  };
  expect([seen('before-reward'), seen('before-narrator'), seen('after-narrator')]).toEqual([0, 1, 2]);
});

test('on.creature_enters: by moving and by being placed, the castle too', () => {
  const s = staged({ on: 'creature_enters', fields: [29, 0], creature: { kind: ['gor'] } }, [
    { do: 'place.creature', creature: 'gor', fields: [30, 1] },
    { do: 'place.creature', creature: 'skral', fields: [29] },
  ]);
  expect(count(s)).toBe(0);
  s.sleep();
  // the gor on 30 finds 29 taken and goes on to 28; the one on 1 enters the castle
  expect(count(s)).toBe(1);
  expect(
    count(staged({ on: 'creature_enters', fields: [29] }, [{ do: 'place.creature', creature: 'gor', fields: [29] }], {}, [], false)),
  ).toBe(1);
});

test('on.attempt: before a hero enters; the step follows when all is done', () => {
  const s = stage({
    rules: [
      {
        id: 'lake',
        again: true,
        when: { on: 'attempt', action: 'enter', fields: [39] },
        do: [{ do: 'optional', heroes: 'this', ask: say('Pay?'), then: [{ do: 'lose', heroes: 'this', willpower: 2 }] }],
      },
    ],
  });
  s.play('dwarf', { type: 'step', to: 39, farmers: 0 });
  expect([s.asked('dwarf'), s.of('dwarf').field]).toEqual(['question', 40]);
  s.choose('dwarf', 1);
  expect([s.of('dwarf').field, s.of('dwarf').willpower]).toEqual([39, 5]);
});

test('on.condition: once, when it becomes true', () => {
  const s = stage({
    do: [{ do: 'place.token', token: 'well', fields: [40] }],
    rules: [
      {
        id: 'it',
        when: { on: 'condition', if: { is: 'hero', where: { willpower: { atLeast: 10 } } } },
        do: [{ do: 'counter.add', counter: 'n', amount: 1 }],
      },
    ],
  });
  expect(count(s)).toBe(0);
  s.play('dwarf', { type: 'well' });
  expect(count(s)).toBe(1);
});

test('rules: an `if` is looked at when it is set off; rule.begin and rule.end switch it', () => {
  const s = stage({
    do: [{ do: 'rule.begin', rule: 'sleeper' }],
    rules: [
      {
        id: 'rich',
        when: { on: 'hero_stands', fields: [39] },
        if: { is: 'hero', where: { gold: { atLeast: 1 } }, this: true },
        do: [{ do: 'counter.add', counter: 'n', amount: 1 }],
      },
      {
        id: 'sleeper',
        sleeps: true,
        when: { on: 'hero_stands', fields: [39] },
        do: [
          { do: 'counter.add', counter: 'n', amount: 10 },
          { do: 'rule.end', rule: 'rich' },
        ],
      },
    ],
  });
  s.walk('dwarf', 39);
  expect(count(s)).toBe(10);
  expect(s.state.legend.rules).toEqual([0, 2]);
});

test('a rule that has acted stays used, even if it wakes itself', () => {
  const s = stage({
    rules: [
      {
        id: 'self',
        when: { on: 'condition', if: { is: 'hero_count', in: [2] } },
        do: [
          { do: 'counter.add', counter: 'n', amount: 1 },
          { do: 'rule.end', rule: 'self' },
          { do: 'rule.begin', rule: 'self' },
        ],
      },
    ],
  });
  expect([count(s), s.state.legend.rules]).toEqual([1, [2]]);
});
