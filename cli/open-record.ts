import { Worker } from 'node:worker_threads';
import { type MatchRecord, type RecordReport, type Refusal, RefusedError, verifyRecord } from '@tafelrunde/kernel';
import { SentenceError } from './sentence.ts';
import { gameOfRecord } from './shelf.ts';

const MEGABYTES = 512;

/**
 * Where a stranger's position is gone through, and for how long: as one that does not come back, not as a thread that a busy machine is
 * slow to start. The thread's file lies beside the program.
 */
const apart = { thread: new URL('./record-worker.js', import.meta.url), seconds: 30 };

/**
 * Plays a record again and says whether it fits. The state a match was begun from is a stranger's word, and the rules may never come back
 * from it: such a record is gone through in a thread of its own first, which is stopped when its time is over.
 */
export async function openRecord(record: MatchRecord, where = apart): Promise<RecordReport> {
  const module = await gameOfRecord(record);
  if (record.start !== undefined) await audited(record, where);
  return verifyRecord(module.game, record);
}

async function audited(record: MatchRecord, { thread, seconds }: typeof apart): Promise<void> {
  const worker = new Worker(thread, { workerData: record, resourceLimits: { maxOldGenerationSizeMb: MEGABYTES } });
  const slow = new SentenceError(`the position this match begins from could not be gone through in ${seconds} seconds; it is left alone`);
  let clock: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<{ readonly refusal?: Refusal }>((resolve, reject) => {
      clock = setTimeout(() => reject(slow), 1000 * seconds);
      worker.once('message', resolve);
      worker.once('error', () => reject(new RefusedError({ code: 'bad-start' }))); // out of memory
    });
    if (answer.refusal !== undefined) throw new RefusedError(answer.refusal);
  } finally {
    clearTimeout(clock);
    await worker.terminate();
  }
}
