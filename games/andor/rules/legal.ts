import { NONE } from '../pieces.ts';
import type { Core } from '../engine-port.ts';
import type { Action, State } from '../state.ts';
import {
  BEGIN_FIGHT,
  choose,
  DECLINE,
  END_DAY,
  JOIN,
  KEEP,
  LEAVE,
  ROLL_ONE,
  shareUpTo,
  STAY_IN,
  STOP,
  USE_SHIELD,
  WITHDRAW,
  CANCEL,
} from './actions.ts';
import { askedSeats, askedWhat } from './asks.ts';
import { listBoosts, listFlips, listRolls } from './fight/roll.ts';
import { isFree, listFree } from './free.ts';
import { mostToShare, points } from './pools.ts';
import { listExchange } from './trade.ts';
import { listTurn } from './turn.ts';

const nothing: readonly Action[] = [];

/** All this hero may do now: the answers to what he is asked, then what is free. */
export function legalFor(core: Core, state: State, seat: number): readonly Action[] {
  if (state.over !== 0 || seat < 0 || seat >= state.seats) return nothing;
  const asked = (askedSeats(state) & (1 << seat)) !== 0;
  const free = isFree(state, seat);
  if (!asked && !free) return nothing;
  const out: Action[] = [];
  if (asked) listAnswers(core, state, seat, out);
  if (free) listFree(core, state, seat, out);
  return out;
}

function listAnswers(core: Core, state: State, seat: number, out: Action[]): void {
  switch (askedWhat(state)) {
    case 'turn':
    case 'walk':
    case 'ally':
      listTurn(core, state, seat, out);
      break;
    case 'invitation':
      out.push(JOIN, DECLINE);
      break;
    case 'begin':
      out.push(BEGIN_FIGHT, WITHDRAW);
      break;
    case 'roll':
      listRolls(core, state, seat, out);
      break;
    case 'again':
      out.push(ROLL_ONE, KEEP);
      break;
    case 'flip':
      listFlips(state, out);
      out.push(DECLINE);
      break;
    case 'boost':
      listBoosts(core, state, seat, out);
      out.push(DECLINE);
      break;
    case 'shield':
    case 'shield-event':
      out.push(USE_SHIELD, DECLINE);
      break;
    case 'stay':
      out.push(STAY_IN, LEAVE);
      break;
    case 'pool':
      for (const point of points) {
        const most = mostToShare(core, state, seat, point);
        if (most > 0) out.push(...shareUpTo(point, most));
      }
      out.push(DECLINE);
      break;
    case 'question':
      for (const value of state.question.choices) out.push(choose(state.question.of, value));
      if (state.question.optional === 1) out.push(DECLINE);
      break;
    case 'exchange':
      listExchange(state, seat, out);
      break;
    case 'free':
      break;
  }
}

/** The neutral answer to what the hero is asked. */
export function neutral(core: Core, state: State, seat: number): Action {
  switch (askedWhat(state)) {
    case 'turn':
      return END_DAY;
    case 'walk':
      return state.walked > 0 ? STOP : firstOf(core, state, seat);
    case 'ally':
      return STOP;
    case 'begin':
      return BEGIN_FIGHT;
    case 'roll':
      return firstOf(core, state, seat);
    case 'again':
      return KEEP;
    case 'stay':
      return LEAVE;
    case 'exchange':
      return CANCEL;
    case 'question':
      return state.question.optional === 1 ? DECLINE : choose(state.question.of, state.question.choices[0] ?? NONE);
    default:
      return DECLINE;
  }
}

const firstOf = (core: Core, state: State, seat: number): Action => legalFor(core, state, seat)[0] as Action;
