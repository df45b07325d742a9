import type { Proposal } from '@tafelrunde/kernel';
import { agreedAnswer, stretchOf } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { WINESKIN } from '../pieces.ts';
import { proposals } from '../proposals.ts';
import { advance } from '../rules/advance.ts';
import { pool } from '../rules/flow.ts';
import { numberOf, type Part, partOf, points } from '../sharing.ts';
import { POINT_GOLD, POINT_ITEM, POINT_WILLPOWER, type PoolKind } from '../state.ts';
import { texts } from '../texts/index.ts';
import { type Scene, scene } from './table.ts';

const nothing: Part = { gold: 0, willpower: 0, strength: 0, item: 0 };
const part = (some: Partial<Part>): number => numberOf({ ...nothing, ...some });
const gold = (count: number): number => part({ gold: count });

function open(
  kind: PoolKind,
  bits: number,
  total: number,
  settings: { item?: number; each?: number; seats?: number } = {},
  willpower = 7,
): Scene {
  const heroes = {
    dwarf: { at: 7, willpower, gold: 3 },
    warrior: { at: 7, willpower },
    archer: { at: 7, willpower },
    wizard: { at: 7, willpower },
  };
  const table = scene({ heroes });
  pool(table.table, kind, bits, total, settings.seats ?? 0b1111, settings);
  advance(table.table);
  return table;
}

/** Proposed by the dwarf, agreed by these seats. */
function proposed(params: Record<string, number>, yes: readonly number[] = [1, 2, 3], no: readonly number[] = []): Proposal {
  const replies = [...yes.map((seat) => ({ seat, yes: true })), ...no.map((seat) => ({ seat, yes: false }))];
  return { id: '1', seat: 0, key: 'share', params, replies };
}

/** Lets the table answer as long as it does; how often. */
function answered(table: Scene, proposal: Proposal): number {
  const match = {
    asks: () => table.rules.asks(table.state),
    legal: (seat: number) => table.rules.legal(table.state, seat),
    view: (seat: number | undefined) => table.rules.view(table.state, seat),
  };
  for (let n = 0; ; n += 1) {
    const stands = stretchOf(proposals, proposal, match.view(undefined)) !== undefined;
    const next = stands ? agreedAnswer(proposals, match, [proposal], 4) : undefined;
    if (next === undefined) return n;
    const kind = (['dwarf', 'warrior', 'archer', 'wizard'] as const)[next.ask.seat] ?? 'dwarf';
    table.play(kind, next.action as never);
  }
}
const purses = (table: Scene) => (['dwarf', 'warrior', 'archer', 'wizard'] as const).map((kind) => table.of(kind).gold);

describe('one proposal for a whole pool (AND-22)', () => {
  test('five gold among four heroes are shared by the answers of each, without a further word', () => {
    const table = open('gain', POINT_GOLD, 5);
    expect(answered(table, proposed({ dwarf: gold(2), warrior: gold(1), archer: gold(1), wizard: gold(1) }))).toBe(4);
    expect(purses(table)).toEqual([5, 1, 1, 1]);
    expect(table.asked('dwarf')).toBe('turn');
  });

  test('what was taken before counts towards the part', () => {
    const table = open('gain', POINT_GOLD, 5);
    table.play('dwarf', { type: 'share', point: 'gold' });
    answered(table, proposed({ dwarf: gold(2), wizard: gold(3) }));
    expect(purses(table)).toEqual([5, 0, 0, 3]);
  });

  test('gold and willpower for one hero are two answers, and whoever has his part passes meanwhile', () => {
    const table = open('reward', POINT_GOLD | POINT_WILLPOWER, 4);
    answered(table, proposed({ dwarf: part({ gold: 2, willpower: 1 }), archer: part({ willpower: 1 }) }));
    expect([purses(table), table.of('dwarf').willpower, table.of('archer').willpower]).toEqual([[5, 0, 0, 0], 8, 8]);
  });

  test('things go one by one', () => {
    const table = open('gain', POINT_ITEM, 2, { item: WINESKIN });
    answered(table, proposed({ wizard: part({ item: 2 }) }));
    expect(table.of('wizard').count('wineskin')).toBe(2);
  });

  test('a price is paid as agreed, or left unpaid as agreed (AND-22.4)', () => {
    const paid = open('price', POINT_WILLPOWER, 4);
    answered(paid, proposed({ dwarf: part({ willpower: 3 }), wizard: part({ willpower: 1 }) }));
    expect([paid.state.answer, paid.of('dwarf').willpower, paid.of('wizard').willpower]).toEqual([1, 4, 6]);
    const left = open('price', POINT_WILLPOWER, 4);
    expect(answered(left, proposed({}))).toBe(4);
    expect([left.state.answer, left.of('dwarf').willpower]).toEqual([0, 7]);
  });

  test('nothing is answered before all have agreed, or where one declined', () => {
    const params = { dwarf: gold(5) };
    expect(answered(open('gain', POINT_GOLD, 5), proposed(params, [1, 2]))).toBe(0);
    expect(answered(open('gain', POINT_GOLD, 5), proposed(params, [1, 2], [3]))).toBe(0);
  });

  test.each([
    ['too little', { dwarf: gold(4) }],
    ['too much', { dwarf: gold(6) }],
    ['points the pool has not', { dwarf: part({ gold: 4, willpower: 1 }) }],
    ['nobody', {}],
  ])('what does not divide the pool cannot be proposed: %s', (_what, params) => {
    const table = open('gain', POINT_GOLD, 5);
    expect(stretchOf(proposals, { key: 'share', params }, table.rules.view(table.state, undefined))).toBeUndefined();
  });

  test('nor without a pool, nor more than one hero may have', () => {
    const params = { dwarf: gold(5) };
    const calm = scene({ heroes: { dwarf: { at: 7 }, wizard: { at: 7 } } });
    expect(stretchOf(proposals, { key: 'share', params }, calm.rules.view(calm.state, undefined))).toBeUndefined();
    const narrow = open('gain', POINT_GOLD, 5, { each: 3 });
    expect(stretchOf(proposals, { key: 'share', params }, narrow.rules.view(narrow.state, undefined))).toBeUndefined();
  });

  test('nor for a hero it does not concern, or who is not at the table', () => {
    const proposable = (table: Scene, params: Record<string, number>) =>
      stretchOf(proposals, { key: 'share', params }, table.rules.view(table.state, undefined)) !== undefined;
    const two = open('gain', POINT_GOLD, 5, { seats: 0b0011 });
    expect(proposable(two, { dwarf: gold(2), warrior: gold(3) })).toBe(true);
    expect(proposable(two, { dwarf: gold(2), archer: gold(3) })).toBe(false);
    const small = scene({ heroes: { dwarf: { at: 7 }, wizard: { at: 7 } } });
    pool(small.table, 'gain', POINT_GOLD, 5, 0b11);
    advance(small.table);
    expect(proposable(small, { dwarf: gold(2), wizard: gold(3) })).toBe(true);
    expect(proposable(small, { dwarf: gold(2), archer: gold(3) })).toBe(false);
  });

  test('it is for this pool alone: another of the same size on the same day is another', () => {
    const params = { dwarf: gold(5) };
    const table = open('gain', POINT_GOLD, 5);
    const number = () => stretchOf(proposals, { key: 'share', params }, table.rules.view(table.state, 2));
    const first = number();
    table.play('dwarf', { type: 'share', point: 'gold', count: 2 });
    expect(number()).toBe(first);
    table.play('warrior', { type: 'share', point: 'gold', count: 3 });
    expect(number()).toBeUndefined();
    pool(table.table, 'gain', POINT_GOLD, 5, 0b1111);
    advance(table.table);
    expect(number()).not.toBe(first);
  });

  test('the number of a part tells its points, and the sentence names them', () => {
    for (const point of points) expect(partOf(part({ [point]: 3 }))).toEqual({ ...nothing, [point]: 3 });
    expect(texts.en.say('share', { dwarf: part({ gold: 2, willpower: 1 }), wizard: gold(1) })).toBe(
      'Let us share like this: dwarf 2 gold and 1 willpower; wizard 1 gold.',
    );
    expect(texts.de.say('share', { archer: gold(3) })).toBe('Teilen wir so: Bogenschütze 3 Gold.');
  });
});
