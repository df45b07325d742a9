import type { Seat } from '@tafelrunde/kernel';

/** No card, no seat, no place. */
export const NONE = -1;

export interface Options {
  /** Who begins the first round (SIL-2.7, SIL-9.1). */
  readonly startPlayer: 'age' | 'random';
  /** Seats (from 1) from the youngest to the oldest, as the digits of a number; 0 = by lot (SIL-9.2). */
  readonly ages: number;
  /** What of a seat's knowledge its page keeps (SIL-9.3 to SIL-9.5). */
  readonly memoryAid: 'off' | 'gentle' | 'full';
  /** Whether open cards keep a round going once the draw pile is empty (SIL-8.2, SIL-9.6). */
  readonly openCards: 'count' | 'ignored';
  /** SIL-9.7 */
  readonly witchDeclines: boolean;
  /** SIL-9.8 */
  readonly amuletStays: boolean;
  /** SIL-9.9 */
  readonly rascalDeclines: boolean;
  /** SIL-7.22, SIL-9.10 */
  readonly freshAbilities: boolean;
  /** Turns per seat after which a round ends (SIL-8.5, SIL-9.11). */
  readonly turnCap: number;
  /** In a rematch: the seat, from 1, that begins; 0 = as the rules have it (SIL-9.12). Matches from before it came lack it. */
  readonly first: number;
}

/**
 * What play waits for. All but `peek` concern the seat in turn alone.
 *
 * peek: everybody looks at two own cards · turn: draw, take or call · keep: which of the Rascal's cards · decide: what becomes of
 * the drawn card · exchange: a taken card must move in · place: where it goes after a match · add: at which end after a wrong
 * announcement · extra: the same for the penalty card · target: what Exposer, Revealer, Beholder, Apprentice or Seer is used on ·
 * again: the Beholder's second card · dig: what the Master takes · witch: where the card looked at goes · rob: whose card the
 * Robber takes · give: what he leaves for it · look: a look is open · end: a free action is still possible · scored: the next
 * round waits to be dealt · over.
 */
export type Step =
  | 'peek'
  | 'turn'
  | 'keep'
  | 'decide'
  | 'exchange'
  | 'place'
  | 'add'
  | 'extra'
  | 'target'
  | 'again'
  | 'dig'
  | 'witch'
  | 'rob'
  | 'give'
  | 'look'
  | 'end'
  | 'scored'
  | 'over';

/** Keys of the questions. `announce` stands for decide, exchange and witch once a card is pushed up; `deal` for scored. */
export type AskKey = Exclude<Step, 'scored' | 'over'> | 'announce' | 'deal';

/** Where the card in hand came from; `none` while there is none. */
export type From = 'none' | 'pile' | 'open' | 'discard' | 'master' | 'witch';

/*
 * A card in a village, in the draw pile or in hand, in one small number: its face, whether it lies face up, which seats have seen it
 * and can still place it, and what lies on it. Everything but the face is public.
 */
export const FACE = 15;
export const UP = 1 << 4;
/** One bit per seat from here on. Of a face-up card every seat's bit is set. */
export const SEEN_SHIFT = 5;
export const SEEN = 15 << SEEN_SHIFT;
export const AMULET = 1 << 9;
/** A Bodyguard that shields another card wears a badge, 1 to 4, no two at the table the same. */
export const BADGE_SHIFT = 10;
export const BADGE = 7 << BADGE_SHIFT;
/** On a shielded card: one bit per badge that shields it. */
export const GUARDED_SHIFT = 13;
export const GUARDED = 15 << GUARDED_SHIFT;
/** An Empath or Bodyguard already used in this turn. */
export const SPENT = 1 << 17;

export const seenBy = (card: number): number => (card & SEEN) >> SEEN_SHIFT;
export const seenBit = (seat: Seat): number => 1 << (SEEN_SHIFT + seat);

/*
 * A seat's looks before the first turn, in one number: how many are left, and where one is open.
 */
export const looksLeft = (peek: number): number => peek >> 4;
export const openPeek = (peek: number): number => (peek & 15) - 1;
export const peekOf = (left: number, open: number): number => (left << 4) | (open + 1);

/** Arrays marked readonly are replaced, never changed: copies share them. */
export interface State {
  readonly seats: number;
  /** Seats from the youngest to the oldest. */
  readonly ages: readonly Seat[];
  /** From 1. */
  round: number;
  step: Step;
  /** Whose turn it is; while scored, who begins the next round. */
  turn: Seat;
  /** Who began this round. */
  first: Seat;
  /** Who has called, NONE before. */
  caller: number;
  /** Turns finished in this round. */
  turns: number;
  /** Whether amulet or an ability was used in this turn: no call then (SIL-3.9). */
  acted: boolean;
  /** Packed cards per seat, from left to right. */
  readonly villages: number[][];
  /** Packed cards, the top one last. */
  readonly pile: number[];
  /** Faces, the top one last. */
  readonly discard: number[];
  /** Faces of the open cards beside the draw pile. */
  readonly open: number[];
  /** Faces of the cards set aside, in no order that means anything. */
  aside: readonly number[];
  /** The packed card in hand, NONE without. */
  held: number;
  from: From;
  /** How many top cards of the pile lie drawn for the Rascal. */
  drawn: number;
  /** Places pushed up, in this order. */
  readonly pushed: number[];
  /** The number whose ability is being used, NONE without. */
  ability: number;
  /** The open look of the seat in turn: whose village, and where; NONE without. */
  lookVillage: number;
  lookAt: number;
  /** Where play goes on after that look. */
  after: Step;
  /** The card the Robber has chosen; the Beholder's first one. */
  chosenVillage: number;
  chosenAt: number;
  /** Looks before the first turn, per seat. */
  readonly peeks: number[];
  /** Who owns the amulet, NONE while it lies in the middle. */
  owner: number;
  /** Whether it was placed in this round. */
  placed: boolean;
  /** Sums of the finished rounds, seat after seat. */
  sums: readonly number[];
  /** Who called in each finished round, NONE without. */
  callers: readonly number[];
}

/** A state of its own; what is never changed in place stays shared. */
export function copyOf(state: State): State {
  const villages: number[][] = [];
  for (let seat = 0; seat < state.seats; seat += 1) villages.push((state.villages[seat] as number[]).slice());
  return {
    seats: state.seats,
    ages: state.ages,
    round: state.round,
    step: state.step,
    turn: state.turn,
    first: state.first,
    caller: state.caller,
    turns: state.turns,
    acted: state.acted,
    villages,
    pile: state.pile.slice(),
    discard: state.discard.slice(),
    open: state.open.slice(),
    aside: state.aside,
    held: state.held,
    from: state.from,
    drawn: state.drawn,
    pushed: state.pushed.slice(),
    ability: state.ability,
    lookVillage: state.lookVillage,
    lookAt: state.lookAt,
    after: state.after,
    chosenVillage: state.chosenVillage,
    chosenAt: state.chosenAt,
    peeks: state.peeks.slice(),
    owner: state.owner,
    placed: state.placed,
    sums: state.sums,
    callers: state.callers,
  };
}

export type Side = 'left' | 'right';

/** Places are counted from 0, from left to right as the row lies now. */
export type Action =
  /** Before the first turn: look at an own card. */
  | { readonly type: 'look'; readonly at: number }
  /** Close the open look. */
  | { readonly type: 'seen' }
  /** Draw from the pile, with the Rascals' extra cards. */
  | { readonly type: 'draw' }
  /** Draw a single card in spite of a Rascal (SIL-9.9). */
  | { readonly type: 'draw-one' }
  /** Draw one of the open cards. */
  | { readonly type: 'pick'; readonly at: number }
  /** Take the top card of the discard pile. */
  | { readonly type: 'take' }
  | { readonly type: 'call' }
  /** Of the Rascal's cards: 0 is the former top card. */
  | { readonly type: 'keep'; readonly at: number }
  /** Lay the drawn card down without its ability. */
  | { readonly type: 'discard' }
  /** Lay the drawn card down and use its ability. */
  | { readonly type: 'use' }
  /** Push an own card up: it is to be exchanged. */
  | { readonly type: 'push'; readonly at: number }
  /** Turn over what is pushed up: the exchange happens, or fails. */
  | { readonly type: 'turn-over' }
  /** After a match: where the new card goes, one of the places pushed up. */
  | { readonly type: 'place'; readonly at: number }
  /** After a wrong announcement: at which end the new card, or the penalty card, is added. */
  | { readonly type: 'add'; readonly side: Side }
  /** What an ability is used on; the Witch: which card of another village. */
  | { readonly type: 'choose'; readonly village: Seat; readonly at: number }
  /** Robber: which own card is left for the one taken. */
  | { readonly type: 'give'; readonly at: number }
  /** Master: a number in the discard pile. */
  | { readonly type: 'dig'; readonly card: number }
  /** Witch: put the card back on top. */
  | { readonly type: 'return' }
  /** Choose nothing (more) for the ability. */
  | { readonly type: 'forgo' }
  | { readonly type: 'amulet'; readonly at: number }
  /** Empath: look at an own card. */
  | { readonly type: 'empath'; readonly at: number }
  /** The Bodyguard at `by` shields the card at `at`. */
  | { readonly type: 'guard'; readonly by: number; readonly at: number }
  /** End the turn though a free action is still possible. */
  | { readonly type: 'end' }
  /** Begin the next round. */
  | { readonly type: 'deal' };

/** A card in a village, as somebody sees it. */
export interface VillageCard {
  /** Its number; NONE while this viewer does not know it. */
  readonly card: number;
  readonly up: boolean;
  /** One bit per seat that has seen it and can still place it; every seat's for a face-up card. */
  readonly seenBy: number;
  readonly amulet: boolean;
  /** Worn by a Bodyguard that shields another card; 0 without. */
  readonly badge: number;
  /** One bit (badge − 1) per badge that shields this card. */
  readonly guarded: number;
  /** An Empath or Bodyguard already used in this turn. */
  readonly spent: boolean;
}

/** The card in hand of the seat in turn. */
export interface Held {
  readonly card: number;
  readonly up: boolean;
  readonly from: Exclude<From, 'none'>;
  readonly seenBy: number;
}

/** A card of the draw pile that somebody has seen and can still place; depth 0 is the top card. */
export interface Deep {
  readonly depth: number;
  readonly card: number;
  readonly seenBy: number;
}

/** An open look: who looks, into whose village, where. */
export interface Look {
  readonly seat: Seat;
  readonly village: Seat;
  readonly at: number;
}

/** What one player has in a finished round. */
export interface Row {
  readonly sum: number;
  readonly points: number;
  readonly called: boolean;
  /** Called with the lowest sum: the amulet. */
  readonly won: boolean;
}

export interface View {
  readonly seats: number;
  /** NONE = spectator. */
  readonly you: number;
  readonly memoryAid: Options['memoryAid'];
  readonly ages: readonly Seat[];
  readonly round: number;
  readonly rounds: number;
  readonly step: Step;
  readonly turn: Seat;
  readonly first: Seat;
  readonly caller: number;
  /** After a call: who still has a last turn, the present one included, in turn order. */
  readonly lastTurns: readonly Seat[];
  readonly turns: number;
  /** Turns after which the round ends. */
  readonly turnCap: number;
  readonly acted: boolean;
  readonly villages: readonly (readonly VillageCard[])[];
  /** Cards in the draw pile, the Rascal's drawn ones included. */
  readonly pile: number;
  /** Those of them somebody has seen, from the top down. */
  readonly deep: readonly Deep[];
  /** How many top cards lie drawn for the Rascal (step keep); their faces are in `deep`. */
  readonly drawn: number;
  /** Faces, the top one last. */
  readonly discard: readonly number[];
  readonly open: readonly number[];
  /** How many cards are set aside. */
  readonly aside: number;
  readonly held?: Held;
  readonly pushed: readonly number[];
  readonly ability: number;
  /** Every open look. */
  readonly looks: readonly Look[];
  readonly after: Step;
  readonly chosenVillage: number;
  readonly chosenAt: number;
  /** Looks before the first turn still to be taken, per seat, an open one not counted. */
  readonly looksLeft: readonly number[];
  readonly owner: number;
  readonly placed: boolean;
  /** Points of the finished rounds. */
  readonly points: readonly number[];
  /** Per finished round a row per seat. */
  readonly sheet: readonly (readonly Row[])[];
}

/** Why somebody looks. */
export type LookReason = 'peek' | 'empath' | 'beholder' | 'apprentice' | 'seer' | 'robber';
/** Why a round ends: call · draw pile used up · both Villagers · the turn cap. */
export type Ending = 'call' | 'pile' | 'villagers' | 'cap';
/** How the match was decided: lowest total · several have it, one owns the amulet · several have it. */
export type Decision = 'lowest' | 'amulet' | 'shared';

/**
 * What happened. No event ever holds a face that its reader may not keep: faces seen in secret are in `saw` and `drawn` alone, and
 * there only where the table's memory aid is full (else NONE, or an empty list): while a look is open the face is in the view.
 */
export type Event =
  /** A round is dealt: who begins, whether a tie was broken by age, what lies open, who has the amulet. */
  | {
      readonly kind: 'round';
      readonly round: number;
      readonly first: Seat;
      readonly tie: boolean;
      readonly card: number;
      readonly aside: number;
      readonly owner: number;
    }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly last: boolean }
  /** Everybody sees who looks and where. */
  | { readonly kind: 'looks'; readonly seat: Seat; readonly village: Seat; readonly at: number; readonly why: LookReason }
  /** To the one who looks alone. */
  | { readonly kind: 'saw'; readonly seat: Seat; readonly village: Seat; readonly at: number; readonly card: number }
  /** The look is closed. */
  | { readonly kind: 'closed'; readonly seat: Seat; readonly village: Seat; readonly at: number }
  /** How many cards were drawn, and how many are left in the pile once one of them is kept. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly cards: number; readonly left: number }
  /** To the one who drew alone, from the top down. */
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly at: number; readonly of: number }
  /** An open card is drawn. */
  | { readonly kind: 'picked'; readonly seat: Seat; readonly at: number; readonly card: number }
  | { readonly kind: 'took'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'called'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: number; readonly used: boolean }
  | { readonly kind: 'pushed'; readonly seat: Seat; readonly at: number }
  /** One card for another: `left` goes to the discard pile; `card` is NONE where the new one lies face down. */
  | { readonly kind: 'exchanged'; readonly seat: Seat; readonly at: number; readonly left: number; readonly card: number }
  /** Several were turned over, in the order pushed up: they match, or they do not (and whether a penalty card is due). */
  | { readonly kind: 'matched'; readonly seat: Seat; readonly places: readonly number[]; readonly cards: readonly number[] }
  | {
      readonly kind: 'mismatched';
      readonly seat: Seat;
      readonly places: readonly number[];
      readonly cards: readonly number[];
      readonly penalty: boolean;
    }
  /** The new card stands where one of the matched ones stood; `at` counts in the row before the gaps closed, `now` after. */
  | {
      readonly kind: 'placed';
      readonly seat: Seat;
      readonly at: number;
      readonly now: number;
      readonly card: number;
      readonly size: number;
    }
  | { readonly kind: 'added'; readonly seat: Seat; readonly side: Side; readonly card: number; readonly penalty: boolean }
  | { readonly kind: 'turned-up'; readonly seat: Seat; readonly village: Seat; readonly at: number; readonly card: number }
  | { readonly kind: 'dug'; readonly seat: Seat; readonly card: number }
  /** The Witch's player looks at the top card. */
  | { readonly kind: 'scried'; readonly seat: Seat }
  /** The Witch's card moves into another village; `left` goes to the discard pile. */
  | { readonly kind: 'bewitched'; readonly seat: Seat; readonly village: Seat; readonly at: number; readonly left: number }
  | { readonly kind: 'returned'; readonly seat: Seat }
  /** `gets` and `gives` are NONE where the card lies face down. */
  | {
      readonly kind: 'robbed';
      readonly seat: Seat;
      readonly village: Seat;
      readonly at: number;
      readonly own: number;
      readonly gets: number;
      readonly gives: number;
    }
  | { readonly kind: 'forwent'; readonly seat: Seat; readonly ability: number }
  | { readonly kind: 'amulet-placed'; readonly seat: Seat; readonly at: number }
  | { readonly kind: 'guarded'; readonly seat: Seat; readonly by: number; readonly at: number }
  /** A card of the draw pile is laid open for a Squire. */
  | { readonly kind: 'opened'; readonly card: number; readonly left: number }
  /** All villages as they are turned up, and why the round ends. */
  | { readonly kind: 'round-ended'; readonly round: number; readonly why: Ending; readonly villages: readonly (readonly number[])[] }
  | { readonly kind: 'scored'; readonly round: number; readonly rows: readonly Row[] }
  | { readonly kind: 'ended'; readonly decision: Decision };
