import type { StepWords } from '@tafelrunde/stage';
import type { Action, View } from '../../../state.ts';
import type { StepName } from '../steps.ts';

export type Words = Readonly<Record<StepName, StepWords<View, Action>>>;
export const spaceIn = (move: Action): number => (move.type === 'place' ? move.space : 0);
