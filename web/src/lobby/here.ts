import type { TableSummary } from '@tafelrunde/protocol';
import { summaryFor } from '@tafelrunde/table';
import { useEffect, useState } from 'react';
import { keptRows } from '../local/shelf.ts';
import { YOU } from '../local/you.ts';

/** The matches kept in this browser, as rows of the lobby. */
export function useHereTables(): readonly TableSummary[] {
  const [tables, setTables] = useState<readonly TableSummary[]>([]);
  useEffect(() => {
    let wanted = true;
    const look = () => void keptRows().then((rows) => wanted && setTables(rows.map((row) => summaryFor(row, YOU))));
    look();
    addEventListener('focus', look);
    return () => {
      wanted = false;
      removeEventListener('focus', look);
    };
  }, []);
  return tables;
}
