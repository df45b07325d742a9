import { classes } from '@tafelrunde/stage';
import type { CSSProperties, ReactNode } from 'react';
import { copiesOf, triggerOf } from '../cards.ts';
import { eyesOf } from './eyes.ts';
import { Glyph } from './Glyph.tsx';
import { useSpeech } from './speech.tsx';
import './styles/card.css';

const house = (
  <svg className="sv-card__house" preserveAspectRatio="none" viewBox="0 0 240 336">
    <use href="#sv-house" />
  </svg>
);

interface BodyProps {
  /** False: its place alone, until its turn to be drawn has come. */
  readonly drawn?: boolean;
  readonly children?: ReactNode;
}

/** The same for every card, lit or dark. */
const blank = <span className="sv-card__body" aria-hidden="true" />;

/** Names longer than this are set smaller. */
const LONG = 11;

/** What a card looks like face up: the lamp is lit. Words are text, so that three languages fit. */
export function LitBody({ card, drawn = true, children }: BodyProps & { readonly card: number }) {
  const { nameOf, lineOf } = useSpeech();
  if (!drawn) return blank;
  const eyes = eyesOf(card);
  const name = nameOf(card);
  return (
    <span className="sv-card__body" aria-hidden="true" style={{ '--n': card } as CSSProperties}>
      <span className="sv-card__in">
        {house}
        {eyes > 0 && (
          <svg className="sv-card__eyes" viewBox="0 0 240 120">
            <use href={`#sv-eyes-${eyes}`} />
          </svg>
        )}
        <span className="sv-card__win">
          <svg viewBox="0 0 200 200" preserveAspectRatio="xMidYMax meet" overflow="visible">
            <use href={`#sv-p${card}`} />
          </svg>
        </span>
        <span className="sv-card__plate" />
        <span className={classes('sv-card__disc', card > 9 && 'is-two')}>{card}</span>
        <span className="sv-card__copies">×{copiesOf[card]}</span>
        <span className="sv-card__trig">
          <Glyph sign={`t-${triggerOf(card)}`} className="" />
        </span>
        <span className={classes('sv-card__name', name.length > LONG && 'is-long')}>{name}</span>
        <span className="sv-card__line">{lineOf(card)}</span>
      </span>
      {children}
    </span>
  );
}

/** What a card looks like face down: the same for every card. Nothing in here may depend on what it is. */
export function DarkBody({ drawn = true, children }: BodyProps) {
  if (!drawn) return blank;
  return (
    <span className="sv-card__body" aria-hidden="true">
      <span className="sv-card__in">
        {house}
        <span className="sv-card__win">
          <svg preserveAspectRatio="none" viewBox="0 0 200 200">
            <use href="#sv-dark" />
          </svg>
        </span>
        <span className="sv-card__disc">
          <Glyph sign="moon" className="" />
        </span>
      </span>
      {children}
    </span>
  );
}

/** A card as a picture, with its name for the ear. */
export function Lit({ card, className, children }: { readonly card: number; readonly className?: string; readonly children?: ReactNode }) {
  const { cardOf } = useSpeech();
  return (
    <span className={classes('sv-card is-up', className)}>
      <span className="sr">{cardOf(card)}</span>
      <LitBody card={card}>{children}</LitBody>
    </span>
  );
}

export function Dark({
  className,
  label,
  children,
}: {
  readonly className?: string;
  readonly label?: string;
  readonly children?: ReactNode;
}) {
  const { say } = useSpeech();
  return (
    <span className={classes('sv-card is-down', className)}>
      <span className="sr">{label ?? say.dark}</span>
      <DarkBody>{children}</DarkBody>
    </span>
  );
}
