import type { TableId } from '@tafelrunde/protocol';
import type { Lease } from '@tafelrunde/table';
import type { Shared } from './store/shared.ts';

/** How many tables of a process that died one other takes over at a time: so the rest may go to others. */
const ADOPTED = 20;

/** Which tables' bots and clocks this process may move. */
export interface Leases {
  take(table: TableId): Promise<Lease | undefined>;
  /** Whether there was anything to hand back. */
  release(table: TableId, unfinished: boolean): Promise<boolean>;
  /** Somebody has handed this table's lease back: asking is worth while again. */
  freed(table: TableId): void;
}

/** One process with a store of its own may always, and asks nobody. */
export const always: Leases = {
  take: async () => ({ number: 0 }),
  release: async () => false,
  freed: () => undefined,
};

export interface LeaseParts {
  readonly shared: Shared;
  readonly holder: string;
  /** How long a lease lasts. */
  readonly span: number;
  readonly elapsed: () => number;
}

/** Of many processes: asked of the store once, then renewed for all tables together, so that one that has run out means a dead process. */
export class SharedLeases implements Leases {
  readonly #parts: LeaseParts;
  readonly #held = new Map<TableId, { readonly lease: Lease; readonly until: number }>();
  /** Until when another process surely has it. */
  readonly #denied = new Map<TableId, number>();

  constructor(parts: LeaseParts) {
    this.#parts = parts;
  }

  /** A cached one may have run out while the machine slept: whatever is written by it carries its number, and the store looks again. */
  async take(table: TableId): Promise<Lease | undefined> {
    const { shared, holder, span, elapsed } = this.#parts;
    const held = this.#held.get(table);
    if (held !== undefined && held.until > elapsed()) return held.lease;
    if ((this.#denied.get(table) ?? 0) > elapsed()) return undefined;
    const until = elapsed() + span;
    const lease = await shared.lease(table, holder, span);
    if (lease === undefined) {
      this.#held.delete(table);
      this.#denied.set(table, elapsed() + span / 4);
      return undefined;
    }
    this.#denied.delete(table);
    this.#held.set(table, { lease, until });
    return lease;
  }

  async release(table: TableId, unfinished: boolean): Promise<boolean> {
    this.#denied.delete(table);
    if (!this.#held.delete(table)) return false;
    await this.#parts.shared.release(table, this.#parts.holder, unfinished);
    return true;
  }

  freed(table: TableId): void {
    this.#denied.delete(table);
  }

  /** Whose bots and clocks wait for this process, and for no other. */
  held(): readonly TableId[] {
    return [...this.#held.keys()];
  }

  /** To be called well before they run out. */
  async renew(): Promise<void> {
    const { shared, holder, span, elapsed } = this.#parts;
    for (const [table, until] of this.#denied) if (until <= elapsed()) this.#denied.delete(table);
    const tables = [...this.#held.keys()];
    if (tables.length === 0) return;
    const until = elapsed() + span;
    const kept = new Set(await shared.renew(holder, tables, span));
    for (const table of tables) {
      const held = this.#held.get(table);
      if (held === undefined) continue;
      if (kept.has(table)) this.#held.set(table, { lease: held.lease, until });
      else this.#held.delete(table);
    }
  }

  /** Tables that a process which died, or left, has not finished with. They are this process's now, until they are released. */
  adopt(): Promise<readonly TableId[]> {
    const { shared, holder, span } = this.#parts;
    return shared.adopt(holder, span, ADOPTED);
  }

  /** Adopted, and nothing is to be done there. */
  async giveBack(table: TableId): Promise<void> {
    await this.#parts.shared.release(table, this.#parts.holder, false);
  }
}
