/** Everything the checker does with a value that may be a legend: shape first; sense only once the shape is right. */
import { golden, silver } from '../../events/index.ts';
import type { Legend } from '../format.ts';
import { named } from '../shape.ts';
import { checkCards } from './cards.ts';
import { checkLoops } from './loops.ts';
import type { Mistake } from './mistake.ts';
import { Findings } from './mistake.ts';
import { checkNames } from './names.ts';
import { checkOpenings } from './openings.ts';
import { checkReach } from './reach.ts';
import { checkSense } from './sense.ts';
import type { NameFound } from './walk.ts';
import { walk } from './walk.ts';

export { type MistakeKey, mistakeKeys } from './keys.ts';
export type { Mistake, MistakeCode } from './mistake.ts';
export { mistakeCodes } from './mistake.ts';

const boxed = { silver: silver.map((card) => card.id), golden: golden.map((card) => card.id) };

/** All mistakes of a value read from JSON; none: it is a legend. */
export function mistakesOf(value: unknown): readonly Mistake[] {
  const found = new Findings();
  const names: NameFound[] = [];
  walk(named('legend'), value, '', found, names);
  if (found.mistakes.length > 0) return found.mistakes;
  const legend = value as Legend;
  checkCards(legend, found);
  checkNames(legend, names, boxed, found);
  if (found.mistakes.length > 0) return found.mistakes;
  checkReach(legend, found);
  checkLoops(legend, found);
  checkSense(legend, found);
  checkOpenings(legend, found);
  return found.mistakes;
}
