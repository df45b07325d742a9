import { type Budget, type GameModule, isNet, isSearch } from '@tafelrunde/kernel';
import { hintLevel, levelNamed } from './named.ts';

/** A hint may be surer than a move: more tries, in the same time. */
const SURER = 8;

export function hintBudget(module: GameModule, most: number): Budget {
  const level = hintLevel(module);
  return { milliseconds: most, ...(level !== undefined && isSearch(level) ? { iterations: level.iterations * SURER } : {}) };
}

/**
 * What a level may think at a table of people: as much as it was measured with, within its own limit or the house's if that is
 * less. What does not search needs no time, but a net may have to let another play.
 */
export function tableBudget(module: GameModule, name: string, most: number): Budget {
  const level = levelNamed(module, name);
  if (isNet(level)) return tableBudget(module, level.otherwise, most);
  return isSearch(level) ? { iterations: level.iterations, milliseconds: Math.min(level.milliseconds, most) } : { milliseconds: 0 };
}

/** Of the house's usual pause, what the quickest level takes. */
const QUICKEST = 0.5;

/**
 * How long a level waits before it moves, from the moment the position arose: fixed, so that it tells nothing of what is held, and
 * short. Weaker levels are quicker; the strongest that thinks takes the whole of the house's pause, and so does a net.
 */
export function pauseOf(module: GameModule, level: string, most: number): number {
  const known = module.levels.all.find(({ name }) => name === level);
  if (known !== undefined && isNet(known)) return pauseOf(module, known.otherwise, most);
  const levels = module.levels.all.filter((one) => !isNet(one)).map(({ name }) => name);
  const rank = levels.length < 2 ? 0 : Math.max(0, levels.indexOf(level)) / (levels.length - 1);
  return Math.round(most * (QUICKEST + (1 - QUICKEST) * rank));
}
