import type { HistoryStep, Match, Seat } from '@tafelrunde/kernel';
import type { AskInfo, LogLine, MatchInfo, SeatInfo, SeatView, Sequence, ServerFrame, TableInfo } from '@tafelrunde/protocol';
import type { Step } from './apply.ts';
import { contributionsOf, ownsTable, type SeatState, seatsOf, type TableState } from './state.ts';

/** Who reads: everybody with the same seats gets the same bytes. Spectators have none. */
export interface Reader {
  readonly seats: readonly Seat[];
  readonly owner: boolean;
}

export function readerOf(state: TableState, guest: string): Reader {
  return { seats: seatsOf(state, guest), owner: ownsTable(state, guest) };
}

export function readerKey(reader: Reader): string {
  return `${reader.seats.join(',')}${reader.owner ? '*' : ''}`;
}

/** Who is there now. Not durable. */
export interface Presence {
  present(seat: SeatState): boolean;
  /** When this person was last seen. */
  awaySince(seat: SeatState): number;
  /** From when on the absence counts here: not from before this table was opened. */
  awayFrom(seat: SeatState): number;
  readonly spectators: number;
}

export function tableInfo(state: TableState, reader: Reader, presence: Presence): TableInfo {
  const { undo, rematch } = state;
  return {
    id: state.id,
    game: state.game,
    version: state.version,
    options: state.options,
    public: state.public,
    ...(state.autoPlay ? { autoPlay: true } : {}),
    status: state.status,
    seats: state.seats.map((seat, at) => seatInfo(state, seat, at, reader, presence)),
    owner: reader.owner,
    spectators: presence.spectators,
    commitment: state.commitment,
    contributions: state.status === 'waiting' ? [] : contributionsOf(state),
    ...(state.status === 'over' ? { secret: state.secret } : {}),
    ...(undo === undefined ? {} : { undo: { by: undo.by, to: undo.to, agreed: undo.agreed, needed: undo.needed } }),
    ...(state.undoDenied === undefined ? {} : { undoDenied: state.undoDenied }),
    ...(state.status === 'over'
      ? {
          rematch: { yes: rematch.yes, commitment: state.nextCommitment, ...(rematch.table === undefined ? {} : { table: rematch.table }) },
        }
      : {}),
    ...(state.readOnly ? { readOnly: true } : {}),
    ...(state.imported ? { imported: true } : {}),
    createdAt: state.createdAt,
  };
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
    owner: seat.holders.includes(state.owner),
  };
}

export function matchInfo(state: TableState, match: Match, reader: Reader): MatchInfo {
  const closed = state.status === 'closed'; // nothing can be played: no asks, no actions
  const { result } = match;
  return {
    position: match.position,
    asks: closed ? [] : match.asks().map(askInfo),
    views:
      reader.seats.length === 0
        ? [{ view: match.shown(undefined), legal: [] }]
        : reader.seats.map(
            (seat): SeatView => ({
              seat,
              view: match.shown(seat),
              legal: closed ? [] : match.legal(seat),
              undo: closed ? { kind: 'no', reason: 'over' } : match.undoOffer(seat),
            }),
          ),
    ...(result === undefined ? {} : { result }),
  };
}

function askInfo(ask: AskInfo): AskInfo {
  const { id, seat, what, must, moment } = ask;
  return { id, seat, what, must, ...(moment === undefined ? {} : { moment }) };
}

/** An earlier position: what `shown` gave this reader there, and nothing to play. */
export function lookedAt(match: Match, reader: Reader, position: number): MatchInfo {
  const { rules } = match;
  const state = match.at(position);
  const seen = (seat: Seat | undefined): unknown => rules.shown(rules.view(state, seat));
  const result = rules.result(state);
  return {
    position,
    asks: rules.asks(state).map((ask, i) => askInfo({ ...ask, id: `past-${position}-${i}` })),
    views:
      reader.seats.length === 0
        ? [{ view: seen(undefined), legal: [] }]
        : reader.seats.map((seat): SeatView => ({ seat, view: seen(seat), legal: [] })),
    ...(result === undefined ? {} : { result }),
  };
}

function logLine(step: HistoryStep<unknown>, reader: Reader): LogLine {
  const { n, kind, position, seat, agreed } = step;
  return {
    n,
    kind,
    position,
    ...(seat === undefined ? {} : { seat }),
    events: step.told.flatMap(({ event, to }) => (to === undefined || to.some((one) => reader.seats.includes(one)) ? [event] : [])),
    ...(step.taken ? { taken: true } : {}),
    ...(agreed === undefined ? {} : { agreed }),
  };
}

/** A frame without its table: that part is the same for many frames and is encoded apart. */
type Rest<Type extends ServerFrame['type']> = Omit<Extract<ServerFrame, { type: Type }>, 'table'>;

/** Everything, as this reader may know it. */
export function stateFrame(state: TableState, reader: Reader, why: 'join' | 'resync'): Rest<'state'> {
  const { match } = state;
  return {
    type: 'state',
    why,
    seq: state.seq as Sequence,
    ...(match === undefined ? {} : { match: matchInfo(state, match, reader) }),
    log: match === undefined ? [] : match.history().map((step) => logLine(step, reader)),
    chat: state.chat,
  };
}

/** One durable step, as this reader may know it. */
export function updateFrame(state: TableState, step: Step, reader: Reader): Rest<'update'> {
  const { match } = state;
  const history = match === undefined || step.lines === 0 ? [] : match.history();
  const from = step.takenFrom;
  return {
    type: 'update',
    seq: step.seq as Sequence,
    ...(match === undefined || !step.match ? {} : { match: matchInfo(state, match, reader) }),
    log: history.slice(history.length - step.lines).map((line) => logLine(line, reader)),
    chat: step.chat,
    ...(from === undefined
      ? {}
      : { taken: history.filter((line) => line.kind === 'play' && line.taken && line.position > from).map((line) => line.n) }),
  };
}
