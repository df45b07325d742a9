import { type BookPictures, classes } from '@tafelrunde/stage';
import { useState } from 'react';
import { PENALTY } from '../../cards.ts';
import { CALLER, calls } from '../../examples.ts';
import { rowsOf } from '../../rules/scoring.ts';
import { Glyph } from '../Glyph.tsx';
import { Picture } from '../Picture.tsx';
import { Sprite } from '../Sprite.tsx';
import './book.css';
import '../styles/theme.css';

/** The drawings every card refers to: beside the book lies the table that has them already, or there is none. */
function Drawings() {
  const [absent] = useState(() => document.querySelector('.sv-sprite') === null);
  return absent && <Sprite />;
}

function Call({ villages }: (typeof calls)[number]) {
  const sums = villages.map(({ cards }) => cards.reduce<number>((sum, card) => sum + card, 0));
  const rows = rowsOf(sums, [CALLER], villages.length, 0);
  return (
    <div className={classes('sv-called', rows[CALLER]?.won === true && 'is-won')}>
      {villages.map(({ name, cards }, seat) => {
        const { sum = 0, points = 0, called = false, won = false } = rows[seat] ?? {};
        return (
          <div className={classes('sv-called__row', called && 'is-caller')} key={name}>
            <span className="sv-called__name">
              {name} {called && <Glyph sign="bell" className="sv-called__bell" />}
            </span>
            <span className="sv-called__cards">
              {cards.map((card, at) => (
                <Picture key={`${at}`} card={card} />
              ))}
            </span>
            <span className="sv-called__sum">
              {called && (won ? <s>{sum}</s> : `${sum} + ${PENALTY} =`)} <b>{points}</b>
            </span>
          </div>
        );
      })}
    </div>
  );
}

function Calls() {
  return (
    <div className="sv-calls">
      <Drawings />
      {calls.map((call, at) => (
        <Call key={`${at}`} {...call} />
      ))}
    </div>
  );
}

const pictures: BookPictures = { calls: Calls };

export default pictures;
