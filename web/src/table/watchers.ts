import type { TableInfo } from '@tafelrunde/protocol';
import type { Texts } from '../texts/index.ts';

/** Who looks on, in a sentence: by name as far as names are known. */
export function watchersOf({ spectators, watching = [] }: TableInfo, t: Texts): string {
  if (spectators === 0) return '';
  return watching.length === 0 ? t.room.watchers(spectators) : t.shell.watchedBy(watching, spectators - watching.length);
}

/** What is said to somebody who looks on. */
export function watchingIn({ delay, status }: TableInfo, t: Texts): string {
  return delay === undefined || status !== 'running' ? t.shell.watching : t.delay.watching(delay);
}
