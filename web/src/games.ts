import { loadGame } from '@tafelrunde/games';
import { type GameModule, RefusedError } from '@tafelrunde/kernel';

/** Rules, bots and texts of a game; refused when this server does not have it. */
export async function fetchGame(id: string): Promise<GameModule> {
  const module = await loadGame(id);
  if (module === undefined) throw new RefusedError({ code: 'unknown-game' });
  return module;
}
