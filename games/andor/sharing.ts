/*
 * How a pool is divided by a proposal (AND-22): so much for each hero. What everybody agreed to the table answers for them, share by
 * share, with the answers the rules list.
 */
import type { Ask, Gaps, Params, ProposalKind } from '@tafelrunde/kernel';
import { GOLD, type HeroKind, heroKinds, ITEMS, NONE } from './pieces.ts';
import { POINT_GOLD, POINT_ITEM, POINT_STRENGTH, POINT_WILLPOWER, type Action, type Pool, type PoolKind, type View } from './state.ts';

export type Point = Extract<Action, { type: 'share' }>['point'];
export const points: readonly Point[] = ['gold', 'willpower', 'strength', 'item'];
const bitOf = { gold: POINT_GOLD, willpower: POINT_WILLPOWER, strength: POINT_STRENGTH, item: POINT_ITEM } as const;
/** The third column of a pool holds strength or things: no pool has both. */
const columnOf = { gold: 0, willpower: 1, strength: 2, item: 2 } as const;

/** A hero's part as one number: gold + 32 × willpower + 1,024 × strength + 32,768 × things. */
const STEP = 32;
const MOST_PART = STEP ** 4 - 1;
export type Part = Readonly<Record<Point, number>>;

export const partOf = (number: number): Part => ({
  gold: number % STEP,
  willpower: Math.floor(number / STEP) % STEP,
  strength: Math.floor(number / STEP ** 2) % STEP,
  item: Math.floor(number / STEP ** 3) % STEP,
});
export const numberOf = ({ gold, willpower, strength, item }: Part): number => gold + STEP * (willpower + STEP * (strength + STEP * item));

/** What each hero of a sentence gets or gives; those with nothing are left out. */
export function partsIn(params: Params): readonly { readonly hero: HeroKind; readonly part: Part }[] {
  return heroKinds.flatMap((hero) => {
    const number = Number(params[hero] ?? 0);
    return number === 0 ? [] : [{ hero, part: partOf(number) }];
  });
}

const sumOf = (part: Part): number => points.reduce((sum, point) => sum + part[point], 0);
const kindAt = ({ heroes }: View, seat: number): HeroKind => heroKinds[heroes[seat] ?? 0] ?? 'dwarf';

export const movedOf = ({ moved, item }: Pool, seat: number, point: Point): number =>
  (point === 'item') === (item !== NONE) || columnOf[point] < 2 ? (moved[seat * 3 + columnOf[point]] ?? 0) : 0;

/** Points the pool began with. */
export const totalOf = ({ left, moved }: Pool): number => moved.reduce((sum, count) => sum + count, left);

/** Whether these parts divide the open pool: all of it, among the heroes concerned, in points it has. A price may also be left unpaid. */
function divides({ pool, ...view }: View, params: Params): boolean {
  if (pool.kind === 'none') return false;
  let sum = 0;
  for (const { hero, part } of partsIn(params)) {
    const seat = view.heroes.indexOf(heroKinds.indexOf(hero));
    if (seat < 0 || (pool.seats & (1 << seat)) === 0 || sumOf(part) > pool.each) return false;
    if (points.some((point) => part[point] > 0 && (pool.points & bitOf[point]) === 0)) return false;
    sum += sumOf(part);
  }
  return sum === totalOf(pool) || (sum === 0 && pool.kind === 'price');
}

const kinds: readonly PoolKind[] = ['none', 'gain', 'loss', 'price', 'reward'];

/**
 * Tells one pool from the next by what surrounds it: the agenda, the hours, the track, the board, and the gold there was before. Within
 * one pool none of that changes.
 */
function poolNumber(view: View): number {
  const { pool, seats } = view;
  const sign = pool.kind === 'gain' || pool.kind === 'reward' ? -1 : 1;
  const gold = Array.from({ length: seats }, (_, seat) => (view.bag[seat * ITEMS + GOLD] ?? 0) + sign * movedOf(pool, seat, 'gold'));
  const rows = [view.hour, view.box, view.field, view.agenda, view.creatures, gold];
  const facts = [
    view.day,
    view.legend.narrator,
    view.saved,
    kinds.indexOf(pool.kind),
    pool.points,
    pool.item,
    totalOf(pool),
    pool.seats,
    pool.each,
    ...rows.flatMap((row) => [row.length, ...row]),
  ];
  return numberFrom(facts);
}

/** One number for many, another for others. */
export function numberFrom(facts: readonly number[]): number {
  let number = 0x811c9dc5;
  for (const fact of facts) number = Math.imul(number ^ fact, 0x01000193) >>> 0;
  return number;
}

const gaps: Gaps = Object.fromEntries(heroKinds.map((hero) => [hero, { min: 0, max: MOST_PART, optional: true }]));

/** What this hero still has to take or give of his part, the next answer; things go one by one (AND-22.6). */
function nextShare(view: View, params: Params, { seat, what }: Ask): Action | undefined {
  if (what !== 'pool' || !divides(view, params)) return undefined;
  const part = partOf(Number(params[kindAt(view, seat)] ?? 0));
  for (const point of points) {
    const rest = part[point] - movedOf(view.pool, seat, point);
    if (rest > 0) return rest === 1 || point === 'item' ? { type: 'share', point } : { type: 'share', point, count: rest };
  }
  return { type: 'decline' };
}

export const share: ProposalKind<View> = {
  gaps,
  stretch: (view, params) => (divides(view, params) ? poolNumber(view) : undefined),
  answer: nextShare,
};
