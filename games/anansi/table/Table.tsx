import { PHONE, SIDEWAYS, type TableProps, useMedia, usePace } from '@tafelrunde/stage';
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Action, Event, View } from '../state.ts';
import { letters } from './letters.ts';
import type { Zone } from './drag.ts';
import { Hand } from './Hand.tsx';
import { Look } from './Look.tsx';
import { LookButton } from './LookButton.tsx';
import { OpenCards } from './OpenCards.tsx';
import { chancesIn } from './options.ts';
import { pick, putDown, usePicked } from './pick.ts';
import { Players } from './Players.tsx';
import { displayOf } from './preview.ts';
import { flat, trumpSays } from './saying.ts';
import { Scoring } from './Scoring.tsx';
import { SpeechContext } from './speech.tsx';
import { Trick } from './Trick.tsx';
import { Trump } from './Trump.tsx';
import { useDrag } from './useDrag.ts';
import { useHold } from './useHold.ts';
import { useMotion } from './useMotion.ts';
import { suitNamed, words } from './words.ts';
import './styles/weaves.css';
import './styles/theme.css';
import './styles/layout.css';

type Props = TableProps<View, Action, Event>;

const noChances: readonly Action[] = [];

export function Table(props: Props) {
  const { seat, step, language, names, busy } = props;
  const say = words[language];
  const root = useRef<HTMLElement>(null);
  const narrow = useMedia(`${PHONE}, ${SIDEWAYS}`);
  const pace = usePace(props.pace);
  const { stage, view, release } = useHold(step, props.view, pace);
  const [looking, look] = useState(false);
  const told = props.view.phase !== 'play';

  const legal = props.past || props.result !== undefined ? noChances : props.legal;
  const chances = chancesIn(legal);
  // With the last card of a hand its focus would be gone: the table itself takes it.
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (told && stage === 'rest' && lost) root.current?.focus({ preventScroll: true });
  }, [told, stage]);
  const picked = usePicked(props.view);
  const [hovered, hover] = useState<number>();
  useEffect(() => putDown, []);
  useMotion(root, { step, stage, last: props.view.past.at(-1), pace });

  const choose = (card: number) => {
    release();
    pick(card, props.view.round);
  };
  const use = (type: 'play' | 'recruit', card: number): boolean => {
    if (busy || props.past) return false;
    release();
    pick(card, props.view.round);
    const may = chances.of(card);
    if (may === 'both' || may === type) {
      props.act({ type, card });
      return true;
    }
    props.why({ type, card });
    return false;
  };
  const why = (card: number) => {
    const may = chances.of(card);
    props.why({ type: may === 'both' || may === 'play' ? 'recruit' : 'play', card });
  };
  const dragging = useDrag(
    root,
    (card) => chances.asked && !busy && chances.of(card) !== 'unasked',
    busy,
    (zone: Zone, card: number) => use(zone, card),
  );

  // What lies under the pointer or is picked is thought about; a recruit is only shown where one is allowed.
  const considered = dragging.card ?? hovered ?? picked;
  const thought =
    considered !== undefined && stage === 'rest' && (chances.of(considered) === 'both' || chances.of(considered) === 'recruit')
      ? considered
      : undefined;
  const may = dragging.card === undefined ? 'unasked' : chances.of(dragging.card);
  const dropOn = (zone: Zone): 'no' | 'lit' | 'over' => (may === 'both' || may === zone ? (dragging.over === zone ? 'over' : 'lit') : 'no');
  const hinted = (props.hint?.opinions.slice(0, props.hint.equal) ?? []).flatMap(({ action }) =>
    action.type === 'deal' ? [] : [action.card],
  );

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    if (event.key === 'Escape') putDown();
    if (event.key.toLowerCase() !== letters.trump) return;
    event.preventDefault();
    const columns = view.order.map((suit) => {
      const cards = view.display[suit] ?? [];
      return say.column(suitNamed(suit), cards.length, 0, suit === view.trump);
    });
    props.narrate([...columns, flat(trumpSays(view, displayOf(view, thought), say))].join('. '));
  });
  useEffect(() => {
    const table = root.current;
    const listen = (event: KeyboardEvent) => pressed(event);
    table?.addEventListener('keydown', listen);
    return () => table?.removeEventListener('keydown', listen);
  }, []);

  return (
    <SpeechContext value={{ language, names }}>
      <section
        ref={root}
        className="anansi"
        aria-label={say.table}
        tabIndex={-1}
        data-pace={pace}
        data-seats={view.seats}
        data-watching={seat === undefined || undefined}
      >
        {told && stage === 'rest' ? (
          <div className="ana-table is-told">
            <Scoring view={view} seats={props.seats} you={seat} result={props.result} telling={step !== undefined && pace !== 'off'}>
              <LookButton view={view} onOpen={() => look(true)} />
            </Scoring>
          </div>
        ) : (
          <div
            className="ana-table"
            style={{ '--columns': view.seats } as CSSProperties}
            onPointerDown={(event) => {
              if (event.target instanceof Element && event.target.closest('button, a') === null) putDown();
            }}
          >
            <span className="ana-selvedge" aria-hidden="true" />
            <Trump view={view} card={thought} drop={dropOn('recruit')} />
            <OpenCards view={view} />
            <Players view={view} seats={props.seats} you={seat} narrow={narrow} drop={dropOn('recruit')} />
            <Trick view={view} you={seat} drop={dropOn('play')} />
            <LookButton view={view} onOpen={() => look(true)} />
            {seat !== undefined && (
              <Hand
                view={props.view}
                seat={seat}
                chances={chances}
                picked={picked}
                hinted={hinted}
                dragging={dragging}
                onPick={choose}
                onHover={hover}
                onPlay={(card) => use('play', card)}
                onRecruit={(card) => use('recruit', card)}
                onWhy={why}
              />
            )}
          </div>
        )}
        {looking && <Look view={props.view} seats={props.seats} you={seat} onClose={() => look(false)} />}
      </section>
    </SpeechContext>
  );
}
