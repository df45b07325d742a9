import { type Match, onlyAnswer, type Plain, type Seat } from '@tafelrunde/kernel';
import { fail, type Command } from '@tafelrunde/protocol';
import type { Asking, Decided, HouseCommand } from '../decide.ts';
import { isBotPlayed, mustBePlayable, type TableState } from '../state.ts';
import { orderedAct, orderWith } from './orders.ts';
import { ownSeat } from './seats.ts';

export function mustRun(state: TableState): void {
  mustBePlayable(state);
  if (state.status === 'waiting') fail('table-not-running');
  if (state.status === 'over') fail('match-over');
}

/** A person plays. Whether the action is listed is the kernel's to say, when it is applied. */
export function act(asking: Asking, command: Extract<Command, { type: 'act' }>): readonly Decided[] {
  const { state } = asking;
  const { seat, ask, action } = command;
  const { standIn } = ownSeat(asking, seat);
  mustRun(state);
  if (state.match?.asks().some((open) => open.id === ask && open.seat !== seat)) fail('not-asked');
  const order = orderWith(state, command);
  const acted: Decided = { event: { type: 'acted', seat, action: action as Plain, ...(order === undefined ? {} : { order }) }, ask };
  return standIn ? [acted, { event: { type: 'stand-in', seat, on: false } }] : [acted]; // whoever plays is back
}

/** This ask is open, and nobody wants to take anything back. */
export function mayAnswer(state: TableState, ask: string): boolean {
  return state.status === 'running' && state.undo === undefined && state.match?.asks().some((open) => open.id === ask) === true;
}

/** A bot plays. If a person came back and answered first, its answer is simply late. */
export function botAct({ state }: Asking, { seat: at, ask, action }: Extract<HouseCommand, { type: 'bot-act' }>): readonly Decided[] {
  const seat = state.seats[at];
  if (seat === undefined || state.match === undefined || !mayAnswer(state, ask)) return [];
  if (!isBotPlayed(seat)) {
    const ordered = orderedAct(state, at, ask);
    return ordered.length > 0 || !state.autoPlay ? ordered : autoAct(state.match, at, ask);
  }
  return action === undefined ? [] : [{ event: { type: 'acted', seat: at, action, bot: true }, ask }];
}

/** For a person who has no choice. What the bot thought does not matter: the one answer there is, or none. */
function autoAct(match: Match, seat: Seat, ask: string): readonly Decided[] {
  const only = onlyAnswer(match, [seat]);
  return only?.ask.id === ask ? [{ event: { type: 'acted', seat, action: only.action as Plain, auto: true }, ask }] : [];
}

export function undoTimeout({ state }: Asking, askedAt: number): readonly Decided[] {
  return state.undo?.askedAt === askedAt ? [{ event: { type: 'undo-dropped' } }] : [];
}
