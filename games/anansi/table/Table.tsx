import {
  goalsIn,
  hintedActions,
  PHONE,
  playable,
  SIDEWAYS,
  Speaking,
  type TableProps,
  under,
  useDrag,
  useKeptFocus,
  useKeys,
  useMedia,
} from '@tafelrunde/stage';
import { type CSSProperties, useRef, useState } from 'react';
import type { Action, Event, View } from '../state.ts';
import { shortcuts } from './shortcuts.ts';
import { Hand } from './Hand.tsx';
import { Look } from './Look.tsx';
import { LookButton } from './LookButton.tsx';
import { OpenCards } from './OpenCards.tsx';
import { chancesIn } from './options.ts';
import { usePicking } from './pick.ts';
import { Players } from './Players.tsx';
import { displayOf } from './preview.ts';
import { spoken, trumpSays } from './saying.ts';
import { Scoring } from './Scoring.tsx';
import { Trick } from './Trick.tsx';
import { Trump } from './Trump.tsx';
import { useHold } from './useHold.ts';
import { useMotion } from './useMotion.ts';
import { suitNamed, words } from './words.ts';
import './styles/weaves.css';
import './styles/theme.css';
import './styles/layout.css';

type Props = TableProps<View, Action, Event>;

/** Where a card can be dropped, by what it does there. */
type Zone = 'play' | 'recruit';

export function Table(props: Props) {
  const { seat, step, language, names, busy, pace } = props;
  const say = words[language];
  const root = useRef<HTMLElement>(null);
  const narrow = useMedia(`${PHONE}, ${SIDEWAYS}`);
  const { phase, view, release } = useHold(step, props.view, pace);
  const [looking, look] = useState(false);
  const told = props.view.phase !== 'play';

  const chances = chancesIn(playable(props));
  // With the last card of a hand its focus would be gone: the table itself takes it.
  useKeptFocus(root, `${told && phase === 'rest'}`, () => root.current);
  const { picked, pick, putDown } = usePicking(props.view);
  const [hovered, hover] = useState<number>();
  useMotion(root, { step, phase, last: props.view.past.at(-1), pace });

  const choose = (card: number) => {
    release();
    pick(card);
  };
  const use = (type: 'play' | 'recruit', card: number): boolean => {
    if (busy || props.past) return false;
    release();
    pick(card);
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
  // Up onto the trick plays a card, onto the trump display or one's own stories recruits with it.
  const dragging = useDrag<number, Zone>({
    may: (card) => chances.asked && !busy && chances.of(card) !== 'unasked',
    goals: () => under(goalsIn(root.current, '[data-zone]', (data) => data['zone'] as Zone)),
    onDrop: (card, zone) => (zone !== undefined && use(zone, card) ? 'waits' : 'home'),
    busy,
  });

  // What lies under the pointer or is picked is thought about; a recruit is only shown where one is allowed.
  const considered = dragging.piece ?? hovered ?? picked;
  const thought =
    considered !== undefined && phase === 'rest' && (chances.of(considered) === 'both' || chances.of(considered) === 'recruit')
      ? considered
      : undefined;
  const may = dragging.piece === undefined ? 'unasked' : chances.of(dragging.piece);
  const dropOn = (zone: Zone): 'no' | 'lit' | 'over' => (may === 'both' || may === zone ? (dragging.over === zone ? 'over' : 'lit') : 'no');
  const lit = hintedActions(props).flatMap((action) => (action.type === 'deal' ? [] : [action.card]));

  useKeys(root, (event) => {
    if (event.key === 'Escape') putDown();
    if (event.key.toLowerCase() !== shortcuts.trump) return;
    event.preventDefault();
    const columns = view.order.map((suit) => {
      const cards = view.display[suit] ?? [];
      return say.column(suitNamed(suit), cards.length, 0, suit === view.trump);
    });
    props.narrate([...columns, spoken(trumpSays(view, displayOf(view, thought), say))].join('. '));
  });

  return (
    <Speaking language={language} names={names}>
      <section
        ref={root}
        className="anansi"
        aria-label={say.table}
        tabIndex={-1}
        data-pace={pace}
        data-seats={view.seats}
        data-watching={seat === undefined || undefined}
        data-opened={props.opened !== undefined || undefined}
      >
        {told && phase === 'rest' ? (
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
            <Players view={view} seats={props.seats} you={seat} narrow={narrow} drop={dropOn('recruit')} opened={props.opened} />
            <Trick view={view} you={seat} drop={dropOn('play')} />
            <LookButton view={view} onOpen={() => look(true)} />
            {seat !== undefined && (
              <Hand
                view={props.view}
                seat={seat}
                chances={chances}
                picked={picked}
                oneTap={props.oneTap === true}
                hinted={lit}
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
    </Speaking>
  );
}
