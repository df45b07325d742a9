import { NONE } from '../pieces.ts';
import type { State } from '../state.ts';

/*
 * Farmers a legend has given a name (AND-13.8). Each is one of the farmers on the board; where he is stands with the legend, and only
 * where a legend names any.
 */

/** In the place of a field: lost, or where he was to go. Before he comes into play it is NONE. */
export const GONE = -2;

const nobody: readonly number[] = [];

/** Numbers of those with a name on a field. */
export function namedOn({ legend }: State, field: number): readonly number[] {
  if (legend.named === undefined) return nobody;
  return legend.named.flatMap((at, name) => (at === field ? [name] : []));
}

/** He has come into play. */
export function nameFarmer(state: State, name: number, field: number): void {
  if (name !== NONE && state.legend.named !== undefined) state.legend.named[name] = field;
}

/** Of so many who leave a field those with a name go first. Returns how many of them there were. */
export function sendNamed(state: State, from: number, to: number, count: number): number {
  const going = namedOn(state, from).slice(0, count);
  for (const name of going) nameFarmer(state, name, to);
  return going.length;
}
