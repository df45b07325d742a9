/* Where the card that explains something lies: beside what it speaks of, on nothing that must be touched. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
interface Room {
  readonly width: number;
  readonly height: number;
}
type Side = 'left' | 'right' | 'top' | 'bottom';
export interface Place {
  readonly x: number;
  readonly y: number;
  /** The side of the card its beak is on, and how far along that side; none where it lies too far away. */
  readonly beak?: { readonly side: Side; readonly at: number };
  /** How many of the points lie under it. */
  readonly hides: number;
  /** How much of what must stay in reach lies under it, in square pixels; the thing itself weighs more. */
  readonly covers: number;
}

const EDGE = 10;
const BEAK = 18;
/** So far a beak may point beyond the edge of the map. */
const BEYOND = 110;
/** A beak keeps away from the corners. */
const CORNER = 28;

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)));

/** Fields one would rather not hide, before the card leaves the side of what it speaks of. */
const PATIENCE = 6;

/** Where something must be covered, then rather anything else than what the card speaks of. */
const SPOKEN_OF = 50;

/**
 * Beside the thing if there is room, otherwise in a corner; where it hides the fewest of the points somebody may want to touch next.
 * `thing` may lie outside the area: then the card lies at the edge towards it. `keepFree` must stay in reach.
 */
export function placeCard(
  area: Room,
  card: Room,
  thing: Rect | undefined,
  keepFree: readonly Rect[],
  points: readonly (readonly [number, number])[] = [],
): Place {
  const inX = (x: number) => within(x, EDGE, area.width - card.width - EDGE);
  const inY = (y: number) => within(y, EDGE, area.height - card.height - EDGE);
  const hides = (x: number, y: number): number =>
    points.filter(([px, py]) => px > x && px < x + card.width && py > y && py < y + card.height).length;
  const lying = ({ x, y, ...beak }: Pick<Place, 'x' | 'y' | 'beak'>): Place => {
    const lies = { x, y, ...card };
    const covers = keepFree.reduce((sum, box) => sum + overlap(lies, box), thing === undefined ? 0 : overlap(lies, thing) * SPOKEN_OF);
    return { x, y, ...beak, hides: hides(x, y), covers };
  };
  const away = ({ x, y }: Place): number =>
    thing === undefined
      ? 0
      : Math.hypot(x + (card.width - thing.width) / 2 - thing.x, y + (card.height - thing.height) / 2 - thing.y) /
        Math.hypot(area.width, area.height);
  // Where all else is equal, nearer is better: that weighs less than a single point.
  const costOf = (place: Place): number =>
    place.covers * 1000 + place.hides + (place.beak === undefined ? PATIENCE + Math.min(0.9, away(place)) : 0);

  const beside = (of: Rect): readonly Place[] => {
    const [midX, midY] = [of.x + of.width / 2, of.y + of.height / 2];
    const sides: readonly { readonly side: Side; readonly x: number; readonly y: number }[] = [
      { side: 'left', x: of.x + of.width + BEAK, y: inY(midY - card.height / 2) },
      { side: 'right', x: of.x - card.width - BEAK, y: inY(midY - card.height / 2) },
      { side: 'top', x: inX(midX - card.width / 2), y: of.y + of.height + BEAK },
      { side: 'bottom', x: inX(midX - card.width / 2), y: of.y - card.height - BEAK },
    ];
    return sides.flatMap(({ side, ...wanted }) => {
      const [x, y] = [inX(wanted.x), inY(wanted.y)];
      const upright = side === 'left' || side === 'right';
      const [along, length] = upright ? [midY - y, card.height] : [midX - x, card.width];
      const reach = overlap(of, { x: 0, y: 0, ...area }) === 0 ? BEYOND : EDGE + 1;
      const near = Math.abs(x - wanted.x) <= reach && Math.abs(y - wanted.y) <= reach && along > 0 && along < length;
      return near ? [lying({ x, y, beak: { side, at: within(along, CORNER, length - CORNER) } })] : [];
    });
  };
  const corners = [0, 0.25, 0.5, 0.75, 1].flatMap((down) =>
    [0, 0.25, 0.5, 0.75, 1].map((right) =>
      lying({ x: inX((area.width - card.width) * right), y: inY((area.height - card.height) * down) }),
    ),
  );
  const [best = lying({ x: EDGE, y: EDGE })] = [...(thing === undefined ? [] : beside(thing)), ...corners].toSorted(
    (a, b) => costOf(a) - costOf(b),
  );
  return best;
}
