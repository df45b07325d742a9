import type { Seat } from '@tafelrunde/kernel';
import { DEATH } from '../state.ts';
import { faceOf } from './face.ts';
import { pictureOf } from './pictures.ts';
import { useSpeech } from './speech.tsx';
import { handOf } from './tableau.ts';
import './styles/open-hand.css';

/** Another player's hand where all cards lie open: small cards with their numerals, Death last. `counts` by kind of card. */
export function OpenHand({ counts, seat }: { readonly counts: readonly number[]; readonly seat: Seat }) {
  const { say, labelOf } = useSpeech();
  const hand = handOf(counts);
  return (
    <ol className="ant-laid" aria-label={hand.length === 0 ? say.noCards : undefined} data-spot={`fan:${seat}`}>
      {hand.map((card, i) => (
        <li key={`${card}:${i - hand.indexOf(card)}`} className={card === DEATH ? 'ant-laid__death' : undefined} data-v={card}>
          {card === DEATH ? <img src={pictureOf('death')} alt="" draggable={false} /> : <span aria-hidden="true">{card}</span>}
          <span className="sr">{labelOf(faceOf(card))}</span>
        </li>
      ))}
    </ol>
  );
}
