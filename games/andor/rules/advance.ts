import { F_A, F_B, F_C, F_D, F_E } from '../state.ts';
import type { Table } from '../seam.ts';
import {
  AVERT,
  CREATURES,
  DAWN,
  DEFEAT,
  EVENT,
  FIGHT_OVER,
  LIST,
  LOSSES,
  MOVE_ENDS,
  NARRATOR,
  NEXT_ROLL,
  NEXT_TURN,
  POOL,
  pop,
  push,
  ROLL_FINAL,
  ROUND,
  ROUND_OVER,
  STEP,
  STEPPED,
  SUNRISE,
  top,
  topCode,
  WAITS,
} from './agenda.ts';
import { runDefeat, runFightOver, runLosses, runNextRoll, runRound, runRoundOver, shieldBearers } from './fight/round.ts';
import { runRollFinal } from './fight/roll.ts';
import { stepped, takeStep } from './move.ts';
import { NONE } from '../pieces.ts';
import { poolWaits } from './pools.ts';
import { runCreatures, runDawn, runSunrise } from './sunrise.ts';
import { runNextTurn } from './turn.ts';

/** More than any legend needs between two decisions. */
const MOST_STEPS = 20_000;

/** Carries out the agenda until somebody has to decide or the match is over. */
export function advance(t: Table): void {
  const { state, engine } = t;
  let steps = 0;
  while (state.over === 0) {
    steps += 1;
    if (steps > MOST_STEPS) throw new RangeError('the legend goes round in circles');
    if (engine.settle(t)) continue;
    const code = topCode(state);
    if (code === 0) {
      // A card may have sent the hero in turn to bed.
      if (state.turn === NONE || state.box[state.turn] === 0) return;
      state.walked = NONE;
      state.credit = 0;
      state.ally = NONE;
      push(state, NEXT_TURN, state.turn);
    } else if (code === POOL) {
      if (poolWaits(t)) return;
    } else if (code >= WAITS) return;
    else carryOut(t, code);
  }
}

function carryOut(t: Table, code: number): void {
  const { state } = t;
  const { agenda } = state;
  const at = top(state);
  const a = agenda[at + F_A] as number;
  switch (code) {
    case LIST:
      t.engine.run(t);
      break;
    case EVENT:
      runEvent(t, at);
      break;
    case SUNRISE:
      runSunrise(t);
      break;
    case CREATURES:
      runCreatures(t);
      break;
    case DAWN:
      runDawn(t);
      break;
    case NEXT_TURN:
      runNextTurn(t);
      break;
    case MOVE_ENDS:
      pop(state);
      t.engine.whenStands(t, a, state.field[a] as number);
      break;
    case STEP: {
      const to = agenda[at + F_B] as number;
      const farmers = agenda[at + F_C] as number;
      pop(state);
      takeStep(t, a, to, farmers);
      break;
    }
    case STEPPED:
      pop(state);
      stepped(t, a);
      break;
    case ROUND:
      runRound(t);
      break;
    case NEXT_ROLL:
      runNextRoll(t);
      break;
    case ROLL_FINAL:
      runRollFinal(t);
      break;
    case LOSSES:
      runLosses(t);
      break;
    case ROUND_OVER:
      runRoundOver(t);
      break;
    case DEFEAT:
      runDefeat(t);
      break;
    case FIGHT_OVER:
      runFightOver(t);
      break;
    case NARRATOR:
      pop(state);
      t.engine.narrate(t, a);
      break;
    default:
      throw new RangeError(`nothing is known of ${code} on the agenda`);
  }
}

/** How far an event card has come: shields are asked, it is carried out, it is laid aside. */
const ASK = 0;
const CARRY_OUT = 1;
const LAY_ASIDE = 2;

/** AND-10.4: the card on top of the agenda was turned away. */
export function passOver(t: Table, seat: number): void {
  const { agenda } = t.state;
  const at = top(t.state);
  agenda[at + F_E] = LAY_ASIDE;
  if (t.tell.on) t.tell.all({ kind: 'event-averted', seat, deck: agenda[at + F_A] as number, card: agenda[at + F_B] as number });
}

/** AND-17.2: shields first, then the card, then it is laid aside. */
function runEvent(t: Table, at: number): void {
  const { state, engine } = t;
  const { agenda } = state;
  const deck = agenda[at + F_A] as number;
  const card = agenda[at + F_B] as number;
  const seat = agenda[at + F_C] as number;
  const field = agenda[at + F_D] as number;
  const stage = agenda[at + F_E] as number;
  agenda[at + F_E] = stage + 1;
  if (stage === ASK) {
    state.answer = NONE;
    const bearers = engine.canAvert(deck, card) ? shieldBearers(t, state, -1) : 0;
    if (bearers !== 0) push(state, AVERT, bearers);
  } else if (stage === CARRY_OUT) engine.playCard(t, deck, card, seat, field);
  else {
    pop(state);
    engine.discard(t, deck, card);
  }
}
