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
