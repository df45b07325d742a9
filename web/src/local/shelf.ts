import type { KeptMatch } from './kept.ts';

/** Where matches of this browser are kept: IndexedDB, in the page and in its workers alike. */

const NAME = 'tafelrunde';
const STORE = 'matches';
/** Matches kept; beyond that finished ones go first, then those nobody has touched for longest. */
const MOST = 30;
/** Characters of one match. No honest one comes near. */
const LONGEST = 4_000_000;

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(STORE, { keyPath: 'id' }));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no storage')));
    request.addEventListener('blocked', () => reject(new Error('the storage is blocked')));
  });
}

/** One piece of work on the shelf, done or undone as a whole. */
async function onShelf<T>(mode: IDBTransactionMode, work: (matches: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('error', () => reject(transaction.error ?? new Error('not kept')));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not kept')));
    });
  } finally {
    database.close();
  }
}

/** All of them, the newest first. A browser that allows no storage has none. */
export async function keptMatches(): Promise<readonly KeptMatch[]> {
  try {
    const all: readonly KeptMatch[] = await onShelf('readonly', (matches) => matches.getAll());
    return all.toSorted((a, b) => b.changedAt - a.changedAt);
  } catch {
    return [];
  }
}

export async function keptMatch(id: string): Promise<KeptMatch | undefined> {
  try {
    return await onShelf('readonly', (matches) => matches.get(id) as IDBRequest<KeptMatch | undefined>);
  } catch {
    return undefined;
  }
}

/** Rejects when it cannot be kept, even after room was made. */
export async function keepMatch(match: KeptMatch): Promise<void> {
  if (JSON.stringify(match).length > LONGEST) throw new RangeError('a match too long to keep');
  try {
    await onShelf('readwrite', (matches) => matches.put(match));
  } catch {
    await makeRoom(MOST / 2, match.id);
    await onShelf('readwrite', (matches) => matches.put(match));
  }
}

export async function forgetMatch(id: string): Promise<void> {
  await onShelf('readwrite', (matches) => matches.delete(id)).catch(() => undefined); // nothing was kept
}

/** Leaves at most so many, besides the one that must stay. */
export async function makeRoom(most = MOST, stays?: string): Promise<void> {
  const others = (await keptMatches()).filter((match) => match.id !== stays);
  const worth = (match: KeptMatch) => (match.over ? 0 : Number.MAX_SAFE_INTEGER / 2) + match.changedAt;
  const surplus = others.toSorted((a, b) => worth(b) - worth(a)).slice(most);
  for (const { id } of surplus) await forgetMatch(id);
}
