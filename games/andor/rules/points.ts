import { LEAST_STRENGTH, MOST_STRENGTH, MOST_WILLPOWER, RECOVERED_WILLPOWER } from '../components/index.ts';
import { GOLD, ITEMS, NONE } from '../pieces.ts';
import type { Playing } from '../engine-port.ts';
import type { Cause, State } from '../state.ts';

/*
 * Willpower, strength, gold and hours of the heroes: the only place where they change.
 */

export const goldOf = (state: State, seat: number): number => state.bag[seat * ITEMS + GOLD] as number;

function tellPoints(t: Playing, seat: number, what: 'willpower' | 'strength' | 'gold', by: number, now: number, cause: Cause): void {
  if (t.tell.on && by !== 0) t.tell.all({ kind: 'points', seat, what, by, now, cause });
}

function setWillpower(t: Playing, seat: number, now: number, cause: Cause): void {
  const before = t.state.willpower[seat] as number;
  t.state.willpower[seat] = now;
  tellPoints(t, seat, 'willpower', now - before, now, cause);
}

/** AND-1.6 */
export function gainWillpower(t: Playing, seat: number, points: number, cause: Cause): void {
  setWillpower(t, seat, Math.min(MOST_WILLPOWER, (t.state.willpower[seat] as number) + points), cause);
}

/** AND-14.13: at 0 willpower a strength point is lost, and there are 3 again. */
export function knockOut(t: Playing, seat: number, cause: Cause): void {
  setWillpower(t, seat, 0, cause);
  if (t.tell.on) t.tell.all({ kind: 'knocked-out', seat });
  loseStrength(t, seat, 1, 'zero');
  setWillpower(t, seat, RECOVERED_WILLPOWER, 'zero');
}

/** Outside a fight: AND-23.2 says what 0 does. */
export function loseWillpower(t: Playing, seat: number, points: number, cause: Cause): void {
  const now = (t.state.willpower[seat] as number) - points;
  if (now > 0) setWillpower(t, seat, now, cause);
  else if (t.options.zeroByEvent === 'battle') knockOut(t, seat, cause);
  else setWillpower(t, seat, 1, cause);
}

/** AND-23.3 */
export function mayPay(t: { readonly options: Playing['options'] }, state: State, seat: number, points: number): boolean {
  return (state.willpower[seat] as number) - points >= (t.options.payKeepsOne ? 1 : 0);
}

export function payWillpower(t: Playing, seat: number, points: number, cause: Cause): void {
  loseWillpower(t, seat, points, cause);
}

/** Points laid out towards a price that is not paid yet: the last one, too, is only laid out (AND-22.4). */
export function promiseWillpower(t: Playing, seat: number, points: number, cause: Cause): void {
  setWillpower(t, seat, (t.state.willpower[seat] as number) - points, cause);
}

/** AND-1.5 */
export function gainStrength(t: Playing, seat: number, points: number, cause: Cause): void {
  const before = t.state.strength[seat] as number;
  const now = Math.min(MOST_STRENGTH, before + points);
  t.state.strength[seat] = now;
  tellPoints(t, seat, 'strength', now - before, now, cause);
}

/** AND-1.5: never the last one. */
export function loseStrength(t: Playing, seat: number, points: number, cause: Cause): void {
  const before = t.state.strength[seat] as number;
  const now = Math.max(LEAST_STRENGTH, before - points);
  t.state.strength[seat] = now;
  tellPoints(t, seat, 'strength', now - before, now, cause);
}

/** AND-8.7: as far as there is any. Returns how much it was. */
export function gainGold(t: Playing, seat: number, gold: number, cause: Cause): number {
  const { state } = t;
  const left = state.stock[GOLD] as number;
  const got = t.options.emptySupply === 'endless' ? gold : Math.min(gold, left);
  state.stock[GOLD] = left - got;
  state.bag[seat * ITEMS + GOLD] = goldOf(state, seat) + got;
  tellPoints(t, seat, 'gold', got, goldOf(state, seat), cause);
  return got;
}

/** Back beside the board, as far as he has any. */
export function loseGold(t: Playing, seat: number, gold: number, cause: Cause): void {
  const { state } = t;
  const lost = Math.min(gold, goldOf(state, seat));
  state.stock[GOLD] = (state.stock[GOLD] as number) + lost;
  state.bag[seat * ITEMS + GOLD] = goldOf(state, seat) - lost;
  tellPoints(t, seat, 'gold', -lost, goldOf(state, seat), cause);
}

/** Moves the time marker without any price. */
export function setHour(t: Playing, seat: number, hour: number): void {
  t.state.hour[seat] = hour;
  if (t.tell.on) t.tell.all({ kind: 'hour', seat, hour, price: 0 });
}

/** AND-3.6, AND-3.7: the marker goes to the sunrise box, the first one onto the rooster. */
export function toBox(t: Playing, seat: number): void {
  const { state } = t;
  if (state.box[seat] === 1) return;
  state.box[seat] = 1;
  const rooster = state.rooster === NONE;
  if (rooster) state.rooster = seat;
  if (t.tell.on) t.tell.all({ kind: 'day-ended', seat, rooster });
}

/** All markers into the sunrise box, this hero's onto the rooster. */
export function setRooster(t: Playing, seat: number): void {
  t.state.rooster = seat;
  for (let other = 0; other < t.state.seats; other += 1) t.state.box[other] = 1;
  if (t.tell.on) t.tell.all({ kind: 'day-ended', seat, rooster: true });
}
