/* The tools around every table, told of when the first questions lie behind somebody. */

export type ToolCue = 'hint' | 'undo' | 'log';

/** What can be done with the tools just now. */
export interface ToolsNow {
  /** A hint may be asked for, and none was. */
  readonly hint: boolean;
  readonly undo: boolean;
  /** The reader looks at an earlier position, or has the log before them where it must be called. */
  readonly lookedBack: boolean;
}

/** What each speaks of; undefined: not now, or no longer. */
const shows: Readonly<Record<ToolCue, (now: ToolsNow) => readonly string[] | undefined>> = {
  hint: ({ hint }) => (hint ? ['.tool--hint'] : undefined),
  undo: ({ undo }) => (undo ? ['.tool--undo'] : undefined),
  log: ({ lookedBack }) => (lookedBack ? undefined : ['.side .tabs, .tool--log, .tool--unfold']),
};

export const toolShows = (name: string, now: ToolsNow): readonly string[] | undefined => shows[name as ToolCue](now);

export function dueTool(now: ToolsNow, said: readonly string[]): ToolCue | undefined {
  const names = Object.keys(shows) as ToolCue[];
  return names.find((name) => !said.includes(name) && shows[name](now) !== undefined);
}
