import type { HistoryStep, Match, Seat } from '@tafelrunde/kernel';
import {
  asksOf,
  type ChatLine,
  logLinesOf,
  type MatchInfo,
  matchInfoOf,
  ownMatchOf,
  type SeatInfo,
  type TableInfo,
} from '@tafelrunde/protocol';
import type { Step } from './apply.ts';
import { clockInfo, type ClockState } from './clock/clock.ts';
import { ordersInfo } from './orders.ts';
import { type MatchParts, MatchStep } from './match-parts.ts';
import { nextStarter } from './rematch.ts';
import {
  contributionsOf,
  isStill,
  looksOn,
  ownsTable,
  playedBy,
  type SeatState,
  seatsOf,
  type TableState,
  type UndoState,
} from './state.ts';
import { deniedInfo, voteInfo } from './voting.ts';

/** Who reads: everybody with the same seats gets the same bytes. Spectators have none. */
export interface Reader {
  readonly seats: readonly Seat[];
  /** Given up, and theirs to take back. */
  readonly left: readonly Seat[];
  readonly owner: boolean;
  /** What is put to the table just now, they have asked for. */
  readonly asks?: boolean;
  /** Among those who look on: what these say to each other is for them as well. */
  readonly looksOn?: boolean;
}

/** Who holds nothing here. */
export const anybody: Reader = { seats: [], left: [], owner: false };

export function readerOf(state: TableState, guest: string): Reader {
  const seats = playedBy(state, guest);
  return {
    seats,
    left: seatsOf(state, guest).filter((at) => !seats.includes(at)),
    owner: ownsTable(state, guest),
    asks: state.vote?.guest === guest,
    looksOn: looksOn(state, guest),
  };
}

export function readerKey(reader: Reader): string {
  return `${reader.looksOn === true ? 'o' : ''}${reader.seats.join(',')}${reader.owner ? '*' : ''}${reader.asks === true ? '?' : ''}${reader.left.length === 0 ? '' : `-${reader.left.join(',')}`}`;
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
  const { undo } = state;
  const start = state.match?.deal.start;
  const clock = clockInfo(state);
  return {
    id: state.id,
    game: state.game,
    version: state.version,
    options: state.options,
    ...(state.terms === undefined ? {} : { terms: state.terms }),
    public: state.public,
    ...(state.autoPlay ? { autoPlay: true } : {}),
    ...(state.hints ? {} : { hints: false }),
    status: state.status,
    seats: state.seats.map((seat, at) => seatInfo(state, seat, at, reader, presence)),
    owner: reader.owner,
    spectators: presence.spectators,
    ...(state.delay === undefined ? {} : { delay: state.delay }),
    ...(presence.watching.length === 0 ? {} : { watching: presence.watching }),
    commitment: state.commitment,
    contributions: state.status === 'waiting' ? [] : contributionsOf(state),
    ...(state.status === 'over' ? { secret: state.secret } : {}),
    ...(undo === undefined ? {} : { undo: undoInfo(undo) }),
    ...(state.undoDenied === undefined ? {} : { undoDenied: state.undoDenied }),
    ...(state.undos === undefined ? {} : { undos: state.undos }),
    ...(state.vote === undefined ? {} : { vote: voteInfo(state.vote, reader.asks === true) }),
    ...(state.voteDenied === undefined ? {} : { voteDenied: deniedInfo(state.voteDenied) }),
    ...(state.ended === undefined ? {} : { ended: state.ended }),
    ...(clock === undefined ? {} : { clock }),
    ...(presence.reading.length === 0 ? {} : { reading: presence.reading }),
    ...(state.status === 'over' ? { rematch: rematchInfo(state) } : {}),
    ...(state.readOnly ? { readOnly: true } : {}),
    ...(state.lacks === undefined ? {} : { lacks: state.lacks }),
    ...(state.imported ? { imported: true } : {}),
    ...(state.origin === undefined ? {} : { origin: state.origin }),
    ...(state.again === undefined ? {} : { again: state.status === 'over' ? { of: state.again.of } : {} }),
    ...(start === undefined ? {} : { begun: start.why }),
    ...(start?.source === undefined || start.position === undefined ? {} : { fork: { source: start.source, position: start.position } }),
    createdAt: state.createdAt,
    ...(state.imported ? {} : timesOf(state)),
  };
}

/** Not of a match brought in from elsewhere: its events were all written when it came. Of one that was carried here the end is known. */
function timesOf({ startedAt, endedAt, origin }: TableState): Pick<TableInfo, 'startedAt' | 'endedAt'> {
  return { ...(startedAt === undefined || origin === 'carried' ? {} : { startedAt }), ...(endedAt === undefined ? {} : { endedAt }) };
}

function rematchInfo(state: TableState): NonNullable<TableInfo['rematch']> {
  const { yes, table } = state.rematch;
  const begins = nextStarter(state);
  return {
    yes,
    commitment: state.nextCommitment,
    ...(begins === undefined ? {} : { begins }),
    ...(table === undefined ? {} : { table }),
  };
}

function undoInfo({ by, to, agreed, needed, words }: UndoState): NonNullable<TableInfo['undo']> {
  return { by, to, agreed, needed, ...(words === undefined ? {} : { words }) };
}

function seatInfo(state: TableState, seat: SeatState, at: Seat, reader: Reader, presence: Presence): SeatInfo {
  const orders = reader.seats.includes(at) ? ordersInfo(state, at) : undefined;
  const present = seat.kind === 'bot' || (seat.kind === 'person' && presence.present(seat));
  return {
    seat: at,
    kind: seat.kind,
    name: seat.name,
    ...(seat.level === undefined ? {} : { level: seat.level }),
    present,
    ...(seat.kind === 'person' && !present ? { awaySince: presence.awaySince(seat) } : {}),
    ...(state.again !== undefined && seat.holders.some((guest) => state.again?.knew.includes(guest)) ? { knew: true } : {}),
    ...(seat.standIn ? { standIn: true } : {}),
    you: reader.seats.includes(at),
    ...(reader.seats.includes(at) && seat.holders.length > 1 ? { browsers: seat.holders.length } : {}),
    ...(reader.left.includes(at) ? { left: true } : {}),
    ...(orders === undefined ? {} : { orders }),
    owner: seat.holders.includes(state.owner),
    ...(state.status === 'waiting' && seat.owes === true ? { owes: true } : {}),
    ...(state.clock === undefined || seat.kind !== 'person' ? {} : seatClock(state.clock, seat, at, reader)),
  };
}

function seatClock({ banks, choice }: ClockState, seat: SeatState, at: Seat, reader: Reader): Pick<SeatInfo, 'bank' | 'zone' | 'out'> {
  const hours = choice.kind === 'days' && (choice.night !== undefined || choice.weekend === true);
  const told = hours && seat.zone !== undefined && reader.seats.length > 0;
  const { out } = seat;
  return {
    bank: banks[at] ?? 0,
    ...(told ? { zone: seat.zone } : {}),
    ...(out === undefined ? {} : { out: reader.seats.includes(at) ? out : { ...out, moves: [] } }),
  };
}

/** Lines of the log a page is sent at once; older ones it asks for. */
export const LINES_SENT = 200;

/** Everything, as this reader may know it: the fields of the frame, but for the table's, and what they then know of the match. */
export function stateText(
  state: TableState,
  { chat, asides }: { readonly chat: readonly ChatLine[]; readonly asides: readonly ChatLine[] },
  reader: Reader,
  why: 'join' | 'resync',
  step: MatchStep,
): { readonly text: string; readonly parts: MatchParts | undefined } {
  const { match } = state;
  const closed = isStill(state);
  const from = match === undefined ? 0 : Math.max(match.firstLine, match.lines - LINES_SENT);
  const info = match === undefined ? undefined : matchInfoOf(match, reader.seats, closed);
  const parts = match === undefined || info === undefined ? undefined : startingParts(match, info, reader, closed, step);
  const told = info === undefined ? '' : `,"match":${JSON.stringify(info)}`;
  const log = match === undefined ? [] : logLinesOf(match, match.history(from), reader.seats, state.ended !== undefined);
  const beside = reader.looksOn === true ? `,"asides":${JSON.stringify(asides)}` : '';
  const earlier = from === 0 ? '' : `,"earlier":${from}`;
  const text = `"type":"state","why":"${why}","seq":${state.seq}${told},"log":${JSON.stringify(log)}${earlier},"chat":${JSON.stringify(chat)}${beside}`;
  return { text, parts };
}

/** What a reader knows of the match who has been told all of it. */
function startingParts(match: Match, info: MatchInfo, { seats }: Reader, closed: boolean, step: MatchStep): MatchParts | undefined {
  const { common } = match;
  return step.follow(common === undefined ? info : ownMatchOf(match, seats, closed), JSON.stringify(info.asks), undefined, common)?.parts;
}

/**
 * One durable step, written for every reader. What is the same for all of them (asks, lines with nothing private) is encoded once, and of
 * the match only what has changed since `before`, the parts this reader was last sent.
 */
export class StepText {
  readonly #state: TableState;
  readonly #step: Step;
  readonly #matchStep = new MatchStep();
  #asks: string | undefined;
  #lines: readonly WrittenLine[] | undefined;
  #openLog: string | undefined;

  constructor(state: TableState, step: Step) {
    this.#state = state;
    this.#step = step;
  }

  /** The fields of the frame, but for the table's, and what the reader then knows of the match. */
  write(reader: Reader, before: MatchParts | undefined): { readonly text: string; readonly parts: MatchParts | undefined } {
    const { seq, taken } = this.#step;
    const match = this.#match(reader, before);
    const end = taken === undefined ? '' : `,"taken":${JSON.stringify(taken)}`;
    return { text: `"type":"update","seq":${seq}${match.text},"log":${this.#log(reader)}${end}`, parts: match.parts };
  }

  #match(reader: Reader, before: MatchParts | undefined): { readonly text: string; readonly parts: MatchParts | undefined } {
    const { match } = this.#state;
    if (match === undefined || !this.#step.match) return { text: '', parts: before };
    const closed = isStill(this.#state);
    this.#asks ??= JSON.stringify(asksOf(match, closed));
    const info = ownMatchOf(match, reader.seats, closed);
    const followed = this.#matchStep.follow(info, this.#asks, before, match.common);
    const text =
      followed?.news === undefined ? `,"match":${JSON.stringify(matchInfoOf(match, reader.seats, closed))}` : `,"news":${followed.news}`;
    return { text, parts: followed?.parts };
  }

  #log(reader: Reader): string {
    const { match } = this.#state;
    if (match === undefined || this.#step.lines === 0) return '[]';
    const { lines } = this.#step;
    this.#lines ??= lines === 1 ? [writtenLine(match.newest)] : match.history(match.lines - lines).map(writtenLine);
    if (this.#lines.every(({ isOpen }) => isOpen)) return (this.#openLog ??= logText(this.#lines, reader.seats));
    return logText(this.#lines, reader.seats);
  }
}

/** A line of the log, written once for all who read it: what is around its events, and each of them with those who may know it. */
interface WrittenLine {
  readonly before: string;
  readonly events: readonly { readonly text: string; readonly to: readonly Seat[] | undefined }[];
  readonly after: string;
  /** Everybody may know all of it. */
  readonly isOpen: boolean;
}

/** As `logLineOf` tells it. */
function writtenLine({ n, kind, position, seat, told, taken, agreed }: HistoryStep<unknown>): WrittenLine {
  let before = `{"n":${n},"kind":"${kind}","position":${position}`;
  if (seat !== undefined) before += `,"seat":${seat}`;
  const after = `]${taken ? ',"taken":true' : ''}${agreed === undefined ? '' : `,"agreed":${JSON.stringify(agreed)}`}}`;
  const events = told.map(({ event, to }) => ({ text: JSON.stringify(event), to }));
  return { before: `${before},"events":[`, events, after, isOpen: told.every(({ to }) => to === undefined) };
}

function logText(lines: readonly WrittenLine[], seats: readonly Seat[]): string {
  let text = '';
  for (const { before, events, after } of lines) {
    let told = '';
    for (const event of events) {
      if (event.to !== undefined && !event.to.some((one) => seats.includes(one))) continue;
      told += told === '' ? event.text : `,${event.text}`;
    }
    text += `${text === '' ? '' : ','}${before}${told}${after}`;
  }
  return `[${text}]`;
}
