import type { StepWords } from '@tafelrunde/stage';
import { type SuitName, suitOf, suits, valueOf } from '../../../cards.ts';
import type { Action, View } from '../../../state.ts';
import type { StepName } from '../steps.ts';

export type Words = Readonly<Record<StepName, StepWords<View, Action>>>;

export const suitNamed = (suit: number): SuitName => suits[suit] as SuitName;
/** The card a move uses: suit and value. */
export const cardIn = (move: Action): { readonly suit: SuitName; readonly value: number } => {
  const card = move.type === 'deal' ? 0 : move.card;
  return { suit: suitNamed(suitOf[card] ?? 0), value: valueOf[card] ?? 0 };
};
