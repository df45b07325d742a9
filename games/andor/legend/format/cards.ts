/** Cards, rules without a card, and the end. */
import type { Difficulty, Keyed, Letter, Name, Text } from './basics.ts';
import type { Condition } from './conditions.ts';
import type { Effect } from './effects.ts';
import type { Trigger } from './triggers.ts';

/**
 * letter: read when the narrator reaches a star on its letter. named: read when its `when` comes true, by read.card, or at the
 * letter activate.card puts it on. reference: a standing sheet without effects, read aloud whenever read.card names it.
 */
export interface Card extends Keyed {
  readonly id: Name;
  /** For whoever reads the file; the table never looks at it. */
  readonly comment?: string;
  readonly kind: 'letter' | 'named' | 'reference';
  readonly letter?: Letter;
  /** Named cards only. The card is read once; a trigger that comes again finds it used. */
  readonly when?: Trigger;
  readonly if?: Condition;
  /** Two cards of one id, one per difficulty: only the one being played is in the game. */
  readonly difficulty?: Difficulty;
  readonly title: Text;
  /** A blank line begins a new paragraph. */
  readonly story: Text;
  /** What the heroes have to do, in a sentence (the task box of the card). */
  readonly task?: Text;
  /** Rules the card explains, notes, tips. */
  readonly notes?: Text;
  readonly do?: readonly Effect[];
}

/**
 * A card as it stands in a file: the second of two versions may leave out its title or its story, and then has those words of the first
 * that it does not have itself.
 */
export type CardInFile = Omit<Card, 'title' | 'story'> & Partial<Pick<Card, 'title' | 'story'>>;

/** N: the end. The legend is won if `win` holds when the narrator reaches N; a castle overrun lost it long before. */
export interface End {
  readonly win: Condition;
  readonly good: { readonly title: Text; readonly story: Text };
  readonly bad: { readonly title: Text; readonly story: Text; readonly tips?: Text };
}

/** A rule in force without a card. Without `sleeps` it holds from the start; rule.begin and rule.end switch it until it is used. */
export interface Rule extends Keyed {
  readonly id: Name;
  /** For whoever reads the file; the table never looks at it. */
  readonly comment?: string;
  readonly sleeps?: boolean;
  /** Acts every time; otherwise once. */
  readonly again?: boolean;
  readonly when: Trigger;
  readonly if?: Condition;
  readonly do: readonly Effect[];
}
