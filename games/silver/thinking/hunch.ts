import { NUMBERS } from '../cards.ts';
import type { Hunch } from '../imagine/index.ts';

/** Even somebody who knows the game keeps a high card now and then. */
const OVERSIGHT = 0.03;
/** Up to which number a seen card is as likely kept as not: at the first turn, so much less with every turn, and never below. */
const KEPT_AT_FIRST = 9;
const CHOOSIER = 0.5;
const CHOOSIEST = 3;
/** Before their first turn people have had no chance to part with anything. */
const UNTRIED = 13;
const SOFTNESS = 1.2;

const weightsUpTo = (kept: number): readonly number[] =>
  Array.from({ length: NUMBERS }, (_, number) => OVERSIGHT + 1 / (1 + Math.exp((number - kept) / SOFTNESS)));

/** By how many turns the owner has had. */
const byTurns: readonly (readonly number[])[] = Array.from({ length: 14 }, (_, turns) =>
  weightsUpTo(turns === 0 ? UNTRIED : Math.max(CHOOSIEST, KEPT_AT_FIRST - CHOOSIER * turns)),
);

/**
 * Whoever has seen one of their own face-down cards and still has it kept it for a reason: high ones are given away first, and the longer a
 * round lasts the lower what is kept. The figures follow what is left in the villages of bots that play against each other.
 */
export const hunch: Hunch = (view, village, at) => {
  const lying = view.villages[village]?.[at];
  if (lying === undefined || village === view.you || (lying.seenBy & (1 << village)) === 0) return undefined;
  const turns = Math.floor(view.turns / view.seats);
  return byTurns[Math.min(turns, byTurns.length - 1)];
};
