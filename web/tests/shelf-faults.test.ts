import type { TableId } from '@tafelrunde/protocol';
import { type Append, ConflictError, type TableRow } from '@tafelrunde/table';
import { describe, expect, test } from 'vitest';
import { MemoryStore } from '../../table/tests/place.ts';
import { finished, openedDatabase } from '../src/local/database.ts';
import { surplusOf, writtenWithRoom } from '../src/local/room.ts';

const KEPT = 24;
const tableOf = (number: number) => `table-${number}` as TableId;

/** The newest has the highest number; every third is over. */
function leaf(number: number, expected = 0): Append {
  const row: TableRow = {
    id: tableOf(number),
    game: 'anthem',
    status: number % 3 === 0 ? 'over' : 'running',
    public: false,
    summary: '{}',
    members: ['you'],
    createdAt: 0,
    changedAt: number,
  };
  return { table: row.id, expected, events: [{ at: expected, body: '{}' }], row };
}

/** A shelf with tables on it, whose next writes fail as the browser's do. */
class FaultyShelf extends MemoryStore {
  readonly faults: Error[] = [];
  override async append(append: Append): Promise<void> {
    const fault = this.faults.shift();
    if (fault !== undefined) throw fault;
    await super.append(append);
  }

  /** As the browser's own shelf writes. */
  keep(append: Append): Promise<void> {
    return writtenWithRoom(
      () => this.append(append),
      async (most) => {
        for (const id of surplusOf([...this.rows.values()], append.table, most)) this.forget(id);
      },
    );
  }

  static async filled(...faults: readonly Error[]): Promise<FaultyShelf> {
    const shelf = new FaultyShelf();
    for (let number = 1; number <= KEPT; number += 1) await shelf.append(leaf(number));
    shelf.faults.push(...faults);
    return shelf;
  }
}

const aborted = () => new DOMException('The transaction was aborted.', 'AbortError');
const full = () => new DOMException('There is no room.', 'QuotaExceededError');

describe('a write the browser refuses', () => {
  test.each([
    ['an abort', aborted()],
    ['any other fault', new Error('not kept')],
  ])('%s costs no table, and is tried again', async (_what, fault) => {
    const shelf = await FaultyShelf.filled(fault);
    await shelf.keep(leaf(3, 1));
    expect(shelf.rows.size).toBe(KEPT);
    expect(shelf.events.get(tableOf(3))).toHaveLength(2);
  });

  test('twice is told, and still costs no table', async () => {
    const shelf = await FaultyShelf.filled(aborted(), aborted());
    await expect(shelf.keep(leaf(3, 1))).rejects.toMatchObject({ name: 'AbortError' });
    expect(shelf.rows.size).toBe(KEPT);
    expect(shelf.events.get(tableOf(3))).toHaveLength(1);
  });

  test('for want of room costs finished tables first, then the oldest, never the one that is played', async () => {
    const shelf = await FaultyShelf.filled(full());
    await shelf.keep(leaf(3, 1));
    const others = [...shelf.rows.values()].filter(({ id }) => id !== tableOf(3));
    expect(others.map(({ status }) => status)).toEqual(Array.from({ length: 15 }, () => 'running'));
    expect(Math.min(...others.map(({ changedAt }) => changedAt))).toBe(2);
    expect(shelf.events.get(tableOf(3))).toHaveLength(2);
  });

  test('because another was first is told at once', async () => {
    const shelf = await FaultyShelf.filled(new ConflictError('Table table-3 is at 2, not at 1.'), aborted());
    await expect(shelf.keep(leaf(3, 1))).rejects.toThrow(ConflictError);
    expect(shelf.faults).toHaveLength(1);
  });
});

/** Fires what a browser fires, in its order; a database itself needs a browser. */
class Fired extends EventTarget {
  error: Error | null = null;
  result: unknown;
  fire(type: string): void {
    this.dispatchEvent(new Event(type));
  }
}

describe('the browser’s database', () => {
  test('is waited for while another window blocks it: what comes late is ours, and nobody else’s to close', async () => {
    const request = new Fired();
    const opened = openedDatabase(request as unknown as IDBOpenDBRequest, () => undefined);
    request.fire('blocked');
    request.result = 'the database';
    request.fire('success');
    expect(await opened).toBe('the database');
  });

  test('that cannot be opened says why', async () => {
    const request = new Fired();
    const opened = openedDatabase(request as unknown as IDBOpenDBRequest, () => undefined);
    request.fire('blocked');
    request.error = new DOMException('A newer release was here.', 'VersionError');
    request.fire('error');
    await expect(opened).rejects.toMatchObject({ name: 'VersionError' });
  });

  test('that has no room says so, though the failing request is heard before the transaction knows', async () => {
    const transaction = new Fired();
    const done = finished(transaction as unknown as IDBTransaction);
    transaction.fire('error');
    transaction.error = full();
    transaction.fire('abort');
    await expect(done).rejects.toMatchObject({ name: 'QuotaExceededError' });
  });
});
