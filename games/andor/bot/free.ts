import { MOST_STRENGTH } from '../components/index.ts';
import { BREW, DWARF, GOLD, HELM, isRune, isSmall, ITEMS, MINE, NONE, SHIELD, STRENGTH, WARRIOR, WINESKIN } from '../pieces.ts';
import { buyFor, dropOf, giveTo, takeOf, uncoverOn, WELL } from '../rules/actions.ts';
import { coveredOn, wellAt } from '../rules/board.ts';
import { countOf, fits, has, inSupply } from '../rules/items.ts';
import { countOfLying, fieldOfLying, itemOfLying } from '../rules/lying.ts';
import type { Action } from '../state.ts';
import { hasHour } from '../rules/time.ts';
import { handoverFor } from './convoy.ts';
import { goldFor, sharedThings } from './gifts.ts';
import { limits } from './limits.ts';
import { FAR } from './roads.ts';
import type { Situation } from './situation.ts';
import { bearerOf, strengthPrice, wantsBrew } from './standing.ts';

/** What costs no time and is worth doing here before the turn is taken; undefined = nothing. Each of them happens a bounded number of times. */
export function freely(sit: Situation, seat: number): Action | undefined {
  const { state } = sit;
  const field = state.field[seat] as number;
  if (wellAt(state, field) === 'full' && thirsty(sit, seat, field)) return WELL;
  if ((state.handled[seat] as number) < limits.handling) {
    const handled = handing(sit, seat, field);
    if (handled !== undefined) return handled;
  }
  if (coveredOn(state, field) && (state.handled[seat] as number) < limits.handling) return uncoverOn(field, 'token');
  return buying(sit, seat, field);
}

/** Not for a sip that would be lost, unless a task wants the well emptied. */
function thirsty({ state, errands }: Situation, seat: number, field: number): boolean {
  if (errands.some(({ goal }) => goal.goal === 'visit' && goal.action === 'empty-well' && goal.fields.includes(field))) return true;
  return (state.willpower[seat] as number) <= 17;
}

// ---------------------------------------------------------------- taking, laying down, giving

function handing(sit: Situation, seat: number, field: number): Action | undefined {
  const { state } = sit;
  for (const { goal, pieces } of sit.tale.open(state)) {
    if (goal.goal !== 'deliver' || goal.field !== field) continue;
    const item = pieces.find((piece) => has(state, seat, piece));
    if (item !== undefined) return dropOf(item, 1);
  }
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
  const { state, wanted, tale } = sit;
  if (wanted.includes(item)) {
    const home = tale.open(state).some(({ goal, pieces }) => goal.goal === 'deliver' && pieces.includes(item) && goal.field === field);
    if (home) return undefined;
    return fits(state, seat, item) ? takeOf(item, 1) : dropSmall(sit, seat);
  }
  if (item === GOLD) return takeOf(item, count);
  const useful = item === WINESKIN || item === HELM || item === SHIELD || (isRune(item) && !has(state, seat, item));
  return useful && fits(state, seat, item) ? takeOf(item, 1) : undefined;
}

/** Room for what matters. */
function dropSmall({ state, wanted }: Situation, seat: number): Action | undefined {
  for (let item = ITEMS - 1; item >= 0; item -= 1) {
    if (isSmall(item) && has(state, seat, item) && !wanted.includes(item)) return dropOf(item, 1);
  }
  return undefined;
}

/** Gold goes to who spends it, rune stones to who has most of them, brew to who has none. */
function giving(sit: Situation, seat: number, field: number): Action | undefined {
  const { state, treasurer } = sit;
  for (let other = 0; other < state.seats; other += 1) {
    if (other === seat || state.field[other] !== field) continue;
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
  if (sells(BREW) && wantsBrew(sit, seat) && inSupply(core, state, BREW)) return buyFor(BREW, NONE);
  const price = strengthPrice(sit, seat, field);
  if (price === NONE || gold < price || (state.strength[seat] as number) >= MOST_STRENGTH) return undefined;
  return savesForMine(sit, seat, field) ? undefined : buyFor(STRENGTH, NONE);
}

/** The dwarf keeps his gold for the mine where he pays half, if he is to come there in time. */
function savesForMine(sit: Situation, seat: number, field: number): boolean {
  const { state, core, letters } = sit;
  if (state.heroes[seat] !== DWARF || field === MINE || letters < 6) return false;
  if (!core.engine.goods(state, seat, MINE).some(({ item }) => item === STRENGTH)) return false;
  const way = sit.roads.to(MINE)[field] as number;
  return way < FAR && way <= 5 && sit.lack > 6 && !sit.errands.some(({ goal }) => goal.goal === 'visit' && goal.action === 'buy-strength');
}
