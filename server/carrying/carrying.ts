import type { Worker } from 'node:worker_threads';
import { type Refusal, RefusedError } from '@tafelrunde/kernel';
import type { CarriedTable, Import } from '@tafelrunde/table';
import { failure, fail } from '../fail.ts';
import { startWorker, type WorkerFile } from '../worker.ts';

/** What a thread is told that plays a match again which was begun in a browser. */
export interface CarryQuestion extends Import {
  /** As it came. */
  readonly text: string;
  readonly guest: string;
  readonly name: string;
  readonly longestName: number;
}

export interface CarryAnswer {
  readonly carried?: CarriedTable;
  readonly refusal?: Refusal;
}

const file: WorkerFile = { name: 'carry-worker', source: new URL('./worker.ts', import.meta.url) };
const MEGABYTES = 256;

/** Matches begun in browsers are played again one after the other, in a thread that is stopped when its time is over. */
export class Carrying {
  readonly #milliseconds: number;
  readonly #most: number;
  #waiting = 0;
  #tail: Promise<unknown> = Promise.resolve();
  readonly #workers = new Set<Worker>();

  constructor(milliseconds: number, most: number) {
    this.#milliseconds = milliseconds;
    this.#most = most;
  }

  async playAgain(question: CarryQuestion): Promise<CarriedTable> {
    if (this.#waiting >= this.#most) fail('too-many-requests');
    this.#waiting += 1;
    const turn = this.#tail.then(() => this.#inThread(question));
    this.#tail = turn.catch(() => undefined);
    try {
      const { carried, refusal } = await turn;
      if (refusal !== undefined) throw new RefusedError(refusal);
      return carried ?? fail('internal');
    } finally {
      this.#waiting -= 1;
    }
  }

  async #inThread(question: CarryQuestion): Promise<CarryAnswer> {
    const worker = startWorker(file, { workerData: question, resourceLimits: { maxOldGenerationSizeMb: MEGABYTES } });
    this.#workers.add(worker);
    let clock: NodeJS.Timeout | undefined;
    try {
      return await new Promise<CarryAnswer>((resolve) => {
        clock = setTimeout(() => resolve({ refusal: failure('record-too-slow') }), this.#milliseconds);
        worker.once('message', resolve);
        worker.once('error', () => resolve({ refusal: failure('record-too-large') })); // out of memory
        worker.once('exit', () => resolve({ refusal: failure('internal') }));
      });
    } finally {
      clearTimeout(clock);
      this.#workers.delete(worker);
      await worker.terminate();
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#workers].map((worker) => worker.terminate()));
  }
}
