import type { TableSummary } from '@tafelrunde/protocol';
import { summaryFor, type TableRow } from '@tafelrunde/table';
import { keptRows } from './shelf.ts';
import { isAtThisDevice } from './you.ts';

/** The matches kept in this browser, as the lobby tells of them. */
export async function keptSummaries(): Promise<readonly TableSummary[]> {
  return (await keptRows()).map((row) => summaryHere(row, Date.now()));
}

/** Whoever shares this device may find their table. */
function summaryHere(row: TableRow, now: number): TableSummary {
  const here = row.members.filter(isAtThisDevice).map((guest) => summaryFor(row, guest, now));
  const [first = summaryFor(row, '', now)] = here;
  return { ...first, yours: here.flatMap(({ yours }) => yours).toSorted((a, b) => a - b) };
}
