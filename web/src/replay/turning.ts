import type { Result, Seat } from '@tafelrunde/kernel';
import type { Value } from './values.ts';

/** A move that changed what somebody could expect. */
export interface TurningPoint {
  readonly position: number;
  /** Whose outlook changed most; undefined: the team's. */
  readonly seat: Seat | undefined;
  readonly change: number;
}

export type Unit = 'points' | 'chance';

/** Three points or a sixth of the range of the final scores, whichever is more; of a chance fifteen hundredths. */
const POINTS = 3;
const SIXTH = 6;
const CHANCE = 15;
/** So many standard errors a change must have. */
const SURELY = 3;
/** More of them would say nothing. */
const MOST = 9;

function least(unit: Unit, result: Result | undefined): number {
  if (unit === 'chance' || result?.kind !== 'ranking') return CHANCE;
  const scores = result.places.map(({ score = 0 }) => score);
  return Math.max(POINTS, (Math.max(...scores) - Math.min(...scores)) / SIXTH);
}

/** Where the match turned: the greatest changes, in the order of the match. */
export function turningPointsIn(values: readonly Value[], unit: Unit, result: Result | undefined): readonly TurningPoint[] {
  const enough = least(unit, result);
  const turns: TurningPoint[] = [];
  for (const [i, now] of values.entries()) {
    const before = values[i - 1];
    if (before === undefined || now.fresh === true) continue;
    let most: TurningPoint | undefined;
    for (const [seat, value] of now.values.entries()) {
      const change = value - (before.values[seat] ?? 0);
      const error = Math.hypot(now.errors[seat] ?? 0, before.errors[seat] ?? 0);
      if (Math.abs(change) < enough || Math.abs(change) < SURELY * error || Math.abs(change) <= Math.abs(most?.change ?? 0)) continue;
      most = { position: now.position, seat: result?.kind === 'together' ? undefined : seat, change };
    }
    if (most !== undefined) turns.push(most);
  }
  const greatest = turns.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, MOST);
  return greatest.toSorted((a, b) => a.position - b.position);
}

/** Where few points are good, figures are shown as the points they are: minus one. */
export function signOf(values: readonly Value[], unit: Unit, result: Result | undefined): 1 | -1 {
  const last = values.at(-1);
  if (unit === 'chance' || last === undefined || result?.kind !== 'ranking') return 1;
  const against = result.places.reduce((sum, { seat, score = 0 }) => sum + score * (last.values[seat] ?? 0), 0);
  return against < 0 ? -1 : 1;
}

/** The figures of a position: the newest not after it, and what they changed by. */
export function valueAt(
  values: readonly Value[],
  position: number,
): { readonly now: Value; readonly before: Value | undefined } | undefined {
  const at = values.findLastIndex((value) => value.position <= position);
  const now = values[at];
  if (now === undefined) return undefined;
  return { now, before: now.fresh === true ? undefined : values[at - 1] };
}
