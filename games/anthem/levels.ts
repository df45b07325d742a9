import type { LevelList } from '@tafelrunde/kernel';

/** One level plays; hints are thought about by playing the match on. */
export const levels: LevelList = {
  all: [{ name: 'instant' }],
  usual: 'instant',
  standIn: 'instant',
  hint: 'adviser',
  adviser: { name: 'adviser', search: 'flat', iterations: 400, milliseconds: 2000, sure: 3 },
  hintsIn: 'chance',
};
