import { NONE } from '../pieces.ts';
import { countOf } from '../rules/items.ts';
import { type Handover, handoverFor } from './convoy.ts';
import type { Offers } from './jobs.ts';
import type { Situation } from './situation.ts';
import { bearerOf, distance, whereLies } from './standing.ts';
import type { Errand } from './tale.ts';

/*
 * Things that tasks want brought somewhere: who carries one brings it, who can bring it home sooner comes to meet him, what lies about
 * is fetched.
 */

/** Somewhere a thing that is wanted lies. */
interface Lying {
  readonly field: number;
  /** Steps from there to where it belongs. */
  readonly home: number;
  /** Who stands there already, and the one who would take it over from him. */
  readonly there: number;
  readonly over: Handover | undefined;
}

/** A delivery as the table stands; the same for every hero. */
export interface Delivery {
  readonly errand: Errand;
  readonly field: number;
  readonly item: number;
  readonly bearer: number;
  /** Who takes it over from the bearer. */
  readonly over: Handover | undefined;
  readonly lying: readonly Lying[];
}

export function deliveriesIn(sit: Situation): readonly Delivery[] {
  const all: Delivery[] = [];
  for (const errand of sit.errands) if (errand.goal.goal === 'deliver') all.push(deliveryOf(sit, errand, errand.goal.field));
  return all;
}

function deliveryOf(sit: Situation, errand: Errand, field: number): Delivery {
  const { state } = sit;
  const { pieces, shy } = errand;
  const bearer = bearerOf(state, pieces);
  const item = pieces.find((piece) => bearer !== NONE && countOf(state, bearer, piece) > 0) ?? pieces[0] ?? NONE;
  if (bearer !== NONE) return { errand, field, item, bearer, over: handoverFor(sit, bearer, field, shy), lying: [] };
  return { errand, field, item, bearer, over: undefined, lying: lyingFor(sit, errand, field) };
}

function lyingFor(sit: Situation, { pieces, shy }: Errand, goal: number): readonly Lying[] {
  const { roads, threats } = sit;
  const home = roads.avoiding(goal, shy ? threats.now : undefined);
  const lying: Lying[] = [];
  for (const field of whereLies(sit.state, pieces)) {
    if (threats.now[field] === 1 && shy) continue;
    const there = standsOn(sit, field);
    lying.push({ field, home: home[field] as number, there, over: there === NONE ? undefined : handoverFor(sit, there, goal, shy) });
  }
  return lying;
}

/** The first hero on a field who can still act today, or NONE. */
function standsOn({ state }: Situation, field: number): number {
  for (let seat = 0; seat < state.seats; seat += 1) if (state.field[seat] === field && state.box[seat] === 0) return seat;
  return NONE;
}

/** What this hero can do for them. */
export function deliveryJobs(sit: Situation, seat: number, jobs: Offers): void {
  const { weights } = sit;
  for (const { errand, field: goal, item, bearer, over, lying } of sit.deliveries) {
    const { shy, closes } = errand;
    const score = shy ? weights.shyDeliver : weights.deliver;
    if (bearer === seat)
      jobs.add('deliver', over?.field ?? goal, 1 << seat, score, { item, shy, overtime: true, onward: over?.to ?? NONE });
    else if (over?.to === seat) jobs.add('meet', over.field, 1 << seat, score, { item, overtime: true });
    for (const { field, home, there, over: passed } of lying) {
      if (there !== seat && passed?.to === seat) jobs.add('meet', passed.field, 1 << seat, score, { item, overtime: true });
      const way = distance(sit, seat, field) + home / 2;
      const worth = (closes ? weights.fetchLast : weights.fetch) - way * weights.hour;
      jobs.add('fetch', field, 1 << seat, worth, { item, overtime: true, onward: goal });
    }
  }
}
