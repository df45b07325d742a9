import { expect, test } from 'vitest';
import { GOLD, HERB_3, HERB_4, type ItemName, NONE } from '../pieces.ts';
import type { Action } from '../state.ts';
import { type Position, scene } from './table.ts';

/*
 * The edges of single rules: one thing too many, one too few, the last hour, the other hero: in fights and between them.
 */

const step = (to: number, farmers = 0) => ({ type: 'step', to, farmers }) as const;
const decline = { type: 'decline' } as const;
const walkHerb = (item: number) => ({ type: 'herb', item, use: 'walk' }) as const;
const two = (dwarf: object, rest: Partial<Position> = {}) =>
  scene({ heroes: { dwarf: { at: 7, ...dwarf }, archer: { at: 4 } }, turn: 'dwarf', ...rest });
const types = (actions: readonly Action[]) => actions.map(({ type }) => type);

test('AND-9.5 two who have nothing have nothing to exchange', () => {
  const table = scene({ heroes: { dwarf: { at: 18 }, archer: { at: 18 } }, turn: 'dwarf' });
  expect(table.refused('dwarf', { type: 'exchange', with: 1, falcon: false })).toEqual({ code: 'nothing-to-exchange', rule: 'AND-9.5' });
  expect(table.rules.asks(table.state)).toEqual([{ seat: 0, what: 'turn', must: true }]);
});

test('AND-2.5 equal dice are turned as one, and only the wizard who fights may do it', () => {
  const table = scene({ heroes: { warrior: { at: 20 }, wizard: { at: 20 } }, creatures: [['gor', 20]], turn: 'warrior' });
  table.play('warrior', { type: 'fight', field: 20, invite: 2 }).play('wizard', { type: 'join' });
  table.play('warrior', { type: 'roll', how: 'all' }, 2, 5, 2);
  expect(table.legal('wizard')).toEqual([{ type: 'flip', face: 2 }, { type: 'flip', face: 5 }, decline]);
});

test('AND-14.5 only what he has is offered after a roll', () => {
  const offered = (has: readonly ItemName[]) =>
    two({ at: 20, has }, { creatures: [['troll', 20]] })
      .play('dwarf', { type: 'fight', field: 20, invite: 0 })
      .play('dwarf', { type: 'roll', how: 'all' }, 1, 2)
      .legal('dwarf')
      .filter((action) => action.type === 'brew' || action.type === 'decline' || (action.type === 'herb' && action.use === 'fight'));
  const herb = (item: number) => ({ type: 'herb', item, use: 'fight' }) as const;
  expect(offered(['brew-half'])).toEqual([{ type: 'brew' }, decline]);
  expect(offered(['herb-4'])).toEqual([herb(HERB_4), decline]);
  expect(offered(['herb-3'])).toEqual([herb(HERB_3), decline]);
});

test('AND-14.1 AND-21.2 every target once, with every choice of guests', () => {
  const table = scene({
    heroes: { dwarf: { at: 14 }, archer: { at: 14 } },
    creatures: [
      ['gor', 0],
      ['gor', 14],
      ['troll', 18],
    ],
    set: { rubble: [2 * 16 + 5, 10 * 16 + 2, 10 * 16 + 5, 17 * 16 + 5, 57 * 16 + 7] },
    turn: 'archer',
  });
  const attacks = (kind: 'dwarf' | 'archer') =>
    table
      .legal(kind)
      .flatMap((action) => (action.type === 'fight' || action.type === 'clear' ? [`${action.type} ${action.field} ${action.invite}`] : []));
  expect(attacks('archer')).toEqual([
    'fight 14 1',
    'fight 14 0',
    'fight 18 0',
    'clear 2 1',
    'clear 2 0',
    'clear 10 1',
    'clear 10 0',
    'clear 17 1',
    'clear 17 0',
  ]);
});

test('AND-21.3 rubble elsewhere is left alone; when all of the field is gone nobody is asked to stay', () => {
  const table = two({ at: 14, strength: 9 }, { set: { rubble: [2 * 16 + 2, 10 * 16 + 5, 17 * 16 + 2] } });
  table.play('dwarf', { type: 'clear', field: 10, invite: 0 }).play('dwarf', { type: 'roll', how: 'all' }, 1, 1);
  expect([table.state.rubble, table.asked('archer')]).toEqual([[2 * 16 + 2, 17 * 16 + 2], 'turn']);
  expect(table.heard('fight-over')).toEqual([]);
});

test('AND-14.7 a tie hurts nobody and asks for no shield', () => {
  const table = two({ at: 20, has: ['shield'] }, { creatures: [['gor', 20]] });
  table.play('dwarf', { type: 'fight', field: 20, invite: 0 }).play('dwarf', { type: 'roll', how: 'all' }, 3, 1, 1, 2);
  expect([table.asked('dwarf'), table.heard('creature-hurt'), table.state.fight.willpower]).toEqual(['stay', [], 4]);
  table.play('dwarf', { type: 'leave' });
  expect([table.heard('round').length, table.asked('archer')]).toEqual([1, 'turn']);
});

test('AND-15.6 if all leave, the fight is over without another round', () => {
  const table = scene({ heroes: { dwarf: { at: 20 }, warrior: { at: 20 } }, creatures: [['gor', 20]], turn: 'dwarf' });
  table.play('dwarf', { type: 'fight', field: 20, invite: 2 }).play('warrior', { type: 'join' });
  table.play('dwarf', { type: 'roll', how: 'all' }, 1, 1).play('warrior', { type: 'roll', how: 'all' }, 1, 1, 1, 1, 2);
  table.play('dwarf', { type: 'leave' }).play('warrior', { type: 'leave' });
  expect([table.heard('round').length, table.of('dwarf').hour, table.asked('warrior')]).toEqual([1, 1, 'turn']);
});

test('AND-5.3 a fighter is neither given anything nor drawn into an exchange within a round', () => {
  const table = scene({
    heroes: { dwarf: { at: 20, gold: 1 }, archer: { at: 20, gold: 1 } },
    creatures: [['gor', 20]],
    turn: 'dwarf',
  });
  table.play('dwarf', { type: 'fight', field: 20, invite: 0 });
  expect(table.refused('archer', { type: 'give', to: 0, item: GOLD, count: 1 })).toEqual({ code: 'in-a-round', rule: 'AND-5.3' });
  expect(table.refused('archer', { type: 'exchange', with: 0, falcon: false })).toEqual({ code: 'in-a-round', rule: 'AND-5.3' });
});

test('AND-23.1 in an exchange, too, twenty times is enough; AND-11.1 a herb out of use is no herb', () => {
  const table = scene({
    heroes: { dwarf: { at: 18, gold: 2, has: ['herb-3'] }, archer: { at: 18 } },
    turn: 'dwarf',
    script: { off: [HERB_3] },
  });
  expect(table.refused('dwarf', walkHerb(HERB_3))).toEqual({ code: 'item-off', rule: 'AND-11.1' });
  table.state.handled[0] = 19;
  table.play('dwarf', { type: 'exchange', with: 1, falcon: false });
  expect(table.refused('dwarf', { type: 'lay', item: GOLD, count: 1 })).toEqual({
    code: 'handled-enough',
    rule: 'AND-23.1',
    params: { most: 20 },
  });
});

test('AND-4.10 in the middle of a move the day does not end; AND-21.2 rubble out of reach', () => {
  const table = two({}, { set: { rubble: [57 * 16 + 5] } });
  expect(table.refused('dwarf', { type: 'clear', field: 57, invite: 0 })).toEqual({
    code: 'out-of-reach',
    rule: 'AND-21.2',
    params: { field: 57 },
  });
  table.play('dwarf', step(0));
  expect(table.refused('dwarf', { type: 'end-day' })).toEqual({ code: 'walking', rule: 'AND-4.10' });
});

test('AND-3.2 a legend may allow one kind of action alone; the day can always be ended', () => {
  const allowed = (action: string) =>
    new Set(
      types(
        two({ at: 20 }, { creatures: [['gor', 20]], set: { figures: [20, NONE, NONE, NONE] }, script: { actions: [action] } }).legal(
          'dwarf',
        ),
      ),
    );
  expect(allowed('move')).toEqual(new Set(['step', 'end-day']));
  expect(allowed('fight')).toEqual(new Set(['fight', 'end-day']));
  expect(allowed('pass')).toEqual(new Set(['pass', 'end-day']));
  expect(allowed('move-ally')).toEqual(new Set(['ally', 'end-day']));
});
