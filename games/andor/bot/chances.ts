import { willpowerOf } from '../rules/creature.ts';
import type { Job } from './jobs.ts';
import { outlook } from './odds.ts';
import type { Situation } from './situation.ts';

/**
 * How likely those who are in a fight win it, in hundredths and as they are now, wherever they stand. Nothing at a table that wants to
 * see no odds: a bot tells nobody there what the table does not.
 */
export function chanceOf({ core, state, boss }: Situation, { seats, foe, field }: Job): { readonly sure?: number } {
  if (core.options.odds === false) return {};
  return { sure: Math.round(100 * outlook(core, state, seats, foe, field, willpowerOf(core, state, foe), foe === boss).win) };
}
