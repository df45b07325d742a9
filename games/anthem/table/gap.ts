import { END, START } from '../cards.ts';

/** A run of empty spaces that too few numbers fit: why a row is closed. */
export interface Gap {
  readonly low: number;
  readonly high: number;
  readonly empty: number;
  /** The numbers between, fewer than the spaces. */
  readonly fits: readonly number[];
}

/** The first gap of a row that can never be filled; undefined while the row is open. */
export const closedGap = (row: readonly number[]): Gap | undefined => {
  let at = 0;
  let low = START;
  for (let space = 1; space <= row.length + 1; space++) {
    const high = space > row.length ? END : (row[space - 1] ?? 0);
    if (high === 0) continue;
    const empty = space - at - 1;
    if (high - low - 1 < empty) return { low, high, empty, fits: Array.from({ length: high - low - 1 }, (_, i) => low + 1 + i) };
    at = space;
    low = high;
  }
  return undefined;
};
