/** What a browser's database fires, as promises. */

export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not kept')));
  });
}

/**
 * Waits where it is blocked: another window still works with what an older release kept, each piece of work closes what it opened, and
 * then it is our turn. Whoever gave up instead would get a connection nobody closes, which blocks the next upgrade in turn.
 */
export function openedDatabase(
  request: IDBOpenDBRequest,
  upgrade: (request: IDBOpenDBRequest, from: number) => void,
): Promise<IDBDatabase> {
  request.addEventListener('upgradeneeded', (event) => upgrade(request, event.oldVersion));
  return settled(request);
}

/** A request that fails says so first, when the transaction does not know why yet; that it fails as a whole comes after, with its reason. */
export function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not kept')));
  });
}
