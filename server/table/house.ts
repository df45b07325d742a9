import type { Advice, BotAnswer, Plain } from '@tafelrunde/kernel';
import type { BotQuestion } from '@tafelrunde/bots';
import type { TableId } from '@tafelrunde/protocol';
import type { GameOf, RematchWish, TableEvent, TableState } from '@tafelrunde/table';
import type { Logger } from 'pino';
import type { Buckets } from '../buckets.ts';
import type { Bus } from '../bus/port.ts';
import type { Limits, Times } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/port.ts';

/** What every table of this house shares. */
export interface HouseRules {
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
  /** Thinks in a worker thread, in turn with the bots of other owners' tables; rejects when the bot got lost. */
  readonly think: (question: BotQuestion, owner: string) => Promise<BotAnswer<Plain>>;
  /** The same for a person who wants a hint; undefined when the game has none to give. */
  readonly advise: (question: BotQuestion, asker: string) => Promise<Advice<Plain> | undefined>;
  /** How many hints a guest may have, over all tables. */
  readonly hintBuckets: Buckets;
  /** There is no such table: nothing is kept of the question. */
  readonly forget: (id: TableId) => void;
  readonly nextTable: (state: TableState, wish: RematchWish) => Promise<TableEvent>;
}
