import type { Meta, Refusal } from '@tafelrunde/kernel';
import type { Options } from './state.ts';
import { tile } from './tile.ts';

/** The longest cap a table can agree on, in turns per player. */
export const LONGEST_CAP = 200;
/** Without a cap a match ends here all the same, in turns per player: players who only ever keep would never stop (ANT-7.5). */
export const CEILING = 300;
/** One box holds four sets (ANT-1.1). */
export const SETS_IN_A_BOX = 4;

/** Turns after which the match ends, whoever is ahead (ANT-7.4, ANT-7.5). */
export function lastTurn(options: Options, seats: number): number {
  return (options.turnCap === 0 ? CEILING : options.turnCap) * seats;
}

function check(options: Options, seats: number): Refusal | undefined {
  if (seats > SETS_IN_A_BOX && !options.moreSets) {
    return { code: 'more-sets-needed', rule: 'ANT-8.10', params: { seats, most: SETS_IN_A_BOX } };
  }
  if (options.dragonWins && seats === 2) return { code: 'dragon-needs-three', rule: 'ANT-8.2' };
  if (options.stalemate === 'playOn' && options.turnCap === 0) return { code: 'play-on-needs-cap', rule: 'ANT-7.3' };
  return undefined;
}

export const meta: Meta<Options> = {
  id: tile.id,
  version: 1,
  carries: [1],
  seats: tile.seats,
  minutes: tile.minutes,
  options: [
    { key: 'victoryCheck', kind: 'choice', values: ['ownTurnEnd', 'immediate'], default: 'ownTurnEnd', house: true },
    { key: 'dragonWins', kind: 'switch', default: false },
    { key: 'allowSelfBlocking', kind: 'switch', default: true, house: true },
    { key: 'stalemate', kind: 'choice', values: ['endAsRanked', 'endAsDraw', 'playOn'], default: 'endAsRanked', house: true },
    { key: 'turnCap', kind: 'number', min: 10, max: LONGEST_CAP, off: true, sample: [0, 10, 100], default: 100, house: true },
    { key: 'starter', kind: 'choice', values: ['random', 'dice', 'rotate'], default: 'random' },
    { key: 'spaces', kind: 'choice', values: [6, 8], default: 6, house: true },
    { key: 'moreSets', kind: 'switch', default: false },
    { key: 'series', kind: 'number', min: 0, max: 1_000_000, sample: [0, 1, 5], series: true, default: 0 },
    { key: 'first', kind: 'number', min: 0, max: tile.seats.max, sample: [0, 1, 2], rotates: true, default: 0, later: true },
  ],
  defaults: {
    spaces: 6,
    victoryCheck: 'ownTurnEnd',
    dragonWins: false,
    allowSelfBlocking: true,
    stalemate: 'endAsRanked',
    turnCap: 100,
    starter: 'random',
    moreSets: false,
    series: 0,
    first: 0,
  },
  begins: ({ starter, series, first }, seats) => {
    if (starter === 'rotate') return series % seats;
    return starter === 'random' && first > 0 ? first - 1 : undefined;
  },
  /** ANT-8.10: above four one box has too few cards. */
  usual: (seats) => (seats > SETS_IN_A_BOX ? { moreSets: true } : {}),
  check,
  /** Every turn is two actions: draw, then place or keep. */
  maxActions: (options, seats) => 2 * lastTurn(options, seats),
  severalSeats: tile.severalSeats,
  // the learner begins, and the first card fits
  lesson: { options: {}, seats: 3, own: 1, deal: { seed: 'a708a7ae'.repeat(8), level: 'instant' } },
  variants: [
    { spaces: 8, victoryCheck: 'immediate' },
    { spaces: 8, allowSelfBlocking: false },
    { stalemate: 'playOn', turnCap: 10 },
    { dragonWins: true, allowSelfBlocking: false, victoryCheck: 'immediate' },
  ],
};
