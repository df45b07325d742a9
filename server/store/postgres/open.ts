import type pg from 'pg';
import { CannotOpenError } from '../port.ts';
import { questions } from '../rows.ts';
import { postgresDialect, refuseNewer, SCHEMA, stepsFrom } from '../schema.ts';
import { sentence } from './errors.ts';
import { PostgresStore } from './store.ts';

/** Any number that all processes of this program share, and nobody else is likely to. */
const SCHEMA_LOCK = 7_426_318_055;
const CONNECTIONS = 8;
const PATIENCE_MILLISECONDS = 10_000;
const INT8 = 20;

export async function openPostgres(url: string, connections = CONNECTIONS): Promise<PostgresStore> {
  const { default: database } = await import('pg'); // by whoever uses it alone: it takes longer to load than most commands take
  const pool = new database.Pool({
    connectionString: url,
    max: connections,
    application_name: 'tafelrunde',
    connectionTimeoutMillis: PATIENCE_MILLISECONDS,
    query_timeout: PATIENCE_MILLISECONDS,
    // Sequences and milliseconds are far below 2^53.
    types: {
      getTypeParser: ((id: number, format) =>
        id === INT8 ? Number : database.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    },
    // Whatever the database's default is: what is acknowledged is on its disk.
    verify: (client, done) => client.query('SET synchronous_commit = on', (error: Error | undefined) => done(error)),
  });
  // An idle connection was lost. The next query takes another, or says that there is none.
  pool.on('error', () => undefined);
  // One in use may be lost between two statements, or while it is made ready: nobody else listens then, and the process would end.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  try {
    await settle(pool);
    return new PostgresStore(pool);
  } catch (error) {
    await pool.end();
    throw error instanceof CannotOpenError
      ? error
      : new CannotOpenError(`The database of DATABASE_URL cannot be opened: ${sentence(error)}.`, { cause: error });
  }
}

/** Several processes may start at once: the first brings the database up to date, the others wait for it. */
async function settle(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    if ((await versionOf(client)) === SCHEMA) return;
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    const version = await versionOf(client);
    if (version < SCHEMA) await client.query(stepsFrom(version, postgresDialect));
    await client.query('COMMIT');
  } finally {
    // Not kept: after an error it may still be inside the transaction.
    client.release(true);
  }
}

async function versionOf(client: pg.PoolClient): Promise<number> {
  // Not to_regclass: inside a transaction it may still remember that there was no such table before it waited for the lock.
  const known = await client.query<{ known: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_catalog.pg_tables WHERE schemaname = current_schema() AND tablename = 'schema_version') AS known`,
  );
  if (!known.rows[0]?.known) return 0;
  const version = (await client.query<{ version: number }>(questions.version)).rows[0]?.version ?? 0;
  refuseNewer('The database of DATABASE_URL', version);
  return version;
}
