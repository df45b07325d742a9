import type { OptionValue, Params, Plain, Seat, StandingOrder, Start } from '@tafelrunde/kernel';
import type { Clock, Delay, TableId, UndoReason } from '@tafelrunde/protocol';
import type { StoredVote } from './voting.ts';

/** How a seat is filled when the table is made. */
export type SeatPlan =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly holders: readonly string[]; readonly name: string; readonly contribution: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** A deal that was played before. No client can say so: a host takes it from a finished match it keeps. */
export interface SameDeal {
  /** The first match of it. */
  readonly of: TableId;
  readonly seed: string;
  /** Guests who sat at a match of it, or laid this one. */
  readonly knew: readonly string[];
}

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
      /** Begun in somebody's browser and carried here: whoever brought it knew seed and hands. It counts nowhere, for ever. */
      readonly origin?: 'carried';
      /** Dealt as a finished match was. Whoever played that knows the deal; it counts nowhere, for ever. */
      readonly again?: SameDeal;
      /** How time is kept; no part of the rules. */
      readonly clock?: Clock;
      /** How far behind those are who look on. */
      readonly delay?: Delay;
    }
  /** At the first match of a deal: it is played at this table as well. */
  | { readonly type: 'dealt-again'; readonly table: TableId }
  | { readonly type: 'sat'; readonly seat: Seat; readonly guest: string; readonly name: string; readonly contribution: string }
  /** A second browser of the same person. */
  | { readonly type: 'held'; readonly seat: Seat; readonly guest: string }
  /** These browsers, which came by a personal link, are sent away; links given before are worthless, used or not. */
  | { readonly type: 'revoked'; readonly seat: Seat; readonly guests: readonly string[] }
  | { readonly type: 'renamed'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'stood'; readonly seat: Seat }
  | { readonly type: 'placed'; readonly seat: Seat; readonly kind: 'open' }
  | { readonly type: 'placed'; readonly seat: Seat; readonly kind: 'bot'; readonly name: string; readonly level: string }
  /** Before the start. What was contributed to the deal until then is void: nobody tries options until the deal suits. */
  | {
      readonly type: 'options-changed';
      readonly options: Readonly<Record<string, OptionValue>>;
      /** People have changed places: for each seat, where who sits there now sat before. */
      readonly order?: readonly Seat[];
    }
  /** Given by a page that has seen the options as they are now. */
  | { readonly type: 'contributed'; readonly seat: Seat; readonly contribution: string }
  /** `start`: begun from a laid-out position, by a record that was brought in or in somebody's own browser. No client of a server can say so. */
  | { readonly type: 'started'; readonly seed: string; readonly start?: Start }
  | {
      readonly type: 'acted';
      readonly seat: Seat;
      readonly action: Plain;
      readonly bot?: true;
      /** There was no other answer. */
      readonly auto?: true;
      /** This seat had agreed to a proposal that says so. */
      readonly agreed?: true;
      /** This seat's person had ordered it. */
      readonly ordered?: true;
      /** And the same from now on. It rides on the action, so that nobody can tell an action with an order from one without. */
      readonly order?: Omit<StandingOrder, 'seat'>;
    }
  /** The person does not want it answered for them any more. */
  | { readonly type: 'order-dropped'; readonly seat: Seat; readonly key: string }
  | {
      readonly type: 'undo-asked';
      readonly seat: Seat;
      readonly to: number;
      readonly needed: readonly Seat[];
      /** What the one who asks says to it. */
      readonly words?: string;
    }
  | {
      readonly type: 'consent';
      readonly seat: Seat;
      readonly agree: boolean;
      /** Why not, where it was said. */
      readonly reason?: UndoReason;
      readonly words?: string;
    }
  /** The request ran out of time, or the one who asked withdrew it. */
  | { readonly type: 'undo-dropped' }
  /** What the kernel did. Without `to` it is of the time when that was worked out again at every opening; without `agreed` it was then free. */
  | { readonly type: 'undone'; readonly seat: Seat; readonly to?: number; readonly agreed?: readonly Seat[] }
  /** The next two are of the time before words had a stream of their own (talk-words.ts); nobody writes them here any more. */
  | { readonly type: 'said'; readonly name: string; readonly seat?: Seat; readonly text: string }
  | { readonly type: 'told'; readonly seat: Seat; readonly say: { readonly key: string; readonly params?: Params } }
  | { readonly type: 'stand-in'; readonly seat: Seat; readonly on: boolean; readonly level?: string }
  /** Their time was up, by the host's clock: a bot plays until they are back. */
  | { readonly type: 'timed-out'; readonly seat: Seat }
  /** Where a person is, as their browser says: nights are theirs. */
  | { readonly type: 'zoned'; readonly seat: Seat; readonly zone: string }
  /** The clocks are to stand if all these agree. */
  | { readonly type: 'pause-asked'; readonly seat: Seat; readonly needed: readonly Seat[] }
  | { readonly type: 'pause-answered'; readonly seat: Seat; readonly agree: boolean }
  | { readonly type: 'paused' }
  | { readonly type: 'ready'; readonly seat: Seat }
  | { readonly type: 'resumed' }
  /** Something is put to everybody who plays. */
  | { readonly type: 'vote-asked'; readonly vote: StoredVote; readonly needed: readonly Seat[] }
  | { readonly type: 'vote-given'; readonly seat: Seat; readonly agree: boolean }
  /** Whoever asked withdrew it. */
  | { readonly type: 'vote-dropped' }
  /** All agreed: the match is over without a result, and counts nowhere. */
  | { readonly type: 'ended' }
  /** All agreed: somebody else plays this seat from here on. */
  | { readonly type: 'taken'; readonly seat: Seat; readonly guest: string; readonly name: string }
  | { readonly type: 'rematch-yes'; readonly seat: Seat; readonly contribution?: string }
  | { readonly type: 'rematched'; readonly table: TableId }
  /** Somebody was forgotten: what came before is in other words now. Whoever has the table in memory reads it anew. */
  | { readonly type: 'rewritten' }
  | { readonly type: 'closed'; readonly why: 'owner' | 'expired' | 'house' };

/** Milliseconds charged to seats, from the last event to this one. */
export type Spent = readonly (readonly [seat: Seat, ms: number])[];

/** As it is written: with the command that caused it, so that a repeat is known even after a restart, and with the time it took. */
export type WrittenEvent = TableEvent & { readonly command?: string; readonly spent?: Spent };

export function asWritten(event: TableEvent, command: string | undefined, spent?: Spent): WrittenEvent {
  if (command === undefined) return spent === undefined ? event : { ...event, spent };
  return spent === undefined ? { ...event, command } : { ...event, command, spent };
}

export function writeEvent(event: TableEvent, command: string | undefined, spent?: Spent): string {
  return JSON.stringify(asWritten(event, command, spent));
}

export function readEvent(body: string): WrittenEvent {
  return JSON.parse(body) as WrittenEvent;
}
