/** Decks, of the box and of a legend. */
import type { BoxDeck, Name, Text } from './basics.ts';
import type { Effect } from './effects.ts';

export type Deck = BoxedDeck | OwnDeck;

interface DeckRules {
  /** Where a used card goes. By default it is laid aside: `aside`. */
  readonly discard?: 'aside' | 'bottom' | 'out';
  /** When the deck is empty: shuffle what was laid aside, or stop drawing. By default the table option decides. */
  readonly empty?: 'reshuffle' | 'stop';
}

/** One of the two event decks of the box. */
export interface BoxedDeck extends DeckRules {
  readonly from: BoxDeck;
  readonly without?: readonly Name[];
  /** Laid on top after shuffling, first one uppermost; leaves the game after use. */
  readonly top?: readonly Name[];
}

export interface OwnDeck extends DeckRules {
  readonly cards: readonly DeckCard[];
  readonly top?: readonly Name[];
}

/** A small card: event cards and the decks of a legend. */
export interface DeckCard {
  readonly id: Name;
  /** For whoever reads the file; the table never looks at it. */
  readonly comment?: string;
  readonly title: Text;
  readonly story: Text;
  /** prevent.shield: one side of any hero's shield cancels the card for the whole group; `this`: only the hero meant can do so. */
  readonly shield?: boolean | 'this';
  readonly do: readonly Effect[];
}
