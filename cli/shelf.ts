import { gameIds, loadGame } from '@tafelrunde/games';
import { type GameModule, type MatchRecord, refuse } from '@tafelrunde/kernel';
import { SentenceError } from './sentence.ts';

/** The game of this name. */
export async function gameNamed(id: string): Promise<GameModule> {
  const found = await loadGame(id);
  if (found !== undefined) return found;
  throw new SentenceError(`there is no game "${id}"; there is ${gameIds.join(', ')}`);
}

export async function gameOfRecord(record: MatchRecord): Promise<GameModule> {
  return (await loadGame(record.game)) ?? refuse('record-game', { game: record.game });
}

export function everyGame(): Promise<readonly GameModule[]> {
  return Promise.all(gameIds.map(gameNamed));
}
