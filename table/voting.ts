import type { Seat } from '@tafelrunde/kernel';
import type { VoteDenied, VoteInfo } from '@tafelrunde/protocol';
import type { TableEvent } from './events.ts';
import type { TableState } from './state.ts';

/** What is put to everybody who plays, as it is written down. */
export type StoredVote =
  | { readonly kind: 'end'; readonly by: Seat; readonly guest: string }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly guest: string; readonly name: string };

export interface OpenVote {
  readonly vote: StoredVote;
  /** Who has asked for it. */
  readonly guest: string;
  readonly needed: readonly Seat[];
  agreed: Seat[];
}

export interface DeniedVote {
  readonly vote: StoredVote;
  readonly denier?: Seat;
}

export function voteAsked(state: TableState, { vote, needed }: Extract<TableEvent, { type: 'vote-asked' }>): void {
  state.vote = { vote, guest: vote.guest, needed, agreed: [] };
  if (vote.kind === 'seat') state.votesAsked = { ...state.votesAsked, [vote.guest]: (state.votesAsked?.[vote.guest] ?? 0) + 1 };
}

export function voteGiven(state: TableState, { seat, agree }: Extract<TableEvent, { type: 'vote-given' }>): void {
  const { vote: open } = state;
  if (open === undefined) return;
  if (agree) {
    open.agreed = [...open.agreed, seat];
    return;
  }
  state.voteDenied = { vote: open.vote, denier: seat };
  delete state.vote;
}

export function voteDropped(state: TableState): void {
  if (state.vote !== undefined) state.voteDenied = { vote: state.vote.vote };
  delete state.vote;
}

/** Who asked is told by seat or by name, never by id. */
function withoutGuest({ guest: _guest, ...vote }: StoredVote) {
  return vote;
}

export function voteInfo({ vote, needed, agreed }: OpenVote, own: boolean): VoteInfo {
  return { ...withoutGuest(vote), needed, agreed, ...(own ? { own } : {}) };
}

export function deniedInfo({ vote, denier }: DeniedVote): VoteDenied {
  return { ...withoutGuest(vote), ...(denier === undefined ? {} : { denier }) };
}
