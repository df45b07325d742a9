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

/**
 * An action at a table as it travels to the writer: a plain list. An object is taken apart and put together again name by name, on both
 * sides, and nearly all there is to write is this.
 */
export type PlainAppend = readonly [
  table: string,
  expected: number,
  at: number,
  body: string,
  command: string | null,
  game: string,
  status: string,
  isPublic: number,
  summary: string,
  /** JSON text, as it lies in the row. */
  members: string,
  createdAt: number,
  changedAt: number,
  dueAt: number | null,
  callAt: number | null,
];

/** Lists of members as text; the same list comes with every action until somebody sits down or leaves. */
const memberTexts = new WeakMap<readonly string[], string>();

export function membersText(members: readonly string[]): string {
  const known = memberTexts.get(members) ?? JSON.stringify(members);
  memberTexts.set(members, known);
  return known;
}

/** A job as it is sent: one event more at a table that is there already is a plain list. */
export function asSent(job: Job): Job | PlainAppend {
  if (job.kind !== 'append') return job;
  const { table, expected, events, row, contents } = job.append;
  const [event] = events;
  if (expected === 0 || events.length !== 1 || event === undefined) return job;
  for (const _ in contents) return job;
  const { game, status, summary, createdAt, changedAt } = row;
  const { at, body, command = null } = event;
  const isPublic = row.public ? 1 : 0;
  const members = membersText(row.members);
  const { dueAt = null, callAt = null } = row;
  return [table, expected, at, body, command, game, status, isPublic, summary, members, createdAt, changedAt, dueAt, callAt];
}

/** `done`: was there anything to do (a text listed, a table removed). */
export type Outcome = { readonly done: boolean } | { readonly conflict: string } | { readonly storage: string };

/** The outcome of every job of a batch, in one word where all are done, or why none of them was written. */
export type Answer = 'done' | { readonly outcomes: readonly Outcome[] } | { readonly failed: string };

export interface WriterData {
  readonly file: string;
  readonly maxPages?: number;
}
