import { suitOf, valueOf } from '../cards.ts';
import type { View } from '../state.ts';
import { letters } from './art/suits.ts';
import { Emblem } from './Emblem.tsx';
import { useSpeech } from './speech.tsx';
import { StoryCard } from './StoryCard.tsx';
import { suitNamed } from './words.ts';
import './styles/open.css';

/** With three players ten cards lie open, out of this round (ANA-2.7). By suit, in the order of the display. */
export function OpenCards({ view }: { readonly view: View }) {
  const { say, labelOf } = useSpeech();
  if (view.open.length === 0) return undefined;
  const groups = view.order.map((suit) => ({ suit, cards: view.open.filter((card) => suitOf[card] === suit) }));
  return (
    <section className="ana-open" aria-label={say.open}>
      <h2 className="ana-open__h" aria-hidden="true">
        <span className="ana-open__long">{say.open}</span>
        <span className="ana-open__short">{say.openShort}</span>
      </h2>
      <ul className="ana-open__suits">
        {groups
          .filter(({ cards }) => cards.length > 0)
          .map(({ suit, cards }) => (
            <li key={suit} className={`ana-open__suit ana-column--${letters[suit]}`}>
              <span className="sr">{`${say.suit(suitNamed(suit))}: ${cards.map((card) => valueOf[card]).join(', ')}`}</span>
              <span className="ana-open__values" aria-hidden="true">
                <Emblem suit={suit} />
                {cards.map((card) => (
                  <b key={card}>{valueOf[card]}</b>
                ))}
              </span>
              <span className="ana-open__cards" aria-hidden="true" title={cards.map(labelOf).join(' · ')}>
                {cards.map((card) => (
                  <StoryCard key={card} card={card} />
                ))}
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}
