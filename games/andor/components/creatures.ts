/*
 * Creatures by number (pieces.ts): gor, skral, wardrak, troll, dragon.
 */
import { GOR, SKRAL, TROLL, WARDRAK } from '../pieces.ts';

export interface Creature {
  readonly strength: number;
  readonly willpower: number;
  readonly reward: number;
  /** Figures in the box (AND-12.15). */
  readonly count: number;
  readonly die: 'red' | 'black';
  /** Dice below 7 willpower, and from 7 on. */
  readonly dice: readonly [number, number];
}

/** AND-12.1 to AND-12.4. */
export const creatures: readonly [Creature, Creature, Creature, Creature, Creature] = [
  { strength: 2, willpower: 4, reward: 2, count: 16, die: 'red', dice: [2, 2] },
  { strength: 6, willpower: 6, reward: 4, count: 5, die: 'red', dice: [2, 2] },
  { strength: 10, willpower: 7, reward: 6, count: 2, die: 'black', dice: [1, 2] },
  { strength: 14, willpower: 12, reward: 6, count: 5, die: 'red', dice: [2, 3] },
  { strength: 30, willpower: 18, reward: 0, count: 1, die: 'black', dice: [3, 3] }, // AND-12.16: legends give it values of its own
];

/** Dice a creature rolls with the willpower it has left (AND-14.6). */
export const creatureDice = (kind: number, willpower: number): number => creatures[kind as 0]?.dice[willpower >= 7 ? 1 : 0] ?? 0;

/** Second to sixth step of the sunrise: the wardraks twice (AND-12.8). */
export const movingOrder: readonly number[] = [GOR, SKRAL, WARDRAK, TROLL, WARDRAK];
