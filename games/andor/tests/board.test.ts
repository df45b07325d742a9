import { languages } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import {
  arrowOf,
  arrowsToCastle,
  BEATEN_BOX,
  bankOf,
  borders,
  bridges,
  CASTLE,
  fields,
  isField,
  isOn,
  LONE_TOWER,
  middleOf,
  NOWHERE,
  neighboursOf,
  placeNames,
  rolledFields,
  SPAN,
  southernForest,
  type Terrain,
  terrain,
  touch,
  watchfulWoods,
} from '../board/index.ts';

const boxes = [BEATEN_BOX, LONE_TOWER];
const land = fields.filter((field) => !boxes.includes(field));

/** The fewest steps a hero takes, without any border being closed. */
function distance(from: number, to: number, closed: (a: number, b: number) => boolean = () => false): number {
  let edge = [from];
  const seen = new Set(edge);
  for (let steps = 0; edge.length > 0; steps += 1) {
    if (edge.includes(to)) return steps;
    edge = edge.flatMap((at) => (neighboursOf[at] ?? []).filter((next) => !closed(at, next) && !seen.has(next)));
    for (const field of edge) seen.add(field);
  }
  return Number.POSITIVE_INFINITY;
}

describe('the board', () => {
  test('has 78 fields, 0 to 72 and 80 to 84, and 157 borders', () => {
    expect(fields).toHaveLength(78);
    expect(fields).toEqual([...Array.from({ length: 73 }, (_, i) => i), 80, 81, 82, 83, 84]);
    expect(borders).toHaveLength(157);
    expect(new Set(borders.map(String)).size).toBe(157);
    expect(borders.every(([low, high]) => low < high && isField(low) && isField(high))).toBe(true);
    expect([73, 79, 85, -1, 1.5, '3', undefined].some(isField)).toBe(false);
  });

  test('touches both ways: every border is seen from both of its fields (AND-4.1)', () => {
    for (const field of fields) {
      for (const other of neighboursOf[field] ?? []) {
        expect(neighboursOf[other], `${other} and ${field}`).toContain(field);
        expect(touch(field, other) && touch(other, field)).toBe(true);
      }
    }
    expect(neighboursOf.reduce((sum, list) => sum + list.length, 0)).toBe(2 * 157);
    let pairs = 0;
    for (let a = 0; a < SPAN; a += 1) for (let b = 0; b < SPAN; b += 1) pairs += Number(touch(a, b));
    expect(pairs).toBe(2 * 157);
  });

  test('knows the borders that are easily missed, and none of those that others drew by mistake', () => {
    for (const [a, b] of [
      [11, 13],
      [7, 11],
      [2, 3],
      [3, 4],
      [43, 44],
      [32, 38],
      [48, 53],
      [30, 34],
      [33, 35],
      [21, 22],
    ] as const)
      expect(touch(a, b), `${a} and ${b}`).toBe(true);
    for (const [a, b] of [
      [6, 12],
      [18, 29],
      [26, 38],
      [29, 40],
      [29, 42],
      [46, 65],
      [61, 65],
      [63, 65],
      [55, 59],
    ] as const)
      expect(touch(a, b), `${a} and ${b}`).toBe(false);
  });

  test('is one land: AND-4.7 sets only the fields 80 and 83 apart', () => {
    for (const field of land) expect(distance(CASTLE, field), String(field)).toBeLessThan(20);
    for (const box of boxes) {
      expect(neighboursOf[box]).toEqual([]);
      expect(arrowOf[box]).toBe(NOWHERE);
      expect(bankOf(box)).toBeUndefined();
    }
    expect(distance(9, 11)).toBe(2);
  });

  test('AND-12.6 every arrow points to a neighbour, and all of them lead to the castle', () => {
    expect(arrowOf).toHaveLength(SPAN);
    for (const field of land) {
      if (field === CASTLE) continue;
      expect(neighboursOf[field]).toContain(arrowOf[field]);
      expect(arrowsToCastle[field]).toBeGreaterThan(0);
      expect(arrowsToCastle[field]).toBe((arrowsToCastle[arrowOf[field] ?? NOWHERE] ?? 0) + 1);
    }
    expect(arrowsToCastle[CASTLE]).toBe(0);
    expect(Math.max(...arrowsToCastle)).toBe(16);
    expect([80, 83, 75].map((field) => arrowsToCastle[field])).toEqual([NOWHERE, NOWHERE, NOWHERE]);
  });

  test('has the arrows of the booklet: 16 to 13, 22 to 19, 23 to 19 and on to 3', () => {
    expect([16, 22, 23, 19, 24, 48, 63, 41, 72].map((field) => arrowOf[field])).toEqual([13, 19, 19, 3, 21, 16, 56, 40, 18]);
  });

  test('AND-4.4 three bridges join the banks; without them the woods are reached by land only behind the river', () => {
    expect(bridges.map(({ between }) => between)).toEqual([
      [16, 48],
      [46, 47],
      [38, 39],
    ]);
    for (const { between } of bridges) {
      expect(touch(...between)).toBe(true);
      expect(bankOf(between[0])).not.toBe(bankOf(between[1]));
      expect(between.every((field) => isOn('river-bank', field))).toBe(true);
    }
    const crossing = borders.filter(([a, b]) => bankOf(a) !== bankOf(b));
    expect(crossing).toEqual([
      [16, 48],
      [38, 39],
      [46, 47],
      [61, 64],
      [63, 64],
    ]);
    const noBridges = (a: number, b: number): boolean => bridges.some(({ between }) => between.includes(a) && between.includes(b));
    expect(distance(CASTLE, 48, noBridges)).toBe(Number.POSITIVE_INFINITY);
    expect(distance(64, 48, noBridges)).toBe(4);
  });

  test('AND-6.1 AND-7.3 AND-8.1 wells, merchants and fog lie where they are printed', () => {
    expect(terrain.fog).toEqual([8, 11, 12, 13, 16, 32, 42, 44, 46, 47, 48, 49, 56, 63, 64]);
    expect(terrain.well).toEqual([5, 35, 45, 55]);
    expect(terrain.merchant).toEqual([18, 57, 71]);
    expect(terrain.fog.every((field) => isOn('river-bank', field))).toBe(true);
    expect(isOn('well', 35)).toBe(true);
    expect(isOn('well', 34)).toBe(false);
  });

  test('the ground is made of fields: 20 of forest, 27 on the river, 9 in the mountains, 3 by the sea', () => {
    const sizes = (Object.keys(terrain) as Terrain[]).map((kind) => [kind, terrain[kind].length]);
    expect(Object.fromEntries(sizes)).toEqual({ forest: 20, 'river-bank': 27, mountain: 9, coast: 3, merchant: 3, well: 4, fog: 15 });
    for (const list of Object.values(terrain)) {
      expect(list.every((field) => land.includes(field))).toBe(true);
      expect(list).toEqual([...new Set(list)].toSorted((a, b) => a - b));
    }
    expect([...southernForest, ...watchfulWoods]).toEqual(terrain.forest);
  });

  test('two dice always name a field of the land', () => {
    expect(rolledFields).toHaveLength(36);
    expect(rolledFields.every((field) => land.includes(field))).toBe(true);
  });

  test('every field has a middle on the board, no two the same', () => {
    expect(Object.keys(middleOf).map(Number)).toEqual(fields);
    const points = Object.values(middleOf);
    expect(points.every(([x, y]) => x > 0 && x < 1 && y > 0 && y < 1)).toBe(true);
    expect(new Set(points.map(String)).size).toBe(78);
  });

  test('places have a name in every language', () => {
    for (const language of languages) {
      const names = placeNames[language];
      expect(Object.keys(names)).toEqual(Object.keys(placeNames.en));
      expect(Object.keys(names).map(Number).every(isField)).toBe(true);
      expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
    }
  });
});
