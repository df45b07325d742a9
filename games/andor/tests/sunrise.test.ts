import { describe, expect, test } from 'vitest';
import { GOR } from '../pieces.ts';
import { placeCreature } from '../rules/creatures.ts';
import { sunrise } from '../rules/flow.ts';
import { loseWillpower } from '../rules/points.ts';
import { advance } from '../rules/advance.ts';
import { scene } from './table.ts';

const night = (script: object = {}) =>
  scene({
    heroes: { dwarf: { at: 7, inBox: true }, archer: { at: 57 } },
    turn: 'archer',
    script,
    creatures: [
      ['gor', 26],
      ['skral', 34],
      ['wardrak', 49],
      ['troll', 61],
    ],
    set: { wells: [70] },
  });

describe('sunrise', () => {
  test('AND-16.1 eight steps in this order, the legend asked before and after each', () => {
    const table = night().play('archer', { type: 'end-day' });
    const order = table.told
      .filter((event) => ['sunrise', 'creature-moved', 'wells-filled'].includes(event.kind))
      .map((event) => (event.kind === 'sunrise' ? event.step : event.kind === 'creature-moved' ? event.creature : 'wells'));
    expect(order).toEqual([1, 2, 'gor', 3, 'skral', 4, 'wardrak', 5, 'troll', 6, 'wardrak', 7, 'wells', 8]);
    const calls = table.legend.calls.filter((call) => /sunrise|draw|narrator/.test(call));
    expect(calls.slice(0, 6)).toEqual([
      'sunrise 0 before',
      'sunrise 0 after',
      'sunrise 1 before',
      'draw -1 -1',
      'sunrise 1 after',
      'sunrise 2 before',
    ]);
    expect(calls.slice(-3)).toEqual(['sunrise 8 before', 'narrator 1', 'sunrise 8 after']);
  });

  test('AND-16.2 then the markers leave the box and the rooster begins', () => {
    const table = night().play('archer', { type: 'end-day' });
    expect(table.state.box).toEqual([0, 0]);
    expect(table.asked('archer')).toBe('turn');
    expect(table.heard('day')).toEqual([{ kind: 'day', day: 2, seat: 1 }]);
  });

  test('AND-16.3 if the legend ends during a step, the rest is not carried out', () => {
    const table = night();
    for (let i = 0; i < 3; i += 1) placeCreature(table.table, GOR, 0);
    placeCreature(table.table, GOR, 1);
    table.play('archer', { type: 'end-day' });
    expect(table.state.over).toBe(2);
    expect(table.fieldsOf('skral')).toEqual([34]);
    expect(table.state.wells).toEqual([70]);
  });

  test('AND-5.2 at sunrise nobody is free: only shields and what a card asks', () => {
    const table = scene({
      heroes: { dwarf: { at: 18, inBox: true, gold: 4, has: ['shield'] }, archer: { at: 18, gold: 4 } },
      turn: 'archer',
      script: { shielded: true, event: (t) => loseWillpower(t, 0, 1, 'card') },
    });
    table.play('archer', { type: 'end-day' });
    expect(table.rules.asks(table.state)).toEqual([{ seat: 0, what: 'shield-event', must: true }]);
    expect(table.legal('dwarf')).toEqual([{ type: 'shield' }, { type: 'decline' }]);
    expect(table.legal('archer')).toEqual([]);
    table.play('dwarf', { type: 'decline' });
    expect(table.of('dwarf').willpower).toBe(6);
    expect(table.asked('archer')).toBe('turn');
  });

  test('a legend may add passes of a kind after the wardraks’ second one', () => {
    const table = night({ extraTrolls: 2 }).play('archer', { type: 'end-day' });
    expect(table.heard('creature-moved').map((event) => event.creature)).toEqual([
      'gor',
      'skral',
      'wardrak',
      'troll',
      'wardrak',
      'troll',
      'troll',
    ]);
  });

  test('a card may let the sun rise by itself, without a new day', () => {
    const table = night();
    sunrise(table.table);
    advance(table.table);
    expect(table.heard('sunrise')).toHaveLength(8);
    expect(table.state.day).toBe(1);
    expect(table.asked('archer')).toBe('turn');
  });

  test('AND-17.7 what a token brings is carried out before play goes on', () => {
    const table = scene({
      heroes: { dwarf: { at: 7 }, archer: { at: 57, has: ['shield'] } },
      set: { fog: [8 * 32] },
      script: { shielded: true, event: (t) => loseWillpower(t, 0, 1, 'card') },
    });
    table.play('dwarf', { type: 'step', to: 8, farmers: 0 }).play('dwarf', { type: 'stop' });
    expect([table.asked('archer'), table.asked('dwarf')]).toEqual(['shield-event', '']);
    table.play('archer', { type: 'decline' });
    expect(table.asked('archer')).toBe('turn');
    expect(table.legend.calls.slice(-3)).toEqual(['card', 'discard', 'stands 0 8']);
  });
});

describe('what an event does at 0 willpower', () => {
  test('AND-23.2 by default as in a fight', () => {
    const table = scene({ heroes: { dwarf: { at: 7, strength: 3, willpower: 2 }, archer: { at: 57 } } });
    loseWillpower(table.table, 0, 2, 'card');
    expect(table.of('dwarf')).toMatchObject({ strength: 2, willpower: 3 });
  });

  test('AND-23.2 as an option it stops at 1', () => {
    const table = scene({ heroes: { dwarf: { at: 7, strength: 3, willpower: 2 }, archer: { at: 57 } }, options: { zeroByEvent: 'one' } });
    loseWillpower(table.table, 0, 4, 'card');
    expect(table.of('dwarf')).toMatchObject({ strength: 3, willpower: 1 });
  });
});
