import type { CSSProperties, ReactNode } from 'react';
import { classes } from './classes.ts';

export interface CardProps {
  /** Width in any CSS unit; everything on the card is measured in cqw and grows with it. */
  readonly w?: string;
  /** Shown when the card lies face up; live text over the art. */
  readonly face?: ReactNode;
  readonly back?: ReactNode;
  readonly up: boolean;
  readonly lit?: boolean;
  readonly picked?: boolean;
  readonly className?: string;
}

function width(w: string | undefined): CSSProperties | undefined {
  return w === undefined ? undefined : ({ '--w': w } as CSSProperties);
}

/** A playing card in the 5:7 of the tokens. What it shows is the game's; how it lies and glows is the stage's. */
export function Card({ w, face, back, up, lit, picked, className }: CardProps) {
  return (
    <span className={classes('card', lit && 'is-lit', picked && 'is-picked', !up && 'is-down', className)} style={width(w)}>
      {up ? face : back}
    </span>
  );
}

/** A hand held open: cards overlap as much as they must and turn around a point below them. */
export function Fan({ cards, w, className }: { readonly cards: readonly ReactNode[]; readonly w?: string; readonly className?: string }) {
  const middle = (cards.length - 1) / 2;
  return (
    <ul className={classes('fan', className)} style={{ ...width(w), '--n': cards.length } as CSSProperties}>
      {cards.map((card, place) => (
        // A hand has no ids: a card is named by its place.
        // By its place: see above
        <li key={place} style={{ '--k': place - middle } as CSSProperties}>
          {card}
        </li>
      ))}
    </ul>
  );
}

/** A pile: its height shows roughly how many lie there; the number says it exactly. */
export function Pile(props: {
  readonly count: number;
  readonly label: string;
  readonly top?: ReactNode;
  readonly w?: string;
  readonly className?: string;
}) {
  const layers = Math.min(4, Math.ceil(props.count / 4));
  return (
    <span
      className={classes('pile', props.count === 0 && 'is-empty', props.className)}
      style={{ ...width(props.w), '--layers': layers } as CSSProperties}
    >
      {props.count > 0 && props.top}
      <span className="pile__count">
        <span className="sr">{props.label} </span>
        {props.count}
      </span>
    </span>
  );
}
