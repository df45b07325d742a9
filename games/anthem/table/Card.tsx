import { classes } from '@tafelrunde/stage';
import type { CSSProperties } from 'react';
import type { Face } from './face.ts';
import { pictureOf } from './pictures.ts';
import './styles/card.css';

export interface CardProps {
  readonly face: Face;
  /** Printed below the picture. */
  readonly name?: string | undefined;
  /** Read aloud ("6 Lair"); without it the card is decoration, and something beside it speaks. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly w?: string;
  readonly spot?: string | undefined;
}

/** A card face up or down: woodcut, numeral and name. All measures are in cqw, so setting --w is enough. */
export function Card({ face, name, label, className, w, spot }: CardProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span
      {...spoken}
      className={classes('ant-card', typeof face === 'string' && `ant-card--${face}`, className)}
      style={w === undefined ? undefined : ({ '--w': w } as CSSProperties)}
      data-spot={spot}
      data-face={face}
    >
      <img className="ant-card__art" src={pictureOf(face)} alt="" draggable={false} decoding="async" />
      {typeof face === 'number' && (
        <span className="ant-card__initial" aria-hidden="true">
          {face}
        </span>
      )}
      {name !== undefined && (
        <span className="ant-card__name" aria-hidden="true">
          {name}
        </span>
      )}
    </span>
  );
}
