import { weightsFromDisk } from '@tafelrunde/bots/workers';
import { gameIds, loadGame } from '@tafelrunde/games';
import { type MatchRecord, refuse, type WholeGame } from '@tafelrunde/kernel';
import { SentenceError } from './sentence.ts';

/** The game of this name. */
export async function gameNamed(id: string): Promise<WholeGame> {
  const found = await loadGame(id, weightsFromDisk);
  if (found !== undefined) return found;
  throw new SentenceError(`there is no game "${id}"; there is ${gameIds.join(', ')}`);
}

export async function gameOfRecord(record: MatchRecord): Promise<WholeGame> {
  return (await loadGame(record.game)) ?? refuse('record-game', { game: record.game });
}

export function everyGame(): Promise<readonly WholeGame[]> {
  return Promise.all(gameIds.map(gameNamed));
}
