import type { Budget, GameModule } from '@tafelrunde/kernel';
import { levelsOf } from './levels.ts';

/** The level of a bot nobody chose one for: stand-ins, seats filled at the start. */
export function usualLevel(module: GameModule): string {
  return levelsOf(module).includes('normal') ? 'normal' : 'instant';
}

/** Hints come from the best of the thinking bots. */
export function hintLevel(module: GameModule): string {
  return Object.keys(module.thinking?.levels ?? {}).at(-1) ?? 'instant';
}

/** A hint may be surer than a move: more tries, in the same time. */
const SURER = 8;

export function hintBudget(module: GameModule, most: number): Budget {
  const level = module.thinking?.levels[hintLevel(module)];
  return { milliseconds: most, ...(level === undefined ? {} : { iterations: level.iterations * SURER }) };
}

/** What a level may think at a table of people: its own polite limit, or the house's if that is less. Instant is instant. */
export function politeBudget(module: GameModule, level: string, most: number): Budget {
  if (level === 'instant') return { milliseconds: 0 };
  return { milliseconds: Math.min(module.thinking?.levels[level]?.milliseconds ?? most, most) };
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
