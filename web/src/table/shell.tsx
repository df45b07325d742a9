import { failureSentence, type MatchInfo, type TableInfo } from '@tafelrunde/protocol';
import type { Seat } from '@tafelrunde/kernel';
import { Button, classes, DESKTOP, type DockAction, NotNowContext, narrate, type TableProps, useMedia, usePace } from '@tafelrunde/stage';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { claimToasts, Toasts, toastFault } from '../frame/toasts.tsx';
import type { LinkState, Order, TableLink } from '../link/link.ts';
import { nameOfGame } from '../lobby/rows.tsx';
import { change, useSettings } from '../settings.ts';
import { useLanguage, useTexts } from '../texts/index.ts';
import { mayStandIn } from './absence.ts';
import { Bar } from './bar.tsx';
import { Dock, DockActions, PastActions, SeatChoice } from './dock.tsx';
import { EndSheet } from './end-sheet.tsx';
import { KeysDialog } from './keys.tsx';
import { useLooking } from './looking.ts';
import { OptionsSheet } from './options-sheet.tsx';
import type { GameParts } from './parts.ts';
import { opponents, seatedAt } from './seated.ts';
import { Seats } from './seats.tsx';
import { Sentence } from './sentence.tsx';
import { type Panel, SideColumn, TableDrawer } from './side.tsx';
import { Tools } from './tools.tsx';
import { ConsentRequest, UndoDialog, useDeniedUndo } from './undo.tsx';
import { peopleBeside, undoNotNow } from './undo-offer.ts';
import { useEnd } from './use-end.ts';
import { useLetters } from './use-letters.ts';
import { sentencesOf, useNarration } from './use-narration.ts';
import { useNow } from './use-now.ts';
import { usePanels } from './use-panels.ts';
import { usePlay } from './use-play.ts';
import { useTurn } from './use-turn.ts';
import { useWhy } from './use-why.tsx';
import { WarningDialog, type WarningTexts } from './warning.tsx';
import './shell.css';

export interface ShellProps {
  readonly link: TableLink;
  readonly state: LinkState;
  readonly table: TableInfo;
  readonly match: MatchInfo;
  readonly parts: GameParts;
}

type Window = 'options' | 'keys' | 'undo' | { readonly warning: WarningTexts; readonly action: unknown };

/** The table: bar, opponents, game, dock, tools, side column. Knows no game. */
export function Shell({ link, state, table, match, parts }: ShellProps) {
  const t = useTexts();
  const language = useLanguage();
  const { pace: chosenPace, letters } = useSettings();
  const pace = usePace(chosenPace);
  const wide = useMedia(DESKTOP);
  const { module, table: gameTable } = parts;
  const texts = module.texts[language];
  const game = nameOfGame(t, table.game);
  const live = state.connection === 'live';
  const serverNow = useNow(10_000) + state.skew;

  const [chosen, choose] = useState<Seat>();
  const looking = useLooking(link, match.position);
  const seated = useMemo(() => seatedAt(table, match, chosen), [table, match, chosen]);
  const past = looking.at;
  const shownMatch = past?.match ?? match;
  const shown = useMemo(() => (past === undefined ? seated : seatedAt(table, past.match, chosen)), [past, seated, table, chosen]);
  const { seat, names, faces, yours, result } = seated;
  const ask = seated.asked ?? seated.offered;
  const over = result !== undefined;
  const mine = seated.asked !== undefined && !over && table.readOnly !== true;
  const seatView = seated.shown;

  const [window, open] = useState<Window>();
  const close = useCallback(() => open(undefined), []);
  const panels = usePanels({ game: table.game, chat: state.chat, yours, wide });
  const area = useRef<HTMLElement>(null);
  const why = useWhy(area, panels.showRule);
  const play = usePlay(link, state, seat, ask, texts);
  const end = useEnd(result);
  const order = useCallback((wanted: Order) => link.send(wanted).then(() => undefined), [link]);
  const tryOrder = useCallback((wanted: Order) => void order(wanted).catch((fault: unknown) => toastFault(fault)), [order]);

  useNarration(state, t, texts, names);
  const withdrawn = useRef(false);
  useDeniedUndo(table, yours, withdrawn, t);
  useEffect(() => {
    claimToasts(true);
    return () => claimToasts(false);
  }, []);

  const notNow = !live ? t.shell.lostWhy : table.readOnly === true ? t.shell.readOnlyWhy : undefined;
  const latest = useRef({ seatView, notNow, play, language, past });
  latest.current = { seatView, notNow, play, language, past };

  const act = useCallback(
    (action: unknown) => {
      const now = latest.current;
      if (now.past !== undefined || now.play.busy) return;
      if (now.notNow !== undefined) return why.answer(now.notNow);
      const warning = gameTable.warning?.(action, now.seatView.view, now.language);
      if (warning !== undefined) return open({ warning, action });
      return now.play.send(action);
    },
    [gameTable, why.answer],
  );
  const rules = useMemo(
    () => (table.readOnly === true ? undefined : module.game.rules(table.options, table.version)),
    [module, table.options, table.version, table.readOnly],
  );
  const explain = useCallback(
    (action: unknown) => {
      if (seat === undefined || rules === undefined) return;
      const refusal = rules.explain(latest.current.seatView.view, seat, action);
      why.answer(texts.refusal(refusal) ?? failureSentence(refusal, language), refusal.rule);
    },
    [rules, seat, texts, language, why.answer],
  );

  const props: TableProps<unknown, unknown, unknown> = {
    view: shown.shown.view,
    seat: shown.seat,
    legal: past === undefined && notNow === undefined ? seatView.legal : [],
    asks: shownMatch.asks,
    seats: shown.faces,
    names,
    language,
    texts,
    step: past === undefined ? state.step : undefined,
    pace,
    result: shown.result,
    past: past !== undefined,
    busy: play.busy,
    act,
    why: explain,
    narrate,
  };

  // While the connection is lost the buttons stay where they are, dashed, and say why.
  const dockActions: readonly DockAction<unknown>[] =
    past === undefined && !over ? gameTable.dock({ ...props, legal: seatView.legal }) : [];
  const undoReason = notNow ?? undoNotNow(seatView.undo, table, yours, t);
  const undo = () => {
    const offer = seatView.undo;
    if (undoReason !== undefined || offer === undefined || seat === undefined) return;
    if (offer.kind === 'consent' && peopleBeside(table).length > 0) open('undo');
    else tryOrder({ type: 'undo', seat });
  };

  useLetters(letters, {
    u: seat === undefined ? undefined : undo,
    l: () => panels.show('log'),
    c: () => panels.show('chat'),
    r: () => panels.show('rules'),
    '?': () => open('keys'),
    ...Object.fromEntries(dockActions.flatMap(({ letter, action }) => (letter === undefined ? [] : [[letter, () => act(action)]]))),
  });

  const asking = ask ?? match.asks.find((each) => each.must);
  const question = asking === undefined ? '' : texts.ask(asking, seatView.view, names);
  const waiting = seated.awaited.filter((each) => !yours.includes(each)).map((each) => names.of(each));
  useTurn(mine, `${t.yourTurn}. ${question}`, { mine: t.shell.titleYourTurn(game), else: `${game} – Tafelrunde` });

  const last = state.log.findLast((line) => line.taken !== true && sentencesOf(line, t, texts, names).length > 0);
  const just = last === undefined ? t.shell.begun : sentencesOf(last, t, texts, names).join(' ');
  const undoWaits = table.undo === undefined ? undefined : table.undo.needed.filter((each) => !table.undo?.agreed.includes(each));
  const absent =
    seat === undefined || over ? undefined : table.seats.find((info) => seated.awaited.includes(info.seat) && mayStandIn(info, serverNow));

  const turn = () => {
    if (past !== undefined) return past.position === 0 ? t.log.lookingAtSetup : t.log.looking(past.position, match.position);
    if (result !== undefined)
      return <Sentence text={texts.result(result, names)} names={faces.map((face) => face.name)} onRule={panels.showRule} />;
    if (!mine) return <Sentence text={question} names={waiting} onRule={panels.showRule} />;
    return (
      <>
        <b>{t.yourTurn}.</b> <Sentence text={question} names={[]} onRule={panels.showRule} />
      </>
    );
  };

  const actions = () => {
    if (past !== undefined) {
      return <PastActions position={past.position} last={match.position} over={over} onLook={looking.to} onBack={looking.back} />;
    }
    if (over) {
      return (
        <Button kind="primary" onClick={end.show}>
          {t.shell.showResult}
        </Button>
      );
    }
    const asked = table.undo;
    if (asked !== undefined && yours.includes(asked.by)) {
      const withdraw = () => {
        withdrawn.current = true;
        tryOrder({ type: 'consent', seat: asked.by, agree: false });
      };
      return (
        <Button icon="close" onClick={withdraw}>
          {t.undo.withdraw}
        </Button>
      );
    }
    if (dockActions.length > 0) {
      return (
        <DockActions
          actions={dockActions}
          notNow={notNow}
          busy={play.busy ? dockActions[0]?.key : undefined}
          onAct={({ action }) => act(action)}
        />
      );
    }
    if (mine) return undefined;
    return (
      <>
        <Button notNow={notNow ?? (seat === undefined ? t.shell.watching : t.shell.waitingWhy(waiting))}>
          {seat === undefined ? t.shell.watchingAction : t.shell.waitingFor(waiting)}
        </Button>
        {absent !== undefined && (
          <Button icon="key" onClick={() => tryOrder({ type: 'stand-in', seat: absent.seat })}>
            {t.options.standIn(absent.name)}
          </Button>
        )}
      </>
    );
  };

  const side = {
    game: table.game,
    rule: panels.rule,
    log: { log: state.log, texts, table: gameTable, names, faces, position: shownMatch.position, over, onLook: looking.to },
    chat: {
      chat: state.chat,
      texts,
      faces,
      yours,
      onSay: (text: string) =>
        order({ type: 'chat', text }).catch((fault: unknown) => {
          toastFault(fault);
          throw fault;
        }),
    },
  };
  const status =
    table.readOnly === true ? t.shell.readOnly : table.imported === true ? t.shell.imported : gameTable.status(shown.shown.view, language);
  const { Table, Moment } = gameTable;
  const tone = past !== undefined ? 'past' : over ? 'over' : mine && live ? 'yours' : 'waiting';

  return (
    <NotNowContext value={why.beside}>
      <a className="skip" href="#table">
        {t.shell.toTable}
      </a>
      <div className={classes('shell', wide && panels.folded && 'is-folded')}>
        <Bar
          game={game}
          status={status}
          connection={state.connection}
          outdated={state.outdated}
          onOptions={() => open('options')}
          onTry={() => link.hurry()}
        />
        <Seats
          faces={opponents(shown.faces, seat)}
          infos={table.seats}
          seat={seat}
          view={shown.shown.view}
          table={gameTable}
          result={shown.result}
          mine={mine}
          onSeat={why.beside}
        />
        <main className={classes('game', !live && 'is-still')} id="table" aria-label={t.shell.table} ref={area} tabIndex={-1}>
          <Table {...props} />
          {end.at === 'moment' && <Moment {...props} done={end.show} />}
          {why.bubble}
          <div className="toasts">
            <ConsentRequest table={table} yours={yours} onAnswer={(by, agree) => tryOrder({ type: 'consent', seat: by, agree })} />
          </div>
          <Toasts className="toasts" />
        </main>
        <Dock
          tone={tone}
          label={over ? t.shell.dockOver : mine ? t.shell.dock : t.shell.dockWaiting}
          me={seat === undefined ? undefined : faces[seat]}
          active={mine}
          just={undoWaits === undefined ? just : t.undo.waiting(undoWaits.map((each) => names.of(each)))}
          turn={turn()}
        >
          {yours.length > 1 && <SeatChoice faces={faces.filter((face) => face.you)} seat={seat} onSeat={choose} />}
          {actions()}
        </Dock>
        <Tools
          panel={wide ? undefined : panels.panel}
          unread={panels.unread}
          undoNotNow={undoReason}
          canUndo={seat !== undefined}
          folded={wide && panels.folded}
          onUndo={undo}
          onPanel={panels.show}
          onUnfold={() => panels.fold(false)}
        />
        {wide && !panels.folded && <SideColumn {...side} tab={panels.tab} onTab={panels.setTab} onFold={() => panels.fold(true)} />}
        {!wide && panels.panel !== undefined && (
          <TableDrawer {...side} panel={panels.panel} unread={panels.unread} yourTurn={mine} onPanel={panels.show} onClose={panels.hide} />
        )}
      </div>
      {window === 'options' && <OptionsSheet link={link} table={table} module={module} now={serverNow} onClose={close} />}
      {window === 'keys' && <KeysDialog onClose={close} />}
      {window === 'undo' && seatView.undo?.kind === 'consent' && seat !== undefined && (
        <UndoDialog
          reason={seatView.undo.reason}
          people={peopleBeside(table)}
          onAsk={() => tryOrder({ type: 'undo', seat })}
          onClose={close}
        />
      )}
      {typeof window === 'object' && (
        <WarningDialog
          texts={window.warning}
          onClose={close}
          onGo={() => {
            close();
            play.send(window.action);
          }}
        />
      )}
      {end.at === 'sheet' && result !== undefined && past === undefined && (
        <EndSheet
          link={link}
          table={table}
          match={match}
          parts={parts}
          seated={seated}
          texts={texts}
          result={result}
          onClose={end.hide}
          onReplay={() => {
            end.hide();
            looking.to(0);
          }}
        />
      )}
    </NotNowContext>
  );
}
