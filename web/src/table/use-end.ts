import type { Result } from '@tafelrunde/kernel';
import { rememberFinished } from '../bots.ts';
import { noteFinished } from '../cues/known.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface End {
  /** end-moment: over the table, when the match ends before our eyes · sheet: the ranking · away: looked at and closed. */
  readonly at: 'none' | 'end-moment' | 'sheet' | 'away';
  readonly show: () => void;
  readonly hide: () => void;
  /** Shows the moment of the end once more. */
  readonly tell: () => void;
}

/** Whoever has finished a match of a game knows it. */
export function useFinished(game: string, table: string, finished: boolean): void {
  useEffect(() => {
    if (!finished) return;
    rememberFinished(game);
    noteFinished(game, table);
  }, [game, table, finished]);
}

/** `ended`: by agreement, which is no moment to be told. */
export function useEnd(result: Result | undefined, ended: boolean): End {
  const over = result !== undefined || ended;
  const [at, setAt] = useState<End['at']>(over ? 'sheet' : 'none');
  const before = useRef(over);
  useEffect(() => {
    if (over && !before.current) setAt(ended ? 'sheet' : 'end-moment');
    before.current = over;
  }, [over, ended]);
  return {
    at,
    show: useCallback(() => setAt('sheet'), []),
    hide: useCallback(() => setAt('away'), []),
    tell: useCallback(() => setAt('end-moment'), []),
  };
}
