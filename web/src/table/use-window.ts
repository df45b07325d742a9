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

/** What lies over the table. Whoever takes a shared device for the first match of a game reads what it is about (else: `useFirstGoal`). */
export function useWindow({ state, table, match, parts }: OpenTable): WindowOpen {
  const [window, open] = useState<TableWindow | undefined>(() => {
    const first = match.result === undefined && !isLesson(parts.module.game.meta.lesson, table) && !knowsGoal(table.game);
    return first && state.device !== undefined ? 'goal' : undefined;
  });
  return { window, open, close: useCallback(() => open(undefined), []) };
}
