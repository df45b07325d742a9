/* A pool divided among heroes, as one is about to propose it (AND-22). */
import type { Params, Seat } from '@tafelrunde/kernel';
import { MOST_STRENGTH, MOST_WILLPOWER } from '../../components/index.ts';
import { movedOf, numberOf, type Part, type Point, points, totalOf } from '../../sharing.ts';
import { POINT_GOLD, POINT_ITEM, POINT_STRENGTH, POINT_WILLPOWER, type View } from '../../state.ts';
import { seatsIn } from '../../texts/context.ts';
import { countOf, goldOf, kindOf } from '../panels/reading.ts';

/** A part for each hero concerned. */
export type Split = ReadonlyMap<Seat, Part>;

const bits = { gold: POINT_GOLD, willpower: POINT_WILLPOWER, strength: POINT_STRENGTH, item: POINT_ITEM } as const;
export const pointsOf = ({ pool }: View): readonly Point[] => points.filter((point) => (pool.points & bits[point]) !== 0);
export const gains = ({ pool }: View): boolean => pool.kind === 'gain' || pool.kind === 'reward';
export const sizeOf = (part: Part): number => points.reduce((sum, point) => sum + part[point], 0);
export const leftIn = (view: View, split: Split): number =>
  totalOf(view.pool) - [...split.values()].reduce((sum, part) => sum + sizeOf(part), 0);

/** What a hero has been given or has given so far. */
function begun({ pool }: View, seat: Seat): Part {
  const part = { gold: 0, willpower: 0, strength: 0, item: 0 };
  for (const point of points) part[point] = movedOf(pool, seat, point);
  return part;
}

/** The most of a point this hero can have in the end. */
function most(view: View, seat: Seat, point: Point): number {
  const moved = movedOf(view.pool, seat, point);
  const willpower = view.willpower[seat] ?? 0;
  const strength = view.strength[seat] ?? 0;
  if (gains(view)) {
    const room = { gold: view.pool.left, willpower: MOST_WILLPOWER - willpower, strength: MOST_STRENGTH - strength, item: view.pool.left };
    return moved + room[point];
  }
  return (
    moved + { gold: goldOf(view, seat), willpower: willpower - 1, strength: strength - 1, item: countOf(view, seat, view.pool.item) }[point]
  );
}

export function mayAdd(view: View, split: Split, seat: Seat, point: Point): boolean {
  const part = split.get(seat);
  return part !== undefined && leftIn(view, split) > 0 && sizeOf(part) < view.pool.each && part[point] < most(view, seat, point);
}

export function mayTake(view: View, split: Split, seat: Seat, point: Point): boolean {
  return (split.get(seat)?.[point] ?? 0) > movedOf(view.pool, seat, point);
}

export function changed(split: Split, seat: Seat, point: Point, by: 1 | -1): Split {
  const part = split.get(seat);
  return part === undefined ? split : new Map([...split, [seat, { ...part, [point]: part[point] + by }]]);
}

/** Where a proposal begins: as even as it can be; losses first where most is left. */
export function evenSplit(view: View): Split {
  const seats = seatsIn(view.pool.seats);
  let split: Split = new Map(seats.map((seat) => [seat, begun(view, seat)]));
  const weight = (seat: Seat): number => {
    const part = split.get(seat);
    const size = part === undefined ? 0 : sizeOf(part);
    return gains(view) ? size : size - (view.willpower[seat] ?? 0);
  };
  while (leftIn(view, split) > 0) {
    const open = seats.flatMap((seat) => {
      const point = pointsOf(view).find((each) => mayAdd(view, split, seat, each));
      return point === undefined ? [] : [{ seat, point }];
    });
    const next = open.toSorted((a, b) => weight(a.seat) - weight(b.seat) || a.seat - b.seat)[0];
    if (next === undefined) break;
    split = changed(split, next.seat, next.point, 1);
  }
  return split;
}

/** As it is proposed. */
export const paramsOf = (view: View, split: Split): Params =>
  Object.fromEntries([...split].flatMap(([seat, part]) => (sizeOf(part) === 0 ? [] : [[kindOf(view, seat), numberOf(part)]])));
