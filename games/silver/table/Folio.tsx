import { classes, IconButton, useOpenDialog } from '@tafelrunde/stage';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { copiesOf, NUMBERS, triggerOf } from '../cards.ts';
import { Dark, Lit } from './Card.tsx';
import { fitsOf } from './fits.ts';
import { Amulet, Glyph } from './Glyph.tsx';
import { useSpeech } from './speech.tsx';
import './styles/folio.css';

/** What the ability may choose, in six small pictures. */
function Fits({ card }: { readonly card: number }) {
  const { say } = useSpeech();
  const fits = fitsOf(card);
  if (fits === undefined) return undefined;
  const pictures: Readonly<Record<keyof typeof fits, ReactNode>> = {
    own: <Dark />,
    ownLit: <Lit card={8} />,
    other: <Dark />,
    otherLit: <Lit card={4} />,
    guarded: (
      <Dark>
        <span className="sv-tag">
          <Glyph sign="shield" className="" />
        </span>
      </Dark>
    ),
    amulet: (
      <Dark className="is-amulet">
        <Amulet className="sv-hang" />
      </Dark>
    ),
  };
  return (
    <ul className="sv-fits">
      {(Object.keys(pictures) as (keyof typeof fits)[]).map((kind) => (
        <li key={kind} className={fits[kind] ? 'is-yes' : 'is-no'}>
          <span aria-hidden="true">{pictures[kind]}</span>
          <span>
            <Glyph sign={fits[kind] ? 'check' : 'close'} />
            {say.fits[kind]}
            <span className="sr">: {fits[kind] ? say.yes : say.no}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A card large, with everything it does. Leafs through all fourteen. */
export function Folio({
  card,
  onCard,
  onClose,
}: {
  readonly card: number;
  readonly onCard: (card: number) => void;
  readonly onClose: () => void;
}) {
  const { say, nameOf, lineOf } = useSpeech();
  const box = useRef<HTMLDialogElement>(null);
  const leaves = useRef<HTMLOListElement>(null);
  const id = useId();
  useOpenDialog(box, true, onClose);
  useEffect(() => {
    leaves.current?.children[card]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [card]);
  const turn = (by: number) => onCard((card + by + NUMBERS) % NUMBERS);
  const before = (card + NUMBERS - 1) % NUMBERS;
  const after = (card + 1) % NUMBERS;
  return (
    <dialog
      ref={box}
      className="sv-folio"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') turn(-1);
        else if (event.key === 'ArrowRight') turn(1);
        else if (event.key === 'i') onClose();
      }}
    >
      <article className="sv-folio__in">
        <IconButton icon="close" label={say.close} className="sv-folio__shut" onClick={onClose} />
        <div className="sv-folio__pic" aria-hidden="true">
          <Lit card={card} />
        </div>
        <div className="sv-folio__words">
          <h2 id={id}>
            <span className="sv-no">{card}</span> {nameOf(card)}
          </h2>
          <p className="sv-when">
            <Glyph sign={`t-${triggerOf(card)}`} />
            <span>
              {say.when[triggerOf(card)]} {say.inDeck(copiesOf[card] ?? 0)}
            </span>
          </p>
          <p className="sr">{lineOf(card)}</p>
          <p>{say.more[card]}</p>
          <Fits card={card} />
        </div>
        <nav className="sv-leaf" aria-label={say.otherCards}>
          <button type="button" className="sv-leaf__turn" onClick={() => turn(-1)}>
            <Glyph sign="left" />
            <span className="sr">{say.previous}: </span>
            <span>{nameOf(before)}</span>
          </button>
          <ol ref={leaves}>
            {Array.from({ length: NUMBERS }, (_, number) => (
              <li key={number} className={classes(number === card && 'is-here')}>
                <button type="button" tabIndex={-1} aria-current={number === card || undefined} onClick={() => onCard(number)}>
                  <Lit card={number} />
                </button>
              </li>
            ))}
          </ol>
          <button type="button" className="sv-leaf__turn" onClick={() => turn(1)}>
            <span className="sr">{say.next}: </span>
            <span>{nameOf(after)}</span>
            <Glyph sign="right" />
          </button>
        </nav>
      </article>
    </dialog>
  );
}
