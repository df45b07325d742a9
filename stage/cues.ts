/* What the table says by itself when something comes up for the first time: a sentence or two beside it, gone once it is done. */
import type { InEveryLanguage } from '@tafelrunde/kernel';
import type { LessonMoment, LessonStep } from './lesson.ts';

/** When it comes up and what it lies beside, from the reader's own view and moves as in a lesson; the rule it leads to. */
export type Cue<View, Action> = Pick<LessonStep<View, Action>, 'rule' | 'shows'>;

/** One or two sentences: what this is about, and what can be done. */
export interface CueWords {
  readonly title: string;
  readonly text: string;
}

/** The same at every moment, or by what the reader sees then. */
export type CueSays<View, Action> = CueWords | ((moment: LessonMoment<View, Action>) => CueWords);

/** The cues of a table, the most pressing first. One with the name of a step of the lesson is not said to whoever had that step. */
export interface Cues<View, Action, Name extends string> {
  readonly cues: Readonly<Record<Name, Cue<View, Action>>>;
  readonly words: InEveryLanguage<() => Promise<Readonly<Record<Name, CueSays<View, Action>>>>>;
  /** What no cue may lie on. */
  readonly inSight: string;
}

/** Marks a moment as come; the selectors are of what the cue lies beside. */
export const cueAt = (come: boolean, ...shows: readonly string[]): readonly string[] | undefined => (come ? shows : undefined);

/** The first that has come up and is not known yet. */
export function dueCue<View, Action, Name extends string>(
  cues: Cues<View, Action, Name>['cues'],
  moment: LessonMoment<View, Action>,
): Name | undefined {
  const names = Object.keys(cues) as Name[];
  return names.find((name) => !moment.known.includes(name) && cues[name].shows(moment) !== undefined);
}
