import type { Seat } from '@tafelrunde/kernel';
import { classes } from '@tafelrunde/stage';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { type Face, faceWords } from '../../choosing.ts';
import { type HeroKind, heroKinds, heroNames, ranks } from '../../pieces.ts';
import { Token, type TokenName } from '../tokens.tsx';
import type { Words } from './words.ts';

/** Whose place this hero would take, and how that is done. */
export interface Swap {
  readonly seat: Seat;
  /** The hero who gives way, where that needs saying. */
  readonly other: string | undefined;
  readonly swap: () => void;
}

const bothNames = (kind: HeroKind) => heroNames[heroKinds.indexOf(kind) as 0];

/** As little room as a button has: both names where chance draws one. */
export function shortName(kind: HeroKind, face: Face | undefined): string {
  const [first, second] = bothNames(kind);
  return face === 'first' ? first : face === 'second' ? second : `${first}/${second}`;
}

const figure = (name: string) => `hero-${name.toLowerCase()}` as TokenName;
const head = (name: string) => `face-${name.toLowerCase()}` as TokenName;

function Stone() {
  return (
    <svg className="an-niche__stone" viewBox="0 0 200 190" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 190V70Q20 4 100 4T200 70V190z" className="an-stone1" />
      <path d="M14 190V78Q30 18 100 18T186 78V190z" className="an-stone2" />
    </svg>
  );
}

interface NicheProps {
  readonly kind: HeroKind;
  readonly face: Face;
  /** Rides out, or chance may still draw it. */
  readonly plays: boolean;
  readonly mine: boolean;
  readonly say: Words;
  readonly setFace: ((face: Face) => void) | undefined;
  readonly swaps: readonly Swap[];
  /** Who leads it. */
  readonly place: ReactNode;
}

/** A hero in a niche of stone: figure, two faces to choose from, and who leads it. */
export function Niche({ kind, face, plays, mine, say, setFace, swaps, place }: NicheProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const was = useRef(mine);
  // The button that made it mine is gone with that: the focus stays here.
  useEffect(() => {
    if (mine && !was.current && document.activeElement === document.body) section.current?.focus();
    was.current = mine;
  }, [mine]);
  const names = bothNames(kind);
  const name = face === 'mixed' ? say.either(...names) : shortName(kind, face);
  const word = say.kinds[kind][face === 'second' ? 1 : 0];
  return (
    <section
      ref={section}
      className={classes('an-niche', `c-${kind}`, !plays && 'is-home', mine && 'is-mine')}
      tabIndex={-1}
      aria-labelledby={id}
    >
      <div className={classes('an-niche__alcove', face === 'mixed' && 'is-either')}>
        <Stone />
        <span className="an-niche__figures">
          {names.map((each, i) => (face === 'mixed' || face === faceWords[i] ? <Token key={each} name={figure(each)} /> : null))}
        </span>
      </div>
      <h3 id={id} className="an-niche__name">
        {name}
      </h3>
      <fieldset className="an-niche__faces" aria-label={say.face(word)} disabled={setFace === undefined}>
        {faceWords.map((each, i) => (
          <label key={each} className={classes('an-face', each === 'mixed' && 'an-face--chance')}>
            <input type="radio" name={`${id}-face`} checked={face === each} onChange={() => setFace?.(each)} />
            {names[i] === undefined ? <i aria-hidden="true">?</i> : <Token name={head(names[i])} className="an-face__pic" />}
            <span>{names[i] ?? say.chance}</span>
          </label>
        ))}
      </fieldset>
      <p className="an-niche__rank">{plays ? say.rank(word, ranks[heroKinds.indexOf(kind) as 0]) : `${word} · ${say.home}`}</p>
      {place}
      {swaps.map(({ seat, other, swap }) => (
        <button
          key={seat}
          type="button"
          className="an-niche__swap"
          aria-label={other === undefined ? say.leadSaid(name) : say.insteadSaid(name, other)}
          onClick={swap}
        >
          {other === undefined ? say.lead : say.instead(other)}
        </button>
      ))}
    </section>
  );
}
