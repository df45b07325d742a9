import type { Meta } from '@tafelrunde/kernel';
import { CARDS, LOOKS, ROUNDS } from './cards.ts';
import type { Options } from './state.ts';
import { tile } from './tile.ts';

/** Free actions of a turn at most: the amulet, four Empaths with their looks, four Bodyguards. */
const FREE = 1 + 4 * 2 + 4;
/** Everything else of a turn but pushing cards up: draw, keep, use, choose twice with looks, turn over, place or add twice, end. */
const OTHER = 12;

/** SIL-9.2: the seats from the youngest on, or undefined where the digits are not each seat once. */
export function agesOf(ages: number, seats: number): readonly number[] | undefined {
  const order = String(ages)
    .split('')
    .map((digit) => Number(digit) - 1);
  const everybody = order.length === seats && Array.from({ length: seats }, (_, seat) => seat).every((seat) => order.includes(seat));
  return everybody ? order : undefined;
}

export const meta: Meta<Options> = {
  id: tile.id,
  version: 2,
  carries: [1, 2],
  seats: tile.seats,
  minutes: tile.minutes,
  options: [
    { key: 'memoryAid', kind: 'choice', values: ['off', 'gentle', 'full'], default: 'gentle' },
    { key: 'startPlayer', kind: 'choice', values: ['age', 'random'], default: 'age' },
    { key: 'ages', kind: 'number', min: 12, max: 4321, off: true, sample: [0, 21, 312, 4213], default: 0 },
    { key: 'openCards', kind: 'choice', values: ['count', 'ignored'], default: 'count' },
    { key: 'witchDeclines', kind: 'switch', default: false },
    { key: 'amuletStays', kind: 'switch', default: false },
    { key: 'rascalDeclines', kind: 'switch', default: false },
    { key: 'freshAbilities', kind: 'switch', default: true },
    { key: 'turnCap', kind: 'number', min: 5, max: 100, sample: [5, 40], default: 40, house: true },
    { key: 'first', kind: 'number', min: 0, max: tile.seats.max, sample: [0, 1, 2], rotates: true, default: 0, later: true },
  ],
  defaults: {
    memoryAid: 'gentle',
    startPlayer: 'age',
    ages: 0,
    openCards: 'count',
    witchDeclines: false,
    amuletStays: false,
    rascalDeclines: false,
    freshAbilities: true,
    turnCap: 40,
    first: 0,
  },
  begins: ({ startPlayer, ages, first }, seats) => {
    if (startPlayer === 'age' && ages !== 0) return agesOf(ages, seats)?.[0];
    return first > 0 ? first - 1 : undefined;
  },
  check: ({ ages }, seats) =>
    ages === 0 || agesOf(ages, seats) !== undefined ? undefined : { code: 'bad-ages', rule: 'SIL-9.2', params: { ages, seats } },
  /** No village is larger than the deck, so no announcement is longer. */
  maxActions: ({ turnCap }, seats) => ROUNDS * (LOOKS * 2 * seats + turnCap * seats * (FREE + OTHER + CARDS) + 1),
  severalSeats: tile.severalSeats,
  // the learner soon draws something small while a dear card is known
  lesson: { options: { memoryAid: 'full' }, seats: 3, own: 1, deal: { seed: '3c6ef362'.repeat(8), level: 'instant' } },
  /** Every rule a table may choose, the other way round. */
  variants: [
    {
      memoryAid: 'full',
      startPlayer: 'random',
      ages: 3142,
      openCards: 'ignored',
      witchDeclines: true,
      amuletStays: true,
      rascalDeclines: true,
      freshAbilities: false,
      turnCap: 12,
    },
  ],
};
