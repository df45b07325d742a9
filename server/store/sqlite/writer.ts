import { parentPort, workerData } from 'node:worker_threads';
import { Book } from './book.ts';
import type { Job, PlainAppend, WriterData } from './jobs.ts';

/** The one writer thread: a batch of jobs comes in, one commit, one answer goes out. */
const port = parentPort;
if (!port) throw new Error('The writer runs in a worker thread.');

const book = new Book(workerData as WriterData);

port.on('message', (message: readonly (Job | PlainAppend)[] | 'close') => {
  if (message === 'close') {
    book.close();
    port.close();
  } else {
    port.postMessage(book.commit(message));
  }
});
