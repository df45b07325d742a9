/** A field as the generator wants it: middle in shares of the land, flags for what is drawn on it. */
export interface FieldToDraw {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Where its arrow points; null without one. */
  readonly arrow: number | null;
  readonly flags: readonly ('castle' | 'forest' | 'southern_forest' | 'mountain' | 'mine' | 'box')[];
}
export interface BoardToDraw {
  readonly fields: readonly FieldToDraw[];
  readonly bridges: readonly { readonly between: readonly [number, number]; readonly kind: 'rope' | 'bow' | 'market' }[];
  readonly wells: readonly number[];
  readonly fog: readonly number[];
}

export type Point = readonly [x: number, y: number];

/** What stands along a curve; the words come with the language. */
export type Name =
  | 'watchful-woods'
  | 'grey-mountains'
  | 'andor'
  | 'secret-lake'
  | 'deep-halls'
  | 'old-workings'
  | 'sunken-works'
  | 'high-gallery'
  | 'mine';

export interface DrawnMap {
  readonly width: number;
  readonly height: number;
  /** Everything that never changes, from the paper to the light: the inside of an SVG, and its style by day and by candle-light. */
  readonly ground: string;
  readonly styles: Readonly<Record<'day' | 'night', string>>;
  readonly names: readonly {
    readonly place: Name;
    readonly d: string;
    readonly look: 'plain' | 'small' | 'title';
  }[];
  /** Per field its outline, where its number stands, and up to five places for figures. */
  readonly fields: Readonly<Record<number, { readonly d: string; readonly number: Point; readonly stand: readonly Point[] }>>;
  readonly arrows: readonly { readonly from: number; readonly to: number; readonly x: number; readonly y: number; readonly turn: number }[];
  readonly wells: Readonly<Record<number, Point>>;
  readonly fog: Readonly<Record<number, Point>>;
  readonly bridges: readonly { readonly between: readonly [number, number]; readonly at: Point }[];
}

export function drawMap(board: BoardToDraw): DrawnMap;
