import type { BoardToDraw, DrawnMap, FieldToDraw } from '../draw.mjs';

/** The mine as the generator wants it: besides, what is drawn of its walls, its lake and its fire. */
export interface MineToDraw extends Omit<BoardToDraw, 'fields'> {
  readonly fields: readonly (Omit<FieldToDraw, 'flags'> & {
    readonly neighbours: readonly number[];
    readonly bank: string;
    readonly flags: readonly string[];
  })[];
  readonly borders: readonly (readonly [number, number])[];
  readonly gems: readonly number[];
  readonly vents: readonly number[];
  readonly shores: readonly number[];
  readonly lake: readonly (readonly [x: number, y: number])[];
}

export function drawMine(board: MineToDraw): DrawnMap;
