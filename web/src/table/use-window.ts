import { useCallback, useState } from 'react';
import { knowsGoal } from './goal.tsx';
import type { OpenTable } from './open-table.ts';
import type { TableWindow } from './windows.tsx';

export interface WindowOpen {
  readonly window: TableWindow | undefined;
  readonly open: (window: TableWindow) => void;
  readonly close: () => void;
}

/** What lies over the table. Whoever sits down to a game for the first time reads what it is about. */
export function useWindow({ table, match }: OpenTable): WindowOpen {
  const [window, open] = useState<TableWindow | undefined>(() =>
    match.result === undefined && table.begun !== 'lesson' && !knowsGoal(table.game) ? 'goal' : undefined,
  );
  return { window, open, close: useCallback(() => open(undefined), []) };
}
