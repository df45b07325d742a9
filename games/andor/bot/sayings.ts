import type { BotAnswer } from '@tafelrunde/kernel';
import { type ItemName, itemNames, NONE } from '../pieces.ts';
import { kindName } from '../rules/creature.ts';
import type { Action } from '../state.ts';
import type { Job } from './jobs.ts';
import type { Situation } from './situation.ts';

/** What a hero announces as he begins his turn: the plan he is at. */
export function sayingOf({ state, threats }: Situation, seat: number, action: Action, job: Job | undefined): BotAnswer<Action>['say'] {
  if (action.type === 'end-day') return { key: 'plan-rest' };
  if (action.type === 'pass') return { key: 'plan-wait' };
  if (job === undefined) return undefined;
  const { field } = job;
  const item: ItemName | undefined = job.item === NONE ? undefined : itemNames[job.item];
  switch (job.kind) {
    case 'fight': {
      const params = { field, creature: kindName(state, job.foe) };
      if ((threats.urgent[job.foe] as number) <= 1) return { key: 'plan-protect', params };
      return { key: action.type === 'fight' || job.seats === 1 << seat ? 'plan-fight' : 'plan-join', params };
    }
    case 'farmer':
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
    case 'post':
      return { key: 'plan-wait' };
    default:
      return undefined;
  }
}
