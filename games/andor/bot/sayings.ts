import type { BotAnswer, Params } from '@tafelrunde/kernel';
import { BREW, isRune, type ItemName, itemNames, NONE } from '../pieces.ts';
import type { FetchReason, FightReason, RestReason, When } from '../reasons.ts';
import { carriedBy, fieldOf, kindName } from '../rules/creature.ts';
import type { Action } from '../state.ts';
import { chanceOf } from './chances.ts';
import type { Job } from './jobs.ts';
import { avenger, loner } from './oaths.ts';
import type { Situation } from './situation.ts';
import { distance, hoursLeft, inReach } from './standing.ts';
import { NEVER } from './threats.ts';

/*
 * The plan in words: who, what, why and how sure.
 */

type Saying = NonNullable<BotAnswer<Action>['say']>;

/** What a hero announces as he begins his turn: the plan he is at. */
export function sayingOf(sit: Situation, seat: number, action: Action, job: Job | undefined): Saying | undefined {
  if (action.type === 'end-day') return { key: 'plan-rest', params: { why: whyRest(sit, seat, job) } };
  if (action.type === 'pass') return waitWords(job);
  return job === undefined ? undefined : planWords(sit, seat, job, action.type === 'fight');
}

const waitWords = (job: Job | undefined): Saying =>
  job?.kind === 'fight' || job?.kind === 'meet' ? { key: 'plan-wait', params: { why: job.kind } } : { key: 'plan-wait' };

/** A job in words. `leads`: it is his own fight, and not one he comes to help in. */
export function planWords(sit: Situation, seat: number, job: Job, leads = false): Saying {
  const { field } = job;
  const place = { field, when: whenThere(sit, seat, job) };
  const thing = job.item === NONE ? place : { ...place, item: itemNames[job.item] as ItemName };
  switch (job.kind) {
    case 'fight':
      return fightWords(sit, seat, job, leads);
    case 'farmer':
      // only in the castle does a farmer become a shield (AND-13.5)
      if (job.onward !== sit.core.board.castle) return { key: 'plan-lead', params: { ...place, field: job.onward } };
      return { key: 'plan-farmer', params: place };
    case 'fog':
      return { key: 'plan-fog', params: { ...place, why: sit.errands.some(({ goal }) => goal.goal === 'find') ? 'search' : 'look' } };
    case 'fetch':
      return { key: 'plan-fetch', params: { ...thing, why: whyFetched(sit, job) } };
    case 'meet':
      return { key: 'plan-fetch', params: { ...thing, why: 'task' } };
    case 'deliver':
      return { key: 'plan-deliver', params: thing };
    case 'buy':
      return { key: 'plan-buy', params: { ...place, why: job.item === BREW ? 'brew' : 'strength' } };
    case 'well':
      return { key: 'plan-well', params: place };
    case 'ally':
      return { key: 'plan-ally', params: { field } };
    case 'visit':
      return { key: 'plan-visit', params: place };
    case 'post':
      return { key: 'plan-post', params: place };
    case 'gather':
      // what is done for somebody's sake is worth nothing by the plan
      return { key: 'plan-gather', params: { ...place, why: job.score > 0 ? 'creature' : 'asked' } };
  }
}

// ---------------------------------------------------------------- fights

function fightWords(sit: Situation, seat: number, job: Job, leads: boolean): Saying {
  const { state, threats } = sit;
  const { field, foe, seats } = job;
  const party = partyOf(sit, seats & ~(1 << seat));
  const params: Params = { field, creature: kindName(state, foe), ...chanceOf(sit, job), ...(party > 0 && { party }) };
  if ((threats.urgent[foe] as number) <= 1) return { key: 'plan-protect', params };
  return { key: leads || seats === 1 << seat ? 'plan-fight' : 'plan-join', params: { ...params, why: whyFought(sit, foe) } };
}

/** Who else is in it: kinds of heroes as bits. */
function partyOf({ state }: Situation, seats: number): number {
  let kinds = 0;
  for (let seat = 0; seat < state.seats; seat += 1) if ((seats & (1 << seat)) !== 0) kinds |= 1 << (state.heroes[seat] as number);
  return kinds;
}

function whyFought(sit: Situation, foe: number): FightReason {
  const { state, boss, clearing, coming, threats, wanted } = sit;
  if (foe === boss) return 'end';
  if (avenger(sit, foe) !== NONE || loner(sit, foe) !== NONE) return 'task';
  if (wanted.includes(carriedBy(state, foe))) return 'carrier';
  const field = fieldOf(state, foe);
  if (clearing.foes.includes(foe) || coming.some((way) => way.includes(field))) return 'way';
  return threats.urgent[foe] === NEVER ? 'reward' : 'castle';
}

// ---------------------------------------------------------------- everything else

function whyFetched({ wanted, hoard }: Situation, { item, onward }: Job): FetchReason {
  if (onward !== NONE || wanted.includes(item) || hoard !== undefined) return 'task';
  return isRune(item) ? 'rune' : 'use';
}

/** As long as his hours last, or not before tomorrow. */
const whenThere = (sit: Situation, seat: number, { field }: Job): When =>
  distance(sit, seat, field) <= hoursLeft(sit.state, seat) ? 'today' : 'tomorrow';

function whyRest({ core, state }: Situation, seat: number, job: Job | undefined): RestReason {
  if (hoursLeft(state, seat) === 0) return 'hours';
  if (job === undefined) return 'nothing';
  const here = state.field[seat] as number;
  const there = job.kind === 'fight' ? inReach(core, state, seat, here, job.field) : here === job.field;
  if (!there) return 'tomorrow';
  return job.kind === 'fight' ? 'alone' : 'nothing';
}
