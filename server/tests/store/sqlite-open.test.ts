import { createHash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { TableId } from '@tafelrunde/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../store/open.ts';
import { CannotOpenError } from '../../store/port.ts';
import { SCHEMA, sqliteDialect, stepsFrom } from '../../store/schema.ts';
import { connect } from '../../store/sqlite/connection.ts';
import { backup } from '../../store/sqlite/backup.ts';
import { openSqlite, type SqliteOptions } from '../../store/sqlite/open.ts';
import { damageOf } from '../../store/sqlite/wal.ts';
import { type Folder, newFolder } from './folder.ts';
import { append, bodies, newTable } from './position.ts';
import { bundleProgram, type Program } from './program.ts';

describe('opening SQLite', () => {
  let program: Program;
  const openHere = (options: SqliteOptions) => openSqlite({ writer: program.writer, ...options });
  beforeAll(async () => {
    program = await bundleProgram();
  });
  afterAll(() => program?.remove());

  let folder: Folder;
  let file: string;
  beforeEach(() => {
    folder = newFolder();
    file = join(folder.path, 'tafelrunde.db');
  });
  afterEach(() => folder.remove());

  /** Statements on the bare file, whatever the program thinks of it. */
  const scribble = (sql: string) => {
    const database = new DatabaseSync(file);
    database.exec(sql);
    database.close();
  };
  const inFile = (sql: string) => {
    const database = new DatabaseSync(file, { readOnly: true });
    const rows = database
      .prepare(sql)
      .all()
      .map((row) => Object.values(row as object)[0] as unknown);
    database.close();
    return rows;
  };

  test('makes the folder and a database that writes ahead', async () => {
    const deep = join(folder.path, 'new', 'folder');
    const store = await openStore({ dataDir: deep });
    await store.ping();
    await store.close();
    file = join(deep, 'tafelrunde.db');
    expect(inFile('PRAGMA journal_mode')).toEqual(['wal']);
    expect(inFile('SELECT version FROM schema_version')).toEqual([SCHEMA]);
  });

  /** Mode of every file of a folder, and of the folder itself. */
  const modes = (path: string) =>
    Object.fromEntries(['.', ...readdirSync(path)].map((name) => [name, (statSync(join(path, name)).mode & 0o777).toString(8)]));

  test('what it makes is for its owner alone, while it runs and after', async () => {
    const deep = join(folder.path, 'new', 'folder');
    const store = await openHere({ dataDir: deep });
    await store.append(append(newTable(), 0, ['1']));
    const own = { '.': '700', 'tafelrunde.db': '600', 'tafelrunde.lock': '600' };
    expect(modes(deep)).toMatchObject({ ...own, 'tafelrunde.db-wal': '600', 'tafelrunde.db-shm': '600' });
    expect(Object.values(modes(deep)).every((mode) => mode.endsWith('00'))).toBe(true);
    const copy = join(folder.path, 'copy.db');
    await backup(store, copy);
    expect((statSync(copy).mode & 0o777).toString(8)).toBe('600');
    await store.close();
    expect(modes(deep)).toMatchObject(own);
  });

  test('a folder of an older release: its own files are closed to others, the folder and strange files stay as they are', async () => {
    chmodSync(folder.path, 0o755);
    const first = await openHere({ dataDir: folder.path });
    await first.append(append(newTable(), 0, ['1']));
    await first.close();
    writeFileSync(join(folder.path, 'notes.txt'), 'mine', { mode: 0o644 });
    for (const name of ['tafelrunde.db', 'tafelrunde.lock']) chmodSync(join(folder.path, name), 0o644);
    const again = await openHere({ dataDir: folder.path });
    expect(modes(folder.path)).toMatchObject({
      '.': '755',
      'notes.txt': '644',
      'tafelrunde.db': '600',
      'tafelrunde.db-wal': '600',
      'tafelrunde.lock': '600',
    });
    expect(await again.tables({ limit: 5 })).toHaveLength(1);
    await again.close();
  });

  test('every connection syncs every commit, keeps references whole and waits for others', () => {
    const connection = connect(file);
    for (const [pragma, value] of Object.entries({ synchronous: 2, foreign_keys: 1, busy_timeout: 5_000 }))
      expect([pragma, Object.values(connection.prepare(`PRAGMA ${pragma}`).get() as object)[0]]).toEqual([pragma, value]);
    connection.close();
  });

  test('a database of the first version is brought up to date and keeps its tables', async () => {
    scribble(`BEGIN; ${stepsFrom(0, sqliteDialect, 1)} COMMIT;
      INSERT INTO tables VALUES ('old', 1, 'anthem', 'running', 0, '{}', '["ann"]', 1, 1);
      INSERT INTO memberships VALUES ('ann', 'old');
      INSERT INTO events VALUES ('old', 1, 1, '"kept"', NULL);`);
    expect(inFile('SELECT version FROM schema_version')).toEqual([1]);
    const store = await openHere({ dataDir: folder.path });
    const old = 'old' as TableId;
    expect(await bodies(store, old)).toEqual(['"kept"']);
    await store.append(append(old, 1, ['"new"']));
    await store.close();
    expect(inFile('SELECT version FROM schema_version')).toEqual([SCHEMA]);
  });

  test('steps that fail leave the database at its old version, whole', async () => {
    // A table that stands in the way of the second step.
    scribble(`BEGIN; ${stepsFrom(0, sqliteDialect, 1)} COMMIT; CREATE TABLE leases (in_the_way TEXT);`);
    await expect(openHere({ dataDir: folder.path })).rejects.toThrow(CannotOpenError);
    expect(inFile('SELECT version FROM schema_version')).toEqual([1]);
    expect(inFile('SELECT count(*) FROM tables')).toEqual([0]);
  });

  test('a database newer than the program is refused with a sentence and not touched', async () => {
    const store = await openHere({ dataDir: folder.path });
    await store.append(append(newTable(), 0, ['1']));
    await store.close();
    scribble(`UPDATE schema_version SET version = ${SCHEMA + 1}; PRAGMA wal_checkpoint(TRUNCATE);`);
    const before = readFileSync(file);
    for (const mode of ['server', 'tool'] as const) {
      await expect(openHere({ dataDir: folder.path, mode })).rejects.toThrow(
        new CannotOpenError(
          `The database ${file} was written by a newer release (database version ${SCHEMA + 1}, this program knows ${SCHEMA}): start that release, or restore an older backup.`,
        ),
      );
    }
    expect(readFileSync(file).equals(before)).toBe(true);
    // The refused ones did not stay in the folder either.
    scribble(`UPDATE schema_version SET version = ${SCHEMA}`);
    await (await openHere({ dataDir: folder.path })).close();
  });

  test('a folder that cannot be made', async () => {
    const path = join(folder.path, 'file');
    writeFileSync(path, '');
    for (const dataDir of [path, join(path, 'below')])
      await expect(openHere({ dataDir })).rejects.toThrow(new RegExp(`^The folder ${dataDir} cannot be made: E(EXIST|NOTDIR).*\\.$`));
  });

  test('a folder in which no file can be made', async () => {
    // Root may write everywhere, but nobody can open a folder as a file.
    mkdirSync(join(folder.path, 'tafelrunde.lock'));
    await expect(openHere({ dataDir: folder.path })).rejects.toThrow(new RegExp(`^The folder ${folder.path} cannot be written: .*\\.$`));
  });

  test.each([
    [
      'no database at all',
      () => writeFileSync(file, 'not a database, but long enough to be taken for one. '.repeat(100)),
      /is damaged \(.*\): restore a backup\.$/,
    ],
    [
      'a database with a torn page',
      () => {
        scribble(`BEGIN; ${stepsFrom(0, sqliteDialect)} COMMIT;`);
        const bytes = readFileSync(file);
        bytes.fill(0xaa, 100, 4096);
        writeFileSync(file, bytes);
      },
      /is damaged \(.*\): restore a backup\.$/,
    ],
    ['the database of another program', () => scribble('CREATE TABLE recipes (name TEXT)'), /is not a Tafelrunde database\.$/],
    ['a folder', () => mkdirSync(file), /cannot be opened: .*\.$/],
  ])('%s in its place is refused with a sentence and left alone', async (_name, spoil, sentence) => {
    spoil();
    const content = () => (statSync(file).isFile() ? readFileSync(file, 'base64') : readdirSync(file));
    const before = content();
    const refused = await openHere({ dataDir: folder.path }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CannotOpenError);
    expect(String(refused)).toMatch(sentence);
    expect(content()).toEqual(before);
  });

  test('a writer that cannot be started is an error of the opening, and the folder is free again', async () => {
    await expect(openHere({ dataDir: folder.path, writer: new URL('./no-such-file.js', import.meta.url) })).rejects.toThrow(
      /^The database .* cannot be written: The writer stopped: .*no-such-file/,
    );
    await (await openHere({ dataDir: folder.path })).close();
  });

  test('without any place to keep the tables', async () => {
    await expect(openStore({})).rejects.toThrow(CannotOpenError);
  });

  describe('as a tool', () => {
    test('does not make a database by mistake', async () => {
      const dataDir = join(folder.path, 'wrong');
      await expect(openHere({ dataDir, mode: 'tool' })).rejects.toThrow(
        new CannotOpenError(`There is no Tafelrunde database in ${dataDir}.`),
      );
      expect(existsSync(dataDir)).toBe(false);
    });

    test('makes one when it is meant to, also beside each other, and leaves room for the server', async () => {
      const [one, two] = await Promise.all([1, 2].map(() => openHere({ dataDir: folder.path, mode: 'tool', create: true })));
      const table = newTable();
      await one?.append(append(table, 0, ['"imported"']));
      const server = await openHere({ dataDir: folder.path });
      await two?.append(append(table, 1, ['"more"']));
      await server.append(append(table, 2, ['"played"']));
      expect(await bodies(server, table)).toEqual(['"imported"', '"more"', '"played"']);
      await Promise.all([one?.close(), two?.close(), server.close()]);
    });

    test('does not change the form of a database under a running server', async () => {
      const server = await openHere({ dataDir: folder.path });
      scribble('UPDATE schema_version SET version = 1');
      await expect(openHere({ dataDir: folder.path, mode: 'tool' })).rejects.toThrow(
        new CannotOpenError(`The database ${file} is of an older release and in use by it: stop that process first.`),
      );
      expect(inFile('SELECT version FROM schema_version')).toEqual([1]);
      await server.close();
    });
  });

  test('the same process opens a folder only once as its server, and again after closing', async () => {
    const first = await openHere({ dataDir: folder.path });
    await expect(openHere({ dataDir: folder.path })).rejects.toThrow(CannotOpenError);
    await first.close();
    await (await openHere({ dataDir: folder.path })).close();
    expect(readdirSync(folder.path)).toContain('tafelrunde.db');
  });

  describe('a write-ahead log that is damaged', () => {
    const FRAME = 24 + 4096;
    const commits = 12;

    let house: string;
    /** A folder as a crash leaves it: everything is in the log. */
    const afterCrash = async (): Promise<TableId> => {
      const table = newTable();
      file = join(folder.path, 'tafelrunde.db');
      const store = await openHere({ dataDir: folder.path });
      for (let n = 0; n < commits; n += 1) await store.append(append(table, n, [String(n + 1)]));
      const crashed = join(folder.path, table);
      mkdirSync(crashed);
      for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, join(crashed, `tafelrunde.db${end}`));
      await store.close();
      house = crashed;
      file = join(crashed, 'tafelrunde.db');
      return table;
    };
    /** Flips one bit of the log. */
    const damage = (at: number) => {
      const log = readFileSync(`${file}-wal`);
      log.writeUInt8((log[at] ?? 0) ^ 1, at);
      writeFileSync(`${file}-wal`, log);
    };
    test('is none while a server writes it: a tool beside it sees old frames behind new ones, and goes on', async () => {
      const server = await openHere({ dataDir: folder.path });
      const table = newTable();
      for (let n = 0; n < commits; n += 1) await server.append(append(table, n, [String(n + 1)]));
      // As when the log begins anew while it is read: from here on its frames are of another one. Their pages are as they were.
      const log = openSync(`${file}-wal`, 'r+');
      writeSync(log, Buffer.alloc(8), 0, 8, 32 + 2 * FRAME + 8);
      closeSync(log);
      expect(damageOf(file)).toMatchObject({ readable: 2 });
      const tool = await openHere({ dataDir: folder.path, mode: 'tool' });
      expect(await bodies(tool, table)).toEqual(Array.from({ length: commits }, (_, n) => String(n + 1)));
      await tool.close();
      await server.close();
    });

    const events = async (table: TableId, options: Partial<SqliteOptions> = {}) => {
      const store = await openHere({ dataDir: house, ...options });
      const found = await store.read(table, 0);
      await store.close();
      return found.length;
    };

    test('whole, or with its last transaction torn, it is opened as it is, and the torn one said', async () => {
      const said: string[] = [];
      const say = (sentence: string) => said.push(sentence);
      const table = await afterCrash();
      damage(readFileSync(`${file}-wal`).length - 10);
      expect(await events(table, { say })).toBe(commits - 1);
      expect(said).toEqual([expect.stringMatching(/ends with a transaction that is not whole, after \d+ frames; it is left out/)]);
      expect(await events(await afterCrash(), { say })).toBe(commits);
      expect(said).toHaveLength(1);
    });

    test.each([
      ['in the header', () => 20],
      ['in the first frame', () => 32 + 100],
      ['in the salts of a frame', (frames: number) => 32 + Math.floor(frames / 2) * FRAME + 9],
      ['in a page in the middle', (frames: number) => 32 + Math.floor(frames / 2) * FRAME + 2000],
    ])('%s: said in one sentence, by server and tools, and nothing is touched', async (_where, at) => {
      const table = await afterCrash();
      damage(at(Math.floor((statSync(`${file}-wal`).size - 32) / FRAME)));
      const bytesOf = (path: string) =>
        ['', '-wal'].map((end) =>
          createHash('sha256')
            .update(readFileSync(path + end))
            .digest('hex'),
        );
      const before = bytesOf(file);
      for (const mode of ['server', 'tool'] as const)
        await expect(openHere({ dataDir: house, mode })).rejects.toThrow(/^The write-ahead log \S+ is damaged .*DAMAGED_LOG=set-aside/);
      expect(bytesOf(file)).toEqual(before);
      expect(await events(table, { damagedLog: 'set-aside' })).toBeLessThan(commits);
      expect(bytesOf(`${file}.damaged-1`)).toEqual(before);
    });

    test.each([
      ['set aside', 0.5],
      ['torn at its end', 0.97],
    ])('%s, it is as good as new: what was not read is no damage after the next crash', async (_how, where) => {
      const table = await afterCrash();
      damage(Math.floor(statSync(`${file}-wal`).size * where));
      const store = await openHere({ dataDir: house, damagedLog: 'set-aside' });
      const kept = (await store.read(table, 0)).length;
      await store.append(append(table, kept, ['after it']));
      const crashed = join(folder.path, 'crashed-again');
      mkdirSync(crashed);
      for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, join(crashed, `tafelrunde.db${end}`));
      await store.close();
      house = crashed;
      const said: string[] = [];
      expect(await events(table, { say: (sentence) => said.push(sentence) })).toBe(kept + 1);
      expect(said).toEqual([]);
    });
  });
});
