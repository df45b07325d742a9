import { describe, expect, test } from 'vitest';
import { GOR, HERB_3, NONE, SKRAL, TROLL } from '../pieces.ts';
import { attach, moveCreature, pin, placeCreature, removeCreature, rewardOf, strengthOf, willpowerOf } from '../rules/creatures.ts';
import { lose, win } from '../rules/ending.ts';
import { question } from '../rules/flow.ts';
import type { Playing } from '../engine-port.ts';
import { C_CARRIES, C_NAME, C_PINNED, C_TOWER, CREATURE } from '../state.ts';
import { type Position, scene } from './table.ts';
import { nobody } from './unheard.ts';

/*
 * Creatures one by one: how they are placed, what they are and carry, where gems lead them; told and untold.
 */

const plain = (rest: Partial<Position> = {}) => scene({ heroes: { dwarf: { at: 7 }, archer: { at: 4 } }, turn: 'dwarf', ...rest });

/** Does it heard and unheard: the same must come of it. */
function done(act: (t: Playing) => void, rest: Partial<Position> = {}) {
  const [heard, unheard] = [plain(rest), plain(rest)];
  act(heard.table);
  act({ ...unheard.table, tell: nobody });
  expect(unheard.state).toEqual(heard.state);
  return heard;
}

describe('placing', () => {
  test('AND-12.10 where a creature was wanted and where it came to stand is told; so is one that found no place', () => {
    const table = done((t) => {
      for (const field of [20, 20]) placeCreature(t, GOR, field);
      expect(placeCreature(t, TROLL, 21)).toBe(2);
      t.state.cuts.push(4 * 128 + 21); // the way on from 21 is closed
      expect(placeCreature(t, GOR, 21)).toBe(NONE);
    });
    expect(table.told).toEqual([
      { kind: 'creature-placed', creature: 'gor', wanted: 20, field: 20 },
      { kind: 'creature-placed', creature: 'gor', wanted: 20, field: 3 },
      { kind: 'creature-placed', creature: 'troll', wanted: 21, field: 21 },
      { kind: 'creature-skipped', creature: 'gor', wanted: 21 },
    ]);
    expect(table.legend.calls).toEqual(['creature 20', 'creature 3', 'creature 21']);
  });

  test('AND-12.13 a creature of its own: values, name, tower; without them those of its kind', () => {
    const table = done((t) => {
      placeCreature(t, SKRAL, 20);
      placeCreature(t, SKRAL, 20, { strength: 30, willpower: 9, name: 4, tower: true });
      placeCreature(t, SKRAL, 21, { pinned: true });
      placeCreature(t, SKRAL, 30, { tower: true, name: 6 }); // nobody stood there
      removeCreature(t, 2);
      expect(t.state.creatures[2 * CREATURE + C_NAME]).toBe(NONE);
      placeCreature(t, SKRAL, 22, {});
    });
    const values = (creature: number) => [
      strengthOf(table.table, table.state, creature),
      willpowerOf(table.table, table.state, creature),
      ...[C_PINNED, C_NAME, C_TOWER].map((part) => table.state.creatures[creature * CREATURE + part]),
    ];
    // the first skral made room for the one in the tower, which took its place in the list
    expect([0, 1, 2].map(values)).toEqual([
      [30, 9, 1, 4, 1],
      [6, 6, 1, NONE, 0],
      [6, 6, 0, NONE, 0],
    ]);
    expect([rewardOf(table.table, table.state, 0), table.fieldsOf('skral')]).toEqual([4, [20, 21, 22]]);
    expect(table.heard('creature-removed')).toEqual([20, 30].map((field) => ({ kind: 'creature-removed', creature: 'skral', field })));
    for (const creature of [0, 1, 2]) moveCreature(table.table, creature);
    expect(table.fieldsOf('skral')).toEqual([19, 20, 21]);
    expect(table.heard('creature-stays')).toEqual([
      { kind: 'creature-stays', creature: 'skral', field: 20 },
      { kind: 'creature-stays', creature: 'skral', field: 21 },
    ]);
  });

  test('AND-12.14 what the second creature carries is its own, moves along and stays where it leaves the board', () => {
    const table = done((t) => {
      placeCreature(t, GOR, 30);
      placeCreature(t, GOR, 34, { carries: HERB_3 });
      placeCreature(t, GOR, 25, { carries: NONE });
      moveCreature(t, 1);
      expect(t.state.lying).toEqual([]);
      removeCreature(t, 0);
      removeCreature(t, 1);
      removeCreature(t, 2);
    });
    expect(table.state.lying).toEqual([(23 * 32 + HERB_3) * 1024 + 1]);
    expect(table.heard('laid')).toEqual([{ kind: 'laid', what: 'herb-3', field: 23, count: 1 }]);
    expect([table.state.stock[HERB_3], table.fieldsOf('gor')]).toEqual([0, []]);
  });

  test('AND-12.13 pinned and let go, carrying from now on: the one that is meant', () => {
    const table = plain({
      creatures: [
        ['gor', 20],
        ['gor', 21],
      ],
    });
    pin(table.state, 1, true);
    attach(table.state, 1, HERB_3);
    for (const creature of [0, 1]) moveCreature(table.table, creature);
    expect(table.fieldsOf('gor')).toEqual([3, 21]);
    pin(table.state, 1, false);
    moveCreature(table.table, 1);
    expect(table.fieldsOf('gor')).toEqual([3, 4]);
    expect([0, 1].map((creature) => table.state.creatures[creature * CREATURE + C_CARRIES])).toEqual([NONE, HERB_3]);
  });

  test('AND-12.15 figures are counted by kind; a place that became free is used again', () => {
    const table = plain();
    expect(placeCreature(table.table, 2, 30)).toBe(0);
    expect(placeCreature(table.table, GOR, 31)).toBe(1);
    expect(placeCreature(table.table, 2, 32)).toBe(2);
    expect(placeCreature(table.table, 2, 33)).toBe(NONE);
    removeCreature(table.table, 1);
    expect(placeCreature(table.table, SKRAL, 33)).toBe(1);
    expect([table.fieldsOf('wardrak'), table.fieldsOf('gor'), table.fieldsOf('skral')]).toEqual([[30, 32], [], [33]]);
  });
});

describe('gems that lure', () => {
  const lured = (lying: Position['lying'], rest: Partial<Position> = {}) =>
    plain({ creatures: [['gor', 20]], lying: lying ?? [], script: { lures: true }, ...rest });

  test('AND-21.8 all gems of the field it goes to are gone, and this is told', () => {
    const table = done((t) => moveCreature(t, 0), {
      creatures: [['gor', 20]],
      lying: [
        ['gem-2', 19, 2],
        ['gem-4', 19],
        ['gold', 19],
      ],
      script: { lures: true },
    });
    expect(table.heard('removed')).toEqual([
      { kind: 'removed', what: 'gem-2', field: 19, count: 2 },
      { kind: 'removed', what: 'gem-4', field: 19, count: 1 },
    ]);
    expect(table.state.lying).toHaveLength(1);
    expect(table.heard('creature-moved')).toEqual([{ kind: 'creature-moved', creature: 'gor', from: 20, to: 19 }]);
  });

  test('AND-21.8 not to an occupied field, not into rubble, not where a legend forbids it, not across a closed border', () => {
    const goes = (rest: Partial<Position>) => {
      const table = lured([['gem-6', 19]], rest);
      moveCreature(table.table, 0);
      return table.fieldsOf('gor')[0];
    };
    expect(goes({})).toBe(19);
    expect(
      goes({
        creatures: [
          ['gor', 20],
          ['troll', 19],
        ],
      }),
    ).toBe(3);
    expect(goes({ set: { rubble: [19 * 16 + 5] } })).toBe(3);
    expect(goes({ script: { lures: true, closed: [19] } })).toBe(3);
    expect(goes({ set: { cuts: [19 * 128 + 20] } })).toBe(3);
  });

  test('AND-12.13 a creature that never moves is not lured; AND-12.6 without a lure a gem on the way stays', () => {
    const pinned = lured([['gem-6', 19]]);
    pin(pinned.state, 0, true);
    moveCreature(pinned.table, 0);
    expect([pinned.fieldsOf('gor'), pinned.state.lying.length]).toEqual([[20], 1]);
    const plainly = lured([['gem-6', 3]], { script: {} });
    moveCreature(plainly.table, 0);
    expect([plainly.fieldsOf('gor'), plainly.state.lying.length]).toEqual([[3], 1]);
    // past an occupied field onto a gem that did not touch its own: nothing lured it, nothing is eaten
    const past = lured([['gem-6', 1]], {
      creatures: [
        ['gor', 20],
        ['troll', 3],
      ],
    });
    moveCreature(past.table, 0);
    expect([past.fieldsOf('gor'), past.state.lying.length]).toEqual([[1], 1]);
  });
});

test('AND-13.1 entering the castle is told once, with the shields that are left, and not as a move', () => {
  const table = done((t) => moveCreature(t, 0), { creatures: [['gor', 1]] });
  expect(table.told.slice(1)).toEqual([{ kind: 'creature-in-castle', creature: 'gor', from: 1, free: 2 }]);
  expect(table.legend.calls).toEqual(['creature 0']);
});

test('AND-19.1 what has ended has ended: nothing turns a defeat into a victory', () => {
  const table = done((t) => {
    lose(t, 'castle');
    win(t, 'goal');
  });
  expect(table.rules.result(table.state)).toEqual({ kind: 'together', reason: 'castle', won: false });
  expect(table.heard('ended').map(({ won, reason }) => [won, reason])).toEqual([[false, 'castle']]);
  expect([table.legal('dwarf'), table.rules.asks(table.state)]).toEqual([[], []]);
});

test('AND-17.6 a question with nothing to choose may always be declined', () => {
  const table = plain();
  question(table.table, 0, 'creature', [], false);
  expect(table.legal('dwarf')).toEqual([{ type: 'decline' }]);
  table.play('dwarf', { type: 'decline' });
  expect([table.state.answer, table.asked('dwarf')]).toEqual([NONE, 'turn']);
});

test('AND-6.5 what the fog brings is told, and as the fog’s doing', () => {
  const brought = (back: number) => {
    const table = plain({ set: { fog: [8 * 32 + back * 2] } });
    table.play('dwarf', { type: 'step', to: 8, farmers: 0 }).play('dwarf', { type: 'stop' });
    const [first, second] = table.told.slice(table.told.findIndex(({ kind }) => kind === 'fog-activated'));
    return [first, second && 'cause' in second ? second.cause : second?.kind];
  };
  const backs = ['event', 'strength', 'willpower-2', 'willpower-3', 'gold', 'gor', 'wineskin', 'brew'] as const;
  const causes = ['turn', 'fog', 'fog', 'fog', 'fog', 'creature-placed', 'fog', 'turn'];
  for (const [i, back] of backs.entries()) expect(brought(i)).toEqual([{ kind: 'fog-activated', seat: 0, field: 8, back }, causes[i]]);
});
