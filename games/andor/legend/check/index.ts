/** Everything the checker does with a value that may be a legend: shape first; sense only once the shape is right. */
import { type Language, languages } from '@tafelrunde/kernel';
import { type Board, boards } from '../../board/index.ts';
import { golden, silver } from '../../events/index.ts';
import { complete } from '../complete.ts';
import type { LegendInFile } from '../format.ts';
import { named } from '../shape.ts';
import { checkAbout } from './about.ts';
import { checkCards } from './cards.ts';
import { checkCastle } from './castle.ts';
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
export type { Mistake } from './mistake.ts';
export { mistakeCodes } from './mistake.ts';

const boxed = { silver: silver.map((card) => card.id), golden: golden.map((card) => card.id) };

/** The side a file names; while it names none that is known, its fields are looked up on the first. */
function boardOf(value: unknown): Board {
  const side = typeof value === 'object' && value !== null && 'board' in value ? value.board : undefined;
  return typeof side === 'string' && Object.hasOwn(boards, side) ? boards[side as keyof typeof boards] : boards.andor;
}

/** The languages a file promises; while it names none that is known, all of them. */
function languagesOf(value: unknown): readonly Language[] {
  const named: unknown = typeof value === 'object' && value !== null && 'languages' in value ? value.languages : undefined;
  const promised = Array.isArray(named) ? languages.filter((language) => named.includes(language)) : [];
  return promised.length === 0 ? languages : promised;
}

/** All mistakes of a value read from JSON; none: it is a legend. */
export function mistakesOf(value: unknown): readonly Mistake[] {
  const found = new Findings(boardOf(value), languagesOf(value));
  const names: NameFound[] = [];
  walk(named('legend'), value, '', found, names);
  if (found.mistakes.length > 0) return found.mistakes;
  const legend = complete(value as LegendInFile);
  checkAbout(legend, names, found);
  checkCards(legend, found);
  checkNames(legend, names, boxed, found);
  if (found.mistakes.length > 0) return found.mistakes;
  checkReach(legend, found);
  checkLoops(legend, found);
  checkSense(legend, found);
  checkOpenings(legend, found);
  checkCastle(legend, found);
  return found.mistakes;
}
