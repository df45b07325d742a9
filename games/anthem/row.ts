/**
 * A row is a run of cells: `cells[from]` is space 1, `cells[from + spaces - 1]` the last, an empty one is 0. START and END lie at its ends
 * unstored. The state keeps all rows in one array; a single row is `(row, 0, row.length)`.
 */
import { END, START } from './cards.ts';

export type Cells = readonly number[];

/** No space at all: what `fitting` answers when a card must be kept. */
export const NOWHERE = 0;
/** `fitting` packs the first and the last space into one number, because nothing may be allocated where it is used. */
export const firstOf = (span: number): number => span >> 4;
export const lastOf = (span: number): number => span & 15;

/** Binomial coefficients: CHOOSE[n * 10 + k]. */
const CHOOSE: readonly number[] = (() => {
  const table: number[] = Array.from({ length: 100 }, () => 0);
  for (let n = 0; n < 10; n += 1) {
    table[n * 10] = 1;
    for (let k = 1; k <= n; k += 1) table[n * 10 + k] = (table[(n - 1) * 10 + k - 1] ?? 0) + (table[(n - 1) * 10 + k] ?? 0);
  }
  return table;
})();

/** In how many ways `spaces` cells can be filled in rising order from `values` values. */
const choose = (values: number, spaces: number): number => CHOOSE[values * 10 + spaces] as number;

/**
 * The spaces a number may be placed on (ANT-4.1 to ANT-4.4), always neighbours: from behind the next lower card to before the next higher one.
 * With `closing` false only those that leave this gap finishable (ANT-8.5), which is the whole truth while the rest of the row is open.
 */
export function fitting(cells: Cells, from: number, spaces: number, card: number, closing: boolean): number {
  let left = 0;
  let lower = START;
  let right = spaces + 1;
  let higher = END;
  for (let space = 1; space <= spaces; space += 1) {
    const value = cells[from + space - 1] as number;
    if (value === 0) continue;
    if (value === card) return NOWHERE;
    if (value > card) {
      right = space;
      higher = value;
      break;
    }
    left = space;
    lower = value;
  }
  let first = left + 1;
  let last = right - 1;
  if (!closing) {
    first = Math.max(first, right - (higher - card));
    last = Math.min(last, left + (card - lower));
  }
  return first > last ? NOWHERE : (first << 4) | last;
}

/** In how many ways the row could still be finished with a card on a space where it fits. */
export function waysWith(cells: Cells, from: number, spaces: number, card: number, space: number): number {
  let product = 1;
  let left = 0;
  let lower = START;
  for (let at = 1; at <= spaces; at += 1) {
    const value = at === space ? card : (cells[from + at - 1] as number);
    if (value === 0) continue;
    product *= choose(value - lower - 1, at - left - 1);
    left = at;
    lower = value;
  }
  return product * choose(END - lower - 1, spaces - left);
}

/** In how many ways the row can still be finished (ANT-4.7); 0 = closed for ever, 1 for a full row. */
export function ways(cells: Cells, from: number, spaces: number): number {
  return waysWith(cells, from, spaces, 0, 0);
}

/** Whether placing this card there ends all hope for a row that could still be finished (ANT-4.6): the moment for a warning. */
export function closes(row: Cells, card: number, space: number): boolean {
  return ways(row, 0, row.length) > 0 && waysWith(row, 0, row.length, card, space) === 0;
}

export function isFull(cells: Cells, from: number, spaces: number): boolean {
  for (let i = from; i < from + spaces; i += 1) if (cells[i] === 0) return false;
  return true;
}

export function filled(cells: Cells, from: number, spaces: number): number {
  let count = 0;
  for (let i = from; i < from + spaces; i += 1) if (cells[i] !== 0) count += 1;
  return count;
}
