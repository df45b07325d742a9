import { describe, expect, test } from 'vitest';
import { type Action, NONE, type View } from '../../state.ts';
import { warningOf } from '../warning.ts';

const view = (row: readonly number[], drawn: number): View => ({
  seats: 2,
  spaces: row.length,
  you: 0,
  starter: 0,
  turn: 0,
  phase: 'decide',
  rows: [row, row.map(() => 0)],
  open: [true, true],
  hand: [],
  sizes: [8, 8],
  drawn,
  history: [],
  ending: '',
  winner: NONE,
});
const on = (space: number): Action => ({ type: 'place', space });

describe('ANT-4.6 the warning before closing one’s own row', () => {
  test('names the gap and what would fit', () => {
    expect(warningOf(on(3), view([0, 2, 0, 0, 0, 8], 6), 'en')?.text).toBe(
      'Between 6 and 8 two spaces stay empty, and only the 7 fits. You could never finish your song.',
    );
    expect(warningOf(on(3), view([0, 2, 0, 0, 0, 8], 6), 'de')?.text).toBe(
      'Zwischen 6 und 8 bleiben zwei Plätze leer, und nur die 7 passt. Dein Lied ließe sich nie mehr vollenden.',
    );
    expect(warningOf(on(3), view([0, 2, 0, 0, 0, 8], 6), 'fr')?.text).toBe(
      'Entre 6 et 8, deux places restent vides, et seul le 7 convient. Vous ne pourriez jamais achever votre chant.',
    );
  });
  test('one space for nothing, and several for too few', () => {
    expect(warningOf(on(4), view([0, 4, 0, 0, 0, 0], 5), 'en')?.text).toMatch(/^Between 4 and 5 one space stays empty, and nothing fits\./);
    expect(warningOf(on(5), view([0, 0, 0, 0, 0, 0], 3), 'en')?.text).toMatch(
      /^Between 0 and 3 four spaces stay empty, and only 1 and 2 fit\./,
    );
  });
  test('nothing is asked for a safe space, for keeping, or in a row that is closed already', () => {
    expect(warningOf(on(4), view([0, 2, 0, 0, 0, 8], 6), 'en')).toBeUndefined();
    expect(warningOf({ type: 'keep' }, view([0, 2, 0, 0, 0, 8], 6), 'en')).toBeUndefined();
    expect(warningOf(on(6), view([0, 4, 0, 5, 0, 0], 6), 'en')).toBeUndefined();
  });
});
