import type { Seat } from '@tafelrunde/kernel';
import { fail, type TableId } from '@tafelrunde/protocol';
import type { Asking, Decided } from '../decide.ts';
import type { SeatPlan, TableEvent } from '../events.ts';
import { mustBePlayable, ownsTable, type TableState } from '../state.ts';
import { mustOwn, ownSeat } from './seats.ts';

/** How the table of the next match is to be laid. */
export interface RematchWish {
  readonly seats: readonly SeatPlan[];
  readonly owner: string;
}

/** Yes to another match. It is made when everybody who is here has said so, or when the owner insists. */
export async function rematch(asking: Asking, at: Seat, contribution: string | undefined): Promise<readonly Decided[]> {
  const { state, guest, presence } = asking;
  ownSeat(asking, at);
  if (state.status !== 'over') fail('table-not-running');
  mustBePlayable(state);
  if (state.rematch.table !== undefined) return [];
  const again = state.rematch.yes.includes(at);
  const yes: TableEvent = { type: 'rematch-yes', seat: at, ...(contribution === undefined ? {} : { contribution }) };
  const said = again ? state.rematch.yes : [...state.rematch.yes, at];
  const insists = again && ownsTable(state, guest.id);
  const missing = state.seats.some((seat, other) => seat.kind === 'person' && presence.present(seat) && !said.includes(other));
  const decided: Decided[] = again ? [] : [{ event: yes }];
  if (missing && !insists) return decided;
  const given = contribution === undefined || again ? state.rematch.contributions : { ...state.rematch.contributions, [at]: contribution };
  return [...decided, { event: await asking.nextTable(wishOf(state, said, given)) }];
}

/** Whoever said yes keeps the seat, bots stay; the seats of the others are open for them. */
function wishOf(state: TableState, said: readonly Seat[], contributions: Readonly<Record<Seat, string>>): RematchWish {
  const seats = state.seats.map((seat, at): SeatPlan => {
    if (seat.kind === 'bot') return { kind: 'bot', name: seat.name, level: seat.level ?? 'instant' };
    if (seat.kind === 'open' || !said.includes(at)) return { kind: 'open' };
    return { kind: 'person', holders: seat.holders, name: seat.name, contribution: contributions[at] ?? '' };
  });
  const sitters = seats.flatMap((seat) => (seat.kind === 'person' ? seat.holders : []));
  return { seats, owner: sitters.includes(state.owner) ? state.owner : (sitters[0] ?? state.owner) };
}

export function close(asking: Asking): readonly Decided[] {
  mustOwn(asking);
  if (asking.state.status === 'over') fail('table-over'); // it stays to be looked at
  return [{ event: { type: 'closed', why: 'owner' } }];
}

/** Nobody started it in all that time. */
export function expire({ state }: Asking, before: number): readonly Decided[] {
  return state.status === 'waiting' && state.changedAt < before ? [{ event: { type: 'closed', why: 'expired' } }] : [];
}

/** Whoever keeps the house may close any table that is not over. */
export function shut({ state }: Asking): readonly Decided[] {
  return state.status === 'over' ? [] : [{ event: { type: 'closed', why: 'house' } }];
}

/** A deal is given on so often at most: whoever lays its matches side by side can still read them. */
const MOST_AGAIN = 24;

/** Kept at the first match of the deal, where whoever compares them finds all. */
export function dealtAgain({ state }: Asking, table: TableId): readonly Decided[] {
  mustBeDealt(state);
  if (isDealtOut(state)) fail('too-many-tables');
  return state.dealtAgain?.includes(table) === true ? [] : [{ event: { type: 'dealt-again', table } }];
}

/** It is given on no more. */
export const isDealtOut = ({ dealtAgain: given = [] }: TableState): boolean => given.length >= MOST_AGAIN;

/** Only what is over: until then nobody may know the deal. One that began elsewhere has none. */
export function mustBeDealt(state: TableState): void {
  if (state.status !== 'over') fail(state.status === 'closed' ? 'table-closed' : 'table-running');
  mustBePlayable(state);
  if (state.match === undefined || state.match.deal.start !== undefined) fail('no-deal');
}
