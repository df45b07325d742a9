import { type Box, boxOf } from './motion.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Something a piece can be let go on, and where it lies. */
export interface Goal<Name> {
  readonly name: Name;
  readonly box: Box;
}

/** What a piece would fall on, with the pointer here and the piece there; undefined: on nothing. */
export type FindGoal<Name> = (pointer: Point, piece: Box) => Name | undefined;

/** The goals on the page that match, as they lie now. */
export const goalsIn = <Name>(root: HTMLElement | null, selector: string, nameOf: (data: DOMStringMap) => Name): readonly Goal<Name>[] =>
  [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].map((place) => ({ name: nameOf(place.dataset), box: boxOf(place) }));

const area = ({ width, height }: Box): number => width * height;

const holds = (box: Box, { x, y }: Point, reach: number): boolean =>
  x >= box.left - reach && x <= box.left + box.width + reach && y >= box.top - reach && y <= box.top + box.height + reach;

/** A box is no smaller than another if it only seems so by a hair: two cards of one row are of one size. */
const HAIR = 0.9;

/** The goal under the pointer. Of several it is the clearly smaller one, else the last: so they lie on each other. */
export const under =
  <Name>(goals: readonly Goal<Name>[]): FindGoal<Name> =>
  (pointer) =>
    goals
      .filter(({ box }) => holds(box, pointer, 0))
      .reduce<Goal<Name> | undefined>((top, goal) => (top === undefined || area(goal.box) * HAIR <= area(top.box) ? goal : top), undefined)
      ?.name;

/** Fingers are broad: a goal catches a piece let go this near to it. */
export const REACH = 14;

const overlap = (a: Box, b: Box): number => {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
};

const away = ({ left, top, width, height }: Box, { x, y }: Point): number => Math.hypot(x - (left + width / 2), y - (top + height / 2));

/** The goal under the pointer or in reach of it, the nearest first; else the one the piece covers most, if it covers a third of it. */
export const inReach =
  <Name>(goals: readonly Goal<Name>[]): FindGoal<Name> =>
  (pointer, piece) => {
    const near = goals.filter(({ box }) => holds(box, pointer, REACH)).toSorted((a, b) => away(a.box, pointer) - away(b.box, pointer));
    if (near[0] !== undefined) return near[0].name;
    const covered = ({ box }: Goal<Name>) => overlap(box, piece) / area(box);
    return goals.filter((goal) => covered(goal) >= 1 / 3).toSorted((a, b) => covered(b) - covered(a))[0]?.name;
  };
