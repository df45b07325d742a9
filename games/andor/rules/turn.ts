import { NONE } from '../pieces.ts';
import type { Core, Playing } from '../engine-port.ts';
import { type Action, E_WHAT, type State } from '../state.ts';
import { END_DAY, PASS, STOP } from './actions.ts';
import { NEXT_TURN, pop, push, top } from './agenda.ts';
import { listFights } from './fight/reach.ts';
import { listAllies, listMove } from './move.ts';
import { toBox } from './points.ts';
import { nightFalls } from './sunrise.ts';
import { hasHour, spendHour } from './time.ts';

/*
 * Whose turn it is, and what may be done with it (AND-3).
 */

/** AND-3.2: in the middle of a move nothing but its steps and its end. */
export function listTurn(core: Core, state: State, seat: number, out: Action[]): void {
  const { engine } = core;
  if (state.walked !== NONE) {
    listMove(core, state, seat, out);
    return;
  }
  if (state.ally !== NONE) {
    listAllies(core, state, seat, out);
    out.push(STOP);
    return;
  }
  if (engine.allows(state, 'move')) listMove(core, state, seat, out);
  if (engine.allows(state, 'fight')) listFights(core, state, seat, out);
  if (engine.allows(state, 'move-ally')) listAllies(core, state, seat, out);
  if (engine.allows(state, 'pass') && hasHour(core, state, seat)) out.push(PASS);
  out.push(END_DAY);
}

/** AND-3.3 */
export function pass(t: Playing, seat: number): void {
  spendHour(t, seat);
  if (t.tell.on) t.tell.all({ kind: 'passed', seat });
  push(t.state, NEXT_TURN, seat);
}

/** AND-3.6 */
export function endDay(t: Playing, seat: number): void {
  toBox(t, seat);
  push(t.state, NEXT_TURN, seat);
}

/** Clockwise to the next hero who is not in the box; if all are, the sunrise comes (AND-3.9). */
export function runNextTurn(t: Playing): void {
  const { state } = t;
  const from = state.agenda[top(state) + E_WHAT] as number;
  pop(state);
  for (let i = 1; i <= state.seats; i += 1) {
    const seat = (from + i) % state.seats;
    if (state.box[seat] === 1) continue;
    state.turn = seat;
    if (t.tell.on) t.tell.all({ kind: 'turn', seat });
    return;
  }
  state.turn = NONE;
  nightFalls(t);
}
