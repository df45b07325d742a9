import type { GameModule } from '@tafelrunde/kernel';
import type { GameTable } from '@tafelrunde/stage';
import { useEffect, useState } from 'react';
import { fetchGame } from '../games.ts';
import { tables } from '../tables.ts';

/** What a game brings to its table: rules and texts, and the way it is drawn. */
export interface GameParts {
  readonly module: GameModule;
  readonly table: GameTable;
}

export type PartsState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  | ({ readonly state: 'here' } & GameParts);

export function isHere(game: string): boolean {
  return Object.hasOwn(tables, game);
}

interface Fetched {
  readonly game: string;
  readonly attempt: number;
  readonly parts: GameParts | undefined;
}

/** Fetches rules and table of a game. */
export function useParts(game: string | undefined): PartsState {
  const [attempt, setAttempt] = useState(0);
  const [fetched, setFetched] = useState<Fetched>();
  useEffect(() => {
    const fetchTable = game === undefined ? undefined : tables[game];
    if (game === undefined || fetchTable === undefined) return undefined;
    let wanted = true;
    Promise.all([fetchGame(game), fetchTable()]).then(
      ([module, table]) => wanted && setFetched({ game, attempt, parts: { module, table } }),
      () => wanted && setFetched({ game, attempt, parts: undefined }),
    );
    return () => {
      wanted = false;
    };
  }, [game, attempt]);
  if (fetched === undefined || fetched.game !== game || fetched.attempt !== attempt) return { state: 'loading' };
  return fetched.parts === undefined ? { state: 'failed', again: () => setAttempt(attempt + 1) } : { state: 'here', ...fetched.parts };
}
