import type { Advice, BotTurn, Opinion } from '@tafelrunde/kernel';
import type { Allowance } from './allowance.ts';
import type { Candidate } from './candidates.ts';

/** What came of thinking about a decision: what to do (nothing = wait), and what there is to say about everything that was tried. */
export interface Thought<Action> extends Advice<Action> {
  readonly action: Action | undefined;
}

/** A way to think about a decision. Knows the view of one seat and nothing else; all chance is the turn's. */
export interface Search<View, Action> {
  think(turn: BotTurn<View, Action>, allowance: Allowance): Thought<Action>;
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
    for (const action of candidate.alike) opinions.push({ action, expected, error });
    still &&= rank === 0 || level;
    if (still) equal = opinions.length;
  }
  return { action: ranked[0]?.candidate.action, opinions, equal, iterations };
}

/** So many standard errors a difference must have before it counts as one. */
export const CLEARLY = 1.5;
