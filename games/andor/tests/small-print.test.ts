import { describe, expect, test } from 'vitest';
import { MOST_HANDLING } from '../components/index.ts';
import { BOW, GOLD, HELM, HERB_3, NONE } from '../pieces.ts';
import { removeCreature } from '../rules/creatures.ts';
import { gainGold, knockOut, loseGold, toBox } from '../rules/points.ts';
import { scene } from './table.ts';
import { stage } from './stage.ts';

describe('the small print', () => {
  test('AND-14.13 a knock-out is told step by step: down to 0, a strength point gone, 3 again', () => {
    const table = scene({ heroes: { dwarf: { at: 7, willpower: 5, strength: 4 }, archer: { at: 8 } } });
    knockOut(table.table, 0, 'fight');
    expect(table.told).toEqual([
      { kind: 'points', seat: 0, what: 'willpower', by: -5, now: 0, cause: 'fight' },
      { kind: 'knocked-out', seat: 0 },
      { kind: 'points', seat: 0, what: 'strength', by: -1, now: 3, cause: 'zero' },
      { kind: 'points', seat: 0, what: 'willpower', by: 3, now: 3, cause: 'zero' },
    ]);
  });

  test('AND-8.7 nobody loses gold he does not have, and gold that is not there is not gained', () => {
    const table = scene({ heroes: { dwarf: { at: 7, gold: 2 }, archer: { at: 8 } } });
    const beside = table.state.stock[GOLD] as number;
    loseGold(table.table, 0, 5, 'card');
    expect([table.of('dwarf').gold, table.state.stock[GOLD]]).toEqual([0, beside + 2]);
    table.state.stock[GOLD] = 1;
    expect(gainGold(table.table, 0, 4, 'card')).toBe(1);
    expect([table.of('dwarf').gold, table.state.stock[GOLD]]).toEqual([1, 0]);
  });

  test('AND-3.6 a marker that lies in the sunrise box stays as it lies', () => {
    const table = scene({ heroes: { dwarf: { at: 7, inBox: true }, archer: { at: 8 } }, turn: 'archer' });
    toBox(table.table, 0);
    expect([table.state.rooster, table.told.length]).toEqual([NONE, 0]);
    toBox(table.table, 1);
    expect([table.state.rooster, table.heard('day-ended')]).toEqual([1, [{ kind: 'day-ended', seat: 1, rooster: true }]]);
  });

  test('AND-10.5 a bow that a legend has put out of use reaches nobody next door', () => {
    const shooter = (off: readonly number[]) =>
      scene({
        heroes: { dwarf: { at: 7, has: ['bow'] }, wizard: { at: 57 } },
        creatures: [['gor', 8]],
        turn: 'dwarf',
        script: { off },
      });
    const attack = { type: 'fight', field: 8, invite: 0 } as const;
    expect(shooter([]).may('dwarf', attack)).toBe(true);
    expect(shooter([BOW]).refused('dwarf', attack)).toEqual({ code: 'out-of-reach', rule: 'AND-14.1', params: { field: 8 } });
  });

  test('AND-23.1 who has handled enough invites nobody any more', () => {
    const table = scene({ heroes: { dwarf: { at: 20 }, warrior: { at: 20 } }, creatures: [['gor', 20]], turn: 'dwarf' });
    const invites = () => table.legal('dwarf').flatMap((action) => (action.type === 'fight' ? [action.invite] : []));
    table.state.handled[0] = MOST_HANDLING - 1;
    expect(invites()).toEqual([2, 0]);
    table.state.handled[0] = MOST_HANDLING;
    expect(invites()).toEqual([0]);
  });

  test('AND-21.2 rubble on one field is attacked as one, however many tokens lie there', () => {
    const table = scene({ heroes: { dwarf: { at: 18 }, warrior: { at: 57 } }, turn: 'dwarf', set: { rubble: [14 * 16 + 5, 14 * 16 + 7] } });
    expect(table.legal('dwarf').filter(({ type }) => type === 'clear')).toEqual([{ type: 'clear', field: 14, invite: 0 }]);
  });

  test('AND-20.1 an ally helps against a creature, not against rubble', () => {
    const table = scene({
      heroes: { dwarf: { at: 18, willpower: 4 }, warrior: { at: 57 } },
      turn: 'dwarf',
      set: { rubble: [14 * 16 + 5], figures: [14, NONE, NONE, NONE] },
    });
    table.play('dwarf', { type: 'clear', field: 14, invite: 0 }).play('dwarf', { type: 'roll', how: 'all' }, 3);
    expect(table.heard('rubble-cleared')).toEqual([{ kind: 'rubble-cleared', field: 14, values: [] }]);
  });

  test('AND-10.7 a helm that a legend has put out of use adds nothing up', () => {
    const fought = (off: readonly number[]) =>
      scene({
        heroes: { warrior: { at: 20, has: ['helm'] }, archer: { at: 57 } },
        creatures: [['gor', 20]],
        turn: 'warrior',
        script: { off },
      })
        .play('warrior', { type: 'fight', field: 20, invite: 0 })
        .play('warrior', { type: 'roll', how: 'all' }, 3, 3, 1, 1, 2)
        .heard('rolled-final')[0]?.value;
    expect([fought([]), fought([HELM])]).toEqual([6, 3]);
  });

  test('AND-11.4 a herb counts for the roll it was eaten for, AND-2.5 the wizard turns a die in every round', () => {
    const table = scene({
      heroes: { warrior: { at: 20, strength: 5, willpower: 4, has: ['herb-3'] }, wizard: { at: 20 } },
      creatures: [['troll', 20]],
      turn: 'warrior',
    });
    table.play('warrior', { type: 'fight', field: 20, invite: 2 }).play('wizard', { type: 'join' });
    table.play('warrior', { type: 'roll', how: 'all' }, 1, 2).play('wizard', { type: 'flip', face: 1 });
    table.play('warrior', { type: 'herb', item: HERB_3, use: 'fight' });
    table.play('wizard', { type: 'roll', how: 'all' }, 4, 6, 5, 4);
    expect(table.heard('rolled-final').map(({ value }) => value)).toEqual([9, 4]);
    table.play('warrior', { type: 'stay' }).play('wizard', { type: 'stay' });
    table.play('warrior', { type: 'roll', how: 'all' }, 1, 1);
    expect(table.asked('wizard')).toBe('flip');
  });

  test('AND-20.1 the witch fights for nobody', () => {
    const table = scene({
      heroes: { dwarf: { at: 20, willpower: 4 }, archer: { at: 57 } },
      creatures: [['gor', 20]],
      turn: 'dwarf',
      set: { figures: [NONE, NONE, 20, NONE] },
    });
    table.play('dwarf', { type: 'fight', field: 20, invite: 0 }).play('dwarf', { type: 'roll', how: 'all' }, 3, 1, 2);
    expect(table.heard('clash')).toEqual([{ kind: 'clash', ours: 4, theirs: 4 }]);
  });

  test('AND-14.8 only fighters are asked for their shields', () => {
    const table = scene({
      heroes: { dwarf: { at: 20, willpower: 4, has: ['shield'] }, archer: { at: 57, has: ['shield'] } },
      creatures: [['gor', 20]],
      turn: 'dwarf',
    });
    table.play('dwarf', { type: 'fight', field: 20, invite: 0 }).play('dwarf', { type: 'roll', how: 'all' }, 1, 5, 6);
    expect([table.asked('dwarf'), table.asked('archer'), table.state.fight.loss]).toEqual(['shield', '', 6]);
    table.play('dwarf', { type: 'shield' });
    expect([table.asked('dwarf'), table.state.fight.loss, table.state.fight.shielded]).toEqual(['stay', 0, 0]);
  });

  test('AND-14.14 a creature that a card takes away in the middle is fought no more', () => {
    const begun = () => {
      const table = scene({ heroes: { dwarf: { at: 20, willpower: 4 }, archer: { at: 57 } }, creatures: [['gor', 20]], turn: 'dwarf' });
      return table.play('dwarf', { type: 'fight', field: 20, invite: 0 });
    };
    const rolling = begun();
    removeCreature(rolling.table, 0);
    rolling.play('dwarf', { type: 'roll', how: 'all' }, 3);
    expect([rolling.heard('clash'), rolling.asked('archer'), rolling.of('dwarf').hour]).toEqual([[], 'turn', 1]);
    const staying = begun().play('dwarf', { type: 'roll', how: 'all' }, 3, 1, 2);
    expect(staying.asked('dwarf')).toBe('stay');
    removeCreature(staying.table, 0);
    staying.play('dwarf', { type: 'stay' });
    expect([staying.heard('round').length, staying.asked('archer'), staying.of('dwarf').hour]).toEqual([1, 'turn', 1]);
  });

  test('AND-14.10 the beaten creature is off its field before the narrator goes on', () => {
    const table = stage({ win: { not: { is: 'creatures', creature: { kind: ['gor'] }, atLeast: 1 } } });
    Object.assign(table.state.legend, { narrator: 12, furthest: 12 });
    expect(table.beatGor('dwarf').state.over).toBe(1);
  });

  test('AND-12.9 passes a legend adds come in the order of kinds', () => {
    const table = stage({
      do: [
        { do: 'place.creature', creature: 'skral', fields: [26] },
        { do: 'place.creature', creature: 'gor', fields: [34] },
        { do: 'mod.move', creature: 'skral', extra: 1, span: 'legend' },
        { do: 'mod.move', creature: 'gor', extra: 1, span: 'legend' },
      ],
    }).sleep();
    expect(table.heard('creature-moved').map(({ creature }) => creature)).toEqual(['gor', 'skral', 'gor', 'skral']);
  });
});
