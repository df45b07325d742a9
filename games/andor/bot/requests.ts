import type { BotAnswer, Proposal, Suggestion } from '@tafelrunde/kernel';
import { NONE } from '../pieces.ts';
import { fieldOf, kindName, places, willpowerOf } from '../rules/creature.ts';
import type { Job } from './jobs.ts';
import { exactly } from './odds.ts';
import type { Plan } from './plan.ts';
import type { Situation } from './situation.ts';

/*
 * What a hero asks of the people at the table: to come to a fight he needs them for, or to take a farmer along while the castle wants
 * for shields. One thing at a time for all bots together, and nobody is asked again on a day he said no.
 */

type Asking = Pick<BotAnswer<unknown>, 'propose' | 'withdraw'>;

const nothing: Asking = {};

/** `plan` is the one that counts on everybody, `job` what he really does; `people` are the seats people play. */
export function requestsOf(
  sit: Situation,
  seat: number,
  plan: Plan,
  job: Job | undefined,
  people: readonly number[],
  talk: readonly Proposal[],
): Asking {
  const own = talk.find((each) => each.seat === seat);
  const withdraw = own === undefined || stillMeant(sit, own) ? nothing : { withdraw: own.id };
  if (talk.some((each) => each !== own && !people.includes(each.seat))) return withdraw; // somebody asks already
  if (own !== undefined && withdraw === nothing) return nothing;
  const propose = wished(sit, plan, job, people);
  return propose === undefined ? withdraw : { ...withdraw, propose };
}

function wished(sit: Situation, plan: Plan, job: Job | undefined, people: readonly number[]): Suggestion | undefined {
  const { state, refused, threats, core } = sit;
  for (const other of people) {
    if (state.box[other] === 1 || (refused & (1 << other)) !== 0) continue;
    const theirs = plan[other];
    // only to where he is going himself
    if (job?.kind === 'fight' && theirs?.foe === job.foe) return { ...fighting(sit, theirs), to: [other] };
    if (theirs?.kind !== 'farmer' || theirs.onward !== core.board.castle || (threats.excess[2] as number) <= 0) continue;
    if (state.field[other] !== theirs.field) return { key: 'fetch', params: { field: theirs.field, whom: 'farmer' }, to: [other] };
  }
  return undefined;
}

/** Who, what, where and how sure. */
function fighting({ core, state, boss }: Situation, { field, foe, seats }: Job): Suggestion {
  const { win } = exactly(core, state, seats, foe, field, willpowerOf(core, state, foe), foe === boss);
  return { key: 'fight', params: { field, creature: kindName(state, foe), sure: Math.round(100 * win) } };
}

/** What it is about is still there, and somebody asked could still do it. */
function stillMeant({ state }: Situation, { key, params, to = [], replies }: Proposal): boolean {
  const field = Number(params?.['field'] ?? NONE);
  if (to.length > 0 && to.every((seat) => state.box[seat] === 1 || replies.some((reply) => reply.seat === seat && !reply.yes)))
    return false;
  if (key === 'fetch') return state.farmers.includes(field);
  for (let foe = 0; foe < places(state); foe += 1) if (fieldOf(state, foe) === field) return true;
  return key !== 'fight';
}
