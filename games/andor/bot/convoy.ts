import { HOURS } from '../components/index.ts';
import { FIELDS } from '../pieces.ts';
import { FAR, type Roads } from './roads.ts';
import type { Threats } from './threats.ts';
import type { Situation } from './situation.ts';
import { hoursLeft, overtimeLeft } from './standing.ts';

/*
 * The way of something that must never meet a creature: past all of them by day, and each night on a field where none comes. Where
 * creatures will be is known, since they follow their arrows.
 */

export interface Convoy {
  /** 0 = it gets there today. */
  readonly days: number;
  /** Steps to where it should be tonight, from every field. */
  readonly steps: Uint8Array;
}

/** Days looked ahead. */
const MOST_DAYS = 4;

/** The quickest way; where creatures are in the way everywhere, to the safest place before them (`days` is FAR then). */
export function convoyFrom(sit: Situation, from: number, hours: number, overtime: number, goal: number, threats = sit.threats): Convoy {
  const { roads } = sit;
  const mine = roads.spread(goalOnly(from), threats.now);
  if ((mine[goal] as number) <= hours + overtime) return { days: 0, steps: roads.avoiding(goal, threats.now) };
  const home = roads.to(goal);
  for (let days = 1; days <= MOST_DAYS; days += 1) {
    const stops = nightsFor(roads, threats, goal, days);
    const allowed = (field: number): boolean => stops[field] === 1;
    // a day saved is worth the willpower, getting a little nearer is not
    const stop = nearest(mine, home, hours, allowed) ?? nearest(mine, home, hours + overtime, allowed);
    if (stop !== undefined) return { days, steps: roads.spread(goalOnly(stop), threats.now) };
  }
  const shelter = nearest(mine, home, hours, (field) => threats.now[field] === 0 && threats.tomorrow[field] === 0);
  return { days: FAR, steps: roads.spread(goalOnly(shelter ?? from), threats.now) };
}

/** The field nearest to the goal, among those that can be reached and are allowed. */
function nearest(mine: Uint8Array, home: Uint8Array, hours: number, allowed: (field: number) => boolean): number | undefined {
  let best: number | undefined;
  let least = FAR;
  for (let field = 0; field < FIELDS; field += 1) {
    if ((mine[field] as number) > hours || !allowed(field)) continue;
    const cost = (home[field] as number) + (mine[field] as number) / FAR;
    if (cost >= least) continue;
    least = cost;
    best = field;
  }
  return best;
}

/** 1 = a field for tonight from which the goal is reached in so many days. */
function nightsFor(roads: Roads, threats: Threats, goal: number, days: number): Uint8Array {
  let steps = goalOnly(goal);
  let stops = new Uint8Array(FIELDS);
  for (let day = days; day > 0; day -= 1) {
    const there = threats.after(day);
    const before = threats.after(day - 1);
    roads.spread(steps, there);
    stops = new Uint8Array(FIELDS);
    const next = new Uint8Array(FIELDS).fill(FAR);
    // near enough, and with no creature that night or in the morning
    for (let field = 0; field < FIELDS; field += 1) {
      if ((steps[field] as number) > HOURS || there[field] === 1 || before[field] === 1) continue;
      stops[field] = 1;
      next[field] = 0;
    }
    steps = next;
  }
  return stops;
}

function goalOnly(goal: number): Uint8Array {
  const steps = new Uint8Array(FIELDS).fill(FAR);
  steps[goal] = 0;
  return steps;
}

/** Hours a hero may still walk today without paying for them. */
export const freeHours = ({ state }: Situation, seat: number): number => hoursLeft(state, seat) + (state.turn === seat ? state.credit : 0);

/** … and with something that matters. */
const reachToday = (sit: Situation, seat: number): number => freeHours(sit, seat) + overtimeLeft(sit, seat, 2);

/** The way of what this hero carries. */
export const convoyOf = (sit: Situation, seat: number, goal: number): Convoy =>
  convoyFrom(sit, sit.state.field[seat] as number, freeHours(sit, seat), overtimeLeft(sit, seat, 2), goal);

export interface Handover {
  readonly to: number;
  readonly field: number;
}

/** Somebody who, given the thing on the way, brings it home today; undefined if there is nobody. */
export function handoverFor(sit: Situation, bearer: number, goal: number, shy: boolean, threats = sit.threats): Handover | undefined {
  const { state, roads } = sit;
  const avoided = shy ? threats.now : undefined;
  const home = shy ? roads.avoiding(goal, avoided) : roads.to(goal);
  const own = reachToday(sit, bearer);
  const here = state.field[bearer] as number;
  if ((home[here] as number) <= own) return undefined;
  let best: Handover | undefined;
  let least = FAR;
  const mine = roads.avoiding(here, avoided);
  for (let seat = 0; seat < state.seats; seat += 1) {
    if (seat === bearer || state.box[seat] === 1 || (sit.absent & (1 << seat)) !== 0) continue;
    const reach = reachToday(sit, seat);
    const way = roads.to(state.field[seat] as number);
    for (let field = 0; field < FIELDS; field += 1) {
      const both = (way[field] as number) + (home[field] as number);
      if (both > reach || (mine[field] as number) > own || threats.now[field] === 1) continue;
      const cost = both + (mine[field] as number);
      if (cost < least) {
        least = cost;
        best = { to: seat, field };
      }
    }
  }
  return best;
}
