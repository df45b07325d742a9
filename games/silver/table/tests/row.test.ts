import { expect, test } from 'vitest';
import { afterAdding, afterPlacing, rowLength } from '../row.ts';

test('a row is scrolled beyond seven houses on a phone, beyond ten anywhere', () => {
  expect([1, 5, 7].map(rowLength)).toEqual(['short', 'short', 'short']);
  expect([8, 10].map(rowLength)).toEqual(['long', 'long']);
  expect([11, 33].map(rowLength)).toEqual(['endless', 'endless']);
});

test('after a match the gaps close and nobody else moves', () => {
  expect(afterPlacing(5, [0, 3, 4], 3)).toEqual([1, 2, undefined]);
  expect(afterPlacing(5, [1, 2], 1)).toEqual([0, undefined, 3, 4]);
  expect(afterPlacing(2, [0, 1], 0)).toEqual([undefined]);
});

test('a card added at the left end pushes the row to the right', () => {
  expect(afterAdding(3, 'left')).toEqual([undefined, 0, 1, 2]);
  expect(afterAdding(3, 'right')).toEqual([0, 1, 2, undefined]);
});
