import type { State } from '../state.ts';

/*
 * Sorted little lists in the state: what lies on the fields, farmers, wells, rubble, closed borders.
 */

const COUNT = 1024;
const KEY = 32;

/** Where a value is or would be in an ascending list. */
export function placeIn(list: readonly number[], value: number): number {
  let at = 0;
  while (at < list.length && (list[at] as number) < value) at += 1;
  return at;
}

export function insert(list: number[], value: number): void {
  const at = placeIn(list, value);
  list.push(0);
  for (let i = list.length - 1; i > at; i -= 1) list[i] = list[i - 1] as number;
  list[at] = value;
}

export function removeAt(list: number[], at: number): void {
  for (let i = at; i < list.length - 1; i += 1) list[i] = list[i + 1] as number;
  list.length -= 1;
}

/** Takes one such value out; false if there is none. */
export function take(list: number[], value: number): boolean {
  const at = list.indexOf(value);
  if (at < 0) return false;
  removeAt(list, at);
  return true;
}

export const fieldOfLying = (entry: number): number => Math.floor(entry / (KEY * COUNT));
export const itemOfLying = (entry: number): number => Math.floor(entry / COUNT) % KEY;
export const countOfLying = (entry: number): number => entry % COUNT;

/** How many of this item lie face up on the field. */
export function lyingOn(state: { readonly lying: readonly number[] }, field: number, item: number): number {
  const from = (field * KEY + item) * COUNT;
  for (const entry of state.lying) if (entry >= from) return entry < from + COUNT ? entry - from : 0;
  return 0;
}

export function addLying(state: State, field: number, item: number, count: number): void {
  const { lying } = state;
  const from = (field * KEY + item) * COUNT;
  const at = placeIn(lying, from);
  const here = lying[at];
  if (here !== undefined && here < from + COUNT) {
    if (here + count === from) removeAt(lying, at);
    else lying[at] = here + count;
  } else insert(lying, from + count);
}
