/** A box on the page, as `getBoundingClientRect` gives it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Fingers are broad: a space catches a card let go this near to it. */
export const REACH = 14;

/** Further than this a press becomes a drag, nearer it stays a tap. */
export const THRESHOLD = 6;

const overlap = (a: Box, b: Box): number => {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
};

const reaches = (box: Box, x: number, y: number): boolean =>
  x >= box.left - REACH && x <= box.left + box.width + REACH && y >= box.top - REACH && y <= box.top + box.height + REACH;

/**
 * The space a dragged card would fall on: the one under the pointer (or in reach of it), else the one it covers most, if it covers a third of it.
 * Only spaces one may use are handed in, so a card can never fall on another.
 */
export const spaceUnder = (
  spaces: ReadonlyMap<number, Box>,
  pointer: { readonly x: number; readonly y: number },
  card: Box,
): number | undefined => {
  let best: number | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [space, box] of spaces) {
    if (!reaches(box, pointer.x, pointer.y)) continue;
    const away = Math.hypot(pointer.x - (box.left + box.width / 2), pointer.y - (box.top + box.height / 2));
    if (away < nearest) {
      nearest = away;
      best = space;
    }
  }
  if (best !== undefined) return best;
  let most = 0;
  for (const [space, box] of spaces) {
    const covered = overlap(box, card) / (box.width * box.height);
    if (covered > most && covered >= 1 / 3) {
      most = covered;
      best = space;
    }
  }
  return best;
};
