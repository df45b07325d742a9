import { describe, expect, test } from 'vitest';
import { creatures } from '../components/index.ts';
import { BEATEN, GEM_2, GEM_6, GOR, HERB_4, NONE, ON_SHIELD, SKRAL, TROLL, WARDRAK } from '../pieces.ts';
import { layFarmer } from '../rules/board.ts';
import {
  attach,
  beat,
  carriedBy,
  creatureAt,
  lineUp,
  moveCreature,
  nameOfCreature,
  pin,
  placeCreature,
  removeCreature,
} from '../rules/creatures.ts';
import { type Position, scene } from './table.ts';

const step = (to: number, farmers = 0) => ({ type: 'step', to, farmers }) as const;
/** Everybody sleeps but the archer, who ends his day: the sun rises. */
const night = (rest: Partial<Position> = {}) =>
  scene({ heroes: { dwarf: { at: 7, inBox: true }, archer: { at: 57 } }, turn: 'archer', ...rest });
const dawn = (table: ReturnType<typeof night>) => table.play('archer', { type: 'end-day' });

describe('the creatures', () => {
  test('AND-12.1 AND-12.2 AND-12.3 AND-12.4 strength, willpower, reward and number of each kind', () => {
    expect(creatures[GOR]).toMatchObject({ strength: 2, willpower: 4, reward: 2, count: 16 });
    expect(creatures[SKRAL]).toMatchObject({ strength: 6, willpower: 6, reward: 4, count: 5 });
    expect(creatures[WARDRAK]).toMatchObject({ strength: 10, willpower: 7, reward: 6, count: 2 });
    expect(creatures[TROLL]).toMatchObject({ strength: 14, willpower: 12, reward: 6, count: 5 });
  });

  test('AND-12.5 one creature to a field, AND-12.10 a new one goes on along the arrow', () => {
    const table = night({ creatures: [['gor', 20]] });
    placeCreature(table.table, SKRAL, 20);
    expect(table.fieldsOf('skral')).toEqual([3]);
    placeCreature(table.table, GOR, 20);
    expect(table.fieldsOf('gor')).toEqual([1, 20]);
  });

  test('AND-12.6 along the arrow at sunrise', () => {
    const table = dawn(
      night({
        creatures: [
          ['gor', 26],
          ['skral', 34],
        ],
      }),
    );
    expect([table.fieldsOf('gor'), table.fieldsOf('skral')]).toEqual([[25], [23]]);
  });

  test('AND-12.7 past several occupied fields', () => {
    const table = night({
      creatures: [
        ['troll', 19],
        ['troll', 3],
        ['gor', 22],
      ],
    });
    dawn(table);
    expect(table.heard('creature-moved')[0]).toEqual({ kind: 'creature-moved', creature: 'gor', from: 22, to: 1 });
  });

  test('AND-12.8 gors, skrals, wardraks, trolls, and wardraks again', () => {
    const table = dawn(
      night({
        creatures: [
          ['troll', 61],
          ['wardrak', 26],
          ['skral', 34],
          ['gor', 43],
        ],
      }),
    );
    expect(table.heard('creature-moved').map((event) => `${event.creature} ${event.from}>${event.to}`)).toEqual([
      'gor 43>39',
      'skral 34>23',
      'wardrak 26>25',
      'troll 61>58',
      'wardrak 25>24',
    ]);
  });

  test('AND-12.9 the lowest field first, each once, by where it stood when its kind began', () => {
    const table = dawn(
      night({
        creatures: [
          ['gor', 49],
          ['gor', 48],
          ['gor', 50],
        ],
      }),
    );
    expect(table.heard('creature-moved').map((event) => `${event.from}>${event.to}`)).toEqual(['48>16', '49>48', '50>13']);
  });

  test('AND-12.10 what is placed on the castle’s doorstep slides into it', () => {
    const table = night({ creatures: [['gor', 1]] });
    placeCreature(table.table, GOR, 1);
    expect(table.fieldsOf('gor')).toEqual([1, ON_SHIELD]);
  });

  test('AND-12.11 creatures set nothing off', () => {
    const table = dawn(night({ creatures: [['gor', 9]], set: { fog: [7 * 32], wells: [15] } }));
    expect(table.fieldsOf('gor')).toEqual([7]);
    expect(table.state.fog).toEqual([7 * 32]);
    expect(table.legend.calls).not.toContain('draw 0 7');
  });

  test('AND-12.12 a closed bridge or rubble keeps a creature where it is', () => {
    const cut = dawn(
      night({
        creatures: [
          ['gor', 48],
          ['gor', 49],
        ],
        set: { cuts: [16 * 128 + 48] },
      }),
    );
    expect(cut.fieldsOf('gor')).toEqual([48, 49]); // the one from 49 would have to go on from the occupied 48
    expect(cut.heard('creature-stays')).toHaveLength(2);
    const rubble = dawn(night({ creatures: [['gor', 22]], set: { rubble: [19 * 16 + 5] } }));
    expect(rubble.fieldsOf('gor')).toEqual([22]);
    const closed = dawn(night({ creatures: [['gor', 22]], script: { closed: [19] } }));
    expect(closed.fieldsOf('gor')).toEqual([22]);
  });

  test('AND-12.12 a new creature with no field to go to is not placed', () => {
    const table = night({ creatures: [['gor', 48]], set: { cuts: [16 * 128 + 48] } });
    expect(placeCreature(table.table, GOR, 48)).toBe(NONE);
    expect(table.heard('creature-skipped')).toEqual([{ kind: 'creature-skipped', creature: 'gor', wanted: 48 }]);
  });

  test('AND-12.13 a creature in a tower does not move, and others go past it', () => {
    const table = night({
      creatures: [
        ['gor', 51],
        ['gor', 55],
      ],
    });
    const boss = placeCreature(table.table, SKRAL, 51, { strength: 20, willpower: 6, tower: true, name: 3 });
    expect(table.fieldsOf('gor')).toEqual([55]); // what stood there left the game
    dawn(table);
    expect(creatureAt(table.state, 51)).toBe(boss);
    expect(table.fieldsOf('gor')).toEqual([48]);
  });

  test('AND-12.13 one that is pinned stays until it is let go', () => {
    const table = night({ creatures: [['gor', 22]] });
    pin(table.state, 0, true);
    moveCreature(table.table, 0);
    expect(table.fieldsOf('gor')).toEqual([22]);
    pin(table.state, 0, false);
    moveCreature(table.table, 0);
    expect(table.fieldsOf('gor')).toEqual([19]);
  });

  test('AND-12.14 what it carries moves along and lies on its field when it is beaten', () => {
    const table = scene({
      heroes: { warrior: { at: 25, strength: 14 }, archer: { at: 57, inBox: true } },
      turn: 'warrior',
      creatures: [['gor', 26]],
    });
    attach(table.state, 0, HERB_4);
    table.play('warrior', { type: 'end-day' });
    expect(table.fieldsOf('gor')).toEqual([25]);
    table.play('warrior', { type: 'fight', field: 25, invite: 0 });
    table.play('warrior', { type: 'roll', how: 'all' }, 1, 1, 1, 1, 1);
    for (let i = 0; i < 2; i += 1) table.play('warrior', { type: 'share', point: 'gold' });
    expect(table.may('warrior', { type: 'take', item: HERB_4, count: 1 })).toBe(true);
  });

  test('AND-12.15 without a figure left none is placed; a beaten one is free again', () => {
    const table = night({
      creatures: [
        ['wardrak', 26],
        ['wardrak', 27],
      ],
    });
    expect(placeCreature(table.table, WARDRAK, 31)).toBe(NONE);
    removeCreature(table.table, 0);
    expect(placeCreature(table.table, WARDRAK, 31)).toBe(0);
  });
});

describe('the castle and the farmers', () => {
  test('AND-13.1 a creature in the castle is on a golden shield: out of reach, and it moves no more', () => {
    const table = dawn(night({ creatures: [['gor', 1]] }));
    expect(table.fieldsOf('gor')).toEqual([ON_SHIELD]);
    expect(table.heard('creature-in-castle')).toEqual([{ kind: 'creature-in-castle', creature: 'gor', from: 1, free: 2 }]);
    table.play('archer', { type: 'pass' }).play('dwarf', step(0)).play('dwarf', { type: 'stop' }).play('archer', { type: 'pass' });
    expect(table.refused('dwarf', { type: 'fight', field: 0, invite: 0 })).toMatchObject({ code: 'nothing-to-fight' });
    table.play('dwarf', { type: 'end-day' }).play('archer', { type: 'end-day' });
    expect(table.state.over).toBe(0);
  });

  test.each([
    [2, 3],
    [3, 2],
    [4, 1],
  ])('AND-13.2 with %i heroes there are %i shields, AND-13.3 one creature more and the legend is lost', (heroes, shields) => {
    const all = { dwarf: { at: 7 }, warrior: { at: 7 }, archer: { at: 7 }, wizard: { at: 7 } } as const;
    const table = scene({ heroes: Object.fromEntries(Object.entries(all).slice(0, heroes)) });
    for (let i = 0; i < shields; i += 1) placeCreature(table.table, GOR, 0);
    expect(table.state.over).toBe(0);
    placeCreature(table.table, GOR, 0);
    expect(table.state).toMatchObject({ over: 2, reason: 'castle' });
    expect(table.rules.result(table.state)).toEqual({ kind: 'together', reason: 'castle', won: false });
    expect(table.rules.asks(table.state)).toEqual([]);
    expect(table.rules.legal(table.state, 0)).toEqual([]);
  });

  test('AND-13.3 lost at once: the rest of the sunrise is not carried out (AND-16.3)', () => {
    const table = dawn(
      night({
        creatures: [
          ['gor', 1],
          ['gor', 2],
          ['gor', 4],
          ['gor', 5],
          ['skral', 34],
        ],
      }),
    );
    expect(table.state.over).toBe(2);
    expect(table.fieldsOf('skral')).toEqual([34]);
    expect(table.legend.calls).not.toContain('narrator 1');
  });

  test('AND-13.4 a hero leads any number of farmers, takes them up and leaves them in passing', () => {
    const table = scene({ heroes: { dwarf: { at: 18 }, archer: { at: 57 } }, set: { farmers: [14, 18, 18] }, turn: 'dwarf' });
    expect(table.legal('dwarf').filter((action) => action.type === 'step' && action.to === 14)).toEqual([
      step(14),
      step(14, 1),
      step(14, 2),
    ]);
    table.play('dwarf', step(14, 2)).play('dwarf', step(2, 3)).play('dwarf', step(3, 1));
    expect(table.state.farmers).toEqual([2, 2, 3]);
    expect(table.refused('dwarf', step(4, 2))).toEqual({ code: 'no-such-farmers', rule: 'AND-13.4' });
  });

  test('AND-13.5 each farmer brought into the castle is one more shield, even in passing', () => {
    const table = scene({ heroes: { dwarf: { at: 2 }, archer: { at: 57 } }, set: { farmers: [2, 2] }, turn: 'dwarf' });
    table.play('dwarf', step(0, 2)).play('dwarf', step(7));
    expect(table.state).toMatchObject({ saved: 2, farmers: [] });
    expect(table.heard('farmers-saved')).toEqual([{ kind: 'farmers-saved', count: 2, shields: 5 }]);
    for (let i = 0; i < 5; i += 1) placeCreature(table.table, GOR, 0);
    expect(table.state.over).toBe(0);
  });

  test('AND-13.6 farmer and creature on one field: the farmer is lost, whoever came', () => {
    const walked = scene({
      heroes: { dwarf: { at: 18 }, archer: { at: 57 } },
      set: { farmers: [18, 18] },
      creatures: [['gor', 14]],
      turn: 'dwarf',
    });
    walked.play('dwarf', step(14, 1));
    expect(walked.state.farmers).toEqual([18]);
    const came = dawn(night({ set: { farmers: [3, 3] }, creatures: [['gor', 19]] }));
    expect(came.state.farmers).toEqual([]);
    expect(came.heard('farmers-lost')).toEqual([{ kind: 'farmers-lost', count: 2, field: 3 }]);
    const laid = night({ creatures: [['gor', 28]] });
    layFarmer(laid.table, 28);
    expect(laid.state.farmers).toEqual([]);
  });
});

describe('lures', () => {
  test('AND-21.8 a creature goes to the dearest gem next to it, which is then gone', () => {
    const table = dawn(
      night({
        creatures: [['gor', 19]],
        lying: [
          ['gem-2', 22],
          ['gem-6', 10],
          ['gem-4', 72],
        ],
        script: { lures: true },
      }),
    );
    expect(table.fieldsOf('gor')).toEqual([10]);
    expect(table.state.lying.some((entry) => Math.floor(entry / 1024) === 10 * 32 + GEM_6)).toBe(false);
  });

  test('AND-21.8 a gem next to the castle lures a creature off its golden shield', () => {
    const table = night({
      creatures: [
        ['skral', 1],
        ['gor', 34],
      ],
      script: { lures: true },
    });
    dawn(table);
    expect(table.fieldsOf('skral')).toEqual([ON_SHIELD]);
    table.state.stock[GEM_2] = 4;
    table.state.lying.push((4 * 32 + GEM_2) * 1024 + 1);
    table.play('archer', { type: 'end-day' }).play('dwarf', { type: 'end-day' });
    expect(table.fieldsOf('skral')).toEqual([4]);
    expect(table.state.lying).toEqual([]);
    table.play('archer', { type: 'end-day' }).play('dwarf', { type: 'end-day' });
    expect(table.fieldsOf('skral')).toEqual([ON_SHIELD]); // and back along its arrow
  });

  test('AND-21.8 of two gems alike it takes the one on the lower field', () => {
    const table = night({
      creatures: [['gor', 22]],
      lying: [
        ['gem-4', 19],
        ['gem-4', 23],
      ],
      script: { lures: true },
    });
    dawn(table);
    expect(table.fieldsOf('gor')).toEqual([19]);
  });

  test('AND-12.14 who leaves the board carries nothing any more, has no name and is not waited for', () => {
    const table = night();
    const [one, other] = [9, 20].map((field) => placeCreature(table.table, GOR, field, { carries: HERB_4, name: 3 })) as [number, number];
    lineUp(table.table, table.state, GOR);
    expect(table.state.movers).toEqual([other, one]);
    removeCreature(table.table, one);
    expect(table.state.movers).toEqual([other]);
    expect([carriedBy(table.state, one), nameOfCreature(table.state, one)]).toEqual([NONE, NONE]);
    expect(nameOfCreature(table.state, other)).toBe(3);
    beat(table.table, other, 20);
    expect(carriedBy(table.state, other)).toBe(NONE);
    expect(table.state.lying).toEqual([9, 20].map((field) => (field * 32 + HERB_4) * 1024 + 1));
  });

  test('AND-13.2 AND-14.10 neither who lies on a golden shield nor who is beaten moves, and nothing is told of it', () => {
    const table = night({ creatures: [['gor', 1]] });
    moveCreature(table.table, 0);
    expect(table.fieldsOf('gor')).toEqual([ON_SHIELD]);
    const beaten = placeCreature(table.table, GOR, 20);
    beat(table.table, beaten, 20);
    table.told.length = 0;
    lineUp(table.table, table.state, GOR);
    expect(table.state.movers).toEqual([]);
    moveCreature(table.table, 0);
    moveCreature(table.table, beaten);
    expect(table.fieldsOf('gor')).toEqual([BEATEN, ON_SHIELD]);
    expect(table.told).toEqual([]);
  });

  test('AND-21.8 a gem where a new creature appears is gone; without a lure it stays', () => {
    const table = night({ lying: [['gem-2', 22]], script: { lures: true } });
    placeCreature(table.table, GOR, 22);
    expect(table.state.lying).toEqual([]);
    const calm = night({ lying: [['gem-2', 22]] });
    placeCreature(calm.table, GOR, 22);
    expect(calm.state.lying).toEqual([(22 * 32 + GEM_2) * 1024 + 1]);
  });
});
