import type { TableSummary } from '@tafelrunde/protocol';
import { useEffect, useState } from 'react';
import { summaryOf } from '../local/kept.ts';
import { keptMatches } from '../local/shelf.ts';

/** The matches kept in this browser, as rows of the lobby. */
export function useHereTables(): readonly TableSummary[] {
  const [tables, setTables] = useState<readonly TableSummary[]>([]);
  useEffect(() => {
    let wanted = true;
    const look = () => void keptMatches().then((matches) => wanted && setTables(matches.map(summaryOf)));
    look();
    addEventListener('focus', look);
    return () => {
      wanted = false;
      removeEventListener('focus', look);
    };
  }, []);
  return tables;
}
