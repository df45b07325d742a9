import { movingOrder } from '../components/index.ts';
import { creatureKinds, NONE } from '../pieces.ts';
import type { Playing } from '../engine-port.ts';
import { E_WHAT, E_AT } from '../state.ts';
import { CREATURES, DAWN, pop, push, SUNRISE, top } from './agenda.ts';
import { fillWells } from './board.ts';
import { lineUp, moveCreature } from './creatures.ts';
import { restFalcons } from './items.ts';

/*
 * Sunrise in its eight steps (AND-16.1), and the day that begins after it.
 */
export const STEP_EVENT = 1;
export const STEP_FIRST_CREATURES = 2;
export const STEP_LAST_CREATURES = 6;
export const STEP_WELLS = 7;
export const STEP_NARRATOR = 8;

/** All heroes are in the box. */
export function nightFalls(t: Playing): void {
  push(t.state, DAWN);
  push(t.state, SUNRISE, 0, 0);
}

/** One stage of one step: before it, the step itself, after it. What is pushed is carried out before the next stage. */
export function runSunrise(t: Playing): void {
  const { state } = t;
  const at = top(state);
  const step = state.agenda[at + E_WHAT] as number;
  const stage = state.agenda[at + E_AT] as number;
  if (stage === 0) {
    state.agenda[at + E_AT] = 1;
    t.engine.whenSunrise(t, step, 'before');
    return;
  }
  if (stage === 1) {
    state.agenda[at + E_AT] = 2;
    if (step > 0) runStep(t, step);
    return;
  }
  if (step === STEP_NARRATOR) pop(state);
  else {
    state.agenda[at + E_WHAT] = step + 1;
    state.agenda[at + E_AT] = 0;
  }
  t.engine.whenSunrise(t, step, 'after');
}

function runStep(t: Playing, step: number): void {
  if (t.tell.on) t.tell.all({ kind: 'sunrise', step });
  switch (step) {
    case STEP_EVENT:
      t.engine.drawEvent(t, NONE, NONE);
      break;
    case STEP_WELLS:
      fillWells(t);
      break;
    case STEP_NARRATOR:
      t.engine.narrate(t, 1);
      break;
    default:
      if (step === STEP_LAST_CREATURES) pushExtraPasses(t);
      push(t.state, CREATURES, movingOrder[step - STEP_FIRST_CREATURES], 0);
  }
}

/** Passes a legend adds come after the wardraks' second one. */
function pushExtraPasses(t: Playing): void {
  for (let kind = creatureKinds.length - 1; kind >= 0; kind -= 1) {
    for (let i = t.engine.extraPasses(t.state, kind); i > 0; i -= 1) push(t.state, CREATURES, kind, 0);
  }
}

/** AND-12.9: one creature after another; the line is drawn up once. */
export function runCreatures(t: Playing): void {
  const { state } = t;
  const at = top(state);
  if (state.agenda[at + E_AT] === 0) {
    state.agenda[at + E_AT] = 1;
    lineUp(t, state, state.agenda[at + E_WHAT] as number);
    return;
  }
  const creature = state.movers.pop();
  if (creature === undefined) pop(state);
  else moveCreature(t, creature);
}

/** AND-3.9, AND-16.2 */
export function runDawn(t: Playing): void {
  const { state } = t;
  pop(state);
  restFalcons(state);
  state.day += 1;
  for (let seat = 0; seat < state.seats; seat += 1) {
    state.box[seat] = 0;
    state.hour[seat] = 0;
  }
  state.turn = state.rooster === NONE ? 0 : state.rooster;
  state.rooster = NONE;
  if (t.tell.on) t.tell.all({ kind: 'day', day: state.day, seat: state.turn });
}
