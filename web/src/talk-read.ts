import type { TableSummary } from '@tafelrunde/protocol';
import { keep, kept } from './keep.ts';

/** Tables remembered; beyond that the oldest are forgotten. */
const MOST = 200;

/** How much of each table's talk was read in this browser: how many lines there were, by table, the newest last. */
function readCounts(): readonly (readonly [table: string, words: number])[] {
  const read = kept('read');
  return Array.isArray(read) ? (read as [string, number][]) : [];
}

export function noteRead(table: string, words: number): void {
  const before = readCounts();
  if (before.some(([id, count]) => id === table && count >= words)) return;
  keep('read', [...before.filter(([id]) => id !== table), [table, words]].slice(-MOST));
}

/** How many lines were read there; undefined where the table was never opened here. */
export const wordsRead = (table: string): number | undefined => readCounts().find(([id]) => id === table)?.[1];

/** So many lines were added since this browser read there last. Of a table never opened here nobody knows. */
export function newWords({ id, words }: Pick<TableSummary, 'id' | 'words'>): number {
  const read = wordsRead(id);
  return read === undefined || words === undefined ? 0 : Math.max(0, words - read);
}
