/* Ways on the map as it is now: what a hero could walk, and what it would cost him. Proposals only: the rules say what is legal. */
import { HOURS, LAST_HOUR } from '../../components/index.ts';
import { NONE } from '../../pieces.ts';
import { hasRubble, isCut } from '../../rules/land.ts';
import { boardOf } from '../../side.ts';
import type { View } from '../../state.ts';

/** One step of a way: the hour it takes, and the willpower that costs. */
export interface Pace {
  /** NONE where the step costs no hour: a wineskin or a herb pays. */
  readonly hour: number;
  /** Willpower; 0 for an ordinary hour. */
  readonly price: number;
}

export interface Route {
  /** From where the hero stands to the goal, both included. */
  readonly fields: readonly number[];
  readonly paces: readonly Pace[];
  /** How many of the steps can be paid today: where it is fewer than the steps, the way is too long. */
  readonly payable: number;
}

/** Per field the one before it on the shortest way; the start leads to itself. */
export type Ways = ReadonlyMap<number, number>;

/** Where a step leads from a field as the board is now, ascending: over the borders that are not closed, and where a card made a link. */
export function stepsFrom(view: View, field: number): readonly number[] {
  const linked = view.legend.links?.find((group) => group.includes(field)) ?? [];
  const all = new Set([...(boardOf(view).neighboursOf[field] ?? []), ...linked]);
  return [...all].filter((next) => next !== field && !isCut(view, field, next)).toSorted((a, b) => a - b);
}

/** Whether no hero may go there: rubble lies on it, or a card forbids it. */
const isShut = (view: View, field: number): boolean => hasRubble(view, field) || view.ahead?.closed?.includes(field) === true;

export function waysFrom(view: View, from: number): Ways {
  const ways = new Map<number, number>();
  if (from === NONE) return ways;
  ways.set(from, from);
  for (const at of ways.keys()) {
    for (const next of stepsFrom(view, at)) if (!ways.has(next) && !isShut(view, next)) ways.set(next, at);
  }
  return ways;
}

/** The next hours of this hero, as far as he can pay them (AND-3.4, AND-3.5). */
export function pacesOf(view: View, seat: number): readonly Pace[] {
  const paces: Pace[] = [];
  const walks = view.turn === seat && view.walked !== NONE;
  for (let free = walks ? view.credit : 0; free > 0; free -= 1) paces.push({ hour: NONE, price: 0 });
  let willpower = view.willpower[seat] ?? 0;
  for (let hour = (view.hour[seat] ?? 0) + 1; hour <= LAST_HOUR; hour += 1) {
    const price = hour <= HOURS ? 0 : (view.legend.overtime[hour - HOURS - 1] ?? NONE);
    if (price === NONE || (price > 0 && willpower <= price)) break;
    willpower -= price;
    paces.push({ hour, price });
  }
  return paces;
}

/** The way to a field; undefined where none leads. */
export function routeTo(ways: Ways, paces: readonly Pace[], goal: number): Route | undefined {
  if (!ways.has(goal)) return undefined;
  const fields = [goal];
  for (let at = goal; ways.get(at) !== at; ) {
    at = ways.get(at) ?? at;
    fields.unshift(at);
  }
  const steps = fields.length - 1;
  return { fields, paces: paces.slice(0, steps), payable: Math.min(steps, paces.length) };
}

/** Where each field lies in this hero's day. */
export type Reach = 'here' | 'near' | 'far' | 'out';

export function reachOf(ways: Ways, paces: readonly Pace[]): ReadonlyMap<number, Reach> {
  const reach = new Map<number, Reach>();
  for (const [field, before] of ways) {
    const route = routeTo(ways, paces, field);
    if (before === field) reach.set(field, 'here');
    else if (route === undefined || route.payable < route.fields.length - 1) reach.set(field, 'out');
    else reach.set(field, route.paces.some(({ hour }) => hour > HOURS) ? 'far' : 'near');
  }
  return reach;
}
