/* Which cue is said when: one at a time, one at a question, gone when the question is answered. Pure. */

/** A cue by whom it is of and its name. */
export interface Named {
  readonly of: string;
  readonly name: string;
}

/** Where somebody is with the cues of a table. */
export interface Course {
  /** What they are asked. */
  readonly ask: string | undefined;
  readonly held: Named | undefined;
  /** One was said at this question: no other comes before it is answered. */
  readonly spoke: boolean;
  /** Questions since the last cue, answered in peace. */
  readonly quiet: number;
}

export const beginning: Course = { ask: undefined, held: undefined, spoke: false, quiet: 0 };

export interface Now {
  /** What the reader must answer; undefined: nothing. */
  readonly ask: string | undefined;
  /** Of the game, the first that has come up; undefined where nothing may be said just now. */
  readonly due: Named | undefined;
  /** Of the tools around the table, which can wait. */
  readonly tool: Named | undefined;
  /** What the cue that is said speaks of is still there, and still to be done. */
  readonly holds: boolean;
}

/** So many questions in peace before a tool is told of: first the game. */
const PEACE = 2;

/** What becomes of it now; `over`: the cue that has been said and need not come again. The same course: nothing. */
export function follow(course: Course, now: Now): { readonly course: Course; readonly over?: Named } {
  const { held, spoke, quiet } = course;
  if (course.ask !== now.ask) {
    const answered = course.ask === undefined ? quiet : spoke ? 0 : quiet + 1;
    return { course: { ask: now.ask, held: undefined, spoke: false, quiet: answered }, ...(held === undefined ? {} : { over: held }) };
  }
  if (held !== undefined) return now.holds ? { course } : putAside(course);
  if (now.ask === undefined || spoke) return { course };
  const due = now.due ?? (quiet >= PEACE ? now.tool : undefined);
  return { course: due === undefined ? course : { ...course, held: due, spoke: true } };
}

/** The reader has read it. */
export function putAside(course: Course): { readonly course: Course; readonly over?: Named } {
  const { held } = course;
  return held === undefined ? { course } : { course: { ...course, held: undefined }, over: held };
}
