import { finishOf, type GameOf, loadTable, resultIn, type TableRow } from '@tafelrunde/table';
import { ownGame } from '../games.ts';
import { ConflictError, type Store } from '../store/port.ts';
import type { ResultRow } from '../store/results.ts';

/** Tables counted at once. */
const SOME = 100;

/** Works out the results of every finished match nobody has counted yet, of older releases as well; how many there were. */
export async function countFinished(store: Store, gameOf: GameOf = ownGame): Promise<number> {
  let counted = 0;
  for (;;) {
    const rows = await store.results.uncounted(SOME);
    for (const row of rows) await countOne(store, row, gameOf);
    counted += rows.length;
    if (rows.length < SOME) return counted;
  }
}

async function countOne(store: Store, row: TableRow, gameOf: GameOf): Promise<void> {
  const result = resultIn(row) ?? (await loadTable(store, row.id, gameOf))?.match?.result;
  try {
    if (result === undefined) await store.results.skip(row.id);
    else await store.results.save(row.id, row.game, finishOf(await store.read(row.id, 0), result));
  } catch (fault) {
    if (!(fault instanceof ConflictError)) throw fault; // the table is gone, and its results with it
  }
}

export interface Recounted {
  readonly matches: number;
  /** Tables whose results were not what their streams say. */
  readonly differ: readonly string[];
}

/** Throws away what was counted and counts all again from the streams. */
export async function recount(store: Store, gameOf: GameOf = ownGame): Promise<Recounted> {
  await countFinished(store, gameOf);
  const before = await allResults(store);
  await store.results.clear();
  await countFinished(store, gameOf);
  const after = await allResults(store);
  const tables = [...new Set([...before.keys(), ...after.keys()])];
  return { matches: after.size, differ: tables.filter((table) => before.get(table) !== after.get(table)).toSorted() };
}

async function allResults(store: Store): Promise<ReadonlyMap<string, string>> {
  const rows = new Map<string, string>();
  for (const { id } of await store.tables({ status: 'over', limit: Number.MAX_SAFE_INTEGER })) {
    const results: readonly ResultRow[] = await store.results.at(id);
    if (results.length > 0) rows.set(id, JSON.stringify(results));
  }
  return rows;
}
