import { hasLevel } from '@tafelrunde/bots';
import type { Seat } from '@tafelrunde/kernel';
import { fail, type Command } from '@tafelrunde/protocol';
import type { ClockState } from '../clock/clock.ts';
import { botName } from '../names.ts';
import type { Asking, Decided } from '../decide.ts';
import type { TableEvent } from '../events.ts';
import { startEvent } from '../start.ts';
import { heldSeat, isPlaying, mustBePlayable, ownsTable, playedBy, type SeatState, seatsOf, type TableState } from '../state.ts';
import { isFresh, isReady } from '../terms.ts';

const happens = (...events: TableEvent[]): readonly Decided[] => events.map((event) => ({ event }));

export function ownSeat({ state, guest }: Asking, at: Seat): SeatState {
  return heldSeat(state, guest.id, at);
}

export function mustOwn({ state, guest }: Asking): void {
  if (!ownsTable(state, guest.id)) fail('not-owner');
}

export function mustWait(state: TableState): void {
  mustBePlayable(state);
  if (state.status === 'running') fail('table-running');
  if (state.status === 'over') fail('table-over');
}

export function sit(asking: Asking, { seat: at, contribution, terms }: Extract<Command, { type: 'sit' }>): readonly Decided[] {
  const { state, guest } = asking;
  const seat = state.seats[at];
  // Given up, and thought better of.
  if (state.status === 'running' && seat?.left === true && seat.holders.includes(guest.id)) {
    return happens({ type: 'stand-in', seat: at, on: false });
  }
  mustWait(state);
  if (state.seats.every((other) => other.kind !== 'open')) fail('table-full');
  if (seat === undefined || seat.kind !== 'open') fail('seat-taken');
  mayHoldAnother(state, guest.id);
  // Who sat down while the options were being changed contributes when they have seen them.
  const counts = isFresh(state, contribution, terms);
  return happens({ type: 'sat', seat: at, guest: guest.id, name: guest.name, contribution: counts ? contribution : '' });
}

function mayHoldAnother(state: TableState, guest: string): void {
  if (state.module?.game.meta.severalSeats !== true && seatsOf(state, guest).length > 0) fail('one-seat-only');
}

/**
 * A second browser takes hold of a seat by its personal link, and of no other that the same person plays: one of two heroes may be a
 * friend's to play. Whoever wants all of it elsewhere adds a device of their own.
 */
export function hold({ state, guest, limits }: Asking, fits: (at: Seat, generation: number) => boolean): readonly Decided[] {
  const at = state.seats.findIndex((held, i) => held.kind === 'person' && fits(i, held.generation));
  const seat = state.seats[at] ?? fail('bad-seat-link');
  if (seat.holders.includes(guest.id)) return [];
  mayHoldAnother(state, guest.id);
  if (seat.holders.length >= limits.holders) fail('bad-seat-link');
  return happens({ type: 'held', seat: at, guest: guest.id });
}

/**
 * Sends away the browsers that came by a personal link, at all that the same person plays. Any of them may, but none can send away the
 * one that sat down: whoever got hold of a link cannot take the seat with it for good.
 */
export function revoke(asking: Asking, at: Seat): readonly Decided[] {
  const { state, guest } = asking;
  const [first = ''] = ownSeat(asking, at).holders;
  const theirs = seatsOf(state, first).filter((seat) => state.seats[seat]?.holders[0] === first);
  return happens(
    ...theirs.map((seat): TableEvent => {
      const holders = state.seats[seat]?.holders ?? [];
      return { type: 'revoked', seat, guests: holders.filter((holder) => holder !== first && holder !== guest.id) };
    }),
  );
}

export function stand(asking: Asking, at: Seat): readonly Decided[] {
  const seat = ownSeat(asking, at);
  if (asking.state.status === 'over') fail('table-over');
  return seat.left ? [] : happens({ type: 'stood', seat: at });
}

/** The owner fills, empties or frees a seat; once the match runs, only a bot can take a person's place. */
export function place(asking: Asking, { seat: at, kind, level }: Extract<Command, { type: 'place' }>): readonly Decided[] {
  const { state } = asking;
  mustOwn(asking);
  mustBePlayable(state);
  if (state.status === 'over') fail('table-over');
  if (state.status === 'running' && kind === 'open') fail('table-running');
  const seat = state.seats[at] ?? fail('not-your-seat');
  if (kind === 'open') return seat.kind === 'open' ? [] : happens({ type: 'placed', seat: at, kind });
  const wanted = level ?? seat.level ?? usualLevelAt(state);
  mustKnowBot(state, wanted);
  const others = state.seats.filter((other) => other !== seat).map((other) => other.name);
  const name = seat.kind === 'bot' ? seat.name : botName(others, asking.chance);
  return happens({ type: 'placed', seat: at, kind, name, level: wanted });
}

function mustKnowBot(state: TableState, level: string): void {
  if (state.module === undefined || !hasLevel(state.module, level)) fail('unknown-bot', { level });
}

function usualLevelAt({ module }: TableState): string {
  return module?.levels.usual ?? '';
}

/** Everybody sits, and the one who should say the word is not there: then anybody at the table may. */
function mayStartInstead({ state, guest, presence }: Asking): boolean {
  const here = state.seats.some((seat) => seat.holders.includes(state.owner) && presence.present(seat));
  return !here && seatsOf(state, guest.id).length > 0 && state.seats.every((seat) => seat.kind !== 'open');
}

/** At the owner's word: bots take the seats that are still open. */
export function start(asking: Asking): readonly Decided[] {
  const { state } = asking;
  if (!mayStartInstead(asking)) mustOwn(asking);
  mustWait(state);
  if (!isReady(state)) fail('contributions-missing');
  const names = state.seats.map((seat) => seat.name);
  const events: TableEvent[] = [];
  state.seats.forEach((seat, at) => {
    if (seat.kind !== 'open') return;
    const name = botName(names, asking.chance);
    names.push(name);
    events.push({ type: 'placed', seat: at, kind: 'bot', name, level: usualLevelAt(state) });
  });
  return happens(...events, startEvent(state)); // bots contribute nothing: the deal is the same with or without them
}

/** Another person at the table asks that a bot plays for somebody who has been away for a while. */
export function standIn(asking: Asking, { seat: at, level }: Extract<Command, { type: 'stand-in' }>): readonly Decided[] {
  const { state, guest, presence, times } = asking;
  if (state.status === 'over') fail('table-over');
  if (state.status !== 'running') fail('table-not-running');
  if (!seatsOf(state, guest.id).some((own) => own !== at)) fail('not-your-seat');
  const seat = state.seats[at];
  if (seat === undefined || !isPlaying(seat) || presence.present(seat)) fail('not-absent');
  const left = state.clock?.choice.kind === 'days' ? leftOverDays(asking, state.clock, seat) : times.absence - presence.awayFor(seat);
  if (left > 0) fail('not-absent', { seconds: Math.ceil(left / 1000) });
  if (level !== undefined) mustKnowBot(state, level);
  return happens({ type: 'stand-in', seat: at, on: true, ...(level === undefined ? {} : { level }) });
}

/**
 * Over days everybody is away most of the time. While the clocks run they alone say when a bot plays for somebody, or one person could have
 * bots answer for all others overnight. While they stand nobody's time is ever up: there, who was not seen for a whole bank is away.
 */
function leftOverDays({ now, presence }: Asking, { choice, pause }: ClockState, seat: SeatState): number {
  if (pause?.since === undefined) return fail('not-absent');
  return Math.max(pause.since, presence.awaySince(seat)) + choice.bank - now;
}

/** Somebody is back: the seat is theirs again, except where it was given up, their time had run out (then they say so), or the bot is in the middle of a decision. */
export function returnToSeat({ state, guest }: Asking, busy: readonly Seat[]): readonly Decided[] {
  if (state.status !== 'running') return [];
  const back = playedBy(state, guest.id).filter(
    (at) => state.seats[at]?.standIn === true && state.seats[at]?.out === undefined && !busy.includes(at),
  );
  return happens(...back.map((seat): TableEvent => ({ type: 'stand-in', seat, on: false })));
}

/** A finished match keeps the names it was played under. */
export function rename({ state, guest }: Asking): readonly Decided[] {
  if (state.status !== 'waiting' && state.status !== 'running') return [];
  const own = seatsOf(state, guest.id).filter((at) => state.seats[at]?.holders[0] === guest.id && state.seats[at]?.name !== guest.name);
  return happens(...own.map((seat): TableEvent => ({ type: 'renamed', seat, name: guest.name })));
}
