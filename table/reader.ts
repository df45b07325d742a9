import type { Seat } from '@tafelrunde/kernel';
import {
  type ChatLine,
  logLineOf,
  logLinesOf,
  matchInfoOf,
  type SeatInfo,
  type Sequence,
  type ServerFrame,
  type TableInfo,
} from '@tafelrunde/protocol';
import type { Step } from './apply.ts';
import { contributionsOf, ownsTable, playedBy, type SeatState, seatsOf, type TableState } from './state.ts';

/** Who reads: everybody with the same seats gets the same bytes. Spectators have none. */
export interface Reader {
  readonly seats: readonly Seat[];
  /** Given up, and theirs to take back. */
  readonly left: readonly Seat[];
  readonly owner: boolean;
}

export function readerOf(state: TableState, guest: string): Reader {
  const seats = playedBy(state, guest);
  return { seats, left: seatsOf(state, guest).filter((at) => !seats.includes(at)), owner: ownsTable(state, guest) };
}

export function readerKey(reader: Reader): string {
  return `${reader.seats.join(',')}${reader.owner ? '*' : ''}${reader.left.length === 0 ? '' : `-${reader.left.join(',')}`}`;
}

/** Who is there now. Not durable. */
export interface Presence {
  present(seat: SeatState): boolean;
  /** When this person was last seen. */
  awaySince(seat: SeatState): number;
  /** How long, in milliseconds; not counted from before this table was opened here. */
  awayFor(seat: SeatState): number;
  readonly spectators: number;
  /** Some of them by name. */
  readonly watching: readonly string[];
  /** Whom bots wait for between rounds. */
  readonly reading: readonly Seat[];
}

export function tableInfo(state: TableState, reader: Reader, presence: Presence): TableInfo {
  const { undo, rematch } = state;
  const start = state.match?.deal.start;
  return {
    id: state.id,
    game: state.game,
    version: state.version,
    options: state.options,
    public: state.public,
    ...(state.autoPlay ? { autoPlay: true } : {}),
    ...(state.hints ? {} : { hints: false }),
    status: state.status,
    seats: state.seats.map((seat, at) => seatInfo(state, seat, at, reader, presence)),
    owner: reader.owner,
    spectators: presence.spectators,
    ...(presence.watching.length === 0 ? {} : { watching: presence.watching }),
    commitment: state.commitment,
    contributions: state.status === 'waiting' ? [] : contributionsOf(state),
    ...(state.status === 'over' ? { secret: state.secret } : {}),
    ...(undo === undefined ? {} : { undo: { by: undo.by, to: undo.to, agreed: undo.agreed, needed: undo.needed } }),
    ...(state.undoDenied === undefined ? {} : { undoDenied: state.undoDenied }),
    ...(presence.reading.length === 0 ? {} : { reading: presence.reading }),
    ...(state.status === 'over'
      ? {
          rematch: { yes: rematch.yes, commitment: state.nextCommitment, ...(rematch.table === undefined ? {} : { table: rematch.table }) },
        }
      : {}),
    ...(state.readOnly ? { readOnly: true } : {}),
    ...(state.lacks === undefined ? {} : { lacks: state.lacks }),
    ...(state.imported ? { imported: true } : {}),
    ...(start === undefined ? {} : { begun: start.why }),
    createdAt: state.createdAt,
    ...(state.imported ? {} : timesOf(state)),
  };
}

/** Not of a match brought in from elsewhere: its events were all written when it came. */
function timesOf({ startedAt, endedAt }: TableState): Pick<TableInfo, 'startedAt' | 'endedAt'> {
  return { ...(startedAt === undefined ? {} : { startedAt }), ...(endedAt === undefined ? {} : { endedAt }) };
}

function seatInfo(state: TableState, seat: SeatState, at: Seat, reader: Reader, presence: Presence): SeatInfo {
  const present = seat.kind === 'bot' || (seat.kind === 'person' && presence.present(seat));
  return {
    seat: at,
    kind: seat.kind,
    name: seat.name,
    ...(seat.level === undefined ? {} : { level: seat.level }),
    present,
    ...(seat.kind === 'person' && !present ? { awaySince: presence.awaySince(seat) } : {}),
    ...(seat.standIn ? { standIn: true } : {}),
    you: reader.seats.includes(at),
    ...(reader.left.includes(at) ? { left: true } : {}),
    owner: seat.holders.includes(state.owner),
  };
}

/** Lines of the log a page is sent at once; older ones it asks for. */
export const LINES_SENT = 200;

/** A frame without its table: whether that is news is for each reader to say. */
type Rest<Type extends ServerFrame['type']> = Omit<Extract<ServerFrame, { type: Type }>, 'table'>;

/** Everything, as this reader may know it. */
export function stateFrame(state: TableState, chat: readonly ChatLine[], reader: Reader, why: 'join' | 'resync'): Rest<'state'> {
  const { match } = state;
  const from = match === undefined ? 0 : Math.max(match.firstLine, match.lines - LINES_SENT);
  return {
    type: 'state',
    why,
    seq: state.seq as Sequence,
    ...(match === undefined ? {} : { match: matchInfoOf(match, reader.seats, state.status === 'closed') }),
    log: match === undefined ? [] : logLinesOf(match, match.history(from), reader.seats),
    ...(from === 0 ? {} : { earlier: from }),
    chat,
  };
}

/** One durable step, as this reader may know it. */
export function updateFrame(state: TableState, step: Step, reader: Reader): Rest<'update'> {
  const { match } = state;
  return {
    type: 'update',
    seq: step.seq as Sequence,
    ...(match === undefined || !step.match ? {} : { match: matchInfoOf(match, reader.seats, state.status === 'closed') }),
    log:
      match === undefined || step.lines === 0 ? [] : match.history(match.lines - step.lines).map((line) => logLineOf(line, reader.seats)),
    ...(step.taken === undefined ? {} : { taken: step.taken }),
  };
}
