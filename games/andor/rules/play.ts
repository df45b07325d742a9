import { NONE } from '../pieces.ts';
import type { Playing } from '../engine-port.ts';
import { type Action, E_WHAT, type State } from '../state.ts';
import { pop, top } from './agenda.ts';
import { passOver } from './advance.ts';
import { askedWhat } from './asks.ts';
import { uncoverFog, uncoverToken } from './board.ts';
import { answerInvitation, beginFight, fightOnAnyway, withdraw } from './fight/begin.ts';
import { brew, eatForFight, flip, keepDie, rollAnother, rollDice } from './fight/roll.ts';
import { answerShield, answerStay } from './fight/round.ts';
import { activateFog } from './fog.ts';
import { drinkFromWell, eatForWillpower } from './free.ts';
import { useShield } from './items.ts';
import { drink, eatForWalk, endAlly, endMove, moveAlly, step } from './move.ts';
import { passInPool, share } from './pools.ts';
import { agree, buy, callOff, give, layDown, layOut, openExchange, takeUp } from './trade.ts';
import { endDay, pass } from './turn.ts';

/** Carries out one listed action. What follows from it is on the agenda. */
export function carryOutAction(t: Playing, seat: number, action: Action): void {
  const { state } = t;
  switch (action.type) {
    case 'step':
      return step(t, seat, action.to, action.farmers);
    case 'stop':
      return state.ally === NONE ? endMove(t, seat) : endAlly(t, seat);
    case 'drink':
      return drink(t, seat);
    case 'herb':
      if (action.use === 'walk') return eatForWalk(t, seat, action.item);
      return action.use === 'fight' ? eatForFight(t, seat, action.item) : eatForWillpower(t, seat, action.item);
    case 'fight':
      return beginFight(t, seat, action.field, action.invite, false);
    case 'clear':
      return beginFight(t, seat, action.field, action.invite, true);
    case 'ally':
      return moveAlly(t, seat, action.figure, action.to);
    case 'pass':
      return pass(t, seat);
    case 'end-day':
      return endDay(t, seat);
    case 'join':
      return answerInvitation(t, seat, true);
    case 'decline':
      return decline(t, seat);
    case 'begin':
      return fightOnAnyway(t);
    case 'withdraw':
      return withdraw(t, seat);
    case 'roll':
      return askedWhat(state) === 'again' ? rollAnother(t, seat) : rollDice(t, seat, action.how);
    case 'keep':
      return keepDie(t);
    case 'flip':
      return flip(t, seat, action.face);
    case 'brew':
      return brew(t, seat);
    case 'shield':
      return askedWhat(state) === 'shield' ? answerShield(t, seat, true) : avert(t, seat);
    case 'stay':
      return answerStay(t, seat, true);
    case 'leave':
      return answerStay(t, seat, false);
    case 'share':
      return share(t, seat, action.point, action.count ?? 1);
    case 'choose':
      return answer(t, seat, action.value);
    case 'well':
      return drinkFromWell(t, seat);
    case 'fog':
      return activateFog(t, seat);
    case 'take':
      return takeUp(t, seat, action.item, action.count);
    case 'drop':
      return layDown(t, seat, action.item, action.count);
    case 'give':
      return give(t, seat, action.to, action.item, action.count);
    case 'exchange':
      return openExchange(t, seat, action.with, action.falcon);
    case 'lay':
      return layOut(t, seat, action.item, action.count);
    case 'agree':
      return agree(t, seat);
    case 'cancel':
      return callOff(t, seat);
    case 'buy':
      return buy(t, seat, action.item, action.gem);
    case 'uncover':
      return action.what === 'fog' ? uncoverFog(t, seat, action.field) : uncoverToken(t, seat, action.field);
    case 'offer':
      return t.engine.takeOffer(t, seat, action.offer);
  }
}

function decline(t: Playing, seat: number): void {
  switch (askedWhat(t.state)) {
    case 'invitation':
      return answerInvitation(t, seat, false);
    case 'shield':
      return answerShield(t, seat, false);
    case 'shield-event':
      return letItCome(t.state, seat);
    case 'pool':
      return passInPool(t, seat);
    case 'question':
      return answer(t, seat, NONE);
    default:
      return pop(t.state); // no flip, nothing more to add
  }
}

/** AND-10.4: one side of one shield, and the card does nothing. */
function avert(t: Playing, seat: number): void {
  useShield(t, seat, 'event');
  t.state.answer = seat;
  pop(t.state);
  passOver(t, seat);
}

function letItCome(state: State, seat: number): void {
  const at = top(state) + E_WHAT;
  const left = (state.agenda[at] as number) & ~(1 << seat);
  state.agenda[at] = left;
  if (left !== 0) return;
  state.answer = NONE;
  pop(state);
}

function answer(t: Playing, seat: number, value: number): void {
  const { state } = t;
  const { question } = state;
  if (t.tell.on) t.tell.all({ kind: 'answered', seat, of: question.of, value });
  question.seat = NONE;
  question.choices = [];
  question.optional = 0;
  state.answer = value;
  pop(state);
}
