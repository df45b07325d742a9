/*
 * The map, drawn when the pages are built: what a build carries of this module is its result (web/drawn.ts). Elsewhere it is drawn
 * when somebody asks.
 */
import {
  arrowOf,
  BEATEN_BOX,
  bridges,
  CASTLE,
  fields,
  isOn,
  LONE_TOWER,
  MINE,
  middleOf,
  NOWHERE,
  southernForest,
  terrain,
} from '../../board/index.ts';
import { drawMap, type DrawnMap, type FieldToDraw } from './generator/draw.mjs';

function toDraw(id: number): FieldToDraw {
  const [x, y] = middleOf[id] ?? [0, 0];
  const arrow = arrowOf[id] ?? NOWHERE;
  const flags: FieldToDraw['flags'][number][] = [];
  if (id === CASTLE) flags.push('castle');
  if (id === MINE) flags.push('mine');
  if (id === BEATEN_BOX || id === LONE_TOWER) flags.push('box');
  if (isOn('forest', id)) flags.push('forest');
  if (southernForest.includes(id)) flags.push('southern_forest');
  if (isOn('mountain', id)) flags.push('mountain');
  return { id, x, y, arrow: arrow === NOWHERE ? null : arrow, flags };
}

export const land: DrawnMap = drawMap({ fields: fields.map(toDraw), bridges, wells: terrain.well, fog: terrain.fog });
