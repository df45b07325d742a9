import type { TableSummary } from '@tafelrunde/protocol';

/** The game waits for the reader. */
export function waitsForYou(table: TableSummary): boolean {
  return table.status === 'running' && table.waitsFor.some((seat) => table.yours.includes(seat));
}

/** How many finished matches the lobby still shows. */
const FINISHED = 4;

/** Mine in the order one wants them: my turn first, then the newest; of the finished ones a few, closed ones not at all. */
export function inOrder(mine: readonly TableSummary[]): readonly TableSummary[] {
  const rank = (table: TableSummary) => (waitsForYou(table) ? 0 : table.status === 'over' ? 2 : 1);
  const sorted = mine.filter((table) => table.status !== 'closed').toSorted((a, b) => rank(a) - rank(b) || b.changedAt - a.changedAt);
  const going = sorted.filter((table) => table.status !== 'over');
  return [...going, ...sorted.slice(going.length, going.length + FINISHED)];
}
