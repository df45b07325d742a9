import type { Seat } from '@tafelrunde/kernel';
import type { LegendState, LegendView } from './legend/state.ts';
import type { Event, Reason } from './told.ts';

export type { Cause, Event, Reason } from './told.ts';

/** Where the sources are silent the table chooses; the defaults are our reading (AND-23). */
export interface Options {
  /** The legend by the name of its content. In older matches: `1` or `2` for the first two of the house, or `custom`. */
  readonly legend: string;
  /** The legend itself as JSON text where `legend` is `custom`; always empty in newer matches. */
  readonly legendText: string;
  readonly difficulty: 'easy' | 'normal';
  /** Kinds in order of rank, joined by commas; `any`: chance draws as many as there are seats. Seats go by rank. */
  readonly heroes: string;
  /** Which of a hero's two names and pictures: `first`, `second` or `mixed` (chance draws), for all, or for each by rank, joined by commas. */
  readonly figures: string;
  /** Legend 1 without its first part: the second opening of a legend that has one. */
  readonly startAtPart2: boolean;
  /** AND-23.2: an event that brings a hero to 0 willpower. */
  readonly zeroByEvent: 'battle' | 'one';
  /** AND-23.3: who pays willpower keeps at least 1. */
  readonly payKeepsOne: boolean;
  /** AND-23.4 */
  readonly emptyDeck: 'reshuffle' | 'none';
  /** AND-23.5 */
  readonly emptySupply: 'skip' | 'endless';
  /** AND-6.10: which fog fields stay free where there are fewer tokens: by chance, or named by the lowest rank. */
  readonly fogFree: 'drawn' | 'chosen';
  /** Whether pages reckon the odds of a fight beforehand. Absent in older matches: they do. */
  readonly odds?: boolean;
}

/*
 * Creatures lie in one array, CREATURE numbers each; a creature is named by its place in it (0, 1, 2 …) as long as it is in play.
 * A beaten or removed one has the field NONE, and its place is used again.
 */
export const CREATURE = 8;
export const C_KIND = 0;
/** A field, ON_SHIELD, or NONE. */
export const C_FIELD = 1;
/** Own values of a boss; NONE = those of its kind. */
export const C_STRENGTH = 2;
export const C_WILLPOWER = 3;
/** 1 = never moves. */
export const C_PINNED = 4;
/** The item it carries, or NONE. */
export const C_CARRIES = 5;
/** The legend's name for it (an index of the compiled legend), or NONE. */
export const C_NAME = 6;
/** 1 = in a tower: other creatures are not placed over it, and it goes with the tower. */
export const C_TOWER = 7;

/*
 * The agenda: what is still to be carried out, in entries of ENTRY numbers, the next one last. It is all there is of unfinished
 * business, so a match can be stored anywhere. Entries that wait for an answer stay on top until it comes.
 */
export const ENTRY = 7;
export const E_CODE = 0;
/* Named for what effect lists and event cards keep there; the other codes say in `rules/agenda.ts` what theirs hold, in this order. */
export const E_WHAT = 1;
export const E_AT = 2;
export const E_HERO = 3;
export const E_FIELD = 4;
export const E_STAGE = 5;
export const E_ASKED = 6;

/** A fight under way; without one `inviter` is NONE. */
export interface Fight {
  inviter: number;
  /** Place of the creature, or NONE where rubble is attacked. */
  creature: number;
  /** Field of the creature or the rubble. */
  field: number;
  /** Seats in the fight, as bits. */
  fighters: number;
  /** Seats still to answer: an invitation, a shield, stay or leave. */
  asked: number;
  /** Where it is counted: seats that have fought a round of it, as bits. */
  took?: number;
  /** Seats that declined. */
  declined: number;
  /** Rounds begun. */
  round: number;
  /** 1 from the hour paid to the loss taken (AND-5.3). */
  inRound: number;
  /** Seat that rolls, or is asked about its roll. */
  roller: number;
  /** Seats of this round that have still to roll. */
  toRoll: number;
  /** 0 all dice at once, 1 one after another, 2 the black die. */
  how: number;
  /** Dice of the roller as they lie; one after another: only the last. */
  dice: number[];
  /** Dice he may still roll one after another. */
  diceLeft: number;
  /** 1 once the wizard has turned a die this round. */
  flipped: number;
  /** 1 once the roller has used brew for this roll. */
  brewed: number;
  /** Points of herbs the roller adds to this roll. */
  herbs: number;
  /** Per seat what its dice count this round, brew and herbs included. */
  values: number[];
  /** Willpower the creature has left. */
  willpower: number;
  /** What the creature rolled last. */
  theirs: number[];
  /** Each fighter's loss of this round. */
  loss: number;
  /** Seats whose shield saves them from it. */
  shielded: number;
}

/** An exchange being laid out; without one `a` is NONE. */
export interface Exchange {
  /** Who opened it, and with whom. */
  a: number;
  b: number;
  /** 1 = by falcon. */
  falcon: number;
  /** Seat whose falcon flies, or NONE. */
  owner: number;
  /** Bit 0: a agrees, bit 1: b agrees. */
  agreed: number;
  /** Counts per item: what a gives, then what b gives; empty without an exchange. */
  offer: number[];
}

/** gain: shared out · loss: shared out, must be taken · price: paid only if reached in full · reward: gold or willpower for the victors. */
export type PoolKind = 'none' | 'gain' | 'loss' | 'price' | 'reward';
/** Bits: what one point may be. */
export const POINT_GOLD = 1;
export const POINT_WILLPOWER = 2;
export const POINT_STRENGTH = 4;
export const POINT_ITEM = 8;

/** Points the group shares (AND-22). */
export interface Pool {
  kind: PoolKind;
  /** What a point may be, as bits. */
  points: number;
  /** The item where points are items, or NONE. */
  item: number;
  left: number;
  /** Seats concerned, as bits. */
  seats: number;
  /** Seat that decides now. */
  at: number;
  /** Passes in a row. */
  passes: number;
  /** Most points for one hero. */
  each: number;
  /** Per seat: gold given or taken so far, then willpower, then strength or items. */
  moved: number[];
}

/** What a question chooses among. */
export type QuestionOf = 'option' | 'field' | 'item' | 'hero' | 'creature';

/** A card asks one hero; without a question `seat` is NONE. */
export interface Question {
  seat: number;
  of: QuestionOf;
  choices: number[];
  /** 1 = may be declined. */
  optional: number;
}

/** All that everybody sees. Arrays marked readonly are replaced, never changed: copies share them. */
export interface Open {
  readonly seats: number;
  /** Kind of hero per seat, in order of rank. */
  readonly heroes: readonly number[];
  /** 0 the first name, 1 the second. */
  readonly figureOf: readonly number[];

  // per seat
  readonly field: number[];
  readonly strength: number[];
  readonly willpower: number[];
  /** Hours spent today. */
  readonly hour: number[];
  /** 1 = time marker in the sunrise box. */
  readonly box: number[];
  /** Things given, taken, laid down and picked up since the last hour anybody spent (AND-23.1). */
  readonly handled: number[];
  /** Count of each item, ITEMS numbers per seat. */
  readonly bag: number[];

  /** From 1; 0 while the legend is set up. */
  day: number;
  /** Who is in turn, or NONE before the first. */
  turn: number;
  /** Who begins the next day, or NONE. */
  rooster: number;
  /** Steps taken in the move under way; NONE = no move. */
  walked: number;
  /** Steps of this move that cost no hour. */
  credit: number;
  /** Ally being moved, or NONE, and the steps left of the hour paid. */
  ally: number;
  allySteps: number;

  readonly creatures: number[];
  /** Places of the creatures that have still to move in this pass of the sunrise, the next one last. */
  readonly movers: number[];
  /** Field per figure, or NONE. */
  readonly figures: number[];
  /** Fields of the farmers on the board, ascending. */
  readonly farmers: number[];
  /** Farmers brought into the castle. */
  saved: number;
  /** Wells: field × 2, +1 if full, ascending. */
  readonly wells: number[];
  /** What lies face up: (field × 32 + item) × 1024 + count, ascending. */
  readonly lying: number[];
  /** Rubble: field × 16 + value, ascending. */
  readonly rubble: number[];
  /** Closed borders: lower field × 128 + higher, ascending. */
  readonly cuts: number[];
  /** Red crosses on fields, ascending. */
  readonly marks: number[];
  /** What is left of each item beside the board. */
  readonly stock: number[];

  readonly fight: Fight;
  readonly exchange: Exchange;
  readonly pool: Pool;
  readonly question: Question;
  /** The last answer to a question, a pool (1 = reached), a shield window (seat or NONE). */
  answer: number;
  readonly agenda: number[];

  /** 0 running, 1 won, 2 lost. */
  over: number;
  /** Why it ended: a key of `reasons`; empty before. */
  reason: Reason | '';
}

export interface State extends Open {
  /** Fog: field × 32 + back × 2, +1 if face up, ascending by field. */
  readonly fog: number[];
  /** Items that lie face down: field × 32 + item; ascending by field, on one field in the order they came. */
  readonly covered: number[];
  /** Items nobody has seen that are out of this match, ascending. */
  readonly aside: number[];
  readonly legend: LegendState;
}

/** A step of a creature that is to come. */
export interface Hop {
  readonly creature: number;
  readonly kind: number;
  readonly from: number;
  readonly to: number;
}

/** The creature of the fight under way as it really counts, and items that do not count now. */
export interface FoeNow {
  readonly kind: number;
  readonly strength: number;
  /** Where it rolls its own dice at any willpower. */
  readonly dice?: { readonly count: number; readonly black: boolean };
  readonly off: readonly number[];
}

/** A creature the hero in turn may attack. */
export interface FoeAhead extends FoeNow {
  readonly field: number;
  readonly willpower: number;
  /** Who fights it, as bits, where it goes by who they are. */
  readonly party?: number;
}

/** What follows from what lies open, worked out for pages. */
export interface Ahead {
  /** Where creatures go at the next sunrise, unless its event card says otherwise. */
  readonly dawn: readonly Hop[];
  /** The legend is lost by that: more creatures come into the castle than shields are free (AND-13.3). */
  readonly falls?: true;
  /** The creature of the fight under way; only where the table wants the odds beforehand. */
  readonly foe?: FoeNow;
  /** … and before one begins: every creature that may be attacked. */
  readonly foes?: readonly FoeAhead[];
  /** Fields no hero may enter now, because a card forbids it; ascending. */
  readonly closed?: readonly number[];
  /** What each helper counts in the fight under way, where a card changes it. */
  readonly helper?: number;
  /** Where a card asks for one of its options: what each brings. The one option of a question that may be declined is yes. */
  readonly brings?: readonly Foretold[];
}

/** What an answer brings, as far as it is certain, as the events that will be told. */
export interface Foretold {
  readonly events: readonly Event[];
  /** There is something besides that dice, hidden things or other answers decide. */
  readonly more?: true;
}

export interface View extends Open {
  /** NONE = spectator. */
  readonly you: number;
  /** Field × 32 + (face up: back × 2 + 1 · face down: 30), ascending. */
  readonly fog: readonly number[];
  /** Backs of all fog tokens that lie face down, ascending. */
  readonly fogHidden: readonly number[];
  /** Per token that lies face down its field × 32 + the first item of its family (all rune stones look alike); 31 where things are mixed. */
  readonly covered: readonly number[];
  /** The items that lie face down or were set aside unseen, ascending. */
  readonly hidden: readonly number[];
  /** How many of these were set aside. */
  readonly asideCount: number;
  readonly legend: LegendView;
  /** What a page gets besides. */
  readonly ahead?: Ahead;
}

// ---------------------------------------------------------------- actions

export type Action =
  // the turn (AND-3.2)
  /** One step; the first one begins the move. `farmers` come along from the field that is left. */
  | { readonly type: 'step'; readonly to: number; readonly farmers: number }
  /** Ends a move, or the moving of an ally. */
  | { readonly type: 'stop' }
  /** One side of a wineskin for one step. */
  | { readonly type: 'drink' }
  /** `item` is HERB_3 or HERB_4. */
  | { readonly type: 'herb'; readonly item: number; readonly use: 'walk' | 'willpower' | 'fight' }
  /** `invite`: seats as bits. */
  | { readonly type: 'fight'; readonly field: number; readonly invite: number }
  | { readonly type: 'clear'; readonly field: number; readonly invite: number }
  | { readonly type: 'ally'; readonly figure: number; readonly to: number }
  | { readonly type: 'pass' }
  | { readonly type: 'end-day' }
  // answers
  /** Joins a fight. */
  | { readonly type: 'join' }
  /** The neutral answer: not joining, no flip, no brew, no shield, passing in a pool, nothing from a card. */
  | { readonly type: 'decline' }
  /** Fights on with those who joined, though somebody declined; `withdraw` calls it off. */
  | { readonly type: 'begin' }
  | { readonly type: 'withdraw' }
  | { readonly type: 'roll'; readonly how: 'all' | 'one' | 'black' }
  /** Lets the last die count. */
  | { readonly type: 'keep' }
  /** The wizard turns a die that shows this. */
  | { readonly type: 'flip'; readonly face: number }
  | { readonly type: 'brew' }
  | { readonly type: 'shield' }
  | { readonly type: 'stay' }
  | { readonly type: 'leave' }
  /** One point of a pool, or as many of the kind as `count` says (AND-22.6). */
  | { readonly type: 'share'; readonly point: 'gold' | 'willpower' | 'strength' | 'item'; readonly count?: number }
  | { readonly type: 'choose'; readonly of: QuestionOf; readonly value: number }
  // free actions (AND-5.1)
  | { readonly type: 'well' }
  | { readonly type: 'fog' }
  | { readonly type: 'take'; readonly item: number; readonly count: number }
  | { readonly type: 'drop'; readonly item: number; readonly count: number }
  | { readonly type: 'give'; readonly to: Seat; readonly item: number; readonly count: number }
  | { readonly type: 'exchange'; readonly with: Seat; readonly falcon: boolean }
  | { readonly type: 'lay'; readonly item: number; readonly count: number }
  | { readonly type: 'agree' }
  | { readonly type: 'cancel' }
  /** `item` may be STRENGTH; `gem` is the gem paid with, or NONE. */
  | { readonly type: 'buy'; readonly item: number; readonly gem: number }
  /** Turns over a token on the own field or, with a telescope, next to it. */
  | { readonly type: 'uncover'; readonly field: number; readonly what: 'fog' | 'token' }
  /** Takes up an offer that waits on the field: its index in the legend. */
  | { readonly type: 'offer'; readonly offer: number };

/** Keys of the asks. */
export type AskKey =
  | 'turn'
  | 'walk'
  | 'ally'
  | 'invitation'
  | 'begin'
  | 'roll'
  | 'again'
  | 'flip'
  | 'boost'
  | 'shield'
  | 'shield-event'
  | 'stay'
  | 'pool'
  | 'question'
  | 'exchange'
  | 'free';
