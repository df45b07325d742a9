import type { Rewritten } from '@tafelrunde/table';
import type { Change } from '../persons.ts';
import type { Append, GuestRow, ListedContent, Snapshot, StoredPage, TalkAppend, TalkStream } from '../port.ts';

/** Everything that is written goes through the one writer, as one of these. */
export type Job =
  /** Writes what means nothing: shows that writing works. */
  | { readonly kind: 'trial' }
  | { readonly kind: 'append'; readonly append: Append }
  | { readonly kind: 'append-talk'; readonly to: TalkStream; readonly append: TalkAppend }
  | { readonly kind: 'snapshot'; readonly table: string; readonly snapshot: Snapshot; readonly pages: readonly StoredPage[] }
  | {
      readonly kind: 'rewrite';
      readonly table: string;
      readonly expected: number;
      readonly edition: number;
      readonly events: readonly Rewritten[];
      readonly talk: readonly Rewritten[];
      readonly asides: readonly Rewritten[];
    }
  | { readonly kind: 'remove'; readonly table: string }
  | { readonly kind: 'guest'; readonly guest: GuestRow }
  | { readonly kind: 'remove-guest'; readonly guest: string }
  | { readonly kind: 'list-content'; readonly listed: ListedContent; readonly text: string; readonly most: number }
  | { readonly kind: 'unlist-content'; readonly guest: string; readonly name: string }
  | { readonly kind: 'sweep-contents'; readonly now: number; readonly before: number }
  | { readonly kind: 'change'; readonly changes: readonly Change[] };

/** `done`: was there anything to do (a text listed, a table removed). */
export type Outcome = { readonly done: boolean } | { readonly conflict: string } | { readonly storage: string };

/** The outcome of every job of a batch, or why none of them was written. */
export type Answer = { readonly outcomes: readonly Outcome[] } | { readonly failed: string };

export interface WriterData {
  readonly file: string;
  readonly maxPages?: number;
}
