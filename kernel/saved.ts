import type { Ask, Contents, OptionValue, Plain } from './contract.ts';
import type { Entry, Keyframe, Line } from './history.ts';
import type { Start } from './start.ts';

/** All that fixes a match before the first action. */
export interface Deal {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  /** 32 bytes in hex. */
  readonly seed: string;
  /** Version of the rules. */
  readonly version: number;
  /** What the options name by content. Handed along in memory and written into records, never into snapshots. */
  readonly contents?: Contents;
  /** Where the match begins, when not with the set-up: position 0 is this state. */
  readonly start?: Start;
}

/** An open question with a lasting name: other seats' moves do not change it. */
export interface OpenAsk extends Ask {
  readonly id: string;
}

/** A snapshot: with the full pages beside it, the match goes on from here without replaying it. */
export interface Saved {
  readonly deal: Deal;
  readonly log: readonly Entry[];
  readonly state: Plain;
  readonly asks: readonly OpenAsk[];
  /** Undo marks of the line of play. */
  readonly marks: readonly number[];
  /** Of `state` and `frames`. Snapshots from before there were pages have neither this nor what follows. */
  readonly shape?: number;
  /** The newest lines, the unfinished page among them. */
  readonly lines?: readonly Line<unknown>[];
  readonly frames?: readonly Keyframe[];
}
