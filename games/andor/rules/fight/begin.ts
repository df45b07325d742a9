import { MOST_HANDLING } from '../../components/index.ts';
import { type CreatureKind, NONE } from '../../pieces.ts';
import type { Playing } from '../../engine-port.ts';
import type { Fight } from '../../state.ts';
import { BEGIN, FIGHT_OVER, INVITATION, pop, push, ROUND } from '../agenda.ts';
import { atTheWall, creatureAt, kindName, willpowerOf } from '../creature.ts';

/*
 * How a fight begins: the invitation and its answers (AND-15.1, AND-15.2).
 */

export function noFight(): Fight {
  return {
    inviter: NONE,
    creature: NONE,
    field: NONE,
    fighters: 0,
    asked: 0,
    declined: 0,
    round: 0,
    inRound: 0,
    roller: NONE,
    toRoll: 0,
    how: 0,
    dice: [],
    diceLeft: 0,
    flipped: 0,
    brewed: 0,
    herbs: 0,
    values: [],
    willpower: 0,
    theirs: [],
    loss: 0,
    shielded: 0,
  };
}

export const seatsIn = (bits: number): number[] => [0, 1, 2, 3].filter((seat) => (bits & (1 << seat)) !== 0);

/** What is fought, for the log. */
export const foeName = (t: Playing): CreatureKind | 'rubble' =>
  t.state.fight.creature === NONE ? 'rubble' : kindName(t.state, t.state.fight.creature);

export function beginFight(t: Playing, seat: number, field: number, invite: number, rubble: boolean): void {
  const { state } = t;
  const { fight } = state;
  Object.assign(fight, noFight());
  if (t.engine.countsFighters) fight.took = 0;
  fight.inviter = seat;
  fight.creature = rubble ? NONE : field === t.board.castle ? atTheWall(state) : creatureAt(state, field);
  fight.field = field;
  fight.fighters = 1 << seat;
  fight.asked = invite;
  fight.values = Array.from({ length: state.seats }, () => 0);
  fight.willpower = rubble ? 0 : willpowerOf(t, state, fight.creature);
  if (t.tell.on) t.tell.all({ kind: 'fight', seat, field, creature: foeName(t), invited: seatsIn(invite) });
  if (invite === 0) fightOut(t);
  else push(state, INVITATION);
}

export function answerInvitation(t: Playing, seat: number, joins: boolean): void {
  const { state } = t;
  const { fight } = state;
  fight.asked &= ~(1 << seat);
  if (joins) fight.fighters |= 1 << seat;
  else fight.declined |= 1 << seat;
  if (t.tell.on) t.tell.all(joins ? { kind: 'joined', seat } : { kind: 'declined', seat });
  if (fight.asked !== 0) return;
  pop(state);
  if (fight.declined === 0) fightOut(t);
  else push(state, BEGIN);
}

/** After a refusal the one who invited goes on with who there is … */
export function fightOnAnyway(t: Playing): void {
  pop(t.state);
  fightOut(t);
}

/** … or calls it off. Nothing was spent; it counts as handling, so that it cannot go on for ever. */
export function withdraw(t: Playing, seat: number): void {
  const { state } = t;
  pop(state);
  Object.assign(state.fight, noFight());
  state.handled[seat] = Math.min(MOST_HANDLING, (state.handled[seat] as number) + 1);
  if (t.tell.on) t.tell.all({ kind: 'withdrew', seat });
}

function fightOut(t: Playing): void {
  push(t.state, FIGHT_OVER);
  push(t.state, ROUND);
}
