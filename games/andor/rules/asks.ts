import type { Ask, Seat } from '@tafelrunde/kernel';
import { NONE } from '../pieces.ts';
import type { Core } from '../engine-port.ts';
import { type AskKey, E_WHAT, type State } from '../state.ts';
import { ASK_AGAIN, AVERT, BEGIN, BOOST, EXCHANGE, FLIP, INVITATION, POOL, QUESTION, ROLL, SHIELDS, STAY, top, topCode } from './agenda.ts';
import { nextToStay } from './fight/round.ts';
import { hasFreeAction, isFree } from './free.ts';

/*
 * Who is asked what. The answer is in the state's top entry alone.
 */

const SEATS = 4;
const each = (ask: Omit<Ask, 'seat'> & { readonly what: AskKey }): readonly Ask[] =>
  Array.from({ length: SEATS }, (_, seat) => ({ seat, ...ask }));
const must = (what: AskKey): readonly Ask[] => each({ what, must: true });
const asks = {
  turn: must('turn'),
  walk: must('walk'),
  ally: must('ally'),
  invitation: must('invitation'),
  begin: must('begin'),
  roll: each({ what: 'roll', must: true, byHand: true }),
  again: must('again'),
  flip: must('flip'),
  boost: must('boost'),
  shield: must('shield'),
  'shield-event': must('shield-event'),
  stay: must('stay'),
  pool: must('pool'),
  question: must('question'),
  exchange: must('exchange'),
  free: each({ what: 'free', must: false }),
  /** AND-9.5: for who is in an exchange while nobody waits for him. */
  exchanging: each({ what: 'exchange', must: false }),
} satisfies Record<AskKey | 'exchanging', readonly Ask[]>;

/** Seats that may answer what is asked now, as bits. */
export function askedSeats(state: State): number {
  const { fight, exchange } = state;
  switch (topCode(state)) {
    case 0:
      return state.turn === NONE ? 0 : 1 << state.turn;
    case INVITATION:
    case SHIELDS:
      return fight.asked;
    case BEGIN:
      return 1 << fight.inviter;
    case ROLL:
    case ASK_AGAIN:
    case BOOST:
      return 1 << fight.roller;
    case FLIP:
    case AVERT: {
      const a = state.agenda[top(state) + E_WHAT] as number;
      return topCode(state) === FLIP ? 1 << a : a;
    }
    case STAY:
      return 1 << nextToStay(state);
    case POOL:
      return 1 << state.pool.at;
    case QUESTION:
      return 1 << state.question.seat;
    case EXCHANGE:
      return (1 << exchange.a) | (1 << exchange.b);
    default:
      return 0;
  }
}

/**
 * Those of them the game waits for. An exchange waits for who opened it until he has agreed, then for the other: so nobody has to
 * answer an offer that is still being laid out (AND-9.5).
 */
function waitedSeats(state: State): number {
  if (topCode(state) !== EXCHANGE) return askedSeats(state);
  const { a, b, agreed } = state.exchange;
  return 1 << ((agreed & 1) === 0 ? a : b);
}

/** The first of them. */
export function firstWaited(state: State): Seat | undefined {
  const waited = state.over === 0 ? waitedSeats(state) : 0;
  for (let seat: Seat = 0; seat < state.seats; seat += 1) if ((waited & (1 << seat)) !== 0) return seat;
  return undefined;
}

/** What they are asked. */
export function askedWhat(state: State): AskKey {
  switch (topCode(state)) {
    case INVITATION:
      return 'invitation';
    case BEGIN:
      return 'begin';
    case ROLL:
      return 'roll';
    case ASK_AGAIN:
      return 'again';
    case FLIP:
      return 'flip';
    case BOOST:
      return 'boost';
    case SHIELDS:
      return 'shield';
    case AVERT:
      return 'shield-event';
    case STAY:
      return 'stay';
    case POOL:
      return 'pool';
    case QUESTION:
      return 'question';
    case EXCHANGE:
      return 'exchange';
    default:
      if (state.walked !== NONE) return 'walk';
      return state.ally === NONE ? 'turn' : 'ally';
  }
}

/** Free actions are offered to whoever has one. */
export function asksOf(core: Core, state: State): readonly Ask[] {
  if (state.over !== 0) return [];
  const asked = askedSeats(state);
  const waited = waitedSeats(state);
  const key = askedWhat(state);
  const out: Ask[] = [];
  for (let seat: Seat = 0; seat < state.seats; seat += 1) {
    if ((waited & (1 << seat)) !== 0) out.push(asks[key][seat] as Ask);
    else if ((asked & (1 << seat)) !== 0) out.push(asks.exchanging[seat] as Ask);
    else if (isFree(state, seat) && hasFreeAction(core, state, seat)) out.push(asks.free[seat] as Ask);
  }
  return out;
}
