import { describe, expect, test } from 'vitest';
import { NONE } from '../pieces.ts';
import { setRooster, toBox } from '../rules/points.ts';
import { type Position, scene } from './table.ts';

const step = (to: number) => ({ type: 'step', to, farmers: 0 }) as const;
const two = (dwarf: object, rest: Partial<Position> = {}): Position => ({
  heroes: { dwarf: { at: 7, ...dwarf }, archer: { at: 4 } },
  turn: 'dwarf',
  ...rest,
});

describe('the day', () => {
  test('AND-3.1 a day has seven hours without a price', () => {
    const table = scene(two({ hour: 6, willpower: 1 }));
    table.play('dwarf', { type: 'pass' });
    expect(table.of('dwarf')).toMatchObject({ hour: 7, willpower: 1 });
  });

  test('AND-3.2 one action, then the next hero; an action may take any number of hours', () => {
    const table = scene(two({}));
    table.play('dwarf', step(0)).play('dwarf', step(2)).play('dwarf', { type: 'stop' });
    expect(table.of('dwarf').hour).toBe(2);
    expect(table.asked('archer')).toBe('turn');
    expect(table.refused('dwarf', { type: 'pass' })).toEqual({ code: 'not-your-turn', rule: 'AND-3.2' });
  });

  test('AND-3.3 passing costs an hour', () => {
    expect(scene(two({})).play('dwarf', { type: 'pass' }).of('dwarf').hour).toBe(1);
  });

  test('AND-3.4 up to three hours of overtime at 2 willpower each', () => {
    const table = scene(two({ hour: 7, willpower: 20 }));
    for (const to of [0, 7, 0]) table.play('dwarf', step(to));
    expect(table.of('dwarf')).toMatchObject({ hour: 10, willpower: 14, field: 0 });
    expect(table.asked('archer')).toBe('turn'); // no eleventh hour: the move ended by itself
  });

  test('AND-3.4 an eleventh hour there is not', () => {
    const table = scene(two({ hour: 10, willpower: 20 }));
    expect(table.refused('dwarf', step(0))).toEqual({ code: 'no-hours', rule: 'AND-3.4', params: { hour: 11 } });
  });

  test('AND-3.5 overtime never brings a hero to 0 willpower', () => {
    expect(scene(two({ hour: 7, willpower: 2 })).refused('dwarf', { type: 'pass' })).toEqual({
      code: 'overtime-to-zero',
      rule: 'AND-3.5',
      params: { price: 2 },
    });
    expect(
      scene(two({ hour: 7, willpower: 3 }))
        .play('dwarf', { type: 'pass' })
        .of('dwarf').willpower,
    ).toBe(1);
  });

  test('AND-3.6 a hero may end his day before the seventh hour and has no more turns', () => {
    const table = scene(two({}));
    table.play('dwarf', { type: 'end-day' });
    expect(table.of('dwarf').inBox).toBe(true);
    table.play('archer', { type: 'pass' });
    expect(table.asked('archer')).toBe('turn');
    expect(table.refused('dwarf', { type: 'pass' })).toEqual({ code: 'day-is-over', rule: 'AND-3.6' });
  });

  test('AND-3.7 the first to end his day begins the next one', () => {
    const table = scene(two({}));
    table.play('dwarf', { type: 'pass' }).play('archer', { type: 'end-day' });
    expect(table.state.rooster).toBe(1);
    table.play('dwarf', { type: 'end-day' });
    expect(table.asked('archer')).toBe('turn');
    expect(table.state).toMatchObject({ day: 2, rooster: NONE });
  });

  test('AND-3.8 without hours only the end of the day is left, unless a wineskin carries on', () => {
    const spent = scene(two({ hour: 10 }));
    expect(spent.legal('dwarf')).toEqual([{ type: 'end-day' }]);
    const skin = scene(two({ hour: 10, has: ['wineskin-half'] }));
    skin.play('dwarf', { type: 'drink' }).play('dwarf', step(0));
    expect(skin.of('dwarf')).toMatchObject({ field: 0, hour: 10 });
  });

  test('AND-3.9 when all are in the box the sun rises and hours are fresh', () => {
    const table = scene(two({ hour: 5 }));
    table.play('dwarf', { type: 'end-day' }).play('archer', { type: 'end-day' });
    expect(table.heard('sunrise').map((event) => event.step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(table.state).toMatchObject({ day: 2, hour: [0, 0], box: [0, 0] });
  });

  test('AND-3.10 a legend begins with the lowest rank if it names nobody', () => {
    expect(scene({ heroes: { warrior: { at: 1 }, wizard: { at: 1 } } }).asked('warrior')).toBe('turn');
  });

  test('AND-17.4 what a card forbids or prices holds for these hours', () => {
    const clouds = scene(two({ hour: 9, willpower: 20 }, { script: { overtime: [2, 2, NONE] } }));
    expect(clouds.refused('dwarf', { type: 'pass' })).toEqual({ code: 'no-hours', rule: 'AND-3.4', params: { hour: 10 } });
    const tired = scene(two({ hour: 8, willpower: 3 }, { script: { overtime: [2, 3, 3] } }));
    expect(tired.refused('dwarf', { type: 'pass' })).toMatchObject({ code: 'overtime-to-zero', params: { price: 3 } });
    const ballad = scene(two({ hour: 7, willpower: 1 }, { script: { overtime: [0, 2, 2] } }));
    expect(ballad.play('dwarf', { type: 'pass' }).of('dwarf')).toMatchObject({ hour: 8, willpower: 1 });
  });

  test('AND-3.7 a card that sends all to bed lets the sun rise when the turn passes on', () => {
    const table = scene(two({}, { script: { onStands: (t, seat) => setRooster(t, seat) } }));
    table.play('dwarf', step(0)).play('dwarf', { type: 'stop' });
    expect(table.state.day).toBe(2);
    expect(table.asked('dwarf')).toBe('turn');
  });

  test('AND-3.6 a card that sends the hero in turn to bed passes his turn on', () => {
    const table = scene(two({ has: ['wineskin'] }, { script: { onEntered: (t, seat) => toBox(t, seat) } }));
    table.play('dwarf', step(0));
    expect(table.asked('archer')).toBe('turn');
    expect(table.state.walked).toBe(NONE);
  });
});

describe('moving', () => {
  test('AND-4.1 step by step to adjacent fields, an hour each', () => {
    const table = scene(two({}));
    table.play('dwarf', step(0));
    expect(table.asked('dwarf')).toBe('walk');
    expect(table.refused('dwarf', step(20))).toEqual({ code: 'not-adjacent', rule: 'AND-4.1', params: { from: 0, to: 20 } });
  });

  test('AND-4.2 arrows mean nothing to heroes', () => {
    expect(scene(two({})).may('dwarf', step(15))).toBe(true); // the arrow of 15 points to 7
  });

  test('AND-4.3 the castle is entered and passed like any field', () => {
    const table = scene(two({}));
    table.play('dwarf', step(0)).play('dwarf', step(5));
    expect(table.of('dwarf').field).toBe(5);
  });

  test('AND-4.4 the river is crossed by its bridges only', () => {
    const table = scene({ heroes: { dwarf: { at: 16 }, archer: { at: 13 } } });
    expect(table.may('dwarf', step(48))).toBe(true);
    expect(table.refused('dwarf', step(47))).toMatchObject({ code: 'not-adjacent' });
    expect(scene({ heroes: { dwarf: { at: 46 }, archer: { at: 13 } } }).may('dwarf', step(47))).toBe(true);
    expect(scene({ heroes: { dwarf: { at: 38 }, archer: { at: 13 } } }).may('dwarf', step(39))).toBe(true);
  });

  test('AND-4.5 fields with creatures are entered and passed, unless a legend forbids a field', () => {
    const table = scene(two({}, { creatures: [['troll', 8]], script: { closed: [9] } }));
    expect(table.may('dwarf', step(8))).toBe(true);
    expect(table.refused('dwarf', step(9))).toEqual({ code: 'may-not-enter', rule: 'AND-4.5', params: { to: 9 } });
  });

  test('AND-4.6 a closed border joins nothing', () => {
    const table = scene({ heroes: { dwarf: { at: 16 }, archer: { at: 48 } }, set: { cuts: [16 * 128 + 48] }, creatures: [['gor', 16]] });
    expect(table.refused('dwarf', step(48))).toEqual({ code: 'border-closed', rule: 'AND-4.6', params: { from: 16, to: 48 } });
    table.play('dwarf', { type: 'pass' });
    expect(table.may('archer', { type: 'fight', field: 16, invite: 0 })).toBe(false);
  });

  test('AND-4.7 nobody can go to 80 or 83', () => {
    const table = scene(two({}));
    for (const to of [80, 83]) expect(table.refused('dwarf', step(to))).toMatchObject({ code: 'not-adjacent' });
  });

  test('AND-4.8 in passing nothing is bought, drunk, taken, dropped or given', () => {
    const table = scene({
      heroes: { dwarf: { at: 10, gold: 4, has: ['telescope'] }, archer: { at: 18 } },
      lying: [['gold', 18, 2]],
      set: { wells: [18 * 2 + 1], fog: [17 * 32] },
    });
    table.play('dwarf', step(18));
    expect(table.legal('dwarf').every((action) => action.type === 'step' || action.type === 'stop')).toBe(true);
    expect(table.refused('dwarf', { type: 'buy', item: 22, gem: -1 })).toEqual({ code: 'not-in-passing', rule: 'AND-4.8' });
    expect(table.refused('archer', { type: 'exchange', with: 0, falcon: false })).toMatchObject({ code: 'elsewhere' });
    table.play('dwarf', { type: 'stop' });
    expect(new Set(table.legal('dwarf').map((action) => action.type))).toEqual(
      new Set(['well', 'uncover', 'buy', 'take', 'drop', 'give', 'exchange']),
    );
  });

  test('AND-4.9 a move has at least one step; after its end there is no walking on', () => {
    const table = scene(two({ has: ['wineskin'] }));
    table.play('dwarf', { type: 'drink' });
    expect(table.refused('dwarf', { type: 'stop' })).toEqual({ code: 'not-moving', rule: 'AND-4.9' });
    expect(table.refused('dwarf', { type: 'pass' })).toEqual({ code: 'walking', rule: 'AND-4.10' });
    table.play('dwarf', step(0)).play('dwarf', { type: 'stop' });
    expect(table.refused('dwarf', step(7))).toMatchObject({ code: 'not-your-turn' });
    expect(table.legend.calls).toEqual(['entered 0 0', 'stands 0 0']);
  });

  test('AND-4.10 a hero who moved cannot fight in the same turn', () => {
    const table = scene(two({}, { creatures: [['gor', 8]] }));
    table.play('dwarf', step(8));
    expect(table.refused('dwarf', { type: 'fight', field: 8, invite: 0 })).toEqual({ code: 'walking', rule: 'AND-4.10' });
    table.play('dwarf', { type: 'stop' }).play('archer', { type: 'pass' });
    expect(table.may('dwarf', { type: 'fight', field: 8, invite: 0 })).toBe(true);
  });

  test('a legend may let heroes only move and pass', () => {
    const table = scene({
      heroes: { dwarf: { at: 20 }, archer: { at: 4 } },
      creatures: [['gor', 20]],
      script: { actions: ['move', 'pass'] },
    });
    expect(table.refused('dwarf', { type: 'fight', field: 20, invite: 0 })).toEqual({ code: 'action-not-allowed', rule: 'AND-3.2' });
  });

  test('what a step attempts is carried out before it', () => {
    const table = scene(two({}));
    table.legend.hasAttempts = true;
    table.play('dwarf', step(0));
    expect(table.legend.calls).toEqual(['attempts 0 0', 'entered 0 0']);
  });
});
