import type { Proposal } from '@tafelrunde/kernel';
import { LAST_HOUR, OVERTIME_PRICE } from '../components/index.ts';
import { ITEMS, NONE, WINESKIN, WINESKIN_HALF } from '../pieces.ts';
import { END_DAY, fightOn, PASS, STOP, stepTo, DRINK } from '../rules/actions.ts';
import { farmersOn } from '../rules/board.ts';
import { fieldOf, willpowerOf } from '../rules/creature.ts';
import { reaches } from '../rules/fight/reach.ts';
import { has } from '../rules/items.ts';
import { hasHour, priceOfNextHour } from '../rules/time.ts';
import type { Action } from '../state.ts';
import { leadAlly } from './allies.ts';
import { convoyOf } from './convoy.ts';
import { broughtTo, promiseOf, waitsFor } from './ears.ts';
import { freely } from './free.ts';
import type { Job } from './jobs.ts';
import { avenger, loner } from './oaths.ts';
import { meanFoe, outlook } from './odds.ts';
import { onTheWay, type Plan, planFor } from './plan.ts';
import { FAR } from './roads.ts';
import type { Situation } from './situation.ts';
import { hoursLeft, inReach, overtimeLeft, spareHours } from './standing.ts';

/** What a hero does in his turn, and why: the job he is at. */
export interface Move {
  readonly action: Action;
  readonly job: Job | undefined;
  /** The fields that follow after this step without a further thought, the last one being where the move ends; empty: think again. */
  readonly route: readonly number[];
}

/** Jobs whose way is not left for anything. */
const stays: ReadonlySet<Job['kind']> = new Set(['visit', 'meet', 'post', 'ally']);

const noRoute: readonly number[] = [];

const nobody: readonly Proposal[] = [];

/** `talk`: what is proposed at the table; what he agreed to goes before his own plan. `settled`: what is part of every plan. */
export function moveFor(sit: Situation, seat: number, talk = nobody, settled?: readonly Job[]): Move {
  const { state } = sit;
  if (state.walked === NONE && state.ally === NONE) {
    const action = (talk.length === 0 ? undefined : broughtTo(sit, seat, talk)) ?? freely(sit, seat);
    if (action !== undefined) return { action, job: undefined, route: noRoute };
  }
  if (state.ally !== NONE) {
    const { boss } = sit;
    return { action: boss === NONE ? STOP : leadAlly(sit, seat, state.ally, fieldOf(state, boss)), job: undefined, route: noRoute };
  }
  const plan = planFor(sit, settled);
  const own = plan[seat];
  if (state.walked === NONE && talk.length > 0 && waitsFor(sit, seat, talk, own)) {
    return { action: waiting(sit, seat), job: undefined, route: noRoute };
  }
  const aim = (talk.length === 0 ? undefined : promiseOf(sit, seat, talk, own)) ?? own;
  const job = aim === undefined || aim.shy || stays.has(aim.kind) ? aim : (onTheWay(sit, seat, aim) ?? aim);
  const action = walkOrAct(sit, seat, plan, job);
  if (action.type === 'end-day' && job?.kind === 'fight' && job === own && isShunned(sit, seat, job))
    return elsewhere(sit, seat, job, settled);
  return { action, job, route: action.type === 'step' && action.farmers === 0 ? routeFor(sit, seat, job, action.to) : noRoute };
}

/** He is there with hours left, and would not begin it. */
const isShunned = ({ core, state }: Situation, seat: number, { field }: Job): boolean =>
  hoursLeft(state, seat) > 0 && reaches(core, state, seat, field);

/** What he does in place of a fight that he has come for and will not begin: the day is not over with that. */
function elsewhere(sit: Situation, seat: number, shunned: Job, settled?: readonly Job[]): Move {
  const plan = planFor(sit, settled, { ...shunned, seats: 1 << seat });
  const job = plan[seat];
  if (job === undefined || job.foe === shunned.foe) return { action: END_DAY, job: shunned, route: noRoute };
  return { action: walkOrAct(sit, seat, plan, job), job, route: noRoute };
}

/** Plain walking within the day is not thought over at every step. */
function routeFor(sit: Situation, seat: number, job: Job | undefined, from: number): readonly number[] {
  const { core, state, roads } = sit;
  if (job === undefined || job.shy || sit.quiet || job.kind === 'visit' || job.kind === 'meet') return noRoute;
  const way = roads.way(from, job.field);
  if (way.at(-1) !== job.field || way.length > hoursLeft(state, seat) + state.credit) return noRoute;
  if (job.kind !== 'fight') return way;
  const end = way.findIndex((field) => inReach(core, state, seat, field, job.field));
  return way.slice(0, end + 1);
}

function walkOrAct(sit: Situation, seat: number, plan: Plan, job: Job | undefined): Action {
  const { state, tale } = sit;
  const here = state.field[seat] as number;
  const walking = state.walked !== NONE;
  if (job === undefined)
    return walking && state.walked > 0 && !tale.isTrap(state, here) ? STOP : walking ? onwards(sit, seat, job, plan) : END_DAY;
  if (job.kind === 'ally' && !walking) return leadAlly(sit, seat, job.item, job.field);
  if (job.kind === 'fight' && fieldOf(state, job.foe) === job.field && reaches(sit.core, state, seat, job.field)) {
    if (walking) return state.walked > 0 ? STOP : onwards(sit, seat, job, plan);
    return fightOrWait(sit, seat, plan, job);
  }
  if (here === job.field && !(job.kind === 'farmer')) {
    if (walking) return state.walked > 0 ? STOP : onwards(sit, seat, job, plan);
    if (job.kind === 'meet' && hoursLeft(state, seat) > (sit.roads.to(sit.core.board.castle)[here] as number)) return waiting(sit, seat);
    return END_DAY;
  }
  return onwards(sit, seat, job, plan);
}

// ---------------------------------------------------------------- walking

/** The next step towards the job's field; the end of the move or of the day where that is wiser. */
function onwards(sit: Situation, seat: number, job: Job | undefined, plan: Plan): Action {
  const { core, state, roads, threats, tale } = sit;
  const here = state.field[seat] as number;
  const walking = state.walked !== NONE;
  const rest: Action = walking && state.walked > 0 ? STOP : END_DAY;
  const leads = farmersOn(state, here) > 0 && job !== undefined && job.onward !== NONE && job.kind === 'farmer';
  const goal = job === undefined ? here : job.kind === 'farmer' && leads ? job.onward : job.field;
  const shy = job?.shy === true && (leads || job.kind === 'deliver');
  const convoy = shy ? convoyOf(sit, seat, goal) : undefined;
  const steps = convoy?.steps ?? (job?.kind === 'fight' ? roads.to(goal) : sit.to(goal));
  if (shy && steps[here] === 0) return rest;
  if (job === undefined || (steps[here] as number) >= FAR) return walking && state.walked === 0 ? anyStep(sit, seat) : rest;
  const far = steps[here] as number;
  const past = shy || (sit.quiet && job.kind !== 'fight') ? threats.now : undefined;
  const to = roads.next(here, steps, past);
  if (to === NONE || (shy && threats.now[to] === 1)) return rest;
  // part of the way only: not where it would be lost, not where the story ends
  if (job.kind === 'visit' && to === job.onward && tale.isTrap(state, to))
    return walking && state.walked > 0 ? STOP : hasHour(core, state, seat) ? PASS : END_DAY;
  if (shy && walking && state.walked > 0 && (convoy?.days ?? 0) > 0 && cleared(sit, seat, plan)) return STOP;
  const price = state.credit > 0 ? 0 : priceOfNextHour(core, state, seat);
  if (price !== 0) {
    // only overtime is left: worth it if the goal is reached by it, or a wineskin helps
    if (canDrink(sit, seat) && drinksFor(sit, seat, job, far)) return DRINK;
    if (price === NONE || !payable(sit, seat, job, far)) return rest;
  }
  return stepTo(to, leads ? farmersOn(state, here) : 0);
}

/** Somebody is about to fight today: a bearer who has to wait for that goes step by step. */
function cleared({ state }: Situation, seat: number, plan: Plan): boolean {
  return plan.some((job, other) => other !== seat && job?.kind === 'fight' && fieldOf(state, job.foe) === job.field);
}

/** A move that was begun by drinking has to have a step. */
function anyStep({ core, state }: Situation, seat: number): Action {
  const to = core.board.neighboursOf[state.field[seat] as number]?.[0] ?? 0;
  return stepTo(to, 0);
}

const canDrink = ({ core, state }: Situation, seat: number): boolean =>
  (has(state, seat, WINESKIN) || has(state, seat, WINESKIN_HALF)) && !core.engine.itemOff(state, WINESKIN);

function drinksFor({ state }: Situation, seat: number, job: Job, far: number): boolean {
  const sides = 2 * (state.bag[seat * ITEMS + WINESKIN] as number) + (state.bag[seat * ITEMS + WINESKIN_HALF] as number);
  return job.kind === 'deliver' || job.overtime || far <= sides;
}

/** Jobs worth willpower that is to spare. */
const spent: ReadonlySet<Job['kind']> = new Set(['fight', 'farmer', 'fog', 'fetch', 'deliver', 'meet', 'buy']);

/** Overtime for the rest of the way. */
function payable(sit: Situation, seat: number, job: Job, far: number): boolean {
  const { core, state, boss, limits } = sit;
  if (spent.has(job.kind)) {
    const spare = spareHours(sit, seat);
    if (spare > 0 && far + Number(job.kind === 'fight') <= spare) return true;
  }
  if (!job.overtime) return false;
  const willpower = state.willpower[seat] as number;
  const left = LAST_HOUR - (state.hour[seat] as number);
  const more = job.kind === 'fight' ? 1 : 0;
  if (core.engine.overtime(state, (state.hour[seat] as number) + 1) === NONE) return false;
  if (job.kind === 'deliver') return willpower >= 6 || far <= left;
  const keep = job.foe !== NONE && job.foe === boss ? limits.keepForFinale - OVERTIME_PRICE * more : limits.keepWillpower;
  return far + more <= left && willpower - OVERTIME_PRICE * (far + more) >= keep;
}

// ---------------------------------------------------------------- fighting

/** How sure the team wants to be. */
export function wantedOdds(sit: Situation, foe: number): number {
  const { limits } = sit;
  const urgent = sit.threats.urgent[foe] as number;
  if (foe === sit.boss)
    return sit.letters <= 1
      ? limits.desperate
      : sit.letters === 2
        ? Math.min(limits.finaleLate, limits.boss)
        : (sit.threats.excess[1] as number) > 0
          ? limits.finaleSoon
          : limits.boss;
  return urgent <= 1 ? limits.urgent : urgent === 2 ? limits.soon : limits.calm;
}

function fightOrWait(sit: Situation, seat: number, plan: Plan, job: Job): Action {
  const { core, state, limits } = sit;
  const { foe } = job;
  const wanted = wantedOdds(sit, foe);
  let present = 0;
  for (let other = 0; other < state.seats; other += 1) {
    if (state.box[other] === 0 && hasHour(core, state, other) && reaches(core, state, other, job.field)) present |= 1 << other;
  }
  // who said no is not asked again today
  present &= ~((sit.refused | sit.absent) & ~(1 << seat));
  if ((present & (1 << seat)) === 0) return END_DAY;
  if ((state.handled[seat] as number) >= limits.handling) present = 1 << seat;
  const left = willpowerOf(core, state, foe);
  const planned = present & (job.seats | (1 << seat));
  const missing = job.seats & ~present & ~boxed(sit) & ~sit.refused;
  if (foe === sit.boss && missing !== 0 && canCome(sit, missing, job.field, true)) return waiting(sit, seat);
  // alone if that is good enough, then with who came for it, then with everybody who is there
  const owner = avenger(sit, foe);
  const parties = (loner(sit, foe) === seat ? [1 << seat] : foe === sit.boss ? [present] : [1 << seat, planned, present]).filter(
    (party) => owner === NONE || (party & (1 << owner)) !== 0,
  );
  // with nobody to wait for, what is good enough for a party is good enough for one
  const lonely = present === 1 << seat && (missing === 0 || !canCome(sit, missing, job.field));
  for (const party of parties) {
    // nobody is as sure as that without a good lead
    if (party === 1 << seat && present !== party && (sit.powers[seat] as number) < meanFoe(core, state, foe) + 2) continue;
    const chance = outlook(core, state, party, foe, job.field, left, foe === sit.boss);
    if (chance.isAtLeast(party === 1 << seat && !lonely ? Math.max(wanted, limits.alone) : wanted))
      return fightOn(job.field, party & ~(1 << seat));
  }
  if (missing !== 0 && canCome(sit, missing, job.field)) return waiting(sit, seat);
  if ((sit.threats.urgent[foe] as number) <= 1 || (foe === sit.boss && sit.letters <= 1)) {
    const chance = outlook(core, state, present, foe, job.field, left, foe === sit.boss);
    if (chance.isAtLeast(limits.desperate)) return fightOn(job.field, present & ~(1 << seat));
  }
  return END_DAY;
}

function boxed({ state }: Situation): number {
  let bits = 0;
  for (let seat = 0; seat < state.seats; seat += 1) if (state.box[seat] === 1) bits |= 1 << seat;
  return bits;
}

/** Whether somebody of these can still be there today with an hour to fight. */
function canCome(sit: Situation, seats: number, field: number, boss = false): boolean {
  const late = (seat: number): number => (boss ? overtimeLeft(sit, seat, sit.limits.keepForFinale) : 0);
  const { state, roads } = sit;
  const steps = roads.to(field);
  for (let seat = 0; seat < state.seats; seat += 1) {
    if ((seats & (1 << seat)) !== 0 && (steps[state.field[seat] as number] as number) < hoursLeft(state, seat) + late(seat)) return true;
  }
  return false;
}

/** An hour passes; overtime is not for waiting. */
function waiting({ core, state }: Situation, seat: number): Action {
  return priceOfNextHour(core, state, seat) === 0 && core.engine.allows(state, 'pass') ? PASS : END_DAY;
}
