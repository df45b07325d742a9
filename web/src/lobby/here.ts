import type { TableSummary } from '@tafelrunde/protocol';
import { useEffect, useState } from 'react';

/** Whether this browser can have kept a match at all. Whoever never played here need not fetch what reads them. */
async function mayHaveKept(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).length > 0;
  } catch {
    return true; // older browsers do not say
  }
}

async function tablesHere(): Promise<readonly TableSummary[]> {
  if (!(await mayHaveKept())) return [];
  const { keptSummaries } = await import('../local/summaries.ts');
  return keptSummaries();
}

/** The matches kept in this browser, as rows of the lobby. */
export function useHereTables(): readonly TableSummary[] {
  const [tables, setTables] = useState<readonly TableSummary[]>([]);
  useEffect(() => {
    let wanted = true;
    const look = () =>
      void tablesHere().then(
        (found) => wanted && setTables(found),
        () => undefined, // what cannot be fetched now is looked for again with the next look
      );
    look();
    addEventListener('focus', look);
    return () => {
      wanted = false;
      removeEventListener('focus', look);
    };
  }, []);
  return tables;
}
