import { classes, type TableProps, useInTurn } from '@tafelrunde/stage';
import { type RefObject, Suspense, useEffect } from 'react';
import { useNewcomer } from '../cues/known.ts';
import { extra } from '../frame/extra.tsx';
import { Toasts } from '../frame/toasts.tsx';
import type { Coach } from '../learn/use-coach.ts';
import type { Order } from '../link/link.ts';
import { useCallQuestion } from '../reminders/use-call-question.ts';
import { usePreferences } from '../preferred.ts';
import { useTexts } from '../texts/index.ts';
import { BackCard } from './clock/back-card.tsx';
import { PauseRequest } from './clock/pause.tsx';
import type { TableClock } from './clock/use-clock.ts';
import { type Consent, ConsentCard } from './consent.tsx';
import { RefusedCard, type RefusedUndo } from './undo-refused.tsx';
import { HintPanel } from './hint-panel.tsx';
import type { OpenTable } from './open-table.ts';
import type { End } from './use-end.ts';
import type { Log } from './use-log.ts';
import type { AnyTexts } from './use-narration.ts';
import type { Panels } from './use-panels.ts';
import type { Sight } from './use-sight.ts';
import type { TableHint } from './use-table-hint.ts';
import type { UndoTool } from './use-undo.ts';
import type { WhyAnswer } from './use-why.tsx';
import { OwnVote } from './votes/use-vote.tsx';

// Without the network a table says nothing more than usual.
const TableCues = extra(async () => (await import('../cues/cue.tsx')).TableCues);
const CoachBubble = extra(async () => (await import('../learn/card.tsx')).CoachBubble);
const CallCard = extra(async () => (await import('../reminders/call-card.tsx')).CallCard);

interface GameAreaProps {
  readonly at: OpenTable;
  readonly sight: Sight;
  readonly log: Log;
  readonly texts: AnyTexts;
  readonly props: TableProps<unknown, unknown, unknown>;
  readonly area: RefObject<HTMLElement | null>;
  /** The clock of the server. */
  readonly now: number;
  readonly clock: TableClock;
  readonly end: End;
  readonly hint: TableHint;
  readonly undo: UndoTool;
  readonly panels: Panels;
  readonly coach: Coach | undefined;
  readonly consent: Consent | undefined;
  readonly refused: RefusedUndo | undefined;
  readonly why: WhyAnswer;
  /** Something lies over the table, or is put to everybody. */
  readonly covered: boolean;
  readonly onRule: (rule: string) => void;
  readonly onOrder: (order: Order) => void;
}

/** The game's own screen, and what is laid on it for a while. */
export function GameArea(given: GameAreaProps) {
  const t = useTexts();
  const { at, texts, props, area, end, hint, coach, consent, refused, why, onRule, onOrder } = given;
  const { state, table, parts } = at;
  const { seated } = given.sight;
  const { faces, yours, names } = seated;
  const { view } = seated.shown;
  const { Table, EndMoment } = parts.table;
  // The frame of the page is laid out first, then what lies in it: each by itself is over before anybody notices.
  const laid = useInTurn(0);
  const ending = end.at === 'end-moment';
  useEffect(() => {
    if (!ending) return;
    // What somebody had opened on the table lies in the picture now, and would keep everything else from being touched.
    for (const dialog of area.current?.querySelectorAll('.game__table dialog[open]') ?? [])
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  }, [ending, area]);
  return (
    <main
      className={classes('game', state.connection !== 'live' && 'is-still')}
      id="table"
      aria-label={t.shell.table}
      ref={area}
      tabIndex={-1}
    >
      {/* Under the moment of the end the table is a picture: nobody walks or reads through it twice. */}
      <div className="game__table" inert={ending}>
        {laid && <Table {...props} />}
      </div>
      {ending && <EndMoment {...props} done={end.show} />}
      {hint.at === 'panel' && hint.advice !== undefined && (
        <HintPanel advice={hint.advice} view={view} texts={texts} unit={parts.module.levels.hintsIn ?? 'points'} onClose={hint.putAside} />
      )}
      <Back {...given} />
      <Calling {...given} />
      {coach !== undefined && (
        <Suspense fallback={null}>
          <CoachBubble coach={coach} onRule={onRule} />
        </Suspense>
      )}
      <FirstTime {...given} />
      {why.bubble}
      {consent !== undefined && <ConsentCard {...{ consent, table, log: state.log, faces, yours, names, texts, view }} />}
      {refused !== undefined && consent === undefined && (
        <RefusedCard {...{ refused, names, faces }} onAnswer={() => given.panels.show('chat')} />
      )}
      <Toasts className="toasts">
        <PauseRequest table={table} yours={yours} onAnswer={(by, agree) => onOrder({ type: 'pause-answer', seat: by, agree })} />
        <OwnVote table={table} onOrder={onOrder} />
      </Toasts>
    </main>
  );
}

/** To whoever is new to the game and learns it from nobody: a word about what comes up for the first time. */
function FirstTime({ at, sight, props, hint, undo, panels, consent, clock, covered, onRule }: GameAreaProps) {
  const { cues } = usePreferences();
  const newcomer = useNewcomer(at.table.game);
  const { seated, mine, over, present, past } = sight;
  const taught = props.lessons !== undefined || at.table.begun === 'lesson';
  if (!cues || !newcomer || taught || seated.seat === undefined || over) return null;
  return (
    <Suspense>
      <TableCues
        game={at.table.game}
        cues={at.parts.table.cues}
        props={props}
        ask={mine ? seated.asked?.id : undefined}
        covered={covered || (!present && !past) || consent !== undefined || clock.out !== undefined || hint.at === 'panel'}
        tools={{
          // Where there is nothing to choose, nobody is told whom to ask.
          hint: hint.given && hint.notNow === undefined && hint.at === 'none' && props.legal.length > 1,
          undo: undo.notNow === undefined,
          lookedBack: past || panels.panel === 'log',
        }}
        onRule={onRule}
      />
    </Suspense>
  );
}

/** To whoever has just moved where others may take days: shall we call you? */
function Calling({ at, sight, clock, consent, coach }: GameAreaProps) {
  const { open, close } = useCallQuestion(at, sight);
  const taken = consent !== undefined || coach !== undefined || (clock.out !== undefined && !clock.aside);
  if (!open || taken) return null;
  return (
    <Suspense>
      <CallCard game={at.table.game} onClose={close} />
    </Suspense>
  );
}

/** To whoever comes back after their time ran out: what happened meanwhile, and the seat again. */
function Back({ at, sight, log, texts, now, clock }: GameAreaProps) {
  if (clock.out === undefined || clock.aside || sight.past || sight.over) return null;
  return (
    <BackCard
      {...clock.out}
      table={at.table}
      log={at.state.log}
      from={log.from}
      texts={texts}
      names={sight.seated.names}
      view={sight.seated.shown.view}
      now={now}
      onTake={clock.takeOver}
      onLeave={clock.putAside}
    />
  );
}
