import { describe, expect, test } from 'vitest';
import { type Box, REACH, spaceUnder } from '../drag.ts';

const box = (left: number, top: number, width = 50, height = 70): Box => ({ left, top, width, height });
/** Two spaces side by side, six apart, as on a phone. */
const spaces = new Map([
  [4, box(100, 300)],
  [5, box(156, 300)],
]);
const card = box(400, 0, 90, 126);

describe('letting go of a dragged card', () => {
  test('falls on the space under the pointer', () => {
    expect(spaceUnder(spaces, { x: 120, y: 330 }, card)).toBe(4);
    expect(spaceUnder(spaces, { x: 170, y: 330 }, card)).toBe(5);
  });
  test('between two spaces the nearer one catches it', () => {
    expect(spaceUnder(spaces, { x: 151, y: 335 }, card)).toBe(4);
    expect(spaceUnder(spaces, { x: 155, y: 335 }, card)).toBe(5);
  });
  test('a finger just outside still reaches it, farther out it does not', () => {
    expect(spaceUnder(spaces, { x: 120, y: 300 - REACH + 1 }, card)).toBe(4);
    expect(spaceUnder(spaces, { x: 120, y: 300 - REACH - 1 }, card)).toBeUndefined();
  });
  test('held by its corner, the card falls on the space it covers', () => {
    expect(spaceUnder(spaces, { x: 195, y: 430 }, box(110, 310, 90, 126))).toBe(5);
  });
  test('a touch of the edge is not enough', () => {
    expect(spaceUnder(spaces, { x: 60, y: 360 }, box(20, 300, 90, 126))).toBeUndefined();
  });
  test('with nothing to fall on it goes back', () => {
    expect(spaceUnder(new Map(), { x: 120, y: 330 }, box(100, 300))).toBeUndefined();
  });
});
