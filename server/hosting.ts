import { randomInt } from 'node:crypto';
import type { BotQuestion } from '@tafelrunde/bots';
import type { Advice, BotAnswer, Plain } from '@tafelrunde/kernel';
import type { GameOf, Notice, TableHost } from '@tafelrunde/table';
import type { Logger } from 'pino';
import type { Limit } from './buckets.ts';
import type { Bus } from './bus/port.ts';
import type { Limits, Times } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Leases } from './leases.ts';
import type { Outage } from './outage.ts';
import type { Store } from './store/port.ts';

/** What the tables of this process are hosted with. */
export interface HostParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly log: Logger;
  readonly outage: Outage;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly times: Times;
  readonly gameOf: GameOf;
  readonly leases: Leases;
  /** Name of this process among others. */
  readonly self: string;
  /** Other processes serve the same tables. */
  readonly shared: boolean;
  /** Whether one of them is alive and cannot be heard. */
  readonly cutOff: NonNullable<TableHost['cutOff']>;
  /** The same of any of them, by what was heard lately. */
  readonly anyCutOff: () => boolean;
  /** The time of day, for what is written down. */
  readonly now: () => number;
  /** The same for what cannot be made undone. */
  readonly surely: () => number;
  /** Milliseconds of a clock nobody sets, for how long something takes. */
  readonly elapsed: () => number;
  /** Does something later by that clock; answers how to take it back. */
  readonly after: TableHost['after'];
  readonly think: (question: BotQuestion, owner: string) => Promise<BotAnswer<Plain>>;
  readonly advise: (question: BotQuestion, asker: string) => Promise<Advice<Plain> | undefined>;
  /** Calls somebody who was nudged and is away. */
  readonly nudged?: TableHost['nudged'];
  /** How many hints a guest may have, over all tables. */
  readonly hintBuckets: Limit;
}

/** This process as a host of tables: its store, bus, clock and threads. */
export function serverHost(parts: HostParts, tables: Pick<TableHost, 'nextTable' | 'forget'>): TableHost {
  const { store, shared, cutOff, self, bus, leases, limits, times, gameOf, now, elapsed, after, think, advise, hintBuckets } = parts;
  return {
    store,
    shared,
    cutOff,
    gameOf,
    limits,
    times,
    now,
    elapsed,
    after,
    think,
    advise,
    chance: (n) => randomInt(n),
    mayUse: async (content) => !(await store.bans.isHidden(content)),
    mayHint: (guest) => hintBuckets.take(guest),
    mayMove: (table) => leases.take(table),
    moveAgain: times.lease / 4,
    release: async (table, unfinished) => {
      if (await leases.release(table, unfinished)) bus.tell(table, { from: self, freed: true });
    },
    lastSeen: async (guest) => (await store.guest(guest))?.seenAt,
    written: (table, seq) => bus.publish({ table, seq }),
    spoken: (table, seq, stream) => bus.publish({ table, seq: 0, [stream]: seq }),
    tell: (table, gossip) => {
      if (shared) bus.tell(table, { from: self, ...gossip });
    },
    ...(parts.nudged === undefined ? {} : { nudged: parts.nudged }),
    notice: noticeOf(parts),
    ...tables,
  };
}

/** By the machine's own timers; none of them keeps the program alive. */
export function afterwards(milliseconds: number, work: () => void): () => void {
  const timer = setTimeout(work, milliseconds);
  timer.unref();
  return () => clearTimeout(timer);
}

function noticeOf({ log, outage, metrics }: HostParts): Notice {
  // Looked up once by name: events are many, their types few.
  const counters = new Map<string, ReturnType<Metrics['events']['labels']>>();
  const counterOf = (type: string) => {
    const known = counters.get(type) ?? metrics.events.labels(type);
    counters.set(type, known);
    return known;
  };
  return {
    log: (level, text, about) => {
      const { fault } = about;
      if (fault === undefined || level === 'debug') log[level](about, text);
      else outage.tell(level, text, { ...about, fault });
    },
    happened: (type) => counterOf(type).inc(),
    refused: (game, code) => metrics.refusedActions.inc({ game, code }),
    conflict: () => metrics.conflicts.inc(),
    storageFailed: () => metrics.storageFailures.inc(),
    appending: () => {
      const written = metrics.append.startTimer();
      return () => {
        outage.hasWritten();
        written();
      };
    },
    thinking: (game, level) => metrics.botThought.startTimer({ game, level }),
    hinting: (game) => metrics.hintThought.startTimer({ game }),
  };
}
