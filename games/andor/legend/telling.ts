/** The sentences of a legend, as they travel with events and views: the page that shows them knows nothing else of the legend. */
import type { Text } from './format.ts';

export type { Text } from './format.ts';

/** A story in its paragraphs. */
export const paragraphsOf = (story: string): readonly string[] => story.split('\n\n');
/** A story where there is one line for it. */
export const inOneLine = (story: string): string => paragraphsOf(story).join(' ');

/** What a legend card says. */
export interface CardWords {
  readonly title: Text;
  readonly story: Text;
  readonly task?: Text;
  readonly notes?: Text;
}

/** A legend card that was read, with the letter it belongs to; NONE for a card that goes by no letter. */
export interface ReadCard extends CardWords {
  readonly letter: number;
}

/** What the end card says, or why it came early. */
export interface LastWords {
  readonly title: Text;
  readonly story: Text;
  readonly tips?: Text;
  /** Why it was lost or won early, where a card or a task says so. */
  readonly why?: Text;
}

export interface TaskWords {
  readonly title: Text;
  readonly text: Text;
  readonly state: 'open' | 'done' | 'failed';
  /** How far it has come, where that is counted and it is open. */
  readonly progress?: { readonly now: number; readonly of: number };
  /** The letter it has to be done by, from 0. */
  readonly until?: number;
  /** The seat it belongs to, if it is one hero's own. */
  readonly owner?: number;
}

/** What a card asks just now, or the event that could be turned away. */
export interface QuestionWords {
  readonly ask?: Text;
  /** One per choice, where choices are options. */
  readonly options?: readonly Text[];
  readonly event?: { readonly title: Text; readonly story: Text };
  /** The top card of a deck that was looked at and read aloud: what becomes of it is asked. */
  readonly looked?: { readonly title: Text; readonly story: Text };
}

/** A card that was read and is not over yet. */
export interface LastingWords {
  readonly title: Text;
  readonly story: Text;
  /** It holds for the fight under way alone, or for this round of it. */
  readonly fight?: true;
}

/** An offer that waits on its fields. */
export interface OfferWords {
  readonly index: number;
  readonly fields: readonly number[];
  readonly text: Text;
}
