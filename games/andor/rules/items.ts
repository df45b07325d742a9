import { HELM_SPACES, LARGE_SPACES, SMALL_SPACES } from '../components/index.ts';
import {
  BREW,
  BREW_HALF,
  FALCON,
  FALCON_SPENT,
  GOLD,
  HELM,
  ITEMS,
  type ItemName,
  isLarge,
  isSmall,
  itemNames,
  POISON,
  RUNE_BLUE,
  RUNE_GREEN,
  RUNE_YELLOW,
  SHIELD,
  SHIELD_HALF,
  TELESCOPE,
  WINESKIN,
  WINESKIN_HALF,
} from '../pieces.ts';
import type { Core, Playing } from '../engine-port.ts';
import type { Cause, Event, State } from '../state.ts';
import { addLying, countOfLying, fieldOfLying, itemOfLying } from './lying.ts';

/*
 * What heroes carry: spaces, supply, and turning things over as they are used.
 */

export const nameOf = (item: number): ItemName => itemNames[item] as ItemName;

/** As it lies on the equipment board: half-used and spent things count with their whole. */
const wholes = itemNames.map((_, item) => {
  if (item === WINESKIN_HALF) return WINESKIN;
  if (item === BREW_HALF) return BREW;
  if (item === SHIELD_HALF) return SHIELD;
  return item === FALCON_SPENT ? FALCON : item;
});
export const wholeOf = (item: number): number => wholes[item] as number;

/** Gold and what lies on the equipment board is never used up: it goes back there. Herbs, stones, gems and the like may leave the game. */
export const returns = (item: number): boolean =>
  item === GOLD || item === HELM || item === TELESCOPE || isLarge(item) || item <= BREW_HALF;

export const countOf = (state: State, seat: number, item: number): number => state.bag[seat * ITEMS + item] as number;
export const has = (state: State, seat: number, item: number): boolean => (state.bag[seat * ITEMS + item] as number) > 0;

export function smallItems(bag: readonly number[], from: number): number {
  let small = 0;
  for (let item = 0; item <= POISON; item += 1) small += bag[from + item] as number;
  return small;
}

export function largeItems(bag: readonly number[], from: number): number {
  let large = 0;
  for (let item = SHIELD; item <= FALCON_SPENT; item += 1) large += bag[from + item] as number;
  return large;
}

/** AND-1.8: whether there is a space for one more of these. */
export function fits(state: State, seat: number, item: number): boolean {
  const from = seat * ITEMS;
  if (isSmall(item)) return smallItems(state.bag, from) < SMALL_SPACES;
  if (isLarge(item)) return largeItems(state.bag, from) < LARGE_SPACES;
  return item !== HELM || (state.bag[from + HELM] as number) < HELM_SPACES;
}

/** Whether there is one left beside the board (AND-8.5, AND-23.5). */
export function inSupply(core: { readonly options: Core['options'] }, state: State, item: number): boolean {
  return (state.stock[item] as number) > 0 || core.options.emptySupply === 'endless';
}

export function put(state: State, seat: number, item: number, count: number): void {
  state.bag[seat * ITEMS + item] = (state.bag[seat * ITEMS + item] as number) + count;
}

/** From the supply. Without a free space it is laid on his field (AND-9.8). False if there is none left. */
export function giveItem(t: Playing, seat: number, item: number, cause: Cause): boolean {
  const { state } = t;
  const whole = wholeOf(item);
  if (!inSupply(t, state, whole)) return false;
  state.stock[whole] = (state.stock[whole] as number) - 1;
  if (fits(state, seat, item)) {
    put(state, seat, item, 1);
    if (t.tell.on) t.tell.all({ kind: 'got', seat, item: nameOf(item), count: 1, cause });
  } else {
    const field = state.field[seat] as number;
    addLying(state, field, item, 1);
    if (t.tell.on) t.tell.all({ kind: 'laid', what: nameOf(item), field, count: 1 });
  }
  return true;
}

/** Takes one away: back to the supply, or out of the game. */
export function takeItem(t: Playing, seat: number, item: number, to: 'stock' | 'gone', cause: Cause): void {
  put(t.state, seat, item, -1);
  if (to === 'stock' || returns(item)) t.state.stock[wholeOf(item)] = (t.state.stock[wholeOf(item)] as number) + 1;
  if (t.tell.on) t.tell.all({ kind: 'lost', seat, item: nameOf(item), count: 1, cause });
}

/** The side of a wineskin, brew or shield that is used next: a half-used one first. NONE is never asked for. */
function nextSide(state: State, seat: number, whole: number, half: number): number {
  return has(state, seat, half) ? half : whole;
}

/** AND-10.1: turned over after the first use, back to the equipment board after the second. */
function useSide(t: Playing, seat: number, whole: number, half: number, use: Extract<Event, { kind: 'used' }>['use']): void {
  const { state } = t;
  const side = nextSide(state, seat, whole, half);
  put(state, seat, side, -1);
  if (side === whole) put(state, seat, half, 1);
  else state.stock[whole] = (state.stock[whole] as number) + 1;
  if (t.tell.on) t.tell.all({ kind: 'used', seat, item: nameOf(side), use });
}

const usable = (core: Core, state: State, seat: number, whole: number, half: number): boolean =>
  (has(state, seat, whole) || has(state, seat, half)) && !core.engine.itemOff(state, whole);

export const hasWineskin = (core: Core, state: State, seat: number): boolean => usable(core, state, seat, WINESKIN, WINESKIN_HALF);
export const hasBrew = (core: Core, state: State, seat: number): boolean => usable(core, state, seat, BREW, BREW_HALF);
export const hasShield = (core: Core, state: State, seat: number): boolean => usable(core, state, seat, SHIELD, SHIELD_HALF);
export const useWineskin = (t: Playing, seat: number): void => useSide(t, seat, WINESKIN, WINESKIN_HALF, 'walk');
export const useBrew = (t: Playing, seat: number): void => useSide(t, seat, BREW, BREW_HALF, 'fight');
export const useShield = (t: Playing, seat: number, use: 'shield' | 'event'): void => useSide(t, seat, SHIELD, SHIELD_HALF, use);

/** AND-11.8 */
export function hasBlackDie(core: Core, state: State, seat: number): boolean {
  const { bag } = state;
  const from = seat * ITEMS;
  return (
    (bag[from + RUNE_BLUE] as number) > 0 &&
    (bag[from + RUNE_YELLOW] as number) > 0 &&
    (bag[from + RUNE_GREEN] as number) > 0 &&
    !core.engine.itemOff(state, RUNE_BLUE)
  );
}

/** AND-10.10: at sunrise every spent falcon is turned back. */
export function restFalcons(state: State): void {
  for (let seat = 0; seat < state.seats; seat += 1) {
    const spent = countOf(state, seat, FALCON_SPENT);
    if (spent === 0) continue;
    put(state, seat, FALCON_SPENT, -spent);
    put(state, seat, FALCON, spent);
  }
  for (const entry of state.lying.slice()) {
    if (itemOfLying(entry) !== FALCON_SPENT) continue;
    addLying(state, fieldOfLying(entry), FALCON_SPENT, -countOfLying(entry));
    addLying(state, fieldOfLying(entry), FALCON, countOfLying(entry));
  }
}
