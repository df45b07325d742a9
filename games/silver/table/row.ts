/**
 * How long a row of houses is. A row never wraps and is never re-sorted: up to seven houses a phone shows side by side, more overlap and
 * the row can be scrolled; beyond ten that holds for wide screens, too.
 */
export type RowLength = 'short' | 'long' | 'endless';

export const rowLength = (houses: number): RowLength => (houses > 10 ? 'endless' : houses > 7 ? 'long' : 'short');

/** Where each house of a row stood before, by where it stands now; undefined = it was not there. */
export type Origins = readonly (number | undefined)[];

/** Matched cards leave, one of their places is filled anew, the gaps close (SIL-4.4). */
export function afterPlacing(before: number, gone: readonly number[], filled: number): Origins {
  const origins: (number | undefined)[] = [];
  for (let at = 0; at < before; at += 1) {
    if (at === filled) origins.push(undefined);
    else if (!gone.includes(at)) origins.push(at);
  }
  return origins;
}

/** A card is added at one end (SIL-4.7). */
export function afterAdding(before: number, side: 'left' | 'right'): Origins {
  const row = Array.from({ length: before }, (_, at): number | undefined => at);
  return side === 'left' ? [undefined, ...row] : [...row, undefined];
}
