import { E_WHAT, E_AT, E_HERO, E_FIELD, E_STAGE } from '../state.ts';
import type { Playing } from '../engine-port.ts';
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
export function advance(t: Playing): void {
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

function carryOut(t: Playing, code: number): void {
  const { state } = t;
  const { agenda } = state;
  const at = top(state);
  const a = agenda[at + E_WHAT] as number;
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
      const to = agenda[at + E_AT] as number;
      const farmers = agenda[at + E_HERO] as number;
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
export function passOver(t: Playing, seat: number): void {
  const { agenda } = t.state;
  const at = top(t.state);
  agenda[at + E_STAGE] = LAY_ASIDE;
  if (t.tell.on) t.tell.all({ kind: 'event-averted', seat, deck: agenda[at + E_WHAT] as number, card: agenda[at + E_AT] as number });
}

/** AND-17.2: shields first, then the card, then it is laid aside. */
function runEvent(t: Playing, at: number): void {
  const { state, engine } = t;
  const { agenda } = state;
  const deck = agenda[at + E_WHAT] as number;
  const card = agenda[at + E_AT] as number;
  const seat = agenda[at + E_HERO] as number;
  const field = agenda[at + E_FIELD] as number;
  const stage = agenda[at + E_STAGE] as number;
  agenda[at + E_STAGE] = stage + 1;
  if (stage === ASK) {
    state.answer = NONE;
    const whose = engine.canAvert(deck, card);
    const among = whose === 'all' ? -1 : whose === 'this' && seat !== NONE ? 1 << seat : 0;
    const bearers = shieldBearers(t, state, among);
    if (bearers !== 0) push(state, AVERT, bearers);
  } else if (stage === CARRY_OUT) engine.playCard(t, deck, card, seat, field);
  else {
    pop(state);
    engine.discard(t, deck, card);
  }
}
