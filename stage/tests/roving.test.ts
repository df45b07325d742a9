import { describe, expect, test } from 'vitest';
import { pointedAt, type Spot } from '../roving.ts';

const at = (column: number, row: number): Spot => ({ left: column * 100, top: row * 140, width: 80, height: 120 });
/** Two rows of four, and a button below the second. */
const table = [0, 1].flatMap((row) => [0, 1, 2, 3].map((column) => at(column, row)));
const withButton = [...table, at(1, 2)];

describe('arrows among pieces', () => {
  test('go to the nearest piece in their direction', () => {
    expect(pointedAt(table, 1, 'ArrowRight')).toBe(2);
    expect(pointedAt(table, 1, 'ArrowLeft')).toBe(0);
    expect(pointedAt(table, 1, 'ArrowDown')).toBe(5);
    expect(pointedAt(table, 6, 'ArrowUp')).toBe(2);
    expect(pointedAt(withButton, 5, 'ArrowDown')).toBe(8);
    expect(pointedAt(withButton, 7, 'ArrowDown')).toBe(8);
  });

  test('go on in reading order where nothing lies ahead, and stop at the ends', () => {
    const row = [at(0, 0), at(1, 0)];
    expect(pointedAt(row, 0, 'ArrowDown')).toBe(1);
    expect(pointedAt(row, 1, 'ArrowRight')).toBe(1);
    expect(pointedAt(row, 0, 'ArrowLeft')).toBe(0);
  });

  test('Home and End', () => {
    expect(pointedAt(table, 3, 'Home')).toBe(0);
    expect(pointedAt(table, 3, 'End')).toBe(7);
  });
});
