import type { GameModule } from '@tafelrunde/kernel';
import { ownGame } from '../games.ts';

/** The game whose bots think, as the server itself has it. */
async function fetched(): Promise<GameModule> {
  const module = await ownGame('anansi');
  if (module === undefined) throw new Error('no Anansi on the shelf');
  return module;
}
export const anansi: GameModule = await fetched();
