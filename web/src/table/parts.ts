import { gameIds } from '@tafelrunde/games';
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
  | { readonly state: 'failed'; again(): void }
  | ({ readonly state: 'here' } & GameParts);

export function isHere(game: string): boolean {
  return gameIds.includes(game) && Object.hasOwn(tables, game);
}

/** Fetches rules and table of a game. */
export function useParts(game: string | undefined): PartsState {
  const [parts, setParts] = useState<PartsState>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const fetchTable = game === undefined ? undefined : tables[game];
    if (game === undefined || fetchTable === undefined) return undefined;
    let wanted = true;
    setParts({ state: 'loading' });
    Promise.all([fetchGame(game), fetchTable()]).then(
      ([module, table]) => wanted && setParts({ state: 'here', module, table }),
      () => wanted && setParts({ state: 'failed', again: () => setAttempt((n) => n + 1) }),
    );
    return () => {
      wanted = false;
    };
    // biome-ignore lint: a new attempt fetches again
  }, [game, attempt]);
  return parts;
}
