import { type Contents, type GameModule, Match, type OptionValue, type Seat, type Start } from '@tafelrunde/kernel';
import { fail, type ChatLine, type TableId, type TableStatus } from '@tafelrunde/protocol';

export interface SeatState {
  kind: 'open' | 'person' | 'bot';
  name: string;
  level: string | undefined;
  /** Guests who may act for this seat: one person's browsers. */
  holders: string[];
  /** Rises when the holders lose the seat: old personal links are then worthless. */
  generation: number;
  contribution: string;
  /** A bot plays for this person. */
  standIn: boolean;
  /** Left while the match was running. */
  left: boolean;
}

export interface UndoState {
  readonly by: Seat;
  readonly to: number;
  readonly needed: readonly Seat[];
  agreed: Seat[];
  readonly askedAt: number;
}

/** Everything about a table that is durable. Changed only by `applyEvent`. */
export interface TableState {
  readonly id: TableId;
  /** Undefined when this program does not have the game. */
  readonly module: GameModule | undefined;
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** What the options name by content; in memory only, never in a snapshot or a frame. */
  readonly contents: Contents;
  readonly public: boolean;
  readonly autoPlay: boolean;
  readonly hints: boolean;
  /** Not in tables from before people were asked: those begin when the last seat is taken. */
  readonly ownerStarts?: boolean;
  readonly createdAt: number;
  /** When the match began and ended, by the times of its events; a table resumed from an older snapshot does not know its beginning. */
  startedAt?: number;
  endedAt?: number;
  readonly secret: string;
  readonly nextSecret: string;
  /** Hashes of the two, shown to everybody; kept because every frame carries them. */
  readonly commitment: string;
  readonly nextCommitment: string;
  readonly imported: boolean;
  /** The rules of this version are not carried any more, or something it is made of is missing. */
  readonly readOnly: boolean;
  readonly lacks?: 'content';
  seq: number;
  changedAt: number;
  status: TableStatus;
  owner: string;
  seats: SeatState[];
  match: Match | undefined;
  undo: UndoState | undefined;
  undoDenied: { by: Seat; denier?: Seat } | undefined;
  rematch: { yes: Seat[]; contributions: Record<Seat, string>; table: TableId | undefined };
  /** Words from when they were events of the table, the newest of them, and how many there are; the talk goes on after them. */
  chat: ChatLine[];
  chatCount: number;
  /** What was done by which command, newest last. */
  commands: Map<string, number>;
}

/** Lines of the talk a page is sent at once; older ones it asks for. */
export const TALK_SENT = 200;
/** Commands kept at hand; older ones stay in the store. */
export const COMMANDS_KEPT = 1000;

/** A seat this guest may act for. */
export function heldSeat(state: TableState, guest: string, at: Seat): SeatState {
  const seat = state.seats[at];
  if (seat === undefined || !seat.holders.includes(guest)) fail('not-your-seat');
  return seat;
}

export function seatsOf(state: TableState, guest: string): readonly Seat[] {
  return state.seats.flatMap((seat, at) => (seat.holders.includes(guest) ? [at] : []));
}

/** Seats this guest sits in: not those given up, which a bot plays until they are taken back. */
export function playedBy(state: TableState, guest: string): readonly Seat[] {
  return seatsOf(state, guest).filter((at) => state.seats[at]?.left !== true);
}

/** The owner's other browsers own the table too. */
export function ownsTable(state: TableState, guest: string): boolean {
  return state.owner === guest || state.seats.some((seat) => seat.holders.includes(guest) && seat.holders.includes(state.owner));
}

/** People who play themselves: asked for consent, waited for. */
export function isPlaying(seat: SeatState): boolean {
  return seat.kind === 'person' && !seat.standIn;
}

/** Seats a bot plays for now. */
export function isBotPlayed(seat: SeatState): boolean {
  return seat.kind === 'bot' || seat.standIn;
}

/** Only looking is left where the rules are not carried, or what the match is made of is missing. */
export function mustBePlayable(state: TableState): void {
  if (state.readOnly) fail(state.lacks === 'content' ? 'content-missing' : 'read-only');
}

export function contributionsOf(state: TableState): readonly string[] {
  return state.seats.map((seat) => seat.contribution);
}

export function dealMatch(state: TableState, seed: string, start: Start | undefined): Match | undefined {
  if (state.readOnly || state.module === undefined) return undefined;
  const { options, version, contents, seats } = state;
  const deal = { options, seats: seats.length, seed, version, contents };
  return Match.deal(state.module.game, start === undefined ? deal : { ...deal, start });
}
