import type { TableId } from '@tafelrunde/protocol';
import type { Finish, Outcome, TableRow, Unrated } from '@tafelrunde/table';
import type { Change, Engine } from './persons.ts';
import { questions, type RawTable, tableRow } from './rows.ts';

/** How a match ended for one seat, as it is kept. */
export interface ResultRow extends Outcome {
  readonly table: TableId;
  readonly game: string;
  readonly at: number;
  readonly low?: boolean;
  /** Who the guest is today. */
  readonly person?: string;
}

/** From when until when somebody wanted a rating. */
export interface RatingWish {
  readonly person: string;
  readonly since: number;
  readonly until?: number;
}

/** A place in the order of all matches: by when they ended, and where that is the same, by table. */
export interface Place {
  readonly at: number;
  readonly table: string;
}

interface RawResult {
  readonly table_id: string;
  readonly seat: number;
  readonly game: string;
  readonly finished_at: number;
  readonly guest: string;
  readonly level: string;
  readonly place: number;
  readonly won: number;
  readonly score: number | null;
  readonly low: number | null;
  readonly acted: number;
  readonly stood_in: number;
  readonly unrated: string;
  readonly person: string;
}

const COLUMNS = 'table_id, seat, game, finished_at, guest, level, place, won, score, low, acted, stood_in, unrated';
const SELECT = `SELECT ${COLUMNS}, coalesce((SELECT aliases.person FROM aliases WHERE aliases.id = results.guest), guest) AS person FROM results`;

const resultRow = (raw: RawResult): ResultRow => ({
  table: raw.table_id as TableId,
  game: raw.game,
  at: raw.finished_at,
  seat: raw.seat,
  ...(raw.guest === '' ? {} : { guest: raw.guest, person: raw.person }),
  ...(raw.level === '' ? {} : { level: raw.level }),
  place: raw.place,
  won: raw.won === 1,
  ...(raw.score === null ? {} : { score: raw.score }),
  ...(raw.low === null ? {} : { low: raw.low === 1 }),
  acted: raw.acted,
  stoodIn: raw.stood_in,
  ...(raw.unrated === '' ? {} : { unrated: raw.unrated as Unrated }),
});

/** How finished matches ended. All of it can be worked out again from the streams; nothing of it names anybody but by id. */
export class Results {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Finished tables whose results are not worked out yet, the longest finished first. */
  async uncounted(limit: number): Promise<readonly TableRow[]> {
    // By the index of all tables of this status every finished match would be looked at, each minute and with every look at one's figures.
    const asked = `${this.#engine.by('tables_to_count')} WHERE status = 'over' AND counted = 0 ORDER BY changed_at, id LIMIT ?`;
    const sql = questions.table.replace(' WHERE id = ?', asked);
    return (await this.#engine.ask<RawTable>(sql, limit)).map(tableRow);
  }

  /** Once: a second time changes nothing. A table that is gone is a ConflictError. */
  async save(table: TableId, game: string, { at, low, outcomes }: Finish): Promise<void> {
    const tally = low === undefined ? null : low ? 1 : 0;
    const rows = outcomes.map(
      ({ seat, guest = '', level = '', place, won, score = null, acted, stoodIn, unrated = '' }): Change => ({
        sql: `INSERT INTO results (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
        values: [table, seat, game, at, guest, level, place, won ? 1 : 0, score, tally, acted, stoodIn, unrated],
      }),
    );
    await this.#engine.change(`results ${table}`, ...rows, { sql: 'UPDATE tables SET counted = 1 WHERE id = ?', values: [table] });
  }

  /** Looked at, and nothing to be counted: its end is known to nobody any more. */
  async skip(table: TableId): Promise<void> {
    await this.#engine.change(`results ${table}`, { sql: 'UPDATE tables SET counted = 1 WHERE id = ?', values: [table] });
  }

  /** Everything is to be worked out again. */
  async clear(): Promise<void> {
    await this.#engine.change(
      'results',
      { sql: 'DELETE FROM results', values: [] },
      { sql: 'UPDATE tables SET counted = 0 WHERE counted = 1', values: [] },
    );
  }

  /** Of one table. */
  async at(table: TableId): Promise<readonly ResultRow[]> {
    return (await this.#engine.ask<RawResult>(`${SELECT} WHERE table_id = ? ORDER BY seat`, table)).map(resultRow);
  }

  /** All seats of the newest matches of somebody who has these ids, in the order in which they ended. */
  async of(ids: readonly string[], limit: number): Promise<readonly ResultRow[]> {
    const some = ids.map(() => '?').join(', ');
    const sql = `${SELECT} WHERE table_id IN (
      SELECT table_id FROM results WHERE guest <> '' AND guest IN (${some}) GROUP BY table_id ORDER BY max(finished_at) DESC, table_id LIMIT ?
    ) ORDER BY finished_at, table_id, seat`;
    return (await this.#engine.ask<RawResult>(sql, ...ids, limit)).map(resultRow);
  }

  /** Seats that may be rated, of matches that ended after that place, in order; the last match may be cut off. */
  async rateable(game: string, { at, table }: Place, limit: number): Promise<readonly ResultRow[]> {
    // As a pair, so that the index begins at the place: told apart by OR, all before it would be gone through again for every part.
    const sql = `${SELECT} WHERE game = ? AND unrated = '' AND (finished_at, table_id) > (?, ?)
      ORDER BY finished_at, table_id, seat LIMIT ?`;
    return (await this.#engine.ask<RawResult>(sql, game, at, table, limit)).map(resultRow);
  }

  /** How many seats may be rated up to that place: more than before, if one came in late. */
  async rateableUpTo(game: string, { at, table }: Place): Promise<number> {
    const sql = `SELECT count(*) AS n FROM results WHERE game = ? AND unrated = '' AND (finished_at < ? OR (finished_at = ? AND table_id <= ?))`;
    return (await this.#engine.ask<{ n: number }>(sql, game, at, at, table))[0]?.n ?? 0;
  }

  /** Games in which somebody finished a match. */
  async games(): Promise<readonly string[]> {
    return (await this.#engine.ask<{ game: string }>('SELECT DISTINCT game FROM results ORDER BY game')).map(({ game }) => game);
  }

  async wishes(): Promise<readonly RatingWish[]> {
    const rows = await this.#engine.ask<{ person: string; since_at: number; until_at: number | null }>(
      'SELECT person, since_at, until_at FROM rating_wishes ORDER BY person, since_at',
    );
    return rows.map(({ person, since_at: since, until_at: until }) => ({ person, since, ...(until === null ? {} : { until }) }));
  }

  /** Other names by which people go in streams; whoever has worked something out by them must know when there is one more. */
  async aliases(): Promise<number> {
    return (await this.#engine.ask<{ n: number }>('SELECT count(*) AS n FROM aliases'))[0]?.n ?? 0;
  }

  /** From now on matches count towards a rating, or no longer do. What was rated stays so. */
  async wishRating(person: string, wanted: boolean, at: number): Promise<void> {
    const close: Change = { sql: 'UPDATE rating_wishes SET until_at = ? WHERE person = ? AND until_at IS NULL', values: [at, person] };
    const open: Change = {
      sql: `INSERT INTO rating_wishes (person, since_at) VALUES (?, ?) ON CONFLICT (person, since_at) DO UPDATE SET until_at = NULL`,
      values: [person, at],
    };
    await this.#engine.change(person, ...(wanted ? [close, open] : [close]));
  }
}
