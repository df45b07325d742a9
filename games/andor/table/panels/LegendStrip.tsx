import { classes } from '@tafelrunde/stage';
import { letters } from '../../legend/words.ts';
import { lastLetter } from '../../side.ts';
import { isStar, waitsAt } from './letters.ts';
import type { Props } from './props.ts';
import { Token } from '../tokens.tsx';
import { words } from './words.ts';
import './letters.css';

/** The legend track: A at the bottom, N at the top; lying, A at the left. */
export function LegendStrip({ view, language, across }: Props & { readonly across?: boolean }) {
  const say = words[language];
  const { narrator } = view.legend;
  const last = lastLetter(view);
  return (
    <ol className={classes('an-letters', across === true && 'is-across')} aria-label={say.legendTrack(letters[narrator] ?? 'N')}>
      {letters.map((letter, i) => {
        const waits = i > narrator && waitsAt(view, i);
        return (
          <li
            key={letter}
            className={classes(i < narrator ? 'is-past' : i === narrator && 'is-now', i > last && 'is-beyond')}
            aria-current={i === narrator ? 'step' : undefined}
          >
            {i === narrator && across !== true ? <Token name="narrator" className="an-letters__narrator" /> : <b>{letter}</b>}
            {i === narrator && across !== true && <span className="sr">{letter}</span>}
            {i === last && view.legend.last !== undefined && <i className="an-letters__end">N</i>}
            {isStar(view, i) && <Token name="star" className="an-letters__star" />}
            {!isStar(view, i) && waits && <Token name="card-legend" className="an-letters__star" />}
            {waits && <span className="sr">{say.cardWaits(letter)}</span>}
            {i === last && <span className="sr">{say.theEnd(letter)}</span>}
          </li>
        );
      })}
    </ol>
  );
}
