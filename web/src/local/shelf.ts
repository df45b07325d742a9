import type { TableId } from '@tafelrunde/protocol';
import {
  type Append,
  ConflictError,
  type Snapshot,
  type StoredEvent,
  type StoredPage,
  type TableRow,
  type TableStore,
  type TalkAppend,
  type TalkPart,
} from '@tafelrunde/table';
import { finished, openedDatabase, settled } from './database.ts';
import { type KeptMatch, streamOf } from './old-shelf.ts';
import { surplusOf, writtenWithRoom } from './room.ts';

/** Where tables of this browser are kept: IndexedDB, in the page and in its workers alike. Events are appended, never rewritten. */

const NAME = 'tafelrunde';
/** 1: whole matches, rewritten at every step. 2: rows, events, snapshots and pages, as on a server. 3: the talk beside them. */
const VERSION = 3;

interface Row {
  readonly id: TableId;
  readonly seq: number;
  readonly row: TableRow;
  /** Names of what it is made of. */
  readonly contents: readonly string[];
}
interface Kept extends StoredEvent {
  readonly table: TableId;
}

const STORES = ['tables', 'events', 'snapshots', 'pages', 'contents', 'talk'] as const;
type StoreName = (typeof STORES)[number];

function upgrade(request: IDBOpenDBRequest, from: number): void {
  const { result: database, transaction } = request;
  database.createObjectStore('talk', { keyPath: ['table', 'seq'] });
  if (from >= 2) return;
  database.createObjectStore('tables', { keyPath: 'id' });
  database.createObjectStore('events', { keyPath: ['table', 'seq'] });
  database.createObjectStore('snapshots', { keyPath: 'table' });
  database.createObjectStore('pages', { keyPath: ['table', 'number'] });
  database.createObjectStore('contents', { keyPath: 'name' });
  if (from !== 1 || transaction === null) return;
  const old = transaction.objectStore('matches').getAll() as IDBRequest<KeptMatch[]>;
  old.addEventListener('success', () => {
    for (const kept of old.result) {
      try {
        put(transaction, streamOf(kept), undefined);
      } catch {
        continue; // one that cannot be understood must not keep the others from being opened
      }
    }
    database.deleteObjectStore('matches');
  });
}

/** Writes a stream's next events; the conflicts were looked for before. */
function put(transaction: IDBTransaction, { table, expected, events, row, contents = {} }: Append, before: Row | undefined): void {
  const kept: Row = {
    id: table,
    seq: expected + events.length,
    row,
    contents: [...new Set([...(before?.contents ?? []), ...Object.keys(contents)])],
  };
  for (const [name, text] of Object.entries(contents)) transaction.objectStore('contents').put({ name, text });
  transaction.objectStore('tables').put(kept);
  events.forEach(({ at, body }, i) => transaction.objectStore('events').add({ table, seq: expected + i + 1, at, body } satisfies Kept));
}

/** One piece of work on the shelf, done or undone as a whole. */
async function onShelf<T>(
  names: readonly StoreName[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => Promise<T> | T,
): Promise<T> {
  const database = await openedDatabase(indexedDB.open(NAME, VERSION), upgrade);
  try {
    const transaction = database.transaction(names, mode);
    const done = finished(transaction);
    done.catch(() => undefined); // whoever waits for it hears it below
    const result = await work(transaction);
    await done;
    return result;
  } finally {
    database.close();
  }
}

const ofTable = (table: TableId, after = 0) => IDBKeyRange.bound([table, after], [table, Number.MAX_SAFE_INTEGER], true);

export class Shelf implements TableStore {
  append(append: Append): Promise<void> {
    return writtenWithRoom(
      () => this.#write(append),
      (most) => makeRoom(append.table, most),
    );
  }

  #write(append: Append): Promise<void> {
    return onShelf(['tables', 'events', 'contents'], 'readwrite', async (transaction) => {
      const before = (await settled(transaction.objectStore('tables').get(append.table))) as Row | undefined;
      const at = before?.seq ?? 0;
      if (at !== append.expected) throw new ConflictError(`Table ${append.table} is at ${at}, not at ${append.expected}.`);
      put(transaction, append, before);
    });
  }

  read(table: TableId, after: number): Promise<readonly StoredEvent[]> {
    return onShelf(['events'], 'readonly', (transaction) =>
      settled(transaction.objectStore('events').getAll(ofTable(table, after)) as IDBRequest<Kept[]>),
    );
  }

  /** The table need not be there: where it could not be kept, its words may still find room. */
  appendTalk({ table, expected, words }: TalkAppend): Promise<void> {
    return onShelf(['talk'], 'readwrite', async (transaction) => {
      const store = transaction.objectStore('talk');
      const at = await settled(store.count(ofTable(table)));
      if (at !== expected) throw new ConflictError(`The talk of ${table} is at ${at}, not at ${expected}.`);
      words.forEach((word, i) => store.add({ table, seq: expected + i + 1, at: word.at, body: word.body } satisfies Kept));
    });
  }

  async talk(table: TableId, { after = 0, before = Number.MAX_SAFE_INTEGER, limit }: TalkPart): Promise<readonly StoredEvent[]> {
    const words = await onShelf(['talk'], 'readonly', (transaction) =>
      settled(transaction.objectStore('talk').getAll(IDBKeyRange.bound([table, after], [table, before], true, true)) as IDBRequest<Kept[]>),
    );
    return words.slice(-limit);
  }

  async row(table: TableId): Promise<TableRow | undefined> {
    const kept = await onShelf(['tables'], 'readonly', (transaction) => settled(transaction.objectStore('tables').get(table)));
    return (kept as Row | undefined)?.row;
  }

  async snapshot(table: TableId): Promise<Snapshot | undefined> {
    const kept = await onShelf(['snapshots'], 'readonly', (transaction) => settled(transaction.objectStore('snapshots').get(table)));
    return kept as Snapshot | undefined;
  }

  async saveSnapshot(table: TableId, snapshot: Snapshot, pages: readonly StoredPage[] = []): Promise<void> {
    await onShelf(['snapshots', 'pages'], 'readwrite', (transaction) => {
      transaction.objectStore('snapshots').put({ table, ...snapshot });
      for (const page of pages) transaction.objectStore('pages').put({ table, ...page });
    });
  }

  async content(name: string): Promise<string | undefined> {
    const kept = await onShelf(['contents'], 'readonly', (transaction) => settled(transaction.objectStore('contents').get(name)));
    return (kept as { readonly text: string } | undefined)?.text;
  }

  async page(table: TableId, number: number): Promise<string | undefined> {
    const kept = await onShelf(['pages'], 'readonly', (transaction) => settled(transaction.objectStore('pages').get([table, number])));
    return (kept as StoredPage | undefined)?.body;
  }
}

/** The rows of all tables, the newest first. A browser that allows no storage has none. */
export async function keptRows(): Promise<readonly TableRow[]> {
  try {
    const all = await onShelf(['tables'], 'readonly', (transaction) =>
      settled(transaction.objectStore('tables').getAll() as IDBRequest<Row[]>),
    );
    return all.map(({ row }) => row).toSorted((a, b) => b.changedAt - a.changedAt);
  } catch {
    return [];
  }
}

/** The table and everything of it is gone, and what no other table is made of. */
export async function forgetTable(table: TableId): Promise<void> {
  await onShelf(STORES, 'readwrite', async (transaction) => {
    const tables = (await settled(transaction.objectStore('tables').getAll())) as readonly Row[];
    const needed = tables.filter(({ id }) => id !== table).flatMap(({ contents }) => contents);
    const made = tables.find(({ id }) => id === table)?.contents ?? [];
    for (const name of made) if (!needed.includes(name)) transaction.objectStore('contents').delete(name);
    transaction.objectStore('tables').delete(table);
    transaction.objectStore('snapshots').delete(table);
    transaction.objectStore('events').delete(ofTable(table));
    transaction.objectStore('talk').delete(ofTable(table));
    transaction.objectStore('pages').delete(ofTable(table, -1));
  }).catch(() => undefined); // nothing was kept
}

/** Leaves at most so many, besides the one that must stay. */
export async function makeRoom(stays: TableId, most?: number): Promise<void> {
  for (const id of surplusOf(await keptRows(), stays, most)) await forgetTable(id);
}
