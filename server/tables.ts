import { randomBytes, randomInt } from 'node:crypto';
import { type Contents, contentsFor } from '@tafelrunde/kernel';
import type { NewTable, TableId } from '@tafelrunde/protocol';
import {
  botsTurn,
  type Created,
  type Guest,
  keptContents,
  lacksContent,
  layTable,
  newTable,
  type RematchWish,
  rematchTable,
  Table,
  type TableEvent,
  type TableHost,
  type TableState,
} from '@tafelrunde/table';
import { fail } from './fail.ts';
import { type HostParts, serverHost } from './hosting.ts';
import type { Key } from './key.ts';
import { ConflictError } from './store/port.ts';
import { tableCode } from './words.ts';

const HOUR = 60 * 60 * 1000;

/** A new secret for a deal. */
const secret = () => randomBytes(32).toString('hex');

/** All tables of this process: opened when somebody comes, put away when nobody looks. */
export class Tables {
  readonly #house: HostParts;
  readonly #host: TableHost;
  readonly #key: Key;
  readonly #open = new Map<TableId, Table>();
  readonly #began: { readonly at: number; readonly elapsed: number };
  /** By table: stops listening for what other processes write to it. */
  readonly #listening = new Map<TableId, () => void>();
  #contentsDueAt = 0;

  constructor(house: HostParts, key: Key) {
    this.#house = house;
    this.#host = serverHost(house, {
      forget: (id) => {
        const table = this.#open.get(id);
        if (table !== undefined) void this.#putAway(table);
      },
      nextTable: (state, wish) => this.#nextTable(state, wish),
    });
    this.#key = key;
    this.#began = { at: house.now(), elapsed: house.elapsed() };
  }

  get loaded(): number {
    return this.#open.size;
  }

  /** The table by this code; whether it exists shows when it is used. */
  at(id: TableId): Table {
    const open = this.#open.get(id);
    if (open !== undefined) return open;
    const table = new Table(id, this.#host);
    this.#open.set(id, table);
    const { bus } = this.#house;
    this.#listening.set(
      id,
      bus.listen(id, ({ seq, talk }) => table.heardOf(seq, talk)),
    );
    this.#house.metrics.tables.set(this.#open.size);
    return table;
  }

  /** Lays a new table. */
  async create(guest: Guest, wish: NewTable): Promise<TableId> {
    const module = (await this.#house.gameOf(wish.game)) ?? fail('unknown-game', { game: wish.game });
    const contents = await keptContents(this.#house.store, module, wish.options);
    if (lacksContent(module, wish.options, contents)) fail('unknown-content');
    const laying = { id: tableCode(), secret: secret(), nextSecret: secret(), chance: (n: number) => randomInt(n), contents };
    const created = newTable(module, guest, wish, laying);
    return this.#lay(created, contentsFor(module.game.meta, created.options, contents), wish.start);
  }

  /** `contents` is all the table is made of, the house's own included: it keeps it whatever the house does later. */
  async #lay(created: Created, contents: Contents, start: boolean): Promise<TableId> {
    const { store, now, gameOf, metrics } = this.#house;
    const { append, state, events } = layTable(created, await gameOf(created.game), { now: now(), start, contents });
    await store.append(append);
    for (const { type } of events) metrics.events.inc({ type });
    if (state.status === 'running') this.at(created.id).wake();
    return created.id;
  }

  /** The table of the rematch. Its code follows from the old one, so that a second try finds the first one's table. */
  async #nextTable(state: TableState, wish: RematchWish): Promise<TableEvent> {
    const id = tableCode(this.#key.sign('rematch', state.id, state.nextCommitment));
    try {
      await this.#lay(rematchTable(state, wish, { id, nextSecret: secret() }), state.match?.contents ?? {}, true);
    } catch (fault) {
      if (!(fault instanceof ConflictError)) throw fault; // otherwise it was laid before a failure, and stands
    }
    return { type: 'rematched', table: id };
  }

  /** Puts away what nobody looks at, and closes what nobody started. */
  async sweep(): Promise<void> {
    const { elapsed, times, limits, log } = this.#house;
    const crowded = this.#open.size > limits.tablesLoaded;
    const oldest = [...this.#open.values()].filter((table) => table.idle).toSorted((a, b) => a.usedAt - b.usedAt);
    const surplus = crowded ? this.#open.size - limits.tablesLoaded : 0;
    const gone = oldest.filter((table, i) => i < surplus || elapsed() - table.usedAt >= times.idle);
    await Promise.all(gone.map((table) => this.#putAway(table)));
    await this.#expire().catch((fault: unknown) => log.warn({ fault }, 'old tables could not be closed'));
    await this.#sweepContents().catch((fault: unknown) => log.warn({ fault }, 'old texts could not be cleared away'));
  }

  /** Texts nobody refers to any more, after their time of grace. Seldom: nobody waits for it. */
  async #sweepContents(): Promise<void> {
    const { store, elapsed, times } = this.#house;
    if (elapsed() - this.#began.elapsed < times.settling || elapsed() < this.#contentsDueAt) return;
    this.#contentsDueAt = elapsed() + HOUR;
    const now = Math.floor(this.#surely());
    await store.sweepContents(now, now - times.contents);
  }

  async #putAway(table: Table): Promise<void> {
    this.#open.delete(table.id);
    this.#listening.get(table.id)?.();
    this.#listening.delete(table.id);
    this.#house.metrics.tables.set(this.#open.size);
    await table.evict();
  }

  /**
   * What time it surely is: the wall clock, but never further than the process has really run since it began. A clock that is put
   * forward for a moment closes no table; one put back only keeps tables longer.
   */
  #surely(): number {
    const { now, elapsed } = this.#house;
    return Math.min(now(), this.#began.at + elapsed() - this.#began.elapsed);
  }

  async #expire(): Promise<void> {
    const { store, elapsed, times } = this.#house;
    // A machine whose clock was wrong when it started has set it by then.
    if (elapsed() - this.#began.elapsed < times.settling) return;
    const now = this.#surely();
    const before = now - times.expiry;
    for (const { id } of await store.tables({ status: 'waiting', changedBefore: before, limit: 100 })) {
      await this.at(id).command({ id: '', name: '' }, { type: 'expire', before });
    }
    for (const { id } of await store.tables({ status: 'closed', changedBefore: now - times.forget, limit: 100 })) {
      const open = this.#open.get(id);
      if (open !== undefined && !open.idle) continue;
      if (open !== undefined) await this.#putAway(open);
      await store.remove(id);
    }
  }

  /** After a start: tables where a bot is to move go on by themselves. */
  async wake(): Promise<number> {
    const { store, limits } = this.#house;
    const rows = (await store.tables({ status: 'running', limit: limits.woken })).filter(botsTurn);
    for (const { id } of rows) this.at(id).wake();
    return rows.length;
  }

  /** Everything is put away. */
  async close(): Promise<void> {
    await Promise.all([...this.#open.values()].map((table) => this.#putAway(table)));
  }
}
