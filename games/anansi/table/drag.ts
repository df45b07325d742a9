/** A box on the page, as `getBoundingClientRect` gives it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a card can be dropped: on the trick it is played, on the display or one's own stories it recruits. */
export type Zone = 'play' | 'recruit';

/** Further than this a press becomes a drag, nearer it stays a tap. */
export const THRESHOLD = 8;

const holds = (box: Box, x: number, y: number): boolean =>
  x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height;

/** The zone under the pointer; of two that overlap the smaller one, since it lies on top. */
export const zoneUnder = (
  zones: readonly { readonly zone: Zone; readonly box: Box }[],
  { x, y }: { readonly x: number; readonly y: number },
): Zone | undefined =>
  zones.filter(({ box }) => holds(box, x, y)).toSorted((a, b) => a.box.width * a.box.height - b.box.width * b.box.height)[0]?.zone;
