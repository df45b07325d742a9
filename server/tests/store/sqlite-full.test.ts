import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TableId } from '@tafelrunde/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StorageError, type Store } from '../../store/port.ts';
import { openSqlite, type SqliteOptions } from '../../store/sqlite/open.ts';
import { type Folder, newFolder } from './folder.ts';
import { append, bodies, newTable } from './position.ts';
import { bundleProgram, type Program } from './program.ts';

const page = JSON.stringify('x'.repeat(20_000));

/** Three events a time, until one is refused. */
async function fill(store: Store, table: TableId): Promise<{ readonly acknowledged: number; readonly refused: unknown }> {
  for (let n = 0; n < 1_000; n += 1) {
    try {
      await store.append(append(table, 3 * n, [page, page, page], { summary: String(n + 1) }));
    } catch (error) {
      return { acknowledged: n, refused: error };
    }
  }
  throw new Error('The disk did not become full.');
}

/** What was acknowledged is there, whole, and nothing else. */
async function isWhole(store: Store, table: TableId, appends: number): Promise<void> {
  expect(await bodies(store, table)).toHaveLength(3 * appends);
  expect((await store.row(table))?.summary).toBe(String(appends));
}

describe('SQLite on a full disk', () => {
  let program: Program;
  const openHere = (options: SqliteOptions) => openSqlite({ writer: program.writer, ...options });
  beforeAll(async () => {
    program = await bundleProgram();
  });
  afterAll(() => program?.remove());

  let folder: Folder;
  beforeEach(() => {
    folder = newFolder();
  });
  afterEach(() => folder.remove());

  test('refuses whole appends, reads on, and writes again when there is room', async () => {
    const store = await openHere({ dataDir: folder.path, maxPages: 200 });
    const [small, large, other] = [newTable(), newTable(), newTable()];
    await store.append(append(small, 0, ['1']));
    const { acknowledged, refused } = await fill(store, large);
    expect(refused).toEqual(new StorageError('database or disk is full'));
    expect(acknowledged).toBeGreaterThan(3);
    await isWhole(store, large, acknowledged);
    await store.ping();

    // Who is in one batch with it is refused with it: nobody is told of what is not on the disk.
    const batch = await Promise.allSettled([
      store.append(append(small, 1, ['2'])),
      store.append(append(large, 3 * acknowledged, [page, page, page])),
      store.append(append(other, 0, ['1'])),
    ]);
    expect(batch.map((one) => (one.status === 'rejected' ? (one.reason as Error).name : 'written'))).toEqual([
      'StorageError',
      'StorageError',
      'StorageError',
    ]);
    expect(await bodies(store, small)).toEqual(['1']);
    expect(await store.row(other)).toBeUndefined();

    expect(await store.remove(large)).toBe(true);
    await store.append(append(large, 0, [page, page, page], { summary: '1' }));
    await isWhole(store, large, 1);
    await store.close();
  });

  test.runIf(mayMount())('on a file system that really is full, and then is enlarged', async () => {
    const disk = join(folder.path, 'disk');
    mkdirSync(disk);
    mount('-t', 'tmpfs', '-o', 'size=2m', 'tafelrunde-test', disk);
    try {
      const store = await openHere({ dataDir: disk });
      const table = newTable();
      const { acknowledged, refused } = await fill(store, table);
      expect(refused).toEqual(new StorageError('database or disk is full'));
      expect(acknowledged).toBeGreaterThan(3);
      await isWhole(store, table, acknowledged);
      await expect(store.ping()).rejects.toThrow(StorageError);
      mount('-o', 'remount,size=8m', disk);
      await store.append(append(table, 3 * acknowledged, [page, page, page], { summary: String(acknowledged + 1) }));
      await isWhole(store, table, acknowledged + 1);
      await store.ping();
      await store.close();
      const again = await openHere({ dataDir: disk });
      await isWhole(again, table, acknowledged + 1);
      await again.close();
    } finally {
      spawnSync('/bin/umount', ['-l', disk]);
    }
  });
});

function mount(...args: readonly string[]): void {
  const done = spawnSync('/bin/mount', args, { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`mount ${args.join(' ')}: ${done.error?.message ?? done.stderr}`);
}

/** Root outside of a container may; the test above needs no such thing. */
function mayMount(): boolean {
  const folder = newFolder();
  try {
    mount('-t', 'tmpfs', '-o', 'size=64k', 'tafelrunde-test', folder.path);
    spawnSync('/bin/umount', ['-l', folder.path]);
    return true;
  } catch {
    return false;
  } finally {
    folder.remove();
  }
}
