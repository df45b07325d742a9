import type { Language } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import type { Way } from '../store/reminders.ts';
import type { Occasion } from './occasion.ts';

/** One table that waits, as its person may read it on a screen that anybody sees: nothing of what they hold. */
export interface Line {
  readonly table: TableId;
  readonly game: string;
  readonly gameName: string;
  /** Why they are called, and how that is said where it is said alone. */
  readonly kind: Occasion['kind'];
  readonly title: string;
  /** What happened last, and what is asked. */
  readonly text: string;
  readonly link: string;
}

/** It is their turn, however that came up. */
export const isTurn = ({ kind }: Pick<Line, 'kind'>): boolean => kind !== 'over' && kind !== 'invited';

/** What goes out by a way. The id is the same at every try: who gets it twice knows it by that. */
export interface Message {
  readonly id: string;
  /** Of one line its own; of several `turn`. */
  readonly kind: Occasion['kind'] | 'trial';
  readonly at: number;
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly lines: readonly Line[];
}

/** sent: it has arrived · later: try again · off: this way leads nowhere any more. */
export type Delivery =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'later'; readonly why: string }
  | { readonly outcome: 'off'; readonly trouble: Trouble };

/** gone: a browser has taken its permission back · bounced: the mailbox takes nothing · refused: nobody there wants it · private: leads inside. */
export type Trouble = 'gone' | 'bounced' | 'refused' | 'private' | 'unreachable';

export interface Sender {
  /** Several tables go in one message. */
  readonly together: boolean;
  /** Milliseconds between two messages. */
  readonly pause: number;
  send(way: Way, message: Message, signal: AbortSignal): Promise<Delivery>;
}
