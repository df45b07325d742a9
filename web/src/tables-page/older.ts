import { type FinishedTables, finishedTablesPath, type TableSummary } from '@tafelrunde/protocol';
import { useState } from 'react';
import { json } from '../api.ts';

export interface Older {
  readonly tables: readonly TableSummary[];
  /** Fetches the next part; undefined where nothing is left. */
  readonly fetch?: () => Promise<void>;
  readonly state: 'still' | 'fetching' | 'failed';
}

/**
 * Finished matches beyond those the lobby's list holds, part by part as somebody asks for them. `listed`: that list. What it held at the
 * first of them is kept too: a match that ends meanwhile pushes the oldest out of the list, and it would be in neither.
 */
export function useOlder(first: number | undefined, listed: readonly TableSummary[]): Older {
  const [parts, setParts] = useState<readonly FinishedTables[]>([]);
  const [state, setState] = useState<Older['state']>('still');
  const last = parts.at(-1);
  const before = last === undefined ? first : last.more;
  const tables = parts.flatMap((part) => part.tables);
  if (before === undefined) return { tables, state };
  const fetch = async () => {
    setState('fetching');
    try {
      const part = await json<FinishedTables>(`${finishedTablesPath}?${new URLSearchParams({ before: String(before) })}`);
      const kept = parts.length === 0 ? listed.filter(({ status }) => status === 'over') : [];
      setParts([...parts, { ...part, tables: [...kept, ...part.tables] }]);
      setState('still');
    } catch {
      setState('failed');
    }
  };
  return { tables, fetch, state };
}
