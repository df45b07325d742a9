import type { Refusal } from '@tafelrunde/kernel';
import { HOURS, LAST_HOUR } from '../../components/index.ts';
import { ALLIES, NONE } from '../../pieces.ts';
import type { Core } from '../../engine-port.ts';
import type { State } from '../../state.ts';
import { farmersOn } from '../board.ts';
import { atTheWall, creatureAt } from '../creature.ts';
import { besieges, reaches, reachesRubble } from '../fight/reach.ts';
import { hasRubble, isCut } from '../land.ts';
import { hasHour } from '../time.ts';
import { type Because, no, numberOf, onlyInTurn } from './because.ts';

/*
 * Why something cannot be done with the turn (AND-3.2).
 */

export function noHour(core: Core, state: State, seat: number): Refusal | undefined {
  if (hasHour(core, state, seat)) return undefined;
  const hour = (state.hour[seat] as number) + 1;
  const price = hour > HOURS && hour <= LAST_HOUR ? core.engine.overtime(state, hour) : 0;
  if ((state.willpower[seat] as number) <= price) return no('overtime-to-zero', 'AND-3.5', { price });
  return no('no-hours', 'AND-3.4', { hour });
}

type TurnAction = Parameters<Core['engine']['allows']>[1];

/** AND-3.2: whether the legend lets heroes do this at all now. */
export const forbidden = (core: Core, state: State, action: TurnAction): Refusal | undefined =>
  core.engine.allows(state, action) ? undefined : no('action-not-allowed', 'AND-3.2');

export const busy = (state: State, walking: boolean): Refusal | undefined => {
  if (!walking && state.walked !== NONE) return no('walking', 'AND-4.10');
  return state.ally === NONE ? undefined : no('moving-ally', 'AND-20.2');
};

function blocked(core: Core, state: State, from: number, to: number): Refusal | undefined {
  const near = (core.board.neighboursOf[from] ?? []).includes(to) || core.engine.links(state, from).includes(to);
  if (!near) return no('not-adjacent', 'AND-4.1', { from, to });
  if (isCut(state, from, to)) return no('border-closed', 'AND-4.6', { from, to });
  if (hasRubble(state, to)) return no('rubble', 'AND-21.1', { to });
  return core.engine.mayEnter(state, to, 'hero') ? undefined : no('may-not-enter', 'AND-4.5', { to });
}

export const stepReason: Because = (core, state, seat, action) => {
  const from = state.field[seat] as number;
  const to = numberOf(action, 'to');
  return (
    forbidden(core, state, 'move') ??
    busy(state, true) ??
    blocked(core, state, from, to) ??
    (numberOf(action, 'farmers') > farmersOn(state, from) ? no('no-such-farmers', 'AND-13.4') : undefined) ??
    (state.credit > 0 ? undefined : noHour(core, state, seat))
  );
};

export const fightReason =
  (rubble: boolean): Because =>
  (core, state, seat, action) => {
    const field = numberOf(action, 'field');
    const castle = field >= 0 && field === core.board.castle && core.engine.besieged(state) && atTheWall(state) !== NONE;
    const target = rubble ? hasRubble(state, field) : castle || (field >= 0 && creatureAt(state, field) !== NONE);
    const near = rubble
      ? reachesRubble(core, state, seat, field)
      : castle
        ? besieges(core, state, seat)
        : reaches(core, state, seat, field);
    return (
      forbidden(core, state, 'fight') ??
      (target ? undefined : no('nothing-to-fight', rubble ? 'AND-21.2' : 'AND-14.1', { field })) ??
      busy(state, false) ??
      (near ? undefined : no('out-of-reach', rubble ? 'AND-21.2' : 'AND-14.1', { field })) ??
      noHour(core, state, seat) ??
      no('cannot-invite', 'AND-15.2')
    );
  };

export const allyReason: Because = (core, state, seat, action) => {
  const figure = numberOf(action, 'figure');
  const from = figure < ALLIES ? (state.figures[figure] ?? NONE) : NONE;
  return (
    forbidden(core, state, 'move-ally') ??
    (from === NONE ? no('no-such-ally', 'AND-20.2') : undefined) ??
    (state.ally === figure ? undefined : busy(state, false)) ??
    blocked(core, state, from, numberOf(action, 'to')) ??
    noHour(core, state, seat)
  );
};

/** AND-10.2, AND-11.3: something that serves for a step. */
export const provision = (rule: string): Because =>
  onlyInTurn((core, state) => forbidden(core, state, 'move') ?? busy(state, true) ?? no('no-way', rule));
