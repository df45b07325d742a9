import type { Seat } from '@tafelrunde/kernel';
import {
  Dialog,
  goalsIn,
  hintedActions,
  othersOf,
  playable,
  Speaking,
  type TableProps,
  under,
  useCloser,
  useDrag,
  useKeptFocus,
  useKeys,
} from '@tafelrunde/stage';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Action, type Event, NONE, type View } from '../state.ts';
import { shortcuts } from './shortcuts.ts';
import { Lit } from './Card.tsx';
import { beginsAt, chancesIn, meantAt } from './chances.ts';
import { toHouses } from './Choice.tsx';
import { Folio } from './Folio.tsx';
import { Amulet, Glyph } from './Glyph.tsx';
import { History } from './History.tsx';
import { LookIn } from './LookIn.tsx';
import { useMode } from './mode.ts';
import { Note } from './Note.tsx';
import { useHistory } from './panels.ts';
import { pushedUp, usePushing, useTelling } from './pushing.ts';
import { Reckoning } from './Reckoning.tsx';
import { houseSays } from './saying.ts';
import { Sheet } from './Sheet.tsx';
import { useSpeech } from './speech.tsx';
import { faceAt } from './spots.ts';
import { Sprite, Valley } from './Sprite.tsx';
import { Square } from './Square.tsx';
import { Tray } from './Tray.tsx';
import { useHold } from './useHold.ts';
import { useMotion } from './useMotion.ts';
import { Village } from './Village.tsx';
import './styles/theme.css';
import './styles/layout.css';

type Props = TableProps<View, Action, Event>;

/** What can be done next: in an open dialog, in the tray, on the table. */
const nextAt = ({ current: table }: RefObject<HTMLElement | null>): HTMLElement | null | undefined =>
  table?.querySelector<HTMLElement>('dialog [data-lit]') ??
  document.querySelector<HTMLElement>('.silver-choice .is-main') ??
  table?.querySelector<HTMLElement>('[data-lit]') ??
  document.querySelector<HTMLElement>('.silver-choice button, .dock .btn--primary') ??
  table;

function Streets(props: Props) {
  const { seat, busy, step, names, pace } = props;
  const { say, cardOf } = useSpeech();
  const root = useRef<HTMLElement>(null);
  const lamps = useHold(step, pace);
  const { pushing, toggle, putAllBack } = usePushing(props.view);
  const { view, legal } = pushedUp(props.view, playable(props), pushing);
  const [wanted, enter] = useMode();
  const chances = chancesIn(legal, view, wanted);
  const [spread, openHistory] = useHistory();
  const [large, setLarge] = useState<number>();
  const [sheet, showSheet] = useState(false);
  useMotion(root, { step, view, pace });
  useKeptFocus(root, `${view.step} ${view.pushed.length} ${chances.asked} ${view.turns} ${chances.mode?.kind ?? ''}`, () => nextAt(root));
  // Cards the Master may take are looked for in the spread pile: it opens by itself.
  const digs = view.step === 'dig' && chances.asked;
  useEffect(() => openHistory(digs), [digs, openHistory]);

  useTelling(props.view, props.legal, busy, props.act);

  const act = (action: Action) => {
    if (busy || props.past || pushing.sent) return;
    enter(undefined);
    if (action.type === 'push') toggle(action.at);
    else props.act(action);
  };
  const touch = (village: Seat, at: number) => {
    const action = chances.house(village, at);
    const mode = beginsAt(chances, view, village, at);
    const face = faceAt(view, `house:${village}:${at}`);
    if (village === seat && pushing.places.includes(at)) act({ type: 'push', at });
    else if (action !== undefined) act(action);
    else if (mode !== undefined) {
      enter(mode);
      requestAnimationFrame(toHouses);
    } else if (!chances.asked && face !== NONE) setLarge(face);
    else props.why(meantAt(view, chances.mode, village, at));
  };
  const open = (spot: string) => {
    const face = faceAt(view, spot);
    const [place = '', village = '', at = ''] = spot.split(':');
    if (face !== NONE) setLarge(face);
    else if (place === 'house')
      props.narrate(houseSays(view, Number(village), Number(at), say, { cardOf, nameOf: (each) => names.of(each) }));
  };
  const glance = useCloser(root, { pieces: '.sv-card[data-spot]', attribute: 'data-spot', onOpen: open });
  const glanced = glance === undefined ? NONE : faceAt(view, glance.name);
  const amulet = useDrag<'amulet', number>({
    may: () => chances.has('amulet'),
    // Looked for on the way: lifting the amulet may move the rows.
    goals: () => (pointer, piece) =>
      under(goalsIn(root.current, '.sv-village.is-mine .sv-card[data-spot]', (data) => Number(data['spot']?.split(':')[2])))(
        pointer,
        piece,
      ),
    onLift: () => enter({ kind: 'amulet' }),
    onDrop: (_, at) => {
      if (at !== undefined && legal.some((action) => action.type === 'amulet' && action.at === at)) {
        act({ type: 'amulet', at });
        return 'there';
      }
      enter(undefined);
      if (at !== undefined) props.why({ type: 'amulet', at });
      return 'home';
    },
  });

  const hints = hintedActions(props);
  const hintedHouse = (village: Seat, at: number): boolean => {
    const action = chances.house(village, at);
    return action !== undefined && hints.some((each) => JSON.stringify(each) === JSON.stringify(action));
  };
  const hinted = (type: string, at: number): boolean => hints.some((each) => each.type === type && (!('at' in each) || each.at === at));

  useKeys(root, (event) => {
    if (event.target instanceof Element && event.target.closest('dialog') !== null) return;
    if (event.key === 'Escape') {
      enter(undefined);
      if (!pushing.sent) putAllBack();
      return;
    }
    const spot = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-spot]')?.dataset['spot'] : undefined;
    if (event.key.toLowerCase() === shortcuts.card && spot !== undefined) {
      event.preventDefault();
      open(spot);
      return;
    }
    if (seat === undefined || !/^[1-9]$/.test(event.key)) return;
    event.preventDefault();
    const at = Number(event.key) - 1;
    if (at < (view.villages[seat]?.length ?? 0)) touch(seat, at);
  });

  const opened = props.opened !== undefined;
  const told = (view.step === 'scored' || view.step === 'over') && !lamps;
  const look = view.looks.find((each) => each.seat === seat);
  const others = othersOf(seat, view.seats);
  const village = (each: Seat, mine: boolean) => (
    <Village
      key={each}
      view={view}
      seat={each}
      mine={mine}
      chances={chances}
      beginsAt={(where, at) => beginsAt(chances, view, where, at) !== undefined}
      hinted={hintedHouse}
      over={amulet.over}
      opened={opened}
      onPress={touch}
      amulet={
        mine && view.owner === each && !view.placed && view.step !== 'scored' ? (
          <button
            type="button"
            className="sv-pendant"
            data-spot={`amulet:${each}`}
            aria-pressed={chances.mode?.kind === 'amulet'}
            aria-disabled={!chances.has('amulet') || undefined}
            title={say.amuletHint}
            onClick={() => {
              if (amulet.justDropped()) return;
              if (!chances.has('amulet')) props.why({ type: 'amulet', at: 0 });
              else if (chances.mode?.kind === 'amulet') enter(undefined);
              else {
                enter({ kind: 'amulet' });
                requestAnimationFrame(toHouses);
              }
            }}
            {...amulet.listen('amulet')}
          >
            <Amulet className="sv-pendant__am" />
            <span className="sr">{say.amuletHint}</span>
          </button>
        ) : undefined
      }
      ends={
        mine && chances.has('add')
          ? {
              left: (
                <button type="button" className="sv-end" data-lit="" data-rove="" onClick={() => act({ type: 'add', side: 'left' })}>
                  <Glyph sign="left" />
                  <span className="sr">{say.left}</span>
                </button>
              ),
              right: (
                <button type="button" className="sv-end" data-lit="" data-rove="" onClick={() => act({ type: 'add', side: 'right' })}>
                  <Glyph sign="right" />
                  <span className="sr">{say.right}</span>
                </button>
              ),
            }
          : undefined
      }
    />
  );

  return (
    <section
      ref={root}
      className="silver"
      aria-label={say.table}
      tabIndex={-1}
      data-pace={pace}
      data-seats={view.seats}
      data-step={view.step}
      data-watching={seat === undefined || undefined}
      data-choosing={chances.choosing || undefined}
      data-lamps={lamps || undefined}
    >
      <Sprite />
      <Valley />
      {told ? (
        <Reckoning view={view} seats={props.seats} telling={step !== undefined && pace !== 'off'} />
      ) : (
        <div className="sv-table">
          <div className="sv-opps">{others.map((each) => village(each, false))}</div>
          <Square
            view={view}
            chances={chances}
            hinted={hinted}
            opened={opened}
            onDraw={() => (chances.has('draw') ? act({ type: 'draw' }) : props.why({ type: 'draw' }))}
            onPick={(at) => {
              const action = chances.pick(at);
              if (action === undefined) setLarge(view.open[at]);
              else act(action);
            }}
            onTake={() => (chances.has('take') ? act({ type: 'take' }) : openHistory(true))}
            onKeep={(at) => {
              const action = chances.keep(at);
              if (action !== undefined) act(action);
            }}
            onHistory={() => openHistory(true)}
            onAmulet={() => props.why({ type: 'amulet', at: 0 })}
            onCard={setLarge}
            note={<Note view={view} chances={chances} className="sv-note sv-note--square" />}
          />
          {seat !== undefined && village(seat, true)}
          <Tray view={view} chances={chances} seats={props.seats} onCard={setLarge} />
          <button type="button" className="sv-points" aria-haspopup="dialog" onClick={() => showSheet(true)}>
            <Glyph sign="moon" />
            <span>{say.points}</span>
          </button>
        </div>
      )}
      {glanced !== NONE && large === undefined && (
        <div className={`sv-glance${glance?.left === true ? ' is-right' : ''}`} aria-hidden="true">
          <Lit card={glanced} />
        </div>
      )}
      {look !== undefined && !props.past && chances.has('seen') && (
        <LookIn key={`${look.village}:${look.at}:${view.turns}`} view={view} look={look} busy={busy} onSeen={() => act({ type: 'seen' })} />
      )}
      {spread && (
        <History
          view={view}
          chances={chances}
          hinted={(card) => hints.some((each) => each.type === 'dig' && each.card === card)}
          onDig={(card) => {
            openHistory(false);
            act({ type: 'dig', card });
          }}
          onCard={setLarge}
          onClose={() => openHistory(false)}
        />
      )}
      {sheet && (
        <Dialog title={say.fourNights} closeLabel={say.close} className="silver-sheet" onClose={() => showSheet(false)}>
          <Sheet view={view} seats={props.seats} />
          <p className="sv-soft">{say.fewestWin}</p>
        </Dialog>
      )}
      {large !== undefined && <Folio card={large} onCard={setLarge} onClose={() => setLarge(undefined)} />}
    </section>
  );
}

/** The table of Silver Amulet: a village by moonlight. */
export function Table(props: Props) {
  return (
    <Speaking language={props.language} names={props.names}>
      <Streets {...props} />
    </Speaking>
  );
}
