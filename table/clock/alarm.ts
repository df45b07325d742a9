import type { TableHost } from '../host.ts';
import type { Lease } from '../port.ts';
import type { TableState } from '../state.ts';
import { dueAt } from './clock.ts';

/** Timers of the machine reach no further than some weeks, and clocks are set: it is looked again this often at least. */
const LONGEST = 3_600_000;

/** Rings when somebody's time is up. Put away with the table: then the row says when it is due, and the host wakes it. */
export class Alarm {
  readonly #host: TableHost;
  readonly #ring: () => void;
  #cancel: (() => void) | undefined;

  constructor(host: TableHost, ring: () => void) {
    this.#host = host;
    this.#ring = ring;
  }

  /** To be called with every change of the table. */
  follow(state: TableState): void {
    this.stop();
    const due = dueAt(state);
    if (due !== undefined) this.#in(due - this.#host.now());
  }

  /** By which right time is called, if it is time by the host's clock; if not, or if another host looks after this table, it rings again. */
  async isTime(state: TableState): Promise<Lease | undefined> {
    const due = dueAt(state);
    if (due === undefined) return undefined;
    const left = due - this.#host.now();
    const lease = left > 0 ? undefined : await this.#host.mayMove(state.id);
    if (lease === undefined) this.#in(left > 0 ? left : Math.max(this.#host.moveAgain, 1000));
    return lease;
  }

  #in(milliseconds: number): void {
    this.stop();
    this.#cancel = this.#host.after(Math.min(Math.max(0, milliseconds), LONGEST), this.#ring);
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
