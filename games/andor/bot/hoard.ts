import { isGem, NONE } from '../pieces.ts';
import { treasureOf } from '../legend/engine/collect.ts';
import { gemValue } from '../rules/creatures.ts';
import { offerOf } from '../rules/actions.ts';
import type { Action } from '../state.ts';
import type { Offers } from './jobs.ts';
import { FAR } from './roads.ts';
import type { Situation } from './situation.ts';
import { hoursLeft } from './standing.ts';

/*
 * Treasure that has to be brought somewhere, in any number of ways (AND-21.11): what lies about is fetched, what is carried is brought
 * home in time.
 */

export interface Hoard {
  /** Where it is wanted, and what is still missing there. */
  readonly field: number;
  readonly missing: number;
  readonly offer: number;
  /** Per seat what he carries. */
  readonly carried: readonly number[];
}

export function hoardOf({ state, tale, open }: Situation): Hoard | undefined {
  for (const { task, goal, value } of open) {
    if (goal.goal !== 'collect') continue;
    const missing = (value[state.seats - 2] as number) - (state.legend.progress[task] as number);
    return { field: goal.field, missing, offer: tale.collectOf(task), carried: state.heroes.map((_, seat) => treasureOf(state, seat)) };
  }
  return undefined;
}

/** What a gem lying somewhere is worth; face down it is one of the smaller two. */
const UNSEEN_GEM = 3;
export const worthOfGem = (item: number, covered: boolean): number => (!isGem(item) ? 0 : covered ? UNSEEN_GEM : gemValue(item));

/** Bringing home what he carries: the more it is, the fewer letters are left, the sooner. */
export function haul(sit: Situation, seat: number, jobs: Offers): void {
  const { hoard, state, weights } = sit;
  if (hoard === undefined) return;
  const own = hoard.carried[seat] as number;
  const way = sit.to(hoard.field)[state.field[seat] as number] as number;
  if (own === 0 || way >= FAR || way === 0) return;
  const days = way <= hoursLeft(state, seat) ? 0 : 1 + Math.floor((way - hoursLeft(state, seat) - 1) / weights.dayOfWay);
  const late = sit.letters - 1 <= days;
  let all = 0;
  for (const each of hoard.carried) all += each;
  const last = all >= hoard.missing;
  const worth = own * (late ? weights.haulLate : last ? weights.haulLast : weights.haul);
  const score = worth - way * weights.hour;
  if (score > 0) jobs.add('deliver', hoard.field, 1 << seat, score, { overtime: late || last });
}

/** Hands over what he carries where it is wanted, once he has bought what he wants to buy. */
export function handing({ hoard, state, core }: Situation, seat: number, field: number): Action | undefined {
  if (hoard === undefined || hoard.field !== field || hoard.offer === NONE) return undefined;
  return core.engine.offers(state, seat, field).includes(hoard.offer) ? offerOf(hoard.offer) : undefined;
}
