import type { GameTable } from '@tafelrunde/stage';

/** The table of each game, fetched when somebody sits down at it. */
export const tables: Readonly<Record<string, () => Promise<GameTable>>> = {
  anthem: async () => (await import('@tafelrunde/anthem/table')).default,
};
