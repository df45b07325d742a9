import { describe, expect, test } from 'vitest';
import { type Goal, inReach, REACH, under } from '../drop.ts';
import type { Box } from '../motion.ts';

const box = (left: number, top: number, width = 50, height = 70): Box => ({ left, top, width, height });
const piece = box(400, 0, 90, 126);

describe('letting go with fingers that are broad', () => {
  /** Two spaces side by side, six apart, as on a phone. */
  const find = inReach([
    { name: 4, box: box(100, 300) },
    { name: 5, box: box(156, 300) },
  ]);
  test('falls on the space under the pointer', () => {
    expect(find({ x: 120, y: 330 }, piece)).toBe(4);
    expect(find({ x: 170, y: 330 }, piece)).toBe(5);
  });
  test('between two spaces the nearer one catches it', () => {
    expect(find({ x: 151, y: 335 }, piece)).toBe(4);
    expect(find({ x: 155, y: 335 }, piece)).toBe(5);
  });
  test('a finger just outside still reaches it, farther out it does not', () => {
    expect(find({ x: 120, y: 300 - REACH + 1 }, piece)).toBe(4);
    expect(find({ x: 120, y: 300 - REACH - 1 }, piece)).toBeUndefined();
  });
  test('held by its corner, the piece falls on the space it covers', () => {
    expect(find({ x: 195, y: 430 }, box(110, 310, 90, 126))).toBe(5);
  });
  test('a touch of the edge is not enough', () => {
    expect(find({ x: 60, y: 360 }, box(20, 300, 90, 126))).toBeUndefined();
  });
  test('with nothing to fall on it goes back', () => {
    expect(inReach([])({ x: 120, y: 330 }, box(100, 300))).toBeUndefined();
  });
});

describe('letting go exactly', () => {
  const whole: Goal<string> = { name: 'table', box: box(0, 0, 800, 600) };
  const part: Goal<string> = { name: 'display', box: box(100, 100, 200, 100) };
  test('falls on what is under the pointer, and on nothing beside it', () => {
    expect(under([part])({ x: 110, y: 110 }, piece)).toBe('display');
    expect(under([part])({ x: 99, y: 110 }, piece)).toBeUndefined();
  });
  test('of a large and a small goal the small one lies on top, whichever is drawn first', () => {
    for (const goals of [
      [whole, part],
      [part, whole],
    ]) {
      expect(under(goals)({ x: 110, y: 110 }, piece)).toBe('display');
      expect(under(goals)({ x: 500, y: 110 }, piece)).toBe('table');
    }
  });
  test('of cards that overlap the right one lies on top, also where it is a hair larger', () => {
    const row = [0, 1, 2].map((at) => ({ name: at, box: box(at * 30, 0, 50 + at / 100, 70) }));
    expect(under(row)({ x: 35, y: 20 }, piece)).toBe(1);
    expect(under(row)({ x: 25, y: 20 }, piece)).toBe(0);
    expect(under(row)({ x: 65, y: 20 }, piece)).toBe(2);
  });
});
