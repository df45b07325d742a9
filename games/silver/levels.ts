import type { LevelList } from '@tafelrunde/kernel';

/** How far each is ahead of the one before: docs/bots.md. */
export const levels: LevelList = {
  all: [
    { name: 'instant' },
    { name: 'easy', search: 'flat', iterations: 60, milliseconds: 500, forgets: true },
    { name: 'normal', search: 'flat', iterations: 300, milliseconds: 1000, sure: 3 },
    { name: 'strong', search: 'flat', iterations: 1500, milliseconds: 2500, sure: 3 },
    { name: 'master', otherwise: 'strong' },
  ],
  usual: 'normal',
  standIn: 'normal',
  hint: 'adviser',
  adviser: {
    name: 'adviser',
    search: 'flat',
    iterations: 1500,
    milliseconds: 2500,
    sure: 3,
    guided: { by: 'master', as: 'ranking', iterations: 50 },
  },
};
