import { describe, expect, test } from 'vitest';
import { WINESKIN } from '../pieces.ts';
import { advance } from '../rules/advance.ts';
import { pool } from '../rules/flow.ts';
import { POINT_GOLD, POINT_ITEM, POINT_STRENGTH, POINT_WILLPOWER, type PoolKind } from '../state.ts';
import { type Position, type Scene, scene } from './table.ts';

const decline = { type: 'decline' } as const;
type Point = 'gold' | 'willpower' | 'strength' | 'item';
const share = (point: Point) => ({ type: 'share', point }) as const;
const shares = (point: Point, count: number) => ({ type: 'share', point, count }) as const;
/** How many of such a point this hero may take or give in one answer. */
const mostOf = (table: Scene, kind: 'dwarf' | 'warrior' | 'wizard', point: Point): number =>
  table
    .legal(kind)
    .reduce((most, action) => (action.type === 'share' && action.point === point ? Math.max(most, action.count ?? 1) : most), 0);

const trio = (rest: Partial<Position> = {}, willpower: readonly number[] = [7, 7, 7]) =>
  scene({
    heroes: {
      dwarf: { at: 7, willpower: willpower[0] as number, gold: 1 },
      warrior: { at: 7, willpower: willpower[1] as number, gold: 1 },
      wizard: { at: 7, willpower: willpower[2] as number, gold: 1 },
    },
    ...rest,
  });

function open(table: Scene, kind: PoolKind, points: number, total: number, settings: object = {}, seats = 0b111): Scene {
  pool(table.table, kind, points, total, seats, settings);
  advance(table.table);
  return table;
}
const willpowers = (table: Scene) => [...table.state.willpower];

describe('pools', () => {
  test('AND-22.1 lowest rank first, one point or pass, round and round', () => {
    const table = open(trio(), 'gain', POINT_GOLD, 4);
    expect([table.asked('dwarf'), table.asked('warrior')]).toEqual(['pool', '']);
    table.play('dwarf', share('gold')).play('warrior', decline).play('wizard', share('gold'));
    table.play('dwarf', decline).play('warrior', share('gold')).play('wizard', share('gold'));
    expect([table.of('dwarf').gold, table.of('warrior').gold, table.of('wizard').gold]).toEqual([2, 2, 3]);
    expect([table.state.answer, table.asked('dwarf')]).toEqual([1, 'turn']);
  });

  test('AND-22.1 a full round of passes ends it; AND-22.2 left-over gains go to the least willpower', () => {
    const table = open(trio({}, [5, 3, 4]), 'gain', POINT_WILLPOWER, 5);
    table.play('dwarf', share('willpower')).play('warrior', decline).play('wizard', decline).play('dwarf', decline);
    expect(willpowers(table)).toEqual([6, 6, 5]); // 6,3,4 → 4 → 5 (warrior, lower rank than the wizard at 5 … one by one)
  });

  test('AND-22.2 left-over gold goes to one hero and is told in one line', () => {
    const table = open(trio({}, [5, 3, 4]), 'gain', POINT_GOLD, 4);
    for (const kind of ['dwarf', 'warrior', 'wizard'] as const) table.play(kind, decline);
    expect([table.of('dwarf').gold, table.of('warrior').gold, table.of('wizard').gold]).toEqual([1, 5, 1]);
    expect(table.heard('points').filter(({ what }) => what === 'gold')).toEqual([
      { kind: 'points', seat: 1, what: 'gold', by: 4, now: 5, cause: 'pool' },
    ]);
  });

  test('AND-22.2 not more than one hero may have, and AND-22.3 not more than he has', () => {
    const few = open(trio({}, [5, 3, 4]), 'gain', POINT_GOLD, 4, { each: 3 });
    for (const kind of ['dwarf', 'warrior', 'wizard'] as const) few.play(kind, decline);
    expect([few.of('dwarf').gold, few.of('warrior').gold, few.of('wizard').gold]).toEqual([1, 4, 2]);
    const lost = open(trio({}, [5, 3, 4]), 'loss', POINT_GOLD, 2);
    for (const kind of ['dwarf', 'warrior', 'wizard'] as const) lost.play(kind, decline);
    expect([lost.of('dwarf').gold, lost.of('warrior').gold, lost.of('wizard').gold]).toEqual([0, 1, 0]);
  });

  test('AND-22.2 among equals the lowest rank', () => {
    const table = open(trio(), 'gain', POINT_WILLPOWER, 2);
    for (const kind of ['dwarf', 'warrior', 'wizard'] as const) table.play(kind, decline);
    expect(willpowers(table)).toEqual([8, 8, 7]);
  });

  test('AND-22.3 left-over losses go one by one to the most willpower', () => {
    const table = open(trio({}, [9, 7, 8]), 'loss', POINT_WILLPOWER, 3);
    for (const kind of ['dwarf', 'warrior', 'wizard'] as const) table.play(kind, decline);
    expect(willpowers(table)).toEqual([7, 7, 7]);
  });

  test('AND-22.3 nobody takes the last point of his own will; what cannot be avoided strikes all the same', () => {
    const table = open(trio({}, [1, 1, 2]), 'loss', POINT_WILLPOWER, 2);
    expect(table.asked('wizard')).toBe('pool');
    table.play('wizard', share('willpower'));
    // all are at 1 now: the lowest rank is struck and comes back to 3 (AND-23.2)
    expect(willpowers(table)).toEqual([3, 1, 1]);
  });

  test('AND-22.6 a whole share in one answer: told once, and it counts like as many single ones', () => {
    const table = open(trio(), 'gain', POINT_GOLD, 5);
    table.play('dwarf', shares('gold', 3)).play('warrior', decline);
    expect(table.heard('shared').at(-1)).toEqual({ kind: 'shared', seat: 0, pool: 'gain', point: 'gold', count: 3 });
    expect(table.heard('points').at(-1)).toMatchObject({ seat: 0, what: 'gold', by: 3, now: 4 });
    expect(mostOf(table, 'wizard', 'gold')).toBe(2);
    table.play('wizard', shares('gold', 2));
    expect([table.of('dwarf').gold, table.of('warrior').gold, table.of('wizard').gold]).toEqual([4, 1, 3]);
    expect([table.state.answer, table.asked('dwarf')]).toEqual([1, 'turn']);
  });

  test.each([
    ['gain', POINT_WILLPOWER, 'willpower', 18, 2], // AND-1.6
    ['loss', POINT_WILLPOWER, 'willpower', 4, 3], // the last one nobody gives of his own will
    ['price', POINT_WILLPOWER, 'willpower', 4, 3], // AND-23.3
    ['loss', POINT_GOLD, 'gold', 7, 1],
  ] as const)('AND-22.6 %s: not more than would be possible one by one', (kind, points, point, willpower, most) => {
    const table = open(trio({}, [willpower, 7, 7]), kind, points, 9);
    expect(mostOf(table, 'dwarf', point)).toBe(most);
    expect(table.refused('dwarf', shares(point, most + 1))).toEqual({ code: 'no-such-point', rule: 'AND-22.6' });
    expect(table.refused('dwarf', shares(point, 1))).toEqual({ code: 'no-such-point', rule: 'AND-22.6' }); // a single one has no count
  });

  test('AND-22.6 who may pay the last point may do so at once, and comes to 0 only when the price is paid', () => {
    const bold = open(trio({ options: { payKeepsOne: false } }, [4, 1, 1]), 'price', POINT_WILLPOWER, 4);
    bold.play('dwarf', shares('willpower', 4));
    expect([bold.state.answer, bold.of('dwarf').willpower]).toEqual([1, 3]); // AND-14.13
  });

  test('AND-22.6 a price not reached is given back whole', () => {
    const table = open(trio(), 'price', POINT_WILLPOWER, 9);
    table.play('dwarf', shares('willpower', 5)).play('warrior', decline).play('wizard', decline).play('dwarf', decline);
    expect([table.state.answer, table.of('dwarf').willpower]).toEqual([0, 7]); // AND-22.4
  });

  test('AND-22.6 things are taken one at a time, and given as many as there are', () => {
    const table = open(trio(), 'gain', POINT_ITEM, 2, { item: WINESKIN });
    expect(mostOf(table, 'dwarf', 'item')).toBe(1);
  });

  test('AND-22.4 a price is paid in full or not at all', () => {
    const table = open(trio(), 'price', POINT_GOLD | POINT_WILLPOWER, 4);
    table.play('dwarf', share('gold')).play('warrior', share('willpower')).play('wizard', decline);
    table.play('dwarf', decline).play('warrior', decline);
    expect(table.state.answer).toBe(0);
    expect([table.of('dwarf').gold, table.of('warrior').willpower]).toEqual([1, 7]);
    const paid = open(trio(), 'price', POINT_GOLD | POINT_WILLPOWER, 3);
    paid.play('dwarf', share('gold')).play('warrior', share('willpower')).play('wizard', share('gold'));
    expect(paid.state.answer).toBe(1);
    expect([paid.of('dwarf').gold, paid.of('warrior').willpower, paid.of('wizard').gold]).toEqual([0, 6, 0]);
  });

  test('AND-23.3 who pays keeps at least 1 willpower; as an option he may pay the last', () => {
    const kept = open(trio({}, [1, 1, 1]), 'price', POINT_WILLPOWER, 1);
    expect([kept.state.answer, kept.asked('dwarf')]).toEqual([0, 'turn']); // nobody can: it is over at once
    const bold = open(trio({ options: { payKeepsOne: false } }, [1, 1, 1]), 'price', POINT_WILLPOWER, 1);
    bold.play('dwarf', share('willpower'));
    expect(bold.of('dwarf').willpower).toBe(3);
  });

  test('AND-22.1 at most so many for one hero, and only those concerned', () => {
    const table = open(trio(), 'gain', POINT_STRENGTH, 2, { each: 1 }, 0b101);
    table.play('dwarf', share('strength'));
    expect(table.asked('wizard')).toBe('pool');
    table.play('wizard', share('strength'));
    expect(table.state.strength).toEqual([2, 1, 2]);
  });

  test('AND-22.1 things are shared the same way, to whoever has the space', () => {
    const table = scene({
      heroes: { dwarf: { at: 7, has: ['telescope', 'telescope', 'brew'] }, wizard: { at: 7 } },
    });
    open(table, 'gain', POINT_ITEM, 2, { item: WINESKIN }, 0b11);
    expect(table.asked('wizard')).toBe('pool'); // the dwarf has no space and is passed over
    table.play('wizard', share('item')).play('wizard', share('item'));
    expect(table.of('wizard').count('wineskin')).toBe(2);
  });

  test('AND-8.7 an empty supply ends a pool of gold', () => {
    const table = scene({ heroes: { dwarf: { at: 7, gold: 51 }, wizard: { at: 7 } } });
    open(table, 'gain', POINT_GOLD, 3, {}, 0b11);
    table.play('dwarf', share('gold'));
    expect([table.state.answer, table.asked('dwarf')]).toEqual([0, 'turn']);
  });

  test('AND-22.1 nothing to share is no question', () => {
    const table = open(trio(), 'gain', POINT_GOLD, 0);
    expect([table.state.answer, table.asked('dwarf')]).toEqual([1, 'turn']);
    expect(table.refused('dwarf', share('gold'))).toEqual({ code: 'nothing-to-answer', rule: 'AND-22.1' });
  });

  test('AND-5.4 while a pool is open nobody acts freely', () => {
    const table = open(scene({ heroes: { dwarf: { at: 18, gold: 4 }, wizard: { at: 18, gold: 4 } } }), 'gain', POINT_GOLD, 2, {}, 0b11);
    expect(table.legal('wizard')).toEqual([]);
    expect(table.refused('dwarf', share('strength'))).toEqual({ code: 'no-such-point', rule: 'AND-22.1' });
  });
});
