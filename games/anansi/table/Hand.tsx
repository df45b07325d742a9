import type { Seat } from '@tafelrunde/kernel';
import { classes, type Dragging, useKeptFocus, useRoving } from '@tafelrunde/stage';
import { type CSSProperties, type KeyboardEvent, useId, useRef } from 'react';
import type { View } from '../state.ts';
import { shortcuts } from './shortcuts.ts';
import { fanOf, sorted } from './fan.ts';
import { Sideways } from './Gesture.tsx';
import type { Chances, May } from './options.ts';
import { cardSays } from './saying.ts';
import { useSpeech } from './speech.tsx';
import { StoryCard } from './StoryCard.tsx';
import './styles/hand.css';

const look: Readonly<Record<May, string | undefined>> = {
  both: undefined,
  play: undefined,
  unasked: 'is-idle',
  recruit: 'is-low',
  nothing: 'is-low is-faded',
};

export interface HandProps {
  readonly view: View;
  readonly seat: Seat;
  readonly chances: Chances;
  readonly picked: number | undefined;
  /** Cards a hint speaks for. */
  readonly hinted: readonly number[];
  /** A card with only one way to be used is used at the first press. */
  readonly oneTap: boolean;
  readonly dragging: Dragging<number, 'play' | 'recruit'>;
  readonly onPick: (card: number) => void;
  readonly onHover: (card: number | undefined) => void;
  readonly onPlay: (card: number) => void;
  readonly onRecruit: (card: number) => void;
  readonly onWhy: (card: number) => void;
}

/** The reader's hand, fanned. A card may be pressed (it lifts), pressed twice (it is played), dragged, or used by key. */
export function Hand(props: HandProps) {
  const { view, seat, chances, picked, hinted, oneTap, dragging, onPick, onHover, onPlay, onRecruit, onWhy } = props;
  const { say, name, labelOf } = useSpeech();
  const box = useRef<HTMLOListElement>(null);
  const id = useId();
  useRoving(box);
  const cards = sorted(view.hand, view.order);
  // When the card with the focus goes, the one that took its place has it.
  const at = useRef<number>(undefined);
  useKeptFocus(box, cards.join(' '), () => {
    const all = box.current?.querySelectorAll<HTMLElement>('[data-rove]') ?? [];
    return at.current === undefined ? undefined : all[Math.min(at.current, all.length - 1)];
  });

  const pressed = (event: KeyboardEvent, card: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    const key = event.key.toLowerCase();
    const act =
      key === 'enter' || key === shortcuts.play
        ? onPlay
        : key === shortcuts.recruit
          ? onRecruit
          : key === shortcuts.why
            ? onWhy
            : undefined;
    if (act === undefined) return;
    event.preventDefault();
    act(card);
  };

  const nameOf = (card: number): string => {
    const may = chances.of(card);
    const note = may === 'recruit' ? say.onlyRecruit : may === 'nothing' ? say.cannot : undefined;
    return [labelOf(card), note, hinted.includes(card) ? say.hinted : undefined].filter((part) => part !== undefined).join(', ');
  };

  return (
    <ol
      ref={box}
      className={classes('ana-hand', cards.length > 6 && 'ana-hand--two')}
      style={{ '--n': cards.length } as CSSProperties}
      aria-label={cards.length === 0 ? say.emptyHand : say.hand(cards.length)}
      data-spot="hand"
      data-side={dragging.over === 'recruit' || undefined}
    >
      {fanOf(cards).map(({ card, back, i, j, m }) => {
        const may = chances.of(card);
        return (
          <li
            key={card}
            className={classes(back ? 'is-back' : 'is-front', picked === card && 'is-picked', dragging.piece === card && 'is-dragged')}
            style={{ '--i': i, '--j': j, '--m': m } as CSSProperties}
          >
            <button
              type="button"
              className={classes('ana-pick', look[may], hinted.includes(card) && 'is-hinted')}
              data-rove=""
              aria-pressed={picked === card}
              aria-label={nameOf(card)}
              aria-describedby={chances.asked ? `${id}-${card}` : undefined}
              aria-keyshortcuts={`Enter ${shortcuts.play} ${shortcuts.recruit}`}
              onClick={(event) => {
                if (dragging.justDropped()) return;
                // The card that lies there once one was played is not meant by the second half of a double press.
                if (oneTap && event.detail > 1 && picked !== card) return;
                onPick(card);
                if (may === 'nothing') onWhy(card);
                else if (oneTap && may === 'play') onPlay(card);
                else if (oneTap && may === 'recruit') onRecruit(card);
                // A second press plays: the first has only lifted the card.
                else if (event.detail === 2 && (may === 'both' || may === 'play')) onPlay(card);
              }}
              onFocus={(event) => {
                at.current = cards.indexOf(card);
                if (event.currentTarget.matches(':focus-visible')) onPick(card);
              }}
              onBlur={(event) => {
                if (event.relatedTarget !== null) at.current = undefined;
              }}
              onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(card)}
              onPointerLeave={() => onHover(undefined)}
              onKeyDown={(event) => pressed(event, card)}
              {...dragging.listen(card)}
            >
              <StoryCard card={card} spot={`hand:${card}`} />
              {may === 'recruit' && (
                <span className="ana-pick__sign">
                  <Sideways />
                </span>
              )}
            </button>
            {chances.asked && (
              <span className="sr" id={`${id}-${card}`}>
                {cardSays(view, seat, card, may, name, say)}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
