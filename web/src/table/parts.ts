import type { GameBrief } from '@tafelrunde/kernel';
import type { GameTable } from '@tafelrunde/stage';
import { useEffect, useState } from 'react';
import { fetchBrief } from '../games.ts';
import { tableOf } from '../tables.ts';
import { fetchWordsNow } from '../texts/index.ts';

/** What a game brings to its table: what everybody may know of it, its texts, and the way it is drawn. */
export interface GameParts {
  readonly module: GameBrief;
  readonly table: GameTable;
}

export type PartsState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  | ({ readonly state: 'here' } & GameParts);

export function isHere(game: string): boolean {
  return tableOf(game) !== undefined;
}

/** A table with what it says. */
async function withItsWords(fetchTable: () => Promise<GameTable>): Promise<GameTable> {
  const table = await fetchTable();
  await fetchWordsNow();
  return table;
}

interface Fetched {
  readonly game: string;
  readonly attempt: number;
  readonly parts: GameParts | undefined;
}

/** Fetches what a game brings. */
export function useParts(game: string | undefined): PartsState {
  const [attempt, setAttempt] = useState(0);
  const [fetched, setFetched] = useState<Fetched>();
  useEffect(() => {
    const fetchTable = game === undefined ? undefined : tableOf(game);
    if (game === undefined || fetchTable === undefined) return undefined;
    let wanted = true;
    Promise.all([fetchBrief(game), withItsWords(fetchTable)]).then(
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
