import { MOST_STRENGTH } from '../components/index.ts';
import {
  BREW,
  DWARF,
  GOLD,
  HELM,
  isRune,
  isSmall,
  ITEMS,
  NONE,
  SHIELD,
  STRENGTH,
  TELESCOPE,
  WARRIOR,
  WINESKIN,
  WINESKIN_HALF,
} from '../pieces.ts';
import { buyFor, dropOf, giveTo, takeOf, uncoverOn, WELL } from '../rules/actions.ts';
import { coveredOn, fogAt, isFaceUp, wellAt } from '../rules/board.ts';
import { isCut } from '../rules/land.ts';
import { countOf, fits, has, inSupply } from '../rules/items.ts';
import { countOfLying, fieldOfLying, itemOfLying } from '../rules/lying.ts';
import type { Action } from '../state.ts';
import { hasHour } from '../rules/time.ts';
import { handoverFor } from './convoy.ts';
import { goldFor, sharedThings } from './gifts.ts';
import { handing as handsOver } from './hoard.ts';
import { limits } from './limits.ts';
import { laysLure } from './lures.ts';
import { debtorOf, owesBrew } from './oaths.ts';
import { FAR } from './roads.ts';
import type { Situation } from './situation.ts';
import { bearerOf, priceOf, strengthPrice, wantsBrew } from './standing.ts';

/** What costs no time and is worth doing here before the turn is taken; undefined = nothing. Each of them happens a bounded number of times. */
export function freely(sit: Situation, seat: number): Action | undefined {
  const { state } = sit;
  const field = state.field[seat] as number;
  if (wellAt(state, field) === 'full' && thirsty(sit, seat, field)) return WELL;
  if ((state.handled[seat] as number) < limits.handling) {
    const handled = handing(sit, seat, field);
    if (handled !== undefined) return handled;
  }
  const sight = has(state, seat, TELESCOPE) ? seenFromHere(sit, seat, field) : undefined;
  if (sight !== undefined) return sight;
  if (coveredOn(state, field) && (state.handled[seat] as number) < limits.handling) return uncoverOn(field, 'token');
  return buying(sit, seat, field) ?? handsOver(sit, seat, field);
}

/** A telescope shows what lies next to him, for nothing (AND-10.9). */
function seenFromHere({ core, state }: Situation, seat: number, field: number): Action | undefined {
  if (core.engine.itemOff(state, TELESCOPE) || (state.handled[seat] as number) >= limits.handling) return undefined;
  for (const next of core.board.neighboursOf[field] ?? []) {
    if (isCut(state, field, next)) continue;
    const at = fogAt(state, next);
    if (at !== NONE && !isFaceUp(state.fog[at] as number)) return uncoverOn(next, 'fog');
    if (coveredOn(state, next)) return uncoverOn(next, 'token');
  }
  return undefined;
}

/** Not for a sip that would be lost, unless a task wants the well emptied. */
function thirsty({ state, errands }: Situation, seat: number, field: number): boolean {
  if (errands.some(({ goal }) => goal.goal === 'visit' && goal.action === 'empty-well' && goal.fields.includes(field))) return true;
  return (state.willpower[seat] as number) <= 17;
}

// ---------------------------------------------------------------- taking, laying down, giving

function handing(sit: Situation, seat: number, field: number): Action | undefined {
  const { state } = sit;
  for (const { goal, pieces } of sit.open) {
    if (goal.goal !== 'deliver' || goal.field !== field) continue;
    const item = pieces.find((piece) => has(state, seat, piece));
    if (item !== undefined) return dropOf(item, 1);
  }
  const lure = laysLure(sit, seat, field);
  if (lure !== undefined) return lure;
  const passed = passingOn(sit, seat, field);
  if (passed !== undefined) return passed;
  for (const entry of state.lying) {
    if (fieldOfLying(entry) !== field) continue;
    const action = picking(sit, seat, field, itemOfLying(entry), countOfLying(entry));
    if (action !== undefined) return action;
  }
  return giving(sit, seat, field);
}

/** Hands over what somebody else brings home sooner; lays it down for him where the day is over before he comes. */
function passingOn(sit: Situation, seat: number, field: number): Action | undefined {
  const { state, core } = sit;
  for (const { goal, pieces, shy } of sit.errands) {
    if (goal.goal !== 'deliver' || bearerOf(state, pieces) !== seat) continue;
    const item = pieces.find((piece) => has(state, seat, piece));
    const over = handoverFor(sit, seat, goal.field, shy);
    if (item === undefined || over === undefined || over.field !== field) continue;
    if (state.field[over.to] === field) return fits(state, over.to, item) ? giveTo(over.to, item, 1) : undefined;
    if (!hasHour(core, state, seat)) return dropOf(item, 1);
  }
  return undefined;
}

function picking(sit: Situation, seat: number, field: number, item: number, count: number): Action | undefined {
  const { state, wanted } = sit;
  if (wanted.includes(item)) {
    const home = sit.open.some(({ goal, pieces }) => goal.goal === 'deliver' && pieces.includes(item) && goal.field === field);
    if (home) return undefined;
    return fits(state, seat, item) ? takeOf(item, 1) : dropSmall(sit, seat);
  }
  if (item === GOLD) return takeOf(item, count);
  const useful = item === WINESKIN || item === HELM || item === SHIELD || item === TELESCOPE || (isRune(item) && !has(state, seat, item));
  return useful && fits(state, seat, item) ? takeOf(item, 1) : undefined;
}

/** What is laid down before anything else: what is soon drunk, what shows little. Brew is the last. */
const dropped: readonly number[] = [WINESKIN_HALF, TELESCOPE, WINESKIN];

/** Room for what matters. */
function dropSmall({ state, wanted }: Situation, seat: number): Action | undefined {
  for (const item of dropped) if (has(state, seat, item) && !wanted.includes(item)) return dropOf(item, 1);
  for (let item = ITEMS - 1; item >= 0; item -= 1) {
    if (isSmall(item) && has(state, seat, item) && !wanted.includes(item)) return dropOf(item, 1);
  }
  return undefined;
}

/** Gold goes to who spends it, rune stones to who has most of them, brew to who has none. */
function giving(sit: Situation, seat: number, field: number): Action | undefined {
  const { state, treasurer } = sit;
  for (let other = 0; other < state.seats; other += 1) {
    if (other === seat || state.field[other] !== field || (sit.absent & (1 << other)) !== 0) continue;
    const [item] = sharedThings(state, seat, other);
    if (item !== undefined) return giveTo(other, item, 1);
  }
  const gold = state.field[treasurer] === field ? goldFor(sit, seat, treasurer) : 0;
  return gold > 0 ? giveTo(treasurer, GOLD, gold) : undefined;
}

// ---------------------------------------------------------------- buying

function buying(sit: Situation, seat: number, field: number): Action | undefined {
  const { state, core } = sit;
  const gold = countOf(state, seat, GOLD);
  if (gold === 0) return undefined;
  const goods = core.engine.goods(state, seat, field);
  if (goods.length === 0) return undefined;
  const sells = (item: number): boolean => goods.some((each) => each.item === item && each.price <= gold);
  if (state.heroes[seat] === WARRIOR && sells(HELM) && fits(state, seat, HELM) && inSupply(core, state, HELM)) return buyFor(HELM, NONE);
  if (sells(BREW) && (wantsBrew(sit, seat) || owesBrew(sit, seat)) && fits(state, seat, BREW) && inSupply(core, state, BREW))
    return buyFor(BREW, NONE);
  if (debtorOf(sit) === seat) return undefined;
  if (sit.hoard !== undefined && (state.strength[seat] as number) >= sit.weights.hoardStrength) return undefined;
  const price = strengthPrice(sit, seat, field);
  if (price === NONE || gold < price || (state.strength[seat] as number) >= MOST_STRENGTH) return undefined;
  return savesForMine(sit, seat, field) || savesForBrew(sit, seat, field, price) ? undefined : buyFor(STRENGTH, NONE);
}

/** The dwarf keeps his gold for the mine where he pays half, if he is to come there in time. */
function savesForMine(sit: Situation, seat: number, field: number): boolean {
  const { state, core, letters, limits } = sit;
  const mine = core.board.cheapStrength;
  if (state.heroes[seat] !== DWARF || mine === NONE || field === mine || letters < limits.mineLetters) return false;
  if (!core.engine.goods(state, seat, mine).some(({ item }) => item === STRENGTH)) return false;
  const way = sit.roads.to(mine)[field] as number;
  const near = way < FAR && way <= limits.mineWay;
  return near && sit.lack > 6 && !sit.errands.some(({ goal }) => goal.goal === 'visit' && goal.action === 'buy-strength');
}

/** Where the last fight is near, brew for who has none does more than a strength point at the full price. */
function savesForBrew(sit: Situation, seat: number, field: number, price: number): boolean {
  if (price <= 1 || sit.boss === NONE || !wantsBrew(sit, seat) || sit.brewMissing === 0) return false;
  const ways = sit.roads.to(field);
  const gold = countOf(sit.state, seat, GOLD);
  return sit.sellers(BREW).some((seller) => (ways[seller] as number) <= sit.weights.brewWay && gold >= priceOf(sit, seat, seller, BREW));
}
