import { wellGives } from '../components/index.ts';
import { HERB_3, HERB_4, NONE, TELESCOPE } from '../pieces.ts';
import type { Core, Playing } from '../engine-port.ts';
import type { Action, State } from '../state.ts';
import { FOG, herbFor, offerOf, uncoverOn, WELL } from './actions.ts';
import { AVERT, EXCHANGE, POOL, QUESTION, topCode } from './agenda.ts';
import { coveredOn, emptyWell, fogAt, isFaceUp, wellAt } from './board.ts';
import { has, nameOf, put } from './items.ts';
import { isCut } from './land.ts';
import { gainWillpower } from './points.ts';
import { canLayDown, isWalking, listGoods, listHandling } from './trade.ts';

/*
 * What costs no time (AND-5).
 */

/** AND-5.2, AND-5.4: whether this hero may act freely at all now. */
export function isFree(state: State, seat: number): boolean {
  if (state.box[seat] === 1) return false;
  const code = topCode(state);
  return code !== QUESTION && code !== POOL && code !== AVERT && code !== EXCHANGE;
}

/** Every free action of a hero for whom `isFree` holds. */
export function listFree(core: Core, state: State, seat: number, out: Action[]): void {
  for (let item = HERB_3; item <= HERB_4; item += 1) {
    if (has(state, seat, item) && !core.engine.itemOff(state, item)) out.push(herbFor(item, 'willpower'));
  }
  if (isWalking(state, seat)) return; // AND-4.8
  const field = state.field[seat] as number;
  if (wellAt(state, field) === 'full') out.push(WELL);
  if (fogAt(state, field) !== NONE) out.push(FOG);
  if (coveredOn(state, field)) out.push(uncoverOn(field, 'token'));
  if (has(state, seat, TELESCOPE) && !core.engine.itemOff(state, TELESCOPE)) listSights(core, state, field, out);
  listGoods(core, state, seat, out);
  for (const offer of core.engine.offers(state, seat, field)) out.push(offerOf(offer));
  listHandling(core, state, seat, out);
}

/** Whether there is any for him. Who carries something can nearly always lay it down: that is looked at first. */
export function hasFreeAction(core: Core, state: State, seat: number): boolean {
  if (!isWalking(state, seat) && canLayDown(state, seat)) return true;
  const found: Action[] = [];
  listFree(core, state, seat, found);
  return found.length > 0;
}

/** AND-10.9 */
function listSights(core: Core, state: State, field: number, out: Action[]): void {
  for (const next of core.board.neighboursOf[field] ?? []) {
    if (isCut(state, field, next)) continue;
    const at = fogAt(state, next);
    if (at !== NONE && !isFaceUp(state.fog[at] as number)) out.push(uncoverOn(next, 'fog'));
    if (coveredOn(state, next)) out.push(uncoverOn(next, 'token'));
  }
}

/** AND-7.1 */
export function drinkFromWell(t: Playing, seat: number): void {
  const field = t.state.field[seat] as number;
  emptyWell(t, field);
  if (t.tell.on) t.tell.all({ kind: 'well-emptied', seat, field });
  gainWillpower(t, seat, wellGives(t.state.heroes[seat] as number), 'well');
  t.engine.whenWellEmptied(t, seat, field);
}

/** AND-11.2 */
export function eatForWillpower(t: Playing, seat: number, item: number): void {
  put(t.state, seat, item, -1);
  if (t.tell.on) t.tell.all({ kind: 'used', seat, item: nameOf(item), use: 'willpower' });
  gainWillpower(t, seat, item - HERB_3 + 3, 'herb');
}
