import type { Phrase } from '@tafelrunde/kernel';
import type { SuitName } from '../../cards.ts';

export interface Card {
  readonly suit: SuitName;
  readonly value: number;
  readonly heads: number;
}

/** How the display stands, for a sentence: the suit that leads, its cards, the next suit's, and whether place decides (ANA-3.2). */
export interface Standing {
  readonly suit: SuitName;
  readonly cards: number;
  readonly next: number;
  readonly tied: readonly SuitName[];
}

/** What listeners and stories come to as they stand (ANA-7.3 to ANA-7.6). */
type Worthy =
  | { readonly kind: 'exact'; readonly listeners: number; readonly bonus: number }
  | { readonly kind: 'under' | 'none'; readonly listeners: number }
  | { readonly kind: 'over'; readonly spare: number };

/** All words of this table in one language, besides what the game's texts say of actions, events and refusals. */
export interface Words {
  readonly table: string;
  readonly you: string;
  /** In the place where the reader's card will lie. */
  readonly here: string;
  readonly others: string;
  readonly trick: string;
  readonly hand: (cards: number) => string;
  readonly emptyHand: string;

  readonly suit: (suit: SuitName) => string;
  /** "Snake 12". */
  readonly card: (card: Card) => string;
  /** "Snake 12, 2 listeners". */
  readonly cardInFull: (card: Card) => string;

  readonly trump: string;
  readonly crown: string;
  readonly tiesGoLeft: string;
  readonly column: (suit: SuitName, cards: number, waiting: number, trump: boolean) => string;
  readonly stands: (lead: Standing) => Phrase;
  readonly stays: (lead: Standing) => Phrase;
  readonly turns: (lead: Standing) => Phrase;
  readonly wouldStay: (lead: Standing) => Phrase;
  readonly wouldTurn: (lead: Standing) => Phrase;
  readonly lastTrickOfRound: (trump: SuitName) => Phrase;
  /** Written on the band the picked card would be. */
  readonly ghost: string;

  readonly points: (points: number) => string;
  readonly cards: (cards: number) => string;
  readonly stories: (stories: number) => string;
  readonly listeners: (listeners: number) => string;
  readonly storiesAndListeners: (stories: number, listeners: number) => string;
  /** Everything about a player in one line, for the ear. */
  readonly seat: (name: string, stories: number, listeners: number, worth: number, points: number) => string;
  /** Why the round is worth that much as it stands. */
  readonly worthSays: (standing: Worthy) => string;
  readonly now: string;
  readonly over: (spare: number) => string;
  readonly overShort: (spare: number) => string;
  readonly under: string;
  readonly underShort: string;

  readonly leads: string;
  readonly highest: string;
  readonly takes: string;
  readonly recruits: string;

  readonly play: string;
  readonly recruit: string;
  readonly pickFirst: string;
  readonly opens: (card: Card) => string;
  readonly beats: (card: Card, name: string) => string;
  readonly takesTrick: (card: Card) => string;
  readonly staysBelow: (card: Card, name: string) => string;
  readonly leavesTo: (name: string) => string;
  readonly comes: (come: number, listeners: number, stories: number) => string;
  /** "Play: Snake 12 beats Mira." */
  readonly gesture: (gesture: string, says: string) => string;
  readonly notLeading: string;
  readonly placeTaken: (names: readonly string[]) => string;
  readonly follow: (suit: SuitName) => string;
  readonly trumpWith: (suit: SuitName) => string;
  readonly onlyRecruit: string;
  readonly cannot: string;
  readonly hinted: string;
  readonly dropPlay: string;
  readonly dropRecruit: string;

  readonly told: (round: number) => string;
  readonly lastTold: string;
  readonly earns: (bonus: number) => Phrase;
  readonly justRight: string;
  readonly noBonus: string;
  readonly tooMany: (spare: number) => string;
  readonly nothing: string;
  readonly leave: string;
  readonly nextPays: (round: number, bonus: number) => Phrase;
  readonly leadsNext: (name: string) => string;
  readonly youLeadNext: string;
  readonly bonus: (bonus: number) => string;
  readonly raceTo: (points: number) => string;
  readonly total: string;
  readonly goOn: string;

  readonly look: string;
  readonly lookTitle: string;
  readonly lastTrick: string;
  readonly everyTrick: string;
  readonly wonBy: (name: string, you: boolean) => string;
  readonly noTrickYet: string;
  readonly left: string;
  readonly leftKey: string;
  readonly inHand: string;
  readonly stillOut: string;
  readonly gone: string;
  readonly sheet: string;
  readonly round: (round: number) => string;
  readonly player: string;
  readonly noRoundYet: string;
  readonly open: string;
  readonly openShort: string;
  readonly stock: (left: number) => string;
  readonly close: string;

  readonly cardsInHand: string;
  readonly pointsSoFar: string;
  readonly status: (round: number, rounds: number, trick: number, tricks: number) => string;
  readonly statusRace: (round: number, race: number, trick: number, tricks: number) => string;
  readonly statusTold: (round: number) => string;
  readonly keys: readonly (readonly [string, string])[];
}
