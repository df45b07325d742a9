import type { Params, Refusal, Seat } from '@tafelrunde/kernel';
import { isFull } from '../row.ts';
import { DEATH, type View } from '../state.ts';

/** Every reason this game refuses an action for, with the rule that says so. */
export const reasons = {
  'match-ended': 'ANT-6.1',
  'not-your-turn': 'ANT-2.6',
  'unknown-action': 'ANT-3.1',
  'draw-first': 'ANT-3.2',
  'already-drawn': 'ANT-3.1',
  'death-stays': 'ANT-4.5',
  'value-in-row': 'ANT-4.3',
  'row-full': 'ANT-5.2',
  'no-such-space': 'ANT-4.1',
  'space-taken': 'ANT-4.4',
  'lower-card-right': 'ANT-4.2',
  'higher-card-left': 'ANT-4.2',
  'closes-row': 'ANT-8.5',
} as const;

const because = (code: keyof typeof reasons, params?: Params): Refusal =>
  params === undefined ? { code, rule: reasons[code] } : { code, rule: reasons[code], params };

/** Why an action that is not listed is refused. Reads the view alone, so it can tell nobody anything new. */
export function explain(view: View, seat: Seat, action: unknown): Refusal {
  if (view.phase === 'over') return because('match-ended');
  if (seat !== view.turn) return because('not-your-turn');
  const space = readPlace(action);
  if (space === undefined && !isBare(action, 'draw') && !isBare(action, 'keep')) return because('unknown-action');
  if (view.phase === 'draw') return because('draw-first');
  if (space === undefined) return because('already-drawn');
  return whyNotThere(view.rows[seat] ?? [], view.drawn, space);
}

function whyNotThere(row: readonly number[], card: number, named: unknown): Refusal {
  if (card === DEATH) return because('death-stays');
  if (row.includes(card)) return because('value-in-row', { card });
  if (isFull(row, 0, row.length)) return because('row-full', { card });
  const space = Number.isInteger(named) ? (named as number) : 0;
  if (space < 1 || space > row.length) return because('no-such-space', { spaces: row.length });
  const there = row[space - 1] as number;
  if (there !== 0) return because('space-taken', { space, other: there });
  // The nearest card in the way says more than the farthest.
  const left = row.slice(0, space - 1).findLast((value) => value !== 0) ?? 0;
  if (left > card) return because('higher-card-left', { card, space, other: left });
  const right = row.slice(space).find((value) => value !== 0) ?? 0;
  if (right !== 0 && right < card) return because('lower-card-right', { card, space, other: right });
  return because('closes-row', { card, space });
}

/** `{ type }` and nothing else. */
function isBare(action: unknown, type: string): boolean {
  return isRecord(action) && action['type'] === type && Object.keys(action).length === 1;
}

/** What a placing action names as its space, whatever that is; undefined when it is no placing action. */
function readPlace(action: unknown): unknown {
  if (!isRecord(action) || action['type'] !== 'place' || Object.keys(action).length !== 2) return undefined;
  return Object.hasOwn(action, 'space') ? (action['space'] ?? Number.NaN) : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
