import { RefusedError } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import { loadTable, rowOf, type TableState, writeSnapshot } from '@tafelrunde/table';
import { fail } from '../fail.ts';
import { type Append, ConflictError, type GuestRow, type StoredEvent } from '../store/port.ts';
import type { HouseRules } from './house.ts';

/** A snapshot is due after so many events. */
const SNAPSHOT_EVERY = 200;

/** One table's pages in the store. Whatever goes wrong there becomes a refusal; conflicts pass, for they mean "read again". */
export class Ledger {
  readonly #id: TableId;
  readonly #house: HouseRules;
  #snapshotAt = 0;

  constructor(id: TableId, house: HouseRules) {
    this.#id = id;
    this.#house = house;
  }

  async load(): Promise<TableState | undefined> {
    const state = await this.#stored(() => loadTable(this.#house.store, this.#id, this.#house.gameOf));
    this.#snapshotAt = state?.seq ?? 0;
    return state;
  }

  /** The people at the table, as far as they are known. */
  async guests(state: TableState): Promise<readonly GuestRow[]> {
    const holders = state.seats.flatMap((seat) => seat.holders);
    const rows = await this.#stored(() => Promise.all(holders.map((guest) => this.#house.store.guest(guest))));
    return rows.filter((row) => row !== undefined);
  }

  after(seq: number): Promise<readonly StoredEvent[]> {
    return this.#stored(() => this.#house.store.read(this.#id, seq));
  }

  async append(state: TableState, expected: number, events: Append['events']): Promise<void> {
    const written = this.#house.metrics.append.startTimer();
    await this.#stored(() => this.#house.store.append({ table: this.#id, expected, events, row: rowOf(state) }));
    written();
  }

  isSnapshotDue(state: TableState): boolean {
    return state.seq - this.#snapshotAt >= SNAPSHOT_EVERY;
  }

  /** Saves opening time, nothing else: without it the events are read. */
  async snapshot(state: TableState): Promise<void> {
    if (state.seq === this.#snapshotAt || state.readOnly) return;
    this.#snapshotAt = state.seq;
    await this.#house.store.saveSnapshot(this.#id, writeSnapshot(state)).catch((fault: unknown) => {
      this.#house.log.warn({ table: this.#id, fault }, 'no snapshot could be saved; the events are safe');
    });
  }

  async #stored<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (fault) {
      if (fault instanceof ConflictError || fault instanceof RefusedError) throw fault;
      this.#house.metrics.storageFailures.inc();
      this.#house.log.error({ table: this.#id, fault }, 'the store failed');
      return fail('storage-failed');
    }
  }
}
