import type { Advice, BotAnswer, Plain } from '@tafelrunde/kernel';
import type { BotQuestion } from '../answer.ts';
import type { PlayedOtherwise, UnreadNet } from '../otherwise.ts';

/** A question on its way to a thread; `advice`: a person asks for a hint, nobody moves. */
export interface Asked {
  readonly id: number;
  readonly question: BotQuestion;
  readonly want?: 'advice';
}

/** The question names contents this thread was never told: it is to be put again, with them. */
export interface Lacking {
  readonly lacks: readonly string[];
}

/** The game is loaded: from now on the thread thinks. */
export interface Began {
  readonly began: true;
}

/** Without advice the game has none to give. */
export type Given = { readonly answer: BotAnswer<Plain> } | { readonly advice: Advice<Plain> | undefined };

/** All a thread says: answers, and what belongs to no question. */
export type FromThread = Answered | { readonly playedOtherwise: PlayedOtherwise } | { readonly unread: UnreadNet };

export type Answered = { readonly id: number } & (Began | Given | Lacking | { readonly fault: string });
