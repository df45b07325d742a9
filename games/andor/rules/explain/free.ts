import type { Refusal } from '@tafelrunde/kernel';
import { MOST_HANDLING, MOST_STRENGTH } from '../../components/index.ts';
import { BREW, FALCON, FALCON_SPENT, GEM_2, GOLD, HERB_3, HERB_4, ITEMS, isLarge, NONE, STRENGTH, TELESCOPE } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { fogAt, isFaceUp } from '../board.ts';
import { countOf, fits, has, inSupply } from '../items.ts';
import { adjacent } from '../land.ts';
import { lyingOn } from '../lying.ts';
import { goldOf } from '../points.ts';
import { hasAgreed, isLocked, isWalking, priceFor, reachable, whyNoAgreement } from '../trade.ts';
import { type Because, type Loose, no, numberOf } from './because.ts';
import { provision } from './turn.ts';

/*
 * Why a free action is not possible (AND-5.1).
 */

export const carries = (state: State, seat: number, action: Loose): Refusal | undefined => {
  const item = numberOf(action, 'item');
  const have = item >= 0 && item < ITEMS ? countOf(state, seat, item) : 0;
  const count = numberOf(action, 'count');
  return count >= 1 && have >= count ? undefined : no('not-carried', 'AND-9.2', { item, count });
};

/** Everything but gold goes one by one. */
const severalAtOnce = (action: Loose, rule: string): Refusal | undefined =>
  numberOf(action, 'count') > 1 && numberOf(action, 'item') !== GOLD ? no('one-by-one', rule) : undefined;

export const takeReason: Because = (_core, state, seat, action) => {
  const item = numberOf(action, 'item');
  const count = numberOf(action, 'count');
  if (count < 1 || lyingOn(state, state.field[seat] as number, item) < count) return no('not-lying-here', 'AND-9.3', { item, count });
  return fits(state, seat, item) ? severalAtOnce(action, 'AND-9.3') : no('no-space', 'AND-9.3', { item });
};

export const giveReason: Because = (_core, state, seat, action) => {
  const to = numberOf(action, 'to');
  if (to === seat || to < 0 || to >= state.seats) return no('no-such-hero', 'AND-9.4');
  if (state.field[to] !== state.field[seat] || isWalking(state, to)) return no('elsewhere', 'AND-9.4', { seat: to });
  if (isLocked(state, to)) return no('in-a-round', 'AND-5.3');
  return (
    carries(state, seat, action) ??
    (fits(state, to, numberOf(action, 'item')) ? undefined : no('no-space', 'AND-9.4', { seat: to })) ??
    severalAtOnce(action, 'AND-9.4')
  );
};

export const exchangeReason: Because = (core, state, seat, action) => {
  const other = numberOf(action, 'with');
  if (other === seat || other < 0 || other >= state.seats) return no('no-such-hero', 'AND-9.5');
  if (state.box[other] === 1) return no('in-sunrise-box', 'AND-9.7', { seat: other });
  if (action['falcon'] === true) {
    if (core.engine.itemOff(state, FALCON)) return no('item-off', 'AND-10.10');
    if (!has(state, seat, FALCON) && !has(state, other, FALCON)) {
      const spent = has(state, seat, FALCON_SPENT) || has(state, other, FALCON_SPENT);
      return no(spent ? 'falcon-spent' : 'no-falcon', 'AND-10.10');
    }
    if (isWalking(state, other)) return no('not-in-passing', 'AND-4.8');
    const open = reachable(core, state, state.field[seat] as number, state.field[other] as number);
    return open ? no('nothing-to-exchange', 'AND-9.5') : no('falcon-blocked', 'AND-21.1');
  }
  if (state.field[other] !== state.field[seat] || isWalking(state, other)) return no('elsewhere', 'AND-9.5', { seat: other });
  return isLocked(state, other) ? no('in-a-round', 'AND-5.3') : no('nothing-to-exchange', 'AND-9.5');
};

export const layReason: Because = (_core, state, seat, action) => {
  if ((state.handled[seat] as number) >= MOST_HANDLING) return no('handled-enough', 'AND-23.1', { most: MOST_HANDLING });
  if (state.exchange.falcon === 1 && isLarge(numberOf(action, 'item'))) return no('too-large-to-fly', 'AND-10.10');
  return carries(state, seat, action) ?? severalAtOnce(action, 'AND-9.5') ?? no('not-carried', 'AND-9.5');
};

export const agreeReason: Because = (_core, state, seat) => {
  if (hasAgreed(state, seat)) return no('nothing-to-answer', 'AND-9.6');
  const why = whyNoAgreement(state);
  return why === undefined ? undefined : no(why, why === 'does-not-fit' ? 'AND-9.6' : 'AND-9.5');
};

export const buyReason: Because = (core, state, seat, action) => {
  const item = numberOf(action, 'item');
  const goods = core.engine.goods(state, seat, state.field[seat] as number);
  if (goods.length === 0) return no('no-merchant', 'AND-8.1');
  const wanted = goods.find((each) => each.item === item);
  if (wanted === undefined) return no('not-sold-here', 'AND-8.3', { item });
  if (item === STRENGTH ? (state.strength[seat] as number) >= MOST_STRENGTH : !inSupply(core, state, item)) {
    return no('sold-out', item === STRENGTH ? 'AND-1.5' : 'AND-8.5', { item });
  }
  if (item !== STRENGTH && !fits(state, seat, item)) return no('no-space', 'AND-8.4', { item });
  const price = priceFor(core.board, state, seat, wanted);
  const gem = numberOf(action, 'gem');
  if (gem !== NONE && core.engine.itemOff(state, GEM_2)) return no('item-off', 'AND-21.6');
  if (goldOf(state, seat) < price) return no('no-gold', ruleOfPrice(item), { price, gold: goldOf(state, seat) });
  return no('no-gem', 'AND-21.6');
};

const ruleOfPrice = (item: number): string => (item === STRENGTH ? 'AND-8.2' : item === BREW ? 'AND-8.6' : 'AND-8.3');

export const uncoverReason: Because = (core, state, seat, action) => {
  const field = numberOf(action, 'field');
  const own = state.field[seat] as number;
  if (field !== own && !adjacent(core, state, own, field)) return no('too-far', 'AND-10.9', { field });
  if (field !== own && !has(state, seat, TELESCOPE)) return no('no-telescope', 'AND-10.9');
  if (field !== own && core.engine.itemOff(state, TELESCOPE)) return no('item-off', 'AND-10.9');
  const at = fogAt(state, field);
  const there = action['what'] === 'fog' && at !== NONE && !isFaceUp(state.fog[at] as number);
  return there ? no('activate-instead', 'AND-6.11') : no('nothing-covered', 'AND-10.9', { field });
};

export const herbReason: Because = (core, state, seat, action) => {
  const item = numberOf(action, 'item');
  if ((item !== HERB_3 && item !== HERB_4) || !has(state, seat, item)) return no('no-herb', 'AND-11.1');
  if (core.engine.itemOff(state, item)) return no('item-off', 'AND-11.1');
  switch (action['use']) {
    case 'walk':
      return provision('AND-11.3')(core, state, seat, action);
    case 'fight':
      return no('nothing-to-answer', 'AND-11.4');
    case 'willpower':
      return state.box[seat] === 1 ? no('in-sunrise-box', 'AND-11.1') : no('answer-first', 'AND-5.4');
    default:
      return undefined;
  }
};
