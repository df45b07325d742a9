import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, closing } from './socket.ts';

/** Milliseconds over which pages are sent to other processes: these take in some at a time. A few need no such care. */
const SPREAD = 1200;
const MOST_BETWEEN = 20;
/** A page that is sent elsewhere comes there within this. */
const AT_ONCE = 100;
/** Where there is nobody else, the same process is to be back: not before this, and not all pages in one moment. */
const AWAY = 300;
const BACK = 1000;

interface DrainTime {
  readonly elapsed: () => number;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
}

const real: DrainTime = { elapsed: () => performance.now(), sleep };

/**
 * Sends every page away, told when to come back. Where other processes serve the same tables a page is served until its moment has come,
 * and hardly notices; where there are none, all are told at once.
 */
export async function drain(connections: ReadonlySet<Pick<Connection, 'close'>>, others: boolean, time: DrainTime = real): Promise<void> {
  const pages = Array.from(connections);
  const told = (milliseconds: number) => String(Math.round(milliseconds));
  if (!others) {
    for (const page of pages) page.close(closing.restart, told(AWAY + Math.random() * BACK));
    return;
  }
  const each = Math.min(MOST_BETWEEN, SPREAD / pages.length);
  const began = time.elapsed();
  for (const [n, page] of pages.entries()) {
    page.close(closing.restart, told(Math.random() * AT_ONCE));
    const ahead = (n + 1) * each - (time.elapsed() - began);
    if (ahead > 1) await time.sleep(Math.min(ahead, SPREAD));
  }
}
