import { expect, test } from 'vitest';
import { BEATEN, FALCON, GOLD, HERB_3, NONE, STRENGTH } from '../pieces.ts';
import { placeCreature } from '../rules/creatures.ts';
import type { Action } from '../state.ts';
import { scene } from './table.ts';

/*
 * The examples of the printed booklet, one by one.
 */

const roll: Action = { type: 'roll', how: 'all' };
const rollOne: Action = { type: 'roll', how: 'one' };
const decline: Action = { type: 'decline' };

test('AND-14.4 the warrior with strength 5 rolls 4, 3, 3: battle value 9', () => {
  const table = scene({
    heroes: { warrior: { at: 20, strength: 5, willpower: 9 }, dwarf: { at: 7 } },
    creatures: [['gor', 20]],
    turn: 'warrior',
  });
  table.play('warrior', { type: 'fight', field: 20, invite: 0 }).play('warrior', roll, 4, 3, 3, 1, 2);
  expect(table.heard('clash')).toEqual([{ kind: 'clash', ours: 9, theirs: 4 }]);
});

test('AND-10.7 with a helm the same roll counts 11', () => {
  const table = scene({
    heroes: { warrior: { at: 20, strength: 5, willpower: 9, has: ['helm'] }, dwarf: { at: 7 } },
    creatures: [['gor', 20]],
    turn: 'warrior',
  });
  table.play('warrior', { type: 'fight', field: 20, invite: 0 }).play('warrior', roll, 4, 3, 3, 1, 2);
  expect(table.heard('clash')[0]?.ours).toBe(11);
});

test('AND-2.5 the wizard turns the 3 of 3, 4, 4 into a 4: with the helm 12', () => {
  const table = scene({
    heroes: { warrior: { at: 20, strength: 5, willpower: 9, has: ['helm'] }, wizard: { at: 20 } },
    creatures: [['gor', 20]],
    turn: 'warrior',
  });
  table.play('warrior', { type: 'fight', field: 20, invite: 1 << 1 }).play('wizard', { type: 'join' });
  table.play('warrior', roll, 3, 4, 4);
  expect(table.asked('wizard')).toBe('flip');
  table.play('wizard', { type: 'flip', face: 3 });
  expect(table.heard('rolled-final')[0]).toEqual({ kind: 'rolled-final', seat: 0, value: 12 });
  expect(table.asked('wizard')).toBe('roll');
});

test('AND-14.6 a troll that rolls 3, 3, 5 counts 6', () => {
  const table = scene({ heroes: { warrior: { at: 20 }, dwarf: { at: 7 } }, creatures: [['troll', 20]], turn: 'warrior' });
  table.play('warrior', { type: 'fight', field: 20, invite: 0 }).play('warrior', roll, 1, 1, 1, 3, 3, 5);
  expect(table.heard('creature-rolled')[0]).toEqual({ kind: 'creature-rolled', creature: 'troll', dice: [3, 3, 5], value: 20 });
});

test('AND-15.3 dwarf, wizard and archer beat a skral, 29 against 16, and share the reward', () => {
  const table = scene({
    heroes: {
      dwarf: { at: 19, strength: 3, willpower: 14, has: ['brew'] },
      archer: { at: 3, strength: 2, willpower: 6 },
      wizard: { at: 19, strength: 2, has: ['herb-3'] },
    },
    creatures: [['skral', 19]],
    turn: 'dwarf',
  });
  table.play('dwarf', { type: 'fight', field: 19, invite: 0b110 });
  table.play('wizard', { type: 'join' }).play('archer', { type: 'join' });
  expect(['dwarf', 'archer', 'wizard'].map((kind) => table.of(kind as 'dwarf').hour)).toEqual([1, 1, 1]);
  table.play('dwarf', roll, 5, 2, 1).play('wizard', decline).play('dwarf', { type: 'brew' });
  // clockwise the archer would come next; whatever the order at the table, the values are those of the booklet
  table.play('archer', rollOne, 6).play('archer', rollOne, 1).play('archer', rollOne, 2);
  table.play('wizard', { type: 'flip', face: 2 });
  table.play('wizard', roll, 4).play('wizard', { type: 'herb', item: HERB_3, use: 'fight' }, 5, 5);
  expect(table.heard('clash')).toEqual([{ kind: 'clash', ours: 29, theirs: 16 }]);
  expect(table.asked('dwarf')).toBe('pool');
  table.play('dwarf', { type: 'share', point: 'gold' }).play('archer', { type: 'share', point: 'willpower' }).play('wizard', decline);
  table.play('dwarf', { type: 'share', point: 'gold' }).play('archer', { type: 'share', point: 'willpower' });
  expect([table.of('dwarf').gold, table.of('archer').willpower, table.of('wizard').willpower]).toEqual([2, 8, 7]);
  expect(table.of('dwarf').count('brew-half')).toBe(1);
  expect(table.of('wizard').count('herb-3')).toBe(0);
  expect(table.fieldsOf('skral')).toEqual([]);
  expect(table.legend.calls).toContain('narrator 1');
});

test('AND-15.1 the archer invites from the side the dwarf who stands with the gor', () => {
  const table = scene({ heroes: { dwarf: { at: 20 }, archer: { at: 4 } }, creatures: [['gor', 20]], turn: 'archer' });
  table.play('archer', { type: 'fight', field: 20, invite: 1 });
  expect(table.asked('dwarf')).toBe('invitation');
});

test('AND-15.1 the archer invites a warrior with a bow on another side; their fields need not touch', () => {
  const table = scene({ heroes: { warrior: { at: 22, has: ['bow'] }, archer: { at: 4 } }, creatures: [['gor', 20]], turn: 'archer' });
  expect(table.may('archer', { type: 'fight', field: 20, invite: 1 })).toBe(true);
  const without = scene({ heroes: { warrior: { at: 22 }, archer: { at: 4 } }, creatures: [['gor', 20]], turn: 'archer' });
  expect(without.refused('archer', { type: 'fight', field: 20, invite: 1 })).toEqual({ code: 'cannot-invite', rule: 'AND-15.2' });
});

test('AND-12.6 gors move 16 to 13, 22 to 19, and 23 past the occupied 19 to 3', () => {
  const table = scene({ heroes: { dwarf: { at: 7, inBox: true }, archer: { at: 4 } }, turn: 'archer' });
  for (const field of [23, 16, 22, 24]) placeCreature(table.table, 0, field);
  table.play('archer', { type: 'end-day' });
  const moved = table.heard('creature-moved').map(({ from, to }) => `${from}>${to}`);
  expect(moved).toEqual(['16>13', '22>19', '23>3', '24>21']);
});

test('AND-10.2 three fields on foot, one side of a half-full wineskin: two hours; then the full one is given away', () => {
  const table = scene({
    heroes: { warrior: { at: 14, has: ['wineskin', 'wineskin-half'] }, wizard: { at: 19, gold: 1 } },
    turn: 'warrior',
  });
  table.play('warrior', { type: 'drink' });
  for (const to of [10, 3, 19]) table.play('warrior', { type: 'step', to, farmers: 0 });
  table.play('warrior', { type: 'stop' });
  expect(table.of('warrior')).toMatchObject({ field: 19, hour: 2 });
  expect([table.of('warrior').count('wineskin-half'), table.of('warrior').count('wineskin')]).toEqual([0, 1]);
  expect(table.asked('wizard')).toBe('turn');
  table.play('warrior', { type: 'give', to: 1, item: 0, count: 1 }).play('wizard', { type: 'give', to: 0, item: GOLD, count: 1 });
  expect([table.of('wizard').count('wineskin'), table.of('warrior').gold]).toEqual([1, 1]);
});

test('AND-10.10 the wizard buys a falcon, later lets it fetch a gold out of turn and buys again', () => {
  const table = scene({
    heroes: { archer: { at: 13, gold: 1 }, wizard: { at: 18, gold: 3 } },
    turn: 'archer',
    script: {
      goods: [
        { item: STRENGTH, price: 2 },
        { item: FALCON, price: 2 },
      ],
    },
  });
  table.play('wizard', { type: 'buy', item: FALCON, gem: NONE });
  expect(table.refused('wizard', { type: 'buy', item: STRENGTH, gem: NONE })).toEqual({
    code: 'no-gold',
    rule: 'AND-8.2',
    params: { price: 2, gold: 1 },
  });
  table.play('wizard', { type: 'exchange', with: 0, falcon: true });
  table.play('archer', { type: 'lay', item: GOLD, count: 1 }).play('archer', { type: 'agree' }).play('wizard', { type: 'agree' });
  table.play('wizard', { type: 'buy', item: STRENGTH, gem: NONE });
  expect(table.of('wizard')).toMatchObject({ gold: 0, strength: 2 });
  expect(table.of('wizard').count('falcon-spent')).toBe(1);
  expect(table.asked('archer')).toBe('turn');
});

test('AND-14.10 a beaten creature is off the board, on field 80 only while the narrator moves', () => {
  const table = scene({ heroes: { warrior: { at: 20, strength: 14 }, dwarf: { at: 7 } }, creatures: [['gor', 20]], turn: 'warrior' });
  table.play('warrior', { type: 'fight', field: 20, invite: 0 }).play('warrior', roll, 1, 1, 1, 1, 2);
  table.play('warrior', { type: 'share', point: 'gold' }).play('warrior', { type: 'share', point: 'gold' });
  expect(table.fieldsOf('gor')).toEqual([]);
  expect(table.state.creatures).not.toContain(BEATEN);
  expect(table.legend.calls.filter((call) => /defeated|narrator/.test(call))).toEqual([
    'defeated 20 2 before-reward',
    'defeated 20 2 before-narrator',
    'narrator 1',
    'defeated 20 2 after-narrator',
  ]);
});
