import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { TableId } from '@tafelrunde/protocol';
import type { Store, TableRow } from '@tafelrunde/server';
import { type Figure, median, rounded } from '../figure.ts';
import { inHouse } from '../house.ts';

/** Tables at which somebody acts at the same time. */
const TABLES = 64;
const page = Buffer.alloc(4096, 'x');
const body = JSON.stringify({ type: 'acted', seat: 2, action: { type: 'place', space: 4 }, command: 'guest:00000000-0000-0000' });

function rowOf(id: TableId, at: number): TableRow {
  const summary = JSON.stringify({
    seats: Array.from({ length: 4 }, (_, n) => ({ kind: 'person', name: `Guest ${n}`, holders: [`g${n}`] })),
  });
  return { id, game: 'anthem', status: 'running', public: false, summary, members: ['g0', 'g1', 'g2', 'g3'], createdAt: at, changedAt: at };
}

/** Durable appends per second: every table waits for its own before the next. */
async function appends(store: Store, seqs: Map<TableId, number>, milliseconds: number): Promise<number> {
  const start = performance.now();
  let done = 0;
  await Promise.all(
    [...seqs.keys()].map(async (table) => {
      do {
        const expected = seqs.get(table) ?? 0;
        const at = Date.now();
        await store.append({ table, expected, events: [{ at, body, command: `${table}:${expected}` }], row: rowOf(table, at) });
        seqs.set(table, expected + 1);
        done += 1;
      } while (performance.now() - start < milliseconds);
    }),
  );
  return done / ((performance.now() - start) / 1000);
}

/** Bare writes per second, each on the disk before the next. */
function syncs(file: number, milliseconds: number): number {
  const start = performance.now();
  let done = 0;
  do {
    writeSync(file, page, 0, page.length, 0);
    fdatasyncSync(file);
    done += 1;
  } while (performance.now() - start < milliseconds);
  return done / ((performance.now() - start) / 1000);
}

export const storeAppends: Figure = {
  name: 'store-appends',
  mark: { unit: 'appends/s', better: 'higher', floor: 1000, goal: 5000 },
  measure: ({ slices, milliseconds }) =>
    inHouse(async ({ store, folder }) => {
      const seqs = new Map(Array.from({ length: TABLES }, (_, n) => [`bench-table-${n}` as TableId, 0] as const));
      const file = openSync(join(folder, 'bare'), 'w');
      try {
        await appends(store, seqs, milliseconds);
        const pairs: [number, number][] = [];
        for (let n = 0; n < slices; n += 1) pairs.push([await appends(store, seqs, milliseconds), syncs(file, milliseconds)]);
        return {
          samples: pairs.map(([append]) => append),
          against: 'one bare 4 KiB write and fdatasync after the other, on the same disk in the same run',
          ratio: rounded(median(pairs.map(([append, sync]) => append / sync))),
          syncsPerSecond: rounded(median(pairs.map(([, sync]) => sync))),
          tables: TABLES,
        };
      } finally {
        closeSync(file);
      }
    }),
};
