import type { Seat } from '@tafelrunde/kernel';
import { leftOf, NotNowContext } from '@tafelrunde/stage';
import { type CSSProperties, useContext, useEffect, useEffectEvent, useRef } from 'react';
import type { View } from '../state.ts';
import { Card } from './Card.tsx';
import { faceOf } from './face.ts';
import { useSpeech } from './speech.tsx';
import { handOf } from './tableau.ts';
import './styles/hand.css';

/** The reader's hand: to look at, not to play. Nothing lifts; a touch says why (ANT-3.5). */
export function MyHand({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const { say, name, nameOf, labelOf } = useSpeech();
  const explain = useContext(NotNowContext);
  const fan = useRef<HTMLOListElement>(null);
  const touched = useEffectEvent((at: Element) => explain(say.handOnly(name(leftOf(seat, view.seats))), at));
  useEffect(() => {
    const cards = fan.current;
    const press = () => {
      if (cards !== null) touched(cards);
    };
    cards?.addEventListener('click', press);
    return () => cards?.removeEventListener('click', press);
  }, []);
  const hand = handOf(view.hand);
  const note = view.phase === 'over' ? undefined : say.unseen(name(leftOf(seat, view.seats)));
  return (
    <section className="ant-hand" aria-label={say.handCount(hand.length)}>
      <p className="ant-hand__note">
        <strong>{say.yourHand}</strong> <span>{hand.length === 0 ? say.noCards : note}</span>
      </p>
      <ol ref={fan} className="ant-hand__fan" style={{ '--n': hand.length } as CSSProperties} data-spot="hand">
        {hand.map((card, i) => {
          const face = faceOf(card);
          // The last of its kind is the one that comes and goes.
          const last = hand[i + 1] !== card;
          return (
            <li key={`${card}:${i - hand.indexOf(card)}`} style={{ '--i': i - (hand.length - 1) / 2 } as CSSProperties}>
              <Card face={face} name={nameOf(face)} label={labelOf(face)} spot={last ? `hand:${card}` : undefined} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
