import type { LevelList } from '@tafelrunde/kernel';

/** The scripted team answers at once; the others weigh whole plans with it. How far each is ahead: docs/bots.md. */
export const levels: LevelList = {
  all: [
    { name: 'instant' },
    { name: 'normal', search: 'flat', iterations: 60, milliseconds: 1000, sure: 3 },
    { name: 'strong', search: 'flat', iterations: 240, milliseconds: 2500, sure: 3 },
  ],
  usual: 'normal',
  standIn: 'instant',
  hint: 'strong',
  hintsIn: 'chance',
  formerly: { scripted: 'instant' },
};
