import { ALLY_STRENGTH, blackFaces } from '../../components/index.ts';
import { ALLIES, NONE, ON_SHIELD } from '../../pieces.ts';
import type { Core, Playing } from '../../engine-port.ts';
import { E_WHAT, POINT_GOLD, POINT_WILLPOWER, type State } from '../../state.ts';
import { DEFEAT, LOSSES, NEXT_ROLL, NEXT_TURN, pop, push, ROUND, ROUND_OVER, SHIELDS, STAY, top } from '../agenda.ts';
import { diceOfCreature, fieldOf, kindName, rewardOf, rollsBlack, strengthOf } from '../creature.ts';
import { beat, freeThePlace } from '../creatures.ts';
import { hasShield, useShield } from '../items.ts';
import { rubbleField, rubbleValue } from '../land.ts';
import { removeAt } from '../lying.ts';
import { knockOut } from '../points.ts';
import { pool } from '../pools.ts';
import { hasHour, spendHour } from '../time.ts';
import { foeName, noFight, seatsIn } from './begin.ts';
import { highestSum } from './dice.ts';
import { reaches, reachesRubble } from './reach.ts';
import { askRoll, nextOf } from './roll.ts';

/*
 * A round of a fight from the hour paid to stay or leave (AND-14, AND-15).
 */

/** A card may have taken the creature away while the fight was on. */
function foeIsGone({ state, board }: Playing): boolean {
  const { creature, field } = state.fight;
  return creature !== NONE && fieldOf(state, creature) !== (field === board.castle ? ON_SHIELD : field);
}

/** AND-14.2, AND-15.3: all pay the hour, then all roll. */
export function runRound(t: Playing): void {
  const { state } = t;
  const { fight } = state;
  pop(state);
  dropOut(t);
  if (foeIsGone(t) || fight.fighters === 0) return;
  fight.round += 1;
  fight.inRound = 1;
  if (t.engine.countsFighters) fight.took = (fight.took ?? 0) | fight.fighters;
  fight.flipped = 0;
  fight.theirs = [];
  fight.toRoll = fight.fighters;
  if (t.tell.on) t.tell.all({ kind: 'round', round: fight.round, fighters: seatsIn(fight.fighters) });
  for (let seat = 0; seat < state.seats; seat += 1) {
    fight.values[seat] = 0;
    if ((fight.fighters & (1 << seat)) !== 0) spendHour(t, seat);
  }
  push(state, NEXT_ROLL);
  if (fight.creature !== NONE) t.engine.whenRound(t, 'start');
}

export function runNextRoll(t: Playing): void {
  const { state } = t;
  if (state.fight.toRoll !== 0) {
    askRoll(t);
    return;
  }
  pop(state);
  state.fight.roller = NONE;
  if (state.fight.creature === NONE) clashWithRubble(t);
  else if (foeIsGone(t)) state.fight.inRound = 0;
  else clash(t);
}

/** AND-14.4, AND-15.3, AND-20.1 */
export function battleValue(state: State, ally = ALLY_STRENGTH): number {
  const { fight } = state;
  let value = 0;
  for (let seat = 0; seat < state.seats; seat += 1) {
    if ((fight.fighters & (1 << seat)) !== 0) value += (state.strength[seat] as number) + (fight.values[seat] as number);
  }
  if (fight.creature !== NONE) value += alliesOn(state, fight.field) * ally;
  return value;
}

function alliesOn(state: State, field: number): number {
  let count = 0;
  for (let figure = 0; figure < ALLIES; figure += 1) if (state.figures[figure] === field) count += 1;
  return count;
}

/** AND-14.6 */
function rollForCreature(t: Playing): number {
  const { state, random } = t;
  const { fight } = state;
  const black = rollsBlack(t, state, fight.creature);
  fight.theirs = [];
  for (let i = diceOfCreature(t, state, fight.creature, fight.willpower); i > 0; i -= 1) {
    const face = random.below(6);
    fight.theirs.push(black ? (blackFaces[face] as number) : face + 1);
  }
  const value = strengthOf(t, state, fight.creature) + highestSum(fight.theirs);
  if (t.tell.on) t.tell.all({ kind: 'creature-rolled', creature: kindName(state, fight.creature), dice: [...fight.theirs], value });
  return value;
}

/** AND-14.7 */
function clash(t: Playing): void {
  const { state } = t;
  const { fight } = state;
  const ours = battleValue(state, t.engine.allyStrength(state, ALLY_STRENGTH));
  const theirs = rollForCreature(t);
  if (t.tell.on) t.tell.all({ kind: 'clash', ours, theirs });
  if (ours > theirs) {
    const left = Math.max(0, fight.willpower - (ours - theirs));
    if (t.tell.on) t.tell.all({ kind: 'creature-hurt', by: fight.willpower - left, left });
    fight.willpower = left;
    fight.inRound = 0;
    if (left === 0) push(state, DEFEAT, 0);
    else push(state, ROUND_OVER);
  } else if (ours < theirs) {
    fight.loss = theirs - ours;
    fight.shielded = 0;
    fight.asked = shieldBearers(t, state, fight.fighters);
    push(state, LOSSES);
    if (fight.asked !== 0) push(state, SHIELDS);
  } else {
    fight.inRound = 0;
    push(state, ROUND_OVER);
  }
}

/** Owners of a shield among these seats. */
export function shieldBearers(core: Core, state: State, among: number): number {
  let bits = 0;
  for (let seat = 0; seat < state.seats; seat += 1) {
    if ((among & (1 << seat)) !== 0 && hasShield(core, state, seat)) bits |= 1 << seat;
  }
  return bits;
}

/** AND-14.8: all who own a shield answer; then the loss is taken. */
export function answerShield(t: Playing, seat: number, uses: boolean): void {
  const { fight } = t.state;
  fight.asked &= ~(1 << seat);
  if (uses) {
    useShield(t, seat, 'shield');
    fight.shielded |= 1 << seat;
    if (t.tell.on) t.tell.all({ kind: 'shielded', seat });
  }
  if (fight.asked === 0) pop(t.state);
}

/** AND-14.13, AND-15.4 */
export function runLosses(t: Playing): void {
  const { state } = t;
  const { fight } = state;
  pop(state);
  for (let seat = 0; seat < state.seats; seat += 1) {
    const bit = 1 << seat;
    if ((fight.fighters & bit) === 0 || (fight.shielded & bit) !== 0) continue;
    const left = (state.willpower[seat] as number) - fight.loss;
    if (left > 0) {
      state.willpower[seat] = left;
      if (t.tell.on) t.tell.all({ kind: 'points', seat, what: 'willpower', by: -fight.loss, now: left, cause: 'fight' });
      continue;
    }
    knockOut(t, seat, 'fight');
    fight.fighters &= ~bit;
    if (t.tell.on) t.tell.all({ kind: 'left-fight', seat, why: 'willpower' });
  }
  fight.loss = 0;
  fight.shielded = 0;
  fight.inRound = 0;
  push(state, ROUND_OVER);
}

/** AND-21.3, AND-21.5: the smallest first, as far as the battle value goes. */
function clashWithRubble(t: Playing): void {
  const { state } = t;
  const { fight, rubble } = state;
  let left = battleValue(state);
  const cleared: number[] = [];
  for (let at = 0; at < rubble.length; ) {
    const entry = rubble[at] as number;
    if (rubbleField(entry) !== fight.field || rubbleValue(entry) > left) {
      at += 1;
      continue;
    }
    left -= rubbleValue(entry);
    cleared.push(rubbleValue(entry));
    removeAt(rubble, at);
  }
  fight.inRound = 0;
  if (t.tell.on) t.tell.all({ kind: 'rubble-cleared', field: fight.field, values: cleared });
  if (rubble.some((entry) => rubbleField(entry) === fight.field)) push(state, ROUND_OVER);
}

/** AND-14.9, AND-15.5, AND-15.6: who can pay no hour is out, the others are asked one after another. */
export function runRoundOver(t: Playing): void {
  const { state } = t;
  const { fight } = state;
  pop(state);
  dropOut(t);
  fight.asked = fight.fighters;
  if (fight.asked !== 0) push(state, STAY);
  if (fight.creature !== NONE) t.engine.whenRound(t, 'end');
}

/** AND-15.6: for want of an hour, because a card has ended his day, or for want of the bow that was given away. */
function dropOut(t: Playing): void {
  const { state } = t;
  const { fight } = state;
  for (let seat = 0; seat < state.seats; seat += 1) {
    if ((fight.fighters & (1 << seat)) === 0) continue;
    const near = fight.creature === NONE ? reachesRubble(t, state, seat, fight.field) : reaches(t, state, seat, fight.field);
    if (near && state.box[seat] === 0 && hasHour(t, state, seat)) continue;
    fight.fighters &= ~(1 << seat);
    if (t.tell.on) t.tell.all({ kind: 'left-fight', seat, why: near ? 'hours' : 'reach' });
  }
}

/** Who is asked to stay or leave: the one who invited first. */
export const nextToStay = (state: State): number => nextOf(state, state.fight.asked);

export function answerStay(t: Playing, seat: number, stays: boolean): void {
  const { state } = t;
  const { fight } = state;
  fight.asked &= ~(1 << seat);
  if (!stays) fight.fighters &= ~(1 << seat);
  if (t.tell.on) t.tell.all(stays ? { kind: 'stays', seat } : { kind: 'left-fight', seat, why: 'chose' });
  if (fight.asked !== 0) return;
  pop(state);
  if (fight.fighters !== 0) push(state, ROUND);
}

/** AND-14.10 to AND-14.12: reward, then the narrator; the legend has its say before, between and after. */
export function runDefeat(t: Playing): void {
  const { state } = t;
  const { creature, field, fighters } = state.fight;
  const at = top(state);
  const stage = state.agenda[at + E_WHAT] as number;
  state.agenda[at + E_WHAT] = stage + 1;
  switch (stage) {
    case 0:
      t.engine.whenDefeated(t, creature, field, fighters, 'before-reward');
      break;
    case 1:
      pool(t, 'reward', POINT_GOLD | POINT_WILLPOWER, rewardOf(t, state, creature), fighters);
      break;
    case 2:
      t.engine.whenDefeated(t, creature, field, fighters, 'before-narrator');
      break;
    case 3:
      if (t.tell.on) t.tell.all({ kind: 'fight-over', won: true, creature: foeName(t), field });
      beat(t, creature, field);
      t.engine.narrate(t, 1);
      break;
    case 4:
      t.engine.whenDefeated(t, creature, field, fighters, 'after-narrator');
      break;
    default:
      freeThePlace(state, creature);
      pop(state);
  }
}

/** AND-14.14, AND-15.9 */
export function runFightOver(t: Playing): void {
  const { state } = t;
  const { inviter, creature, field, willpower } = state.fight;
  pop(state);
  if (t.tell.on && creature !== NONE && willpower > 0) t.tell.all({ kind: 'fight-over', won: false, creature: foeName(t), field });
  t.engine.whenRound(t, 'over');
  Object.assign(state.fight, noFight());
  push(state, NEXT_TURN, inviter);
}
