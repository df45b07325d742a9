import type { Meta } from '@tafelrunde/kernel';
import { handSize } from './cards.ts';
import type { Options } from './state.ts';
import { tile } from './tile.ts';

/** Rounds of the game as the rulebook has it (ANA-2.4). */
const ROUNDS = 3;
/** No race is longer (ANA-9.5). */
const LONGEST_RACE = 10;

/** Rounds there can be at most. */
export function mostRounds(options: Options): number {
  return options.race === 0 ? ROUNDS : LONGEST_RACE;
}

export const meta: Meta<Options> = {
  id: tile.id,
  version: 1,
  carries: [1],
  seats: tile.seats,
  minutes: tile.minutes,
  options: [
    { key: 'zeroZeroBonus', kind: 'switch', default: true },
    { key: 'stock', kind: 'choice', values: ['unlimited', 'limited'], default: 'unlimited' },
    { key: 'lookBack', kind: 'choice', values: ['last', 'left', 'all'], default: 'last' },
    { key: 'race', kind: 'number', min: 5, max: 60, off: true, sample: [0, 12, 60], default: 0, house: true },
    { key: 'first', kind: 'number', min: 0, max: tile.seats.max, sample: [0, 1, 3], rotates: true, default: 0, later: true },
  ],
  defaults: { zeroZeroBonus: true, stock: 'unlimited', lookBack: 'last', race: 0, first: 0 },
  check: () => undefined,
  begins: ({ first }) => (first > 0 ? first - 1 : undefined),
  /** Every card is one action, and each round after the first is dealt by one more. */
  maxActions: (options, seats) => mostRounds(options) * (handSize(seats) * seats + 1) - 1,
  severalSeats: tile.severalSeats,
  // the learner comes last, can win the first trick, and has the one listener it needs in hand
  lesson: { options: {}, seats: 4, own: 1, deal: { seed: 'a2912765'.repeat(8), level: 'instant' } },
};
