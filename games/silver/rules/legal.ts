import type { Seat } from '@tafelrunde/kernel';
import { BODYGUARD, CALLABLE, CARDS, EMPATH, RASCAL } from '../cards.ts';
import { type Action, AMULET, FACE, looksLeft, NONE, type Options, openPeek, SPENT, type State, seenBit, UP } from '../state.ts';
import { usable } from './abilities.ts';
import {
  amulets,
  announcements,
  CALL,
  DISCARD,
  DRAW,
  DRAW_ONE,
  digs,
  END,
  empaths,
  FORGO,
  givings,
  guards,
  keeps,
  looks,
  nothing,
  picks,
  placings,
  pushes,
  RETURN,
  SMALL,
  TAKE,
  TURN_OVER,
  targets,
  toAdd,
  toClose,
  toDeal,
  USE,
} from './choices.ts';
import { EMPATHS_LOOK, EXCHANGE, ROBBER_GIVES, reaches, reachOf } from './targets.ts';
import { countUp, findsAny, mine, shields } from './village.ts';

/** Everything this seat may do now, by this version of the rules. */
export function legalFor(state: State, seat: Seat, options: Options, version: number): readonly Action[] {
  if (state.step === 'peek') return peeks(state, seat);
  if (seat !== state.turn) return nothing;
  switch (state.step) {
    case 'turn':
      return turns(state, options);
    case 'keep':
      return keeps.slice(0, state.drawn);
    case 'decide':
      return decisions(state, version);
    case 'exchange':
      return exchanges(state);
    case 'place':
      return state.pushed.map((at) => placings[at] as Action);
    case 'add':
    case 'extra':
      return toAdd;
    case 'target':
    case 'rob':
    case 'again':
      return choices(state);
    case 'dig':
      return digging(state);
    case 'witch':
      return bewitching(state, options);
    case 'give':
      return listWhere(mine(state), ROBBER_GIVES, givings);
    case 'look':
      return toClose;
    case 'end': {
      const listed = [END];
      listFree(listed, state);
      return listed;
    }
    case 'scored':
      return toDeal;
    case 'over':
      return nothing;
  }
}

/** SIL-2.6: two different own cards. */
function peeks(state: State, seat: Seat): readonly Action[] {
  const peek = state.peeks[seat] ?? 0;
  if (openPeek(peek) >= 0) return toClose;
  if (looksLeft(peek) === 0) return nothing;
  const village = state.villages[seat] as number[];
  const listed: Action[] = [];
  for (let at = 0; at < village.length; at += 1) if (((village[at] as number) & seenBit(seat)) === 0) listed.push(looks[at] as Action);
  return listed;
}

/** SIL-3.1 */
function turns(state: State, options: Options): Action[] {
  const village = mine(state);
  const listed: Action[] = [];
  if (state.pile.length > 0) {
    listed.push(DRAW);
    if (options.rascalDeclines && state.pile.length > 1 && countUp(village, RASCAL) > 0) listed.push(DRAW_ONE); // SIL-9.9
  }
  for (let at = 0; at < state.open.length; at += 1) listed.push(picks[at] as Action); // SIL-7.3
  if (state.discard.length > 0 && findsAny(village, EXCHANGE, true, NONE)) listed.push(TAKE); // SIL-3.5, SIL-3.6
  if (village.length <= CALLABLE && state.caller === NONE && !state.acted) listed.push(CALL); // SIL-3.7 to SIL-3.9
  listFree(listed, state);
  return listed;
}

/** SIL-3.14: amulet, Empath, Bodyguard. */
function listFree(into: Action[], state: State): void {
  const village = mine(state);
  if (state.owner === state.turn && !state.placed) for (let at = 0; at < village.length; at += 1) into.push(amulets[at] as Action);
  let empath = false;
  for (let by = 0; by < village.length; by += 1) {
    const card = village[by] as number;
    if ((card & (UP | SPENT)) !== UP) continue;
    if ((card & FACE) === EMPATH) empath = true;
    else if ((card & FACE) === BODYGUARD) listPosts(into, village, by);
  }
  if (!empath) return;
  for (let at = 0; at < village.length; at += 1) if (reaches(EMPATHS_LOOK, village[at] as number, true)) into.push(empaths[at] as Action);
}

/** SIL-7.8: any other own card it does not shield already. */
function listPosts(into: Action[], village: readonly number[], by: number): void {
  const posts = guards[by] as readonly Action[];
  for (let at = 0; at < village.length; at += 1) {
    if (at !== by && !shields(village[by] as number, village[at] as number)) into.push(posts[at] as Action);
  }
}

/** SIL-3.2 to SIL-3.4 */
function decisions(state: State, version: number): readonly Action[] {
  if (state.pushed.length > 0) return announcing(state);
  const listed = [DISCARD];
  if (usable(state, state.held & FACE, version)) listed.push(USE);
  listPushes(listed, state);
  listFree(listed, state);
  return listed;
}

/** SIL-3.5 */
function exchanges(state: State): readonly Action[] {
  return state.pushed.length > 0 ? announcing(state) : listPushes([], state);
}

/** SIL-4.2: more cards, or turn them over. */
function announcing(state: State): readonly Action[] {
  const village = mine(state);
  if (village.length > SMALL) return listPushes([TURN_OVER], state);
  let taken = 0;
  for (let i = 0; i < state.pushed.length; i += 1) taken |= 1 << (state.pushed[i] as number);
  for (let at = 0; at < village.length; at += 1) if (((village[at] as number) & AMULET) !== 0) taken |= 1 << at;
  return (announcements[village.length] as readonly (readonly Action[])[])[taken] as readonly Action[];
}

/** A village has room for all 52 cards, more than one mask holds: each of two marks the places of one half. */
const HALF = CARDS / 2;

/** SIL-4.9, SIL-6.12 */
function listPushes(into: Action[], state: State): Action[] {
  const village = mine(state);
  const { pushed } = state;
  let near = 0;
  let far = 0;
  for (let i = 0; i < pushed.length; i += 1) {
    const at = pushed[i] as number;
    if (at < HALF) near |= 1 << at;
    else far |= 1 << (at - HALF);
  }
  for (let at = 0; at < village.length; at += 1) {
    const isPushed = (at < HALF ? near >> at : far >> (at - HALF)) & 1;
    if (isPushed === 0 && ((village[at] as number) & AMULET) === 0) into.push(pushes[at] as Action);
  }
  return into;
}

/** SIL-6.3 to SIL-6.10: what the ability in use reaches but has not chosen yet (SIL-7.13); nothing is possible as well (SIL-6.14). */
function choices(state: State): Action[] {
  const listed = [FORGO];
  for (let village = 0; village < state.seats; village += 1) listTargets(listed, state, village, state.chosenAt);
  return listed;
}

function listTargets(into: Action[], state: State, village: Seat, except: number): void {
  const reach = reachOf[state.ability] as number;
  const own = village === state.turn;
  const row = state.villages[village] as number[];
  const actions = targets[village] as readonly Action[];
  for (let at = 0; at < row.length; at += 1) {
    if (at !== except && reaches(reach, row[at] as number, own)) into.push(actions[at] as Action);
  }
}

/** SIL-7.16: each number once; the Master just laid down is the last card. */
function digging(state: State): Action[] {
  const { discard } = state;
  const listed = [FORGO];
  let numbers = 0;
  for (let i = discard.length - 2; i >= 0; i -= 1) {
    const card = discard[i] as number;
    if ((numbers & (1 << card)) !== 0) continue;
    numbers |= 1 << card;
    listed.push(digs[card] as Action);
  }
  return listed;
}

/** SIL-7.17, SIL-7.18. That nothing at all can be exchanged happens in version 1 alone. */
function bewitching(state: State, options: Options): readonly Action[] {
  if (state.pushed.length > 0) return announcing(state);
  const listed = listPushes([], state);
  for (let village = 0; village < state.seats; village += 1) if (village !== state.turn) listTargets(listed, state, village, NONE);
  if (options.witchDeclines || listed.length === 0) listed.push(RETURN); // SIL-9.7
  return listed;
}

function listWhere(village: readonly number[], reach: number, actions: readonly Action[]): Action[] {
  const listed: Action[] = [];
  for (let at = 0; at < village.length; at += 1) if (reaches(reach, village[at] as number, true)) listed.push(actions[at] as Action);
  return listed;
}
