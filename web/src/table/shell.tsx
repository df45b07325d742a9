import { classes, DESKTOP, NotNowContext, useMedia, usePace } from '@tafelrunde/stage';
import { useRef } from 'react';
import { useShellToasts } from '../frame/toasts.tsx';
import { useGameTexts } from '../games.ts';
import { useBranch } from '../replay/branch/use-branch.ts';
import { replayPath } from '../replay/paths.ts';
import { navigate } from '../router.ts';
import { usePreferences } from '../preferred.ts';
import { useTexts } from '../texts/index.ts';
import { useNow } from '../use-now.ts';
import { useTableClock } from './clock/use-clock.ts';
import { LastWord } from './chat/last-word.tsx';
import { useHush } from './chat/use-hush.ts';
import { useNudged } from './chat/use-nudged.ts';
import { useSaying } from './chat/use-saying.ts';
import { useConsent } from './consent.tsx';
import { GameArea } from './game-area.tsx';
import { shellShortcuts } from './shortcuts.ts';
import type { OpenTable } from './open-table.ts';
import { opponents } from './seated.ts';
import { Seats } from './seats.tsx';
import { notNowAt } from './standing.ts';
import { TableSide } from './table-side.tsx';
import { Tools } from './tools.tsx';
import { Top } from './top.tsx';
import { StandingOrders } from './orders/order-row.tsx';
import { useStanding } from './orders/use-standing.ts';
import { TurnDock } from './turn-dock.tsx';
import { useDeniedUndo } from './undo-refused.tsx';
import { useAgreedUndo } from './use-agreed-undo.ts';
import { useEnd, useFinished } from './use-end.ts';
import { useLesson } from './use-lesson.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useNarration } from './use-narration.ts';
import { useOrders } from './use-orders.ts';
import { usePanels } from './use-panels.ts';
import { usePlay } from './use-play.ts';
import { useQuestion } from './use-question.ts';
import { useRematchCall } from './use-rematch-call.ts';
import { useTogetherCall } from './use-together-call.ts';
import { useSight } from './use-sight.ts';
import { useTableHint } from './use-table-hint.ts';
import { useTableProps } from './use-table-props.ts';
import { useToldPace } from './use-told-pace.ts';
import { useUndo } from './use-undo.ts';
import { useVote } from './votes/use-vote.tsx';
import { useWhy } from './use-why.tsx';
import { useWindow } from './use-window.ts';
import { Windows } from './windows.tsx';
import './shell.css';

/** What the parts of the shell share: what the reader sees, what they can do, and what is said to them. */
function useShell(at: OpenTable) {
  const { link, state, table, parts } = at;
  const t = useTexts();
  const { pace: chosenPace, tempo, shortcuts } = usePreferences();
  const pace = usePace(chosenPace);
  const wide = useMedia(DESKTOP);
  const texts = useGameTexts(parts.module);
  const now = useNow(10_000) + state.skew;
  const notNow = notNowAt(table, state.connection === 'live', t);

  const sight = useSight(at);
  const { seated, reckoning, ask, mine, over } = sight;
  const { seat, names, yours, result } = seated;
  const { window, open, close } = useWindow(at);
  const hush = useHush(at);
  const panels = usePanels({
    table: table.id,
    game: table.game,
    chat: state.chat,
    asides: state.asides,
    yours,
    hush,
    wide,
    mine,
    broad: parts.table.broad === true,
  });
  const area = useRef<HTMLElement>(null);
  const why = useWhy(area, panels.showRule, over ? 'over' : (seated.asked?.id ?? ''));
  const play = usePlay(link, state, seat, ask, texts, sight.own.release);
  const end = useEnd(result, table.ended !== undefined);
  useToldPace(link, state, seat, tempo ?? pace);
  const order = useOrders(link);
  const { say, unsaid } = useSaying(link, table.id);

  const clock = useTableClock(link, table, seat, now, order);
  useFinished(table.game, table.id, result !== undefined && seat !== undefined);
  useNarration(state, t, texts, names);
  const { refused, withdrawing } = useDeniedUndo(table, yours);
  useAgreedUndo(table);
  const consent = useConsent(table, yours, order);
  const vote = useVote(table, yours, order);
  useShellToasts();
  useNudged(state.chat, yours, hush.seats);
  useRematchCall(table, seated, end);
  useTogetherCall(state.together, () => navigate(`${replayPath({ home: link.home, table: table.id })}?together`));

  const hint = useTableHint(at, sight, texts, notNow);
  const { showRule } = panels;
  const { props: own, log, talk } = useTableProps(at, sight, { texts, pace, play, hint, why, notNow, order, open, showRule });
  const { coach, tool, props } = useLesson(at, own, at.covered === true || window !== undefined || reckoning.kept !== undefined);
  const undo = useUndo(table, seated, { notNow, order, open });
  const goOn = () => {
    reckoning.goOn();
    // Those who share a device read together.
    const readers = (table.reading ?? []).filter((reader) => yours.includes(reader) || state.device !== undefined);
    for (const reader of readers) order({ type: 'go-on', seat: reader });
  };
  const branch = useBranch(at, seat);
  useShortcuts(shortcuts, {
    [shellShortcuts.undo]: seat === undefined ? undefined : undo.press,
    [shellShortcuts.hint]: hint.given && hint.notNow === undefined ? hint.press : undefined,
    [shellShortcuts.log]: () => panels.show('log'),
    [shellShortcuts.chat]: branch?.talk === false ? undefined : () => panels.show('chat'),
    [shellShortcuts.rules]: () => panels.show('rules'),
    [shellShortcuts.goOn]: reckoning.at === 'none' || reckoning.read ? undefined : goOn,
    [shellShortcuts.keys]: () => open('keys'),
  });
  const standing = useStanding(at, sight, {
    texts,
    asked: consent === undefined && vote === undefined && notNow === undefined,
    send: play.send,
    order,
  });
  const question = useQuestion(at, sight, texts);
  const saying = { order, say, unsaid, goOn, withdrawing, send: play.send };
  return {
    sight,
    texts,
    now,
    notNow,
    wide,
    window,
    open,
    close,
    panels,
    area,
    why,
    end,
    clock,
    consent,
    refused,
    vote,
    hint,
    undo,
    log,
    talk,
    hush,
    coach,
    tool,
    props: { ...props, orders: <StandingOrders {...standing} /> },
    standing,
    question,
    branch,
    ...saying,
  };
}

/** The table: bar, opponents, game, dock, tools, side column. Knows no game. */
export function Shell(at: OpenTable) {
  const { link, state, table, match, parts } = at;
  const t = useTexts();
  const { sight, texts, now, wide, open, panels, why, end, clock, consent, hint, undo, props, order, ...shell } = useShell(at);
  const { seated, drawn, reckoning, mine, over } = sight;
  const { seat } = seated;
  const folded = wide && panels.folded;
  return (
    <NotNowContext value={why.beside}>
      <a className="skip" href="#table">
        {t.shell.toTable}
      </a>
      <div
        data-game={table.game}
        className={classes(
          'shell',
          folded && 'is-folded',
          table.clock !== undefined && !over && 'has-clock',
          seat === undefined && 'is-onlooker',
        )}
      >
        <Top
          at={at}
          sight={sight}
          branch={shell.branch}
          clock={clock}
          lesson={shell.tool}
          onWatchers={why.beside}
          onScore={() => open('score')}
          onOptions={() => open('options')}
        />
        <Seats
          faces={opponents(drawn.faces, seat)}
          at={table}
          skew={state.skew}
          seat={seat}
          view={drawn.shown.view}
          table={parts.table}
          module={parts.module}
          result={drawn.result}
          mine={mine}
          onSeat={why.beside}
        />
        <GameArea
          {...{ at, sight, log: shell.log, texts, props, now, clock, end, hint, undo, panels, consent, why }}
          refused={shell.refused}
          area={shell.area}
          covered={at.covered === true || shell.window !== undefined || shell.vote !== undefined}
          coach={shell.coach}
          onRule={panels.showRule}
          onOrder={order}
        />
        <TurnDock
          table={table}
          match={match}
          log={state.log}
          seated={seated}
          branch={shell.branch}
          looking={sight.looking}
          texts={texts}
          game={parts.table}
          props={props}
          mine={mine && reckoning.kept === undefined}
          reckoning={reckoning}
          consent={consent}
          vote={shell.vote}
          live={state.connection === 'live'}
          notNow={shell.notNow}
          question={shell.question}
          now={now}
          skew={state.skew}
          clock={clock}
          onOrder={order}
          standing={shell.standing}
          onGoOn={shell.goOn}
          onWithdraw={shell.withdrawing}
          onRule={panels.showRule}
          onSeat={sight.own.show}
          onResult={end.show}
          said={<LastWord unread={panels.unread} texts={texts} view={seated.shown.view} onOpen={() => panels.show('chat')} />}
          tools={
            <Tools
              panel={wide && !folded ? undefined : panels.panel}
              unread={panels.unread.length}
              undoNotNow={undo.notNow}
              hint={hint.given ? { notNow: hint.notNow, at: hint.at, onPress: hint.press } : undefined}
              canUndo={seat !== undefined}
              folded={folded}
              branch={shell.branch}
              onUndo={undo.press}
              onPanel={panels.show}
              onUnfold={() => panels.fold(false)}
            />
          }
        />
        <TableSide
          {...{ at, sight, texts, panels, wide }}
          branch={shell.branch}
          log={shell.log}
          talk={shell.talk}
          hush={shell.hush}
          unsaid={shell.unsaid}
          onSay={shell.say}
          onOrder={order}
        />
      </div>
      <Windows
        window={shell.window}
        link={link}
        table={table}
        match={match}
        parts={parts}
        seated={seated}
        drawn={drawn}
        texts={texts}
        ended={end.at === 'sheet' && !sight.past}
        now={now}
        onClose={shell.close}
        onGoal={() => open('goal')}
        onOrder={order}
        onAct={shell.send}
        onEndClose={end.hide}
        onEndAgain={parts.table.endsAgain === true ? end.tell : undefined}
        onReplay={() => navigate(replayPath({ home: link.home, table: table.id }))}
      />
    </NotNowContext>
  );
}
