import * as v from 'valibot';
import { keep, kept } from '../../keep.ts';
import { createStore } from '../../store.ts';

/** Talks whose drafts are remembered; beyond that the oldest are forgotten. */
const MOST = 20;

const draftsShape = v.array(v.tuple([v.string(), v.string()]));
type Drafts = v.InferOutput<typeof draftsShape>;

function remembered(): Drafts {
  const read = v.safeParse(draftsShape, kept('drafts'));
  return read.success ? read.output : [];
}

/** What was begun and not sent, by the talk it is for, the newest last: kept in this browser until it is sent or wiped out. */
export const drafts = createStore<Drafts>(remembered());

export const draftIn = (all: Drafts, talk: string): string => all.find(([each]) => each === talk)?.[1] ?? '';

export function keepDraft(talk: string, text: string): void {
  // Another window may have written meanwhile; where nothing can be kept, this one knows all there is.
  const before = kept('drafts') === undefined ? drafts.get() : remembered();
  const others = before.filter(([each]) => each !== talk);
  const now: Drafts = text === '' ? others : [...others, [talk, text] as [string, string]].slice(-MOST);
  drafts.set(now);
  keep('drafts', now);
}

/** Where this browser becomes somebody else's. */
export function forgetDrafts(): void {
  drafts.set([]);
  keep('drafts', []);
}
