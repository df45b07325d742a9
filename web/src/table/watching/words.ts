import type { InEveryLanguage } from '@tafelrunde/kernel';
import type { Delay } from '@tafelrunde/protocol';
import { useLanguage } from '../../texts/index.ts';

/** What is said to those who look on. */
export interface WatchingWords {
  readonly now: string;
  readonly later: (delay: Delay) => string;
  readonly many: (n: number) => string;
}

const minutes = (ms: number) => ms / 60_000;

export const watchingWords: InEveryLanguage<WatchingWords> = {
  de: {
    now: 'Der Rest wird gerade gespielt.',
    later: (delay) => {
      const when =
        delay.by === 'moves'
          ? `nach ${delay.moves === 1 ? 'einem weiteren Zug' : `${delay.moves} weiteren Zügen`}`
          : `in ${minutes(delay.ms) === 1 ? 'einer Minute' : `${minutes(delay.ms)} Minuten`}`;
      return `Du siehst ihn ${when}: So kann niemand vorsagen.`;
    },
    many: (n) => `${n} ${n === 1 ? 'schaut' : 'schauen'} zu`,
  },
  en: {
    now: 'The rest is being played right now.',
    later: (delay) => {
      const when =
        delay.by === 'moves'
          ? `after ${delay.moves === 1 ? 'one more move' : `${delay.moves} more moves`}`
          : `in ${minutes(delay.ms) === 1 ? 'a minute' : `${minutes(delay.ms)} minutes`}`;
      return `You will see it ${when}: so nobody can whisper hints.`;
    },
    many: (n) => `${n} watching`,
  },
  fr: {
    now: 'Le reste se joue en ce moment.',
    later: (delay) => {
      const when =
        delay.by === 'moves'
          ? `après ${delay.moves === 1 ? 'un coup de plus' : `${delay.moves} coups de plus`}`
          : `dans ${minutes(delay.ms) === 1 ? 'une minute' : `${minutes(delay.ms)} minutes`}`;
      return `Vous le verrez ${when} : ainsi, personne ne peut souffler.`;
    },
    many: (n) => `${n} ${n === 1 ? 'regarde' : 'regardent'}`,
  },
};

export function useWatchingWords(): WatchingWords {
  return watchingWords[useLanguage()];
}
