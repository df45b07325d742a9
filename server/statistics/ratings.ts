import type { Place, ResultRow, Results } from '../store/results.ts';
import { RatingFold, Wishes } from './rating.ts';

/** Rows read at once: between two reads others have their turn. */
const ROWS = 2000;
const BEGINNING: Place = { at: -1, table: '' };

interface Folded {
  readonly fold: RatingFold;
  readonly stamp: string;
  upTo: Place;
  rows: number;
}

/**
 * Ratings are kept nowhere: they are folded from the results when somebody asks, and only what is new is folded next time. If anything
 * they rest on has changed (a wish, two persons who are one now, a match that came in late), they are folded anew.
 */
export class Ratings {
  readonly #results: Results;
  readonly #games = new Map<string, Promise<Folded>>();

  constructor(results: Results) {
    this.#results = results;
  }

  async of(game: string): Promise<RatingFold> {
    const before = this.#games.get(game);
    const now = this.#upToDate(game, before);
    this.#games.set(game, now);
    try {
      return (await now).fold;
    } catch (fault) {
      this.#games.delete(game);
      throw fault;
    }
  }

  async #upToDate(game: string, before: Promise<Folded> | undefined): Promise<Folded> {
    const known = await before?.catch(() => undefined);
    const wishes = await this.#results.wishes();
    const stamp = JSON.stringify([await this.#results.aliases(), wishes]);
    const fits = known?.stamp === stamp && (await this.#results.rateableUpTo(game, known.upTo)) === known.rows;
    const folded = known !== undefined && fits ? known : { fold: new RatingFold(new Wishes(wishes)), stamp, upTo: BEGINNING, rows: 0 };
    for (;;) {
      const rows = await this.#results.rateable(game, folded.upTo, ROWS);
      const matches = matchesIn(rows);
      if (rows.length === ROWS) matches.pop(); // the last may go on in the next rows
      for (const match of matches) {
        folded.fold.take(match);
        folded.rows += match.length;
        folded.upTo = { at: match[0]?.at ?? folded.upTo.at, table: match[0]?.table ?? folded.upTo.table };
      }
      if (rows.length < ROWS) return folded;
    }
  }
}

/** Rows of one match lie side by side. */
export function matchesIn(rows: readonly ResultRow[]): ResultRow[][] {
  const matches: ResultRow[][] = [];
  for (const row of rows) {
    const open = matches.at(-1);
    if (open?.[0]?.table === row.table) open.push(row);
    else matches.push([row]);
  }
  return matches;
}
