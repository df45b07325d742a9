import type { Lesson } from '@tafelrunde/kernel';
import type { TableInfo } from '@tafelrunde/protocol';
import type { Lessons } from '@tafelrunde/stage';
import { useMemo } from 'react';
import * as v from 'valibot';
import { keep, kept } from './keep.ts';
import { createStore, useStore } from './store.ts';

/** What this browser remembers of somebody who learns a game. */
interface Learner {
  /** Whether the game is to be explained; without a word of theirs: at tables that are meant for it. */
  readonly on?: boolean | undefined;
  readonly known: readonly string[];
}
type Learners = Readonly<Record<string, Learner>>;

const shape = v.record(v.string(), v.object({ on: v.optional(v.boolean()), known: v.array(v.string()) }));

export function readLearners(stored: unknown): Learners {
  const read = v.safeParse(shape, stored ?? {});
  return read.success ? read.output : {};
}

const learners = createStore<Learners>(readLearners(kept('lessons')));
const nobody: Learner = { known: [] };

function change(game: string, some: Partial<Learner>): void {
  const all = learners.get();
  learners.set({ ...all, [game]: { ...(all[game] ?? nobody), ...some } });
  keep('lessons', learners.get());
}

/** Explains the game, or no longer. */
export const explain = (game: string, on: boolean): void => change(game, { on });
/** What was put aside is taken up again where it was left. */
export const beginOn = (game: string): void => change(game, { on: undefined });
/** Everything is to be explained once more; `on`: at every table, not at lessons alone. */
export const beginAgain = (game: string, on?: true): void => change(game, { on, known: [] });

/** A lesson that is a match of its own. */
export type Dealt = Lesson<unknown> & Required<Pick<Lesson<unknown>, 'deal'>>;
export const isDealt = (lesson: Lesson<unknown> | undefined): lesson is Dealt => lesson?.deal !== undefined;

/** What says whether a table is a lesson. */
export type Lessonish = Pick<TableInfo, 'options' | 'begun'>;

/** Whether a table is one that explains the game of itself: by its options, or because it was laid for nothing else. */
export function isLesson(lesson: Lesson<unknown> | undefined, { options, begun }: Lessonish): boolean {
  if (lesson?.deal !== undefined) return begun === 'lesson';
  return lesson !== undefined && Object.entries(lesson.options).every(([key, value]) => options[key] === value);
}

/** Whether the game can be explained at this table: one whose lesson is a match of its own is explained there and nowhere else. */
export function explainsAt(lesson: Lesson<unknown> | undefined, table: Lessonish): boolean {
  return lesson !== undefined && (!isDealt(lesson) || isLesson(lesson, table));
}

/** What the coach has explained to the reader, at whatever table. */
export const useTaught = (game: string): readonly string[] => (useStore(learners)[game] ?? nobody).known;

export interface Learning {
  readonly on: boolean;
  readonly known: readonly string[];
  /** For the table, while it is on. */
  readonly lessons: Lessons | undefined;
}

/** What the reader knows of a game; undefined where it is not explained. */
export function useLearning(game: string, lesson: Lesson<unknown> | undefined, table: Lessonish): Learning | undefined {
  const { on: wish, known } = useStore(learners)[game] ?? nobody;
  const explains = explainsAt(lesson, table);
  const on = explains && (wish ?? isLesson(lesson, table));
  const lessons = useMemo<Lessons | undefined>(
    () =>
      on
        ? {
            known,
            learn: (idea) => known.includes(idea) || change(game, { known: [...known, idea] }),
            stop: () => explain(game, false),
          }
        : undefined,
    [game, on, known],
  );
  return explains ? { on, known, lessons } : undefined;
}
