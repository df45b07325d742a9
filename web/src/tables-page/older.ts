import { type FinishedTables, finishedTablesPath, type TableSummary } from '@tafelrunde/protocol';
import { useState } from 'react';
import { json } from '../api.ts';

export interface Older {
  readonly tables: readonly TableSummary[];
  /** Fetches the next part; undefined where nothing is left. */
  readonly fetch?: () => Promise<void>;
  readonly state: 'still' | 'fetching' | 'failed';
}

/** Finished matches beyond those the lobby's list holds, part by part as somebody asks for them. */
export function useOlder(first: number | undefined): Older {
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
      setParts([...parts, part]);
      setState('still');
    } catch {
      setState('failed');
    }
  };
  return { tables, fetch, state };
}
