/** The sentences of a legend, as they travel with events and views: the page that shows them knows nothing else of the legend. */
import type { Text } from './format.ts';

export type { Text } from './format.ts';

/** What a legend card says. */
export interface CardWords {
  readonly title: Text;
  readonly story: Text;
  readonly task?: Text;
  readonly notes?: Text;
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
}

/** What a card asks just now, or the event that could be turned away. */
export interface QuestionWords {
  readonly ask?: Text;
  /** One per choice, where choices are options. */
  readonly options?: readonly Text[];
  readonly event?: { readonly title: Text; readonly story: Text };
}

/** A card that was read and is not over yet. */
export interface LastingWords {
  readonly title: Text;
  readonly story: Text;
}

/** An offer that waits on its fields. */
export interface OfferWords {
  readonly index: number;
  readonly fields: readonly number[];
  readonly text: Text;
}
