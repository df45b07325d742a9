import { MOST_STRENGTH, MOST_WILLPOWER } from '../components/index.ts';
import { GOLD, ITEMS, type ItemName, NONE } from '../pieces.ts';
import type { Core, Playing } from '../engine-port.ts';
import { type Pool, POINT_GOLD, POINT_ITEM, POINT_STRENGTH, POINT_WILLPOWER, type PoolKind, type State } from '../state.ts';
import { POOL, pop, push } from './agenda.ts';
import { fits, giveItem, inSupply, nameOf, takeItem } from './items.ts';
import {
  gainGold,
  gainStrength,
  gainWillpower,
  goldOf,
  loseGold,
  loseStrength,
  loseWillpower,
  mayPay,
  payWillpower,
  promiseWillpower,
} from './points.ts';

/*
 * Deciding as a group, point by point or share by share (AND-22).
 */

export type Point = 'gold' | 'willpower' | 'strength' | 'item';
export const points: readonly Point[] = ['gold', 'willpower', 'strength', 'item'];
const bitOfPoint = { gold: POINT_GOLD, willpower: POINT_WILLPOWER, strength: POINT_STRENGTH, item: POINT_ITEM } as const;

export interface PoolSettings {
  readonly item?: number;
  /** Most points for one hero. */
  readonly each?: number;
}

/** Opens a pool among these seats; `state.answer` tells in the end whether all of it was shared or paid. */
export function pool(t: Playing, kind: PoolKind, point: number, total: number, seats: number, settings: PoolSettings = {}): void {
  const { state } = t;
  if (total <= 0 || seats === 0) {
    state.answer = 1;
    return;
  }
  const open = state.pool;
  open.kind = kind;
  open.points = point;
  open.item = settings.item ?? NONE;
  open.left = total;
  open.seats = seats;
  open.at = 0;
  open.passes = 0;
  open.each = settings.each ?? total;
  open.moved = Array.from({ length: state.seats * 3 }, () => 0);
  if (t.tell.on) {
    const item: ItemName | '' = open.item === NONE ? '' : nameOf(open.item);
    t.tell.all({ kind: 'pool', pool: kind, total, points: point, item });
  }
  push(state, POOL);
}

function movedBy({ moved }: Pool, seat: number): number {
  return (moved[seat * 3] as number) + (moved[seat * 3 + 1] as number) + (moved[seat * 3 + 2] as number);
}

/** Whether this hero can take or give such a point. Losses are taken of one's own will only down to 1 willpower. */
export function mayShare(core: Core, state: State, seat: number, point: Point): boolean {
  const { pool: open } = state;
  if ((open.points & bitOfPoint[point]) === 0 || (open.seats & (1 << seat)) === 0 || movedBy(open, seat) >= open.each) return false;
  const gains = open.kind === 'gain' || open.kind === 'reward';
  switch (point) {
    case 'gold':
      return gains ? inSupply(core, state, GOLD) : goldOf(state, seat) > 0;
    case 'willpower': {
      const willpower = state.willpower[seat] as number;
      if (gains) return willpower < MOST_WILLPOWER;
      return open.kind === 'price' ? mayPay(core, state, seat, 1) : willpower > 1;
    }
    case 'strength': {
      const strength = state.strength[seat] as number;
      return gains ? strength < MOST_STRENGTH : strength > 1;
    }
    case 'item':
      return gains ? inSupply(core, state, open.item) && fits(state, seat, open.item) : (state.bag[seat * ITEMS + open.item] as number) > 0;
  }
}

/** How many such points this hero can take or give in one answer (AND-22.6). Things are taken one by one: each may need a space. */
export function mostToShare(core: Core, state: State, seat: number, point: Point): number {
  if (!mayShare(core, state, seat, point)) return 0;
  const { pool: open } = state;
  const gains = open.kind === 'gain' || open.kind === 'reward';
  const own = point === 'willpower' ? (state.willpower[seat] as number) : (state.strength[seat] as number);
  const kept = point === 'willpower' && open.kind === 'price' && !core.options.payKeepsOne ? 0 : 1;
  const has = {
    gold: gains ? (core.options.emptySupply === 'endless' ? open.left : (state.stock[GOLD] as number)) : goldOf(state, seat),
    willpower: gains ? MOST_WILLPOWER - own : own - kept,
    strength: gains ? MOST_STRENGTH - own : own - kept,
    item: gains ? 1 : (state.bag[seat * ITEMS + open.item] as number),
  };
  return Math.min(has[point], open.left, open.each - movedBy(open, seat));
}

function mayShareAny(core: Core, state: State, seat: number): boolean {
  for (const point of points) if (mayShare(core, state, seat, point)) return true;
  return false;
}

/** Takes or gives so many points. */
export function share(t: Playing, seat: number, point: Point, count: number): void {
  const { pool: open } = t.state;
  if (t.tell.on) t.tell.all({ kind: 'shared', seat, pool: open.kind, point, ...(count === 1 ? {} : { count }) });
  movePoints(t, seat, point, count);
  open.left -= count;
  open.passes = 0;
  open.at = (seat + 1) % t.state.seats;
}

function movePoints(t: Playing, seat: number, point: Point, count: number): void {
  const { pool: open } = t.state;
  const gains = open.kind === 'gain' || open.kind === 'reward';
  const column = point === 'gold' ? 0 : point === 'willpower' ? 1 : 2;
  open.moved[seat * 3 + column] = (open.moved[seat * 3 + column] as number) + count;
  if (point === 'gold') {
    if (gains) gainGold(t, seat, count, 'pool');
    else loseGold(t, seat, count, 'pool');
  } else if (point === 'willpower') {
    if (gains) gainWillpower(t, seat, count, 'pool');
    else if (open.kind === 'price') promiseWillpower(t, seat, count, 'pool');
    else loseWillpower(t, seat, count, 'pool');
  } else if (point === 'strength') {
    if (gains) gainStrength(t, seat, count, 'pool');
    else loseStrength(t, seat, count, 'pool');
  } else if (gains) giveItem(t, seat, open.item, 'pool');
  else for (let n = 0; n < count; n += 1) takeItem(t, seat, open.item, 'stock', 'pool');
}

export function passInPool(t: Playing, seat: number): void {
  const { pool: open } = t.state;
  open.passes += 1;
  open.at = (seat + 1) % t.state.seats;
  if (t.tell.on) t.tell.all({ kind: 'pool-passed', seat });
}

/** Goes on to the next hero who can decide anything; true while one has to. Otherwise the pool is over (AND-22.1). */
export function poolWaits(t: Playing): boolean {
  const { state } = t;
  const { pool: open } = state;
  let concerned = 0;
  for (let seat = 0; seat < state.seats; seat += 1) concerned += (open.seats >> seat) & 1;
  while (open.left > 0 && open.passes < concerned) {
    if (mayShareAny(t, state, open.at)) return true;
    if ((open.seats & (1 << open.at)) !== 0) open.passes += 1;
    open.at = (open.at + 1) % state.seats;
  }
  closePool(t);
  return false;
}

function closePool(t: Playing): void {
  const { state } = t;
  const { pool: open } = state;
  const reached = open.left === 0;
  if (open.kind === 'price') {
    if (reached) feelTheLoss(t);
    else refund(t);
  } else shareOutRest(t);
  state.answer = Number(open.left === 0);
  if (t.tell.on) t.tell.all({ kind: 'pool-over', pool: open.kind, reached });
  clearPool(open);
  pop(state);
}

export function clearPool(open: Pool): void {
  open.kind = 'none';
  open.points = 0;
  open.item = NONE;
  open.left = 0;
  open.seats = 0;
  open.at = 0;
  open.passes = 0;
  open.each = 0;
  open.moved = [];
}

/** AND-23.3: who gave his last point comes to 0 only now that the price is paid. */
function feelTheLoss(t: Playing): void {
  for (let seat = 0; seat < t.state.seats; seat += 1) if (t.state.willpower[seat] === 0) payWillpower(t, seat, 0, 'pool');
}

/** AND-22.4 */
function refund(t: Playing): void {
  const { pool: open, seats } = t.state;
  for (let seat = 0; seat < seats; seat += 1) {
    const gold = open.moved[seat * 3] as number;
    const willpower = open.moved[seat * 3 + 1] as number;
    if (gold > 0) gainGold(t, seat, gold, 'pool');
    if (willpower > 0) gainWillpower(t, seat, willpower, 'pool');
  }
}

/** AND-22.2: gains to the hero with least willpower; AND-22.3: losses to the one with most. Among equals the lowest rank. */
function shareOutRest(t: Playing): void {
  const { state } = t;
  const { pool: open } = state;
  const gains = open.kind === 'gain' || open.kind === 'reward';
  while (open.left > 0) {
    let chosen = NONE;
    for (let seat = 0; seat < state.seats; seat += 1) {
      if ((open.seats & (1 << seat)) === 0 || pointFor(t, seat) === undefined) continue;
      const own = state.willpower[seat] as number;
      const best = chosen === NONE ? own : (state.willpower[chosen] as number);
      if (chosen === NONE || (gains ? own < best : own > best)) chosen = seat;
    }
    const point = chosen === NONE ? undefined : pointFor(t, chosen);
    if (point === undefined) return;
    // Gold and strength change nobody's willpower: the next one would go the same way, so they go, and are told, at once.
    const count = point === 'gold' || point === 'strength' ? mostToShare(t, state, chosen, point) : 1;
    movePoints(t, chosen, point, count);
    open.left -= count;
  }
}

/** What a left-over point is for this hero. A loss of willpower strikes even at the last point. */
function pointFor(t: Playing, seat: number): Point | undefined {
  const { pool: open } = t.state;
  const found = points.find((point) => mayShare(t, t.state, seat, point));
  if (found !== undefined) return found;
  return open.kind === 'loss' && (open.points & POINT_WILLPOWER) !== 0 && movedBy(open, seat) < open.each ? 'willpower' : undefined;
}
