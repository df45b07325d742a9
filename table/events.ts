import type { OptionValue, Params, Plain, Seat, Start } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';

/** How a seat is filled when the table is made. */
export type SeatPlan =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly holders: readonly string[]; readonly name: string; readonly contribution: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** The durable things that can happen at a table. A table is the fold of its events and nothing else. */
export type TableEvent =
  | {
      readonly type: 'created';
      readonly id: TableId;
      readonly game: string;
      readonly version: number;
      readonly options: Readonly<Record<string, OptionValue>>;
      readonly public: boolean;
      /** Answers that leave no choice are given by themselves. */
      readonly autoPlay?: true;
      /** The match waits for the owner's word even when every seat is taken. */
      readonly ownerStarts?: true;
      /** The owner wants no hints at this table. */
      readonly hints?: false;
      readonly seats: readonly SeatPlan[];
      readonly owner: string;
      /** 32 bytes in hex, made before anybody contributes; its hash is published with the table. */
      readonly secret: string;
      /** The same for the rematch, so that its hash can be shown before the next contributions are given. */
      readonly nextSecret: string;
      readonly imported?: true;
    }
  | { readonly type: 'sat'; readonly seat: Seat; readonly guest: string; readonly name: string; readonly contribution: string }
  /** A second browser of the same person. */
  | { readonly type: 'held'; readonly seat: Seat; readonly guest: string }
  | { readonly type: 'renamed'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'stood'; readonly seat: Seat }
  | { readonly type: 'placed'; readonly seat: Seat; readonly kind: 'open' }
  | { readonly type: 'placed'; readonly seat: Seat; readonly kind: 'bot'; readonly name: string; readonly level: string }
  /** `start`: a record begun from a laid-out position was brought in. No client can say so. */
  | { readonly type: 'started'; readonly seed: string; readonly start?: Start }
  | {
      readonly type: 'acted';
      readonly seat: Seat;
      readonly action: Plain;
      readonly bot?: true /** There was no other answer. */;
      readonly auto?: true;
    }
  | { readonly type: 'undo-asked'; readonly seat: Seat; readonly to: number; readonly needed: readonly Seat[] }
  | { readonly type: 'consent'; readonly seat: Seat; readonly agree: boolean }
  /** The request ran out of time, or the one who asked withdrew it. */
  | { readonly type: 'undo-dropped' }
  /** What the kernel did. Without `to` it is of the time when that was worked out again at every opening; without `agreed` it was then free. */
  | { readonly type: 'undone'; readonly seat: Seat; readonly to?: number; readonly agreed?: readonly Seat[] }
  /** The next two are of the time before words had a stream of their own (talk-words.ts); nobody writes them here any more. */
  | { readonly type: 'said'; readonly name: string; readonly seat?: Seat; readonly text: string }
  | { readonly type: 'told'; readonly seat: Seat; readonly say: { readonly key: string; readonly params?: Params } }
  | { readonly type: 'stand-in'; readonly seat: Seat; readonly on: boolean; readonly level?: string }
  | { readonly type: 'rematch-yes'; readonly seat: Seat; readonly contribution?: string }
  | { readonly type: 'rematched'; readonly table: TableId }
  | { readonly type: 'closed'; readonly why: 'owner' | 'expired' };

/** As it is written: with the command that caused it, so that a repeat is known even after a restart. */
export type WrittenEvent = TableEvent & { readonly command?: string };

export function writeEvent(event: TableEvent, command: string | undefined): string {
  return JSON.stringify(command === undefined ? event : { ...event, command });
}

export function readEvent(body: string): WrittenEvent {
  return JSON.parse(body) as WrittenEvent;
}
