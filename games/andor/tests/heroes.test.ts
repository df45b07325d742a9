import { describe, expect, test } from 'vitest';
import { diceOf } from '../components/index.ts';
import { ARCHER, BOW, HELM, heroNames, ranks, SHIELD, STRENGTH, WINESKIN } from '../pieces.ts';
import { fits } from '../rules/items.ts';
import { gainStrength, gainWillpower, loseStrength, loseWillpower } from '../rules/points.ts';
import { meta } from '../meta.ts';
import { defaults, scene } from './table.ts';

const pair = { dwarf: { at: 7 }, warrior: { at: 14 } } as const;

describe('the heroes', () => {
  test('AND-1.1 every hero has two names', () => {
    expect(heroNames.map((names) => names.length)).toEqual([2, 2, 2, 2]);
    expect(new Set(heroNames.flat()).size).toBe(8);
  });

  test('AND-1.2 the table chooses two to four heroes, and as many as there are seats', () => {
    const heroes = meta.options.find((option) => option.key === 'heroes');
    expect(heroes?.kind === 'choice' ? heroes.values.length : 0).toBe(1 + 6 + 4 + 1);
    expect(meta.check({ ...defaults, heroes: 'dwarf,archer' }, 2)).toBeUndefined();
    expect(meta.check({ ...defaults, heroes: 'dwarf,archer' }, 3)).toMatchObject({ code: 'wrong-heroes', rule: 'AND-1.2' });
    expect(meta.severalSeats).toBe(true);
    expect(scene({ heroes: { wizard: { at: 7 }, dwarf: { at: 7 } } }).state.heroes).toEqual([0, 3]);
  });

  test('AND-1.2 turns pass clockwise; any number of heroes may stand on one field', () => {
    const table = scene({ heroes: { dwarf: { at: 7 }, warrior: { at: 7 }, wizard: { at: 7 } }, turn: 'warrior' });
    table.play('warrior', { type: 'pass' });
    expect(table.asked('wizard')).toBe('turn');
    table.play('wizard', { type: 'pass' });
    expect(table.asked('dwarf')).toBe('turn');
  });

  test('AND-1.3 ranks: dwarf 7, warrior 14, archer 25, wizard 34; seats go by rank', () => {
    expect(ranks).toEqual([7, 14, 25, 34]);
  });

  test('AND-1.4 a hero begins with 1 strength and 7 willpower', () => {
    expect(scene({ heroes: pair }).of('dwarf')).toMatchObject({ strength: 1, willpower: 7 });
  });

  test('AND-1.5 strength stays between 1 and 14', () => {
    const table = scene({ heroes: pair });
    gainStrength(table.table, 0, 20, 'card');
    expect(table.of('dwarf').strength).toBe(14);
    loseStrength(table.table, 0, 20, 'card');
    expect(table.of('dwarf').strength).toBe(1);
  });

  test('AND-1.6 willpower never rises above 20', () => {
    const table = scene({ heroes: pair });
    gainWillpower(table.table, 0, 50, 'card');
    expect(table.of('dwarf').willpower).toBe(20);
    loseWillpower(table.table, 0, 19, 'card');
    expect(table.of('dwarf').willpower).toBe(1);
  });

  test('AND-1.7 dice by willpower in three rows', () => {
    const rows = [0, 1, 2, 3].map((hero) => [0, 6, 7, 13, 14, 20].map((willpower) => diceOf(hero, willpower)).join(''));
    expect(rows).toEqual(['112233', '223344', '334455', '111111']);
  });

  test('AND-1.8 one large item, one helm, three small ones', () => {
    const table = scene({ heroes: { dwarf: { at: 7, has: ['wineskin', 'wineskin', 'telescope', 'bow', 'helm'] }, warrior: { at: 7 } } });
    expect([WINESKIN, SHIELD, BOW, HELM].map((item) => fits(table.state, 0, item))).toEqual([false, false, false, false]);
    expect([WINESKIN, SHIELD, BOW, HELM].map((item) => fits(table.state, 1, item))).toEqual([true, true, true, true]);
    expect(fits(table.state, 0, 21)).toBe(true); // gold needs no space
  });
});

describe('special abilities', () => {
  test('AND-2.1 the dwarf buys strength in the mine for 1 gold', () => {
    const table = scene({ heroes: { dwarf: { at: 71, gold: 1 }, warrior: { at: 71, gold: 1 } }, turn: 'warrior' });
    table.play('dwarf', { type: 'buy', item: STRENGTH, gem: -1 });
    expect(table.of('dwarf')).toMatchObject({ strength: 2, gold: 0 });
    expect(table.refused('warrior', { type: 'buy', item: STRENGTH, gem: -1 })).toMatchObject({ code: 'no-gold', rule: 'AND-8.2' });
  });

  test('AND-2.1 elsewhere he pays like everybody', () => {
    const table = scene({ heroes: { dwarf: { at: 18, gold: 1 }, warrior: { at: 71 } } });
    expect(table.may('dwarf', { type: 'buy', item: STRENGTH, gem: -1 })).toBe(false);
  });

  test('AND-2.2 the warrior gains 5 from a well', () => {
    const table = scene({ heroes: { dwarf: { at: 5 }, warrior: { at: 35 } }, set: { wells: [11, 71] } });
    table.play('dwarf', { type: 'well' }).play('warrior', { type: 'well' });
    expect([table.of('dwarf').willpower, table.of('warrior').willpower]).toEqual([10, 12]);
  });

  test('AND-2.3 the archer attacks a creature on an adjacent field', () => {
    const table = scene({ heroes: { dwarf: { at: 4 }, archer: { at: 4 } }, creatures: [['gor', 20]], turn: 'archer' });
    expect(table.may('archer', { type: 'fight', field: 20, invite: 0 })).toBe(true);
    table.play('archer', { type: 'pass' });
    expect(table.refused('dwarf', { type: 'fight', field: 20, invite: 0 })).toMatchObject({ code: 'out-of-reach', rule: 'AND-14.1' });
  });

  test('AND-2.4 the archer rolls one die after another, also beside the creature, and the last one counts', () => {
    const table = scene({ heroes: { dwarf: { at: 4 }, archer: { at: 20 } }, creatures: [['gor', 20]], turn: 'archer' });
    table.play('archer', { type: 'fight', field: 20, invite: 0 });
    expect(table.legal('archer').filter((action) => action.type === 'roll')).toEqual([{ type: 'roll', how: 'one' }]);
    table.play('archer', { type: 'roll', how: 'one' }, 6);
    expect(table.asked('archer')).toBe('again');
    table.play('archer', { type: 'roll', how: 'one' }, 2).play('archer', { type: 'keep' }, 1, 2);
    expect(table.heard('rolled-final')[0]?.value).toBe(2);
  });

  test('AND-2.4 with four dice the fourth roll is the last', () => {
    const table = scene({ heroes: { dwarf: { at: 4 }, archer: { at: 20 } }, creatures: [['gor', 20]], turn: 'archer' });
    expect(diceOf(ARCHER, 7)).toBe(4);
    table.play('archer', { type: 'fight', field: 20, invite: 0 });
    for (const die of [1, 2, 3]) table.play('archer', { type: 'roll', how: 'one' }, die);
    table.play('archer', { type: 'roll', how: 'one' }, 4, 1, 2);
    expect(table.heard('clash')[0]?.ours).toBe(5);
  });

  test('AND-2.5 the wizard turns one die in a round, straight after the roll, of anybody who fights with him', () => {
    const table = scene({ heroes: { warrior: { at: 20 }, wizard: { at: 20 } }, creatures: [['gor', 20]], turn: 'warrior' });
    table.play('warrior', { type: 'fight', field: 20, invite: 2 }).play('wizard', { type: 'join' });
    table.play('warrior', { type: 'roll', how: 'all' }, 1, 2, 2);
    expect(table.asked('wizard')).toBe('flip');
    table.play('wizard', { type: 'flip', face: 1 });
    table.play('wizard', { type: 'roll', how: 'all' }, 2, 1, 1);
    // his own roll came after: he was not asked again
    expect(table.heard('clash')[0]?.ours).toBe(2 + 6 + 2);
    expect(table.heard('flipped')).toEqual([{ kind: 'flipped', seat: 1, of: 0, from: 1, to: 6 }]);
  });

  test('AND-2.5 he is asked in every round again, and for his own die', () => {
    const table = scene({ heroes: { warrior: { at: 7 }, wizard: { at: 20, strength: 4 } }, creatures: [['troll', 20]], turn: 'wizard' });
    table.play('wizard', { type: 'fight', field: 20, invite: 0 });
    table.play('wizard', { type: 'roll', how: 'all' }, 1).play('wizard', { type: 'flip', face: 1 }, 1, 2, 3);
    expect(table.heard('clash')[0]).toEqual({ kind: 'clash', ours: 10, theirs: 17 });
  });

  test('AND-2.6 opposite faces: 7 on a hero die; 6 and 10, 8 and 12 on a black one', () => {
    const table = scene({
      heroes: { warrior: { at: 20, has: ['rune-blue', 'rune-yellow', 'rune-green'] }, wizard: { at: 20 } },
      creatures: [['gor', 20]],
      turn: 'warrior',
    });
    table.play('warrior', { type: 'fight', field: 20, invite: 2 }).play('wizard', { type: 'join' });
    table.play('warrior', { type: 'roll', how: 'black' }, 3); // the third face is an 8
    table.play('wizard', { type: 'flip', face: 8 });
    expect(table.heard('flipped')[0]).toMatchObject({ from: 8, to: 12 });
  });
});
