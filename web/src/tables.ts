import type { GameTable } from '@tafelrunde/stage';

/** The table of each game, fetched when somebody sits down at it. */
export const tables: Readonly<Record<string, () => Promise<GameTable>>> = {
  anansi: async () => (await import('@tafelrunde/anansi/table')).default,
  anthem: async () => (await import('@tafelrunde/anthem/table')).default,
  silver: async () => (await import('@tafelrunde/silver/table')).default,
};

/** Games that can be played here: those with a table to show. */
export const shownGames: readonly string[] = Object.keys(tables);
