import { type Budget, type GameModule, isSearch } from '@tafelrunde/kernel';
import { levelNamed, levelsOf } from './levels.ts';

/** A hint may be surer than a move: more tries, in the same time. */
const SURER = 8;

export function hintBudget(module: GameModule, most: number): Budget {
  const { hint } = module.levels;
  const level = hint === undefined ? undefined : levelNamed(module, hint);
  return { milliseconds: most, ...(level !== undefined && isSearch(level) ? { iterations: level.iterations * SURER } : {}) };
}

/**
 * What a level may think at a table of people: as much as it was measured with, within its own polite limit or the house's if that is
 * less. What does not search needs no time.
 */
export function politeBudget(module: GameModule, name: string, most: number): Budget {
  const level = levelNamed(module, name);
  return isSearch(level) ? { iterations: level.iterations, milliseconds: Math.min(level.milliseconds, most) } : { milliseconds: 0 };
}

/** Of the house's usual pause, what the quickest level takes. */
const QUICKEST = 0.5;

/**
 * How long a level waits before it moves, from the moment the position arose: fixed, so that it tells nothing of what is held, and
 * short. Weaker levels are quicker; the strongest takes the whole of the house's pause.
 */
export function pauseOf(module: GameModule, level: string, most: number): number {
  const levels = levelsOf(module);
  const rank = levels.length < 2 ? 0 : Math.max(0, levels.indexOf(level)) / (levels.length - 1);
  return Math.round(most * (QUICKEST + (1 - QUICKEST) * rank));
}
