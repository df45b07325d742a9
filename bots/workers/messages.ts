import type { BotAnswer, Plain } from '@tafelrunde/kernel';
import type { BotQuestion } from '../answer.ts';

export interface Asked {
  readonly id: number;
  readonly question: BotQuestion;
}

export type Answered = { readonly id: number } & ({ readonly answer: BotAnswer<Plain> } | { readonly fault: string });
