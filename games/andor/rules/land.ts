import type { Core } from '../engine-port.ts';
import type { Open } from '../state.ts';

/*
 * Borders as they are in this match: closed ones, rubble, what a legend forbids.
 */

const BORDER = 128;
export const borderOf = (a: number, b: number): number => (a < b ? a * BORDER + b : b * BORDER + a);

/** AND-4.6 */
export const isCut = (state: Open, a: number, b: number): boolean => state.cuts.length > 0 && state.cuts.includes(borderOf(a, b));

/** Neighbours whose border is not closed. */
export function adjacent(core: Pick<Core, 'board'>, state: Open, a: number, b: number): boolean {
  return (core.board.neighboursOf[a] ?? []).includes(b) && !isCut(state, a, b);
}

const RUBBLE = 16;
export const rubbleEntry = (field: number, value: number): number => field * RUBBLE + value;
export const rubbleField = (entry: number): number => Math.floor(entry / RUBBLE);
export const rubbleValue = (entry: number): number => entry % RUBBLE;

/** AND-21.1 */
export function hasRubble(state: Open, field: number): boolean {
  for (const entry of state.rubble) if (rubbleField(entry) === field) return true;
  return false;
}
