import type { Proposal, Reply } from '@tafelrunde/kernel';
import { type ItemName, itemNames, NONE } from '../pieces.ts';
import { proposals } from '../proposals.ts';
import { giveTo } from '../rules/actions.ts';
import { fieldOf, kindName, places, willpowerOf } from '../rules/creature.ts';
import { countOf, fits } from '../rules/items.ts';
import { shoots } from '../rules/fight/reach.ts';
import { fieldOfLying, itemOfLying } from '../rules/lying.ts';
import type { Action } from '../state.ts';
import { giveReply } from './exchanges.ts';
import { type Job, type JobKind, job } from './jobs.ts';
import { limits } from './limits.ts';
import { outlook } from './odds.ts';
import { planFor } from './plan.ts';
import { opinionReply } from './questions.ts';
import { FAR } from './roads.ts';
import { planWords } from './sayings.ts';
import { shareReply } from './shares.ts';
import type { Situation } from './situation.ts';
import { distance, hoursLeft } from './standing.ts';

/*
 * What others propose, heard by the scripted plan: what fits it is agreed to, what is light is given up for it, and what matters more is
 * a reason to say no. A promise is no memory: it is read off the table's talk at every turn, and holds while nothing pressing comes.
 */

type Say = NonNullable<Reply['say']>;

/** Things one leaves for somebody who asks. */
const light: ReadonlySet<JobKind> = new Set(['gather', 'well', 'fog', 'buy', 'post']);

/** The answers this seat still owes. */
export function repliesTo(sit: Situation, seat: number, talk: readonly Proposal[]): readonly Reply[] {
  const open = talk.filter((each) => isFor(each, seat) && !each.replies.some((reply) => reply.seat === seat));
  if (open.length === 0) return [];
  const own = planFor(sit)[seat];
  return open.map((each) => ({ proposal: each.id, ...answer(sit, seat, each, own) }));
}

/** Whether this seat is asked; as the table sees it. */
export function isFor({ key, seat: by, to }: Proposal, seat: number): boolean {
  const kind = proposals.kinds[key];
  return by !== seat && kind !== undefined && kind.silent !== true && (to === undefined || to.includes(seat));
}

function answer(sit: Situation, seat: number, proposal: Proposal, own: Job | undefined): Pick<Reply, 'yes' | 'say'> {
  const no = (say: Say | undefined) => (say === undefined ? { yes: false } : { yes: false, say });
  if (proposal.key === 'give-me') return giveReply(sit, seat, proposal);
  if (proposal.key === 'share') return shareReply(sit, seat, proposal);
  if (proposal.key === 'opinion') return opinionReply(sit, proposal);
  if (rests(sit, seat)) return no({ key: 'plan-rest' });
  const plan = own === undefined ? undefined : planWords(sit, seat, own);
  if (proposal.key === 'wait') return spares(sit, own, 'gather') ? { yes: true, say: { key: 'plan-wait' } } : no(plan);
  const wanted = jobFor(sit, seat, proposal);
  if (wanted === undefined) {
    const there =
      (proposal.key === 'go-to' || (proposal.key === 'bring' && giftIn(sit, seat, proposal) !== undefined)) &&
      sit.state.field[seat] === fieldIn(proposal);
    return there ? { yes: true, say: { key: 'here-already' } } : no({ key: 'nothing-there' });
  }
  if (own !== undefined && (wanted.kind === 'fight' ? own.foe === wanted.foe : own.field === wanted.field)) {
    return { yes: true, say: { key: 'my-plan' } };
  }
  if (!gets(sit, seat, wanted)) return no({ key: 'too-far' });
  if (wanted.kind === 'fight' && !dares(sit, wanted)) {
    return no({ key: 'too-dangerous', params: { creature: kindName(sit.state, wanted.foe) } });
  }
  return spares(sit, own, wanted.kind) ? { yes: true, say: { key: 'on-my-way' } } : no(plan);
}

/** His day is over. Where everybody's is, the next has not begun yet, and there is all of it to plan. */
function rests({ state }: Situation, seat: number): boolean {
  return state.box[seat] === 1 && state.box.includes(0);
}

/** What he agreed to and can still do, unless his own plan presses; the newest word holds. */
export function promiseOf(sit: Situation, seat: number, talk: readonly Proposal[], own: Job | undefined): Job | undefined {
  for (const each of talk.toReversed()) {
    if (!agreed(each, seat)) continue;
    const wanted = jobFor(sit, seat, each);
    if (wanted !== undefined && gets(sit, seat, wanted) && spares(sit, own, wanted.kind)) return wanted;
  }
  return undefined;
}

/** He said he would wait for somebody who can still come today. */
export function waitsFor(sit: Situation, seat: number, talk: readonly Proposal[], own: Job | undefined): boolean {
  const { state } = sit;
  return talk.some(
    (each) =>
      each.key === 'wait' &&
      agreed(each, seat) &&
      state.box[each.seat] === 0 &&
      state.field[each.seat] !== state.field[seat] &&
      spares(sit, own, 'gather'),
  );
}

function agreed(proposal: Proposal, seat: number): boolean {
  return isFor(proposal, seat) && proposal.replies.some((reply) => reply.seat === seat && reply.yes);
}

const fieldIn = ({ params }: Proposal): number => Number(params?.['field'] ?? NONE);

/** What he would do; undefined where there is nothing to be done, or he is there. */
function jobFor(sit: Situation, seat: number, proposal: Proposal): Job | undefined {
  const { state, tale, threats } = sit;
  const field = fieldIn(proposal);
  switch (proposal.key) {
    case 'go-to':
      return state.field[seat] === field || tale.isTrap(state, field) ? undefined : job('gather', field, 1 << seat, 0);
    case 'fight': {
      const foe = creatureOn(sit, field);
      if (foe === NONE) return undefined;
      return job('fight', field, partyOf(sit, seat, proposal), 0, { foe, overtime: (threats.urgent[foe] as number) <= 1 });
    }
    case 'bring':
      return state.field[seat] === field || giftIn(sit, seat, proposal) === undefined ? undefined : job('gather', field, 1 << seat, 0);
    case 'fetch': {
      if (state.farmers.includes(field)) return job('farmer', field, 1 << seat, 0, { shy: true, onward: sit.core.board.castle });
      const lies = state.lying.find((entry) => fieldOfLying(entry) === field);
      return lies === undefined || state.field[seat] === field ? undefined : job('fetch', field, 1 << seat, 0, { item: itemOfLying(lies) });
    }
    default:
      return undefined;
  }
}

/** What he promised to bring, where he meets whoever asked for it. */
export function broughtTo(sit: Situation, seat: number, talk: readonly Proposal[]): Action | undefined {
  const { state } = sit;
  for (const each of talk) {
    if (each.key !== 'bring' || !agreed(each, seat) || state.field[each.seat] !== state.field[seat]) continue;
    const gift = giftIn(sit, seat, each);
    if (gift !== undefined && (state.handled[seat] as number) < limits.handling) return gift;
  }
  return undefined;
}

/** The thing asked for, if he has it, no task wants it of him, and there is space for it there. */
function giftIn({ state, wanted }: Situation, seat: number, { seat: to, params = {} }: Proposal): Action | undefined {
  const item = itemNames.indexOf(params['item'] as ItemName);
  if (item < 0 || countOf(state, seat, item) === 0 || wanted.includes(item) || !fits(state, to, item)) return undefined;
  return giveTo(to, item, Math.min(Number(params['count'] ?? 1), countOf(state, seat, item)));
}

function creatureOn({ state }: Situation, field: number): number {
  for (let foe = 0; foe < places(state); foe += 1) if (fieldOf(state, foe) === field) return foe;
  return NONE;
}

/** Who would be in it: whoever proposed it, everybody who has agreed, and himself; none whose day is over. */
function partyOf(sit: Situation, seat: number, { seat: by, replies }: Proposal): number {
  let party = 1 << seat;
  for (const other of [by, ...replies.flatMap((reply) => (reply.yes ? [reply.seat] : []))]) if (!rests(sit, other)) party |= 1 << other;
  return party;
}

/** Whether he can be there today, and has an hour for the fight. */
function gets(sit: Situation, seat: number, { kind, field }: Job): boolean {
  const { core, state } = sit;
  const way = distance(sit, seat, field);
  if (way >= FAR) return false;
  const near = kind === 'fight' && shoots(core, state, seat) ? Math.max(0, way - 1) : way;
  return near + (kind === 'fight' ? 1 : 0) <= hoursLeft(state, seat);
}

function dares({ core, state, boss }: Situation, { seats, foe, field }: Job): boolean {
  return outlook(core, state, seats, foe, field, willpowerOf(core, state, foe), foe === boss).isAtLeast(limits.join);
}

/** What he has in mind can wait: anything light, and for a fight everything but what the castle or a task hangs on. */
function spares({ threats, boss }: Situation, own: Job | undefined, kind: JobKind): boolean {
  if (own === undefined || light.has(own.kind)) return true;
  if (kind !== 'fight') return false;
  return own.kind === 'farmer' || (own.kind === 'fight' && own.foe !== boss && (threats.urgent[own.foe] as number) > 1);
}
