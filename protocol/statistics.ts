import * as v from 'valibot';

/** Matches of one game in one company. */
export interface Figures {
  readonly played: number;
  readonly won: number;
  /** Not where too few were played to say so, or where nobody counts points. */
  readonly average?: number;
  readonly best?: number;
}

/** One match in the course of time. */
export interface Point {
  readonly at: number;
  readonly won: boolean;
  readonly people: boolean;
  readonly score?: number;
  /** One's rating after it. */
  readonly rating?: number;
}

export interface GameStatistics {
  readonly game: string;
  /** Won or lost by all together. */
  readonly together: boolean;
  /** Fewer points are better. */
  readonly low: boolean;
  readonly people: Figures;
  readonly bots: Figures;
  readonly all: Figures;
  /** The newest, the oldest of them first. */
  readonly points: readonly Point[];
  readonly rating?: {
    readonly value: number;
    /** The true strength is likely within twice this. */
    readonly deviation: number;
    readonly matches: number;
    readonly bots: readonly { readonly level: string; readonly value: number }[];
  };
}

/** Somebody one has played with. */
export interface Versus {
  readonly name: string;
  readonly crest: number;
  readonly matches: number;
  /** Matches in which one of the two was before the other. */
  readonly ahead: number;
  readonly behind: number;
  readonly games: readonly {
    readonly game: string;
    /** Nobody is before anybody. */
    readonly together: boolean;
    readonly matches: number;
    readonly ahead: number;
    readonly behind: number;
    readonly at: number;
    /** Who was before the other the last time; both, or neither, is `even`. */
    readonly last: 'you' | 'they' | 'even';
  }[];
}

/** GET /api/you/statistics: for this person alone. */
export interface Statistics {
  readonly rating: boolean;
  readonly games: readonly GameStatistics[];
  /** The most frequent first. */
  readonly people: readonly Versus[];
}
export const statisticsPath = '/api/you/statistics';

/** POST /api/you/rating */
export const ratingBody = v.strictObject({ wanted: v.boolean() });
