import type { ReactNode } from 'react';
import { nameOfGame } from '../lobby/rows.tsx';
import { BranchBar } from '../replay/branch/bar.tsx';
import type { Branching } from '../replay/branch/use-branch.ts';
import { useLanguage, useTexts } from '../texts/index.ts';
import { Bar } from './bar.tsx';
import type { TableClock } from './clock/use-clock.ts';
import type { OpenTable } from './open-table.ts';
import { statusOf } from './standing.ts';
import type { TableLesson } from './use-lesson.ts';
import type { Sight } from './use-sight.ts';
import { watchersOf } from './watchers.ts';

interface TopProps {
  readonly at: OpenTable;
  readonly sight: Sight;
  readonly branch: Branching | undefined;
  readonly clock: TableClock;
  readonly lesson: TableLesson['tool'];
  readonly onWatchers: (sentence: string, touched: Element) => void;
  readonly onScore: () => void;
  readonly onOptions: () => void;
}

/** The bar above the table: of a match, or of a branch of one. */
export function Top({ at, sight, branch, clock, lesson, onWatchers, onScore, onOptions }: TopProps): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const { link, state, table, parts } = at;
  const { view } = sight.drawn.shown;
  const status = statusOf(table, parts.table, view, language, t);
  if (branch !== undefined) return <BranchBar branch={branch} status={status} onScore={onScore} onOptions={onOptions} />;
  const mayPause = state.connection === 'live' && clock.banner === undefined;
  return (
    <Bar
      game={nameOfGame(t, table.game)}
      home={link.home}
      status={status}
      mark={parts.table.mark?.(view)}
      connection={state.connection}
      full={state.why}
      outdated={state.outdated}
      watchers={{ count: table.spectators, sentence: watchersOf(table, t) }}
      banner={clock.banner}
      onPause={mayPause ? clock.askPause : undefined}
      onWatchers={onWatchers}
      onScore={onScore}
      onOptions={onOptions}
      onTry={() => link.hurry()}
      lesson={lesson}
    />
  );
}
