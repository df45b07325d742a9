import {
  type AgreedAnswer,
  agreedAnswer,
  concerns,
  isAwaiting,
  isProposable,
  isReason,
  type Ask,
  type Plain,
  type Proposal,
  type Proposals,
  type Reply,
  type Seat,
  stretchOf,
} from '@tafelrunde/kernel';
import { type ChatLine, fail, openProposals, type Command } from '@tafelrunde/protocol';
import type { Decided, HouseCommand } from '../decide.ts';
import { heldSeat, isBotPlayed, playedBy, type SeatState, type TableState } from '../state.ts';
import type { Words } from '../talk-words.ts';
import { mustRun } from './play.ts';

/** What is proposed at this table now. */
export function proposalsIn(state: TableState, chat: readonly ChatLine[]): readonly Proposal[] {
  const { match, module, status } = state;
  const spec = module?.proposals;
  if (spec === undefined || match === undefined || status !== 'running' || !chat.some((line) => line.proposal !== undefined)) return [];
  return openProposals(chat, spec, match.view(undefined));
}

/** Only who plays a seat proposes, answers and withdraws; those who look on talk. */
function speaker(state: TableState, guest: string, seat: Seat): { readonly spec: Proposals<unknown>; readonly sitter: SeatState } {
  if (state.status === 'closed') fail('table-closed');
  const sitter = heldSeat(state, guest, seat);
  if (sitter.left) fail('not-your-seat');
  mustRun(state);
  return { spec: state.module?.proposals ?? fail('no-proposals'), sitter };
}

export function proposes(state: TableState, guest: string, { seat, key, params, to }: Extract<Command, { type: 'propose' }>): Words {
  const { spec, sitter } = speaker(state, guest, seat);
  const what = { key, ...(params === undefined ? {} : { params }), ...(to === undefined ? {} : { to }) };
  if (!isProposable(spec, what, state.seats.length)) fail('bad-proposal');
  const stretch = stretchOf(spec, what, state.match?.view(undefined)) ?? fail('bad-proposal');
  return { type: 'proposed', name: sitter.name, seat, what, stretch };
}

/** Undefined where it was said already. */
export function replies(
  state: TableState,
  guest: string,
  chat: readonly ChatLine[],
  { seat, proposal, yes, reason }: Extract<Command, { type: 'reply' }>,
): Words | undefined {
  const { spec, sitter } = speaker(state, guest, seat);
  const open = openOne(state, chat, proposal);
  if (!concerns(spec, open, seat)) fail('proposal-not-yours');
  const say = reason === undefined ? undefined : { key: reason };
  if (say !== undefined && !isReason(spec, say)) fail('bad-proposal');
  const before = open.replies.find((one) => one.seat === seat);
  if (before?.yes === yes && before.say?.key === reason) return undefined;
  return { type: 'replied', name: sitter.name, seat, reply: { proposal, yes, ...(say === undefined ? {} : { say }) } };
}

export function withdraws(
  state: TableState,
  guest: string,
  chat: readonly ChatLine[],
  { seat, proposal }: Extract<Command, { type: 'withdraw' }>,
): Words {
  const { sitter } = speaker(state, guest, seat);
  if (openOne(state, chat, proposal).seat !== seat) fail('proposal-not-yours');
  return { type: 'withdrawn', name: sitter.name, seat, proposal };
}

function openOne(state: TableState, chat: readonly ChatLine[], id: string): Proposal {
  return proposalsIn(state, chat).find((open) => open.id === id) ?? fail('proposal-gone');
}

/** Proposals a seat is asked about and has not answered. */
export function unanswered(state: TableState, open: readonly Proposal[], seat: Seat): readonly Proposal[] {
  const spec = state.module?.proposals;
  if (spec === undefined) return [];
  return open.filter((each) => concerns(spec, each, seat) && !each.replies.some((reply) => reply.seat === seat));
}

/** A bot's answers, as far as they are still wanted: one to each, with a reason the game knows or none. */
export function botReplies(
  state: TableState,
  open: readonly Proposal[],
  seat: Seat,
  given: readonly Reply[],
): readonly Extract<Words, { type: 'replied' }>[] {
  const sitter = state.seats[seat];
  const spec = state.module?.proposals;
  if (sitter === undefined || spec === undefined || !isBotPlayed(sitter)) return [];
  return unanswered(state, open, seat).flatMap(({ id }) => {
    const reply = given.find(({ proposal }) => proposal === id);
    if (reply === undefined) return [];
    const { yes, say } = reply;
    const reason = say !== undefined && isReason(spec, say) ? { say } : {};
    return [{ type: 'replied' as const, name: sitter.name, seat, reply: { proposal: id, yes, ...reason } }];
  });
}

/** What a bot asks of others with its answer: one thing at a time, and never what the game does not know. */
export function botAsks(
  state: TableState,
  open: readonly Proposal[],
  { seat, propose, withdraw }: Pick<Extract<HouseCommand, { type: 'bot-act' }>, 'seat' | 'propose' | 'withdraw'>,
): readonly Extract<Words, { type: 'proposed' | 'withdrawn' }>[] {
  const sitter = state.seats[seat];
  const spec = state.module?.proposals;
  if (sitter === undefined || spec === undefined || !isBotPlayed(sitter)) return [];
  const { name } = sitter;
  const own = open.filter((each) => each.seat === seat).map(({ id }) => id);
  const gone = own.filter((id) => id === withdraw).map((proposal) => ({ type: 'withdrawn' as const, name, seat, proposal }));
  if (propose === undefined || own.length > gone.length || !isProposable(spec, propose, state.seats.length)) return gone;
  const stretch = stretchOf(spec, propose, state.match?.view(undefined));
  return stretch === undefined ? gone : [...gone, { type: 'proposed', name, seat, what: propose, stretch }];
}

/** Whoever plays several seats agrees for the others with what they propose for one, where the table acts on it. */
export function ownYes(state: TableState, guest: string, made: Proposal): readonly Words[] {
  const spec = state.module?.proposals;
  if (spec?.kinds[made.key]?.answer === undefined) return [];
  return playedBy(state, guest)
    .filter((own) => concerns(spec, made, own))
    .map((own) => ({ type: 'replied', name: state.seats[own]?.name ?? '', seat: own, reply: { proposal: made.id, yes: true } }));
}

/** What the table answers next for a seat that agreed to it. Not while somebody wants to take something back. */
export function agreedNext(state: TableState, open: readonly Proposal[]): AgreedAnswer<Ask & { readonly id: string }> | undefined {
  const { match, module, status, undo, seats } = state;
  if (match === undefined || module?.proposals === undefined || status !== 'running' || undo !== undefined) return undefined;
  return agreedAnswer(module.proposals, match, open, seats.length);
}

export function agreedAct(state: TableState, open: readonly Proposal[]): readonly Decided[] {
  const next = agreedNext(state, open);
  if (next === undefined) return [];
  const { ask, action } = next;
  return [{ event: { type: 'acted', seat: ask.seat, action: action as Plain, agreed: true }, ask: ask.id }];
}

/** While it is still being talked about how this is to be answered, no bot goes ahead. */
export function isTalkedOver({ match, module, seats }: TableState, open: readonly Proposal[], ask: Ask): boolean {
  const spec = module?.proposals;
  if (spec === undefined || match === undefined || open.length === 0) return false;
  return open.some((each) => isAwaiting(spec, each, ask, match.view(undefined), seats.length));
}
