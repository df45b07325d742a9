import { anansi } from '@tafelrunde/anansi';
import * as anansiAgain from '@tafelrunde/anansi/second-reading';
import * as anansiStatistics from '@tafelrunde/anansi/statistics';
import { anthem } from '@tafelrunde/anthem';
import * as anthemAgain from '@tafelrunde/anthem/second-reading';
import * as anthemStatistics from '@tafelrunde/anthem/statistics';
import type { Random } from '@tafelrunde/kernel';
import { silver } from '@tafelrunde/silver';
import * as silverAgain from '@tafelrunde/silver/second-reading';
import * as silverStatistics from '@tafelrunde/silver/statistics';
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
  anansi: {
    statistics: anansiStatistics.statisticsOf,
    secondReading: (matches, random, onProgress) => anansiAgain.readAll(anansi.game, matches, random, onProgress),
  },
  anthem: {
    statistics: anthemStatistics.statisticsOf,
    secondReading: (matches, random, onProgress) => anthemAgain.readAll(anthem.game, matches, random, onProgress),
  },
  silver: {
    statistics: silverStatistics.statisticsOf,
    secondReading: (matches, random, onProgress) => silverAgain.readAll(silver.game, matches, random, onProgress),
  },
};

export function studyOf<K extends keyof Studies>(game: string, what: K, inWords: string): NonNullable<Studies[K]> {
  const found = studies[game]?.[what];
  if (found === undefined) throw new SentenceError(`${game} has no ${inWords}`);
  return found;
}
