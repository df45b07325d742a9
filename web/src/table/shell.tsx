import { failureSentence, type MatchInfo, type TableInfo } from '@tafelrunde/protocol';
import { type Advice, givesHints, type Seat } from '@tafelrunde/kernel';
import { classes, DESKTOP, NotNowContext, narrate, type TableProps, useLatest, useMedia, usePace } from '@tafelrunde/stage';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { rememberFinished } from '../bots.ts';
import { claimToasts, clearToasts, Toasts, toastFault } from '../frame/toasts.tsx';
import type { LinkState, Order, TableLink } from '../link/link.ts';
import { nameOfGame } from '../lobby/rows.tsx';
import { useSettings } from '../settings.ts';
import { useLanguage, useTexts } from '../texts/index.ts';
import { useNow } from '../use-now.ts';
import { Bar } from './bar.tsx';
import { knowsGoal } from './goal.tsx';
import { HintPanel } from './hint-panel.tsx';
import { hintSentence } from './hint-words.ts';
import { shellLetters } from './letters.ts';
import { useLooking } from './looking.ts';
import type { GameParts } from './parts.ts';
import { useRematchCall } from './use-rematch-call.ts';
import { useReckoning } from './reckoning.ts';
import { opponents, seatedAt } from './seated.ts';
import { Seats } from './seats.tsx';
import { SideColumn, TableDrawer } from './side.tsx';
import { Tools } from './tools.tsx';
import { TurnDock } from './turn-dock.tsx';
import { ConsentRequest, useDeniedUndo } from './undo.tsx';
import { peopleBeside, undoNotNow } from './undo-offer.ts';
import { useEnd } from './use-end.ts';
import { hintMoment, useHint } from './use-hint.ts';
import { useLetters } from './use-letters.ts';
import { useLog } from './use-log.ts';
import { useNarration } from './use-narration.ts';
import { usePanels } from './use-panels.ts';
import { usePlay } from './use-play.ts';
import { useRules } from './use-rules.ts';
import { useTalk } from './use-talk.ts';
import { useTurn } from './use-turn.ts';
import { useWhy } from './use-why.tsx';
import { watchersOf } from './watchers.ts';
import { type TableWindow, Windows } from './windows.tsx';
import './shell.css';

export interface ShellProps {
  readonly link: TableLink;
  readonly state: LinkState;
  readonly table: TableInfo;
  readonly match: MatchInfo;
  readonly parts: GameParts;
}

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
  const reckoning = useReckoning(match, state.step);
  const { kept } = reckoning;
  const elsewhere = past?.match ?? kept?.match;
  const shownMatch = elsewhere ?? match;
  const shown = useMemo(() => (elsewhere === undefined ? seated : seatedAt(table, elsewhere, chosen)), [elsewhere, seated, table, chosen]);
  const { seat, names, faces, yours, result } = seated;
  const ask = seated.asked ?? seated.offered;
  const over = result !== undefined;
  const mine = seated.asked !== undefined && !over && table.readOnly !== true;
  const seatView = seated.shown;

  const [overlay, open] = useState<TableWindow | undefined>(() =>
    match.result === undefined && !knowsGoal(table.game) ? 'goal' : undefined,
  );
  const close = useCallback(() => open(undefined), [open]);
  const panels = usePanels({ game: table.game, chat: state.chat, yours, wide, mine });
  const area = useRef<HTMLElement>(null);
  const why = useWhy(area, panels.showRule, over ? 'over' : (seated.asked?.id ?? ''));
  const play = usePlay(link, state, seat, ask, texts);
  const end = useEnd(result);
  const order = useCallback((wanted: Order) => link.send(wanted).then(() => undefined), [link]);
  const tryOrder = useCallback((wanted: Order) => void order(wanted).catch((fault: unknown) => toastFault(fault)), [order]);

  useEffect(() => {
    if (over && seat !== undefined) rememberFinished(table.game);
  }, [over, seat, table.game]);
  useNarration(state, t, texts, names);
  const withdrawing = useDeniedUndo(table, yours, t);
  useEffect(() => {
    claimToasts(true);
    return () => {
      claimToasts(false);
      clearToasts();
    };
  }, []);

  useRematchCall(table, seated, end);

  const notNow = !live
    ? t.shell.lostWhy
    : table.readOnly === true
      ? table.lacks === 'content'
        ? t.shell.lacksWhy
        : t.shell.readOnlyWhy
      : undefined;
  const told = (advice: Advice<unknown>) => narrate(hintSentence(advice, seatView.view, texts, t));
  const hint = useHint(link, over || past !== undefined ? undefined : hintMoment(seat, ask, match.position), told);
  const hintNotNow =
    notNow ??
    (table.hints === false ? t.hint.off : past !== undefined ? t.hint.past : ask === undefined || over ? t.hint.notAsked : undefined);
  const hasHints = seat !== undefined && givesHints(module, table.options);
  const latestRef = useLatest({ seatView, notNow, play, language, past, reckoning });
  const { answer } = why;

  const act = useCallback(
    (action: unknown) => {
      const now = latestRef.current;
      if (now.past !== undefined || now.play.busy) return;
      if (now.notNow !== undefined) return answer(now.notNow);
      const warning = gameTable.warning?.(action, now.seatView.view, now.language);
      if (warning !== undefined) return open({ warning, action });
      // Whoever deals has read enough.
      now.reckoning.goOn();
      return now.play.send(action);
    },
    [gameTable, answer, latestRef, open],
  );
  const rules = useRules(module, table);
  const log = useLog(link, state, rules, seatView.view, over);
  const older = useTalk(link, state);
  const explain = useCallback(
    (action: unknown) => {
      if (seat === undefined || rules === undefined) return;
      const refusal = rules.explain(latestRef.current.seatView.view, seat, action);
      answer(texts.refusal(refusal) ?? failureSentence(refusal, language), refusal.rule);
    },
    [rules, seat, texts, language, answer, latestRef],
  );

  const props: TableProps<unknown, unknown, unknown> = {
    view: shown.shown.view,
    seat: shown.seat,
    legal: elsewhere === undefined ? seatView.legal : [],
    asks: shownMatch.asks,
    seats: shown.faces,
    names,
    language,
    texts,
    step: past !== undefined ? undefined : kept === undefined ? state.step : kept.step,
    pace,
    result: shown.result,
    past: past !== undefined,
    busy: play.busy,
    act,
    why: explain,
    narrate,
    hint: elsewhere === undefined ? hint.advice : undefined,
  };

  const goOn = () => {
    reckoning.goOn();
    for (const reader of table.reading ?? []) if (yours.includes(reader)) tryOrder({ type: 'go-on', seat: reader });
  };

  const undoReason = notNow ?? undoNotNow(seatView.undo, table, yours, t);
  const undo = () => {
    const offer = seatView.undo;
    if (undoReason !== undefined || offer === undefined || seat === undefined) return;
    if (offer.kind === 'consent' && peopleBeside(table).length > 0) open('undo');
    else tryOrder({ type: 'undo', seat });
  };

  useLetters(letters, {
    [shellLetters.undo]: seat === undefined ? undefined : undo,
    [shellLetters.hint]: hasHints && hintNotNow === undefined ? hint.press : undefined,
    [shellLetters.log]: () => panels.show('log'),
    [shellLetters.chat]: () => panels.show('chat'),
    [shellLetters.rules]: () => panels.show('rules'),
    [shellLetters.goOn]: reckoning.at === 'none' || reckoning.read ? undefined : goOn,
    [shellLetters.keys]: () => open('keys'),
  });

  const asking = ask ?? match.asks.find((each) => each.must);
  const question = asking === undefined ? '' : texts.ask(asking, seatView.view, names);
  useTurn(mine, `${t.yourTurn}. ${question}`, { mine: t.shell.titleYourTurn(game), else: `${game} – Tafelrunde` });

  const side = {
    game: table.game,
    rule: panels.rule,
    log: {
      log,
      texts,
      table: gameTable,
      names,
      view: seatView.view,
      faces,
      position: shownMatch.position,
      over,
      onLook: looking.to,
    },
    chat: {
      chat: state.chat,
      older,
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
    table.lacks === 'content'
      ? t.shell.lacks
      : table.readOnly === true
        ? t.shell.readOnly
        : table.imported === true
          ? t.shell.imported
          : gameTable.status(shown.shown.view, language);
  const { Table, Moment } = gameTable;

  return (
    <NotNowContext value={why.beside}>
      <a className="skip" href="#table">
        {t.shell.toTable}
      </a>
      <div className={classes('shell', wide && panels.folded && 'is-folded')}>
        <Bar
          game={game}
          home={link.home}
          status={status}
          mark={gameTable.mark?.(shown.shown.view)}
          connection={state.connection}
          outdated={state.outdated}
          watchers={{ count: table.spectators, sentence: watchersOf(table, t) }}
          onWatchers={why.beside}
          onOptions={() => open('options')}
          onTry={() => link.hurry()}
        />
        <Seats
          faces={opponents(shown.faces, seat)}
          infos={table.seats}
          seat={seat}
          view={shown.shown.view}
          table={gameTable}
          module={module}
          result={shown.result}
          mine={mine}
          onSeat={why.beside}
        />
        <main className={classes('game', !live && 'is-still')} id="table" aria-label={t.shell.table} ref={area} tabIndex={-1}>
          {/* Under the moment of the end the table is a picture: nobody walks or reads through it twice. */}
          <div className="game__table" inert={end.at === 'moment'}>
            <Table {...props} />
          </div>
          {end.at === 'moment' && <Moment {...props} done={end.show} />}
          {hint.at === 'panel' && hint.advice !== undefined && (
            <HintPanel advice={hint.advice} view={seatView.view} texts={texts} onClose={hint.putAside} />
          )}
          {why.bubble}
          <Toasts className="toasts">
            <ConsentRequest table={table} yours={yours} onAnswer={(by, agree) => tryOrder({ type: 'consent', seat: by, agree })} />
          </Toasts>
        </main>
        <TurnDock
          table={table}
          match={match}
          log={state.log}
          seated={seated}
          looking={looking}
          texts={texts}
          game={gameTable}
          props={props}
          mine={mine && kept === undefined}
          reckoning={reckoning}
          live={live}
          notNow={notNow}
          question={question}
          now={serverNow}
          onOrder={tryOrder}
          onGoOn={goOn}
          onWithdraw={withdrawing}
          onRule={panels.showRule}
          onSeat={choose}
          onResult={end.show}
          tools={
            <Tools
              panel={wide ? undefined : panels.panel}
              unread={panels.unread}
              undoNotNow={undoReason}
              hint={hasHints ? { notNow: hintNotNow, at: hint.at, onPress: hint.press } : undefined}
              canUndo={seat !== undefined}
              folded={wide && panels.folded}
              onUndo={undo}
              onPanel={panels.show}
              onUnfold={() => panels.fold(false)}
            />
          }
        />
        {wide && !panels.folded && <SideColumn {...side} tab={panels.tab} onTab={panels.setTab} onFold={() => panels.fold(true)} />}
        {!wide && panels.panel !== undefined && (
          <TableDrawer
            {...side}
            panel={panels.panel}
            unread={panels.unread}
            yourTurn={mine && panels.turnCame}
            onPanel={panels.show}
            onClose={panels.hide}
          />
        )}
      </div>
      <Windows
        window={overlay}
        link={link}
        table={table}
        match={match}
        parts={parts}
        seated={seated}
        texts={texts}
        ended={end.at === 'sheet' && past === undefined}
        now={serverNow}
        onClose={close}
        onGoal={() => open('goal')}
        onOrder={tryOrder}
        onAct={play.send}
        onEndClose={end.hide}
        onReplay={() => {
          end.hide();
          looking.to(0);
        }}
      />
    </NotNowContext>
  );
}
