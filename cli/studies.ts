import { anthem } from '@tafelrunde/anthem';
import { readAll } from '@tafelrunde/anthem/second-reading';
import { statisticsOf } from '@tafelrunde/anthem/statistics';
import type { Random } from '@tafelrunde/kernel';
import { SentenceError } from './sentence.ts';

/** Many matches by careful play. */
export interface Statistics {
  readonly matches: number;
  /** Share of matches won, by place in turn order. */
  readonly shares: readonly number[];
  readonly turns: { readonly mean: number; readonly deviation: number };
  readonly endings: Readonly<Record<string, number>>;
}

/** What a game brings beyond the contract for people who study it. */
export interface Studies {
  readonly statistics?: (seats: number, matches: number, random: Random) => Statistics;
  /** Says where the rules and their second reading part; undefined when they agree. */
  readonly secondReading?: (matches: number, random: Random, onProgress: (done: number) => void) => string | undefined;
}

const studies: Readonly<Record<string, Studies>> = {
  anthem: {
    statistics: statisticsOf,
    secondReading: (matches, random, onProgress) => readAll(anthem.game, matches, random, onProgress),
  },
};

export function studyOf<K extends keyof Studies>(game: string, what: K, inWords: string): NonNullable<Studies[K]> {
  const found = studies[game]?.[what];
  if (found === undefined) throw new SentenceError(`${game} has no ${inWords}`);
  return found;
}
