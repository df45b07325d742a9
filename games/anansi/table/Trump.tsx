import { classes, Phrased } from '@tafelrunde/stage';
import type { CSSProperties } from 'react';
import { suitOf } from '../cards.ts';
import { NONE, type View } from '../state.ts';
import { letters } from './art/suits.ts';
import { Emblem } from './Emblem.tsx';
import { displayOf, recruitsIn } from './preview.ts';
import { trumpSays } from './saying.ts';
import { useSpeech } from './speech.tsx';
import { suitNamed } from './words.ts';
import './styles/trump.css';

interface ColumnProps {
  readonly view: View;
  readonly suit: number;
  readonly waiting: number;
  /** The card looked at would go here. */
  readonly ghost: boolean;
  /** Trump turns to this suit after the trick, as it lies or if the reader recruits. */
  readonly next: boolean;
}

function Column({ view, suit, waiting, ghost, next }: ColumnProps) {
  const { say } = useSpeech();
  const cards = view.display[suit] ?? [];
  const trump = suit === view.trump;
  return (
    <li
      className={classes('ana-column', `ana-column--${letters[suit]}`, trump && 'is-trump', next && !trump && 'is-next')}
      data-spot={`column:${suit}`}
    >
      <span className="sr">{say.column(suitNamed(suit), cards.length, waiting, trump)}</span>
      <span className="ana-column__head" aria-hidden="true">
        <Emblem suit={suit} />
        <b>{cards.length}</b>
        {waiting > 0 && <em>+{waiting}</em>}
        {ghost && <em className="is-ghost">+1</em>}
      </span>
      <span className="ana-column__cloth" aria-hidden="true">
        {cards.map((card) => (
          <i key={card} data-band={suit} />
        ))}
        {Array.from({ length: waiting }, (_, i) => (
          <i key={`w${i}`} className="is-waiting" />
        ))}
        {ghost && (
          <i className="is-ghost">
            <span>{say.ghost}</span>
          </i>
        )}
      </span>
      <span className="ana-column__name" aria-hidden="true">
        {say.suit(suitNamed(suit))}
      </span>
      {trump && (
        <span className="ana-column__crown" aria-hidden="true" data-spot="crown">
          {say.crown}
        </span>
      )}
    </li>
  );
}

export interface TrumpProps {
  readonly view: View;
  /** The card the reader thinks of recruiting with; undefined where there is none, or nobody may recruit. */
  readonly card: number | undefined;
  /** A card in the air may be dropped here; `over`: it would fall here now. */
  readonly drop: 'no' | 'lit' | 'over';
}

/** The heart of the table: what lies under each trump card, who is ahead, and what a recruit would make of it (ANA-3.1, ANA-3.2). */
export function Trump({ view, card, drop }: TrumpProps) {
  const { say } = useSpeech();
  const display = displayOf(view, card);
  const waiting = recruitsIn(view.trick);
  const next = (display.recruited ?? display.after).suit;
  const heights = view.order.map(
    (suit) =>
      (view.display[suit]?.length ?? 0) +
      [...waiting, ...(card === undefined ? [] : [card])].filter((each) => suitOf[each] === suit).length,
  );
  return (
    <section
      className={classes('ana-trump', drop !== 'no' && 'is-drop', drop === 'over' && 'is-over')}
      aria-label={say.trump}
      data-zone="recruit"
    >
      <h2 className="ana-trump__h">
        <span>{say.trump}</span> <small>{say.tiesGoLeft}</small>
      </h2>
      <ol className="ana-trump__columns" style={{ '--bands': Math.max(...heights) } as CSSProperties}>
        {view.order.map((suit) => (
          <Column
            key={suit}
            view={view}
            suit={suit}
            waiting={waiting.filter((each) => suitOf[each] === suit).length}
            ghost={card !== undefined && suitOf[card] === suit}
            next={next === suit && !display.last}
          />
        ))}
      </ol>
      <p className="ana-trump__say">
        {trumpSays(view, display, say).map((phrase, i) => (
          // Two sentences at most: what stands, what would be.
          <span key={`${i}`} className={i > 0 || card !== undefined ? 'is-would' : undefined}>
            <Phrased phrase={phrase} />{' '}
          </span>
        ))}
        {view.stock !== NONE && <span className="ana-trump__stock">{say.stock(view.stock)}</span>}
      </p>
      {drop !== 'no' && (
        <span className="ana-drop" aria-hidden="true">
          {say.dropRecruit}
        </span>
      )}
    </section>
  );
}
