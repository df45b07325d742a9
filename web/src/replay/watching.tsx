import type { Seat } from '@tafelrunde/kernel';
import { DESKTOP, Icon, NotNowContext, useMedia } from '@tafelrunde/stage';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { copyText, saveFile } from '../frame/hand-over.ts';
import { Toasts, useShellToasts } from '../frame/toasts.tsx';
import { useGameTexts } from '../games.ts';
import { nameOfGame } from '../lobby/rows.tsx';
import type { AskedRule } from '../rules/rulebook.tsx';
import { KeysDialog } from '../table/keys.tsx';
import type { GameParts } from '../table/parts.ts';
import { useWhy } from '../table/use-why.tsx';
import { useLanguage, useTexts } from '../texts/index.ts';
import { ReplayBar } from './bar.tsx';
import { Beside, type BesidePanel } from './beside.tsx';
import { useWatchedBranch } from './branch/use-watched.tsx';
import { Deck } from './deck.tsx';
import { EyesBox } from './eyes.tsx';
import { hashOf, sentIn } from './place.ts';
import type { Projector } from './projector.ts';
import { SameDeal } from './same-deal.tsx';
import type { Source } from './sources.ts';
import { Company, useUnread } from './together/company.tsx';
import { People } from './together/people.tsx';
import { Pointer } from './together/pointer.tsx';
import { useTogether } from './together/use-together.ts';
import { ReplayTools } from './tools.tsx';
import { TurningPoints } from './turning-points.tsx';
import { useSentences } from './use-sentences.ts';
import { useStage } from './use-stage.ts';
import { useSteering } from './use-steering.ts';
import { useValues } from './use-values.ts';
import { useWatch } from './use-watch.ts';
import { WhatIf } from './what-if.tsx';
import { useReplayWords } from './words.ts';
import '../table/shell.css';
import './replay.css';
import './together/together.css';

export interface WatchingProps {
  readonly projector: Projector;
  readonly parts: GameParts;
  readonly source: Source;
}

const nothing = () => undefined;

function TurnMark() {
  const say = useReplayWords();
  return (
    <span className="turnmark">
      <Icon name="lozenge" />
      {say.turn.one}
    </span>
  );
}

/** What may lie over a match that is watched. */
type Window = 'keys' | 'what-if' | 'people' | 'deal';

/** A finished match, watched again: the table's shell with time in place of choices. Knows no game. */
export function Watching({ projector, parts, source }: WatchingProps) {
  const t = useTexts();
  const say = useReplayWords();
  const language = useLanguage();
  const wide = useMedia(DESKTOP);
  const { info } = projector;
  const { length, movers, result } = info;
  const { module, table: game } = parts;
  const texts = useGameTexts(module);
  const together = useTogether(source, info, useWatch(projector));
  const { watch } = together;
  const { position, eyes, log } = watch;
  const [panel, setPanel] = useState<BesidePanel | undefined>();
  const [window, open] = useState<Window>();
  const close = () => open(undefined);
  const values = useValues(info.fork === undefined ? projector : undefined);
  const area = useRef<HTMLElement>(null);
  const [rule, setRule] = useState<AskedRule>();
  const showRule = (wanted: string) => {
    setRule({ rule: wanted });
    setPanel('rules');
  };
  const unread = useUnread(together, wide || panel === 'chat');
  const why = useWhy(area, showRule, `${position}`);
  useShellToasts();

  const { names, faces, awaited, base, view, props } = useStage(info, watch, texts, showRule);
  const watched = useWatchedBranch(projector, { seat: base, texts, names, table: game, faces });
  const roundName = module.proposals === undefined ? (n: number) => game.roundName?.(n, language) ?? say.round(n) : say.day;
  const { sentence, move, briefly, where } = useSentences(info, watch, { texts, names, view, roundName });
  const status = view === undefined ? '' : game.status(view, language);
  const name = nameOfGame(t, info.game);
  useEffect(() => {
    document.title = `${say.title} – ${name} – Tafelrunde`;
  }, [say, name]);

  const noLink = source.home === 'file' ? say.noLink : undefined;
  const noBranch = position === length ? say.whatIf.over : undefined;
  const turns = values.turns.map((turn) => turn.position);
  const here = `${location.origin}${location.pathname}${hashOf({ position, eyes }, sentIn(location.hash))}`;
  const copyLink = () => (source.home === 'file' ? undefined : void copyText(here, 'link'));
  const invite = () => void copyText(`${location.origin}${location.pathname}?together`, 'link');
  const save = () => saveFile(`tafelrunde-${info.game}.json`, projector.text);
  const branchOff = () => (noBranch === undefined ? open('what-if') : undefined);
  const showDeal = source.home === 'server' && info.begun === undefined ? () => open('deal') : undefined;
  const toTurn = useSteering(info, watch, { turns, onBranch: branchOff, onLink: copyLink, onKeys: () => open('keys') });

  const rank = (of: Seat) => {
    if (result?.kind !== 'ranking') return view === undefined ? '' : (game.called?.(view, of, language) ?? '');
    const { place, score } = result.places.find((each) => each.seat === of) ?? { place: 0 };
    const standing = place === 1 ? t.shell.state.wins : t.shell.state.place(place);
    return score === undefined ? standing : `${standing} · ${game.scored?.(score, language) ?? score}`;
  };
  const { Table } = game;

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
        <ReplayBar
          game={info.game}
          source={source}
          status={status}
          isBranch={watched !== undefined}
          together={together}
          onPeople={() => open('people')}
          onDeal={showDeal}
          onSave={save}
        />
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
          onBranch={branchOff}
          onDeal={showDeal}
          onSave={save}
          onRule={showRule}
        />
        <ReplayTools
          panel={panel}
          isBranch={watched !== undefined}
          together={together.on}
          unread={unread}
          noLink={noLink}
          noBranch={noBranch}
          onPanel={setPanel}
          onInvite={invite}
          onLink={copyLink}
          onBranch={branchOff}
          onNotNow={why.beside}
        />
        <Beside
          wide={wide}
          panel={panel}
          rule={rule}
          game={info.game}
          log={{
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
          }}
          match={watched?.match}
          turningPoints={
            watched?.note ?? (
              <TurningPoints
                values={values}
                names={names}
                position={position}
                tell={(at) => briefly(at) || names.of(movers[at - 1] ?? 0)}
                where={where}
                onGo={watch.go}
              />
            )
          }
          chat={together.on ? <Company together={together} texts={texts} view={view} faces={faces} /> : undefined}
          onPanel={setPanel}
        />
      </div>
      {window === 'people' && together.on && <People together={together} length={length} onInvite={invite} onClose={close} />}
      {window === 'deal' && source.home === 'server' && (
        <SameDeal
          table={source.table}
          info={info}
          module={module}
          scored={(score) => game.scored?.(score, language) ?? `${score}`}
          onGo={watch.go}
          onClose={close}
        />
      )}
      {window === 'what-if' && (
        <WhatIf
          projector={projector}
          module={module}
          source={source}
          position={position}
          move={move}
          faces={faces}
          seat={typeof eyes === 'number' ? eyes : (awaited[0] ?? base)}
          onClose={close}
        />
      )}
      {window === 'keys' && <KeysDialog more={info.open ? say.keys : say.keys.filter(([key]) => key !== 'O')} onClose={close} />}
    </NotNowContext>
  );
}
