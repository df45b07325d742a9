import { DECLINE } from '../rules/actions.ts';
import type { Action } from '../state.ts';
import type { Situation } from './situation.ts';

/** What a card asks. */
export function questionAnswer(_sit: Situation, _seat: number, legal: readonly Action[]): Action {
  if (legal.includes(DECLINE)) return DECLINE;
  return legal[0] as Action;
}
