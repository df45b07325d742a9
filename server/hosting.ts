import { randomInt } from 'node:crypto';
import type { BotQuestion } from '@tafelrunde/bots';
import type { Advice, BotAnswer, Plain } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import type { GameOf, Notice, TableHost } from '@tafelrunde/table';
import type { Logger } from 'pino';
import type { Buckets } from './buckets.ts';
import type { Bus } from './bus/port.ts';
import type { Limits, Times } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Store } from './store/port.ts';

/** What the tables of this process are hosted with. */
export interface HostParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly times: Times;
  readonly gameOf: GameOf;
  /** Name of this process in leases. */
  readonly holder: string;
  /** The time of day, for what is written down. */
  readonly now: () => number;
  /** Milliseconds of a clock nobody sets, for how long something takes. */
  readonly elapsed: () => number;
  readonly think: (question: BotQuestion, owner: string) => Promise<BotAnswer<Plain>>;
  readonly advise: (question: BotQuestion, asker: string) => Promise<Advice<Plain> | undefined>;
  /** How many hints a guest may have, over all tables. */
  readonly hintBuckets: Buckets;
}

/** This process as a host of tables: its store, bus, clock and threads. */
export function serverHost(parts: HostParts, tables: Pick<TableHost, 'nextTable' | 'forget'>): TableHost {
  const { store, bus, limits, times, gameOf, now, elapsed, think, advise, hintBuckets } = parts;
  const leases = new Leases(parts);
  return {
    store,
    gameOf,
    limits,
    times,
    now,
    elapsed,
    think,
    advise,
    chance: (n) => randomInt(n),
    after: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds);
      timer.unref();
      return () => clearTimeout(timer);
    },
    mayHint: (guest) => hintBuckets.take(guest),
    mayMove: (table) => leases.take(table),
    moveAgain: times.lease / 4,
    release: (table) => leases.release(table),
    lastSeen: async (guest) => (await store.guest(guest))?.seenAt,
    written: (table, seq) => bus.publish({ table, seq }),
    spoken: (table, talk) => bus.publish({ table, seq: 0, talk }),
    notice: noticeOf(parts),
    ...tables,
  };
}

/** Which tables' bots this process may move. Asked of the store again before it runs out. */
class Leases {
  readonly #parts: HostParts;
  readonly #until = new Map<TableId, number>();

  constructor(parts: HostParts) {
    this.#parts = parts;
  }

  async take(table: TableId): Promise<boolean> {
    const { store, holder, times, elapsed } = this.#parts;
    if ((this.#until.get(table) ?? 0) - elapsed() > times.lease / 2) return true;
    const until = elapsed() + times.lease;
    if (!(await store.lease(table, holder, times.lease))) return false;
    this.#until.set(table, until);
    return true;
  }

  async release(table: TableId): Promise<void> {
    const until = this.#until.get(table) ?? 0;
    this.#until.delete(table);
    if (until > this.#parts.elapsed()) await this.#parts.store.release(table, this.#parts.holder);
  }
}

function noticeOf({ log, metrics }: HostParts): Notice {
  return {
    log: (level, text, about) => log[level](about, text),
    happened: (type) => metrics.events.inc({ type }),
    refused: (game, code) => metrics.refusedActions.inc({ game, code }),
    conflict: () => metrics.conflicts.inc(),
    storageFailed: () => metrics.storageFailures.inc(),
    appending: () => metrics.append.startTimer(),
    thinking: (game, level) => metrics.botThought.startTimer({ game, level }),
    hinting: (game) => metrics.hintThought.startTimer({ game }),
  };
}
