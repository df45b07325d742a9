import type { Meta } from '@tafelrunde/kernel';
import type { Options } from './state.ts';
import { tile } from './tile.ts';

export const meta: Meta<Options> = {
  id: tile.id,
  version: 1,
  carries: [1],
  seats: tile.seats,
  minutes: tile.minutes,
  severalSeats: tile.severalSeats,
  options: [
    { key: 'stones', kind: 'number', min: 10, max: 60, sample: [10, 21], default: 21 },
    { key: 'last', kind: 'choice', values: ['wins', 'loses'], default: 'wins' },
  ],
  defaults: { stones: 21, last: 'wins' },
  check: () => undefined,
  /** Every action takes at least one stone. */
  maxActions: ({ stones }) => stones,
};
