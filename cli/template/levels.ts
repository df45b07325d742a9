import type { LevelList } from '@tafelrunde/kernel';

/** From the weakest to the strongest. What plays at a level stands in `bots.ts`, so that no page carries it. */
export const levels: LevelList = { all: [{ name: 'instant' }], usual: 'instant', standIn: 'instant' };
