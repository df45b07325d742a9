import type { TableSummary } from '@tafelrunde/protocol';
import { waitsForYou } from '../lobby/order.ts';
import type { Filter } from './words.ts';

/** The reader's own time at a table that waits for them; without a clock it is never short. */
export function ownTime(table: TableSummary): number {
  const own = table.clock?.times.filter(({ seat }) => table.yours.includes(seat)).map(({ left }) => left) ?? [];
  return Math.min(Number.POSITIVE_INFINITY, ...own);
}

export function kindOf(table: TableSummary): Exclude<Filter, 'all'> {
  if (table.status === 'over') return 'over';
  if (table.status === 'waiting') return 'people';
  return waitsForYou(table) ? 'mine' : 'others';
}

/** Those that wait for the reader: least time left first, then who has waited longest. */
export function waitingFor(tables: readonly TableSummary[]): readonly TableSummary[] {
  return tables.filter(waitsForYou).toSorted((a, b) => compare(ownTime(a), ownTime(b)) || a.changedAt - b.changedAt);
}

/** All of them in that order, the others by what is new, finished ones last. */
export function sorted(tables: readonly TableSummary[]): readonly TableSummary[] {
  const rank = { mine: 0, others: 1, people: 2, over: 3 } as const;
  return tables
    .filter(({ status }) => status !== 'closed')
    .toSorted(
      (a, b) =>
        rank[kindOf(a)] - rank[kindOf(b)] || (kindOf(a) === 'mine' ? compare(ownTime(a), ownTime(b)) : 0) || b.changedAt - a.changedAt,
    );
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
