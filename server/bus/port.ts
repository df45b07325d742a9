import type { TableId } from '@tafelrunde/protocol';

/** "Table X is at 118": a wake-up, not the truth. It may be lost, doubled or late without harm. */
export interface WakeUp {
  readonly table: TableId;
  readonly seq: number;
  /** Or its talk is at this number. */
  readonly talk?: number;
  /** Or what those say to each other who look on. */
  readonly asides?: number;
}

/** How processes reach each other: not at all, through their database, or through a broker. */
export type BusKind = 'in-process' | 'postgresql' | 'nats';

/** Something told in passing, as plain data: who is at a table, say. At most `GOSSIP_BYTES` as JSON. */
export type Gossip = Readonly<Record<string, unknown>>;

/** PostgreSQL carries less than 8000 bytes at once, sender and subject included. */
export const GOSSIP_BYTES = 7600;

/** One narrow port between processes that serve the same tables; in-process by default. */
export interface Bus {
  readonly kind: BusKind;
  publish(wakeUp: WakeUp): void;
  /** Until the returned function is called. */
  listen(table: TableId, hear: (wakeUp: WakeUp) => void): () => void;
  /** To whoever listens for this subject in any process, the own one included. Soft: lost, it is told again by whoever needs it known. */
  tell(subject: string, gossip: Gossip): void;
  hear(subject: string, hear: (gossip: Gossip) => void): () => void;
  close(): Promise<void>;
}
