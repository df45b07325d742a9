import { describe, expect, test } from 'vitest';
import { ways } from '../../row.ts';
import { type Action, NONE, type View } from '../../state.ts';
import { closedGap } from '../gap.ts';
import { spacesOf } from '../spaces.ts';

/** A table of four where seat 0 decides about `drawn`; rows other than the first are empty. */
const deciding = (row: readonly number[], drawn: number, more: Partial<View> = {}): View => ({
  seats: 4,
  spaces: row.length,
  you: 0,
  starter: 0,
  turn: 0,
  phase: 'decide',
  rows: [row, ...[1, 2, 3].map(() => row.map(() => 0))],
  open: [ways(row, 0, row.length) > 0, true, true, true],
  hand: [1, 1, 1, 1, 1, 1, 1, 1, 0],
  sizes: [8, 9, 9, 8],
  drawn,
  history: [],
  ending: '',
  winner: NONE,
  ...more,
});
const placing = (...spaces: readonly number[]): readonly Action[] => [
  ...spaces.map((space) => ({ type: 'place', space }) as const),
  { type: 'keep' },
];
const kinds = (view: View, legal: readonly Action[]) => spacesOf(view, 0, legal).map(({ kind }) => kind);

describe('the spaces of my row', () => {
  test('legal and safe is lit, legal and ruinous warns, the rest is shut', () => {
    expect(kinds(deciding([0, 2, 0, 0, 0, 8], 6), placing(3, 4, 5))).toEqual(['shut', 'filled', 'warn', 'lit', 'lit', 'filled']);
  });
  test('what is not in the legal list is shut, even if it would fit: only the list decides', () => {
    expect(kinds(deciding([0, 2, 0, 0, 0, 8], 6), placing(4))).toEqual(['shut', 'filled', 'shut', 'lit', 'shut', 'filled']);
  });
  test('a row already closed gives no further warning', () => {
    expect(kinds(deciding([8, 0, 0, 0, 0, 0], 8), placing())).toEqual(['filled', 'shut', 'shut', 'shut', 'shut', 'shut']);
    expect(kinds(deciding([0, 4, 0, 5, 0, 0], 6), placing(5, 6))).toEqual(['shut', 'filled', 'shut', 'filled', 'lit', 'lit']);
  });
  test('nothing is asked: spaces are free', () => {
    const free = ['free', 'filled', 'free', 'free', 'free', 'filled'];
    expect(kinds(deciding([0, 2, 0, 0, 0, 8], NONE, { phase: 'draw' }), [{ type: 'draw' }])).toEqual(free);
    expect(kinds(deciding([0, 2, 0, 0, 0, 8], NONE, { turn: 2 }), [])).toEqual(free);
    expect(kinds(deciding([0, 2, 0, 0, 0, 8], 6), [])).toEqual(free);
  });
  test('eight spaces: every number has one home', () => {
    expect(kinds(deciding([1, 0, 0, 4, 0, 0, 0, 0], 5), placing(5, 6, 7, 8))).toEqual([
      'filled',
      'shut',
      'shut',
      'filled',
      'lit',
      'warn',
      'warn',
      'warn',
    ]);
  });
});

/** Every rising row of six spaces. */
function* rows(row: readonly number[] = [], low = 0): Generator<readonly number[]> {
  if (row.length === 6) {
    yield row;
    return;
  }
  yield* rows([...row, 0], low);
  for (let card = low + 1; card <= 8; card++) yield* rows([...row, card], card);
}

describe('the gap a warning names', () => {
  test('is found exactly where the rules call a row closed', () => {
    let count = 0;
    for (const row of rows()) {
      count += 1;
      const gap = closedGap(row);
      expect(gap === undefined ? false : gap.fits.length < gap.empty, row.join(' ')).toBe(ways(row, 0, 6) === 0);
    }
    expect(count).toBe(3003);
  });
  test('names its neighbours and what would fit', () => {
    expect(closedGap([0, 2, 6, 0, 0, 8])).toEqual({ low: 6, high: 8, empty: 2, fits: [7] });
    expect(closedGap([0, 4, 0, 5, 0, 0])).toEqual({ low: 4, high: 5, empty: 1, fits: [] });
    expect(closedGap([0, 0, 0, 0, 3, 0])).toEqual({ low: 0, high: 3, empty: 4, fits: [1, 2] });
  });
});
