import { parentPort, type Worker, workerData } from 'node:worker_threads';
import type { GameWithBots } from '@tafelrunde/kernel';
import { Arena, type Contest, type PlayedDeal } from '../arena/index.ts';

/** To the thread goes the number of a deal; this comes back. */
type Heard = { readonly played: PlayedDeal } | { readonly fault: string };

/** The life of a thread of the arena: one deal after the other, of the contest it was started with. `loadGame` comes from the program. */
export function serveArena(loadGame: (id: string) => Promise<GameWithBots | undefined>): void {
  const port = parentPort;
  if (port === null) throw new Error('deals are played in a worker thread');
  const contest = workerData as Contest;
  const opened = loadGame(contest.game).then((module) => {
    if (module === undefined) throw new RangeError(`no game "${contest.game}"`);
    return new Arena(module, contest, () => performance.now());
  });
  port.on('message', (deal: number) => {
    void opened
      .then((arena): Heard => ({ played: arena.play(deal) }))
      .catch((fault: unknown): Heard => ({ fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) }))
      .then((heard) => port.postMessage(heard));
  });
}

export interface DealsToPlay {
  /** Starts one thread that serves the contest. */
  readonly spawn: () => Worker;
  readonly threads: number;
  readonly deals: readonly number[];
  /** As each deal ends, in whatever order. */
  readonly onPlayed: (played: PlayedDeal) => void;
  /** Deals under way are dropped. */
  readonly signal: AbortSignal;
}

/** Plays these deals, each thread taking the next one when it is free. Resolves when all are played, or when it is told to stop. */
export async function playDeals({ spawn, threads, deals, onPlayed, signal }: DealsToPlay): Promise<void> {
  if (signal.aborted || deals.length === 0) return;
  const waiting = deals.values();
  const workers = Array.from({ length: Math.min(threads, deals.length) }, spawn);
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  try {
    await Promise.race([stopped, Promise.all(workers.map((worker) => playWaiting(worker, waiting, onPlayed)))]);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function playWaiting(worker: Worker, waiting: Iterator<number>, onPlayed: (played: PlayedDeal) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = () => {
      const { done, value } = waiting.next();
      if (done === true) resolve();
      else worker.postMessage(value);
    };
    worker.on('message', (heard: Heard) => {
      if ('fault' in heard) {
        reject(new Error(heard.fault));
        return;
      }
      try {
        onPlayed(heard.played);
        next();
      } catch (fault) {
        reject(fault);
      }
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a thread of the arena ended with ${code}`)));
    next();
  });
}
