import type { Names, Seat } from '@tafelrunde/kernel';
import type { LogLine } from '@tafelrunde/protocol';
import {
  classes,
  DESKTOP,
  Icon,
  IconButton,
  NotNowContext,
  narrate,
  PHONE,
  type SeatFace,
  type TableProps,
  useMedia,
  usePace,
} from '@tafelrunde/stage';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { copyText, saveFile } from '../frame/hand-over.ts';
import { Toasts, useShellToasts } from '../frame/toasts.tsx';
import { useGameTexts } from '../games.ts';
import { nameOfGame } from '../lobby/rows.tsx';
import { usePreferences } from '../preferred.ts';
import { KeysDialog } from '../table/keys.tsx';
import { lately } from '../table/lately.ts';
import type { GameParts } from '../table/parts.ts';
import { sentencesOf } from '../table/use-narration.ts';
import { useWhy } from '../table/use-why.tsx';
import { useVoteWords } from '../table/votes/words.ts';
import { useSameDealWords } from '../same-deal/words.ts';
import { useLanguage, useTexts } from '../texts/index.ts';
import { Beside, type BesidePanel } from './beside.tsx';
import { Deck } from './deck.tsx';
import { EyesBox } from './eyes.tsx';
import { TurningPoints } from './turning-points.tsx';
import { useWatchedBranch } from './branch/use-watched.tsx';
import { useBranchWords } from './branch/words.ts';
import { hashOf, sentIn } from './place.ts';
import { SameDeal } from './same-deal.tsx';
import type { Projector } from './projector.ts';
import type { Eyes, Round } from './reel.ts';
import { pathOfSource, type Source } from './sources.ts';
import { Company, useUnread } from './together/company.tsx';
import { People } from './together/people.tsx';
import { Pointer } from './together/pointer.tsx';
import { useTogether } from './together/use-together.ts';
import { useTogetherWords } from './together/words.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import { useWatch } from './use-watch.ts';
import { useValues } from './use-values.ts';
import { WhatIf } from './what-if.tsx';
import { type ReplayWords, useReplayWords } from './words.ts';
import '../table/shell.css';
import './replay.css';
import './together/together.css';

export interface WatchingProps {
  readonly projector: Projector;
  readonly parts: GameParts;
  readonly source: Source;
}

const nothing = () => undefined;

/** A game whose name has more letters takes two lines of a narrow bar. */
const LONG = 14;

/** The line that led to a position: what was played there, not what was taken back since. */
function lineAt(log: readonly LogLine[], position: number): LogLine | undefined {
  return log.findLast((line) => line.taken !== true && line.kind !== 'undo' && line.position === position);
}

/** "Round 3, move 104 of 120". */
function whereOf(rounds: readonly Round[], at: number, length: number, roundName: (n: number) => string, say: ReplayWords): string {
  const round = rounds.findLast(({ from }) => from < at);
  return rounds.length < 2 || round === undefined ? say.move(at, length) : `${roundName(round.n)}, ${say.move(at, length)}`;
}

function TurnMark() {
  const say = useReplayWords();
  return (
    <span className="turnmark">
      <Icon name="lozenge" />
      {say.turn.one}
    </span>
  );
}

/** A finished match, watched again: the table's shell with time in place of choices. Knows no game. */
export function Watching({ projector, parts, source }: WatchingProps) {
  const t = useTexts();
  const say = useReplayWords();
  const ended = useVoteWords();
  const language = useLanguage();
  const { pace: chosen } = usePreferences();
  const usual = usePace(chosen);
  const wide = useMedia(DESKTOP);
  const phone = useMedia(PHONE);
  const { info } = projector;
  const { length, seats, rounds, movers, result } = info;
  const { module, table: game } = parts;
  const texts = useGameTexts(module);
  const company = useTogetherWords();
  const together = useTogether(source, info, useWatch(projector));
  const { watch } = together;
  const { position, eyes, shown, log, speed, playing } = watch;
  const [panel, setPanel] = useState<BesidePanel | undefined>();
  const [keys, showKeys] = useState(false);
  const [branching, branch] = useState(false);
  const [people, showPeople] = useState(false);
  const [deal, showDeal] = useState(false);
  const dealWords = useSameDealWords();
  const branchWords = useBranchWords();
  const values = useValues(info.fork === undefined ? projector : undefined);
  const area = useRef<HTMLElement>(null);
  const showRule = () => setPanel('rules');
  const unread = useUnread(together, wide || panel === 'chat');
  const why = useWhy(area, showRule, `${position}`);
  useShellToasts();

  const names: Names = useMemo(() => ({ of: (seat) => seats[seat]?.name ?? '', you: [] }), [seats]);
  const awaited = shown?.match.asks.filter((ask) => ask.must).map((ask) => ask.seat) ?? [];
  const faces = seats.map(
    ({ name, kind }, seat): SeatFace => ({ seat, name, bot: kind === 'bot', away: false, you: false, asked: awaited.includes(seat) }),
  );
  // Through everybody's eyes, and where all cards lie open, one still sits somewhere: where a person sat.
  const base = Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'person'),
  );
  const watched = useWatchedBranch(projector, { seat: base, texts, names, table: game, faces });
  const seatOf = (through: Eyes): Seat => (typeof through === 'number' ? through : base);
  const seat = seatOf(eyes);
  const view = shown?.match.views.find((each) => each.seat === seatOf(shown.eyes))?.view;

  const said = (at: number) => {
    const line = lineAt(log, at);
    return line === undefined ? [] : sentencesOf(line, t, texts, names, view);
  };
  const sentences = position === 0 ? [] : said(position);
  // Where a move goes without words, what was said last still stands.
  const lastly = Array.from({ length: Math.min(position, 8) }, (_, back) => position - back).find((at) => said(at).length > 0);
  const cut = watched === undefined ? ended.end.over : branchWords.sent;
  const end = position !== length ? '' : result === undefined ? cut : texts.result(result, names);
  const sentence = end !== '' ? end : lastly === undefined ? t.log.setup : lately(said(lastly), phone ? 96 : 140);
  const name = nameOfGame(t, info.game);
  const move = position === 0 ? say.start : say.move(position, length);
  const status = view === undefined ? '' : game.status(view, language);
  const roundName = module.proposals === undefined ? say.round : say.day;

  useEffect(() => {
    document.title = `${say.title} – ${name} – Tafelrunde`;
  }, [say, name]);
  // Every move's own sentence is told while it plays; where somebody drags, only the one it ends with.
  const told = shown?.position === position ? [`${move}:`, ...sentences].join(' ') : '';
  useEffect(() => {
    if (told === '') return undefined;
    const timer = setTimeout(() => narrate(told), playing ? 0 : 400);
    return () => clearTimeout(timer);
  }, [told, playing]);

  const mayDeal = source.home === 'server' && info.begun === undefined;
  const noLink = source.home === 'file' ? say.noLink : undefined;
  const noBranch = position === length ? say.whatIf.over : undefined;
  const turns = values.turns.map((turn) => turn.position);
  const toTurn = (way: -1 | 1) => {
    const next = way > 0 ? turns.find((at) => at > position) : turns.findLast((at) => at < position);
    if (next !== undefined) watch.go(next);
  };
  const here = `${location.origin}${location.pathname}${hashOf({ position, eyes }, sentIn(location.hash))}`;
  const copyLink = () => (source.home === 'file' ? undefined : void copyText(here, 'link'));
  const invite = () => void copyText(`${location.origin}${location.pathname}?together`, 'link');
  const save = () => saveFile(`tafelrunde-${info.game}.json`, projector.text);
  /** Once round the table: to the next move of whoever moves here. */
  const around = (way: -1 | 1) => {
    const who = movers[Math.max(0, position - 1)];
    for (let at = position + way; at > 0 && at <= length; at += way) if (movers[at - 1] === who) return watch.go(at);
    return watch.go(way < 0 ? 0 : length);
  };
  useReplayKeys((key, shift) => {
    if (key === ' ') watch.play(!playing);
    else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const way = key === 'ArrowLeft' ? -1 : 1;
      if (shift) around(way);
      else watch.go(position + way);
    } else if (key === '0') watch.look('all');
    else if (key.toLowerCase() === 'o' && info.open) watch.look('open');
    else if (/^[1-8]$/.test(key) && Number(key) <= seats.length) watch.look(Number(key) - 1);
    else if (key === '[' || key === ']') toTurn(key === '[' ? -1 : 1);
    else if (key.toLowerCase() === 'b') branch(noBranch === undefined);
    else if (key.toLowerCase() === 'k') copyLink();
    else if (key === '?') showKeys(true);
    else return false;
    return true;
  });

  const rank = (of: Seat) => {
    if (result?.kind !== 'ranking') return view === undefined ? '' : (game.called?.(view, of, language) ?? '');
    const { place, score } = result.places.find((each) => each.seat === of) ?? { place: 0 };
    const standing = place === 1 ? t.shell.state.wins : t.shell.state.place(place);
    return score === undefined ? standing : `${standing} · ${game.scored?.(score, language) ?? score}`;
  };
  const props: TableProps<unknown, unknown, unknown> = {
    view,
    seat,
    legal: [],
    asks: shown?.match.asks ?? [],
    seats: faces,
    names,
    language,
    texts,
    step: shown?.step,
    pace: speed > 2 ? 'off' : speed > 1 && usual === 'full' ? 'quick' : usual,
    result: shown?.match.result,
    past: true,
    busy: false,
    act: nothing,
    why: nothing,
    narrate: nothing,
    ownSeats: [],
    ...(shown?.eyes === 'open' ? { opened: shown.match.views.map((each) => each.view) } : {}),
    history: useMemo(
      () => ({
        steps: log.filter(({ kind, taken, position: at }) => kind !== 'undo' && taken !== true && at <= position),
        missing: 0,
        more: nothing,
      }),
      [log, position],
    ),
    showRule,
  };
  const logPanel = {
    log: { lines: log, from: -1, earlier: 0, more: nothing },
    texts,
    table: game,
    names,
    view,
    faces,
    position,
    over: result !== undefined || watched === undefined,
    onLook: watch.go,
    marks: { at: turns, shown: <TurnMark /> },
    head: watched?.head,
  };
  const turningPoints = watched?.note ?? (
    <TurningPoints
      values={values}
      names={names}
      position={position}
      tell={(at) => lately(said(at), 90) || names.of(movers[at - 1] ?? 0)}
      where={(at) => whereOf(rounds, at, length, roundName, say)}
      onGo={watch.go}
    />
  );
  const toggle = (wanted: BesidePanel) => () => setPanel(panel === wanted ? undefined : wanted);
  const besideLog =
    watched === undefined
      ? ({
          key: 'turns',
          icon: 'lozenge',
          label: say.turn.many,
          notNow: undefined,
          expanded: panel === 'turns',
          press: toggle('turns'),
        } as const)
      : ({
          key: 'match',
          icon: 'replay',
          label: branchWords.match,
          notNow: undefined,
          expanded: panel === 'match',
          press: toggle('match'),
        } as const);
  const tools = [
    { key: 'log', icon: 'log', label: t.shell.log, notNow: undefined, expanded: panel === 'log', press: toggle('log') },
    ...(together.on
      ? ([
          { key: 'chat', icon: 'chat', label: t.shell.chat, notNow: undefined, expanded: panel === 'chat', press: toggle('chat') },
          { key: 'invite', icon: 'share', label: company.inviteShort, notNow: undefined, expanded: undefined, press: invite },
        ] as const)
      : ([besideLog, { key: 'link', icon: 'link', label: say.linkShort, notNow: noLink, expanded: undefined, press: copyLink }] as const)),
    { key: 'branch', icon: 'branch', label: say.whatIf.short, notNow: noBranch, expanded: undefined, press: () => branch(true) },
  ] as const;
  const { Table } = game;
  const chat = together.on ? <Company together={together} texts={texts} faces={faces} /> : undefined;
  const table = pathOfSource(source);

  return (
    <NotNowContext value={why.beside}>
      <a className="skip" href="#table">
        {t.shell.toTable}
      </a>
      <div
        data-game={info.game}
        className="shell shell--replay"
        style={{ '--at': length === 0 ? '0' : (position / length).toFixed(4) } as CSSProperties}
      >
        <header className={classes('bar', watched !== undefined && 'is-branch')}>
          <a className="icon-btn" href="/" aria-label={t.shell.back} title={t.shell.back}>
            <Icon name="back" />
          </a>
          <div className="bar__title">
            <h1 className={classes(name.length > LONG && 'is-long')}>{watched === undefined ? name : branchWords.title}</h1>
            <span>
              {together.on ? (
                <i className={classes('bar__live', together.live && 'is-live')} />
              ) : (
                <Icon name="replay" className="bar__here" />
              )}
              <span>
                {together.on ? company.title : status === '' ? say.title : <span className="bar__again">{say.title} · </span>}
                {!together.on && status}
              </span>
            </span>
          </div>
          {together.can && (
            <IconButton
              icon="people"
              label={together.on ? company.who : company.begin}
              onClick={() => (together.on ? showPeople(true) : together.join())}
            />
          )}
          {mayDeal && !together.on && (
            <IconButton icon="rematch" className="bar__deal" label={dealWords.title} onClick={() => showDeal(true)} />
          )}
          {table !== undefined && (
            <a className="icon-btn" href={table} aria-label={say.toTable} title={say.toTable}>
              <Icon name="leave" />
            </a>
          )}
          {!together.on && <IconButton icon="save" className="bar__save" label={say.save} onClick={save} />}
        </header>
        <EyesBox faces={faces} eyes={eyes} open={info.open} note={rank} onLook={watch.look} />
        <main className="game" id="table" aria-label={t.shell.table} ref={area} tabIndex={-1}>
          <div className="game__table">{view !== undefined && <Table {...props} />}</div>
          {together.on && <Pointer together={together} area={area} />}
          {why.bubble}
          <Toasts className="toasts" />
        </main>
        <Deck
          watch={watch}
          together={together}
          values={values}
          branch={watched?.box(position)}
          info={info}
          faces={faces}
          names={names}
          mover={position === 0 ? undefined : movers[position - 1]}
          sentence={sentence}
          move={move}
          status={status}
          roundName={roundName}
          noLink={noLink}
          noBranch={noBranch}
          onTurn={toTurn}
          onLink={copyLink}
          onBranch={() => branch(true)}
          onDeal={mayDeal ? () => showDeal(true) : undefined}
          onSave={save}
          onRule={showRule}
        />
        <nav className="tools tools--replay" aria-label={t.shell.tools}>
          {tools.map(({ key, icon, label, notNow, expanded, press }) => (
            <button
              type="button"
              key={key}
              className={classes('tool', key === 'branch' && 'tool--accent')}
              aria-expanded={expanded}
              aria-disabled={notNow !== undefined || undefined}
              onClick={(event) => (notNow === undefined ? press() : why.beside(notNow, event.currentTarget))}
            >
              <Icon name={icon} />
              <span className="tool__word">{label}</span>
              {key === 'chat' && unread > 0 && (
                <span className="badge nums">
                  <span className="sr">{t.shell.unread(unread)}</span>
                  <span aria-hidden="true">{unread}</span>
                </span>
              )}
            </button>
          ))}
        </nav>
        <Beside
          wide={wide}
          panel={panel}
          game={info.game}
          log={logPanel}
          match={watched?.match}
          turningPoints={turningPoints}
          chat={chat}
          onPanel={setPanel}
        />
      </div>
      {people && together.on && <People together={together} length={length} onInvite={invite} onClose={() => showPeople(false)} />}
      {deal && source.home === 'server' && (
        <SameDeal
          table={source.table}
          info={info}
          module={module}
          scored={(score) => game.scored?.(score, language) ?? `${score}`}
          onGo={watch.go}
          onClose={() => showDeal(false)}
        />
      )}
      {branching && (
        <WhatIf
          projector={projector}
          module={module}
          source={source}
          position={position}
          move={move}
          faces={faces}
          seat={typeof eyes === 'number' ? eyes : (awaited[0] ?? base)}
          onClose={() => branch(false)}
        />
      )}
      {keys && <KeysDialog more={info.open ? say.keys : say.keys.filter(([key]) => key !== 'O')} onClose={() => showKeys(false)} />}
    </NotNowContext>
  );
}
