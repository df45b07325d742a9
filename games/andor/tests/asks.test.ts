import { expect, test } from 'vitest';
import { scene } from './table.ts';

test('AND-5.1 free actions are offered to whoever has one', () => {
  const table = scene({
    heroes: { dwarf: { at: 7 }, warrior: { at: 8, gold: 1 }, archer: { at: 5 }, wizard: { at: 18 } },
    set: { wells: [11] },
    turn: 'wizard',
  });
  expect(table.rules.asks(table.state)).toEqual([
    { seat: 1, what: 'free', must: false },
    { seat: 2, what: 'free', must: false },
    { seat: 3, what: 'turn', must: true },
  ]);
  expect(table.legal('dwarf')).toEqual([]);
});

test('AND-14.3 a roll is the player’s own: never answered by itself', () => {
  const table = scene({ heroes: { dwarf: { at: 20 }, archer: { at: 5 } }, creatures: [['gor', 20]], turn: 'dwarf' });
  table.play('dwarf', { type: 'fight', field: 20, invite: 0 });
  expect(table.rules.asks(table.state)).toEqual([{ seat: 0, what: 'roll', must: true, byHand: true }]);
});

test('the neutral answers decline, stop or end', () => {
  const table = scene({ heroes: { dwarf: { at: 20, has: ['wineskin'] }, archer: { at: 4 } }, creatures: [['gor', 20]], turn: 'dwarf' });
  const neutral = (seat: number) => table.rules.otherwise(table.state, seat);
  expect(neutral(0)).toEqual({ type: 'end-day' });
  table.play('dwarf', { type: 'fight', field: 20, invite: 2 });
  expect(neutral(1)).toEqual({ type: 'decline' });
  table.play('archer', { type: 'decline' });
  expect(neutral(0)).toEqual({ type: 'begin' });
  table.play('dwarf', { type: 'begin' });
  expect(neutral(0)).toEqual({ type: 'roll', how: 'all' });
  table.play('dwarf', { type: 'roll', how: 'all' }, 3, 2, 1, 2);
  expect(neutral(0)).toEqual({ type: 'leave' });
  table.play('dwarf', { type: 'leave' }).play('archer', { type: 'pass' }).play('dwarf', { type: 'drink' });
  expect(table.legal('dwarf')).toContainEqual(neutral(0)); // a step: it was drunk for one
  table.play('dwarf', { type: 'step', to: 4, farmers: 0 });
  expect(neutral(0)).toEqual({ type: 'stop' });
});

test('two rolls in a row: the archer keeps, an exchange is called off', () => {
  const table = scene({ heroes: { dwarf: { at: 4, gold: 1 }, archer: { at: 4 } }, creatures: [['gor', 20]], turn: 'archer' });
  table.play('archer', { type: 'fight', field: 20, invite: 0 }).play('archer', { type: 'roll', how: 'one' }, 2);
  expect(table.rules.otherwise(table.state, 1)).toEqual({ type: 'keep' });
  table.play('archer', { type: 'keep' }, 1, 2).play('archer', { type: 'leave' });
  table.play('dwarf', { type: 'exchange', with: 1, falcon: false });
  expect(table.rules.otherwise(table.state, 1)).toEqual({ type: 'cancel' });
});
