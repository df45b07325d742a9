import type { BookPictures } from '@tafelrunde/stage';
import { bonusOf } from '../../cards.ts';
import { toldRound } from '../../examples.ts';
import { entryOf, rowOf } from '../../rules/scoring.ts';
import { Bonus } from '../Bonus.tsx';
import { Listener, Stories } from '../Stories.tsx';
import './book.css';
import '../styles/card.css';

type Teller = (typeof toldRound.tellers)[number];

/** What a teller's points are made of: listeners and the trickster's card, or listeners that leave. */
function Points({ teller }: { readonly teller: Teller }) {
  const { points, bonus } = rowOf(entryOf(teller.listeners, teller.stories), toldRound.round, true);
  return (
    <span className="ana-told__sum">
      {points === 0 ? (
        <Listener inspired={false} />
      ) : (
        <>
          {points - bonus} <Listener inspired />
        </>
      )}
      {bonus > 0 && (
        <>
          + <Bonus bonus={bonusOf(toldRound.round)} />
        </>
      )}
      <span>=</span>
      <b>{points}</b>
    </span>
  );
}

function ToldRound() {
  return (
    <div className="ana-told">
      {toldRound.tellers.map((teller) => (
        <div className="ana-told__row" key={teller.name}>
          <span className="ana-told__name">{teller.name}</span>
          <Stories stories={teller.stories} listeners={teller.listeners} room={8} />
          <Points teller={teller} />
        </div>
      ))}
    </div>
  );
}

const pictures: BookPictures = { round: ToldRound };

export default pictures;
