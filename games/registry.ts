import type { GameModule } from '@tafelrunde/kernel';

/** Every game at this table: one line each. A game is loaded when it is first needed. */
const shelf: Readonly<Record<string, () => Promise<GameModule>>> = {
  anthem: async () => (await import('@tafelrunde/anthem')).anthem,
  anansi: async () => (await import('@tafelrunde/anansi')).anansi,
  silver: async () => (await import('@tafelrunde/silver')).silver,
  andor: async () => (await import('@tafelrunde/andor')).andor,
};

export const gameIds: readonly string[] = Object.keys(shelf);

export async function loadGame(id: string): Promise<GameModule | undefined> {
  return Object.hasOwn(shelf, id) ? await shelf[id]?.() : undefined;
}
