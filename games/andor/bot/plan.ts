import { NONE } from '../pieces.ts';
import { fieldOf } from '../rules/creature.ts';
import { namedOn } from '../rules/farmers.ts';
import { allyJobs } from './allies.ts';
import { fights } from './brawls.ts';
import { deliveryJobs } from './deliveries.ts';
import { errandsToday } from './errands.ts';
import { isToday } from './finale.ts';
import { haul } from './hoard.ts';
import { lureJobs } from './lures.ts';
import { type Draft, type Job, job, Offers } from './jobs.ts';
import { escorts, oaths, promised } from './oaths.ts';
import { FAR } from './roads.ts';
import type { Situation } from './situation.ts';
import { distance, hoursLeft, onBoard } from './standing.ts';
import { NEVER } from './threats.ts';
import type { Treat } from './treats.ts';

/*
 * Who does what. Everybody works out the same plan from what all can see, so nobody has to be told; the plan is made anew at every
 * turn and stays as it is as long as the table does, since a job gets better with every step towards it.
 */

/** Per seat its job, or undefined: nothing worth an hour. */
export type Plan = readonly (Job | undefined)[];

/** `settled`: what was decided before, whatever else there is. `shunned`: a fight these seats would not begin as things stand. */
export function planFor(sit: Situation, settled: readonly Job[] = nothing, shunned?: Job): Plan {
  const { state, weights } = sit;
  const plan: (Job | undefined)[] = [];
  for (let seat = 0; seat < state.seats; seat += 1) plan.push(undefined);
  let free = 0;
  for (let seat = 0; seat < state.seats; seat += 1) if (state.box[seat] === 0 && (sit.absent & (1 << seat)) === 0) free |= 1 << seat;
  for (const each of settled) {
    assign(plan, each, free);
    free &= ~each.seats;
  }
  for (const each of errandsToday(sit)) {
    assign(plan, each, free);
    free &= ~each.seats;
  }
  const { finale } = sit;
  if (finale !== undefined && isToday(sit, finale)) {
    const last = job('fight', finale.field, finale.seats & free, weights.finale, { foe: finale.foe, overtime: true });
    assign(plan, last, free);
    free &= ~last.seats;
  }
  // a day that must not end is for the tasks alone
  if (sit.tale.lastDay(state)) return plan;
  const offers = offersFor(sit, free, shunned);
  let left = offers.length;
  const { excess } = sit.threats;
  /** Creatures somebody is seeing to already, by the sunrise they would arrive at. */
  const stopped: number[] = [];
  for (let sunrise = 0; sunrise < excess.length; sunrise += 1) stopped.push(0);
  let seekers = sit.errands.some(({ goal }) => goal.goal === 'find') ? weights.seekers : 0;
  while (free !== 0) {
    let best: Draft | undefined;
    let most = 0;
    const bonus = seekers > 0 ? weights.seek : 0;
    for (let i = 0; i < left; i += 1) {
      const each = offers[i] as Draft;
      let { score } = each;
      if (each.by !== NONE && (stopped[each.by] as number) >= (excess[each.by] as number)) score -= each.bonus;
      if (each.kind === 'fog') score += bonus;
      if (score <= most) continue;
      best = each;
      most = score;
    }
    if (best === undefined) break;
    const taken: Job = { ...best };
    assign(plan, taken, free);
    free &= ~taken.seats;
    if (free === 0) break;
    if (taken.kind === 'fog') seekers -= 1;
    if (taken.foe !== NONE)
      for (let s = sit.threats.arrives[taken.foe] as number; s < stopped.length; s += 1) stopped[s] = (stopped[s] as number) + 1;
    // the same errand is not run twice, and nobody does two things
    let kept = 0;
    for (let i = 0; i < left; i += 1) {
      const each = offers[i] as Draft;
      if ((each.seats & ~free) !== 0 || isSame(each, taken)) continue;
      offers[kept] = each;
      kept += 1;
    }
    left = kept;
  }
  return plan;
}

/** Strength is bought, and creatures are waited for, by as many as like. */
const isSame = (a: Job, b: Job): boolean => a.kind === b.kind && a.field === b.field && a.kind !== 'gather' && a.kind !== 'buy';

const nothing: readonly Job[] = [];

function assign(plan: (Job | undefined)[], each: Job, free: number): void {
  for (let seat = 0; seat < plan.length; seat += 1) if ((each.seats & free & (1 << seat)) !== 0) plan[seat] = each;
}

const sheets = new Offers();
const open: Draft[] = [];

/** What the free seats may choose from, without what is shunned; used up by the next plan. */
function offersFor(sit: Situation, free: number, shunned: Job | undefined): Draft[] {
  sheets.length = 0;
  layOut(sit, free, sheets);
  open.length = 0;
  for (let i = 0; i < sheets.length; i += 1) {
    const each = sheets.all[i] as Draft;
    if (shunned === undefined || each.foe !== shunned.foe || (each.seats & shunned.seats) === 0) open.push(each);
  }
  return open;
}

/** … for good, with fights, too, that cost more than they seem to bring. */
export function everyJob(sit: Situation, free: number): Job[] {
  const jobs = new Offers();
  layOut(sit, free, jobs, true);
  return jobs.all;
}

function layOut(sit: Situation, free: number, jobs: Offers, bold = false): void {
  if (sit.core.engine.allows(sit.state, 'fight')) fights(sit, free, jobs, bold);
  const allies = sit.core.engine.allows(sit.state, 'move-ally');
  for (let seat = 0; seat < sit.state.seats; seat += 1) {
    if ((free & (1 << seat)) === 0) continue;
    deliveryJobs(sit, seat, jobs);
    haul(sit, seat, jobs);
    lureJobs(sit, seat, jobs);
    oaths(sit, seat, jobs);
    escorts(sit, seat, jobs);
    farmers(sit, seat, jobs);
    posts(sit, seat, jobs);
    treatJobs(sit, seat, jobs);
    drift(sit, seat, jobs);
    if (allies) allyJobs(sit, seat, jobs);
  }
}

/** Where something is going to be fetched soon somebody waits, and on the way somebody who carries it on. */
function posts(sit: Situation, seat: number, jobs: Offers): void {
  const { weights } = sit;
  for (const way of sit.soon) {
    for (const field of [way[0] as number, way[Math.floor(way.length / 2)] as number]) {
      const steps = distance(sit, seat, field);
      if (steps < FAR) jobs.add('post', field, 1 << seat, weights.post - (steps * weights.hour) / 2);
    }
  }
}

function farmers(sit: Situation, seat: number, jobs: Offers): void {
  const { state, roads, threats, core, weights } = sit;
  const { castle } = core.board;
  if (state.farmers.length === 0 || castle === NONE || promised(sit, 'farmer')) return;
  const home = roads.avoiding(castle, threats.now);
  for (const field of state.farmers) {
    if (namedOn(state, field).length > 0) continue; // somebody waits for them elsewhere
    const way = distance(sit, seat, field);
    const back = home[field] as number;
    if (way >= FAR || back >= FAR) continue;
    const score = weights.farmer + weights.farmerAlone[state.seats as 2] - (way + back) * weights.hour * weights.farmerHour;
    if (score > 0) jobs.add('farmer', field, 1 << seat, score, { shy: true, onward: castle });
  }
}

// ---------------------------------------------------------------- things to be had for going there

/**
 * Of each kind the best few: only what another hero takes first is ever out of reach, and there are three of them. What is left out
 * could not be chosen, and most of a plan's jobs would be such.
 */
const FEW = 4;
/** Scores of the treats looked at, and the best ones of the kind; filled anew every time. */
const scores: number[] = [];
const leading = new Float64Array(FEW);

function treatJobs(sit: Situation, seat: number, jobs: Offers): void {
  const { hour } = sit.weights;
  const ways = sit.to(sit.state.field[seat] as number);
  const treats = sit.treats(seat);
  // those of a kind stand together
  for (let from = 0, to = 0; from < treats.length; from = to) {
    const { kind } = treats[from] as Treat;
    leading.fill(0);
    for (; to < treats.length && treats[to]?.kind === kind; to += 1) {
      const { field, worth } = treats[to] as Treat;
      const score = worth - (ways[field] as number) * hour;
      scores[to] = score;
      insertScore(leading, score);
    }
    const least = leading[FEW - 1] as number;
    for (let i = from; i < to; i += 1) {
      const score = scores[i] as number;
      if (score <= 0 || score < least) continue;
      const { field, item } = treats[i] as Treat;
      jobs.add(kind, field, 1 << seat, score).item = item;
    }
  }
}

/** The highest first. */
function insertScore(list: Float64Array, score: number): void {
  if (score <= (list[FEW - 1] as number)) return;
  let at = FEW - 1;
  for (; at > 0 && (list[at - 1] as number) < score; at -= 1) list[at] = list[at - 1] as number;
  list[at] = score;
}

/**
 * What lies on the way to a job is taken along: ending a move costs nothing, so only the detour counts. Undefined where nothing does.
 */
export function onTheWay(sit: Situation, seat: number, to: Job): Job | undefined {
  const { state, roads, weights } = sit;
  const here = state.field[seat] as number;
  const ways = roads.to(here);
  const rest = roads.to(to.field);
  const direct = rest[here] as number;
  if (direct >= FAR || direct === 0) return undefined;
  const spare = hoursLeft(state, seat) - direct - (to.kind === 'fight' ? weights.roundsKept : 0);
  let best: Treat | undefined;
  let most = 0;
  for (const treat of sit.treats(seat)) {
    const { field } = treat;
    if (field === here) continue;
    const extra = (ways[field] as number) + (rest[field] as number) - direct;
    if (extra > 0 && (spare < extra || extra > weights.mostDetour)) continue;
    const net = treat.worth - extra * weights.detour - (ways[field] as number) / FAR;
    if (net > most) {
      most = net;
      best = treat;
    }
  }
  return best && job(best.kind, best.field, 1 << seat, most, { item: best.item });
}

/** With nothing better to do: towards where a creature will be tomorrow, so that the next day begins well. */
function drift(sit: Situation, seat: number, jobs: Offers): void {
  if (sit.quiet) return;
  const { state, threats, boss, weights } = sit;
  const ways = sit.roads.to(state.field[seat] as number);
  let best: number = NONE;
  let most = 0;
  for (let foe = 0; foe < threats.next.length; foe += 1) {
    const field = threats.next[foe] as number;
    if (field === NONE || foe === boss || !onBoard(fieldOf(state, foe))) continue;
    const arrives = threats.arrives[foe] as number;
    const way = ways[field] as number;
    const score = weights.drift / (1 + way + (arrives === NEVER ? 6 : arrives));
    if (way >= FAR || score <= most) continue;
    best = field;
    most = score;
  }
  if (best !== NONE) jobs.add('gather', best, 1 << seat, most);
}
