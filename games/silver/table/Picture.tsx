import { NONE } from '../state.ts';
import { eyesOf } from './eyes.ts';
import './styles/picture.css';

/** A card as small as a line of the log: a dark house, or a lit one with its number. Decoration: the line speaks. */
export function Picture({ card, amulet = false }: { readonly card: number; readonly amulet?: boolean }) {
  return (
    <span className={`silver-picture${card === NONE ? '' : ' is-up'}`} style={{ '--n': Math.max(card, 0) } as React.CSSProperties}>
      <svg preserveAspectRatio="none" viewBox="0 0 240 336" aria-hidden="true">
        <use href="#sv-house" />
      </svg>
      <span className="silver-picture__win">
        <svg viewBox="0 0 200 200" preserveAspectRatio={card === NONE ? 'none' : 'xMidYMax meet'} aria-hidden="true">
          <use href={card === NONE ? '#sv-dark' : `#sv-p${card}`} />
        </svg>
      </span>
      {eyesOf(card) > 0 && (
        <svg className="silver-picture__eyes" viewBox="0 0 240 120" aria-hidden="true">
          <use href={`#sv-eyes-${eyesOf(card)}`} />
        </svg>
      )}
      {card !== NONE && <b aria-hidden="true">{card}</b>}
      {amulet && (
        <svg className="silver-picture__am" viewBox="0 0 120 140" aria-hidden="true">
          <use href="#sv-amulet" />
        </svg>
      )}
    </span>
  );
}
