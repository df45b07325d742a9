import { useCallback, useEffect, useState } from 'react';
import { isLesson } from '../lessons.ts';
import type { LinkState } from '../link/link.ts';
import { useLanguage } from '../texts/index.ts';
import { fetchGoal, knowsGoal } from './goal.tsx';
import type { PartsState } from './parts.ts';

export interface FirstGoal {
  /** It is still being fetched. */
  readonly awaited: boolean;
  /** It lies over the table, or over the place where one will lie. */
  readonly open: boolean;
  readonly close: () => void;
}

/** Whether what a newcomer reads has come, or will not. It is asked for as soon as the game is known. */
function useFetched(game: string | undefined): boolean {
  const language = useLanguage();
  const [over, setOver] = useState<string>();
  useEffect(() => {
    if (game === undefined || knowsGoal(game)) return;
    fetchGoal(game, language).then(
      () => setOver(game),
      () => setOver(game), // then the table is laid without it
    );
  }, [game, language]);
  return over === game;
}

/**
 * Whoever comes to a game for the first time reads what it is about, unless the table explains it. A dialog makes the browser look at all
 * that lies under it once more, so this one opens before the table is laid. Where people share a device it waits for whoever takes it
 * (`useWindow`).
 */
export function useFirstGoal({ table, match, device }: LinkState, parts: PartsState): FirstGoal {
  const [first, setFirst] = useState<boolean>();
  const fetched = useFetched(table?.status === 'running' && device === undefined ? table.game : undefined);
  const here = parts.state === 'here' && table !== undefined && match !== undefined;
  if (first === undefined && here)
    setFirst(
      device === undefined && match.result === undefined && !isLesson(parts.module.game.meta.lesson, table) && !knowsGoal(table.game),
    );
  return { awaited: first === true && !fetched, open: first === true, close: useCallback(() => setFirst(false), []) };
}
