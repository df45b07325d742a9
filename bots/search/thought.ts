import { type Advice, type BotTurn, type Intention, type Opinion, same } from '@tafelrunde/kernel';
import type { Allowance } from './allowance.ts';
import type { Candidate } from './candidates.ts';

/** What came of thinking about a decision: what to do (nothing = wait), and what there is to say about everything that was tried. */
// any: the states of whatever game
export interface Thought<Action> extends Advice<Action> {
  readonly action: Action | undefined;
  /** Where the game thinks in intentions: the one chosen. */
  readonly intention?: Intention<any, Action> | undefined;
}

/** A way to think about a decision. Knows the view of one seat and nothing else; all chance is the turn's. */
export interface Search<View, Action> {
  /** `acting`: only the choice counts, not what it is worth. */
  think(turn: BotTurn<View, Action>, allowance: Allowance, acting?: boolean): Thought<Action>;
}

/** What a search found out about a candidate. */
export interface Judged<Action> {
  readonly candidate: Candidate<Action>;
  /** Own points, and the standard error of that figure. */
  readonly expected: number;
  readonly error: number;
  /** The best one is better by no more than chance explains. */
  readonly level: boolean;
}

/** From what was judged, the best first. What comes to the same stands side by side. */
export function thoughtOf<Action>(ranked: readonly Judged<Action>[], iterations: number): Thought<Action> {
  const opinions: Opinion<Action>[] = [];
  let equal = 0;
  let still = true;
  for (const [rank, { candidate, expected, error, level }] of ranked.entries()) {
    // of intentions that begin alike the best one speaks for the action
    const spoken = candidate.intention !== undefined && opinions.some(({ action }) => same(action, candidate.action));
    if (!spoken) for (const action of candidate.alike) opinions.push({ action, expected, error });
    still &&= rank === 0 || level;
    if (still) equal = opinions.length;
  }
  const best = ranked[0]?.candidate;
  return { action: best?.action, intention: best?.intention, opinions, equal, iterations };
}

/** The only thing to do, without a thought. */
export function settledOn<Action>({ action, intention }: Candidate<Action>): Thought<Action> {
  return { action, intention, opinions: [], equal: 0, iterations: 0 };
}

/** So many standard errors a difference must have before it counts as one. */
export const CLEARLY = 1.5;
