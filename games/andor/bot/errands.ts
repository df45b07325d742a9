import { ownerOf } from '../legend/engine/book.ts';
import { PRICE } from '../components/index.ts';
import { GOLD, NONE } from '../pieces.ts';
import { countOf } from '../rules/items.ts';
import { countOfLying, fieldOfLying, itemOfLying } from '../rules/lying.ts';
import { type Job, job } from './jobs.ts';
import { FAR } from './roads.ts';
import type { Situation } from './situation.ts';
import { hoursLeft } from './standing.ts';

/*
 * Tasks that are visits, shared out so that all of them can be done today if that is possible at all: every order and every hero
 * is tried. A visit that would lose the legend before the others are done comes last.
 */

/** A stop on the way: a visit of a task, or gold that is needed for one. */
interface Stop {
  readonly fields: readonly number[];
  /** Gold it brings (above 0) or takes (below 0). */
  readonly gold: number;
  /** Must be the last of all. */
  readonly last: boolean;
  readonly needed: boolean;
}

interface Search {
  readonly sit: Situation;
  readonly stops: readonly Stop[];
  readonly at: number[];
  readonly hours: number[];
  readonly gold: number[];
  /** Per seat its first stop and its field; NONE = none yet. */
  readonly first: number[];
  readonly firstField: number[];
  /** Turns each hero takes. */
  readonly turns: number[];
  cost: number;
  best: number;
  readonly found: { first: number[]; field: number[] };
}

const nothing: readonly Job[] = [];

export function errandsToday(sit: Situation): readonly Job[] {
  const { state, tale } = sit;
  if (!sit.errands.some(({ goal }) => goal.goal === 'visit')) return nothing;
  const visits = sit.errands.filter(({ goal, task }) => goal.goal === 'visit' && ownerOf(state, task) === NONE);
  if (visits.length === 0) return nothing;
  const stops: Stop[] = [];
  for (const { goal } of visits) {
    if (goal.goal !== 'visit') continue;
    const buys = goal.action === 'buy-strength';
    const fields = goal.action === 'uncover-fog' ? goal.fields.filter((field) => hasFog(sit, field)) : goal.fields;
    const last = (goal.action ?? 'stand') === 'stand' && goal.fields.every((field) => tale.isTrap(state, field));
    stops.push({ fields, gold: buys ? -PRICE : 0, last, needed: true });
  }
  if (stops.some(({ gold }) => gold < 0)) {
    for (const entry of state.lying) {
      if (itemOfLying(entry) === GOLD) stops.push({ fields: [fieldOfLying(entry)], gold: countOfLying(entry), last: false, needed: false });
    }
  }
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const search: Search = {
    sit,
    stops,
    at: seats.map((seat) => state.field[seat] as number),
    hours: seats.map((seat) =>
      state.box[seat] === 1 || (sit.absent & (1 << seat)) !== 0 ? -1 : hoursLeft(state, seat) + (state.turn === seat ? state.credit : 0),
    ),
    gold: seats.map((seat) => countOf(state, seat, GOLD)),
    first: seats.map(() => NONE),
    firstField: seats.map(() => NONE),
    turns: seats.map(() => 0),
    cost: 0,
    best: FAR,
    found: { first: [], field: [] },
  };
  tryStops(search, (1 << stops.length) - 1);
  const { first, field } = search.found;
  return first.flatMap((stop, seat) => {
    if (stop === NONE) return [];
    return [
      job('visit', field[seat] as number, 1 << seat, sit.weights.deliver, {
        onward: (stops[stop] as Stop).last ? (field[seat] as number) : NONE,
      }),
    ];
  });
}

const hasFog = ({ state }: Situation, field: number): boolean => state.fog.some((entry) => Math.floor(entry / 32) === field);

function tryStops(search: Search, left: number): void {
  const { stops, best } = search;
  if (search.cost >= best) return;
  let needed = 0;
  let before = 0;
  for (let i = 0; i < stops.length; i += 1) {
    if ((left & (1 << i)) === 0 || stops[i]?.needed !== true) continue;
    needed += 1;
    before += Number(stops[i]?.last !== true);
  }
  if (needed === 0) {
    search.best = search.cost;
    search.found.first = search.first.slice();
    search.found.field = search.firstField.slice();
    return;
  }
  for (let i = 0; i < stops.length; i += 1) {
    const stop = stops[i] as Stop;
    if ((left & (1 << i)) === 0 || (stop.last && before > 0)) continue;
    for (let seat = 0; seat < search.at.length; seat += 1) visitBy(search, left & ~(1 << i), stop, i, seat);
  }
}

function visitBy(search: Search, left: number, stop: Stop, i: number, seat: number): void {
  const { sit, at, hours, gold, first, firstField, turns } = search;
  if ((gold[seat] as number) + stop.gold < 0) return;
  const from = at[seat] as number;
  const had = hours[seat] as number;
  for (const field of stop.fields) {
    const way = sit.roads.to(field)[from] as number;
    if (way > had) continue;
    const begun = first[seat] as number;
    const begunAt = firstField[seat] as number;
    at[seat] = field;
    hours[seat] = had - way;
    gold[seat] = (gold[seat] as number) + stop.gold;
    turns[seat] = (turns[seat] as number) + 1;
    if (begun === NONE) {
      first[seat] = i;
      firstField[seat] = field;
    }
    // few hours, and few turns for any single hero: the last one waits for the others
    const price = way + turns[seat] * 0.1;
    search.cost += price;
    tryStops(search, left);
    search.cost -= price;
    first[seat] = begun;
    firstField[seat] = begunAt;
    turns[seat] -= 1;
    gold[seat] -= stop.gold;
    hours[seat] = had;
    at[seat] = from;
  }
}
