import type { BotQuestion } from '@tafelrunde/bots';
import type { Advice, BotAnswer, Plain, Seat } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import type { RematchWish } from './commands/end.ts';
import type { CutOff, TableGossip } from './elsewhere.ts';
import type { TableEvent } from './events.ts';
import type { TableLimits, TableTimes } from './limits.ts';
import type { GameOf } from './load.ts';
import type { Lease, TableStore, TalkStream } from './port.ts';
import type { TableState } from './state.ts';
import type { Words } from './talk-words.ts';

/** What a host gives every table it keeps: a server with many of them, or a page with one. */
export interface TableHost {
  readonly store: TableStore;
  /** Other hosts serve the same tables: whatever is in memory may be behind what is in the store. */
  readonly shared: boolean;
  readonly gameOf: GameOf;
  readonly limits: TableLimits;
  readonly times: TableTimes;
  /** The time of day, for what is written down. */
  readonly now: () => number;
  /** Milliseconds of a clock nobody sets, for how long something takes. */
  readonly elapsed: () => number;
  /** A uniform whole number from 0 to n-1. */
  readonly chance: (n: number) => number;
  /** Does something once, later; the answer takes it back. */
  readonly after: (milliseconds: number, work: () => void) => () => void;
  /** Thinks somewhere else, in turn with the bots of other owners' tables; rejects when the bot got lost. */
  readonly think: (question: BotQuestion, owner: string) => Promise<BotAnswer<Plain>>;
  /** The same for a person who wants a hint; undefined when the game has none to give. */
  readonly advise: (question: BotQuestion, asker: string) => Promise<Advice<Plain> | undefined>;
  /** Whether a table may be made of this text from now on, where somebody decides about that. */
  readonly mayUse?: (content: string) => Promise<boolean>;
  /** Whether this guest may have another hint now. */
  readonly mayHint: (guest: string) => boolean;
  /** Takes or renews the right to move this table's bots; undefined while another host has it. */
  readonly mayMove: (table: TableId) => Promise<Lease | undefined>;
  /** Milliseconds after which a host that may not move asks again. */
  readonly moveAgain: number;
  /** Hands that right back, or what is left of it. `unfinished`: a bot was still to move. */
  readonly release: (table: TableId, unfinished: boolean) => Promise<void>;
  /** When a guest was last seen; undefined for somebody nobody knows. */
  readonly lastSeen: (guest: string) => Promise<number | undefined>;
  /** Makes the table of the next match and says which it is. */
  readonly nextTable: (state: TableState, wish: RematchWish) => Promise<TableEvent>;
  /** It is durable up to here: other hosts of the same tables may want to know. */
  readonly written: (table: TableId, seq: number) => void;
  /** The same of what is said there. */
  readonly spoken: (table: TableId, seq: number, stream: TalkStream) => void;
  /** Somebody this table waits for was nudged, by this guest: if they are away, they are to hear of it. */
  readonly nudged?: (table: TableId, seat: Seat, by: string) => Promise<void>;
  /** Tells other hosts of the same table something in passing. */
  readonly tell: (table: TableId, gossip: TableGossip) => void;
  /** Where there are other hosts: which of them what was said last of who is there holds for, until they are heard again. */
  readonly cutOff?: CutOff;
  /** There is no such table: nothing is kept of the question. */
  readonly forget: (table: TableId) => void;
  readonly notice: Notice;
}

/** What the operator of a host may want to know. What begins answers with the function that ends it. */
export interface Notice {
  log(level: 'debug' | 'warn' | 'error', text: string, about: Readonly<Record<string, unknown>>): void;
  happened(event: TableEvent['type'] | Words['type']): void;
  refused(game: string, code: string): void;
  conflict(): void;
  storageFailed(): void;
  appending(): () => void;
  thinking(game: string, level: string): () => void;
  hinting(game: string): () => void;
}

const nothing = () => undefined;
/** For hosts without an operator. */
export const unnoticed: Notice = {
  log: nothing,
  happened: nothing,
  refused: nothing,
  conflict: nothing,
  storageFailed: nothing,
  appending: () => nothing,
  thinking: () => nothing,
  hinting: () => nothing,
};
