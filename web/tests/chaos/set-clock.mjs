/** Loaded before a server, by `node --import`: SIGUSR2 sets its clock off by the milliseconds that stand in the file CHAOS_CLOCK. */
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const real = Date.now;
  let off = 0;
  Date.now = () => real() + off;
  process.on('SIGUSR2', () => {
    off = Number(readFileSync(process.env.CHAOS_CLOCK, 'utf8'));
  });
}
