import { useCallback, useState } from 'react';
import { isLesson } from '../lessons.ts';
import { knowsGoal } from './goal.tsx';
import type { OpenTable } from './open-table.ts';
import type { TableWindow } from './windows.tsx';

export interface WindowOpen {
  readonly window: TableWindow | undefined;
  readonly open: (window: TableWindow) => void;
  readonly close: () => void;
}

/** What lies over the table. Whoever sits down to a game for the first time reads what it is about, unless the table explains it. */
export function useWindow({ table, match, parts }: OpenTable): WindowOpen {
  const [window, open] = useState<TableWindow | undefined>(() =>
    match.result === undefined && !isLesson(parts.module.game.meta.lesson, table) && !knowsGoal(table.game) ? 'goal' : undefined,
  );
  return { window, open, close: useCallback(() => open(undefined), []) };
}
