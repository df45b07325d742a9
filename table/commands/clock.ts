import type { Seat } from '@tafelrunde/kernel';
import { fail } from '@tafelrunde/protocol';
import { type ClockState, timedOut } from '../clock/clock.ts';
import { isZone } from '../clock/hours.ts';
import type { Asking, Decided } from '../decide.ts';
import type { TableEvent } from '../events.ts';
import { isPlaying, type TableState } from '../state.ts';
import { mustRun } from './play.ts';
import { ownSeat } from './seats.ts';

/** Whoever travels says so; nobody moves the night about by saying so every hour. */
const ZONE_STAYS = 20 * 3_600_000;

const happens = (...events: TableEvent[]): readonly Decided[] => events.map((event) => ({ event }));

function clockOf({ clock }: TableState): ClockState {
  return clock ?? fail('no-clock');
}

/** Valid only if the host's own clock agrees: whoever still has time keeps the seat. */
export function timeOut({ state, now }: Asking): readonly Decided[] {
  return happens(...timedOut(state, now).map((seat): TableEvent => ({ type: 'timed-out', seat })));
}

/** The bot goes, whatever it was about to do; who gave the seat up sits down again instead. */
export function back(asking: Asking, at: Seat): readonly Decided[] {
  const seat = ownSeat(asking, at);
  mustRun(asking.state);
  return seat.standIn && !seat.left ? happens({ type: 'stand-in', seat: at, on: false }) : [];
}

export function zone(asking: Asking, at: Seat, name: string): readonly Decided[] {
  const { state, now } = asking;
  const seat = ownSeat(asking, at);
  clockOf(state);
  if (seat.zone === name) return [];
  if (!isZone(name)) fail('bad-zone');
  if (state.status === 'running' && seat.zonedAt !== undefined && now - seat.zonedAt < ZONE_STAYS) fail('bad-zone');
  return happens({ type: 'zoned', seat: at, zone: name });
}

/**
 * Asks everybody else who plays: in a live match those who are there, over days all of them. Whoever happens to be alone stops no clock:
 * it would be their own, while others reload a page, and it would stand until they themselves are ready.
 */
export function askPause(asking: Asking, at: Seat): readonly Decided[] {
  const { state, guest, presence } = asking;
  ownSeat(asking, at);
  mustRun(state);
  const { pause, choice } = clockOf(state);
  if (pause !== undefined) return [];
  const others = state.seats.flatMap((seat, other) => (isPlaying(seat) && !seat.holders.includes(guest.id) ? [{ seat, other }] : []));
  const needed = others.filter(({ seat }) => choice.kind === 'days' || presence.present(seat)).map(({ other }) => other);
  if (others.length > 0 && needed.length === 0) fail('nobody-to-ask');
  return happens({ type: 'pause-asked', seat: at, needed });
}

/** Whoever asked may think better of it. */
export function answerPause(asking: Asking, at: Seat, agree: boolean): readonly Decided[] {
  ownSeat(asking, at);
  const { pause } = clockOf(asking.state);
  if (pause === undefined || pause.since !== undefined) fail('no-pause-asked');
  if (pause.by === at) return agree ? [] : happens({ type: 'pause-answered', seat: at, agree });
  if (!pause.needed.includes(at)) fail('no-pause-asked');
  return pause.agreed.includes(at) ? [] : happens({ type: 'pause-answered', seat: at, agree });
}

/** For all that the same person plays. */
export function ready(asking: Asking, at: Seat): readonly Decided[] {
  const { state, guest } = asking;
  ownSeat(asking, at);
  const { pause } = clockOf(state);
  if (pause?.since === undefined) fail('no-pause-asked');
  const own = state.seats.flatMap((seat, other) => (seat.holders.includes(guest.id) && !pause.ready.includes(other) ? [other] : []));
  return happens(...own.map((seat): TableEvent => ({ type: 'ready', seat })));
}

/** All have agreed, or all are ready: those for whom a bot plays are not waited for. */
export function settlePause(state: TableState): TableEvent | undefined {
  const pause = state.clock?.pause;
  if (pause === undefined || state.status !== 'running') return undefined;
  const plays = (at: Seat) => {
    const seat = state.seats[at];
    return seat !== undefined && isPlaying(seat);
  };
  if (pause.since === undefined)
    return pause.needed.every((at) => pause.agreed.includes(at) || !plays(at)) ? { type: 'paused' } : undefined;
  return state.seats.every((_, at) => pause.ready.includes(at) || !plays(at)) ? { type: 'resumed' } : undefined;
}
