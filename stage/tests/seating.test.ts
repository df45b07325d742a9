import { expect, test } from 'vitest';
import { leftOf, othersOf, rightOf } from '../seating.ts';

test('others sit from the reader’s left hand round to the right', () => {
  expect(othersOf(0, 4)).toEqual([1, 2, 3]);
  expect(othersOf(2, 4)).toEqual([3, 0, 1]);
  expect(othersOf(1, 2)).toEqual([0]);
});

test('a spectator sees everybody, from the first seat', () => expect(othersOf(undefined, 3)).toEqual([0, 1, 2]));

test('the first of the others comes next, the last came before', () => {
  for (const seat of [0, 1, 2, 3]) {
    expect(othersOf(seat, 4)[0]).toBe(leftOf(seat, 4));
    expect(othersOf(seat, 4).at(-1)).toBe(rightOf(seat, 4));
  }
});
