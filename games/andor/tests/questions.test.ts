import { expect, test } from 'vitest';
import { BREW, GOLD, HERB_3, HERB_4, NONE, PARCHMENT, RUNE_GREEN, STRENGTH, WINESKIN } from '../pieces.ts';
import { cut, putDown, layCovered, layRubble, layWell, mark, unmark } from '../rules/board.ts';
import { moveCreature, placeCreature, removeCreature } from '../rules/creatures.ts';
import { scene } from './table.ts';

/*
 * What is asked again and again at the table, answered by play.
 */

const fightOn = (field: number, invite = 0) => ({ type: 'fight', field, invite }) as const;
const rollAll = { type: 'roll', how: 'all' } as const;

test('AND-9.3 what has just come to lie on a hero’s field he may pick up at once, out of turn', () => {
  const table = scene({ heroes: { dwarf: { at: 14 }, archer: { at: 4 } }, turn: 'archer' });
  expect(putDown(table.table, 14, PARCHMENT, 1)).toBe(1);
  table.play('dwarf', { type: 'take', item: PARCHMENT, count: 1 });
  expect([table.of('dwarf').count('parchment'), table.asked('archer')]).toEqual([1, 'turn']);
});

test('AND-10.2 a wineskin serves a move and nothing else', () => {
  const table = scene({
    heroes: { dwarf: { at: 20, hour: 10, has: ['wineskin'] }, archer: { at: 4 } },
    creatures: [['gor', 20]],
    set: { figures: [20, NONE, NONE, NONE] },
    turn: 'dwarf',
  });
  for (const action of [fightOn(20), { type: 'pass' }, { type: 'ally', figure: 0, to: 19 }]) {
    expect(table.refused('dwarf', action)).toEqual({ code: 'no-hours', rule: 'AND-3.4', params: { hour: 11 } });
  }
  table.play('dwarf', { type: 'drink' });
  expect(table.refused('dwarf', fightOn(20))).toEqual({ code: 'walking', rule: 'AND-4.10' });
});

test('AND-5.3 all else stays free within a round: a fighter drinks, eats, buys and looks around', () => {
  const table = scene({
    heroes: { dwarf: { at: 18, gold: 2, willpower: 5, has: ['herb-4', 'telescope'] }, archer: { at: 4 } },
    creatures: [['gor', 18]],
    set: { wells: [18 * 2 + 1], fog: [17 * 32] },
    turn: 'dwarf',
  });
  table.play('dwarf', fightOn(18));
  table.play('dwarf', { type: 'herb', item: HERB_4, use: 'willpower' }).play('dwarf', { type: 'well' });
  table.play('dwarf', { type: 'buy', item: STRENGTH, gem: NONE }).play('dwarf', { type: 'uncover', field: 17, what: 'fog' });
  expect(table.of('dwarf')).toMatchObject({ willpower: 12, strength: 2, gold: 0 });
  table.play('dwarf', rollAll, 3, 4, 1, 2); // two dice by now
  expect(table.heard('clash')).toEqual([{ kind: 'clash', ours: 6, theirs: 4 }]);
});

test('AND-15.5 between two rounds a falcon carries things between fighters; within one it does not', () => {
  const table = scene({
    heroes: { warrior: { at: 20, strength: 4, has: ['brew'] }, archer: { at: 4, strength: 4, has: ['falcon'] } },
    creatures: [['troll', 20]],
    turn: 'archer',
  });
  const flight = { type: 'exchange', with: 0, falcon: true } as const;
  table.play('archer', fightOn(20, 1)).play('warrior', { type: 'join' });
  expect(table.refused('archer', flight)).toEqual({ code: 'falcon-in-a-round', rule: 'AND-5.3' });
  table.play('archer', { type: 'roll', how: 'one' }, 6).play('archer', { type: 'keep' });
  table.play('warrior', rollAll, 6, 1, 1).play('warrior', { type: 'decline' }, 1, 2, 3);
  table.play('archer', flight).play('warrior', { type: 'lay', item: BREW, count: 1 });
  table.play('warrior', { type: 'agree' }).play('archer', { type: 'agree' });
  expect(table.of('archer').count('brew')).toBe(1);
  expect(table.asked('archer')).toBe('stay');
});

test('AND-11.8 three stones fill the small spaces; with another thing there is no black die', () => {
  const table = scene({
    heroes: { warrior: { at: 20, has: ['rune-blue', 'rune-yellow', 'rune-green'] }, dwarf: { at: 20, has: ['wineskin'] } },
    creatures: [['gor', 20]],
    turn: 'warrior',
  });
  expect(table.refused('dwarf', { type: 'give', to: 1, item: WINESKIN, count: 1 })).toMatchObject({ code: 'no-space' });
  table.play('warrior', { type: 'drop', item: RUNE_GREEN, count: 1 }).play('dwarf', { type: 'give', to: 1, item: WINESKIN, count: 1 });
  table.play('warrior', fightOn(20));
  expect(table.may('warrior', { type: 'roll', how: 'black' })).toBe(false);
});

test('AND-11.6 of several stones on a field one may be turned over and the other left', () => {
  const table = scene({ heroes: { dwarf: { at: 20 }, archer: { at: 4 } }, turn: 'archer' });
  layCovered(table.table, 20, RUNE_GREEN);
  layCovered(table.table, 20, RUNE_GREEN);
  table.play('dwarf', { type: 'uncover', field: 20, what: 'token' });
  expect([table.state.covered.length, table.may('dwarf', { type: 'uncover', field: 20, what: 'token' })]).toEqual([1, true]);
});

test('AND-20.3 a creature that comes to the prince does him no harm', () => {
  const table = scene({
    heroes: { dwarf: { at: 7 }, archer: { at: 4 } },
    creatures: [['troll', 22]],
    set: { figures: [19, NONE, NONE, NONE] },
  });
  moveCreature(table.table, 0);
  expect([table.fieldsOf('troll'), table.state.figures[0]]).toEqual([[19], 19]);
});

test('AND-14.12 a creature that leaves by a card moves no narrator, and its figure may come again', () => {
  const table = scene({ heroes: { dwarf: { at: 7 }, archer: { at: 4 } }, creatures: [['wardrak', 22]] });
  removeCreature(table.table, 0);
  expect([table.state.legend.narrator, table.fieldsOf('wardrak')]).toEqual([0, []]);
  expect(placeCreature(table.table, 2, 30)).toBe(0);
});

test('AND-9.7 a hero in the sunrise box sends no falcon and receives none', () => {
  const table = scene({
    heroes: { dwarf: { at: 7, gold: 1, has: ['falcon'] }, archer: { at: 57, gold: 1, inBox: true } },
    turn: 'dwarf',
  });
  expect(table.refused('dwarf', { type: 'exchange', with: 1, falcon: true })).toEqual({
    code: 'in-sunrise-box',
    rule: 'AND-9.7',
    params: { seat: 1 },
  });
  expect(table.refused('archer', { type: 'exchange', with: 0, falcon: true })).toEqual({ code: 'in-sunrise-box', rule: 'AND-5.2' });
});

test('AND-15.1 the one who invites may himself stand next to the creature, with a bow, and roll first', () => {
  const table = scene({
    heroes: { dwarf: { at: 20, strength: 2 }, warrior: { at: 22, has: ['bow'] } },
    creatures: [['gor', 20]],
    turn: 'warrior',
  });
  table.play('warrior', fightOn(20, 1)).play('dwarf', { type: 'join' });
  expect([table.asked('warrior'), table.asked('dwarf')]).toEqual(['roll', '']);
  table.play('warrior', { type: 'roll', how: 'one' }, 2).play('warrior', { type: 'keep' });
  table.play('dwarf', rollAll, 5, 1, 1, 2);
  expect(table.heard('clash')).toEqual([{ kind: 'clash', ours: 3 + 2 + 5, theirs: 4 }]);
});

test('AND-11.4 herb and steps: what was eaten on the way cannot be eaten again in the fight', () => {
  const table = scene({
    heroes: { dwarf: { at: 4, has: ['herb-3'] }, archer: { at: 57 } },
    creatures: [['gor', 20]],
    turn: 'dwarf',
  });
  table.play('dwarf', { type: 'herb', item: HERB_3, use: 'walk' }).play('dwarf', { type: 'step', to: 20, farmers: 0 });
  table.play('dwarf', { type: 'stop' }).play('archer', { type: 'pass' });
  table.play('dwarf', fightOn(20)).play('dwarf', rollAll, 3, 1, 1, 2);
  expect(table.heard('clash')).toHaveLength(1); // nothing to ask for: the gor rolled at once
  expect(table.state.stock[HERB_3]).toBe(0);
});

test('AND-9.2 gold that is laid down waits for whoever comes, in any amount', () => {
  const table = scene({ heroes: { dwarf: { at: 7, gold: 5 }, archer: { at: 8 } }, turn: 'archer' });
  table.play('dwarf', { type: 'drop', item: GOLD, count: 3 }).play('dwarf', { type: 'drop', item: GOLD, count: 2 });
  table.play('archer', { type: 'step', to: 7, farmers: 0 }).play('archer', { type: 'stop' });
  table.play('archer', { type: 'take', item: GOLD, count: 4 });
  expect([table.of('archer').gold, table.of('dwarf').gold]).toEqual([4, 0]);
  expect(table.refused('dwarf', { type: 'take', item: GOLD, count: 2 })).toMatchObject({ code: 'not-lying-here', rule: 'AND-9.3' });
  table.play('dwarf', { type: 'take', item: GOLD, count: 1 });
  expect(table.state.lying).toEqual([]);
});

test('AND-21.9 no fifth well, no fourth red cross, no third rubble of one number: what is not there is not laid', () => {
  const table = scene({ heroes: { dwarf: { at: 7 }, archer: { at: 4 } } });
  for (const field of [5, 35, 45, 55, 60]) layWell(table.table, field, true);
  expect(table.state.wells.map((entry) => entry >> 1)).toEqual([5, 35, 45, 55]);
  for (const value of [5, 5, 5, 2, 2, 3]) layRubble(table.table, 10, value);
  expect(table.state.rubble.map((entry) => entry % 16)).toEqual([2, 5, 5]);
  cut(table.table, 16, 48);
  for (const field of [20, 20, 21, 22]) mark(table.table, field);
  expect(table.state.marks).toEqual([20, 21]);
  cut(table.table, 38, 39);
  expect(table.state.cuts).toEqual([16 * 128 + 48]);
  unmark(table.table, 20);
  cut(table.table, 39, 38);
  expect(table.state.cuts).toEqual([16 * 128 + 48, 38 * 128 + 39]);
  expect(table.heard('laid').map(({ what, field, count }) => `${what} ${field} ${count}`)).toEqual([
    'well 5 1',
    'well 35 1',
    'well 45 1',
    'well 55 1',
    'rubble 10 5',
    'rubble 10 5',
    'rubble 10 2',
    'x 20 1',
    'x 21 1',
  ]);
});
