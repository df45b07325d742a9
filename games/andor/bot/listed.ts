import { same } from '@tafelrunde/kernel';
import type { Action } from '../state.ts';

/*
 * The list of what is legal may have come from another thread: its actions say what ours say, but none of them is one of ours.
 */

/** The listed action that says the same; undefined: it is not legal. Where the list is our own the action itself is nearly always in it. */
export function listed(legal: readonly Action[], wanted: Action): Action | undefined {
  for (let i = 0; i < legal.length; i += 1) if (legal[i] === wanted) return wanted;
  for (const action of legal) if (action === wanted || (action.type === wanted.type && same(action, wanted))) return action;
  return undefined;
}

export const lists = (legal: readonly Action[], wanted: Action): boolean => listed(legal, wanted) !== undefined;
