import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

const EVERY = 5000;
/** How often the clock is looked at: its own step is part of what it measures. */
const RESOLUTION = 10;
const NANOSECONDS = 1e6;

export interface Loop {
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Milliseconds. */
  readonly slow: number;
  /** Milliseconds between two looks. */
  readonly every?: number;
}

/** Whatever stands in the way of everything else: a bot that thinks where it should not, a machine that swaps, a debugger. */
export function watchLoop({ log, metrics, slow, every = EVERY }: Loop): { end(): void } {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  const look = () => {
    const longest = delay.max / NANOSECONDS - RESOLUTION;
    if (longest > slow) {
      metrics.heldUp.inc();
      log.info({ ms: Math.round(longest) }, 'the event loop stood still');
    }
    delay.reset();
  };
  // A moment later: a standstill that kept this look waiting is measured by then, and resetting first would lose it.
  const timer = setInterval(() => setImmediate(look), every);
  timer.unref();
  return {
    end() {
      clearInterval(timer);
      delay.disable();
    },
  };
}
