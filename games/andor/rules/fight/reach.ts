import { MOST_HANDLING } from '../../components/index.ts';
import { ARCHER, BOW, NONE, ON_SHIELD } from '../../pieces.ts';
import type { Core } from '../../engine-port.ts';
import { type Action, C_FIELD, CREATURE, type State } from '../../state.ts';
import { clearOn, fightOn } from '../actions.ts';
import { atTheWall } from '../creature.ts';
import { has } from '../items.ts';
import { adjacent, rubbleField } from '../land.ts';
import { hasHour } from '../time.ts';

/*
 * Who can attack what (AND-14.1, AND-15.1, AND-21.2).
 */

/** AND-2.3, AND-10.5 */
export const shoots = (core: Core, state: State, seat: number): boolean =>
  state.heroes[seat] === ARCHER || (has(state, seat, BOW) && !core.engine.itemOff(state, BOW));

/** The hero can fight the creature on this field from where he stands. */
export function reaches(core: Core, state: State, seat: number, field: number): boolean {
  const own = state.field[seat] as number;
  return own === field || (shoots(core, state, seat) && adjacent(core, state, own, field));
}

/** AND-13.9: the hero can shoot at the castle from where he stands. */
export const besieges = (core: Core, state: State, seat: number): boolean =>
  shoots(core, state, seat) && adjacent(core, state, state.field[seat] as number, core.board.castle);

/** The creature in the castle this hero may attack now, or NONE. */
export function besiegedBy(core: Core, state: State, seat: number): number {
  if (core.board.castle < 0 || !core.engine.besieged(state)) return NONE;
  const creature = atTheWall(state);
  return creature !== NONE && besieges(core, state, seat) && core.engine.mayFight(state, creature, seat, false) ? creature : NONE;
}

/** The hero can attack the rubble on this field. */
export const reachesRubble = (core: Core, state: State, seat: number, field: number): boolean =>
  adjacent(core, state, state.field[seat] as number, field);

/** In the castle nobody is fought but from next to it. */
const comesNear = (core: Core, state: State, seat: number, field: number): boolean =>
  field === core.board.castle ? besieges(core, state, seat) : reaches(core, state, seat, field);

/** AND-15.2: whom this hero may invite, as bits. */
function guests(core: Core, state: State, seat: number, field: number, creature: number): number {
  if ((state.handled[seat] as number) >= MOST_HANDLING) return 0;
  let bits = 0;
  for (let other = 0; other < state.seats; other += 1) {
    if (other === seat || state.box[other] === 1 || !hasHour(core, state, other)) continue;
    if (creature === NONE) {
      if (reachesRubble(core, state, other, field)) bits |= 1 << other;
    } else if (comesNear(core, state, other, field) && core.engine.mayFight(state, creature, other, true)) bits |= 1 << other;
  }
  return bits;
}

/** Every fight the hero can begin, with every choice of guests. */
export function listFights(core: Core, state: State, seat: number, out: Action[]): void {
  if (!hasHour(core, state, seat)) return;
  const { creatures, rubble } = state;
  for (let i = C_FIELD; i < creatures.length; i += CREATURE) {
    const field = creatures[i] as number;
    if (field === NONE || field === ON_SHIELD || !reaches(core, state, seat, field)) continue;
    const creature = (i - C_FIELD) / CREATURE;
    if (!core.engine.mayFight(state, creature, seat, false)) continue;
    const bits = guests(core, state, seat, field, creature);
    for (let invite = bits; ; invite = (invite - 1) & bits) {
      out.push(fightOn(field, invite));
      if (invite === 0) break;
    }
  }
  const inside = besiegedBy(core, state, seat);
  if (inside !== NONE) {
    const bits = guests(core, state, seat, core.board.castle, inside);
    for (let invite = bits; ; invite = (invite - 1) & bits) {
      out.push(fightOn(core.board.castle, invite));
      if (invite === 0) break;
    }
  }
  for (let i = 0; i < rubble.length; i += 1) {
    const field = rubbleField(rubble[i] as number);
    if ((i > 0 && rubbleField(rubble[i - 1] as number) === field) || !reachesRubble(core, state, seat, field)) continue;
    const bits = guests(core, state, seat, field, NONE);
    for (let invite = bits; ; invite = (invite - 1) & bits) {
      out.push(clearOn(field, invite));
      if (invite === 0) break;
    }
  }
}
