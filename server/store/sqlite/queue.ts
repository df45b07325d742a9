import type { Worker } from 'node:worker_threads';
import { ConflictError, StorageError } from '../port.ts';
import { type Answer, asSent, type Job, type Outcome, type PlainAppend } from './jobs.ts';

interface Waiting {
  readonly job: Job | PlainAppend;
  readonly resolve: (done: boolean) => void;
  readonly reject: (error: Error) => void;
}

/** One batch stays below a few megabytes and a few milliseconds. */
const LARGEST_BATCH = 256;

/**
 * Group commit: while one batch is on its way to the disk everything else waits here and becomes the next batch, so the disk is
 * asked once for all. The writer is started with the first job, and again should it die.
 */
export class WriteQueue {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  #waiting: Waiting[] = [];
  #underway: readonly Waiting[] | undefined;
  #fallen: Error | undefined;
  #closed = false;
  #whenEmpty: (() => void) | undefined;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  write(job: Job): Promise<boolean> {
    if (this.#closed) return Promise.reject(new StorageError('The store is closed.'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job: asSent(job), resolve, reject });
      // Not at once: everything asked for in this turn of the event loop, by all tables, goes together.
      if (this.#waiting.length === 1 && !this.#underway) setImmediate(() => this.#next());
    });
  }

  /** Writes what is queued, then ends the thread. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#underway || this.#waiting.length > 0) await new Promise<void>((resolve) => (this.#whenEmpty = resolve));
    const worker = this.#worker;
    if (!worker) return;
    await new Promise<void>((resolve) => {
      worker.once('exit', () => resolve());
      worker.postMessage('close', []);
    });
  }

  #next(): void {
    if (this.#underway) return;
    if (this.#waiting.length === 0) {
      this.#whenEmpty?.();
      return;
    }
    this.#underway = this.#waiting.splice(0, LARGEST_BATCH);
    try {
      this.#worker ??= this.#hire();
      const jobs = this.#underway.map(({ job }) => job);
      this.#worker.postMessage(jobs, []);
    } catch (error) {
      this.#settle({ failed: error instanceof Error ? error.message : String(error) });
    }
  }

  #hire(): Worker {
    const worker = this.#start();
    this.#fallen = undefined;
    worker.on('message', (answer: Answer) => this.#settle(answer));
    worker.on('error', (error) => (this.#fallen = error));
    worker.on('exit', () => {
      this.#worker = undefined;
      if (this.#underway) this.#settle({ failed: `The writer stopped: ${this.#fallen?.message ?? 'for no known reason'}` });
    });
    return worker;
  }

  #settle(answer: Answer): void {
    const batch = this.#underway ?? [];
    this.#underway = undefined;
    batch.forEach((waiting, index) => {
      if (answer === 'done') waiting.resolve(true);
      else settle(waiting, 'failed' in answer ? { storage: answer.failed } : answer.outcomes[index]);
    });
    this.#next();
  }
}

function settle({ resolve, reject }: Waiting, outcome: Outcome | undefined): void {
  if (!outcome) reject(new StorageError('The writer gave no answer.'));
  else if ('done' in outcome) resolve(outcome.done);
  else if ('conflict' in outcome) reject(new ConflictError(outcome.conflict));
  else reject(new StorageError(outcome.storage));
}
