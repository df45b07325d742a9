import { describe, expect, test } from 'vitest';
import type { Space } from '../spaces.ts';
import { startOf, stopsOf, walk } from '../walk.ts';

const spaces: readonly Space[] = [
  { kind: 'shut', space: 1 },
  { kind: 'filled', space: 2, card: 2 },
  { kind: 'warn', space: 3 },
  { kind: 'lit', space: 4 },
  { kind: 'lit', space: 5 },
  { kind: 'filled', space: 6, card: 8 },
];
const deciding = { draw: false, keep: true };

describe('the keyboard', () => {
  test('arrows walk lit and warning spaces, then keep, and round again', () => {
    const stops = stopsOf(spaces, deciding);
    expect(stops).toEqual([3, 4, 5, 'keep']);
    expect(walk(stops, 5, 'ArrowRight')).toBe('keep');
    expect(walk(stops, 'keep', 'ArrowRight')).toBe(3);
    expect(walk(stops, 3, 'ArrowLeft')).toBe('keep');
    expect(walk(stops, 4, 'ArrowDown')).toBe(5);
    expect(walk(stops, 5, 'Home')).toBe(3);
    expect(walk(stops, 3, 'End')).toBe('keep');
  });
  test('with Shift the shut spaces too, so that their reason can be asked', () => {
    const every = stopsOf(spaces, deciding, true);
    expect(every).toEqual([1, 3, 4, 5, 'keep']);
    expect(walk(every, 3, 'ArrowLeft')).toBe(1);
  });
  test('starts on a safe space, else on the first thing there is', () => {
    expect(startOf(spaces, stopsOf(spaces, deciding))).toBe(4);
    const ruinous = spaces.filter(({ kind }) => kind !== 'lit');
    expect(startOf(ruinous, stopsOf(ruinous, deciding))).toBe(3);
    expect(startOf([], stopsOf([], { draw: true, keep: false }))).toBe('draw');
    expect(startOf([], [])).toBeUndefined();
  });
  test('other keys lead nowhere, and a stop that is gone leads to the first', () => {
    expect(walk([3, 'keep'], 3, 'x')).toBeUndefined();
    expect(walk([3, 'keep'], 5, 'ArrowRight')).toBe(3);
    expect(walk([], undefined, 'ArrowRight')).toBeUndefined();
  });
});
