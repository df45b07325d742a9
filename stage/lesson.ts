/* A lesson: a script over a real match. Each step waits until the match itself comes to it, shows something, and may ask for a move. */
import type { InEveryLanguage, Names, Seat } from '@tafelrunde/kernel';

/** What somebody who learns the game sees at one moment: their own view and moves, so that no lesson can tell a secret. */
export interface LessonMoment<View, Action> {
  readonly view: View;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  /** What everybody is called. */
  readonly names: Names;
  /** Steps that lie behind them. */
  readonly known: readonly string[];
}

/** When a step comes up, and what it is about. */
export interface LessonStep<View, Action> {
  /** Where it is written in full. */
  readonly rule?: string;
  /** Selectors of what is to be looked at; undefined: its moment has not come. */
  readonly shows: (moment: LessonMoment<View, Action>) => readonly string[] | undefined;
  /** The moves that would be right, the best one first; without them the step is only to be read. */
  readonly asks?: (moment: LessonMoment<View, Action>) => readonly Action[];
}

/** What a step says. Two asterisks on either side make words strong. */
export interface StepWords<View, Action> {
  readonly title: string;
  readonly text: (moment: LessonMoment<View, Action>) => string;
  /** What is to be done now. */
  readonly ask?: (moment: LessonMoment<View, Action>, move: Action) => string;
  /** Why so and not otherwise. */
  readonly why?: (moment: LessonMoment<View, Action>, move: Action) => string;
  /** Said when something else was played: it is allowed, but … */
  readonly otherwise?: (moment: LessonMoment<View, Action>, move: Action) => string;
}

/** The steps in the order in which they are best learned. One that comes up earlier is not held back. */
export interface Script<View, Action, Name extends string> {
  readonly steps: Readonly<Record<Name, LessonStep<View, Action>>>;
  readonly words: InEveryLanguage<() => Promise<Readonly<Record<Name, StepWords<View, Action>>>>>;
  /** What should stay in sight whatever is explained. */
  readonly inSight: string;
}

/** The step whose moment has come, with the moves it asks for; undefined: there is nothing to say. */
export function dueStep<View, Action, Name extends string>(
  { steps }: Pick<Script<View, Action, Name>, 'steps'>,
  moment: LessonMoment<View, Action>,
): { readonly name: Name; readonly shows: readonly string[]; readonly asks: readonly Action[] } | undefined {
  for (const name of Object.keys(steps) as Name[]) {
    if (moment.known.includes(name)) continue;
    const step = steps[name];
    const shows = step.shows(moment);
    if (shows === undefined) continue;
    const asks = step.asks?.(moment);
    if (asks === undefined || asks.length > 0) return { name, shows, asks: asks ?? [] };
  }
  return undefined;
}
