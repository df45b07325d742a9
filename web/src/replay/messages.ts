import type { Plain, Seat } from '@tafelrunde/kernel';
import type { Failure, LogLine, MatchInfo } from '@tafelrunde/protocol';
import type { Eyes, ReelInfo } from './reel.ts';
import type { Value } from './values.ts';

/** What the page says to the worker a match is played again in. */
export type ToReel =
  /** `sent`: what is watched is a branch of that match, as it came with a link or a file; `source` is where the match is watched. */
  | { readonly type: 'open'; readonly text: string; readonly sent?: { readonly branch: string; readonly source: string } }
  | { readonly type: 'show'; readonly id: number; readonly position: number; readonly eyes: Eyes }
  | { readonly type: 'log'; readonly id: number; readonly eyes: Eyes }
  /** The position as a state, for a branch; with `shuffled`, as any seat there may imagine it. */
  | { readonly type: 'fork'; readonly id: number; readonly position: number; readonly shuffled: Seat | undefined };

/** What of a match a branch begins with. */
export interface Beginning {
  readonly state: Plain;
  readonly shape: number;
  readonly contents: Readonly<Record<string, string>>;
}

export type FromReel =
  /** `text`: the file of what is watched. */
  | { readonly type: 'opened'; readonly info: ReelInfo; readonly text: string }
  | { readonly type: 'refused'; readonly failure: Failure }
  | { readonly type: 'shown'; readonly id: number; readonly match: MatchInfo }
  | { readonly type: 'logged'; readonly id: number; readonly log: readonly LogLine[] }
  | { readonly type: 'forked'; readonly id: number; readonly beginning: Beginning };

/** What the worker says that works out what positions promised: figures from left to right, then that these are all; or that there are none. */
export type FromValues =
  | { readonly type: 'values'; readonly unit: 'points' | 'chance'; readonly values: readonly Value[] }
  | { readonly type: 'done' }
  | { readonly type: 'absent' };

/** What a branch promises is worked out of it and of the match it left, whenever it has gone on. */
export interface ToBranchValues {
  readonly trunk: string;
  readonly branch: string;
  readonly seat: Seat;
}

/** All that is known of it so far. */
export interface FromBranchValues {
  readonly values: readonly Value[];
}
