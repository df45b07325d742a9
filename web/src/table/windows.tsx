import type { MatchInfo, TableInfo } from '@tafelrunde/protocol';
import { Suspense } from 'react';
import { later, useSoon } from '../frame/later.tsx';
import type { Order, TableLink } from '../link/link.ts';
import { nameOfGame } from '../lobby/rows.tsx';
import { useLanguage, useTexts } from '../texts/index.ts';
import { GoalDialog } from './goal.tsx';
import type { GameParts } from './parts.ts';
import type { Seated } from './seated.ts';
import { statusOf } from './standing.ts';
import { UndoDialog } from './undo.tsx';
import { peopleBeside } from './undo-offer.ts';
import type { AnyTexts } from './use-narration.ts';
import { WarningDialog, type WarningTexts } from './warning.tsx';

const endSheet = later(async () => (await import('./end-sheet.tsx')).EndSheet);
const keysDialog = later(async () => (await import('./keys.tsx')).KeysDialog);
const optionsSheet = later(async () => (await import('./options-sheet.tsx')).OptionsSheet);
const scoreDialog = later(async () => (await import('./score/sheet.tsx')).ScoreDialog);

/** What lies over the table; one at a time. */
export type TableWindow = 'options' | 'keys' | 'undo' | 'goal' | 'score' | { readonly warning: WarningTexts; readonly action: unknown };

export interface WindowsProps {
  readonly window: TableWindow | undefined;
  readonly link: TableLink;
  readonly table: TableInfo;
  readonly match: MatchInfo;
  readonly parts: GameParts;
  readonly seated: Seated;
  /** The same as it is drawn, of an earlier position perhaps. */
  readonly drawn: Seated;
  readonly texts: AnyTexts;
  /** The ranking is to be shown. */
  readonly ended: boolean;
  /** The clock of the server. */
  readonly now: number;
  readonly onClose: () => void;
  /** What the game is about is to be read again. */
  readonly onGoal: () => void;
  readonly onOrder: (order: Order) => void;
  readonly onAct: (action: unknown) => void;
  readonly onEndClose: () => void;
  readonly onReplay: () => void;
  /** Tells the end once more; absent where the game cannot. */
  readonly onEndAgain: (() => void) | undefined;
}

export function Windows(props: WindowsProps) {
  useSoon(optionsSheet, scoreDialog, keysDialog, endSheet);
  return (
    <Suspense fallback={null}>
      <Window {...props} />
    </Suspense>
  );
}

function Window(props: WindowsProps) {
  const { window, link, table, match, parts, seated, texts, onClose } = props;
  const { seat, result } = seated;
  const language = useLanguage();
  const offer = seated.shown.undo;
  const t = useTexts();
  if (window === 'goal') return <GoalDialog game={table.game} name={nameOfGame(t, table.game)} onClose={onClose} />;
  if (window === 'options')
    return (
      <optionsSheet.Part
        link={link}
        table={table}
        module={parts.module}
        lifts={parts.table.lifts === true}
        now={props.now}
        onGoal={props.onGoal}
        onClose={onClose}
      />
    );
  if (window === 'score') {
    const status = statusOf(table, parts.table, props.drawn.shown.view, language, t);
    return <scoreDialog.Part table={parts.table} seated={props.drawn} status={status} onClose={onClose} />;
  }
  if (window === 'keys') return <keysDialog.Part more={parts.table.keys(language)} onClose={onClose} />;
  if (window === 'undo') {
    return offer?.kind === 'consent' && seat !== undefined ? (
      <UndoDialog
        reason={offer.reason}
        people={peopleBeside(table)}
        onAsk={(words) => props.onOrder({ type: 'undo', seat, ...(words.trim() === '' ? {} : { words }) })}
        onClose={onClose}
      />
    ) : null;
  }
  if (window !== undefined) {
    const go = () => {
      onClose();
      props.onAct(window.action);
    };
    return <WarningDialog texts={window.warning} onClose={onClose} onGo={go} />;
  }
  if (!props.ended || (result === undefined && table.ended === undefined)) return null;
  return (
    <endSheet.Part
      link={link}
      table={table}
      match={match}
      parts={parts}
      seated={seated}
      texts={texts}
      result={result}
      onClose={props.onEndClose}
      onReplay={props.onReplay}
      onAgain={props.onEndAgain}
    />
  );
}
