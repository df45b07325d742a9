import { ownerOf } from '../legend/engine/book.ts';
import { BREW, GOLD, NONE } from '../pieces.ts';
import { countOf } from '../rules/items.ts';
import type { State } from '../state.ts';
import type { Job, Offers } from './jobs.ts';
import { FAR } from './roads.ts';
import type { Situation } from './situation.ts';
import { distance, priceOf, whereLies } from './standing.ts';
import type { Errand, Thing } from './tale.ts';

/*
 * Tasks that belong to one hero: he alone can do them, so he sees to them first and the others leave his creature and his gold to him.
 */

/** Farmers with a name who are to be brought somewhere: by the hero whose task it is, or by anybody. */
export function escorts(sit: Situation, seat: number, jobs: Offers): void {
  const { named } = sit.state.legend;
  if (named === undefined) return;
  for (const { task, goal, farmer } of sit.errands) {
    const owner = ownerOf(sit.state, task);
    const field = named[farmer] ?? NONE;
    if (goal.goal !== 'escort' || field < 0 || (owner !== NONE && owner !== seat)) continue;
    if (field === goal.field) go(sit, seat, jobs, 'deliver', field, { overtime: true });
    else go(sit, seat, jobs, 'farmer', field, { shy: true, onward: goal.field });
  }
}

/** What this hero can do for his own tasks. */
export function oaths(sit: Situation, seat: number, jobs: Offers): void {
  if (sit.state.legend.owners === undefined) return;
  for (const errand of sit.errands) {
    if (ownerOf(sit.state, errand.task) !== seat) continue;
    const { goal } = errand;
    if (goal.goal === 'visit') for (const field of unvisited(sit.state, errand)) go(sit, seat, jobs, 'visit', field);
    else if (goal.goal === 'hand_over') handOver(sit, seat, errand, goal.field, jobs);
  }
}

/** A way there, if there is one; the nearer the better. */
function go(sit: Situation, seat: number, jobs: Offers, kind: Job['kind'], field: number, more: Partial<Job> = {}): void {
  const way = distance(sit, seat, field);
  if (way < FAR) jobs.add(kind, field, 1 << seat, sit.weights.oath - way * sit.weights.hour, more);
}

function unvisited({ legend }: State, { task, goal }: Errand): readonly number[] {
  if (goal.goal !== 'visit') return [];
  const seen = legend.progress[task] as number;
  return goal.fields.filter((_, i) => (seen & (1 << i)) === 0);
}

function handOver(sit: Situation, seat: number, { things, shy }: Errand, home: number, jobs: Offers): void {
  const { state } = sit;
  const missing = things.filter((thing) => lacks(state, seat, thing) > 0);
  if (missing.length === 0) go(sit, seat, jobs, 'deliver', home, { shy, overtime: true });
  for (const { thing, pieces } of missing) {
    if (thing === 'farmer') for (const field of state.farmers) go(sit, seat, jobs, 'farmer', field, { shy: true, onward: home });
    const item = pieces[0] ?? NONE;
    for (const field of whereLies(state, pieces)) go(sit, seat, jobs, 'fetch', field, { item, onward: home });
    if (thing === 'rune-stone') for (const entry of state.covered) go(sit, seat, jobs, 'fetch', Math.floor(entry / 32), { item });
    if (thing !== 'brew') continue;
    for (const field of sit.sellers(BREW)) {
      if (priceOf(sit, seat, field, BREW) <= countOf(state, seat, GOLD)) go(sit, seat, jobs, 'buy', field, { item: BREW });
    }
  }
}

/** How many are still missing; a farmer always is, until he stands there. */
function lacks(state: State, seat: number, { thing, pieces, counts }: Thing): number {
  const wanted = counts[state.seats - 2] as number;
  if (thing === 'farmer') return wanted;
  return wanted - pieces.reduce((sum, piece) => sum + countOf(state, seat, piece), 0);
}

/** Whether some task wants such a thing: nothing else is done with it. */
export const promised = ({ errands }: Situation, thing: string): boolean =>
  errands.some(({ things }) => things.some((each) => each.thing === thing));

/** The hero who has to hand over gold, or NONE: the others give him theirs, and he spends none. */
export function debtorOf({ errands, state }: Situation): number {
  if (state.legend.owners === undefined) return NONE;
  const owed = errands.find(({ things }) => things.some(({ thing }) => thing === 'gold'));
  return owed === undefined ? NONE : ownerOf(state, owed.task);
}

/** Whether he wants brew for a task of his own, and could carry it there. */
export const owesBrew = ({ errands, state }: Situation, seat: number): boolean =>
  errands.some(
    ({ task, things }) => ownerOf(state, task) === seat && things.some((each) => each.thing === 'brew' && lacks(state, seat, each) > 0),
  );

/** The hero without whom a creature must not be beaten, or NONE. */
export function avenger({ errands, state }: Situation, foe: number): number {
  if (state.legend.owners === undefined) return NONE;
  for (const { task, goal, foe: meant } of errands) {
    if (goal.goal === 'defeat' && goal.solo !== true && meant?.(state, foe) === true && ownerOf(state, task) !== NONE)
      return ownerOf(state, task);
  }
  return NONE;
}

/** The hero who wants to beat this creature alone, or NONE. */
export function loner({ errands, state }: Situation, foe: number): number {
  if (state.legend.owners === undefined) return NONE;
  for (const { task, goal, foe: meant } of errands) {
    if (goal.goal === 'defeat' && goal.solo === true && meant?.(state, foe) === true) return ownerOf(state, task);
  }
  return NONE;
}
