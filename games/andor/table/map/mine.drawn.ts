/* The map of the mine, drawn when the pages are built, as that of the land is. Loaded only where the mine is played. */
import { middleInMine, mine, mineMarks, NOWHERE } from '../../board/index.ts';
import type { DrawnMap } from './generator/draw.mjs';
import { drawMine, type MineToDraw } from './generator/mine/draw.mjs';

const bankOf = (id: number): string =>
  Object.entries(mineMarks.banks).find(([, fields]) => (fields as readonly number[]).includes(id))?.[0] ?? '';

function toDraw(id: number): MineToDraw['fields'][number] {
  const [x, y] = middleInMine[id] ?? [0, 0];
  const arrow = mine.arrowOf[id] ?? NOWHERE;
  const bank = bankOf(id);
  const flags = [...(bank === 'outside' ? ['outside'] : []), ...(mine.terrain.forest.includes(id) ? ['forest'] : [])];
  return { id, x, y, arrow: arrow === NOWHERE ? null : arrow, neighbours: mine.neighboursOf[id] ?? [], bank, flags };
}

const borders = mine.fields.flatMap((a) =>
  (mine.neighboursOf[a] ?? []).flatMap((b): (readonly [number, number])[] => (a < b ? [[a, b]] : [])),
);

export const land: DrawnMap = drawMine({
  fields: mine.fields.map(toDraw),
  borders,
  bridges: [],
  wells: mine.terrain.well,
  fog: mine.terrain.fog,
  gems: mineMarks.gems,
  vents: mineMarks.vents,
  shores: mineMarks.shores,
  lake: mineMarks.lake,
});
