import type { Script } from '@tafelrunde/stage';
import type { Action, View } from '../../state.ts';
import { type StepName, steps } from './steps.ts';

export const script: Script<View, Action, StepName> = {
  steps,
  inSight: '.ant-mine .ant-row, .ant-drawn, .ant-fan',
  words: {
    de: async () => (await import('./words/de.ts')).de,
    en: async () => (await import('./words/en.ts')).en,
    fr: async () => (await import('./words/fr.ts')).fr,
  },
};
