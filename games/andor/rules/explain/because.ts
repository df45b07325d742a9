import type { Params, Refusal } from '@tafelrunde/kernel';
import { MOST_HANDLING } from '../../components/index.ts';
import { NONE } from '../../pieces.ts';
import type { Core } from '../../engine-port.ts';
import type { State } from '../../state.ts';
import { askedSeats, askedWhat } from '../asks.ts';
import { isFree } from '../free.ts';
import { has } from '../items.ts';
import type { Refused } from '../refused.ts';
import { isLocked, isWalking } from '../trade.ts';

/*
 * What all reasons begin with: what the action came with, and whether the hero is asked at all.
 */

export const no = (code: Refused | 'not-asked', rule?: string, params?: Params): Refusal => ({
  code,
  ...(rule === undefined ? {} : { rule }),
  ...(params === undefined ? {} : { params }),
});

export type Loose = Readonly<Record<string, unknown>>;

/** The numbers an action came with; what is missing or no whole number is NONE − 1 and fits nowhere. */
const NOT_A_NUMBER = -2;
export const numberOf = (action: Loose, key: string): number => {
  const value = action[key];
  return typeof value === 'number' && Number.isInteger(value) && value >= NONE && value < 1000 ? value : NOT_A_NUMBER;
};

export type Because = (core: Core, state: State, seat: number, action: Loose) => Refusal | undefined;

/** For answers: the question must be open to this hero. */
export const onlyAsked =
  (what: readonly string[], rule: string, then: Because = () => undefined): Because =>
  (core, state, seat, action) => {
    const asked = (askedSeats(state) & (1 << seat)) !== 0 && what.includes(askedWhat(state));
    return asked ? then(core, state, seat, action) : no('nothing-to-answer', rule);
  };

/** For the turn: it must be his, and no question in the way. */
export const onlyInTurn =
  (then: Because): Because =>
  (core, state, seat, action) => {
    if (state.box[seat] === 1) return no('day-is-over', 'AND-3.6');
    const asked = (askedSeats(state) & (1 << seat)) !== 0;
    if (state.turn !== seat && !asked) return no('not-your-turn', 'AND-3.2');
    return state.agenda.length > 0 ? no('answer-first', 'AND-5.4') : then(core, state, seat, action);
  };

/** For free actions. */
export const onlyFree =
  (then: Because): Because =>
  (core, state, seat, action) => {
    if (state.box[seat] === 1) return no('in-sunrise-box', 'AND-5.2');
    if (!isFree(state, seat)) return no('answer-first', 'AND-5.4');
    if (isWalking(state, seat)) return no('not-in-passing', 'AND-4.8');
    return then(core, state, seat, action);
  };

export const onlyHandling = (then: Because): Because =>
  onlyFree((core, state, seat, action) => {
    if ((state.handled[seat] as number) >= MOST_HANDLING) return no('handled-enough', 'AND-23.1', { most: MOST_HANDLING });
    if (action['falcon'] === true && state.fight.inRound === 1) return no('falcon-in-a-round', 'AND-5.3');
    if (isLocked(state, seat)) return no('in-a-round', 'AND-5.3');
    return then(core, state, seat, action);
  });

/** A thing he has not, or one that a legend has put out of use. */
export const unusable = (state: State, seat: number, things: readonly number[], none: Refused, rule: string): Refusal =>
  no(things.some((item) => has(state, seat, item)) ? 'item-off' : none, rule);
