import type { Seat } from '@tafelrunde/kernel';
import type { Action, State } from '../state.ts';
import { DISCARD, DRAW, END, FORGO, RETURN, TURN_OVER } from './choices.ts';

/** What an absent player does: draws, lays down unused, chooses nothing, takes back nothing already begun. */
const neutral: ReadonlySet<Action> = new Set([DRAW, DISCARD, TURN_OVER, FORGO, RETURN, END]);

/** The neutral answer among those listed; where there is none, the first (the last when a card is added: at the right end). */
export function otherwiseOf(state: State, _seat: Seat, listed: readonly Action[]): Action {
  const found = listed.find((action) => neutral.has(action));
  if (found !== undefined) return found;
  return (state.step === 'add' || state.step === 'extra' ? listed.at(-1) : listed[0]) as Action;
}
