import type { Seat } from '@tafelrunde/kernel';

/** No card, no seat, no limit. */
export const NONE = -1;

export interface Options {
  /** Neither listeners nor stories at all earns the bonus too (ANA-7.6). */
  readonly zeroZeroBonus: boolean;
  /** Whether the 36 listener cards can run out (ANA-9.2). */
  readonly stock: 'unlimited' | 'limited';
  /** What of the past a page shows (ANA-9.3): the last trick · also which cards are still in hands · every trick of the round. */
  readonly lookBack: 'last' | 'left' | 'all';
  /** House mode: rounds until somebody has so many points; 0 = the three rounds of the rulebook (ANA-9.4). */
  readonly race: number;
  /** In a rematch: the seat, from 1, that leads the first trick; 0 = by lot (ANA-9.6). Matches from before it came lack it. */
  readonly first: number;
}

/** play: a trick is under way · deal: a round is scored, the next one waits to be dealt · over. */
export type Phase = 'play' | 'deal' | 'over';

/*
 * A move of this round in one number: the card, whether it recruits, the seat.
 */
export const RECRUITS = 1 << 6;
const SEAT_SHIFT = 7;
export const moveOf = (seat: Seat, card: number, recruits: number): number => (seat << SEAT_SHIFT) | recruits | card;
export const cardIn = (move: number): number => move & (RECRUITS - 1);
export const seatIn = (move: number): Seat => move >> SEAT_SHIFT;

/** Arrays marked readonly are replaced, never changed: copies share them. */
export interface State {
  readonly seats: number;
  /** Suits of the trump cards from left to right. */
  readonly order: readonly number[];
  /** From 1. */
  round: number;
  phase: Phase;
  /** Who leads this trick; between rounds, who will lead the next one. */
  leader: Seat;
  turn: Seat;
  trump: number;
  /** The card that was led to this trick, NONE before it. */
  led: number;
  /** Recruiters in this trick so far. */
  recruiters: number;
  /** Three masks per seat. */
  readonly hands: number[];
  /** Three masks: what lies under the trump cards. Recruiting cards of the trick under way are not there yet. */
  readonly display: number[];
  /** Three masks: the cards set aside face up. */
  open: readonly number[];
  /** Taken this round, per seat. */
  readonly listeners: number[];
  /** Tricks won this round, per seat. */
  readonly stories: number[];
  /** Every move of this round in order; each trick is one move per seat. */
  readonly moves: number[];
  /** Finished rounds, seat after seat: listeners × 16 + stories. */
  sheet: readonly number[];
}

/** A state of its own; what is never changed in place stays shared. */
export function copyOf(state: State): State {
  return {
    seats: state.seats,
    order: state.order,
    round: state.round,
    phase: state.phase,
    leader: state.leader,
    turn: state.turn,
    trump: state.trump,
    led: state.led,
    recruiters: state.recruiters,
    hands: state.hands.slice(),
    display: state.display.slice(),
    open: state.open,
    listeners: state.listeners.slice(),
    stories: state.stories.slice(),
    moves: state.moves.slice(),
    sheet: state.sheet,
  };
}

export type Action =
  /** Lead a card, or play it to the trick. */
  | { readonly type: 'play'; readonly card: number }
  | { readonly type: 'recruit'; readonly card: number }
  /** Begin the next round. */
  | { readonly type: 'deal' };

export interface Move {
  readonly seat: Seat;
  readonly card: number;
  readonly recruits: boolean;
}

/** A finished trick. */
export interface Trick {
  readonly leader: Seat;
  readonly trump: number;
  readonly moves: readonly Move[];
  readonly winner: Seat;
}

/** What one player has in a finished round. */
export interface Row {
  readonly listeners: number;
  readonly stories: number;
  /** The trickster bonus earned, 0 without. */
  readonly bonus: number;
  readonly points: number;
}

export interface View {
  readonly seats: number;
  /** NONE = spectator. */
  readonly you: number;
  readonly round: number;
  /** Rounds there can be at most. */
  readonly rounds: number;
  /** Points the race goes to; 0 = no race. */
  readonly race: number;
  readonly phase: Phase;
  /** Trickster bonus of this round. */
  readonly bonus: number;
  /** Whether no listeners and no stories earns it. */
  readonly zeroZeroBonus: boolean;
  readonly order: readonly number[];
  /** Per suit the cards under its trump card, from low to high. */
  readonly display: readonly (readonly number[])[];
  readonly trump: number;
  /** Set aside face up, out of this round. */
  readonly open: readonly number[];
  /** Tricks in this round, the cards dealt to each. */
  readonly tricks: number;
  /** Players that may recruit in one trick. */
  readonly places: number;
  /** Listeners left to take; NONE = without end. */
  readonly stock: number;
  readonly leader: Seat;
  readonly turn: Seat;
  /** The trick under way. */
  readonly trick: readonly Move[];
  /** Finished tricks of this round, oldest first; `shown` keeps what the table agreed to see. */
  readonly past: readonly Trick[];
  /** Tricks finished in this round, whatever of them is shown. */
  readonly told: number;
  /** Every card still in a hand, yours included; empty where the table agreed not to be told. */
  readonly left: readonly number[];
  /** By suit, then from low to high; empty for a spectator. */
  readonly hand: readonly number[];
  readonly sizes: readonly number[];
  readonly listeners: readonly number[];
  readonly stories: readonly number[];
  /** What this round would score each player as it stands; once it is over, what it did score (already among the points). */
  readonly worth: readonly number[];
  /** Points of the finished rounds. */
  readonly points: readonly number[];
  /** Per finished round a row per seat. */
  readonly sheet: readonly (readonly Row[])[];
}

/** How a card came to the trick: led · followed suit · trumped · thrown in without either suit. */
export type Way = 'led' | 'followed' | 'trumped' | 'discarded';
export type Ending = 'rounds' | 'race' | 'raceCap';

export type Event =
  /** The trump cards are laid out. */
  | { readonly kind: 'laid-out'; readonly order: readonly number[] }
  | {
      readonly kind: 'round';
      readonly round: number;
      readonly leader: Seat;
      readonly bonus: number;
      readonly turnedUp: readonly number[];
      readonly trump: number;
      readonly open: readonly number[];
    }
  /** To each player alone. */
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly cards: readonly number[] }
  /** `highest`: it would win the trick as it lies. */
  | {
      readonly kind: 'played';
      readonly seat: Seat;
      readonly card: number;
      readonly way: Way;
      readonly led: number;
      readonly highest: boolean;
    }
  | { readonly kind: 'recruited'; readonly seat: Seat; readonly card: number; readonly listeners: number }
  | { readonly kind: 'trick-won'; readonly seat: Seat; readonly cards: number; readonly story: number }
  /** Listeners that found a story, by recruiting or by winning one. */
  | { readonly kind: 'inspired'; readonly seat: Seat; readonly listeners: number }
  /** Recruiting cards slip under their trump cards. */
  | { readonly kind: 'displayed'; readonly cards: readonly number[]; readonly trump: number }
  | { readonly kind: 'trump-changed'; readonly from: number; readonly to: number }
  | { readonly kind: 'round-scored'; readonly round: number; readonly bonus: number; readonly rows: readonly Row[] }
  | { readonly kind: 'ended'; readonly ending: Ending };
