import { HOURS, LAST_HOUR } from '../components/index.ts';
import { BEATEN, BREW, BREW_HALF, DWARF, NONE, ON_SHIELD, STRENGTH, WIZARD } from '../pieces.ts';
import { shoots } from '../rules/fight/reach.ts';
import { countOf, fits } from '../rules/items.ts';
import { fieldOfLying, itemOfLying } from '../rules/lying.ts';
import type { Core } from '../engine-port.ts';
import type { State } from '../state.ts';
import type { Situation } from './situation.ts';

/*
 * What can be read off the table at once: ways, hours, prices, and where things are.
 */

/** Steps for this hero, or FAR. */
export const distance = ({ roads, state }: Situation, seat: number, field: number): number =>
  roads.to(state.field[seat] as number)[field] as number;

/** Hours this hero still has today without paying for them. */
export const hoursLeft = (state: State, seat: number): number => Math.max(0, HOURS - (state.hour[seat] as number));

/** Overtime he can pay and still keep so much willpower. */
export function overtimeLeft({ core, state }: { readonly core: Core; readonly state: State }, seat: number, keep: number): number {
  let willpower = state.willpower[seat] as number;
  let hours = 0;
  for (let hour = Math.max(HOURS, state.hour[seat] as number) + 1; hour <= LAST_HOUR; hour += 1) {
    const price = core.engine.overtime(state, hour);
    if (price === NONE || willpower - price < keep) break;
    willpower -= price;
    hours += 1;
  }
  return hours;
}

/** Overtime he can pay without losing a die he would miss. */
export function spareHours(sit: Situation, seat: number): number {
  const { weights } = sit;
  return overtimeLeft(sit, seat, sit.state.heroes[seat] === WIZARD ? weights.sparedWizard : weights.sparedAbove);
}

export const onBoard = (field: number): boolean => field !== NONE && field !== ON_SHIELD && field !== BEATEN;

/** Whether the hero could attack `field` from `from`. */
export function inReach(core: Core, state: State, seat: number, from: number, field: number): boolean {
  return from === field || (shoots(core, state, seat) && (core.board.neighboursOf[from] ?? []).includes(field));
}

/** What a thing costs this hero there, or NONE. */
export const priceOf = ({ core, state }: Situation, seat: number, field: number, item: number): number =>
  core.engine.goods(state, seat, field).find((goods) => goods.item === item)?.price ?? NONE;

/** What a strength point costs this hero there (AND-8.2, AND-2.1). */
export function strengthPrice({ core, state }: Situation, seat: number, field: number): number {
  const goods = core.engine.goods(state, seat, field).find(({ item }) => item === STRENGTH);
  if (goods === undefined) return NONE;
  return state.heroes[seat] === DWARF && field === core.board.cheapStrength ? Math.min(1, goods.price) : goods.price;
}

/** Fields where one of these things lies. */
export function whereLies(state: State, pieces: readonly number[]): number[] {
  return state.lying.flatMap((entry) => (pieces.includes(itemOfLying(entry)) ? [fieldOfLying(entry)] : []));
}

/** Seat that carries one of these, or NONE. */
export function bearerOf(state: State, pieces: readonly number[]): number {
  for (let seat = 0; seat < state.seats; seat += 1) if (pieces.some((piece) => countOf(state, seat, piece) > 0)) return seat;
  return NONE;
}

/** Brew is for a fight that ends the legend. */
export const wantsBrew = ({ state, tale, lack, weights }: Situation, seat: number): boolean =>
  lack > -weights.brewLead && fits(state, seat, BREW) && tale.endsInFight(state);

/** Heroes for whom there is no brew in the team yet. */
export function brewMissing({ state, absent }: Situation): number {
  let missing = 0;
  for (let seat = 0; seat < state.seats; seat += 1) {
    if ((absent & (1 << seat)) === 0) missing += 1;
    missing -= countOf(state, seat, BREW) + countOf(state, seat, BREW_HALF);
  }
  return Math.max(0, missing);
}
