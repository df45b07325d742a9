import type { WholeGame } from '@tafelrunde/kernel';
import { ownGame } from '../games.ts';

/** The game whose bots think, as the server itself has it. */
async function fetched(): Promise<WholeGame> {
  const module = await ownGame('anansi');
  if (module === undefined) throw new Error('no Anansi on the shelf');
  return module;
}
export const anansi: WholeGame = await fetched();
