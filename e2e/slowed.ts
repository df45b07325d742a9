import type { Browser } from 'playwright-core';
import { Worker } from 'node:worker_threads';

/** So much processor time the pages have between two halts, in milliseconds, and how often it is looked at. */
const SLICE = 2;
const LOOK = 0.5;

/** In a thread of its own: timers of the main one would come late. */
const halting = `
  const { readdirSync, readFileSync } = require('node:fs');
  const { parentPort, workerData: { pids, rate, slice, look, ended } } = require('node:worker_threads');
  const flag = new Int32Array(ended);
  const still = new Int32Array(new SharedArrayBuffer(4));
  const over = () => Atomics.load(flag, 0) !== 0;
  const all = (signal) => { for (const pid of pids) try { process.kill(pid, signal); } catch {} };
  const spentBy = (pid, task) => { try { return Number(readFileSync('/proc/' + pid + '/task/' + task + '/schedstat', 'utf8').split(' ')[0]) / 1e6; } catch { return 0; } };
  const tasksOf = (pid) => { try { return readdirSync('/proc/' + pid + '/task'); } catch { return []; } };
  const spent = () => pids.reduce((sum, pid) => sum + tasksOf(pid).reduce((own, task) => own + spentBy(pid, task), 0), 0);
  let before = spent();
  const halt = () => {
    if (spent() - before < slice && !over()) return;
    all('SIGSTOP');
    const since = spent() - before; // it ran on while it was looked at
    const until = performance.now() + since * (rate - 1);
    for (let left = until - performance.now(); left > 0; left = until - performance.now()) Atomics.wait(still, 0, 0, left);
    before += since;
    all('SIGCONT');
  };
  parentPort.postMessage('begun');
  for (; !over(); Atomics.wait(flag, 0, 0, look)) halt();
  halt(); // what the last stretch took is stood still for as well`;

/**
 * How many milliseconds something takes while pages get but every so-many-th part of a processor: for each millisecond they ran they stand
 * still for the others. A browser's own brake (Emulation.setCPUThrottlingRate) holds up a page's main thread and is refused for workers
 * ("only supported for pages"), and bots think in one. Reads /proc, so Linux alone.
 */
export async function slowed(browser: Browser, rate: number, work: () => Promise<void>): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const pids = processInfo.filter(({ type }) => type === 'renderer' && rate > 1).map(({ id }) => id);
  const ended = new SharedArrayBuffer(4);
  const thread = new Worker(halting, { eval: true, workerData: { pids, rate, slice: SLICE, look: LOOK, ended } });
  const over = new Promise((resolve) => thread.once('exit', resolve));
  await new Promise((resolve) => thread.once('message', resolve));
  const begun = performance.now();
  try {
    await work();
  } finally {
    const flag = new Int32Array(ended);
    Atomics.store(flag, 0, 1);
    Atomics.notify(flag, 0);
    await over;
  }
  return performance.now() - begun;
}
