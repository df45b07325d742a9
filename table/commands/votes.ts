import type { Seat } from '@tafelrunde/kernel';
import { fail } from '@tafelrunde/protocol';
import type { Asking, Decided } from '../decide.ts';
import type { TableEvent } from '../events.ts';
import { isPlaying, seatsOf, type TableState } from '../state.ts';
import { mustRun } from './play.ts';
import { ownSeat } from './seats.ts';

/** So often may somebody who looks on ask for a seat of one match. */
const ASKED_AT_MOST = 3;

const happens = (event: TableEvent): readonly Decided[] => [{ event }];

/** Everybody who plays themselves, but for whoever asks: in a live match those who are there, over days all of them. */
function votersBeside({ state, guest, presence }: Asking): readonly Seat[] {
  const overDays = state.clock?.choice.kind === 'days';
  return state.seats.flatMap((seat, at) =>
    isPlaying(seat) && !seat.holders.includes(guest.id) && (overDays || presence.present(seat)) ? [at] : [],
  );
}

/** One thing at a time; and nothing again that was only just refused or withdrawn. */
function mayAsk({ state, guest }: Asking): void {
  if (state.vote !== undefined) fail('vote-open');
  if (state.voteDenied?.vote.guest === guest.id) fail('vote-was-refused');
}

/** With nobody else at the table it ends at once; not while others play themselves and happen to be away. */
export function voteToEnd(asking: Asking, at: Seat): readonly Decided[] {
  const { state, guest } = asking;
  if (ownSeat(asking, at).left) fail('not-your-seat');
  mustRun(state);
  mayAsk(asking);
  const needed = votersBeside(asking);
  const others = state.seats.some((seat) => isPlaying(seat) && !seat.holders.includes(guest.id));
  if (others && needed.length === 0) fail('nobody-to-ask');
  return happens({ type: 'vote-asked', vote: { kind: 'end', by: at, guest: guest.id }, needed });
}

/** Somebody who plays nothing here would like this seat: whoever sits there and plays is asked as the others are. */
export function voteForSeat(asking: Asking, at: Seat): readonly Decided[] {
  const { state, guest } = asking;
  mustRun(state);
  if (seatsOf(state, guest.id).length > 0) fail('one-seat-only');
  const wanted = state.seats[at] ?? fail('not-your-seat');
  mayAsk(asking);
  if ((state.votesAsked?.[guest.id] ?? 0) >= ASKED_AT_MOST) fail('too-many-votes');
  const voters = votersBeside(asking);
  if (voters.length === 0) fail('nobody-to-ask');
  const needed = isPlaying(wanted) && !voters.includes(at) ? [...voters, at] : voters;
  return happens({ type: 'vote-asked', vote: { kind: 'seat', seat: at, guest: guest.id, name: guest.name }, needed });
}

/** Those who must agree now: who was asked, and whoever came back to the seat that is wanted. */
function voters({ vote }: TableState): readonly Seat[] {
  if (vote === undefined) return [];
  return vote.vote.kind === 'seat' ? [...new Set([...vote.needed, vote.vote.seat])] : vote.needed;
}

export function ballot(asking: Asking, at: Seat, agree: boolean): readonly Decided[] {
  const { state } = asking;
  ownSeat(asking, at);
  mustRun(state);
  const open = state.vote ?? fail('no-vote');
  if (!voters(state).includes(at)) fail('no-vote');
  return open.agreed.includes(at) ? [] : happens({ type: 'vote-given', seat: at, agree });
}

export function dropVote({ state, guest }: Asking): readonly Decided[] {
  mustRun(state);
  if (state.vote === undefined || state.vote.guest !== guest.id) fail('no-vote');
  return happens({ type: 'vote-dropped' });
}

/** All have agreed; those for whom a bot plays by now are not waited for. */
export function settleVote(state: TableState): TableEvent | undefined {
  const { vote: open } = state;
  if (open === undefined || state.status !== 'running') return undefined;
  // By a personal link they have a seat meanwhile: with a second one they would see two hands.
  if (open.vote.kind === 'seat' && seatsOf(state, open.guest).length > 0) return { type: 'vote-dropped' };
  const missing = voters(state).some((at) => {
    const seat = state.seats[at];
    return seat !== undefined && isPlaying(seat) && !open.agreed.includes(at);
  });
  if (missing) return undefined;
  const { vote } = open;
  return vote.kind === 'end' ? { type: 'ended' } : { type: 'taken', seat: vote.seat, guest: vote.guest, name: vote.name };
}
