import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { contentName } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CannotOpenError, StorageError, type Store } from '../../store/port.ts';
import { SCHEMA } from '../../store/schema.ts';
import { backup, restore } from '../../store/sqlite/backup.ts';
import { openSqlite, type SqliteOptions } from '../../store/sqlite/open.ts';
import { type Folder, newFolder } from './folder.ts';
import { append, bodies, newTable } from './position.ts';
import { bundleProgram, type Program } from './program.ts';

/** What a table is made of beside its stream. */
const legend = { text: '{"id":"the-lost-song"}', name: contentName('{"id":"the-lost-song"}') };

describe('backup and restore', () => {
  let program: Program;
  const openHere = (options: SqliteOptions) => openSqlite({ writer: program.writer, ...options });
  beforeAll(async () => {
    program = await bundleProgram();
  });
  afterAll(() => program?.remove());

  let folder: Folder;
  let home: string;
  let copy: string;
  beforeEach(() => {
    folder = newFolder();
    home = join(folder.path, 'home');
    copy = join(folder.path, 'copy.db');
  });
  afterEach(() => folder.remove());

  const withOneTable = async (): Promise<TableId> => {
    const store = await openHere({ dataDir: home });
    const table = newTable();
    await store.append({ ...append(table, 0, ['"kept"'], { members: ['ann'] }), contents: { [legend.name]: legend.text } });
    await backup(store, copy);
    await store.close();
    return table;
  };

  test('a copy taken by a tool under play is whole, and holds all that was acknowledged before', async () => {
    const server = await openHere({ dataDir: home });
    const tables = Array.from({ length: 8 }, newTable);
    const match = { running: true };
    const acknowledged = new Map<TableId, number>();
    const play = async (table: TableId) => {
      for (let seq = 0; match.running; seq += 2) {
        await server.append(append(table, seq, [`"${seq + 1} ${'x'.repeat(2_000)}"`, `"${seq + 2}"`], { summary: String(seq + 2) }));
        acknowledged.set(table, seq + 2);
      }
    };
    const games = tables.map(play);
    while (tables.some((table) => (acknowledged.get(table) ?? 0) < 40)) await new Promise((resolve) => setTimeout(resolve, 5));

    const tool = await openHere({ dataDir: home, mode: 'tool' });
    const all = () => [...acknowledged.values()].reduce((a, b) => a + b);
    let before: ReadonlyMap<TableId, number> = new Map();
    // A copy may be quicker than the disk is with the next move: then it was not taken under play, and another one is.
    for (let during = 0; during === 0; ) {
      rmSync(copy, { force: true });
      before = new Map(acknowledged);
      const until = all();
      await backup(tool, copy);
      during = all() - until;
    }
    match.running = false;
    await Promise.all(games);
    await tool.close();

    expect(readdirSync(folder.path).filter((name) => name.startsWith('copy'))).toEqual(['copy.db']);
    const other = join(folder.path, 'other');
    expect(await restore(copy, other)).toEqual({});
    const restored = await openHere({ dataDir: other });
    for (const table of tables) {
      const found = await restored.read(table, 0);
      expect(found.length).toBeGreaterThanOrEqual(before.get(table) ?? 0);
      expect(found).toEqual((await server.read(table, 0)).slice(0, found.length));
      expect((await restored.row(table))?.summary).toBe(String(found.length));
    }
    // And it is a database like any other.
    const [first = newTable()] = tables;
    await restored.append(append(first, (await restored.read(first, 0)).length, ['"on"']));
    await restored.close();
    await server.close();
  });

  test('a copy that rests on its way is of the moment it began, whatever is written meanwhile', async () => {
    const server = await openHere({ dataDir: home });
    const table = newTable();
    const long = `"${'x'.repeat(200_000)}"`;
    await server.append(append(table, 0, [long]));
    const beside = new DatabaseSync(join(home, 'tafelrunde.db'), { timeout: 5000 });
    const late = beside.prepare('INSERT INTO guests (id, name, created_at, seen_at) VALUES (?, ?, 0, 0)');
    let rests = 0;
    const rest = () => {
      rests += 1;
      late.run(`late-${rests}`, 'Late');
    };
    await backup(server, copy, { bytes: 4096, rest });
    beside.close();
    expect((await server.guest('late-1'))?.name).toBe('Late');
    await server.close();

    const other = join(folder.path, 'other');
    await restore(copy, other);
    const restored = await openHere({ dataDir: other });
    expect(await bodies(restored, table)).toEqual([long]);
    expect(await restored.guest('late-1')).toBeUndefined();
    await restored.close();
  });

  test('a log that is begun anew while it is copied is copied once more', async () => {
    const server = await openHere({ dataDir: home });
    const table = newTable();
    await server.append(append(table, 0, [`"${'x'.repeat(20_000)}"`]));
    const file = join(home, 'tafelrunde.db');
    const beside = new DatabaseSync(file, { timeout: 5000 });
    const head = () => readFileSync(`${file}-wal`).subarray(0, 32).toString('hex');
    beside.exec('PRAGMA wal_checkpoint(FULL)'); // nothing in it is needed any more
    const heads = [head()];
    const rest = () => {
      if (heads.length > 1) return;
      beside.prepare("INSERT INTO guests (id, name, created_at, seen_at) VALUES ('late', 'Late', 0, 0)").run();
      heads.push(head());
    };
    await backup(server, copy, { bytes: 4096, rest });
    expect(heads[1]).not.toBe(heads[0]);
    beside.close();
    await server.close();

    const other = join(folder.path, 'other');
    await restore(copy, other);
    const restored = await openHere({ dataDir: other });
    expect((await bodies(restored, table))[0]?.length).toBe(20_002);
    expect((await restored.guest('late'))?.name).toBe('Late'); // of the moment of the second try
    await restored.close();
  });

  test('a copy of a log that is damaged in the middle is refused, though the server reads on', async () => {
    const server = await openHere({ dataDir: home });
    const table = newTable();
    for (const [n, word] of ['"one"', '"two"', '"three"'].entries()) await server.append(append(table, n, [word]));
    const log = join(home, 'tafelrunde.db-wal');
    const bytes = readFileSync(log);
    bytes[32 + 24 + 2000] = (bytes[32 + 24 + 2000] ?? 0) ^ 1; // in the first page of the first transaction
    writeFileSync(log, bytes, { flag: 'r+' });
    await expect(backup(server, copy)).rejects.toThrow(/write-ahead log is damaged/);
    expect(readdirSync(folder.path)).toEqual(['home']);
    expect(await bodies(server, table)).toEqual(['"one"', '"two"', '"three"']);
    await server.close();
  });

  test('a restore sets aside what was there, with everything in it', async () => {
    const table = await withOneTable();
    const later = newTable();
    const store = await openHere({ dataDir: home });
    await store.append(append(later, 0, ['"since"']));
    await store.close();

    const { replaced } = await restore(copy, home);
    expect(replaced).toBe(join(home, 'tafelrunde.db.replaced-1'));
    const restored = await openHere({ dataDir: home });
    expect(await bodies(restored, table)).toEqual(['"kept"']);
    expect(await restored.content(legend.name)).toBe(legend.text);
    expect((await restored.tables({ member: 'ann', limit: 9 })).map(({ id }) => id)).toEqual([table]);
    expect(await restored.row(later)).toBeUndefined();
    await restored.append(append(later, 0, ['"anew"']));
    await restored.close();

    // The way back is the same way.
    const back = join(folder.path, 'back');
    await restore(replaced ?? '', back);
    const old = await openHere({ dataDir: back });
    expect(await bodies(old, later)).toEqual(['"since"']);
    await old.close();
    expect((await restore(copy, home)).replaced).toBe(join(home, 'tafelrunde.db.replaced-2'));
  });

  test('a damaged database can be replaced', async () => {
    const table = await withOneTable();
    writeFileSync(join(home, 'tafelrunde.db'), 'spoilt '.repeat(2_000));
    expect((await restore(copy, home)).replaced).toBeDefined();
    const restored = await openHere({ dataDir: home });
    expect(await bodies(restored, table)).toEqual(['"kept"']);
    await restored.close();
  });

  test.each(['server', 'tool'] as const)('is refused while a %s is in the folder', async (mode) => {
    await withOneTable();
    const inside: Store = await openHere({ dataDir: home, mode });
    const table = newTable();
    await inside.append(append(table, 0, ['1']));
    await expect(restore(copy, home)).rejects.toThrow(
      new CannotOpenError(
        `The folder ${home} is in use by another Tafelrunde process: stop that process first, or choose another DATA_DIR.`,
      ),
    );
    await inside.append(append(table, 1, ['2']));
    expect(await bodies(inside, table)).toEqual(['1', '2']);
    await inside.close();
    expect(readdirSync(home).filter((name) => /part|replaced/.test(name))).toEqual([]);
  });

  test.each([
    ['cut off', (good: Buffer) => good.subarray(0, good.length - 4096), /is damaged/],
    ['changed inside', (good: Buffer) => Buffer.from(good).fill(0xff, 4096, 4200), /is damaged/],
    ['no database', () => Buffer.from('{"an":"export file"}'.repeat(100)), /is damaged/],
    ['empty', () => Buffer.alloc(0), /is not a Tafelrunde database/],
  ])('of a file that is %s is refused, and what is there stays', async (_name, spoil, sentence) => {
    const table = await withOneTable();
    writeFileSync(copy, spoil(readFileSync(copy)));
    await expect(restore(copy, home)).rejects.toThrow(CannotOpenError);
    await expect(restore(copy, home)).rejects.toThrow(sentence);
    const store = await openHere({ dataDir: home });
    expect(await bodies(store, table)).toEqual(['"kept"']);
    await store.close();
  });

  test('of a newer release, or of nothing, is refused', async () => {
    await withOneTable();
    const database = new DatabaseSync(copy);
    database.exec(`UPDATE schema_version SET version = ${SCHEMA + 3}`);
    database.close();
    await expect(restore(copy, home)).rejects.toThrow(/was written by a newer release/);
    await expect(restore(join(folder.path, 'nothing.db'), home)).rejects.toThrow(/^There is no file /);
  });

  test('a backup never overwrites, and a failed one leaves nothing behind', async () => {
    await withOneTable();
    const store = await openHere({ dataDir: home });
    const before = readFileSync(copy);
    await expect(backup(store, copy)).rejects.toThrow(new CannotOpenError(`The file ${copy} exists already: choose another name.`));
    expect(readFileSync(copy).equals(before)).toBe(true);
    const nowhere = join(folder.path, 'no', 'such', 'folder.db');
    await expect(backup(store, nowhere)).rejects.toThrow(StorageError);
    expect(existsSync(nowhere)).toBe(false);
    await store.close();
  });
});
