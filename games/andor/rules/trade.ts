import type { Board } from '../board/index.ts';
import { DWARF_PRICE, HELM_SPACES, LARGE_SPACES, MOST_HANDLING, MOST_STRENGTH, SMALL_SPACES } from '../components/index.ts';
import { DWARF, FALCON, FALCON_SPENT, GEM_2, GEM_6, GOLD, HELM, ITEMS, isLarge, NONE, POISON, SHIELD, STRENGTH } from '../pieces.ts';
import type { Core, Goods, Playing } from '../engine-port.ts';
import type { Action, Exchange, State } from '../state.ts';
import { AGREE, buyFor, CANCEL, dropOf, exchangeWith, giveTo, layOf, takeOf } from './actions.ts';
import { EXCHANGE, pop, push } from './agenda.ts';
import { gemValue } from './creatures.ts';
import { countOf, fits, has, inSupply, nameOf, put } from './items.ts';
import { hasRubble } from './land.ts';
import { addLying, countOfLying, fieldOfLying, itemOfLying } from './lying.ts';
import { gainGold, gainStrength, goldOf, loseGold } from './points.ts';

/*
 * Things that change hands: picking up, laying down, giving, exchanging (AND-9), buying (AND-8).
 */

export function noExchange(): Exchange {
  return { a: NONE, b: NONE, falcon: 0, owner: NONE, agreed: 0, offer: [] };
}

// ---------------------------------------------------------------- when it is possible

/** On his way in a move: nothing but farmers is taken or left (AND-4.8). */
export const isWalking = (state: State, seat: number): boolean => state.turn === seat && state.walked !== NONE;

/** AND-5.3 */
export const isLocked = (state: State, seat: number): boolean => state.fight.inRound === 1 && (state.fight.fighters & (1 << seat)) !== 0;

const handlesNoMore = (state: State, seat: number): boolean => (state.handled[seat] as number) >= MOST_HANDLING;

function handle(state: State, seat: number): void {
  state.handled[seat] = (state.handled[seat] as number) + 1;
}

/** Gold goes in any amount, everything else one by one. */
function listCounts(item: number, have: number, out: Action[], make: (item: number, count: number) => Action): void {
  if (item !== GOLD) out.push(make(item, 1));
  else for (let count = 1; count <= have; count += 1) out.push(make(item, count));
}

/** AND-9.2 to AND-9.5 on the hero's own field. */
export function listHandling(core: Core, state: State, seat: number, out: Action[]): void {
  if (handlesNoMore(state, seat) || isLocked(state, seat)) return;
  const { bag, lying } = state;
  const field = state.field[seat] as number;
  for (const entry of lying) {
    if (fieldOfLying(entry) !== field) continue;
    const item = itemOfLying(entry);
    if (fits(state, seat, item)) listCounts(item, countOfLying(entry), out, takeOf);
  }
  for (let item = 0; item < ITEMS; item += 1) {
    const have = bag[seat * ITEMS + item] as number;
    if (have > 0) listCounts(item, have, out, dropOf);
  }
  for (let other = 0; other < state.seats; other += 1) {
    if (other === seat || state.field[other] !== field || isWalking(state, other) || isLocked(state, other)) continue;
    let any = false;
    for (let item = 0; item < ITEMS; item += 1) {
      const have = bag[seat * ITEMS + item] as number;
      if (have === 0) continue;
      any = true;
      if (!fits(state, other, item)) continue;
      if (item !== GOLD) out.push(giveTo(other, item, 1));
      else for (let count = 1; count <= have; count += 1) out.push(giveTo(other, item, count));
    }
    if (state.box[other] === 0 && (any || hasAnything(state, other))) out.push(exchangeWith(other, false));
  }
  listFlights(core, state, seat, out);
}

/** AND-9.2 */
export const canLayDown = (state: State, seat: number): boolean =>
  !handlesNoMore(state, seat) && !isLocked(state, seat) && hasAnything(state, seat);

function hasAnything(state: State, seat: number): boolean {
  for (let item = 0; item < ITEMS; item += 1) if ((state.bag[seat * ITEMS + item] as number) > 0) return true;
  return false;
}

/** AND-10.10, AND-5.3, AND-21.1: with whom a falcon can fly. */
function listFlights(core: Core, state: State, seat: number, out: Action[]): void {
  if (state.fight.inRound === 1 || core.engine.itemOff(state, FALCON)) return;
  const own = has(state, seat, FALCON);
  for (let other = 0; other < state.seats; other += 1) {
    if (other === seat || state.box[other] === 1 || isWalking(state, other) || !(own || has(state, other, FALCON))) continue;
    if (!hasSmallThings(state, seat) && !hasSmallThings(state, other)) continue;
    if (reachable(core, state, state.field[seat] as number, state.field[other] as number)) out.push(exchangeWith(other, true));
  }
}

function hasSmallThings(state: State, seat: number): boolean {
  for (let item = 0; item < ITEMS; item += 1) if (!isLarge(item) && (state.bag[seat * ITEMS + item] as number) > 0) return true;
  return false;
}

/** The falcon flies over anything but rubble (AND-21.1). */
export function reachable(core: Core, state: State, from: number, to: number): boolean {
  if (state.rubble.length === 0 || from === to) return true;
  const seen = new Set([from]);
  const open = [from];
  for (let field = open.pop(); field !== undefined; field = open.pop()) {
    for (const next of [...(core.board.neighboursOf[field] ?? []), ...core.engine.links(state, field)]) {
      if (next === to) return true;
      if (seen.has(next) || hasRubble(state, next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return false;
}

// ---------------------------------------------------------------- taking, laying down, giving

export function takeUp(t: Playing, seat: number, item: number, count: number): void {
  const { state } = t;
  const field = state.field[seat] as number;
  handle(state, seat);
  addLying(state, field, item, -count);
  put(state, seat, item, count);
  if (t.tell.on) t.tell.all({ kind: 'took', seat, item: nameOf(item), count, field });
  t.engine.whenTaken(t, seat, field, item);
}

export function layDown(t: Playing, seat: number, item: number, count: number): void {
  const { state } = t;
  const field = state.field[seat] as number;
  handle(state, seat);
  put(state, seat, item, -count);
  addLying(state, field, item, count);
  if (t.tell.on) t.tell.all({ kind: 'dropped', seat, item: nameOf(item), count, field });
}

export function give(t: Playing, seat: number, to: number, item: number, count: number): void {
  const { state } = t;
  handle(state, seat);
  put(state, seat, item, -count);
  put(state, to, item, count);
  if (t.tell.on) t.tell.all({ kind: 'gave', seat, to, item: nameOf(item), count });
}

// ---------------------------------------------------------------- exchanging

export function openExchange(t: Playing, seat: number, other: number, falcon: boolean): void {
  const { state } = t;
  const { exchange } = state;
  handle(state, seat);
  exchange.a = seat;
  exchange.b = other;
  exchange.falcon = Number(falcon);
  exchange.owner = falcon ? (has(state, seat, FALCON) ? seat : other) : NONE;
  exchange.agreed = 0;
  exchange.offer = Array.from({ length: 2 * ITEMS }, () => 0);
  if (t.tell.on) t.tell.all({ kind: 'exchange-opened', seat, with: other, falcon });
  push(state, EXCHANGE);
}

const sideOf = (exchange: Exchange, seat: number): number => (exchange.a === seat ? 0 : 1);

/** What both lay out, until both agree or one calls it off (AND-9.5). */
export function listExchange(state: State, seat: number, out: Action[]): void {
  const { exchange } = state;
  const side = sideOf(exchange, seat);
  if (!handlesNoMore(state, seat)) {
    for (let item = 0; item < ITEMS; item += 1) {
      if (exchange.falcon === 1 && isLarge(item)) continue;
      const left = countOf(state, seat, item) - (exchange.offer[side * ITEMS + item] as number);
      if (left > 0) listCounts(item, left, out, layOf);
    }
  }
  if ((exchange.agreed & (1 << side)) === 0 && whyNoAgreement(state) === undefined) out.push(AGREE);
  out.push(CANCEL);
}

/** AND-9.5, AND-9.6: something has to be offered, and both need the space for what they get. */
export function whyNoAgreement(state: State): 'nothing-to-exchange' | 'does-not-fit' | undefined {
  const { exchange } = state;
  let any = false;
  for (const count of exchange.offer) if (count > 0) any = true;
  if (!any) return 'nothing-to-exchange';
  return fitsAfter(state, 0, exchange.a) && fitsAfter(state, 1, exchange.b) ? undefined : 'does-not-fit';
}

/** AND-9.5: who has agreed may still change the offer or call it off. Nobody waits for him. */
export function hasAgreed({ exchange: { a, b, agreed } }: State, seat: number): boolean {
  return (a === seat && (agreed & 1) !== 0) || (b === seat && (agreed & 2) !== 0);
}

function fitsAfter(state: State, side: number, seat: number): boolean {
  const { offer } = state.exchange;
  let small = 0;
  let large = 0;
  let helms = 0;
  for (let item = 0; item <= HELM; item += 1) {
    const after = countOf(state, seat, item) - (offer[side * ITEMS + item] as number) + (offer[(1 - side) * ITEMS + item] as number);
    if (item <= POISON) small += after;
    else if (item >= SHIELD && item <= FALCON_SPENT) large += after;
    else helms += after;
  }
  return small <= SMALL_SPACES && large <= LARGE_SPACES && helms <= HELM_SPACES;
}

export function layOut(t: Playing, seat: number, item: number, count: number): void {
  const { exchange } = t.state;
  const at = sideOf(exchange, seat) * ITEMS + item;
  handle(t.state, seat);
  exchange.offer[at] = (exchange.offer[at] as number) + count;
  exchange.agreed = 0;
  if (t.tell.on) t.tell.all({ kind: 'offered', seat, item: nameOf(item), count });
}

export function agree(t: Playing, seat: number): void {
  const { state } = t;
  const { exchange } = state;
  exchange.agreed |= 1 << sideOf(exchange, seat);
  if (t.tell.on) t.tell.all({ kind: 'agreed', seat });
  if (exchange.agreed !== 3) return;
  const { a, b, falcon, owner, offer } = exchange;
  for (let item = 0; item < ITEMS; item += 1) {
    const net = (offer[ITEMS + item] as number) - (offer[item] as number);
    put(state, a, item, net);
    put(state, b, item, -net);
  }
  if (owner !== NONE) {
    put(state, owner, FALCON, -1); // AND-10.11: flown today
    put(state, owner, FALCON_SPENT, 1);
  }
  if (t.tell.on) {
    t.tell.all({ kind: 'exchanged', a, b, falcon: falcon === 1, given: offer.slice(0, ITEMS), taken: offer.slice(ITEMS) });
  }
  closeExchange(state);
}

export function callOff(t: Playing, seat: number): void {
  if (t.tell.on) t.tell.all({ kind: 'exchange-off', seat });
  closeExchange(t.state);
}

function closeExchange(state: State): void {
  Object.assign(state.exchange, noExchange());
  pop(state);
}

// ---------------------------------------------------------------- buying

/** AND-2.1: the dwarf's price where he is at home. */
export function priceFor(board: Board, state: State, seat: number, goods: Goods): number {
  const cheap = goods.item === STRENGTH && state.heroes[seat] === DWARF && state.field[seat] === board.cheapStrength;
  return cheap ? Math.min(goods.price, DWARF_PRICE) : goods.price;
}

export function listGoods(core: Core, state: State, seat: number, out: Action[]): void {
  const goods = core.engine.goods(state, seat, state.field[seat] as number);
  for (const each of goods) {
    const { item } = each;
    if (item === STRENGTH) {
      if ((state.strength[seat] as number) >= MOST_STRENGTH) continue;
    } else if (!inSupply(core, state, item) || !fits(state, seat, item)) continue; // AND-8.4, AND-8.5
    const price = priceFor(core.board, state, seat, each);
    if (goldOf(state, seat) >= price) out.push(buyFor(item, NONE));
    if (core.engine.itemOff(state, GEM_2)) continue;
    for (let gem = GEM_2; gem <= GEM_6; gem += 1) {
      if (has(state, seat, gem) && goldOf(state, seat) + gemValue(gem) >= price) out.push(buyFor(item, gem)); // AND-21.6
    }
  }
}

export function buy(t: Playing, seat: number, item: number, gem: number): void {
  const { state } = t;
  const field = state.field[seat] as number;
  const goods = t.engine.goods(state, seat, field).find((each) => each.item === item);
  if (goods === undefined) return;
  const price = priceFor(t.board, state, seat, goods);
  const paid = gem === NONE ? 0 : gemValue(gem);
  if (gem !== NONE) {
    put(state, seat, gem, -1);
    state.stock[gem] = (state.stock[gem] as number) + 1;
  }
  if (price > paid) loseGold(t, seat, price - paid, 'buy');
  else if (price < paid) gainGold(t, seat, paid - price, 'buy'); // AND-21.7
  if (t.tell.on) t.tell.all({ kind: 'bought', seat, item: item === STRENGTH ? 'strength' : nameOf(item), price, field });
  if (item === STRENGTH) gainStrength(t, seat, 1, 'buy');
  else {
    state.stock[item] = (state.stock[item] as number) - 1;
    put(state, seat, item, 1);
  }
  t.engine.whenBought(t, seat, field, item);
}
