import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CannotOpenError } from './port.ts';
import { questions } from './rows.ts';
import { SCHEMA } from './schema.ts';
import { connect } from './sqlite/connection.ts';
import { DATABASE, examine } from './sqlite/file.ts';
import { isServed } from './sqlite/lock.ts';
import { damageOf } from './sqlite/wal.ts';

/** The right of one process to move tables' bots, as the store knows it. */
export interface HeldLeases {
  readonly holder: string;
  readonly tables: number;
  /** Milliseconds for which the last of them still holds; below zero: since when none does. */
  readonly left: number;
}

/** One process on the roll of a house. */
export interface OnRoll {
  readonly id: string;
  /** By what it wakes the others. */
  readonly bus: string;
  readonly build: string;
  /** Milliseconds for which it is still believed alive; below zero: since when it is not. */
  readonly left: number;
}

/** A store as it is found, by whoever looks after it; nothing is changed. */
export interface StoreCondition {
  readonly engine: 'SQLite' | 'PostgreSQL';
  readonly schema: number;
  /** The schema this program writes. */
  readonly wanted: number;
  readonly bytes: number;
  /** Of the write-ahead log, where the store is a file. */
  readonly logBytes?: number;
  /** The store's own clock. */
  readonly now: number;
  /** By status. */
  readonly tables: Readonly<Record<string, number>>;
  readonly leases: readonly HeldLeases[];
  /** Where several processes may serve: those that did not take their leave. */
  readonly roll?: readonly OnRoll[];
  /** Running tables whose holder's time has run out though it was not done with them, by how long ago in milliseconds. */
  readonly forsaken?: readonly number[];
  /** Connections to the database server: in use by anybody, and possible. */
  readonly connections?: { readonly used: number; readonly most: number };
}

const asked = {
  tables: 'SELECT status, count(*) AS tables FROM tables GROUP BY status',
  leases: 'SELECT holder, count(*) AS tables, max(alive_until) AS until FROM leases GROUP BY holder ORDER BY holder',
  roll: 'SELECT id, bus, build, alive_until AS until FROM processes ORDER BY id',
  // 0 is given back: nothing was to be done there.
  forsaken: `SELECT leases.alive_until AS until FROM leases JOIN tables ON tables.id = leases.table_id
    WHERE tables.status = 'running' AND leases.alive_until > 0 AND leases.alive_until <= $1 ORDER BY leases.alive_until`,
  bytes: 'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size',
  postgres: `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now, pg_database_size(current_database())::float8 AS bytes,
    (SELECT count(*) FROM pg_stat_activity)::int AS used, current_setting('max_connections')::int AS most`,
};

interface Counted {
  readonly status: string;
  readonly tables: number | string;
}
interface Leased {
  readonly holder: string;
  readonly tables: number | string;
  readonly until: number | string;
}

interface Enrolled extends Omit<OnRoll, 'left'> {
  readonly until: number | string;
}

const byStatus = (rows: readonly Counted[]) => Object.fromEntries(rows.map(({ status, tables }) => [status, Number(tables)]));
const leasesAt = (rows: readonly Leased[], now: number) =>
  rows.map(({ holder, tables, until }) => ({ holder, tables: Number(tables), left: Number(until) - now }));

export interface Where {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** Every page is read. */
  readonly thorough?: boolean;
}

/** Throws with one sentence when the store cannot be looked at. */
export async function conditionOf({ dataDir, databaseUrl, thorough = false }: Where): Promise<StoreCondition> {
  return databaseUrl === undefined ? ofFile(join(resolve(dataDir), DATABASE), thorough) : ofServer(databaseUrl);
}

function ofFile(file: string, thorough: boolean): StoreCondition {
  if (!existsSync(file)) throw new CannotOpenError(`There is no database ${file}.`);
  if (damageOf(file) !== undefined && !isServed(dirname(file))) throw new CannotOpenError(`The write-ahead log ${file}-wal is damaged.`);
  if (thorough) examine(file);
  const connection = connect(file, { readOnly: true });
  try {
    const all = <Row>(sql: string) => connection.prepare(sql).all() as Row[];
    const now = Date.now();
    return {
      engine: 'SQLite',
      schema: all<{ version: number }>(questions.version)[0]?.version ?? 0,
      wanted: SCHEMA,
      bytes: all<{ bytes: number }>(asked.bytes)[0]?.bytes ?? 0,
      logBytes: statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0,
      now,
      tables: byStatus(all<Counted>(asked.tables)),
      leases: leasesAt(all<Leased>(asked.leases), now),
    };
  } finally {
    connection.close();
  }
}

async function ofServer(url: string): Promise<StoreCondition> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: url,
    application_name: 'tafel doctor',
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  });
  client.on('error', () => undefined); // whatever is asked next says so
  try {
    await client.connect();
    const all = async <Row extends object>(sql: string, ...given: readonly number[]) => (await client.query<Row>(sql, [...given])).rows;
    const [server] = await all<{ now: number; bytes: number; used: number; most: number }>(asked.postgres);
    if (server === undefined) throw new Error('it does not answer');
    return {
      engine: 'PostgreSQL',
      schema: (await all<{ version: number }>(questions.version))[0]?.version ?? 0,
      wanted: SCHEMA,
      bytes: server.bytes,
      now: server.now,
      tables: byStatus(await all<Counted>(asked.tables)),
      leases: leasesAt(await all<Leased>(asked.leases), server.now),
      roll: (await all<Enrolled>(asked.roll)).map(({ until, ...process }) => ({ ...process, left: Number(until) - server.now })),
      forsaken: (await all<Pick<Enrolled, 'until'>>(asked.forsaken, Math.floor(server.now))).map(({ until }) => server.now - Number(until)),
      connections: { used: server.used, most: server.most },
    };
  } catch (error) {
    throw new CannotOpenError(`The database of DATABASE_URL does not answer: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}
