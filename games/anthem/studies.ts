import type { Studies } from '@tafelrunde/kernel';
import { game } from './game.ts';
import { readAll } from './second-reading.ts';
import { statisticsOf } from './statistics.ts';

export const studies: Studies = {
  statistics: statisticsOf,
  secondReading: (matches, random, onProgress) => readAll(game, matches, random, onProgress),
};
