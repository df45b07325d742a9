import { type Contents, type Page, RefusedError } from '@tafelrunde/kernel';
import { fail, type TableId } from '@tafelrunde/protocol';
import { keptContents } from './contents.ts';
import type { TableHost } from './host.ts';
import { foldTable } from './load.ts';
import {
  type Append,
  ConflictError,
  type Lease,
  LeaseLostError,
  type StoredEvent,
  type TalkPart,
  type TalkStore,
  type TalkStream,
} from './port.ts';
import { writeSnapshot } from './snapshot.ts';
import type { TableState } from './state.ts';
import { rowOf, type Sitting, sittingOf } from './summary.ts';

/** A snapshot is due after so many events. */
const SNAPSHOT_EVERY = 200;

interface Appending extends Pick<Append, 'expected' | 'events'> {
  /** What the table is made of from now on, if that has changed. */
  readonly contents: Contents;
  readonly lease: Lease | undefined;
  /** Anything about the table itself has changed: who sits there is worked out anew. */
  readonly table: boolean;
}

/** One table's pages in the store. Whatever goes wrong there becomes a refusal; conflicts pass, for they mean "read again". */
export class Ledger {
  readonly #id: TableId;
  readonly #host: TableHost;
  #snapshotAt = 0;
  /** Of the lines the table was read from. */
  #edition: number | undefined;
  /** Who sits where, as last written. */
  #sitting: Sitting | undefined;

  constructor(id: TableId, host: TableHost) {
    this.#id = id;
    this.#host = host;
  }

  /** `upTo`: no further than this, if it can be helped. */
  async load(upTo: number): Promise<TableState | undefined> {
    this.#sitting = undefined;
    const { store, gameOf } = this.#host;
    const state = await this.#stored(async () => {
      const opening = await store.opening?.(this.#id);
      this.#edition = opening?.edition;
      const { snapshot } = opening ?? { snapshot: await store.snapshot(this.#id) };
      return foldTable(store, this.#id, gameOf, { snapshot, upTo });
    });
    // Pages that nobody has written yet: the events were folded from far back, and the next opening need not do it again.
    const unwritten = (state?.match?.pages().length ?? 0) > 0;
    this.#snapshotAt = unwritten ? 0 : (state?.seq ?? 0);
    return state;
  }

  /** When the people at the table were last seen, as far as they are known. */
  async lastSeen(state: TableState): Promise<ReadonlyMap<string, number>> {
    const holders = [...new Set(state.seats.flatMap((seat) => seat.holders))];
    const times = await this.#stored(() => Promise.all(holders.map((guest) => this.#host.lastSeen(guest))));
    return new Map(holders.flatMap((guest, i) => (times[i] === undefined ? [] : [[guest, times[i]]])));
  }

  after(seq: number): Promise<readonly StoredEvent[]> {
    return this.#stored(() => this.#host.store.read(this.#id, seq));
  }

  /** A page of the past that was put away. */
  async page(number: number): Promise<Page> {
    const body = (await this.#stored(() => this.#host.store.page(this.#id, number))) ?? fail('storage-failed');
    return JSON.parse(body) as Page;
  }

  /** Another host has written something about the table itself. */
  changed(): void {
    this.#sitting = undefined;
  }

  async append(state: TableState, { expected, events, contents, lease, table }: Appending): Promise<void> {
    const written = this.#host.notice.appending();
    if (table || this.#sitting === undefined) this.#sitting = sittingOf(state);
    const row = rowOf(state, this.#sitting);
    const append: Append = { table: this.#id, expected, events, row, contents };
    try {
      await this.#host.store.append(lease === undefined ? append : { ...append, lease });
    } catch (fault) {
      this.#refuse(fault);
    }
    written();
  }

  /** What these options name by content, as far as it is kept here. */
  async contents({ module, contents }: TableState, options: TableState['options']): Promise<Contents> {
    const { store, mayUse } = this.#host;
    return this.#stored(async () => {
      const found = await keptContents(store, module, options);
      for (const name of Object.keys(found)) if (contents[name] === undefined && (await mayUse?.(name)) === false) fail('content-hidden');
      return found;
    });
  }

  async talk(stream: TalkStream, part: TalkPart): Promise<readonly StoredEvent[]> {
    return this.#stored(async () => (await this.#words(stream)?.talk(this.#id, part)) ?? []);
  }

  async appendTalk(stream: TalkStream, expected: number, words: Append['events']): Promise<void> {
    const written = this.#host.notice.appending();
    const store = this.#words(stream) ?? fail('watchers-only');
    await this.#stored(() => store.appendTalk({ table: this.#id, expected, words }));
    written();
  }

  #words(stream: TalkStream): TalkStore | undefined {
    return stream === 'talk' ? this.#host.store : this.#host.store.asides;
  }

  isSnapshotDue(state: TableState): boolean {
    return state.seq - this.#snapshotAt >= SNAPSHOT_EVERY;
  }

  /**
   * Saves opening time, nothing else: without it the events are read. False: what the table was read from is not what the store has any
   * more, old lines were put in other words or packed.
   */
  async snapshot(state: TableState): Promise<boolean> {
    if (state.seq === this.#snapshotAt || state.readOnly) return true;
    this.#snapshotAt = state.seq;
    const { match } = state;
    const pages = match?.pages() ?? [];
    const bodies = pages.map(([number, page]) => ({ number, body: JSON.stringify(page) }));
    try {
      const edition = this.#edition === undefined ? {} : { edition: this.#edition };
      await this.#host.store.saveSnapshot(this.#id, { ...writeSnapshot(state), ...edition }, bodies);
      const [last] = pages.slice(-1);
      if (last !== undefined) match?.putAway(last[0] + 1);
    } catch (fault) {
      if (fault instanceof ConflictError) return false;
      this.#host.notice.log('warn', 'no snapshot could be saved; the events are safe', { table: this.#id, fault });
    }
    return true;
  }

  async #stored<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (fault) {
      return this.#refuse(fault);
    }
  }

  #refuse(fault: unknown): never {
    if (fault instanceof ConflictError || fault instanceof LeaseLostError || fault instanceof RefusedError) throw fault;
    this.#host.notice.storageFailed();
    this.#host.notice.log('error', 'a table could not be read or written', { table: this.#id, fault });
    return fail('storage-failed');
  }
}
