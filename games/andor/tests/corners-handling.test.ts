import { describe, expect, test } from 'vitest';
import { BOW, BREW, FALCON_SPENT, GEM_2, GEM_4, GEM_6, HELM, type ItemName, NONE, POISON, SHIELD, STRENGTH } from '../pieces.ts';
import { moveCreature, removeCreature } from '../rules/creatures.ts';
import type { Action } from '../state.ts';
import { type Position, scene } from './table.ts';

/*
 * The edges of single rules: one thing too many, one too few, the last hour, the other hero: creatures, buying, handing over.
 */

const two = (dwarf: object, rest: Partial<Position> = {}) =>
  scene({ heroes: { dwarf: { at: 7, ...dwarf }, archer: { at: 4 } }, turn: 'dwarf', ...rest });
const types = (actions: readonly Action[]) => actions.map(({ type }) => type);

describe('creatures at the edges', () => {
  test('AND-12.9 what is off the board does not move, and nothing is told of it', () => {
    const table = two({}, { creatures: [['gor', 20]] });
    removeCreature(table.table, 0);
    table.told.length = 0;
    moveCreature(table.table, 0);
    expect([table.told, table.fieldsOf('gor')]).toEqual([[], []]);
  });

  test('AND-21.8 who comes out of the castle comes first: its number is the smallest', () => {
    const table = scene({
      heroes: { dwarf: { at: 57, inBox: true }, archer: { at: 57 } },
      creatures: [
        ['gor', 12],
        ['gor', 0],
      ],
      lying: [['gem-2', 11]],
      script: { lures: true },
      turn: 'archer',
    });
    table.play('archer', { type: 'end-day' });
    // the one from the castle takes the gem; the other finds 11 occupied and goes on past it
    expect(table.heard('creature-moved')).toEqual([{ kind: 'creature-moved', creature: 'gor', from: 0, to: 11 }]);
    expect(table.fieldsOf('gor')).toEqual([11, 90]);
  });

  test('AND-21.2 rubble that fell on a creature’s field is cleared as rubble', () => {
    const table = two({ at: 14, strength: 9 }, { creatures: [['troll', 10]], set: { rubble: [10 * 16 + 5] } });
    table.play('dwarf', { type: 'clear', field: 10, invite: 0 }).play('dwarf', { type: 'roll', how: 'all' }, 1, 1);
    expect([table.state.rubble, table.fieldsOf('troll'), table.asked('archer')]).toEqual([[], [10], 'turn']);
  });
});

describe('buying', () => {
  const brewed = { goods: [STRENGTH, HELM, BREW].map((item, i) => ({ item, price: i + 3 })) };
  const bought = (hero: object, item: number, gem: number) => {
    const table = two({ at: 18, ...hero }, { script: brewed });
    return table.play('dwarf', { type: 'buy', item, gem });
  };

  test('AND-21.6 AND-21.7 the gem goes back beside the board, gold makes up the price, change comes back', () => {
    const exact = bought({ gold: 4, has: ['gem-2'] }, STRENGTH, GEM_2);
    expect([exact.of('dwarf').gold, exact.of('dwarf').count('gem-2'), exact.state.stock[GEM_2]]).toEqual([3, 0, 5]);
    const change = bought({ gold: 1, has: ['gem-6'] }, HELM, GEM_6);
    expect([change.of('dwarf').gold, change.of('dwarf').count('helm'), change.state.stock[GEM_6]]).toEqual([3, 1, 1]);
    const even = bought({ gold: 1, has: ['gem-4'] }, HELM, GEM_4);
    expect([even.of('dwarf').gold, even.heard('points'), even.heard('bought')]).toEqual([
      1,
      [],
      [{ kind: 'bought', seat: 0, item: 'helm', price: 4, field: 18 }],
    ]);
  });

  test('AND-21.6 a gem that does not reach, even with all the gold, buys nothing', () => {
    const buys = (gold: number) =>
      two({ at: 18, gold, has: ['gem-2'] }, { script: brewed })
        .legal('dwarf')
        .flatMap((action) => (action.type === 'buy' ? [`${action.item} ${action.gem}`] : []));
    expect(buys(0)).toEqual([]);
    expect(buys(1)).toEqual([`${STRENGTH} ${GEM_2}`]);
    expect(buys(3)).toEqual([`${STRENGTH} -1`, `${STRENGTH} ${GEM_2}`, `${HELM} ${GEM_2}`, `${BREW} ${GEM_2}`]);
  });

  test('AND-2.1 the dwarf’s price in the mine is for strength alone', () => {
    const table = two({ at: 71, gold: 9 }, { script: brewed });
    table.play('dwarf', { type: 'buy', item: BREW, gem: NONE }).play('dwarf', { type: 'buy', item: STRENGTH, gem: NONE });
    expect(table.of('dwarf').gold).toBe(9 - 5 - 1);
  });
});

describe('handing over', () => {
  test('AND-5.1 who may hand over nothing more, or fights, is not offered it', () => {
    const table = scene({
      heroes: { dwarf: { at: 20, gold: 1 }, warrior: { at: 20, gold: 1 }, archer: { at: 57, gold: 1 } },
      creatures: [['gor', 20]],
      turn: 'dwarf',
    });
    table.state.handled[2] = 20;
    const asked = () => table.rules.asks(table.state).map(({ seat, what }) => `${seat} ${what}`);
    expect(asked()).toEqual(['0 turn', '1 free']);
    table.play('dwarf', { type: 'fight', field: 20, invite: 2 }).play('warrior', { type: 'join' });
    expect(asked()).toEqual(['0 roll', '2 free']); // an hour was spent: the archer may again
  });

  test('AND-9.5 it takes one of the two to have something', () => {
    const table = scene({ heroes: { dwarf: { at: 18 }, archer: { at: 18, has: ['poison'] } }, turn: 'dwarf' });
    const offered = (kind: 'dwarf' | 'archer') => table.legal(kind).filter(({ type }) => type === 'exchange');
    expect(offered('dwarf')).toEqual([{ type: 'exchange', with: 1, falcon: false }]);
    expect(offered('archer')).toEqual([{ type: 'exchange', with: 0, falcon: false }]);
    table.play('dwarf', { type: 'exchange', with: 1, falcon: false });
    expect(types(table.legal('dwarf'))).toEqual(['cancel']);
    table.play('archer', { type: 'lay', item: POISON, count: 1 });
    expect(types(table.legal('archer'))).toEqual(['agree', 'cancel']); // nothing is left to lay
  });

  test('AND-10.10 the falcon flies to others, not to its owner', () => {
    const table = scene({
      heroes: { dwarf: { at: 7, gold: 1, has: ['falcon'] }, warrior: { at: 57 }, archer: { at: 57, inBox: true } },
      turn: 'dwarf',
    });
    expect(table.legal('dwarf').filter(({ type }) => type === 'exchange')).toEqual([{ type: 'exchange', with: 1, falcon: true }]);
  });

  test('AND-9.6 every space counts: three small ones with poison among them, one large one, spent falcons too', () => {
    const may = (dwarf: readonly ItemName[], archer: readonly ItemName[], lays: readonly number[]) => {
      const table = scene({ heroes: { dwarf: { at: 18, has: dwarf }, archer: { at: 18, has: archer } }, turn: 'dwarf' });
      table.play('dwarf', { type: 'exchange', with: 1, falcon: false });
      for (const item of lays) table.play('dwarf', { type: 'lay', item, count: 1 });
      return table.may('dwarf', { type: 'agree' });
    };
    expect(may(['poison'], ['wineskin', 'telescope'], [POISON])).toBe(true);
    expect(may(['poison'], ['wineskin', 'telescope', 'brew'], [POISON])).toBe(false);
    expect(may(['wineskin'], ['wineskin', 'telescope', 'poison'], [0])).toBe(false);
    expect(may(['falcon-spent'], [], [FALCON_SPENT])).toBe(true);
    expect(may(['falcon-spent'], ['bow'], [FALCON_SPENT])).toBe(false);
    expect(may(['bow'], ['falcon-spent'], [BOW])).toBe(false);
    expect(may(['shield'], ['helm'], [SHIELD])).toBe(true);
    expect(may(['helm'], ['helm'], [HELM])).toBe(false);
    expect(may(['helm', 'bow'], ['wineskin', 'telescope', 'poison'], [HELM, BOW])).toBe(true);
  });
});
