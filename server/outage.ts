import { RefusedError } from '@tafelrunde/kernel';
import type { Logger } from 'pino';
import { StorageError } from './store/port.ts';

/** What went wrong, and whatever helps to find it. */
type About = Readonly<Record<string, unknown>> & { readonly fault: unknown };

/** Milliseconds without a failure after which reading proves enough: otherwise a house nobody plays in would never be well again. */
const QUIET = 60_000;

/**
 * A store that is gone is said once, and once when it is back: not for every table, and not for every try. Reading and writing fail
 * apart: on a full disk everything can still be read, so that only writing ends what a failed writing began.
 */
export class Outage {
  readonly #log: Logger;
  readonly #elapsed: () => number;
  /** Since the first line; undefined while all is well. */
  #now: { unsaid: number; onlyReading: boolean; failedAt: number } | undefined;

  constructor(log: Logger, elapsed: () => number = () => performance.now()) {
    this.#log = log;
    this.#elapsed = elapsed;
  }

  /** Something went wrong: as it is said, or, where the store is to blame, once for all. */
  tell(level: 'warn' | 'error', text: string, about: About): void {
    if (!isOutage(about.fault)) this.#log[level](about, text);
    else if (this.#begins(false)) this.#log.error({ ...about, what: text }, 'the store failed');
  }

  /** Nothing but reading was tried. */
  couldNotRead(fault: unknown): void {
    if (!isOutage(fault) || this.#begins(true)) this.#log.error({ fault }, 'the store failed');
  }

  #begins(onlyReading: boolean): boolean {
    const failedAt = this.#elapsed();
    if (this.#now === undefined) {
      this.#now = { unsaid: 0, onlyReading, failedAt };
      return true;
    }
    const { unsaid, onlyReading: before } = this.#now;
    this.#now = { unsaid: unsaid + 1, onlyReading: before && onlyReading, failedAt };
    return false;
  }

  hasRead(): void {
    if (this.#now === undefined) return;
    if (this.#now.onlyReading || this.#elapsed() - this.#now.failedAt >= QUIET) this.hasWritten();
  }

  hasWritten(): void {
    if (this.#now === undefined) return;
    this.#log.warn({ unsaid: this.#now.unsaid }, 'the store works again');
    this.#now = undefined;
  }
}

function isOutage(fault: unknown): boolean {
  return fault instanceof StorageError || (fault instanceof RefusedError && fault.refusal.code === 'storage-failed');
}
