import { buyFor, END_DAY, PASS } from '../rules/actions.ts';
import { fieldOf } from '../rules/creature.ts';
import { countOf } from '../rules/items.ts';
import type { Action } from '../state.ts';
import { BOW, FALCON, HELM, NONE, SHIELD, TELESCOPE, WINESKIN } from '../pieces.ts';
import { isDue } from '../bot/finale.ts';
import { type Job, job } from '../bot/jobs.ts';
import { listed } from '../bot/listed.ts';
import { everyJob } from '../bot/plan.ts';
import type { Situation } from '../bot/situation.ts';

/*
 * What a hero might set out to do, beyond what the scripted plan would have him do: whole jobs, and the two ways of doing nothing.
 */

/** Something to try: a job that is part of every plan until it is done, or a single action after which the plan goes on. */
export type Intent = { readonly job: Job; readonly action?: undefined } | { readonly job?: undefined; readonly action: Action };

/** How many of a kind are tried. */
const MOST: Readonly<Partial<Record<Job['kind'], number>>> = { fight: 4, fetch: 1, buy: 1, fog: 1, well: 1, gather: 0, farmer: 1, post: 1 };

export function intentsFor(sit: Situation, seat: number, legal: readonly Action[]): Intent[] {
  const { state, finale } = sit;
  let free = 0;
  for (let other = 0; other < state.seats; other += 1) if (state.box[other] === 0) free |= 1 << other;
  const jobs = everyJob(sit, free).filter((each) => (each.seats & (1 << seat)) !== 0);
  jobs.sort((a, b) => b.score - a.score);
  const counts: Partial<Record<Job['kind'], number>> = {};
  const chosen: Job[] = [];
  for (const each of jobs) {
    const count = counts[each.kind] ?? 0;
    if (count >= (MOST[each.kind] ?? 1)) continue;
    if (chosen.some((other) => other.kind === each.kind && other.field === each.field && other.foe === each.foe)) continue;
    counts[each.kind] = count + 1;
    chosen.push(each);
  }
  if (finale !== undefined && isDue(sit) && (finale.seats & (1 << seat)) !== 0)
    chosen.unshift(job('fight', finale.field, finale.seats, sit.weights.finale, { foe: finale.foe, overtime: true }));
  const idle = [END_DAY, PASS].flatMap((action) => (listed(legal, action) === undefined ? [] : [{ action }]));
  return [...chosen.map((each) => ({ job: each })), ...idle];
}

/** What the scripted team buys only for its warrior, or never. */
const gear = [HELM, SHIELD, BOW, FALCON, TELESCOPE, WINESKIN].map((item) => buyFor(item, NONE));

/** Things to be bought here and now that a hero might do better with than with what the scripted team spends its gold on. */
export function gearFor(legal: readonly Action[]): readonly Action[] {
  if (!legal.some(({ type }) => type === 'buy')) return [];
  return gear.flatMap((action) => listed(legal, action) ?? []);
}

/** Whether a job that was set out for is still to be done by this seat. */
export function stands({ state }: Situation, seat: number, each: Job): boolean {
  const here = state.field[seat] as number;
  if (state.box[seat] === 1) return false;
  if (each.kind === 'fight') return fieldOf(state, each.foe) === each.field;
  if (each.kind === 'ally') return state.figures[each.item] !== each.field;
  if (each.kind === 'farmer') return state.farmers.includes(each.field) || state.farmers.includes(here);
  if (each.kind === 'deliver') return each.item !== NONE && countOf(state, seat, each.item) > 0;
  return here !== each.field || state.walked !== NONE;
}
