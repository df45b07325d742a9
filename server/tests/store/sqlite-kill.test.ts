import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TableId } from '@tafelrunde/protocol';
import { CannotOpenError } from '../../store/port.ts';
import { openSqlite } from '../../store/sqlite/open.ts';
import { type Folder, newFolder } from './folder.ts';
import { bodies } from './position.ts';
import { bundleProgram, type Program } from './program.ts';

describe('SQLite and kill -9', () => {
  let program: Program;
  let folder: Folder;

  beforeAll(async () => {
    program = await bundleProgram();
  });
  afterAll(() => program?.remove());
  beforeEach(() => {
    folder = newFolder();
  });
  afterEach(() => folder.remove());

  test('nothing acknowledged is lost and nothing is half there, killed five times in the middle of play', async () => {
    const tables = ['eins', 'zwei', 'drei'] as TableId[];
    // After how many acknowledgements the program is killed.
    for (const moments of [1, 7, 40, 173, 300]) {
      const player = program.start(folder.path, ...tables);
      expect(await player.line()).toBe('open');
      const said: (string | undefined)[] = [];
      while (said.length < moments) said.push(await player.line());
      said.push(...(await player.kill()));

      const acknowledged = new Map(said.map((line) => line?.split(' ') ?? []).map(([table, seq]) => [table, Number(seq)]));
      const store = await openSqlite({ dataDir: folder.path, mode: 'tool' });
      for (const table of tables) {
        const found = await bodies(store, table);
        expect(found.length).toBeGreaterThanOrEqual(acknowledged.get(table) ?? 0);
        // At most the one append that was on its way comes on top, and it is whole.
        expect(found.length - (acknowledged.get(table) ?? found.length)).toBeLessThanOrEqual(2);
        expect(found).toEqual(found.map((_, n) => `"${n + 1}"`));
        expect(found.length % 2).toBe(0);
        expect((await store.row(table))?.summary).toBe(found.length > 0 ? String(found.length) : undefined);
      }
      await store.close();
    }
  });

  test('a second process is refused with one sentence, and let in once the first was killed', async () => {
    const first = program.start(folder.path);
    expect(await first.line()).toBe('open');

    const second = program.start(folder.path);
    expect(await second.line()).toBe(
      `refused: The folder ${folder.path} is in use by another Tafelrunde process: stop that process first, or choose another DATA_DIR.`,
    );
    expect(await second.exitCode).toBe(1);
    await expect(openSqlite({ dataDir: folder.path })).rejects.toThrow(CannotOpenError);

    // A tool comes and goes beside it.
    const tool = await openSqlite({ dataDir: folder.path, mode: 'tool' });
    expect(await tool.tables({ limit: 1 })).toEqual([]);
    await tool.close();

    await first.kill();
    const third = program.start(folder.path);
    expect(await third.line()).toBe('open');
    await third.kill();
    const here = await openSqlite({ dataDir: folder.path });
    const fourth = program.start(folder.path);
    expect(await fourth.line()).toMatch(/^refused: /);
    await here.close();
  });
});
