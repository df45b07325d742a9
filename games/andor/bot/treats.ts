import { MOST_STRENGTH, MOST_WILLPOWER, wellGives } from '../components/index.ts';
import { BREW, FOG_BREW, GOLD, HELM, isRune, NONE, RUNE_BLUE, SHIELD, STRENGTH, WINESKIN } from '../pieces.ts';
import { countOf, fits, has } from '../rules/items.ts';
import { fieldOfLying, itemOfLying } from '../rules/lying.ts';
import { looksOf, UNSEEN_THING } from '../view.ts';
import { worthOfGem } from './hoard.ts';
import type { Situation } from './situation.ts';
import { priceOf, strengthPrice, wantsBrew } from './standing.ts';
import type { Weights } from './weights.ts';

/*
 * Things to be had for going there: a look into the fog, strength, brew, a drink, what lies about.
 */

/** Something a hero gets where he ends a move. */
export interface Treat {
  readonly kind: 'fog' | 'buy' | 'well' | 'fetch';
  readonly field: number;
  /** In hours, the way not counted. */
  readonly worth: number;
  readonly item: number;
}

/** All that is to be had by this hero, near or far: kind by kind. */
export function treatsFor(sit: Situation, seat: number): readonly Treat[] {
  const treats = sit.looks.slice();
  shopping(sit, seat, treats);
  wells(sit, seat, treats);
  finds(sit, seat, treats);
  return treats;
}

/** Looks into the fog that are worth something: more while a task wants somebody found in it. */
export function looksInto({ tale, state, errands, weights }: Situation): readonly Treat[] {
  if (state.fog.length === 0) return [];
  const search = errands.some(({ goal }) => goal.goal === 'find');
  return tale.memory.looks(state, search, () => looking(state.fog, search, weights));
}

function looking(fog: readonly number[], search: boolean, weights: Weights): readonly Treat[] {
  let hidden = 0;
  for (const entry of fog) hidden += Number((entry & 1) === 0);
  const looks: Treat[] = [];
  for (const entry of fog) {
    const open = (entry & 1) === 1;
    const back = (entry % 32) >> 1;
    const found = search && (open ? back === FOG_BREW : true) ? weights.search / (open ? 1 : Math.sqrt(hidden)) : 0;
    const worth = found + (open ? (weights.fogOpen[back] as number) : weights.fog);
    if (worth > 0) looks.push({ kind: 'fog', field: Math.floor(entry / 32), worth, item: NONE });
  }
  return looks;
}

// ---------------------------------------------------------------- getting stronger

function shopping(sit: Situation, seat: number, treats: Treat[]): void {
  const { state, weights } = sit;
  const gold = countOf(state, seat, GOLD);
  if (gold === 0) return;
  if (wantsBrew(sit, seat)) {
    for (const field of sit.sellers(BREW)) {
      const price = priceOf(sit, seat, field, BREW);
      const count = Math.floor(gold / price);
      const missing = Math.min(count, sit.brewMissing);
      const worth = missing * (sit.arming ? weights.dueBrew : weights.brew) + (count - missing) * weights.moreBrew;
      if (price <= gold) treats.push({ kind: 'buy', field, worth, item: BREW });
    }
  }
  if ((state.strength[seat] as number) >= MOST_STRENGTH) return;
  for (const field of sit.sellers(STRENGTH)) {
    const price = strengthPrice(sit, seat, field);
    if (price === NONE) continue;
    const points = Math.min(Math.floor(gold / price), MOST_STRENGTH - (state.strength[seat] as number));
    if (points <= 0) continue;
    const each = sit.arming ? weights.dueStrength : sit.lack > 0 ? weights.strengthWanted : weights.strengthIdle;
    const cheap = field === sit.core.board.cheapStrength && price === 1 ? weights.cheap : 0;
    treats.push({ kind: 'buy', field, worth: points * each + cheap, item: NONE });
  }
}

function wells(sit: Situation, seat: number, treats: Treat[]): void {
  const { state, weights } = sit;
  const willpower = state.willpower[seat] as number;
  const gain = Math.min(MOST_WILLPOWER - willpower, wellGives(state.heroes[seat] as number));
  if (gain <= 0) return;
  const after = willpower + gain;
  const die = Number(willpower < 7 && after >= 7) + Number(willpower < 14 && after >= 14);
  const worth = gain * (willpower < 7 ? weights.wellLow : weights.well) + die * weights.die;
  for (const entry of state.wells) if ((entry & 1) === 1) treats.push({ kind: 'well', field: entry >> 1, worth, item: NONE });
}

/** Gems that lie about, where treasure is wanted. */
function treasures({ state, weights }: Situation, treats: Treat[]): void {
  for (const entry of state.lying) {
    const value = worthOfGem(itemOfLying(entry), false);
    if (value > 0) treats.push({ kind: 'fetch', field: fieldOfLying(entry), worth: value * weights.treasure, item: itemOfLying(entry) });
  }
  for (const entry of state.covered) {
    const item = looksOf(state, entry);
    const worth = worthOfGem(item, true) * weights.treasure;
    if (worth > 0) treats.push({ kind: 'fetch', field: Math.floor(entry / 32), worth, item });
  }
}

/** Useful things lying about. */
function finds(sit: Situation, seat: number, treats: Treat[]): void {
  const { state, weights } = sit;
  for (const entry of state.lying) {
    const item = itemOfLying(entry);
    const field = fieldOfLying(entry);
    const worth =
      item === GOLD ? (entry % 1024) * weights.lyingGold : item === WINESKIN || item === SHIELD || item === HELM ? weights.lyingThing : 0;
    if (worth > 0 && fits(state, seat, item)) treats.push({ kind: 'fetch', field, worth, item });
    else if (isRune(item) && !has(state, seat, item) && fits(state, seat, item))
      treats.push({ kind: 'fetch', field, worth: weights.rune, item });
  }
  if (sit.hoard !== undefined) treasures(sit, treats);
  if (state.covered.length === 0) return;
  const item = RUNE_BLUE;
  if (!fits(state, seat, item)) return;
  for (const entry of state.covered) {
    const look = looksOf(state, entry);
    if (isRune(look) || look === UNSEEN_THING) treats.push({ kind: 'fetch', field: Math.floor(entry / 32), worth: weights.rune, item });
  }
}
