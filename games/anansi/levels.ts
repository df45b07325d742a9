import type { LevelList } from '@tafelrunde/kernel';

/** How far each is ahead of the one before: docs/bots.md. */
export const levels: LevelList = {
  all: [
    { name: 'instant' },
    { name: 'easy', search: 'tree', iterations: 60, milliseconds: 500 },
    { name: 'normal', search: 'tree', iterations: 250, milliseconds: 1000 },
    { name: 'strong', search: 'tree', iterations: 3000, milliseconds: 2000 },
    { name: 'master', otherwise: 'strong' },
  ],
  usual: 'normal',
  standIn: 'normal',
  hint: 'adviser',
  adviser: {
    name: 'adviser',
    search: 'tree',
    iterations: 3000,
    milliseconds: 2000,
    guided: { by: 'master', as: 'ranking', iterations: 50 },
  },
};
