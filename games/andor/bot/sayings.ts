import type { BotAnswer } from '@tafelrunde/kernel';
import { type ItemName, itemNames, NONE } from '../pieces.ts';
import { kindName, willpowerOf } from '../rules/creature.ts';
import type { Action } from '../state.ts';
import type { Job } from './jobs.ts';
import { exactly } from './odds.ts';
import type { Situation } from './situation.ts';

type Saying = BotAnswer<Action>['say'];

/** What a hero announces as he begins his turn: the plan he is at. */
export function sayingOf(sit: Situation, seat: number, action: Action, job: Job | undefined): Saying {
  if (action.type === 'end-day') return { key: 'plan-rest' };
  if (action.type === 'pass') return { key: 'plan-wait' };
  return job === undefined ? undefined : planWords(sit, job, action.type === 'fight' || job.seats === 1 << seat);
}

/** A job in words. `lead`: it is his own fight, and not one he comes to help in. */
export function planWords(sit: Situation, job: Job, lead: boolean): Saying {
  const { state, threats } = sit;
  const { field } = job;
  const item: ItemName | undefined = job.item === NONE ? undefined : itemNames[job.item];
  switch (job.kind) {
    case 'fight': {
      const params = { field, creature: kindName(state, job.foe), sure: sureness(sit, job) };
      if ((threats.urgent[job.foe] as number) <= 1) return { key: 'plan-protect', params };
      return { key: lead ? 'plan-fight' : 'plan-join', params };
    }
    case 'farmer':
      // only in the castle does a farmer become a shield (AND-13.5)
      if (job.onward !== sit.core.board.castle) return { key: 'plan-lead', params: { field: job.onward } };
      return { key: 'plan-farmer', params: { field } };
    case 'fog':
      return { key: 'plan-fog', params: { field } };
    case 'fetch':
    case 'meet':
      return { key: 'plan-fetch', params: item === undefined ? { field } : { field, item } };
    case 'deliver':
      return { key: 'plan-deliver', params: item === undefined ? { field } : { field, item } };
    case 'buy':
      return { key: 'plan-buy', params: { field } };
    case 'well':
      return { key: 'plan-well', params: { field } };
    case 'ally':
      return { key: 'plan-ally', params: { field } };
    case 'post':
      return { key: 'plan-wait' };
    default:
      return undefined;
  }
}

/** How likely those who are in it win, in hundredths: as they are now, wherever they stand. */
function sureness({ core, state, boss }: Situation, { seats, foe, field }: Job): number {
  return Math.round(100 * exactly(core, state, seats, foe, field, willpowerOf(core, state, foe), foe === boss).win);
}
