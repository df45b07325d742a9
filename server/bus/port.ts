import type { TableId } from '@tafelrunde/protocol';

/** "Table X is at 118": a wake-up, not the truth. It may be lost, doubled or late without harm. */
export interface WakeUp {
  readonly table: TableId;
  readonly seq: number;
  /** Or its talk is at this number. */
  readonly talk?: number;
}

/** One narrow port between processes that serve the same tables; in-process by default. */
export interface Bus {
  publish(wakeUp: WakeUp): void;
  /** Until the returned function is called. */
  listen(table: TableId, hear: (wakeUp: WakeUp) => void): () => void;
  close(): Promise<void>;
}
