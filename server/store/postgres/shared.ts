import { randomBytes } from 'node:crypto';
import type { TableId } from '@tafelrunde/protocol';
import type { Lease } from '@tafelrunde/table';
import type { QueryResult, QueryResultRow } from 'pg';
import type { Position, ProcessRow, Shared } from '../shared.ts';
import { now } from './statements.ts';

/** One statement in its lane; failures are the store's own. */
type Query = <Raw extends QueryResultRow>(lane: string, sql: string, values: readonly unknown[]) => Promise<QueryResult<Raw>>;

/** Long past, and not given back for good: whoever looks for work takes it. */
const UNFINISHED = 1;
const GIVEN_BACK = 0;

const statements = {
  nameHouse: 'INSERT INTO house (place, name) VALUES (1, $1) ON CONFLICT DO NOTHING',
  house: 'SELECT name FROM house WHERE place = 1',
  // A first statement writes, a second reads: two who start at once cannot both overlook the other.
  enrol: `
    INSERT INTO processes (id, bus, build, alive_until) VALUES ($1, $2, $3, ${now} + $4::bigint)
    ON CONFLICT (id) DO UPDATE SET bus = excluded.bus, build = excluded.build, alive_until = excluded.alive_until`,
  others: `SELECT id, bus, build FROM processes WHERE id <> $1 AND alive_until > ${now} ORDER BY id`,
  strike: `DELETE FROM processes WHERE id = $1 OR alive_until < ${now} - 86400000`,
  positions: `
    SELECT id, seq, (SELECT coalesce(max(talk.seq), 0) FROM talk WHERE talk.table_id = tables.id) AS talk,
      (SELECT coalesce(max(asides.seq), 0) FROM asides WHERE asides.table_id = tables.id) AS asides
    FROM tables WHERE id = ANY ($1::text[])`,
  lease: `
    INSERT INTO leases (table_id, holder, alive_until, number) SELECT id, $2, ${now} + $3::bigint, 1 FROM tables WHERE id = $1
    ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, alive_until = excluded.alive_until,
      number = CASE WHEN leases.holder = excluded.holder THEN leases.number ELSE leases.number + 1 END
    WHERE leases.holder = excluded.holder OR leases.alive_until <= ${now}
    RETURNING number`,
  renew: `
    UPDATE leases SET alive_until = ${now} + $3::bigint
    WHERE holder = $1 AND table_id = ANY ($2::text[]) AND alive_until > ${now}
    RETURNING table_id`,
  release: 'UPDATE leases SET alive_until = $3 WHERE table_id = $1 AND holder = $2',
  // Locked rows are somebody else's find.
  adopt: `
    UPDATE leases SET holder = $1, alive_until = ${now} + $2::bigint, number = leases.number + 1
    WHERE table_id IN (
      SELECT leases.table_id FROM leases JOIN tables ON tables.id = leases.table_id
      WHERE leases.alive_until BETWEEN ${UNFINISHED} AND ${now} AND tables.status = 'running'
      ORDER BY leases.alive_until LIMIT $3 FOR UPDATE OF leases SKIP LOCKED
    )
    RETURNING table_id`,
  notify: 'SELECT pg_notify($1, $2)',
} as const;

export class PostgresShared implements Shared {
  readonly #query: Query;

  constructor(query: Query) {
    this.#query = query;
  }

  async house(): Promise<string> {
    await this.#query('house', statements.nameHouse, [randomBytes(8).toString('hex')]);
    const [row] = (await this.#query<{ name: string }>('house', statements.house, [])).rows;
    return row?.name ?? '';
  }

  async enrol({ id, bus, build }: ProcessRow, milliseconds: number): Promise<readonly ProcessRow[]> {
    await this.#query('roll', statements.enrol, [id, bus, build, milliseconds]);
    return (await this.#query<{ id: string; bus: string; build: string }>('roll', statements.others, [id])).rows;
  }

  async strike(process: string): Promise<void> {
    await this.#query('roll', statements.strike, [process]);
  }

  async positions(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, Position>> {
    const { rows } = await this.#query<{ id: TableId } & Position>('positions', statements.positions, [tables]);
    return new Map(rows.map(({ id, ...position }) => [id, position]));
  }

  async lease(table: TableId, holder: string, milliseconds: number): Promise<Lease | undefined> {
    const [row] = (await this.#query<Lease>(`lease ${table}`, statements.lease, [table, holder, milliseconds])).rows;
    return row && { number: row.number };
  }

  async renew(holder: string, tables: readonly TableId[], milliseconds: number): Promise<readonly TableId[]> {
    const { rows } = await this.#query<{ table_id: TableId }>('renew', statements.renew, [holder, tables, milliseconds]);
    return rows.map(({ table_id }) => table_id);
  }

  async release(table: TableId, holder: string, unfinished: boolean): Promise<void> {
    await this.#query(`lease ${table}`, statements.release, [table, holder, unfinished ? UNFINISHED : GIVEN_BACK]);
  }

  async adopt(holder: string, milliseconds: number, limit: number): Promise<readonly TableId[]> {
    const { rows } = await this.#query<{ table_id: TableId }>('adopt', statements.adopt, [holder, milliseconds, limit]);
    return rows.map(({ table_id }) => table_id);
  }

  async notify(channel: string, text: string): Promise<void> {
    await this.#query('notify', statements.notify, [channel, text]);
  }
}
