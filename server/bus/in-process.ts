import type { TableId } from '@tafelrunde/protocol';
import type { Bus, WakeUp } from './port.ts';

type Hear = (wakeUp: WakeUp) => void;

/** For one process. Delivers a moment later, as any other bus would: nobody is called from inside `publish`. */
class InProcessBus implements Bus {
  /** Each listening has an entry of its own, though two may share a function. */
  readonly #listeners = new Map<TableId, Set<{ readonly hear: Hear }>>();
  readonly #report: (error: unknown) => void;
  #closed = false;

  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  publish(wakeUp: WakeUp): void {
    if (this.#listeners.has(wakeUp.table)) queueMicrotask(() => this.#deliver(wakeUp));
  }

  listen(table: TableId, hear: Hear): () => void {
    if (this.#closed) return () => undefined;
    const ear = { hear };
    const ears = this.#listeners.get(table) ?? new Set();
    this.#listeners.set(table, ears.add(ear));
    return () => {
      ears.delete(ear);
      if (ears.size === 0 && this.#listeners.get(table) === ears) this.#listeners.delete(table);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#listeners.clear();
  }

  #deliver(wakeUp: WakeUp): void {
    // A copy: whoever begins to listen now hears of the next one.
    for (const ear of Array.from(this.#listeners.get(wakeUp.table) ?? [])) {
      // An earlier one may have ended this listening, or the bus.
      if (!this.#listeners.get(wakeUp.table)?.has(ear)) continue;
      try {
        ear.hear(wakeUp);
      } catch (error) {
        this.#report(error);
      }
    }
  }
}

/** `report` hears of listeners that throw; the others are not disturbed by them. */
export function openInProcessBus(report: (error: unknown) => void = (error) => process.emitWarning(String(error))): Bus {
  return new InProcessBus(report);
}
