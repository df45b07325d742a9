import type { TableId } from '@tafelrunde/protocol';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openStore } from '../../store/open.ts';
import { CannotOpenError, StorageError } from '../../store/port.ts';
import { statements } from '../../store/postgres/statements.ts';
import { postgresDialect, SCHEMA, stepsFrom } from '../../store/schema.ts';
import { backup } from '../../store/sqlite/backup.ts';
import { openHouse } from '../house.ts';
import { openLine, through } from './postgres-line.ts';
import { once, postgresPlace } from './postgres-place.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { append, bodies, newTable } from './position.ts';

describe('PostgreSQL', () => {
  let server: PostgresServer;
  let place: Awaited<ReturnType<typeof postgresPlace>>;

  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server?.stop();
  });
  beforeEach(async () => {
    place = await postgresPlace(server.url);
  });
  afterEach(() => place.clear());

  const version = async () => (await once(place.url, 'SELECT version FROM schema_version')).rows as unknown;

  test('processes that start at once on an empty database all find it made', async () => {
    const stores = await Promise.all([1, 2, 3, 4].map(() => openStore({ databaseUrl: place.url })));
    const table = newTable();
    await stores[0]?.append(append(table, 0, ['"made"']));
    for (const store of stores) {
      expect(await bodies(store, table)).toEqual(['"made"']);
      await store.close();
    }
    expect(await version()).toEqual([{ version: String(SCHEMA) }]);
  });

  test.each(['a snapshot', 'a rewriting'])('of a snapshot and a rewriting that meet, %s first, no old word is left', async (first) => {
    const store = await openStore({ databaseUrl: place.url });
    const table = newTable();
    await store.append(append(table, 0, ['"Ottilie"']));
    const earlier = new pg.Client({ connectionString: place.url });
    await earlier.connect();
    await earlier.query('BEGIN');
    const { edition } = await store.opening(table);
    const snapshot = { seq: 1, edition, body: '"Ottilie"' };
    // What one process has done and not committed yet, when the other comes.
    if (first === 'a snapshot') await earlier.query(statements.snapshot, [table, 1, snapshot.body, [], [], snapshot.edition]);
    else await earlier.query(statements.rewrite, [table, 1, [1], ['"nobody"'], [], [], snapshot.edition, [], []]);
    const later = (
      first === 'a snapshot' ? store.rewrite(table, 1, { events: [{ seq: 1, body: '"nobody"' }] }) : store.saveSnapshot(table, snapshot)
    ).then(
      () => 'done',
      (fault: Error) => fault.name,
    );
    await expect.poll(async () => (await once(place.url, 'SELECT pid FROM pg_locks WHERE NOT granted')).rows.length).toBe(1);
    await earlier.query('COMMIT');
    await earlier.end();
    expect(await later).toBe(first === 'a snapshot' ? 'done' : 'ConflictError');
    expect([await store.snapshot(table), await bodies(store, table)]).toEqual([undefined, ['"nobody"']]);
    await store.close();
  });

  test('a line that breaks in the middle of several changes fails them, and the process goes on', async () => {
    const line = await openLine(server.url);
    const store = await openStore({ databaseUrl: through(line, place.url) });
    const holder = new pg.Client({ connectionString: place.url });
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE devices IN ACCESS EXCLUSIVE MODE');
    const removal = store.persons.remove('somebody', 1).then(
      () => 'done',
      (fault: unknown) => fault,
    );
    const waiting = `SELECT pid FROM pg_locks WHERE NOT granted`;
    await expect.poll(async () => (await once(place.url, waiting)).rows.length).toBe(1);
    line.cut();
    expect(await removal).toBeInstanceOf(StorageError);
    await holder.query('ROLLBACK');
    await holder.end();
    line.mend();
    await store.persons.remove('somebody', 2);
    await store.close();
    await line.close();
  });

  test('a database of the first version is brought up to date and keeps its tables', async () => {
    await once(place.url, stepsFrom(0, postgresDialect, 1));
    await once(
      place.url,
      `INSERT INTO tables VALUES ('old', 1, 'anthem', 'running', 0, '{}', '[]', 1, 1); INSERT INTO events VALUES ('old', 1, 1, '"kept"', NULL)`,
    );
    const store = await place.open();
    expect(await bodies(store, 'old' as TableId)).toEqual(['"kept"']);
    expect(await store.shared?.lease('old' as TableId, 'here', 1_000)).toEqual({ number: 1 });
    await store.close();
    expect(await version()).toEqual([{ version: String(SCHEMA) }]);
  });

  test('a database newer than the program is refused with a sentence and not touched', async () => {
    await once(place.url, `${stepsFrom(0, postgresDialect)} UPDATE schema_version SET version = ${SCHEMA + 1}`);
    await expect(openStore({ databaseUrl: place.url })).rejects.toThrow(
      new CannotOpenError(
        `The database of DATABASE_URL was written by a newer release (database version ${SCHEMA + 1}, this program knows ${SCHEMA}): start that release, or restore an older backup.`,
      ),
    );
    expect(await version()).toEqual([{ version: String(SCHEMA + 1) }]);
  });

  test('a server that is not there, or does not let us in, is refused with a sentence without the password', async () => {
    for (const databaseUrl of ['postgresql://ann:geheim@127.0.0.1:1/nothing', server.url.replace('/postgres?', '/no_such_database?')]) {
      const refused = await openStore({ databaseUrl }).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(CannotOpenError);
      expect(String(refused)).toMatch(/^CannotOpenError: The database of DATABASE_URL cannot be opened: .+\.$/);
      expect(String(refused)).not.toContain('geheim');
    }
  });

  test('an acknowledged append is on the disk even where the database would take it easier', async () => {
    const lazy = new URL(place.url);
    lazy.searchParams.set('options', `${lazy.searchParams.get('options') ?? ''} -c synchronous_commit=off`);
    const store = await openStore({ databaseUrl: lazy.href });
    await once(
      place.url,
      `CREATE TABLE seen (setting TEXT);
       CREATE FUNCTION see() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN NEW; END $$;
       CREATE TRIGGER see BEFORE INSERT ON tables FOR EACH ROW EXECUTE FUNCTION see()`,
    );
    await Promise.all(Array.from({ length: 20 }, () => store.append(append(newTable(), 0, ['1']))));
    await store.close();
    expect((await once(place.url, 'SELECT setting, count(*)::int FROM seen GROUP BY setting')).rows).toEqual([
      { setting: 'on', count: 20 },
    ]);
  });

  test('when the connection is lost every use says so, and all is well when it is back', async () => {
    const line = await openLine(server.url);
    const store = await openStore({ databaseUrl: through(line, place.url) });
    const table = newTable();
    await store.append(append(table, 0, ['1']));

    line.cut();
    await expect(store.append(append(table, 1, ['2']))).rejects.toThrow(StorageError);
    await expect(store.read(table, 0)).rejects.toThrow(StorageError);
    await expect(store.ping()).rejects.toThrow(StorageError);
    await expect(store.shared?.lease(table, 'here', 1)).rejects.toThrow(StorageError);

    line.mend();
    await store.ping();
    expect(await bodies(store, table)).toEqual(['1']);
    await store.append(append(table, 1, ['2']));
    expect(await bodies(store, table)).toEqual(['1', '2']);

    // The database ends all our connections, as at its own restart.
    await once(
      place.url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tafelrunde' AND pid <> pg_backend_pid()`,
    );
    await expect.poll(() => store.ping().then(() => 'works', String)).toBe('works');
    await store.close();
    await line.close();
  });

  test('a house opens no more connections than it may, and one for its bus, however much is asked at once', async () => {
    const askMuch = async (settings: Record<string, string>) => {
      const line = await openLine(server.url);
      const config = { databaseUrl: through(line, place.url), databaseConnections: readConfig(settings).databaseConnections };
      const house = await openHouse({ config, stays: true });
      await Promise.all(Array.from({ length: 40 }, () => house.server.store.read(newTable(), 0)));
      const { opened } = line;
      await house.close();
      await line.close();
      return opened - 2; // one looked at the schema and was closed, one listens for the bus
    };
    expect(await askMuch({ DATABASE_CONNECTIONS: '2' })).toBe(2);
    expect(await askMuch({ DATABASE_CONNECTIONS: '5' })).toBe(5);
  });

  test('is not backed up as a file', async () => {
    const store = await place.open();
    await expect(backup(store, '/nowhere/copy.db')).rejects.toThrow(/pg_dump/);
    await store.close();
  });
});
