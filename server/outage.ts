import { RefusedError } from '@tafelrunde/kernel';
import type { Logger } from 'pino';
import { StorageError } from './store/port.ts';

/** A store that is gone is said once, and once when it is back: not for every table, and not for every try. */
export class Outage {
  readonly #log: Logger;
  /** Lines that were not written since the first one; undefined while all is well. */
  #unsaid: number | undefined;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Whether a line about this is worth writing. */
  isNews(fault: unknown): boolean {
    if (!isOutage(fault)) return true;
    if (this.#unsaid === undefined) {
      this.#unsaid = 0;
      return true;
    }
    this.#unsaid += 1;
    return false;
  }

  failed(fault: unknown): void {
    if (this.isNews(fault)) this.#log.error({ fault }, 'the store failed');
  }

  /** The store has done something. */
  over(): void {
    if (this.#unsaid === undefined) return;
    this.#log.warn({ unsaid: this.#unsaid }, 'the store works again');
    this.#unsaid = undefined;
  }
}

function isOutage(fault: unknown): boolean {
  return fault instanceof StorageError || (fault instanceof RefusedError && fault.refusal.code === 'storage-failed');
}
