import { levelOr } from '@tafelrunde/bots';
import { type Contents, type GameModule, Match, type OptionValue, type Seat, type Start } from '@tafelrunde/kernel';
import {
  fail,
  type ChatLine,
  type Delay,
  type OutInfo,
  type TableId,
  type TableInfo,
  type TableStatus,
  type UndoTrace,
} from '@tafelrunde/protocol';
import type { ClockState } from './clock/clock.ts';
import type { SameDeal } from './events.ts';
import type { OrdersState } from './orders.ts';
import type { DeniedVote, OpenVote } from './voting.ts';

export interface SeatState {
  kind: 'open' | 'person' | 'bot';
  name: string;
  level: string | undefined;
  /** Guests who may act for this seat: one person's browsers. */
  holders: string[];
  /** Rises when the holders lose the seat: old personal links are then worthless. */
  generation: number;
  contribution: string;
  /** The options have changed since: a fresh contribution is due. */
  owes?: boolean;
  /** A bot plays for this person. */
  standIn: boolean;
  /** Left while the match was running. */
  left: boolean;
  /** IANA name of where this person is, and since when that is known. */
  zone?: string;
  zonedAt?: number;
  /** Their time ran out, and they are not back yet. */
  out?: OutInfo;
}

export interface UndoState {
  readonly by: Seat;
  readonly to: number;
  readonly needed: readonly Seat[];
  agreed: Seat[];
  readonly askedAt: number;
  readonly words?: string;
}

/** Everything about a table that is durable. Changed only by `applyEvent`. */
export interface TableState {
  readonly id: TableId;
  /** Undefined when this program does not have the game. */
  readonly module: GameModule | undefined;
  readonly game: string;
  readonly version: number;
  options: Readonly<Record<string, OptionValue>>;
  /** How often they have changed; not in tables where they never did. */
  terms?: number;
  /** Contributions that were void when that happened: none of them counts again. */
  spent?: string[];
  /** What the options name by content, and have named; in memory only, never in a snapshot or a frame. */
  contents: Contents;
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
  readonly origin?: 'carried';
  /** Dealt as a finished match was. */
  readonly again?: SameDeal;
  /** Tables at which the deal of this match is played as well. */
  dealtAgain?: TableId[];
  readonly delay?: Delay;
  /** The rules of this version are not carried any more, or something it is made of is missing. */
  readOnly: boolean;
  lacks?: 'content';
  seq: number;
  changedAt: number;
  status: TableStatus;
  owner: string;
  seats: SeatState[];
  match: Match | undefined;
  /** Not at tables where everybody takes the time they need. */
  clock?: ClockState;
  undo: UndoState | undefined;
  undoDenied: TableInfo['undoDenied'] | undefined;
  /** What became of requests; not in tables from before they were kept, or where nobody ever asked. */
  undos?: UndoTrace[];
  /** What is put to everybody who plays, what last came to nothing, and how often each of those who look on has asked. */
  vote?: OpenVote;
  voteDenied?: DeniedVote;
  votesAsked?: Record<string, number>;
  /** All agreed to end the match: it is over and has no result. */
  ended?: 'agreed';
  rematch: { yes: Seat[]; contributions: Record<Seat, string>; table: TableId | undefined };
  /** Words from when they were events of the table, the newest of them, and how many there are; the talk goes on after them. */
  chat: ChatLine[];
  chatCount: number;
  /** What people have ordered to be answered for them; not in tables where nobody ever did. */
  orders?: OrdersState;
  /** What was done by which command, newest last. */
  commands: Map<string, number>;
}

/** Commands kept at hand; older ones stay in the store. */
export const COMMANDS_KEPT = 1000;

/** A seat this guest may act for. */
export function heldSeat(state: TableState, guest: string, at: Seat): SeatState {
  const seat = state.seats[at];
  if (seat === undefined || !seat.holders.includes(guest)) fail('not-your-seat');
  return seat;
}

/** Those at which it is so. Asked several times with every action, so in the plainest way. */
function seatsWhere({ seats }: TableState, isSo: (seat: SeatState) => boolean): readonly Seat[] {
  const found: Seat[] = [];
  for (let at = 0; at < seats.length; at += 1) if (isSo(seats[at] as SeatState)) found.push(at);
  return found;
}

export function seatsOf(state: TableState, guest: string): readonly Seat[] {
  return seatsWhere(state, ({ holders }) => holders.includes(guest));
}

/** Seats this guest sits in: not those given up, which a bot plays until they are taken back. */
export function playedBy(state: TableState, guest: string): readonly Seat[] {
  return seatsWhere(state, ({ holders, left }) => holders.includes(guest) && !left);
}

/**
 * Who only looks on: no seat is theirs, not even one they gave up. Whoever could take a seat back knows a hand, and the present where
 * others are told it later; what is said among those who look on is not for them.
 */
export function looksOn(state: TableState, guest: string): boolean {
  return !state.seats.some(({ holders }) => holders.includes(guest));
}

/** Nothing can be played any more, though the rules would go on: closed, or ended by agreement. */
export function isStill({ status, ended }: TableState): boolean {
  return status === 'closed' || ended !== undefined;
}

/** Who looks on while a match runs that is shown with a delay: nothing of the present is for them. */
export function isBehind(state: TableState, guest: string): boolean {
  return state.delay !== undefined && state.status === 'running' && playedBy(state, guest).length === 0;
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

/** Seats that people play now. */
export const peopleAt = (state: TableState): readonly Seat[] => seatsWhere(state, (sitter) => !isBotPlayed(sitter));

/** The level of the bot that plays this seat now; undefined where a person decides. For an absent person: as a new bot. */
export function botLevel({ module, seats }: TableState, seat: Seat): string | undefined {
  const sitter = seats[seat];
  return module !== undefined && sitter !== undefined && isBotPlayed(sitter) ? levelOr(module, sitter.level) : undefined;
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
  return Match.begin(state.module.game, start === undefined ? deal : { ...deal, start });
}
