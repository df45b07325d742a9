import type { CSSProperties } from 'react';
import { suitOf, valueOf } from '../cards.ts';
import { letters } from './art/suits.ts';
import { Emblem } from './Emblem.tsx';
import { sorted } from './fan.ts';
import { useSpeech } from './speech.tsx';
import { StoryCard } from './StoryCard.tsx';
import './styles/open-hand.css';

/** A player's hand where all cards lie open: values by suit where room is scarce, small cards elsewhere. */
export function OpenHand({
  hand,
  order,
  spot,
}: {
  readonly hand: readonly number[];
  readonly order: readonly number[];
  readonly spot?: string | undefined;
}) {
  const { say, labelOf } = useSpeech();
  const cards = sorted(hand, order);
  const suits = order
    .map((suit) => ({ suit, cards: cards.filter((card) => suitOf[card] === suit) }))
    .filter((held) => held.cards.length > 0);
  return (
    <div className="ana-laid" style={{ '--n': cards.length } as CSSProperties} data-spot={spot}>
      <span className="sr">{cards.length === 0 ? say.cards(0) : cards.map(labelOf).join('; ')}</span>
      <span className="ana-laid__suits" aria-hidden="true">
        {suits.map(({ suit, cards: held }) => (
          <span key={suit} className={`ana-laid__suit ana-column--${letters[suit]}`}>
            <Emblem suit={suit} />
            <span className="ana-laid__values">
              {held.map((card) => (
                <b key={card}>{valueOf[card]}</b>
              ))}
            </span>
          </span>
        ))}
      </span>
      <span className="ana-laid__cards" aria-hidden="true">
        {cards.map((card) => (
          <StoryCard key={card} card={card} />
        ))}
      </span>
    </div>
  );
}
