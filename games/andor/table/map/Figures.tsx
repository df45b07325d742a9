import { memo } from 'react';
import type { View } from '../../state.ts';
import { creaturesInCastle, shieldsIn } from '../../texts/reading.ts';
import type { Point } from './generator/draw.mjs';
import { type Piece, STANDEE } from './standing.ts';

export const placed = ([x, y]: Point): string => `translate(${x}px, ${y}px)`;

const Figure = memo(function Figure({ id, token, at, size, flat, named }: Omit<Piece, 'key'> & { readonly id: string }) {
  const width = flat === true ? size : STANDEE.width * size;
  const height = flat === true ? size : STANDEE.height * size;
  return (
    <svg
      className="am-piece"
      data-piece={id}
      style={{ transform: placed(at), width, height, left: -width / 2, top: flat === true ? -height / 2 : -height * STANDEE.foot }}
    >
      <use href={`#t-${token}`} width="100%" height="100%" />
      {named === true && <use href="#t-star" x="52%" y="58%" width={width * 0.5} height={width * 0.5} />}
    </svg>
  );
});

/**
 * Figures and tokens, moved by their transform alone. Each is an element of the page, not of the drawing below: inside a drawing a
 * browser lays out and paints anew with every frame of a walk. They lie in units of the map.
 */
export function Figures({ pieces }: { readonly pieces: readonly Piece[] }) {
  return (
    <div className="am-figures" aria-hidden="true">
      {pieces.map(({ key, ...piece }) => (
        <Figure key={key} id={key} {...piece} />
      ))}
    </div>
  );
}

const SHIELDS: Point = [166, 312];

/** The golden shields before the castle: those that are lost lie in the shade, under the creatures that are in it. */
export function Shields({ view }: { readonly view: View }) {
  const { all, free } = shieldsIn(view);
  const inside = creaturesInCastle(view).flatMap(({ kind, count }) => Array.from({ length: count }, () => kind));
  const spot = (i: number) => ({ x: (i % 6) * 30, y: Math.floor(i / 6) * 30 });
  return (
    <g className="am-shields" aria-hidden="true" transform={`translate(${SHIELDS.join(' ')})`}>
      {Array.from({ length: all }, (_, i) => (
        <use key={`${i}`} className={i < free ? undefined : 'is-lost'} href="#t-golden-shield" {...spot(i)} width="28" height="28" />
      ))}
      {inside.map((kind, i) => {
        const { x, y } = spot(free + i);
        return <use key={`${kind}${i}`} href={`#t-${kind}`} x={x + 1} y={y - 16} width="26" height="41" />;
      })}
    </g>
  );
}
