import { folderOf } from '@tafelrunde/games';
import type { Studies } from '@tafelrunde/kernel';
import { SentenceError } from './sentence.ts';

export async function studyOf<K extends keyof Studies>(game: string, what: K, inWords: string): Promise<NonNullable<Studies[K]>> {
  const found = (await folderOf(game)?.studies?.())?.[what];
  if (found === undefined) throw new SentenceError(`${game} has no ${inWords}`);
  return found;
}
