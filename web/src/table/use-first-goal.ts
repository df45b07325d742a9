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

/** So long a table that could be laid waits for it, in milliseconds; then it is laid without it, and the next one asks again. */
const PATIENCE = 3000;

/** Whether what a newcomer reads has come; undefined while it may. It is asked for as soon as the game is known. */
function useFetched(game: string | undefined): boolean | undefined {
  const language = useLanguage();
  const [come, setCome] = useState<boolean>();
  useEffect(() => {
    if (game === undefined || knowsGoal(game)) return;
    fetchGoal(game, language).then(
      (told) => setCome(told !== undefined),
      () => setCome((before) => before ?? false), // then the table is laid without it
    );
  }, [game, language]);
  return come;
}

/**
 * Whoever comes to a game for the first time reads what it is about, unless the table explains it. A dialog makes the browser look at all
 * that lies under it once more, so this one opens before the table is laid. Where people share a device it waits for whoever takes it
 * (`useWindow`).
 */
export function useFirstGoal({ table, match, device }: LinkState, parts: PartsState): FirstGoal {
  const [first, setFirst] = useState<boolean>();
  const come = useFetched(table?.status === 'running' && device === undefined ? table.game : undefined);
  const here = parts.state === 'here' && table !== undefined && match !== undefined;
  if (first === undefined && here)
    setFirst(
      device === undefined && match.result === undefined && !isLesson(parts.module.game.meta.lesson, table) && !knowsGoal(table.game),
    );
  const close = useCallback(() => setFirst(false), []);
  const awaited = first === true && come === undefined;
  useEffect(() => {
    if (!awaited) return undefined;
    const timer = setTimeout(close, PATIENCE);
    return () => clearTimeout(timer);
  }, [awaited, close]);
  return { awaited, open: first === true && come === true, close };
}
