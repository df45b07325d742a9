import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Rechecked, recheck } from '../recheck.ts';
import { recount } from '../statistics/counting.ts';
import type { Store } from '../store/port.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import { newFolder } from './house.ts';

async function all(store: Store): Promise<readonly Rechecked[]> {
  const found: Rechecked[] = [];
  for await (const one of recheck(store)) found.push(one);
  return found;
}

test('an old house: every finished match comes out as it did and is counted; those that were meddled with are named', async () => {
  const dataDir = await newFolder();
  await copyFile(join(import.meta.dirname, 'fixtures/house-1/tafelrunde.db'), join(dataDir, 'tafelrunde.db'));
  const store = await openSqlite({ dataDir });
  try {
    const over = await store.tables({ status: 'over', limit: 100 });
    expect(over.length).toBeGreaterThan(1);
    expect(await store.results.uncounted(100)).toHaveLength(over.length);
    expect((await all(store)).map(({ outcome }) => outcome)).toEqual(over.map(() => 'same'));
    expect(await recount(store)).toEqual({ matches: over.length, differ: [] });
    const imported = (await Promise.all(over.map(({ id }) => store.results.at(id)))).flat().filter(({ unrated }) => unrated === 'imported');
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.every(({ guest }) => guest === undefined)).toBe(true);

    // Somebody took out the last action of one match, and an earlier one of another.
    const meddle = async (at: number, pick: number) => {
      const id = over[at]?.id;
      if (id === undefined) throw new Error('no such table');
      const events = await store.read(id, 0);
      const acted = events.filter(({ body }) => body.startsWith('{"type":"acted"')).at(pick);
      if (acted === undefined) throw new Error('nobody acted');
      await store.rewrite(id, events.length, { events: [{ seq: acted.seq, body: '{"type":"undo-dropped"}' }] });
      return { table: id, seq: acted.seq };
    };
    const [short, stuck] = [await meddle(0, -1), await meddle(1, 0)];
    const found = new Map((await all(store)).map((one) => [one.table, one]));
    expect(found.get(short.table)?.outcome).toBe('other-end');
    expect(found.get(stuck.table)).toMatchObject({ outcome: 'stuck', at: expect.any(Number), why: expect.any(String) });
    expect([...found.values()].filter(({ outcome }) => outcome === 'same')).toHaveLength(over.length - 2);
  } finally {
    await store.close();
  }
});
