import { gameIds } from '@tafelrunde/games';
import type { GameTable } from '@tafelrunde/stage';

const found = import.meta.glob<GameTable>('../../games/*/table/index.tsx', { import: 'default' });

/** Fetches the table of a game when somebody sits down at it; undefined for a game that has none yet. */
export function tableOf(game: string): (() => Promise<GameTable>) | undefined {
  return gameIds.includes(game) ? found[`../../games/${game}/table/index.tsx`] : undefined;
}

/** Games that can be played here: those with a table to show. */
export const shownGames: readonly string[] = gameIds.filter((id) => tableOf(id) !== undefined);
