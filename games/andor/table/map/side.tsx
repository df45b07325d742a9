/*
 * The side of the board on the table: its map is drawn beforehand. That of the land comes with the table; that of the mine is fetched
 * where it is played.
 */
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { sideOf } from '../../side.ts';
import type { View } from '../../state.ts';
import type { DrawnMap } from './generator/draw.mjs';
import { land as andor } from './land.drawn.ts';

const Drawn = createContext<DrawnMap>(andor);

/** The map that is played on. */
export const useLand = (): DrawnMap => useContext(Drawn);

/** Whatever is drawn on a map; nothing of it before the map is there. */
export function OnMap({ view, children, meanwhile }: { readonly view: View; readonly children: ReactNode; readonly meanwhile: ReactNode }) {
  const [mine, setMine] = useState<DrawnMap>();
  const side = sideOf(view);
  useEffect(() => {
    if (side === 'mine') void import('./mine.drawn.ts').then(({ land }) => setMine(land));
  }, [side]);
  const land = side === 'mine' ? mine : andor;
  return land === undefined ? meanwhile : <Drawn value={land}>{children}</Drawn>;
}
