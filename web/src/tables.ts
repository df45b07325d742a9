import type { GameTable } from '@tafelrunde/stage';

/** The table of each game, fetched when somebody sits down at it. */
export const tables: Readonly<Record<string, () => Promise<GameTable>>> = {
  anthem: async () => (await import('@tafelrunde/anthem/table')).default,
};

/** Games that can be played here: those with a table to show. */
export const shownGames: readonly string[] = Object.keys(tables);
