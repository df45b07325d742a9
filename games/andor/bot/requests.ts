import type { BotAnswer, Proposal, Suggestion } from '@tafelrunde/kernel';
import { GOLD, type ItemName, itemNames, NONE } from '../pieces.ts';
import { coveredOn, fogAt } from '../rules/board.ts';
import { fieldOf, kindName, places } from '../rules/creature.ts';
import { countOf } from '../rules/items.ts';
import { fieldOfLying } from '../rules/lying.ts';
import type { State } from '../state.ts';
import { chanceOf } from './chances.ts';
import { goldFor, sharedThings } from './gifts.ts';
import type { Job } from './jobs.ts';
import { type People, saidNo } from './people.ts';
import type { Plan } from './plan.ts';
import type { Situation } from './situation.ts';
import { distance, hoursLeft } from './standing.ts';

/*
 * What a hero asks of the people at the table: to come to a fight he needs them for, to take a farmer along while the castle wants for
 * shields, to bring what does more in his hands; and of who does nothing of himself, to look into the fog or to fetch something. One thing at a time for all bots together; who said no is asked for nothing more that
 * day, and never again for the same. A request that was refused stays where it lies until the day is out, so that all bots hear it.
 */

type Asking = Pick<BotAnswer<unknown>, 'propose' | 'withdraw'>;

const nothing: Asking = {};

/**
 * `plan` is the one that counts on everybody, `job` what he really does; `persons` are the seats people play, `people` what is known of
 * them, and `absent` are the seats nothing is built on.
 */
export interface Wanting {
  readonly plan: Plan;
  readonly job: Job | undefined;
  readonly people: People;
  readonly persons: readonly number[];
  readonly absent: number;
  readonly talk: readonly Proposal[];
}

export function requestsOf(sit: Situation, seat: number, wanting: Wanting): Asking {
  const { persons, talk } = wanting;
  const own = talk.find((each) => each.seat === seat);
  if (own !== undefined && (isRefused(own) || stillMeant(sit, own, wanting))) return nothing;
  const withdraw = own === undefined ? nothing : { withdraw: own.id };
  if (talk.some((each) => each !== own && !persons.includes(each.seat) && !isRefused(each))) return withdraw; // somebody asks already
  const propose = wished(sit, seat, wanting);
  return propose === undefined ? withdraw : { ...withdraw, propose };
}

/** What a request is about, so that it is known again: a creature by its place, a farmer by his field, a thing; NONE where it is gone. */
export function subjectOf(state: State, { key, params }: Pick<Proposal, 'key' | 'params'>): number {
  const field = Number(params?.['field'] ?? NONE);
  if (key === 'bring') return itemNames.indexOf(params?.['item'] as ItemName);
  if (key !== 'fight') return field;
  for (let foe = 0; foe < places(state); foe += 1) if (fieldOf(state, foe) === field) return foe;
  return NONE;
}

function wished(sit: Situation, seat: number, { plan, job, persons, people, absent }: Wanting): Suggestion | undefined {
  const { state, threats, core } = sit;
  for (const other of persons) {
    if (state.box[other] === 1 || (people.refused & (1 << other)) !== 0) continue;
    const asks = (key: string, what: number): boolean => !saidNo(people.noes, other, key, what);
    const theirs = plan[other];
    const idle = (absent & (1 << other)) !== 0 || (people.stray[other] ?? 0) > 0;
    if (theirs?.kind === 'fight' && isOurs(theirs, seat, job, idle) && asks('fight', theirs.foe))
      return { ...fighting(sit, theirs), to: [other] };
    if (theirs?.kind === 'farmer' && theirs.onward === core.board.castle && (threats.excess[2] as number) > 0) {
      const { field } = theirs;
      if (state.field[other] !== field && asks('fetch', field)) return { key: 'fetch', params: { field, whom: 'farmer' }, to: [other] };
    }
    const errand = idle ? errandFor(sit, other, theirs) : undefined;
    if (errand !== undefined && asks('fetch', theirs?.field ?? NONE)) return errand;
    const item = brought(sit, seat, other, theirs);
    if (item === NONE || !asks('bring', item)) continue;
    const params = { field: state.field[seat] as number, item: itemNames[item] as ItemName };
    return { key: 'bring', params: item === GOLD ? { ...params, count: countOf(state, other, GOLD) } : params, to: [other] };
  }
  return undefined;
}

/** Only to where he is going himself, or would be if that person came: nothing was planned with who does nothing. */
const isOurs = ({ foe, seats }: Job, seat: number, job: Job | undefined, idle: boolean): boolean =>
  (job?.kind === 'fight' && job.foe === foe) || (idle && (seats & (1 << seat)) !== 0);

/** What somebody who does nothing of himself could do alone: a look into the fog, or something to be had for going there. */
function errandFor({ state }: Situation, other: number, theirs: Job | undefined): Suggestion | undefined {
  if (theirs === undefined || theirs.field === state.field[other]) return undefined;
  const { kind, field } = theirs;
  if (kind === 'fog') return { key: 'fetch', params: { field, whom: 'fog' }, to: [other] };
  return kind === 'fetch' ? { key: 'fetch', params: { field }, to: [other] } : undefined;
}

/** A farmer, a thing or fog is there. */
const isThere = (state: State, field: number): boolean =>
  state.farmers.includes(field) ||
  fogAt(state, field) !== NONE ||
  coveredOn(state, field) ||
  state.lying.some((entry) => fieldOfLying(entry) === field);

/** Who, what, where and how sure. */
const fighting = (sit: Situation, job: Job): Suggestion => ({
  key: 'fight',
  params: { field: job.field, creature: kindName(sit.state, job.foe), ...chanceOf(sit, job) },
});

/** Gold a hero comes for: less is not worth his way. */
const LEAST_GOLD = 2;

/** A thing of his that does more here and that he can bring today, with nothing better to do; or NONE. */
function brought(sit: Situation, seat: number, other: number, theirs: Job | undefined): number {
  const { state, threats } = sit;
  if ((threats.excess[1] as number) > 0 || theirs?.kind === 'fight' || theirs?.kind === 'deliver') return NONE;
  const way = distance(sit, other, state.field[seat] as number);
  if (way === 0 || way > hoursLeft(state, other)) return NONE;
  const [item] = sharedThings(state, other, seat);
  if (item !== undefined && sit.boss !== NONE) return item;
  return goldFor(sit, other, seat) >= LEAST_GOLD ? GOLD : NONE;
}

/** Everybody it was for has said no. */
const isRefused = ({ to = [], replies }: Proposal): boolean =>
  to.length > 0 && to.every((seat) => replies.some((reply) => reply.seat === seat && !reply.yes));

/** What it is about is still there, somebody asked could still do it, and whoever asked for company goes there himself. */
function stillMeant({ state }: Situation, { key, params, to = [], seat }: Proposal, { plan, job }: Wanting): boolean {
  const open = to.filter((other) => state.box[other] === 0);
  if (to.length > 0 && open.length === 0) return false;
  const what = subjectOf(state, { key, ...(params && { params }) });
  if (key === 'fetch') return isThere(state, what);
  if (key === 'bring') return open.some((other) => countOf(state, other, what) > 0);
  if (key !== 'fight') return true;
  const ours = (each: Job | undefined): boolean => each?.kind === 'fight' && each.foe === what;
  return what !== NONE && (ours(job) || (ours(plan[seat]) && open.some((other) => ours(plan[other]))));
}
